"""A situation as a picture of its own (SVG): for a reader of the editor, and for questions in a learning platform."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from textwrap import wrap
from typing import Final, Protocol

from ..cardart import HEIGHT, WIDTH, back_svg, card_svg
from ..editor.page_data import Laid
from .elements import Html, h

WIDE: Final = 900
"""Width of the picture (pixels)."""
EDGE: Final = 24
"""Width of the edge (pixels)."""
CARD: Final = (60.0, 60.0 * HEIGHT / WIDTH)
"""Width and height of a card (pixels)."""
GAP: Final = 8
LINE: Final = 26
"""Height of a line of text (pixels)."""
CARDS_IN_ROW: Final = (WIDE - 2 * EDGE + GAP) // (60 + GAP)
LETTERS_IN_LINE: Final = 88
LETTER: Final = 9
"""Greatest usual width of a letter in the name of a place (pixels)."""
FELT, CLOTH_INK, PAPER, INK = "#0b5a3c", "#fdf8ea", "#fffdf6", "#1d1a17"


class DrawnZone(Protocol):
    """A place with its name and its cards."""

    @property
    def label(self) -> str:
        """The name of the place."""
        ...

    @property
    def cards(self) -> Sequence[Laid]:
        """The cards, from left to right."""
        ...


def situation_svg(
    title: str, zones: Sequence[DrawnZone], said: Sequence[str], index: Callable[[str], str], lang: str
) -> str:
    """Return the picture: the title, each place with its cards, the question and the answer.

    title: game and phase
    zones: the places
    said: paragraphs below the places
    index: returns the index of a card in its corners
    lang: the language
    """
    drawn: list[Html] = []
    y = EDGE + LINE
    drawn.append(_line(title, y, 24, CLOTH_INK))
    for row in _side_by_side(zones):
        y += LINE + GAP
        high_cards = 0
        for x, zone in row:
            drawn.append(_line(zone.label, y, 17, CLOTH_INK, x))
            for number, cards in enumerate(_rows(zone.cards)):
                top = y + GAP + number * (int(CARD[1]) + GAP)
                drawn += [_card(card, x + at * (CARD[0] + GAP), top, index) for at, card in enumerate(cards)]
                high_cards = max(high_cards, top + int(CARD[1]) - y)
        y += high_cards + GAP
    felt = y + EDGE
    lines = [line for text in said for line in wrap(text, LETTERS_IN_LINE)]
    drawn += [_line(line, felt + LINE * (number + 1) + GAP, 17, INK) for number, line in enumerate(lines)]
    high = felt + (LINE * len(lines) + EDGE + GAP if lines else 0)
    paper = h("rect", {"width": str(WIDE), "height": str(high), "fill": PAPER})
    cloth = h("rect", {"width": str(WIDE), "height": str(felt), "fill": FELT})
    look = {"xmlns": "http://www.w3.org/2000/svg", "viewBox": f"0 0 {WIDE} {high}", "font-family": "Georgia, serif"}
    size = {"width": str(WIDE), "height": str(high), "lang": lang, "role": "img", "aria-label": title}
    return str(h("svg", {**look, **size}, paper, cloth, drawn))


def _side_by_side(zones: Sequence[DrawnZone]) -> Iterator[list[tuple[int, DrawnZone]]]:
    """Yield rows of places, each with its left edge, as many as fit into the picture's width."""
    row: list[tuple[int, DrawnZone]] = []
    x = EDGE
    for zone in zones:
        cards = min(len(zone.cards), CARDS_IN_ROW)
        width = max(int(cards * (CARD[0] + GAP)), LETTER * len(zone.label))
        if row and x + width > WIDE - EDGE:
            yield row
            row, x = [], EDGE
        row.append((x, zone))
        x += width + EDGE
    if row:
        yield row


def _rows(cards: Sequence[Laid]) -> Iterator[Sequence[Laid]]:
    for at in range(0, len(cards), CARDS_IN_ROW):
        yield cards[at : at + CARDS_IN_ROW]


def _line(text: str, y: int, size: int, ink: str, x: int = EDGE) -> Html:
    return h("text", {"x": str(x), "y": str(y), "font-size": str(size), "fill": ink}, text)


def _card(card: Laid, x: float, y: int, index: Callable[[str], str]) -> Html:
    """Return a card; one that is unknown or lies face down shows its back, and several unknown ones their number."""
    place = (x, float(y), *CARD)
    hidden = card.code is None or card.face_down
    face = Html(back_svg(place=place) if hidden else card_svg(str(card.code), index(str(card.code)), place=place))
    count = card.count > 1 and h(
        "text",
        {"x": f"{x + 6:g}", "y": f"{y + CARD[1] - 8:g}", "font-size": "20", "font-weight": "bold", "fill": PAPER},
        f"×{card.count}",
    )
    return h("g", {}, h("title", {}, card.said), face, count)
