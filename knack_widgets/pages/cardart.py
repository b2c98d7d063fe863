"""Playing cards as small SVG pictures, with index letters in each language.

A picture has no id and no `<use>`, so that any number of pictures can be on one page without a conflict. The root
element has the suit's class (`suit-s`, `suit-h`, `suit-d`, `suit-c`; jokers `suit-b`, `suit-r`), so that a CSS rule for
the class can recolour the whole card. The root's `color` attribute is a fallback with two colours, for pages without
the style sheet.
"""

from typing import Final

from .courts import COURTS, JESTER

WIDTH: Final = 200
HEIGHT: Final = 280

RANKS: Final = "23456789TJQKA"
RED, BLACK, PAPER, BACK, BACK_LINE = "#b3202c", "#1d1a17", "#fffdf6", "#7a2230", "#e9c98c"
TURNED: Final = '<g transform="rotate(180 100 140)">'

# Suit signs in a box of 40 × 40 units around (0, 0): where the outline starts, and the outline relative to that
# start, so that a pip is "M x y" and the same string everywhere.
SIGNS: Final[dict[str, tuple[int, str]]] = {
    "s": (
        -20,
        "c5 9 20 16 20 28 0 6-4 9-9 9-4 0-7-2-9-5 0 4 2 7 6 8h-16"
        "c4-1 6-4 6-8-2 3-5 5-9 5-5 0-9-3-9-9 0-12 15-19 20-28z",
    ),
    "h": (20, "c-6-10-20-17-20-28 0-7 5-11 10-11 5 0 9 3 10 8 1-5 5-8 10-8 5 0 10 4 10 11 0 11-14 18-20 28z"),
    "d": (-20, "c4 8 9 14 16 20-7 6-12 12-16 20-4-8-9-14-16-20 7-6 12-12 16-20z"),
    "c": (-20, "a9 9 0 0 1 7 15 9 9 0 1 1-5 12c0 6 2 11 6 13h-16c4-2 6-7 6-13a9 9 0 1 1-5-12 9 9 0 0 1 7-15z"),
}

