"""The introduction to a game, shown at the first deal of a visit: aim, payment, bete, values."""

from __future__ import annotations

from ..rulebook.bundles import messages
from .desk import Desk

SAID = ("page-goal", "page-pay", "page-bete", "page-values")
"""Keys of the messages that the introduction shows; a game may lack some of them."""


def intro(desk: Desk) -> list[str]:
    """Return the trait `intro`: the sentences of the introduction.

    It is empty after the reader has made a move in the first deal of the visit, and if a link led to a clause.
    """
    if desk.look.focus is not None or not _is_beginning(desk):
        return []
    book = messages(desk.lang, desk.game.id)
    return [book.say(key, {}, "") for key in SAID if book.has(key)]


def _is_beginning(desk: Desk) -> bool:
    """Return whether the visit's first deal is on the table without a move of the reader."""
    if desk.aside or len(desk.match.lines.lines) > 1:
        return False
    texts = [step.text for step in desk.line.steps]
    if desk.match.luck.first not in texts:
        return False
    since = texts[texts.index(desk.match.luck.first) + 1 :]
    own = tuple(f"{seat} " for seat in desk.people)
    return not any(text.startswith((*own, "deal ", "end")) for text in since)
