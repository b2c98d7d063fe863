"""The head of a page: a link to the other games, this game's name and a line of text about it."""

from __future__ import annotations

from ..rulebook.bundles import messages
from ..rulebook.texts import load_text
from .desk import Desk
from .request import is_served, page

SAID = ("page-aim", "page-begin")
"""Keys of the game's messages for the line of text: the aim of the game, and the button to press in this phase."""


def masthead(desk: Desk) -> dict[str, object]:
    """Return the trait `masthead`: link to the other games, title, line of text, whether the reader has moved.

    The links `home` and `settle`, to the editor of positions, are empty in a notebook, because it has no such pages.
    """
    said = messages(desk.lang, desk.game.id)
    line = [said.say(key, {"phase": desk.state.phase}, "").strip() for key in SAID if said.has(key)]
    return {
        "home": f"{page('index')}?lang={desk.lang}" if is_served() else "",
        "settle": f"{page('settle')}?game={desk.game.id}&lang={desk.lang}" if is_served() else "",
        "title": load_text(desk.game.id).title[desk.lang],
        "line": [text for text in line if text],
        "begun": any(step.move.seat in desk.people for step in desk.line.steps),
    }
