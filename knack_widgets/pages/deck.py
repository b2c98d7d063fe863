"""The pack as page data: pictures and names."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ..rulebook.bundles import messages
from ..rulebook.names import SIGNS, card_index, card_name
from ..rules.core.cards import CARDS
from .cardart import back_svg, blank_svg, card_svg


@lru_cache(maxsize=32)
def cards(pack: frozenset[str], lang: str, game: str | None = None) -> dict[str, Any]:
    """Return the widget trait `cards`: picture and names of each card of a pack, and the back.

    The names are those of the game.
    """
    faces: dict[str, Any] = {
        card: {
            "svg": card_svg(card, card_index(lang, card)),
            "name": card_name(lang, card, game),
            "short": SIGNS.get(card[1], "") + card_index(lang, card),
        }
        for card in CARDS
        if card in pack
    }
    hidden = messages(lang).say("ui-hidden_card", {}, "hidden_card")
    faces["back"] = {"svg": back_svg(), "name": hidden, "short": ""}
    faces["blank"] = {"svg": blank_svg(), "name": hidden, "short": ""}
    return faces
