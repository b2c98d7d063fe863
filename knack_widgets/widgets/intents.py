"""What a page may ask of a desk: one small function an intent, each checking what it is given."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..rulebook.fingerprints import load_source
from ..rulebook.languages import LANGS, check_lang
from ..rulebook.originals import read_original
from ..rulebook.speech import Speaker
from ..rules import NotationError, OptionError, Record, RecordError
from ..rules.core.records import MAX_BYTES
from ..rules.core.showing import shorten, shown
from .desk import Desk
from .keeping import go_on, page_of
from .line import ASIDE
from .nextmatch import settings as next_settings
from .prefs import fits
from .seats import CONTROLS, first_dealer
from .seeds import seed_of
from .trouble import Notice, TooLarge

Intent = Mapping[str, Any]

LOOKING = frozenset({"lang", "pref", "clause", "save", "permalink", "original"})
"""Intents that leave the position as it is: a refusal stays, told in the language that is chosen."""


def unasked(intent: Intent) -> bool:
    """Whether the page sends this by itself: a notice that the reader is reading stays."""
    return intent.get("do") == "opponent" or intent.get("kept") is True


def _number(intent: Intent, key: str) -> int:
    value = intent.get(key)
    if type(value) is not int:
        raise NotationError(f"{key} = {shown(value)}: expected a whole number")
    return value


def _text(intent: Intent, key: str, limit: int) -> str:
    value = intent.get(key, "")
    if not isinstance(value, str) or len(value) > limit:
        raise NotationError(f"{key}: expected text of at most {limit:,} characters")
    return value


def _file(intent: Intent) -> str:
    """The text of a file; the page has looked at its size before."""
    value = intent.get("text")
    if not isinstance(value, str):
        raise NotationError(f"text = {shown(value)}: expected the text of a file")
    if len(value) > MAX_BYTES:
        raise TooLarge
    return value


def _speak(desk: Desk) -> Speaker:
    return Speaker(desk.lang, desk.line.opening.setup)


def card(desk: Desk, intent: Intent) -> None:
    """A card was chosen."""
    desk.card(_number(intent, "seat"), _text(intent, "code", 4))


def move(desk: Desk, intent: Intent) -> None:
    """A move by its text, or the match's own actions."""
    text = _text(intent, "move", 1000)
    if text in ("deal", "draw"):
        desk.deal()
    else:
        desk.move(text)


def deal(desk: Desk, intent: Intent) -> None:
    """The next deal of the match, from a seed if there is one."""
    desk.deal(seed_of(intent.get("seed")))


def end(desk: Desk, _: Intent) -> None:
    """The match is over."""
    desk.move("end")


def step(desk: Desk, intent: Intent) -> None:
    """Another step of the line."""
    desk.lines = desk.lines.moved(desk.line.to(_number(intent, "to")))


def opponent(desk: Desk, intent: Intent) -> None:
    """The opponent's move is due. Two views of a table both say so: what was meant for an earlier step comes late."""
    if intent.get("at") in (None, desk.line.at):
        desk.opponent_moves()


def lang(desk: Desk, intent: Intent) -> None:
    """Another language."""
    language = _text(intent, "lang", 10)
    if language not in LANGS:
        raise NotationError(f"lang = {shown(language)}: expected one of {', '.join(LANGS)}")
    switch_language(desk, language)


def switch_language(desk: Desk, language: str) -> None:
    """The page speaks another language; a column of the old one shows the new one."""
    old, desk.lang = desk.lang, check_lang(language)
    columns = [desk.lang if column == old else column for column in desk.prefs["columns"]]
    desk.prefs = {**desk.prefs, "columns": list(dict.fromkeys(columns))}


def pref(desk: Desk, intent: Intent) -> None:
    """A switch of the page."""
    name, value = intent.get("name"), intent.get("value")
    if not fits(name, value):
        raise NotationError(f"{shown(name)} = {shown(value)}: the page has no such setting")
    if name == "reveal":
        desk.own_reveal = value is True
    desk.prefs = {**desk.prefs, str(name): value}


def clause(desk: Desk, intent: Intent) -> None:
    """A clause was chosen: it is marked and lists its examples; chosen again it is let go."""
    name = _text(intent, "id", 60)
    if name not in desk.game.clauses:
        raise NotationError(f"{desk.game.id} has no clause “{shorten(name)}”")
    # a refusal or a line of the log shows its clause, however often it is asked to
    desk.focus = None if desk.focus == name and not intent.get("show") else name


def example(desk: Desk, intent: Intent) -> None:
    """A worked example goes on the table."""
    desk.show_example(_text(intent, "id", 100))


def option(desk: Desk, intent: Intent) -> None:
    """An option changes: a new match begins, and the page says so."""
    settings = next_settings(desk)
    settings["options"] = {**settings["options"], _text(intent, "name", 60): intent.get("value")}
    desk.begin(**settings, seed=desk.seed)
    desk.notice = Notice(_speak(desk).ui("option_new_match"))


