"""Intents that set up a match: options, readings, players, controls, uncovered cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from ..pages.line import FORMER
from ..pages.seats import CONTROLS, first_dealer
from ..pages.seeds import seed_of
from ..rules import NotationError, OptionError
from ..rules.core.errors import describe
from .desk import Desk
from .intent_fields import Intent, number_of, text_of
from .nextmatch import settings as next_settings
from .playing import begin
from .trouble import Answer, Notice


def option(desk: Desk, intent: Intent) -> None:
    """Change an option: begin a new match, and show a notice about this."""
    settings = next_settings(desk)
    settings["options"] = {**settings["options"], text_of(intent, "name", 60): intent.get("value")}
    begin(desk, **settings, seed="")
    answer = Answer("line", FORMER, desk.speaker.ui("old_match"))
    desk.notice = Notice(desk.speaker.ui("new_match_begun"), answer=answer)


def read(desk: Desk, intent: Intent) -> None:
    """Begin a new match with another reading of a ruling.

    A reading is an interpretation of a doubtful rule. Without a ruling in the field `id`, the new match has the book's
    reading of every ruling.
    """
    settings = next_settings(desk)
    ruling, value = text_of(intent, "id", 20), text_of(intent, "value", 10)
    settings["readings"] = {**settings["readings"], ruling: value} if ruling else {}
    begin(desk, **settings, seed="")
    facts = {"ruling": ruling, "value": value.upper()}
    said = (
        desk.speaker.ui("readings_on", **facts) if desk.line.opening.setup.readings else desk.speaker.ui("readings_off")
    )
    desk.notice = Notice(said, answer=Answer("line", FORMER, desk.speaker.ui("old_match")))


def new(desk: Desk, intent: Intent) -> None:
    """Begin a new match with the players, options and seed of the intent.

    Settings that the intent does not name are not changed.

    Raise OptionError if a setting has a wrong type or value.
    """
    settings = next_settings(desk)
    players, controls = intent.get("players"), intent.get("controls")
    if isinstance(players, list) and any(isinstance(player, Mapping) for player in players):
        players, controls = _read_players(desk, players)
    players = settings["players"] if players is None else players
    if not isinstance(players, list) and type(players) is not int:
        raise OptionError(f"players = {describe(players)}: expected the number of players or a list of players")
    if controls is not None and not isinstance(controls, list):
        raise OptionError(f"controls = {describe(controls)}: expected a list with the control of each seat")
    options = intent.get("options") or {}
    if not isinstance(options, Mapping):
        raise OptionError(f"options = {describe(options)}: expected an object with the options' values")
    seats = players if isinstance(players, int) else len(players)
    dealer = intent.get("dealer")
    if dealer is None:
        dealer = settings["dealer"] if seats == len(desk.match.controls) else first_dealer(desk.game, players)
    before = len(desk.people)
    begin(
        desk,
        players,
        {**settings["options"], **options},
        seed_of(intent.get("seed")),
        controls or settings["controls"],
        dealer,
        settings["without"],
        settings["readings"],
    )
    _cover(desk, before)


def _cover(desk: Desk, before: int) -> None:
    """Cover hands between turns as soon as a second person plays at this screen."""
    if before < 2 <= len(desk.people):
        desk.switch({"cover": True})


def _read_players(desk: Desk, players: list[object]) -> tuple[list[object] | int, list[object]]:
    """Return the names and the controls from the rows of the form.

    A name that is still the seat's default name becomes empty. If all names are empty, return the number of players
    instead of the names.
    """
    rows = [player for player in players if isinstance(player, Mapping)]
    if len(rows) < len(players):
        raise OptionError(f"players = {describe(players)}: expected a name and a control for each player")
    speak = desk.speaker
    names = [row.get("name", "") for row in rows]
    names = ["" if name == speak.say("seat-name", {"number": i}, "") else name for i, name in enumerate(names, 1)]
    return names if any(names) else len(names), [row.get("control", CONTROLS[0]) for row in rows]


def look(desk: Desk, intent: Intent) -> None:
    """Uncover the cards of a seat that is not on turn, or cover them again.

    The cards stay uncovered until the next move. This is for several people at one screen.
    """
    seat = number_of(intent, "seat")
    if seat not in desk.people:
        raise NotationError(f"seat = {describe(seat)}: expected a seat that the reader plays")
    desk.look = replace(desk.look, looker=None if desk.look.looker == seat else seat)


def control(desk: Desk, intent: Intent) -> None:
    """Let another player (the reader or a computer player) play a seat from now on."""
    seat, who = number_of(intent, "seat"), intent.get("control")
    if not isinstance(who, str) or who not in CONTROLS:
        raise OptionError(f"control = {describe(who)}: expected one of {', '.join(CONTROLS)}")
    if seat not in range(len(desk.match.controls)):
        raise NotationError(f"there is no seat {describe(seat)}; expected 0 to {len(desk.match.controls) - 1}")
    before = len(desk.people)
    controls = desk.match.controls
    desk.match = replace(desk.match, controls=(*controls[:seat], who, *controls[seat + 1 :]))
    _cover(desk, before)
