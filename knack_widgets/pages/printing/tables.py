"""A position on paper: cards as pictures, everything else in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ...rulebook.speech import Speaker
from ...rulebook.words import lying_words, phase_words, seat_notes, status
from ...rules.core.scene import Scene
from ...rules.core.view import View
from ..prerender.elements import Child, Html, h
from ..zones import hand_cards, middle_cards, pile_cards, zone_label
from .drawings import Drawings

FEW = 3
"""Limit on the hidden cards of a hand that are drawn; of more cards, one card is drawn with their number."""


def table(view: View, lang: str, draw: Drawings, you: int | None = None) -> Html:
    """Return the position as a figure without the cards that the view hides."""
    speak, scene = Speaker(lang, view.setup, you), view.scene
    zones = [*_seats(view, speak, draw, you), *_middle(scene, speak, draw)]
    said = lying_words(view, lang, you)
    return h(
        "figure",
        {"class": "table"},
        h("figcaption", {}, f"{phase_words(view, lang)}: {status(view, lang, you, why=False)}."),
        h("ul", {"class": "zones"}, zones),
        bool(said) and h("ul", {"class": "said"}, (h("li", {}, line) for line in said)),
    )


def _zone(name: str, notes: Sequence[str], cards: Child) -> Html:
    *others, last = notes or [""]
    spans = [[h("span", {}, f"{note},"), " "] for note in others]
    small = bool(notes) and h("span", {"class": "notes"}, spans, h("span", {}, last))
    return h("li", {}, h("p", {"class": "place"}, h("b", {}, name), " ", small), h("div", {"class": "lie"}, cards))


def _seats(view: View, speak: Speaker, draw: Drawings, you: int | None) -> Iterator[Html]:
    scene = view.scene
    for seat in range(len(scene.hands)):
        yield _zone(
            speak.place(seat),
            seat_notes(view, seat, speak.lang, you),
            [_hand(scene, seat, speak, draw), *_piles(scene, seat, speak, draw)],
        )


def _hand(scene: Scene, seat: int, speak: Speaker, draw: Drawings) -> Child:
    cards = hand_cards(scene, seat)
    if not cards:
        return None
    many = len(cards) > FEW and set(cards) == {None}
    drawn = [draw.card(card, speak) for card in (cards[:1] if many else cards)]
    return _group([*drawn, many and h("span", {"class": "times"}, f"× {len(cards)}")])


def _piles(scene: Scene, seat: int, speak: Speaker, draw: Drawings) -> Iterator[Html]:
    for number, pile in enumerate(scene.piles[seat] if scene.piles else (), 1):
        if cards := pile_cards(pile):
            yield _group([h("small", {}, str(number)), *(draw.card(card, speak) for card in cards)], "pile")


def _middle(scene: Scene, speak: Speaker, draw: Drawings) -> Iterator[Html]:
    for name, cards in middle_cards(scene).items():
        yield _zone(zone_label(name, cards, speak), (), _group(draw.card(card, speak) for card in cards))
    if scene.trick and scene.trick.plays:
        laid = (
            h("span", {"class": "laid"}, draw.card(None if hidden else card, speak), h("small", {}, speak.place(seat)))
            for seat, card, hidden in scene.trick.plays
        )
        yield _zone(speak.ui("trick"), (), _group(laid))


def _group(cards: Iterable[Child], *more: str) -> Html:
    return h("span", {"class": " ".join(("cards", *more))}, cards)
