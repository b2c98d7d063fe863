"""The head of a page: a link to the other games, this game's name and a line of text about it."""

from __future__ import annotations

from ..rulebook.bundles import messages
from ..rulebook.link_fields import PAPERS, READ, RULES_FILES, played_fields
from ..rulebook.texts import load_text
from .desk import Desk
from .page_links import on_paper, way
from .request import is_served, is_static

EXERCISES = ("sheet", "key")
SAID = ("page-aim", "page-begin")
"""Keys of the game's messages for the line of text: the aim of the game, and the button to press in this phase."""


def masthead(desk: Desk) -> dict[str, object]:
    """Return the trait `masthead`: link to the other games, title, line of text, whether the reader has moved.

    The links `home` and `settle`, to the editor of positions, are empty in a notebook, because it has no such pages.
    """
    said = messages(desk.lang, desk.game.id)
    line = [said.say(key, {"phase": desk.state.phase}, "").strip() for key in SAID if said.has(key)]
    if line and not desk.game.clockwise:
        line[0] = f"{line[0]} {desk.speaker.ui('counter_clockwise')}"
    return {
        "home": way("index", desk.lang) if is_served() else "",
        "settle": way("settle", desk.lang, game=desk.game.id) if is_served() else "",
        "title": load_text(desk.game.id).title[desk.lang],
        "line": [text for text in line if text],
        "papers": _papers(desk),
        "files": _files(desk),
        "beside": bool(desk.look.original),
        "begun": any(step.move.seat in desk.people for step in desk.line.steps),
    }


def _papers(desk: Desk) -> list[tuple[str, str]]:
    """Return (label, address) of the page for reading and of each page for paper, as the match is played.

    The list is empty where the page itself makes them (`_files`).
    """
    if _files(desk):
        return []
    fields = played_fields(desk.line.opening.setup)
    papers = {
        READ: on_paper(desk.game.id, READ, *fields),
        **{kind: on_paper(desk.game.id, kind, *(() if kind in EXERCISES else fields)) for kind in PAPERS},
    }
    return [(_label(desk, kind), paper.replace("@", desk.lang)) for kind, paper in papers.items() if paper]


def _files(desk: Desk) -> list[tuple[str, str]]:
    """Return (label, kind) of each page that the static edition makes in the browser, as the match is played.

    The list is empty if the match is played by the usual rules: these are files of the edition.
    """
    if not (is_static() and played_fields(desk.line.opening.setup)):
        return []
    return [(_label(desk, kind), kind) for kind in RULES_FILES]


def _label(desk: Desk, kind: str) -> str:
    return messages(desk.lang).say(f"print-{kind}" if kind == READ else f"print-kind_{kind}", {}, kind)
