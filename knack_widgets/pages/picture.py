"""The table as a still picture in HTML: cards, and notes in words, for sheets and for notebooks without a kernel.

Cards are text in a box, ♠8 ♥Kn. JupyterLab removes SVG from a notebook that it does not trust, and would leave only the
corner texts of drawn cards: “88 KnKn 88”.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..rulebook.speech import Speaker
from ..rulebook.words import caption, seat_notes
from ..rules.core.cards import Card
from ..rules.core.scene import Pile, Scene
from .outcomes import is_over
from .prerender.elements import Child, Html, h
from .sight import Sight
from .zones import middle_cards, pile_cards, zone_label

HIDDEN = "▒"
"""A card that the reader does not see."""
CARD = (
    "display:inline-block;padding:.2em .4em;border:1px solid #999;border-radius:.3em;background-color:#fffdf6;"
    "font-weight:bold"
)
CELL = "text-align:left;padding-right:1em"
INK = {"h": "#b3202c", "d": "#b3202c"}
"""Suit → colour, if it is not black."""


def picture(sight: Sight) -> Html:
    """Return the position as a figure: the cards that the reader sees, and the notes about each seat.

    A seat's piles have a column of their own. The upcard, the middle and the trick follow the seats.
    """
    scene, speak = sight.view.scene, sight.speaker
    rows = [_seat(sight, seat) for seat in range(len(scene.hands))]
    rows += [_row(name, [_cards(cards, speak)]) for name, cards in _middle(scene, speak) if cards]
    words = caption(sight.view, sight.lang, sight.you)
    look = {"lang": sight.lang, "style": "margin:1em 0"}
    return h("figure", look, h("table", {}, h("tbody", {}, rows)), h("figcaption", {}, words))


def _seat(sight: Sight, seat: int) -> Html:
    view, scene, speak = sight.view, sight.view.scene, sight.speaker
    notes = seat_notes(view, seat, sight.lang, sight.you)
    if scene.seats[seat].standing and is_over(sight.state):
        del notes[0]  # what the seat was in a deal that is over
    hand = scene.hands[seat]
    held: Iterable[Card | None] = () if hand is None else hand.arranged or (None,) * hand.count
    piles = [_pile(pile, speak) for pile in scene.piles[seat]] if scene.piles else None
    columns: list[Child] = [_cards(held, speak), *([piles] if piles else []), ", ".join(notes)]
    return _row(f"{speak.place(seat)}{' ◆' if seat in view.to_act else ''}", columns)


def _pile(pile: Pile, speak: Speaker) -> Html:
    return h("span", {"style": "margin-right:1.2em;white-space:nowrap"}, _cards(pile_cards(pile), speak))


def _middle(scene: Scene, speak: Speaker) -> Iterator[tuple[str, tuple[Card | None, ...]]]:
    """Yield the cards in the middle with the names of their places; the zones that only this game has come last."""
    for number, pile in enumerate((row.cards for row in scene.rows if row.name == "pile"), 1):
        yield speak.say("field-piles", {"number": number}, "pile"), pile
    zones = middle_cards(scene)
    own = {name: zones.pop(name) for name in [*zones] if name.startswith("row_")}
    for name, cards in zones.items():
        yield zone_label(name, cards, speak), cards
    yield speak.ui("trick"), tuple(played.card for played in scene.trick.plays) if scene.trick else ()
    for name, cards in own.items():
        yield speak.ui(name), cards


def _cards(cards: Iterable[Card | None], speak: Speaker) -> list[Child]:
    drawn: list[Child] = []
    for card in cards:
        drawn += [" ", _card(card, speak)]
    return drawn[1:]


def _row(name: str, columns: Iterable[Child]) -> Html:
    head = h("th", {"scope": "row", "style": f"{CELL};white-space:nowrap"}, name)
    return h("tr", {}, head, (h("td", {"style": CELL}, column) for column in columns))


def _card(card: Card | None, speak: Speaker) -> Html:
    label, text, ink = (
        (speak.ui("hidden_card"), HIDDEN, "#666666")
        if card is None
        else (speak.card(card), speak.short(card), INK.get(card[1], "#1d1a17"))
    )
    return h("span", {"style": f"{CARD};color:{ink}", "role": "img", "aria-label": label}, text)
