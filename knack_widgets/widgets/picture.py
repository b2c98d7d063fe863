"""The table as a still picture: HTML with the cards as SVG, for pages without a kernel (and for paper)."""

from __future__ import annotations

from html import escape

from ..rulebook.speech import Speaker
from ..rulebook.words import caption
from ..rules.core.cards import Card
from .cardart import back_svg, card_svg
from .desk import Desk
from .present import in_order

CARD = "display:inline-block;width:3.4em;margin:.15em;vertical-align:middle"


def _card(card: Card | str | None, speak: Speaker) -> str:
    if card is None:
        return f'<span style="{CARD}" role="img" aria-label="{escape(speak.ui("hidden_card"))}">{back_svg()}</span>'
    label = escape(speak.card(card))
    return f'<span style="{CARD}" role="img" aria-label="{label}">{card_svg(card, speak.index(card))}</span>'


def picture(desk: Desk) -> str:
    """The position as a figure: who holds what, as far as the reader may see, the upcard and the trick."""
    view = desk.view
    speak = Speaker(desk.lang, view.setup)
    rows = [
        (
            escape(speak.seat(seat)) + (" ◆" if seat in view.to_act else ""),
            "".join(_card(card, speak) for card in (in_order(hand) if hand is not None else [None] * count)),
        )
        for seat, (hand, count) in enumerate(zip(view.hands, view.counts, strict=True))
    ]
    up = getattr(view, "up", ())
    if up:
        rows.append((escape(speak.ui("upcard")), "".join(_card(card, speak) for card in up)))
    middle = getattr(view, "middle", ())
    if middle:
        rows.append((escape(speak.ui("middle")), "".join(_card(card, speak) for card in middle)))
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
