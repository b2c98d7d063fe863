"""Commands of a lesson in a room: it is loaded, made step by step, and shown to the class.

A command gets `(room, asker, message)` and returns the events of the message, or raises `Refused`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, replace
from functools import lru_cache, partial
from itertools import islice
from typing import Final, ParamSpec, TypeVar
from urllib.parse import parse_qsl, urlsplit

from ..pages.seats import first_dealer
from ..players.fillings import complete
from ..rulebook.examples import examples
from ..rulebook.labels import game_name
from ..rulebook.link_fields import first_fields
from ..rules import Position, Record, State, games
from ..rules.core.errors import InputError, describe
from ..study.lesson import MAX_WORDS, Lesson, LessonError, LessonItem
from .asker import Asker
from .leading import deal_first
from .lesson_events import item_fields, plan_event
from .lesson_plan import Plan, plan_with
from .poll import exercise_of
from .polling import table_to_ask
from .refusing import Message, Refused, number_in, text_in
from .room import EXAMPLE, MATCH, Event, Lead, Room, read_record

T = TypeVar("T")
P = ParamSpec("P")
MAX_LESSON_CHARS: Final = 64 * 1024
"""Greatest length of a lesson that a device loads (characters); it is stored with the room."""
LINK_KINDS: Final = ("exercise", "position", "example", "clause")
"""The fields of a pasted link that can be a step."""
MAX_LINK_FIELDS: Final = 32
MAX_STATES_COMPARED: Final = 200
"""Greatest number of states whose hands are compared with those of a position, up to a millisecond each."""
MAX_DIGITS: Final = 3
"""Greatest length of the number of a step in a link."""


class Loaded:
    """A lesson that was read in another thread, and the step (from 0) to show; a device cannot send one."""

    def __init__(self, lesson: Lesson, at: int | None) -> None:
        self.parts = lesson, at


def load(room: Room, __: Asker, message: Message) -> list[Event]:
    """Load a lesson: a `file` as TOML, or a `link`; without either, remove the room's lesson.

    If the link has a step, the step is shown.
    """
    if not message.get("file") and not message.get("link") and "loaded" not in message:
        return [{"did": "lesson", "game": None, "title": ""}]
    loaded = message.get("loaded")
    lesson, at = (loaded if isinstance(loaded, Loaded) else read_lesson(message)).parts
    return [plan_event(lesson), *([] if at is None else _step_events(room, plan_with(lesson), at))]


def read_lesson(message: Message) -> Loaded:
    """Return the lesson of a message. Raise `Refused` with the reason if it cannot be read."""
    if link := text_in(message, "link", MAX_LESSON_CHARS).strip():
        lesson = _read_or_refuse(Lesson.unpack, link)
        return Loaded(lesson, _read_or_refuse(_step_of_link, lesson, link))
    return Loaded(_read_or_refuse(Lesson.loads, text_in(message, "file", MAX_LESSON_CHARS)), None)


def _step_of_link(lesson: Lesson, link: str) -> int | None:
    """Return the number of the step (from 0) that a link of a lesson names (from 1), or None without one.

    Raise `LessonError` if the lesson has no such step.
    """
    text = first_fields(parse_qsl(urlsplit(link).query, max_num_fields=MAX_LINK_FIELDS)).get("step")
    if text is None:
        return None
    count = len(lesson.items)
    if not (text.isascii() and text.isdigit() and len(text) <= MAX_DIGITS and 1 <= int(text) <= count):
        raise LessonError(f"step={describe(text)}: expected a number from 1 to {count}")
    return int(text) - 1


def name(room: Room, _: Asker, message: Message) -> list[Event]:
    """Rename the lesson."""
    plan, title = plan_of(room), text_in(message, "title", MAX_WORDS)
    _read_or_refuse(Lesson, plan.game, title, plan.items or (LessonItem("question", "?"),))
    return [{"did": "lesson_name", "title": title}]


def add(room: Room, asker: Asker, message: Message) -> list[Event]:
    """Add a step: the subject that is `shown` now, that of a pasted `link`, or a `kind` and its `value`.

    Without a lesson, one about the room's game begins.
    """
    plan = room.plan or Plan(room.game.id, game_name(room.game.id, room.lang))
    if message.get("shown") is True:
        item = _item_shown(room, asker, plan)
    elif link := text_in(message, "link", 4 * MAX_WORDS).strip():
        item = _item_of_link(link)
    else:
        item = LessonItem(text_in(message, "kind", 20), text_in(message, "value", MAX_WORDS).strip())
    item = replace(item, note=text_in(message, "note", MAX_WORDS))
    at = number_in(message, "at", len(plan.items) + 1) if "at" in message else len(plan.items)
    _read_or_refuse(Lesson, plan.game, plan.title, (*plan.items, item))
    begins = [] if room.plan else [{"did": "lesson", "game": plan.game, "title": plan.title}]
    return [*begins, {"did": "lesson_add", "at": at, "item": item_fields(item)}]


def note(room: Room, _: Asker, message: Message) -> list[Event]:
    """Change the note of a step."""
    at = number_in(message, "at", len(plan_of(room).items))
    return [{"did": "lesson_note", "at": at, "note": text_in(message, "note", MAX_WORDS)}]


def move(room: Room, _: Asker, message: Message) -> list[Event]:
    """Move a step to another place."""
    count = len(plan_of(room).items)
    return [{"did": "lesson_move", "at": number_in(message, "at", count), "to": number_in(message, "to", count)}]


def remove(room: Room, _: Asker, message: Message) -> list[Event]:
    """Remove a step."""
    return [{"did": "lesson_remove", "at": number_in(message, "at", len(plan_of(room).items))}]


def step(room: Room, _: Asker, message: Message) -> list[Event]:
    """Show a step of the lesson to the class: the `next` one, the one before (`back`), or step `to`."""
    plan = plan_of(room)
    return _step_events(room, plan, step_number(plan, message))


def _step_events(room: Room, plan: Plan, at: int) -> list[Event]:
    """Return the events that show a step of a lesson."""
    item = plan.items[at]
    events: list[Event] = [{"did": "put_away"}] if room.poll and item.kind != "exercise" else []
    if item.kind == "position":
        events.append({"did": "begin", "record": position_record(item.value)})
        if _may_open(room, item.value):
            events.append({"did": "uncover", "open": True})
    elif room.game.id != plan.game and item.kind in ("clause", "example"):
        events.append({"did": "begin", "record": _fresh_record(room, plan.game)})
    match item.kind:
        case "clause":
            stays = room.lead.on in (MATCH, EXAMPLE) and room.game.id == plan.game
            lead = replace(room.lead, clause=item.value, tried=None) if stays else Lead(clause=item.value)
            events.append({"did": "lead", "lead": asdict(lead)})
        case "example":
            worked = examples(plan.game).get(item.value)
            if worked is None:
                raise Refused("unreadable")
            lead = Lead(EXAMPLE, worked.at, worked.shows[0], None, item.value)
            events.append({"did": "lead", "lead": asdict(lead)})
        case "exercise":
            _read_or_refuse(exercise_of, {"exercise": item.value})
            events.append({"did": "ask", "about": {"exercise": item.value}})
    return [*events, {"did": "lesson_step", "at": at}]


def _may_open(room: Room, line: str) -> bool:
    """Return whether a position is shown with open hands.

    The teacher has laid it out, so all its hands may be seen if all are known. If it has the hands of a deal that is
    played in the room, they stay closed; also if more states than `MAX_STATES_COMPARED` could have them.
    """
    if _read_or_refuse(Position.parse, line).unknown():
        return False
    played = (state for table in (room, *room.tables) if not table.all_seen for state in _states_in_play(table))
    states = [*islice(played, MAX_STATES_COMPARED + 1)]
    if len(states) > MAX_STATES_COMPARED:
        return False
    hands = _hands(read_record(position_record(line)).final)
    return not any(hands == _hands(state) for state in states)


def _states_in_play(table: Room) -> Iterator[State]:
    """Yield the states of the deal that is played at a table."""
    deals = table.line.deals
    if not deals:
        yield table.line.opening
    yield from (step.after for step in table.line.steps[deals[-1] if deals else 0 :])


def _hands(state: State) -> list[list[str]]:
    """Return the cards of each hand, sorted."""
    hands = Position.of(state).values.get("hands", ())
    return [sorted(map(str, hand)) for hand in hands]


def step_number(plan: Plan, message: Message) -> int:
    """Return the number of the step that a message goes to. Raise `Refused` before the first and after the last."""
    if message.get("next") is True:
        if plan.following is None:
            raise Refused("no_step")
        return plan.following
    if message.get("back") is True:
        if not plan.at:
            raise Refused("no_step")
        return plan.at - 1
    return number_in(message, "to", len(plan.items))


def plan_of(room: Room) -> Plan:
    """Return the lesson of a room. Raise `Refused` if it has none."""
    if room.plan is None:
        raise Refused("no_lesson")
    return room.plan


@lru_cache(maxsize=64)
def position_record(line: str) -> str:
    """Return the record that begins with a position, whose unknown cards are drawn. Raise `Refused` if it cannot be."""
    position = _read_or_refuse(Position.parse, line)
    return Record(position.game, position=_read_or_refuse(complete, position, line)).dumps()


def lesson_work(room: Room, asker: Asker, message: Message) -> Callable[[], Message] | None:
    """Return the work for a message about a lesson, or None if nothing takes long (see `preparing.preparation`)."""
    do = message.get("do")
    if do == "lesson" and asker.teacher and (message.get("file") or message.get("link")):
        return partial(_prepare_load, message)
    if do == "lesson_step" and asker.leads and room.plan:
        return partial(_prepare_step, room.plan, message)
    return None


def load_message(link: str) -> Message:
    """Return the message that loads the lesson of a pasted link."""
    return _prepare_load({"link": link})


def _prepare_load(message: Message) -> Message:
    loaded = read_lesson(message)
    lesson, at = loaded.parts
    if at is not None:
        _prepare_item(lesson.items[at])
    return {"do": "lesson", "loaded": loaded}


def _prepare_step(plan: Plan, message: Message) -> Message:
    _prepare_item(plan.items[step_number(plan, message)])
    return message


def _prepare_item(item: LessonItem) -> None:
    """Make the exercise, or read the record, of a step into the cache."""
    if item.kind == "exercise":
        _read_or_refuse(exercise_of, {"exercise": item.value})
    elif item.kind == "position":
        read_record(position_record(item.value))


def _item_shown(room: Room, asker: Asker, plan: Plan) -> LessonItem:
    """Return the step that shows the same as the class sees now.

    Raise `Refused` if that is a position whose hands are hidden, or something of another game.
    """
    if room.poll is not None:
        if "exercise" not in room.poll.about:
            raise Refused("no_step_shown")
        return LessonItem("exercise", room.poll.about["exercise"])
    if room.game.id != plan.game:
        raise Refused("other_lesson")
    if room.task:
        return LessonItem("question", room.task)
    if room.lead.on == EXAMPLE and room.lead.example:
        return LessonItem("example", room.lead.example)
    if room.lead.clause:
        return LessonItem("clause", room.lead.clause)
    table = table_to_ask(room, asker)
    return LessonItem("position", str(_read_or_refuse(Position.of, table.line_on(None).state)))


def _item_of_link(link: str) -> LessonItem:
    """Return the step that a pasted link leads to. Raise `Refused` if it leads to none."""
    try:
        fields = first_fields(parse_qsl(urlsplit(link).query, max_num_fields=MAX_LINK_FIELDS))
    except ValueError:
        raise Refused("no_step_shown") from None
    kind = next((field for field in LINK_KINDS if field in fields), None)
    if kind is None:
        raise Refused("no_step_shown")
    return LessonItem(kind, fields[kind])


def _fresh_record(room: Room, game: str) -> str:
    """Return the record of a new match of the lesson's game, for about as many players as now."""
    players = games[game].players
    count = min(max(room.seats, players.start), players.stop - 1)
    return deal_first(Record(game, count, first=first_dealer(games[game], count))).dumps()


def _read_or_refuse(read: Callable[P, T], *args: P.args, **fields: P.kwargs) -> T:
    """Return the result of a function. Raise `Refused` with the reason if its input cannot be read."""
    try:
        return read(*args, **fields)
    except InputError as error:
        raise Refused("rules", text=str(error)) from None
