"""The table as a still picture: HTML with the cards as SVG, for pages without a kernel (and for paper)."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from ..rulebook.speech import Speaker
from ..rulebook.words import caption
from ..rules.core.cards import Card
from .cardart import back_svg, card_svg
from .desk import Desk
from .present import in_order

LAST = 9
"""Cards of a pile that are shown, from the top."""
CARD = "display:inline-block;width:3.4em;margin:.15em;vertical-align:middle"


def _card(card: Card | str | None, speak: Speaker) -> str:
    if card is None:
        return f'<span style="{CARD}" role="img" aria-label="{escape(speak.ui("hidden_card"))}">{back_svg()}</span>'
    label = escape(speak.card(card))
    return f'<span style="{CARD}" role="img" aria-label="{label}">{card_svg(card, speak.index(card))}</span>'


def _held(view: Any, seat: int, hand: Sequence[str] | None, count: int) -> list[Card | str | None]:
    """What lies before a seat: its hand, and the cards that lie open on the table."""
    if not hasattr(view, "face_up"):
        return [*(in_order(tuple(hand)) if hand is not None else [None] * count)]
    return [*(hand if hand is not None else [None] * count), *(card for pile in view.face_up[seat] for card in pile)]


def picture(desk: Desk) -> str:
    """The position as a figure: who holds what, as far as the reader may see, the upcard and the trick."""
    view = desk.view
    speak = Speaker(desk.lang, view.setup)
    rows = [
        (
            escape(speak.seat(seat)) + (" ◆" if seat in view.to_act else ""),
            "".join(_card(card, speak) for card in _held(view, seat, hand, count)),
        )
        for seat, (hand, count) in enumerate(zip(view.hands, view.counts, strict=True))
    ]
    up = getattr(view, "up", ())
    if up:
        rows.append((escape(speak.ui("upcard")), "".join(_card(card, speak) for card in up)))
    middle = getattr(view, "middle", ())
    if middle:
        rows.append((escape(speak.ui("middle")), "".join(_card(card, speak) for card in middle)))
    heap = getattr(view, "pile", ())
    if heap:
        rows.append((escape(speak.ui("heap")), "".join(_card(card, speak) for card in heap[-LAST:])))
    trick = getattr(view, "trick", ())
    if trick:
        rows.append((escape(speak.ui("trick")), "".join(_card(played.card, speak) for played in trick)))
    cells = "".join(
        f'<tr><th scope="row" style="text-align:left;padding-right:1em">{name}</th>'
        f'<td style="text-align:left">{cards}</td></tr>'
        for name, cards in rows
    )
    return (
        f'<figure lang="{desk.lang}" style="margin:1em 0"><table><tbody>{cells}</tbody></table>'
        f"<figcaption>{escape(caption(view, desk.lang))}</figcaption></figure>"
    )
