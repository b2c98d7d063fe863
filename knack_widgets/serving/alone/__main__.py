"""`python -m knack_widgets.serving.alone FOLDER`: builds the static edition."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import urlsplit

from .. import resource_paths
from ..game_pages import with_game_pages
from .site import build, weigh


def _address(text: str) -> str:
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment:
        raise argparse.ArgumentTypeError(f"{text!r}: expected an address such as https://book.example/knack/")
    return text if text.endswith("/") else f"{text}/"


def main(words: Sequence[str] | None = None) -> None:
    """Build the edition in the folder that the command line names, and print its size."""
    parser = argparse.ArgumentParser(prog="python -m knack_widgets.serving.alone", description=__doc__)
    parser.add_argument("folder", type=Path, help="where to build; an edition that is there is replaced")
    parser.add_argument("--notebooks", type=Path, help="default: the book's own, and those of installed games")
    parser.add_argument(
        "--modules",
        type=Path,
        default=resource_paths.CHECKOUT / "node_modules",
        help="npm's packages: pyodide and esbuild",
    )
    parser.add_argument(
        "--address", type=_address, metavar="URL", help="where it will stand: shared links show a picture"
    )
    asked = parser.parse_args(words)
    notebooks = asked.notebooks or with_game_pages(resource_paths.notebooks())
    pages = build(asked.folder, notebooks=notebooks, modules=asked.modules, address=asked.address or "")
    print(f"{asked.folder}: {len(pages)} pages ({', '.join(pages)})")
    for part, size in weigh(asked.folder).items():
        print(f"{size / 1e6:8.2f} MB  {part}")


if __name__ == "__main__":
    main()
