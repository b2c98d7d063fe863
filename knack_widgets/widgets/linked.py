"""A desk follows a permalink: the record, step, language, seed or example that a page's query names."""

from __future__ import annotations

from collections.abc import Mapping

from ..rulebook.languages import LANGS
from ..rules import RulesError
from .desk import Desk
from .intents import restore, switch_language
from .nextmatch import settings
from .permalink import record_of, step_of
from .seeds import seed_of
from .trouble import Notice, OtherGame, told


def follow(desk: Desk, arguments: Mapping[str, str]) -> None:
    """Puts on the desk what a query asks for, and tells the desk's widgets.

    What it asks for and cannot have is told in a notice; everything else stays as it was. A query that names another
    game changes the language alone.
    """
    if arguments.get("lang") in LANGS:
        switch_language(desk, arguments["lang"])
    try:
        _put(desk, arguments)
    except RulesError as error:
        desk.serial += 1
        desk.noticed, desk.notice = desk.serial, Notice(told(error, desk.lang, desk.game.id, link=True), "error")
    desk.tell()


def follow_language(desk: Desk, arguments: Mapping[str, str]) -> None:
    """Has the desk speak the language that a query asks for, and nothing more."""
    if arguments.get("lang") in LANGS:
        switch_language(desk, arguments["lang"])
        desk.tell()


def _put(desk: Desk, arguments: Mapping[str, str]) -> None:
    asked = arguments.get("game", desk.game.id)
    if asked != desk.game.id:
        raise OtherGame(asked, desk.game.id)
    if "record" in arguments:
        record = record_of(arguments["record"])
        restore(desk, record, step_of(arguments, record))
    elif example := arguments.get("example"):
        desk.show_example(example)
    elif seed := seed_of(arguments.get("seed")):
        desk.begin(**{**settings(desk), "seed": seed})
