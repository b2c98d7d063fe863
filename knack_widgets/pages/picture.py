"""The table as a still picture in HTML, for paper and for notebooks without a kernel.

Cards are text in a box, ♠8 ♥Kn. Drawn cards would be lost: JupyterLab removes SVG from a notebook that it
does not trust, and the corner texts that remain read “88 KnKn 88”.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ..rulebook.speech import Speaker
from ..rulebook.words import caption
from ..rules.core.cards import Card
from ..rules.core.scene import Scene
from .sight import Sight

LAST = 9
"""Number of cards, counted from the top, that are shown of the heap."""
HIDDEN = "▒"
"""A card that the reader does not see."""
CARD = (
    "display:inline-block;min-width:1.6em;margin:.15em;padding:.25em .4em;border:1px solid #999;border-radius:.3em;"
    "background-color:#fffdf6;font-weight:bold;text-align:center"
)
INK = {"h": "#b3202c", "d": "#b3202c"}
"""Suit → colour, if it is not black."""


def _card(card: Card | str | None, speak: Speaker) -> str:
    label, text, ink = (
        (speak.ui("hidden_card"), HIDDEN, "#666666")
        if card is None
        else (speak.card(card), speak.short(card), INK.get(card[1], "#1d1a17"))
    )
    return f'<span style="{CARD};color:{ink}" role="img" aria-label="{escape(label)}">{escape(text)}</span>'


def _cards_before(scene: Scene, seat: int) -> list[Card | None]:
    """Return the cards in front of a seat: its hand, then its open cards.

    A hidden card is given as None.
    """
    hand = scene.hands[seat]
    cards: list[Card | None] = []
    if hand and hand.held:
        seen = hand.arranged
        cards = [None] * hand.count if seen is None else [*seen]
    return [*cards, *scene.open_cards(seat)]


def picture(sight: Sight) -> str:
    """Return the position as a figure: the hands that the reader sees, upcard and trick."""
    view = sight.view
    scene, speak = view.scene, sight.speaker
    rows = [
        (
            escape(speak.place(seat)) + (" ◆" if seat in view.to_act else ""),
            " ".join(_card(card, speak) for card in _cards_before(scene, seat)),
        )
        for seat in range(len(scene.hands))
    ]
    lying: dict[str, Sequence[Card | None]] = {
        "upcard": scene.row("upcard"),
        "middle": scene.row("middle"),
        "heap": scene.heap.cards[-LAST:] if scene.heap else (),
        "trick": [played.card for played in scene.trick.plays] if scene.trick else (),
        **{f"row_{row.name}": row.cards for row in scene.own_rows},
    }
    rows += [
        (escape(speak.ui(name)), " ".join(_card(card, speak) for card in cards))
        for name, cards in lying.items()
        if cards
    ]
    cells = "".join(
        f'<tr><th scope="row" style="text-align:left;padding-right:1em">{name}</th>'
        f'<td style="text-align:left">{cards}</td></tr>'
        for name, cards in rows
    )
    return (
        f'<figure lang="{sight.lang}" style="margin:1em 0"><table><tbody>{cells}</tbody></table>'
        f"<figcaption>{escape(caption(view, sight.lang, sight.you))}</figcaption></figure>"
    )