def new(desk: Desk, intent: Intent) -> None:
    """A new match with the given players, options and seed; what is missing stays as it was."""
    settings = next_settings(desk)
    players, controls = intent.get("players"), intent.get("controls")
    if isinstance(players, list) and any(isinstance(player, Mapping) for player in players):
        players, controls = _seated(desk, players)
    players = settings["players"] if players is None else players
    if not isinstance(players, list) and type(players) is not int:
        raise OptionError(f"players = {shown(players)}: expected a number or a list")
    if controls is not None and not isinstance(controls, list):
        raise OptionError(f"controls = {shown(controls)}: expected a list")
    options = intent.get("options") or {}
    if not isinstance(options, Mapping):
        raise OptionError(f"options = {shown(options)}: expected values by name")
    seats = players if isinstance(players, int) else len(players)
    dealer = intent.get("dealer")
    if dealer is None:
        dealer = settings["dealer"] if seats == len(desk.controls) else first_dealer(desk.game, players)
    desk.begin(
        players,
        {**settings["options"], **options},
        seed_of(intent.get("seed")),
        controls or settings["controls"],
        dealer,
    )


def _seated(desk: Desk, players: list[Any]) -> tuple[list[Any] | int, list[Any]]:
    """Names and controls out of the form's rows. Whoever is still called by the seat has no name of their own."""
    if not all(isinstance(player, Mapping) for player in players):
        raise OptionError(f"players = {shown(players)}: expected a name and a control for each")
    speak = _speak(desk)
    names = [player.get("name", "") for player in players]
    names = ["" if name == speak.say("seat-name", {"number": i}, "") else name for i, name in enumerate(names, 1)]
    return names if any(names) else len(names), [player.get("control", CONTROLS[0]) for player in players]


def look(desk: Desk, intent: Intent) -> None:
    """Of several people at one screen, one who is not on turn looks at their cards, until the next move."""
    seat = _number(intent, "seat")
    if seat not in desk.people:
        raise NotationError(f"seat {shown(seat)} is not played by the reader")
    desk.looker = None if desk.looker == seat else seat


def control(desk: Desk, intent: Intent) -> None:
    """Somebody else plays a seat."""
    seat, who = _number(intent, "seat"), intent.get("control")
    if not isinstance(who, str) or who not in CONTROLS:
        raise OptionError(f"nobody plays as {shown(who)}: expected one of {', '.join(CONTROLS)}")
    if seat not in range(len(desk.controls)):
        raise NotationError(f"there is no seat {shown(seat)}, the seats are 0 to {len(desk.controls) - 1}")
    desk.controls = (*desk.controls[:seat], who, *desk.controls[seat + 1 :])


def save(desk: Desk, _: Intent) -> None:
    """The record as a file."""
    text = desk.record().dumps()
    name = f"{desk.game.id}-{len(desk.line.deals)}.toml"
    desk.notice = Notice(_speak(desk).ui("saved", file=name), download=(name, text))


def load(desk: Desk, intent: Intent) -> None:
    """A record from the reader's file."""
    record = Record.loads(_file(intent))
    restore(desk, record, len(record.steps))
    desk.notice = Notice(_speak(desk).ui("loaded", count=len(record.steps)))


def restore(desk: Desk, record: Record, at: int) -> None:
    """Puts a record on the table with the seats' players that its page table names, if it names any."""
    page = page_of(record)
    try:
        desk.show(record, at, page.controls)
    except OptionError as error:
        raise RecordError(f"[page] {error}") from None
    desk.seed = page.seed or desk.seed
    desk.extra = page.extra


def kept(desk: Desk, intent: Intent) -> None:
    """What the page has kept in the browser comes back: after a reload, or when another kernel takes over."""
    go_on(desk, intent)


def permalink(desk: Desk, _: Intent) -> None:
    """The address of this position."""
    desk.notice = Notice(_speak(desk).ui("permalink"), copy=desk.permalink())


def original(desk: Desk, intent: Intent) -> None:
    """The reader's own copy of the original; empty text forgets it. One `kept` from an earlier visit comes silently."""
    text = _file(intent)
    speak, silent = _speak(desk), unasked(intent)
    if not text:
        desk.original = None
        desk.notice = Notice(speak.ui("original_forgotten"))
        return
    reading = read_original(desk.game.id, text)
    desk.original = text
    if silent:
        return
    if reading.known:
        desk.notice = Notice(speak.ui("original_read", known=reading.known, unknown=len(reading.unknown)))
    else:
        desk.notice = Notice(speak.ui("original_unknown", file=load_source(desk.game.id).file), "error")


def line(desk: Desk, intent: Intent) -> None:
    """Another line of the match, or from a worked example back to the match."""
    number = _number(intent, "id")
    if number == ASIDE and desk.aside:
        desk.resume()
        return
    if number not in range(len(desk.lines.lines)):
        raise NotationError(f"there is no line {shown(number)}; expected 0 to {len(desk.lines.lines) - 1}")
    desk.lines = desk.lines.switched(number)


INTENTS: Mapping[str, Callable[[Desk, Intent], None]] = {
    act.__name__: act
    for act in (
        *(card, move, deal, end, step, opponent, lang, pref, clause, example, option, new),
        *(look, control, save, load, kept, permalink, original, line),
    )
}
