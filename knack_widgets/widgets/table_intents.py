"""Handlers of the intents that play, step, mark and switch; each checks its fields."""

from __future__ import annotations

from dataclasses import replace

from ..pages.line import ASIDE, FORMER
from ..pages.seeds import seed_of
from ..pages.story import LOG_PAGES
from ..rulebook.languages import LANGS
from ..rules import NotationError
from ..rules.core.errors import describe, shorten
from . import playing
from .desk import Desk
from .helping import close_help, give_help, open_map, stop_odds
from .intent_fields import Intent, number_of, text_of
from .playing import explain_card, explain_move, play_card, play_move, play_opponent, take_back_end
from .prefs import fits
from .trouble import PatchError


def card(desk: Desk, intent: Intent) -> None:
    """Make the move of the card that the reader has chosen."""
    play_card(desk, number_of(intent, "seat"), text_of(intent, "code", 4))


def why(desk: Desk, intent: Intent) -> None:
    """Explain why a card or a move is or is not allowed, without making the move."""
    if "code" in intent:
        explain_card(desk, number_of(intent, "seat"), text_of(intent, "code", 4))
    else:
        explain_move(desk, text_of(intent, "move", 1000))


def hint(desk: Desk, intent: Intent) -> None:
    """Show help to choose; if it is shown already, compute its odds from more worlds.

    A world is a possible distribution of the hidden cards. The field `shut` closes the help, `stop` stops the
    computation, and `hands` opens the map of opening hands.
    """
    if intent.get("shut"):
        close_help(desk)
    elif intent.get("stop"):
        stop_odds(desk)
    elif intent.get("hands"):
        open_map(desk)
    else:
        give_help(desk)


def move(desk: Desk, intent: Intent) -> None:
    """Make a move by its text, or deal or draw cards at random (`deal`, `draw`)."""
    text = text_of(intent, "move", 1000)
    if text in ("deal", "draw"):
        playing.deal(desk)
    else:
        play_move(desk, text)


def extend_log(desk: Desk, _: Intent) -> None:
    """Show earlier lines of the log, too."""
    desk.look = replace(desk.look, log_pages=min(desk.look.log_pages + 1, LOG_PAGES))


def deal(desk: Desk, intent: Intent) -> None:
    """Make the next deal of the match, from the seed in the field `seed` if it is given."""
    playing.deal(desk, seed_of(intent.get("seed")))


def end(desk: Desk, _: Intent) -> None:
    """End the match."""
    play_move(desk, "end")


def take_back(desk: Desk, _: Intent) -> None:
    """Take back the end of the match."""
    take_back_end(desk)


def step(desk: Desk, intent: Intent) -> None:
    """Show another step of the match."""
    desk.go_to(number_of(intent, "to"))


def opponent(desk: Desk, intent: Intent) -> None:
    """Make the move of the computer player that has to move.

    Two views of one table both send this intent; the second intent is about an earlier step and is ignored.
    """
    if intent.get("at") in (None, desk.line.at):
        play_opponent(desk)


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
    desk.switch({str(name): value})


def clause(desk: Desk, intent: Intent) -> None:
    """Mark the chosen clause and list its examples, or unmark it if it was marked."""
    name = text_of(intent, "id", 60)
    if name not in desk.game.clauses:
        raise NotationError(f"{desk.game.id} has no clause “{shorten(name)}”")
    # with `show`, as from a refusal or the log, the clause stays marked
    focus = None if desk.look.focus == name and not intent.get("show") else name
    desk.look = replace(desk.look, focus=focus, reads=focus is not None)


def example(desk: Desk, intent: Intent) -> None:
    """Put a worked example on the table."""
    desk.show_example(text_of(intent, "id", 100))


def line(desk: Desk, intent: Intent) -> None:
    """Show another line of play of the match, or go back from a worked example to the match."""
    number = number_of(intent, "id")
    if number == ASIDE and desk.aside:
        desk.resume()
        return
    if number == FORMER and desk.former:
        desk.swap_matches()
        return
    if number not in range(len(desk.match.lines.lines)):
        raise NotationError(f"there is no line {describe(number)}; expected 0 to {len(desk.match.lines.lines) - 1}")
    desk.put_lines(desk.match.lines.switch_line(number))


def redrawn(_: Desk, intent: Intent) -> None:
    """Report that the page could not patch its table, and has redrawn the whole table."""
    raise PatchError(text_of(intent, "error", 40))
