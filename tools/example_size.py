"""The size of the example game: the lines that differ from what `knack-widgets new-game` writes.

Run `python -m tools.example_size`. A line counts if it is in the example and not at its place in the new game.
"""

from __future__ import annotations

from difflib import SequenceMatcher
from pathlib import Path
from typing import Final

from knack_widgets.new_game import fill_template

EXAMPLE: Final = Path(__file__).parents[1] / "examples" / "agram"
MAX_LINES: Final = 900
"""Greatest number of lines that an author may have to write."""
SKIPPED: Final = frozenset({"__pycache__", ".pytest_cache"})


def differing_lines(folder: Path = EXAMPLE, name: str = "Agram") -> dict[str, int]:
    """Return path → number of its lines that `new-game` does not write, for each file of a game that has any.

    folder: the folder of the game's package
    name: the game's name
    """
    written = dict(fill_template(name, folder.name))
    counts = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not SKIPPED & {*path.parts}:
            place = path.relative_to(folder).as_posix()
            lines, before = path.read_text(encoding="utf-8").splitlines(), written.get(place, "").splitlines()
            same = sum(block.size for block in SequenceMatcher(None, before, lines, False).get_matching_blocks())
            if len(lines) > same:
                counts[place] = len(lines) - same
    return counts


def main() -> None:
    """Print the number of differing lines of each file, and their sum."""
    counts = differing_lines()
    for path, count in counts.items():
        print(f"{count:5}  {path}")
    print(f"{sum(counts.values()):5}  lines; at most {MAX_LINES}")


if __name__ == "__main__":
    main()
