"""Handlers of the intents that pages send to a desk; each checks its fields.

An intent is a reader's action as the page sends it. It ends in a new position or in a notice. It never raises an
error, and never loses the match.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..pages.line import ASIDE, FORMER
from ..pages.seeds import seed_of
from ..pages.story import LOG_PAGES
from ..rulebook.languages import LANGS
from ..rules import NotationError
from ..rules.core.showing import describe, shorten
from .desk import Desk
from .filing import load, original, permalink, restore_snapshot, save
from .intent_fields import Intent, is_automatic, number_of, text_of
from .prefs import fits
from .setting_up import control, look, new, option, read
from .trouble import trouble

LOOKING = frozenset({"lang", "pref", "clause", "save", "permalink", "original", "extend_log", "hint"})
"""Intents that do not change the position. A shown refusal stays, also if the language changes."""


def card(desk: Desk, intent: Intent) -> None:
    """Make the move of the card that the reader has chosen."""
    desk.card(number_of(intent, "seat"), text_of(intent, "code", 4))


def why(desk: Desk, intent: Intent) -> None:
    """Explain why a card or a move is allowed or is not, without making the move."""
    if "code" in intent:
        desk.ask(desk.move_by_card(number_of(intent, "seat"), text_of(intent, "code", 4)))
    else:
        desk.ask(text_of(intent, "move", 1000))


def hint(desk: Desk, intent: Intent) -> None:
    """Show one more step of help; after the last step, compute the odds from more worlds.

    A world is a guess at the hidden cards. The field `shut` closes the help, `stop` stops the computation, and
    `hands` opens the map of opening hands.
    """
    if intent.get("shut"):
        desk.stop_odds()
        desk.helped = None
    elif intent.get("stop"):
        desk.stop_odds()
    elif intent.get("hands"):
        desk.open_map()
    else:
        desk.help()


def move(desk: Desk, intent: Intent) -> None:
    """Make a move by its text, or deal or draw cards at random (`deal`, `draw`)."""
    text = text_of(intent, "move", 1000)
    if text in ("deal", "draw"):
        desk.deal()
    else:
        desk.move(text)


def extend_log(desk: Desk, _: Intent) -> None:
    """Show earlier lines of the log too."""
    desk.log_pages = min(desk.log_pages + 1, LOG_PAGES)


def deal(desk: Desk, intent: Intent) -> None:
    """Make the next deal of the match, from the seed in the field `seed` if there is one."""
    desk.deal(seed_of(intent.get("seed")))


def end(desk: Desk, _: Intent) -> None:
    """End the match."""
    desk.move("end")


def take_back(desk: Desk, _: Intent) -> None:
    """Take back the end of the match."""
    desk.take_back_end()


def step(desk: Desk, intent: Intent) -> None:
    """Show another step of the line of play."""
    desk.lines = desk.lines.replace_line(desk.line.at_step(number_of(intent, "to")))


def opponent(desk: Desk, intent: Intent) -> None:
    """Make the move of the opponent who is to move.

    Two views of one table both send this intent. The second arrives for an earlier step and is ignored.
    """
    if intent.get("at") in (None, desk.line.at):
        desk.opponent_moves()


def lang(desk: Desk, intent: Intent) -> None:
    """Change the language."""
    language = text_of(intent, "lang", 10)
    if language not in LANGS:
        raise NotationError(f"lang = {describe(language)}: expected one of {', '.join(LANGS)}")
    desk.speak(language)


def pref(desk: Desk, intent: Intent) -> None:
    """Set a switch of the page."""
    name, value = intent.get("name"), intent.get("value")
    if not fits(name, value):
        raise NotationError(f"{describe(name)} = {describe(value)}: the page has no such setting")
    if name == "reveal":
        desk.own_reveal = value is True
    desk.prefs = {**desk.prefs, str(name): value}


def clause(desk: Desk, intent: Intent) -> None:
    """Mark the chosen clause and list its examples, or unmark it if it was marked."""
    name = text_of(intent, "id", 60)
    if name not in desk.game.clauses:
        raise NotationError(f"{desk.game.id} has no clause “{shorten(name)}”")
    # with `show`, as from a refusal or the log, the clause stays marked
    desk.focus = None if desk.focus == name and not intent.get("show") else name


def example(desk: Desk, intent: Intent) -> None:
    """Put a worked example on the table."""
    desk.show_example(text_of(intent, "id", 100))


def line(desk: Desk, intent: Intent) -> None:
    """Show another line of the match, or go back from a worked example to the match."""
    number = number_of(intent, "id")
    if number == ASIDE and desk.aside:
        desk.resume()
        return
    if number == FORMER and desk.former:
        desk.swap_matches()
        return
    if number not in range(len(desk.lines.lines)):
        raise NotationError(f"there is no line {describe(number)}; expected 0 to {len(desk.lines.lines) - 1}")
    desk.lines = desk.lines.switch_line(number)


INTENTS: Mapping[str, Callable[[Desk, Intent], None]] = {
    "card": card,
    "why": why,
    "hint": hint,
    "move": move,
    "deal": deal,
    "end": end,
    "take_back": take_back,
    "step": step,
    "opponent": opponent,
    "lang": lang,
    "pref": pref,
    "clause": clause,
    "example": example,
    "option": option,
    "new": new,
    "read": read,
    "look": look,
    "control": control,
    "save": save,
    "load": load,
    "restore_snapshot": restore_snapshot,
    "permalink": permalink,
    "original": original,
    "line": line,
    "extend_log": extend_log,
}
"""Handlers by the names that pages send. Saved notebooks contain pages, so the names never change."""


def do(desk: Desk, intent: Intent) -> None:
    """Carry out an intent; an unknown intent and an error become a notice for the reader."""
    name, judged, notice = intent.get("do"), desk.shown_verdict, desk.notice
    name = name if isinstance(name, str) else describe(name)
    desk.serial += 1
    if name not in LOOKING:
        desk.fresh = -1
    # a notice or a refusal stays while opponents move, because the reader may be reading it
    if not is_automatic(intent):
        desk.notice = None
        desk.verdict = desk.verdict if name in LOOKING else None
    act = INTENTS.get(name)
    try:
        if act is None:
            raise NotationError(f"the page sent the intent “{shorten(name)}”; expected the name of an existing intent")
        act(desk, intent)
    except Exception as error:
        desk.notice = trouble(error, desk.lang, desk.game.id)
    desk.follow_help()
    # a refusal or a notice keeps its number while it is shown, so that the page can detect a new one
    if desk.shown_verdict is not judged:
        desk.refused = desk.serial
    if desk.notice is not notice:
        desk.noticed = desk.serial
    desk.tell()
