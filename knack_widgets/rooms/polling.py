"""Asking the class, and voting."""

from __future__ import annotations

from dataclasses import dataclass
from random import SystemRandom
from typing import Any, Final

from ..rules import Record
from ..study import exercises
from ..study.exercises import MOST_SEED, ExerciseError
from ..study.kinds import KINDS
from ..study.sheets import make_sheet
from ..study.sitting import SEEDS
from .asked import Poll, find_question
from .asking import Asker, own_member
from .refusing import Message, Refused, text_in
from .room import EXAMPLE, Event, Room

QUIZ: Final = 10
MOST_CHOICES: Final = 40
TRIES: Final = 12
"""So often the questions of a kind are drawn anew in a position, before it is said that there are none."""
_chance: Final = SystemRandom()


def ask(room: Room, _: Asker, message: Message) -> list[Event]:
    """Ask the class: `exercise` by its id; `ruling`, how it is to be read; `here`, a kind of question about the
    position that is shown.
    """
    if ruling := text_in(message, "ruling", 20):
        if ruling not in room.game.readings:
            raise Refused("unreadable")
        return [_ask({"game": room.game.id, "ruling": ruling})]
    if id_ := text_in(message, "exercise", 400):
        return [_ask({"exercise": exercises.load(id_).id})]
    if (about := message.get("found")) and isinstance(about, Found):
        return [_ask(about.about)]
    if message.get("here") is True:
        return [_ask(about_position(room, text_in(message, "kind", 40) or None))]
    raise Refused("unreadable")


def quiz(room: Room, _: Asker, message: Message) -> list[Event]:
    """Some exercises one after the other; or the next of them."""
    if message.get("next") is True:
        number = int(room.poll.about.get("quiz", 0)) if room.poll else 0
        if not 0 < number < len(room.quiz):
            raise Refused("no_question")
        return [_ask({"exercise": room.quiz[number], "quiz": number + 1})]
    given = message.get("exercises")
    if not isinstance(given, list) or not given or len(given) > QUIZ:
        raise Refused("unreadable")
    return [{"did": "quiz", "exercises": [exercises.load(id_).id for id_ in given]}]


@dataclass(frozen=True)
class Found:
    """A question about a position that has been found; no device can send one."""

    about: dict[str, Any]


def ask_here(room: Room, message: Message) -> Message:
    """Return a message that asks about the position of a copy of a room. Raises `Refused`.

    It is apart from `ask` because it may take a second.
    """
    return {"do": "ask", "found": Found(about_position(room, text_in(message, "kind", 40) or None))}


def draw_exercises(game: str, message: Message) -> Message:
    """A message that wants fresh exercises, with exercises in it: `ask` and `quiz` take those. It is apart from them
    because it may take a second, and needs nothing of a room but its game. Raises `Refused`.
    """
    kind, clause = text_in(message, "kind", 40) or None, text_in(message, "clause", 60) or None
    wanted = QUIZ if message.get("do") == "quiz" else 1
    try:
        sheet = make_sheet(game, wanted, clause=clause, kind=kind, seed=_chance.randrange(SEEDS))
    except ExerciseError:
        raise Refused("no_question") from None
    found = [one.id for one in sheet]
    return {"do": "quiz", "exercises": found} if wanted > 1 else {"do": "ask", "exercise": found[0]}


def wants_fresh(message: Message) -> bool:
    """Whether a message wants exercises that are not drawn yet."""
    if message.get("do") == "quiz":
        return message.get("next") is not True and "exercises" not in message
    return message.get("do") == "ask" and not any(message.get(key) for key in ("exercise", "ruling", "here"))


def vote(room: Room, asker: Asker, message: Message) -> list[Event]:
    """A vote, which may be changed until the poll is closed."""
    member, poll = own_member(asker), open_poll(room)
    if poll.closed:
        raise Refused("closed")
    given = message.get("choices")
    if not isinstance(given, list) or len(given) > MOST_CHOICES or not all(isinstance(one, str) for one in given):
        raise Refused("unreadable")
    choices = [choice for choice in poll.choices if choice in given]
    if len(choices) != len(given) or not choices or (len(choices) > 1 and not poll.several):
        raise Refused("unreadable")
    return [{"did": "vote", "member": member.id, "choices": choices}]


def close(room: Room, _: Asker, __: Message) -> list[Event]:
    """Nobody votes any more; the distribution is shown."""
    open_poll(room)
    return [{"did": "close"}]


def answer(room: Room, _: Asker, __: Message) -> list[Event]:
    """The answer is shown, with its clause."""
    if not open_poll(room).closed:
        raise Refused("still_open")
    return [{"did": "answer"}]


def again(room: Room, _: Asker, __: Message) -> list[Event]:
    """The same once more, after talking."""
    if not open_poll(room).closed:
        raise Refused("still_open")
    return [{"did": "reopen"}]


def put_away(room: Room, _: Asker, __: Message) -> list[Event]:
    """The question is put away; the table is there again."""
    open_poll(room)
    return [{"did": "put_away"}]


def open_poll(room: Room) -> Poll:
    """The question that is asked. Raises `Refused`."""
    if room.poll is None:
        raise Refused("no_poll")
    return room.poll


def about_position(room: Room, kind: str | None) -> dict[str, Any]:
    """A question about what is shown. A question shows the hand of the seat that it is about: only where everybody
    may know it.
    """
    if not room.all_seen and room.lead.on != EXAMPLE:
        raise Refused("hands_hidden")
    if kind is not None and kind not in KINDS:
        raise Refused("unreadable")
    line = room.line_on(None)
    steps = [step for step in line.steps[: line.at] if step.verdict is None]
    nexts = [step for step in line.steps[line.at : line.at + 1] if step.verdict is None]
    following = None if not nexts else nexts[0].text
    record = Record.from_steps(line.opening, tuple(steps))
    for _ in range(TRIES):
        seed = _chance.randrange(MOST_SEED)
        for name in [kind] if kind else KINDS:
            for clause in exercises.asked_clauses(room.game.id, name):
                if find_question(record, following, clause, name, seed):
                    found = {"record": record.dumps(), "clause": clause, "kind": name, "seed": seed}
                    return {**found, **({"next": following} if following else {})}
    raise Refused("no_question")


def _ask(about: dict[str, Any]) -> Event:
    return {"did": "ask", "about": about}
