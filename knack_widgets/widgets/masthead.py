"""The head of a page: a link to the other games, this game's name and a line about it."""

from __future__ import annotations

from typing import Any

from ..rulebook.bundles import messages
from ..rulebook.texts import load_text
from .desk import Desk
from .request import is_served, page

SAID = ("page-aim", "page-begin")
"""Keys of the game's messages for the line: its aim, and the first button to press (or the next, by `$phase`)."""


def masthead(desk: Desk) -> dict[str, Any]:
    """Return the trait `masthead`: the link to the other games, the title and the line.

    The link `home` is empty in a notebook, because there is no page of games to go to.
    """
    said = messages(desk.lang, desk.game.id)
    line = [said.say(key, {"phase": desk.state.phase}, "").strip() for key in SAID if said.has(key)]
    return {
        "home": f"{page('index')}?lang={desk.lang}" if is_served() else "",
        "title": load_text(desk.game.id).title[desk.lang],
        "line": [text for text in line if text],
    }
