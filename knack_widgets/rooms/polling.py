"""Commands that ask the class a question, and the vote of a member.

A command gets `(room, asker, message)` and returns the events of the message, or raises `Refused`.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import SystemRandom
from typing import Final

from ..rules import Record
from ..study import exercises
from ..study.exercises import LONGEST_ID, SEED_LIMIT, SEEDS, ExerciseError
from ..study.kinds import KINDS
from ..study.sheets import make_sheet
from .asker import Asker, own_member
from .hidden_hands import hands_known
from .poll import About, Poll, find_question
from .refusing import Message, Refused, text_in
from .room import EXAMPLE, Event, Room
from .side_tables import table_led

EXERCISES_PER_QUIZ: Final = 10
"""Number of exercises of a drawn quiz; also the greatest number if the message names the exercises."""
MAX_SEEDS_TRIED: Final = 12
"""Number of seeds that are tried for a question about a position before the request is refused."""
_chance: Final = SystemRandom()


def ask(room: Room, asker: Asker, message: Message) -> list[Event]:
    """Ask the class a question.

    The message has either an `exercise` (its id), or a `ruling` (the class votes for a reading), or `here` and perhaps
    the `kind` of a question about the shown position.
    """
    if ruling := text_in(message, "ruling", 20):
        if ruling not in room.game.readings:
            raise Refused("unreadable")
        return [_ask({"game": room.game.id, "ruling": ruling})]
    if id_ := text_in(message, "exercise", LONGEST_ID):
        return [_ask({"exercise": exercises.load(id_).id})]
    if (about := message.get("found")) and isinstance(about, Found):
        return [_ask(about.about)]
    if message.get("here") is True:
        return [_ask(about_position(table_to_ask(room, asker), text_in(message, "kind", 40) or None))]
    raise Refused("unreadable")


def quiz(room: Room, _: Asker, message: Message) -> list[Event]:
    """Ask the class the first of several exercises, or with `next` the next exercise."""
    if message.get("next") is True:
        number = int(room.poll.about.get("quiz", 0)) if room.poll else 0
        if not 0 < number < len(room.quiz):
            raise Refused("no_question")
        return [_ask({"exercise": room.quiz[number], "quiz": number + 1})]
    ids = message.get("exercises")
    if not isinstance(ids, list) or not ids or len(ids) > EXERCISES_PER_QUIZ:
        raise Refused("unreadable")
    return [{"did": "quiz", "exercises": [exercises.load(id_).id for id_ in ids]}]


@dataclass(frozen=True)
class Found:
    """A question about a position, prepared by `ask_here`; a device cannot send one.

    about: the facts that `poll.exercise_of` reads
    """

    about: About


def ask_here(room: Room, message: Message) -> Message:
    """Return a message that asks about the position that a room shows, or one of its tables.

    The search may take a second, so `devices` calls this function in another thread, before `ask`.

    room: a copy of the room or table, which does not change during the search
    message: the device's message, with perhaps the `kind` of question

    Raise `Refused` if the kind is unknown, or the position has no question.
    """
    return {"do": "ask", "found": Found(about_position(room, text_in(message, "kind", 40) or None))}


def draw_exercises(game: str, message: Message) -> Message:
    """Draw exercises for a device's message; return them in a message for `ask` or `quiz`.

    Drawing may take a second and needs only the game, so `devices` calls this function in another thread, before the
    command.

    game: id of the game
    message: the device's message, with perhaps a `kind` and a `clause`

    A single exercise about no certain clause shows a position, as far as `MAX_SEEDS_TRIED` drawings find one.

    Raise `Refused` if the game has no exercise of this kind about this clause.
    """
    kind, clause = text_in(message, "kind", 40) or None, text_in(message, "clause", 60) or None
    wanted = EXERCISES_PER_QUIZ if message.get("do") == "quiz" else 1
    try:
        sheet = make_sheet(game, wanted, clause=clause, kind=kind, seed=_chance.randrange(SEEDS))
        for _ in range(MAX_SEEDS_TRIED if wanted == 1 and not clause else 0):
            if sheet[0].shows_table:
                break
            sheet = make_sheet(game, wanted, clause=clause, kind=kind, seed=_chance.randrange(SEEDS))
    except ExerciseError:
        raise Refused("no_question") from None
    ids = [exercise.id for exercise in sheet]
    return {"do": "quiz", "exercises": ids} if wanted > 1 else {"do": "ask", "exercise": ids[0]}


def wants_fresh(message: Message) -> bool:
    """Return whether the exercises for a message have yet to be drawn."""
    if message.get("do") == "quiz":
        return message.get("next") is not True and "exercises" not in message
    return message.get("do") == "ask" and not any(message.get(key) for key in ("exercise", "ruling", "here"))


def vote(room: Room, asker: Asker, message: Message) -> list[Event]:
    """Vote, or change one's vote; the poll must not be closed."""
    member, poll = own_member(asker), open_poll(room)
    if poll.closed:
        raise Refused("closed")
    marked = message.get("choices")
    if not isinstance(marked, list) or not all(isinstance(id_, str) for id_ in marked):
        raise Refused("unreadable")
    choices = [choice for choice in poll.choices if choice in marked]
    if len(choices) != len(marked) or not choices or (len(choices) > 1 and not poll.several):
        raise Refused("unreadable")
    return [{"did": "vote", "member": member.id, "choices": choices}]


