"""`python -m knack_widgets.serving.voici FOLDER`: builds the static edition."""

from __future__ import annotations

import argparse
from pathlib import Path

from .. import places
from .site import build, weigh


def main() -> None:
    """Build into the folder that the command line names, and print the sizes of its parts."""
    parser = argparse.ArgumentParser(prog="python -m knack_widgets.serving.voici", description=__doc__)
    parser.add_argument("folder", type=Path, help="where to build; an edition that is there is replaced")
    parser.add_argument("--notebooks", type=Path, default=places.notebooks(), help="default: the book's own")
    parser.add_argument(
        "--pyodide", type=Path, default=places.CHECKOUT / "node_modules" / "pyodide", help="npm's package of that name"
    )
    asked = parser.parse_args()
    pages = build(asked.folder, notebooks=asked.notebooks, pyodide=asked.pyodide)
    print(f"{asked.folder}: {len(pages)} pages ({', '.join(pages)})")
    for part, size in weigh(asked.folder).items():
        print(f"{size / 1e6:8.2f} MB  {part}")


if __name__ == "__main__":
    main()
