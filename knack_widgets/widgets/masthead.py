"""The head of a page: the way to the other games, the name of this one, and in a line what it is about."""

from __future__ import annotations

from typing import Any

from ..rulebook.bundles import messages
from ..rulebook.texts import load_text
from .desk import Desk
from .request import is_served, page

SAID = ("page-aim", "page-begin")
"""The game's messages for the line: what the game is about, and what to press first (or next, by ``$phase``)."""


def masthead(desk: Desk) -> dict[str, Any]:
    """The trait `masthead`; `home` is empty where no page leads to the others: a notebook is no page."""
    said = messages(desk.lang, desk.game.id)
    line = [said.say(key, {"phase": desk.state.phase}, "").strip() for key in SAID if said.has(key)]
    return {
        "home": f"{page('index')}?lang={desk.lang}" if is_served() else "",
        "title": load_text(desk.game.id).title[desk.lang],
        "line": [text for text in line if text],
    }