def close(room: Room, _: Asker, __: Message) -> list[Event]:
    """End the voting and show its distribution."""
    open_poll(room)
    return [{"did": "close"}]


def answer(room: Room, _: Asker, __: Message) -> list[Event]:
    """Show the answer, with its clause."""
    if not open_poll(room).closed:
        raise Refused("still_open")
    return [{"did": "answer"}]


def again(room: Room, _: Asker, __: Message) -> list[Event]:
    """Ask the same question again, in a new round of votes."""
    if not open_poll(room).closed:
        raise Refused("still_open")
    return [{"did": "reopen"}]


def put_away(room: Room, _: Asker, __: Message) -> list[Event]:
    """Remove the question from the screens, and show the table again."""
    open_poll(room)
    return [{"did": "put_away"}]


def resume(room: Room, _: Asker, __: Message) -> list[Event]:
    """Show the closed question again that a clause has replaced."""
    if room.aside is None or room.poll is not None:
        raise Refused("no_poll")
    return [{"did": "resume"}]


def open_poll(room: Room) -> Poll:
    """Return the current question. Raise `Refused` if there is no question."""
    if room.poll is None:
        raise Refused("no_poll")
    return room.poll


def table_to_ask(room: Room, asker: Asker) -> Room:
    """Return the table whose position a leading device shows, or the room for its own match.

    A question shows the hand of a seat. Raise `Refused` if a hand of the position is hidden from anybody.
    """
    table, _ = table_led(room, asker)
    if table.lead.on != EXAMPLE and not hands_known(room, table):
        raise Refused("hands_hidden")
    return table


def about_position(room: Room, kind: str | None) -> About:
    """Return the facts of a question about the position that a room shows.

    room: the room, or one of its tables
    kind: name of the kind of question, or None for any kind

    Raise `Refused` if the kind is unknown, or the position has no question.
    """
    if kind is not None and kind not in KINDS:
        raise Refused("unreadable")
    line = room.line_on(None)
    steps = [step for step in line.steps[: line.at] if step.verdict is None]
    nexts = [step for step in line.steps[line.at : line.at + 1] if step.verdict is None]
    following = None if not nexts else nexts[0].text
    record = Record.from_steps(line.opening, tuple(steps))
    for _ in range(MAX_SEEDS_TRIED):
        seed = _chance.randrange(SEED_LIMIT)
        for name in [kind] if kind else KINDS:
            for clause in exercises.clauses_of_kind(room.game.id, name):
                if find_question(record, following, clause, name, seed):
                    about: About = {"record": record.dumps(), "clause": clause, "kind": name, "seed": seed}
                    if following:
                        about["next"] = following
                    if room.lead.on == EXAMPLE and room.lead.example:
                        about["example"] = room.lead.example
                    elif room.number is not None:
                        about["table"] = room.number
                    return about
    raise Refused("no_question")


def _ask(about: About) -> Event:
    return {"did": "ask", "about": about}
