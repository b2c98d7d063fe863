"""The table as a still picture in HTML, for paper and for notebooks without a kernel.

Cards are text in a box, ♠8 ♥Kn. JupyterLab removes SVG from a notebook that it does not trust, and would leave only the
corner texts of drawn cards: “88 KnKn 88”.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..rulebook.speech import Speaker
from ..rulebook.words import caption
from ..rules.core.cards import Card
from ..rules.core.scene import Scene
from .prerender.elements import Child, Html, h
from .sight import Sight
from .zones import hand_cards, middle_cards

HIDDEN = "▒"
"""A card that the reader does not see."""
CARD = (
    "display:inline-block;padding:.2em .4em;border:1px solid #999;border-radius:.3em;background-color:#fffdf6;"
    "font-weight:bold"
)
INK = {"h": "#b3202c", "d": "#b3202c"}
"""Suit → colour, if it is not black."""


def picture(sight: Sight) -> Html:
    """Return the position as a figure: the hands that the reader sees, upcard and trick."""
    view = sight.view
    scene, speak = view.scene, sight.speaker
    rows = [
        _row(
            f"{speak.place(seat)}{' ◆' if seat in view.to_act else ''}",
            [*hand_cards(scene, seat), *scene.open_cards(seat)],
            speak,
        )
        for seat in range(len(scene.hands))
    ]
    rows += [_row(speak.ui(name), cards, speak) for name, cards in _middle(scene).items() if cards]
    words = caption(view, sight.lang, sight.you)
    look = {"lang": sight.lang, "style": "margin:1em 0"}
    return h("figure", look, h("table", {}, h("tbody", {}, rows)), h("figcaption", {}, words))


def _middle(scene: Scene) -> dict[str, tuple[Card | None, ...]]:
    """Return the cards in the middle by their zones; the trick lies before the zones that only this game has."""
    zones = middle_cards(scene)
    own = {name: zones.pop(name) for name in [*zones] if name.startswith("row_")}
    return {**zones, "trick": tuple(played.card for played in scene.trick.plays) if scene.trick else (), **own}


def _row(name: str, cards: Iterable[Card | None], speak: Speaker) -> Html:
    drawn: list[Child] = []
    for card in cards:
        drawn += [" ", _card(card, speak)]
    head = h("th", {"scope": "row", "style": "text-align:left;padding-right:1em"}, name)
    return h("tr", {}, head, h("td", {"style": "text-align:left"}, drawn[1:]))


def _card(card: Card | None, speak: Speaker) -> Html:
    label, text, ink = (
        (speak.ui("hidden_card"), HIDDEN, "#666666")
        if card is None
        else (speak.card(card), speak.short(card), INK.get(card[1], "#1d1a17"))
    )
    return h("span", {"style": f"{CARD};color:{ink}", "role": "img", "aria-label": label}, text)
