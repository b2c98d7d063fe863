"""Cards on paper: each card is drawn once, at the end of the page, and then referenced."""

from __future__ import annotations

from ...rulebook.speech import Speaker
from ...rules.core.cards import Card
from ..cardart import HEIGHT, WIDTH, back_svg, card_svg
from ..prerender.elements import Html, h

BACK = "back"
WHOLE = (0.0, 0.0, float(WIDTH), float(HEIGHT))
BOX = f"0 0 {WIDTH} {HEIGHT}"


class Drawings:
    """The cards that a page uses."""

    def __init__(self) -> None:
        self._drawn: dict[str, str] = {}

    def card(self, card: Card | None, speak: Speaker) -> Html:
        """Return a card as a picture with its name; the back if `card` is empty."""
        code = BACK if card is None else str(card)
        if code not in self._drawn:
            self._drawn[code] = (
                back_svg(place=WHOLE) if card is None else card_svg(code, speak.index(code), place=WHOLE)
            )
        name = speak.ui("hidden_card") if card is None else speak.card(card)
        look = {"class": "card", "viewBox": BOX, "role": "img", "aria-label": name}
        return h("svg", look, h("use", {"href": f"#card-{code}"}))

    def all(self) -> Html:
        """Return the definitions of all drawn cards, which are invisible until referenced."""
        symbols = (
            h("symbol", {"id": f"card-{code}", "viewBox": BOX}, Html(drawing)) for code, drawing in self._drawn.items()
        )
        return h("svg", {"class": "drawings", "aria-hidden": "true", "width": "0", "height": "0"}, symbols)
