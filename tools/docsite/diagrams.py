"""Diagrams of the documentation: `python -m tools.docsite.diagrams` draws each `docs/diagrams/*.toml` as SVG.

A description has `title`, `rows` of boxes (a box is its name, or name and note at a bar), and `arrows`: from, to and
label.
The picture has its own light ground, so that it can be read on light and dark pages.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final, NamedTuple

FOLDER: Final = Path(__file__).resolve().parents[2] / "docs" / "diagrams"
WIDTH: Final = 820
BOX_HEIGHT: Final = 54
ROW_HEIGHT: Final = 122
MARGIN: Final = 20
LETTER: Final = 7.3
"""The mean width of a letter (px)."""
STYLE: Final = (
    "text{font:14px system-ui,sans-serif;fill:#1f2328;text-anchor:middle}"
    ".n{font-weight:600}.s{font-size:12px;fill:#57606a}"
    ".b{fill:#fff;stroke:#57606a;stroke-width:1.2}.a{stroke:#8b2f1f;stroke-width:1.6;fill:none;marker-end:url(#h)}"
    ".l{font-size:12px;fill:#8b2f1f;paint-order:stroke;stroke:#f6f4ec;stroke-width:5px}"
)


class Box(NamedTuple):
    """A box: the middle of it, and its width (px)."""

    x: float
    y: float
    width: float


def place(rows: Sequence[Sequence[str]]) -> dict[str, Box]:
    """Return the boxes by name, each row spread over the width.

    >>> place([["a", "b|with a note"]])["a"].y
    47.0
    """
    boxes = {}
    for number, row in enumerate(rows):
        for at, text in enumerate(row):
            width = max(len(part) for part in text.split("|")) * LETTER + 28
            x = WIDTH * (2 * at + 1) / (2 * len(row))
            boxes[text.partition("|")[0]] = Box(x, MARGIN + number * ROW_HEIGHT + BOX_HEIGHT / 2, width)
    return boxes


def draw(diagram: Mapping[str, Any]) -> str:
    """Return a diagram as SVG.

    diagram: the description: title, rows and arrows
    """
    boxes = place(diagram["rows"])
    height = 2 * MARGIN + (len(diagram["rows"]) - 1) * ROW_HEIGHT + BOX_HEIGHT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<title>{escape(diagram['title'])}</title><style>{STYLE}</style>",
        '<defs><marker id="h" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        '<path d="M0 0L8 4L0 8z" fill="#8b2f1f"/></marker></defs>',
        f'<rect width="{WIDTH}" height="{height}" rx="8" fill="#f6f4ec"/>',
    ]
    labels = []
    for start, end, label in diagram["arrows"]:
        a, b = boxes[start], boxes[end]
        shift = 0.0 if (end, start) not in {(x, y) for x, y, _ in diagram["arrows"]} else (22.0 if a.y < b.y else -22.0)
        if a.y == b.y:
            side = 1 if b.x > a.x else -1
            line = (a.x + side * a.width / 2, a.y - shift / 2, b.x - side * b.width / 2, b.y - shift / 2)
        else:
            side = 1 if b.y > a.y else -1
            line = (a.x + shift, a.y + side * BOX_HEIGHT / 2, b.x + shift, b.y - side * BOX_HEIGHT / 2)
        x1, y1, x2, y2 = line
        parts.append(f'<path class="a" d="M{x1:.0f} {y1:.0f}L{x2:.0f} {y2:.0f}"/>')
        if label:
            anchor = "" if not shift or a.y == b.y else f' style="text-anchor:{"start" if shift > 0 else "end"}"'
            beside = 0.0 if not anchor else (8.0 if shift > 0 else -8.0)
            rise = -8 if a.y == b.y else 4
            x, y = (x1 + x2) / 2 + beside, (y1 + y2) / 2 + rise
            labels.append(f'<text class="l" x="{x:.0f}" y="{y:.0f}"{anchor}>{escape(label)}</text>')
    for row in diagram["rows"]:
        for text in row:
            name, _, note = text.partition("|")
            box = boxes[name]
            parts.append(
                f'<rect class="b" x="{box.x - box.width / 2:.0f}" y="{box.y - BOX_HEIGHT / 2:.0f}" '
                f'width="{box.width:.0f}" height="{BOX_HEIGHT}" rx="6"/>'
            )
            parts.append(f'<text class="n" x="{box.x:.0f}" y="{box.y - (4 if note else -5):.0f}">{escape(name)}</text>')
            if note:
                parts.append(f'<text class="s" x="{box.x:.0f}" y="{box.y + 15:.0f}">{escape(note)}</text>')
    return "\n".join([*parts, *labels, "</svg>"]) + "\n"


def pictures() -> dict[Path, str]:
    """Return the pictures as they have to be, by file."""
    return {
        path.with_suffix(".svg"): draw(tomllib.loads(path.read_text("utf-8"))) for path in sorted(FOLDER.glob("*.toml"))
    }


if __name__ == "__main__":
    for path, svg in pictures().items():
        path.write_text(svg, "utf-8")
