"""The ways in which a match of Knåker can end and a seat can leave it.

Golden games show each of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from knack_widgets.rules import Record
from knack_widgets.rules.records import Step

from ..helpers.golden import Way

Event = tuple[Any, ...]


def played(record: Record) -> list[Step]:
    """Return the steps of a record that were made; tries are left out."""
    return [step for step in record.steps if step.verdict is None]


def verb(step: Step) -> str:
    """Return the verb of a step: the word after the seat, or the word of chance."""
    words = step.text.split()
    return words[1] if words[0].isdigit() else words[0]


def a_step(test: Callable[[Step, list[str]], bool]) -> Way:
    """Return a check that the test is true for a step and the names of its events."""
    return lambda record: any(test(step, [event[0] for event in step.after.events]) for step in played(record))


def happened(name: str, *clauses: str) -> Way:
    """Return a check that an event of this name happened, under one of these clauses if given."""
    return lambda record: any(
        event[0] == name and (not clauses or event[-1] in clauses)
        for step in played(record)
        for event in step.after.events
    )


def out_by(*verbs: str) -> Way:
    """Return a check that a seat went out by one of these verbs, not on a seven."""
    return a_step(lambda step, names: "out" in names and verb(step) in verbs and "quietly" not in names)


def lost(what: Callable[[Step, list[str]], bool]) -> Way:
    """Return a check that a seat lost by its last card, in a step for which `what` is true."""
    return a_step(lambda step, names: "loses-out" in names and "not-blown" not in names and what(step, names))


def apart(record: Record) -> bool:
    """Return whether two seats went out in different circuits."""
    exits = record.final.exits
    return len({record.final.round_of(travel) for _, travel in exits}) > 1


def frippel_taken(step: Step, names: list[str]) -> bool:
    """Return whether the last face-down three went out on a frippelknåker.

    No other card may be laid there.
    """
    card = step.after.pile[-1:] if verb(step) == "flip" else ()
    return "out" in names and bool(card) and card[0][0] == "3" and "10.3" in step.before.in_force()


def replaced(record: Record) -> bool:
    """Return whether chance has replaced the cards of a cheat."""
    return happened("replaced")(record)


WAYS: dict[str, Way] = {
    "out on a plain card": out_by("play", "flip"),
    "out by insertion": out_by("insert"),
    "out on a blown seven": happened("blown"),
    "quiet seven": happened("quietly"),
    "seven not blown": happened("not-blown"),
    "lost on a two": lost(lambda step, names: "turns-pile" not in names and step.after.pile[-1:][0][0] == "2"),
    "lost by turning": lost(lambda step, names: "turns-pile" in names and verb(step) != "insert"),
    "lost by an insertion that turns the pile": lost(lambda _, names: "gets-turn" in names),
    "last three on a frippelknåker": a_step(frippel_taken),
    "frippelknåker picked up": happened("no-inserting"),
    "hexakajak picked up": happened("capped"),
    "shared place": happened("shared"),
    "out in another circuit": apart,
    "last seat left": happened("last-left"),
    "cheat that stands": happened("cheat-stands"),
    "cheat restored": happened("restored"),
    "cards replaced": replaced,
    "disqualified by dots": happened("disqualified", "16.8"),
    "disqualified by hidden cards": happened("disqualified", "16.3"),
    "match ended before the deal": lambda record: record.final.over and not record.final.deals,
}
"""Name → function that returns whether a record shows the way."""
