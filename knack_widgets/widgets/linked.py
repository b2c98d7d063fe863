"""Permalinks applied to a desk: the fields of a page's query, such as `record` and `step`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from ..pages.seeds import seed_of
from ..rulebook.languages import LANGS
from ..rulebook.link_fields import list_unknown
from ..rules import Record
from ..rules.core.errors import shorten
from ..rules.packing import MAX_QUERY, position_of, record_of
from .desk import Desk
from .filing import restore
from .handling import handling
from .nextmatch import settings
from .permalink import step_of
from .playing import begin
from .request import READER
from .sealing import FORM, unseal
from .table_positions import put_position
from .trouble import Notice, OtherGame


def follow(desk: Desk, arguments: Mapping[str, str]) -> None:
    """Put the match and the settings of a query on the desk, and call the desk's listeners.

    If the query cannot be applied, a notice gives the reason, and the match on the desk stays. A query with another
    game changes only the language and the marks of the cards.

    desk: the reader's desk
    arguments: the fields of the query
    """
    if names := arguments.get(READER):
        desk.readers = tuple(names.split("."))
    with handling(desk, arguments, link=True):
        _set_manner(desk, arguments)
        desk.notice = _put(desk, arguments) or desk.notice
        if unknown := list_unknown(desk.game, arguments):
            parts = ", ".join(shorten(part) for part in unknown)
            desk.notice = Notice(desk.speaker.ui("link_unknown", parts=parts), "error", detail=parts)


def follow_language(desk: Desk, arguments: Mapping[str, str]) -> None:
    """Apply only the language of a query, and its choice whether cards are marked."""
    if _set_manner(desk, arguments):
        desk.tell()


def _set_manner(desk: Desk, arguments: Mapping[str, str]) -> bool:
    """Set the language and the marks of a query; return whether the query has one of these."""
    language, marks = arguments.get("lang") in LANGS, arguments.get("marks") in ("0", "1")
    if language:
        desk.speak(arguments["lang"])
    if marks:
        desk.switch({"marks": arguments["marks"] == "1"})
    return language or marks


def _record(desk: Desk, text: str) -> Record:
    """Return the record of a link, which may be encrypted.

    A page whose kernel has died links to its snapshot, which is encrypted for its reader.
    """
    if text.startswith(f"{FORM}.") and len(text) <= MAX_QUERY:
        return Record.loads(unseal(text, desk.game.id, desk.readers))
    return record_of(text)


def _put(desk: Desk, arguments: Mapping[str, str]) -> Notice | None:
    """Put on the table what a query names, and return what to say of it, or None."""
    notice = None
    asked = arguments.get("game", desk.game.id)
    if asked != desk.game.id:
        raise OtherGame(asked, desk.game.id)
    if "record" in arguments:
        record = _record(desk, arguments["record"])
        restore(desk, record, step_of(arguments, record))
    elif "position" in arguments:
        notice = put_position(desk, position_of(arguments["position"]))
    elif example := arguments.get("example"):
        desk.show_example(example)
        if "step" in arguments:
            desk.go_to(step_of(arguments, desk.record()))
    elif seed := seed_of(arguments.get("seed")):
        begin(desk, **settings(desk), seed=seed)
    if arguments.get("clause") in desk.game.clauses:
        desk.look = replace(desk.look, focus=arguments["clause"], reads=True)
    return notice