# Pips are drawn at 85 % around the middle of the card; positions are given before that scaling. Only the upper half and
# the middle are listed: the upper half is repeated below, upside down, except the odd pip of the 7.
PIP_SCALE: Final = ' transform="matrix(.85 0 0 .85 15 21)"'
LEFT, MIDDLE, RIGHT = 62, 100, 138
TOP, ODD, QUARTER, CENTRE = 36, 88, 106, 140
CORNERS: Final = ((LEFT, TOP), (RIGHT, TOP))
SIDES: Final = (*CORNERS, (LEFT, CENTRE), (RIGHT, CENTRE))
UPPER: Final[dict[str, tuple[tuple[int, int], ...]]] = {
    "2": ((MIDDLE, TOP),),
    "3": ((MIDDLE, TOP), (MIDDLE, CENTRE)),
    "4": CORNERS,
    "5": (*CORNERS, (MIDDLE, CENTRE)),
    "6": SIDES,
    "7": (*SIDES, (MIDDLE, ODD)),
    "8": (*SIDES, (MIDDLE, ODD)),
    "9": (*CORNERS, (LEFT, QUARTER), (RIGHT, QUARTER), (MIDDLE, CENTRE)),
    "T": (*CORNERS, (LEFT, QUARTER), (RIGHT, QUARTER), (MIDDLE, (TOP + QUARTER) // 2)),
}

Place = tuple[float, float, float, float]


def sign_path(suit: str, x: int = 0, y: int = 0) -> str:
    """Return the path data of a suit sign, 40 units high, centred on (x, y).

    >>> sign_path("d", 100, 140)[:12]
    'M100 120c4 8'
    """
    start, outline = SIGNS[suit]
    return f"M{x} {y + start}{outline}"


def _path(data: str, attributes: str = "") -> str:
    return f'<path{attributes} d="{data}"/>'


def _sign(suit: str, x: int, y: int, scale: float) -> str:
    return _path(sign_path(suit), f' transform="translate({x} {y})scale({scale:g})"')


def _corner(index: str, suit: str) -> str:
    """Return the index and the suit sign below it.

    Two letters are squeezed, so that "Kn" and "10" are as tall as the single letters.
    """
    squeeze = ' textLength="46" lengthAdjust="spacingAndGlyphs"' if len(index) == 2 else ""
    return f'<text x="28" y="53"{squeeze}>{index}</text>{_sign(suit, 28, 80, 0.85)}'


def _pips(rank: str, suit: str) -> tuple[str, str]:
    """Return the SVG of the suit signs on a card: the upright signs, and those upside down."""
    upright = UPPER[rank]
    mirrored = [(x, y) for x, y in upright if y < CENTRE and not (rank == "7" and y == ODD)]
    above, below = ("".join(sign_path(suit, x, y) for x, y in spots) for spots in (upright, mirrored))
    return _path(above, PIP_SCALE), _path(below, PIP_SCALE)


def _escape(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")


def _card(content: str, classes: str, colour: str, place: Place | None) -> str:
    where = "" if place is None else ' x="{:g}" y="{:g}" width="{:g}" height="{:g}"'.format(*place)
    return (
        f'<svg class="kc {classes}" viewBox="0 0 {WIDTH} {HEIGHT}"{where} color="{colour}" fill="currentColor"'
        ' aria-hidden="true" font-family="Georgia,Liberation Serif,serif" font-size="56" font-weight="700"'
        f' text-anchor="middle"><rect x="1" y="1" width="198" height="278" rx="16" fill="{PAPER}"'
        f' stroke="#0004" stroke-width="2"/>{content}</svg>'
    )


def card_svg(code: str, index: str, *, place: Place | None = None) -> str:
    """Return the face of the card `code` ("Ts", "Ah", "Xr") as one `<svg>`.

    `index` ("10", "Kn") is put in its corners. `place` (x, y, width, height) is for a picture inside a larger SVG;
    without it the picture fills its box. The picture is hidden from screen readers, because the caller gives it a name.

    >>> card_svg("Js", "Kn").count("<text")
    2
    """
    rank, suit = code[0], code[1]
    label = _escape(index)
    colour = RED if suit in "hdr" else BLACK
    if rank == "X":
        squeeze = 'font-size="28" textLength="46" lengthAdjust="spacingAndGlyphs"'
        half = f'<text x="30" y="36" {squeeze}>{label}</text>{JESTER}'
        content = f"{half}{TURNED}{half}</g>"
    elif rank in COURTS:
        half = _corner(label, suit) + COURTS[rank] + _sign(suit, 100, 125, 0.55)
        frame = _path("M54 24h92v232H54z", ' fill="none" stroke="#8a6a2c" stroke-width="1.5"')
        content = f"{half}{TURNED}{half}</g>{frame}"
    elif rank == "A":
        corner = _corner(label, suit)
        dots = 'stroke="#c79a3b" stroke-width="2.5" stroke-dasharray="1 7" stroke-linecap="round"'
        ring = f'<circle cx="100" cy="140" r="67" fill="none" {dots}/>'
        content = f"{corner}{ring}{_sign(suit, 100, 140, 2.3)}{TURNED}{corner}</g>"
    else:
        corner, (above, below) = _corner(label, suit), _pips(rank, suit)
        content = f"{corner}{above}{TURNED}{corner}{below}</g>"
    return _card(content, f"suit-{suit}", colour, place)


def _lattice() -> str:
    """Return the SVG path of crossing diagonal lines that fills the back of a card.

    It covers x from 18 to 182 and y from 18 to 262.
    """
    left, right, top, bottom, step = 18, 182, 18, 262, 20
    lines = []
    for total in range(left + top + step // 2, right + bottom, step):
        near, far = max(left, total - bottom), min(right, total - top)
        lines.append(f"M{near} {total - near}L{far} {total - far}")
        lines.append(f"M{WIDTH - near} {total - near}L{WIDTH - far} {total - far}")
    return "".join(lines)


def _back(middle: str, place: Place | None) -> str:
    field = (
        f'<rect x="12" y="12" width="176" height="256" rx="9" fill="{BACK}"/>'
        f'<g stroke="{BACK_LINE}" stroke-width="2"><path d="{_lattice()}" opacity=".7"/>'
        f'<path d="M18 18h164v244H18z" fill="none"/>{middle}</g>'
    )
    return _card(field, "kc-back", BACK, place)


def back_svg(*, place: Place | None = None) -> str:
    """Return the back of a card: a lattice with a medallion."""
    star = f'<path d="M100 118l5 17 17 5-17 5-5 17-5-17-17-5 17-5z" fill="{BACK_LINE}"/>'
    return _back(f'<circle cx="100" cy="140" r="31" fill="{BACK}"/>{star}', place)


def blank_svg(*, place: Place | None = None) -> str:
    """Return the picture of a face-down card that counts as the lowest trump.

    It is the back of a card with an empty field instead of the medallion.
    """
    return _back(f'<rect x="56" y="84" width="88" height="112" rx="10" fill="{PAPER}"/>', place)
