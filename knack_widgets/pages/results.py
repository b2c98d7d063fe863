"""The result of a deal or a match, as page data: payments with clauses, and the score."""

from __future__ import annotations

from typing import Any, Final

from ..rulebook.labels import departures
from ..rulebook.names import money
from ..rulebook.speech import Speaker
from ..rules.core.events import EventKind
from ..rules.core.state import State
from ..rules.core.tricks import TrickState
from .line import END, Line
from .sight import Sight

Data = dict[str, Any]

COLUMNS: Final = 4
"""Number of the newest deals that have a column each; those before them share one."""
ON_THE_WAY: Final = frozenset({"turn", "trick", "ends"})
"""Events that are left to the log: they belong to the play, or repeat the card's title."""

UNKNOWN: Final = EventKind(())
"""The kind of an event that its game has not declared."""


def result(sight: Sight, speak: Speaker) -> Data | None:
    """Return the trait `table.result`, or None during a deal and before the first deal."""
    state, line = sight.state, sight.line
    if not _is_over(state) or not line.at:
        return None
    last = line.at == len(line.steps)
    return {
        "over": state.over,
        "title": speak.ui("result_match") if state.over else speak.ui("result_deal", number=state.deals),
        "winners": _winners(state, speak) if state.over else "",
        "told": _ending_sentences(line, speak),
        "score": _score(line, speak),
        "seed": _seed(sight, speak),
        "back": speak.ui("take_back") if state.over and last and line.end_step is not None else None,
        "new": speak.ui("new_match_now") if state.over and last else None,
    }


def _is_over(state: State) -> bool:
    return state.over or (state.chance == "deal" and state.deals > 0)


def steps_before(line: Line, *, end: bool = True) -> int:
    """Return the number of steps before the last deal or the end, which the result describes.

    `end`: whether the step that ended the match counts, too.
    """
    steps = line.steps[: line.at]
    starts = [at for at, step in enumerate(steps) if step.text.startswith("deal ") or (end and step.text == END)]
    return starts[-1] if starts else 0


def _ending_sentences(line: Line, speak: Speaker) -> list[Data]:
    """Return the sentences about the end, in the order of events, each with its clause."""
    steps = line.steps[steps_before(line) : line.at]
    kinds = line.state.setup.game.events
    sentences: dict[tuple[str, str], None] = {}
    for step in steps:
        if step.verdict is not None:
            continue
        for event in step.after.events:
            kind = kinds.get(event[0], UNKNOWN)
            if kind.ending or (step is steps[-1] and not kind.move and event[0] not in ON_THE_WAY):
                sentences[speak.event(event), str(event[-1])] = None
    return [{"text": text, "clause": clause} for text, clause in sentences]


# -- trump


def trump(line: Line) -> str | None:
    """Return the trump of the deal that is on or has just been played, or None if not fixed."""
    for step in reversed(line.steps[steps_before(line, end=False) : line.at]):
        if isinstance(step.after, TrickState) and step.after.trump:
            return step.after.trump
    return None


def trump_words(line: Line, speak: Speaker) -> str:
    """Return the trump of this or the last deal, or that it is not fixed yet, in words.

    Return ``""`` in games without trump.
    """
    state = line.state
    if not isinstance(state, TrickState):
        return ""
    suit = trump(line)
    if state.turn is None:
        return speak.ui("trump_was", suit=suit) if suit else ""
    return speak.ui("trump", suit=suit) if suit else speak.ui("no_trump")


# -- the score


def _winners(state: State, speak: Speaker) -> str:
    leaders = state.leaders
    if len(leaders) == 1:
        return speak.ui("result_winner", seat=leaders[0])
    if speak.you in leaders:
        others = [speak.seat(seat) for seat in leaders if seat != speak.you]
        return speak.ui("result_winners", seat=speak.you, names=speak.as_list(others))
    if leaders:
        return speak.ui("result_winners", names=speak.as_list(map(speak.seat, leaders)))
    return speak.ui("result_level") if state.deals else ""


def _score(line: Line, speak: Speaker) -> Data:
    """Return a row for each seat: its tricks in this deal, each deal's change, and the total."""
    state = line.state
    head, columns = _tricks(state, speak)
    for title, change in _deals(line, speak):
        head.append(title)
        columns.append(change)
    for name, values in state.score.items():
        head.append(speak.ui(f"score_{name}"))
        columns.append([_number(name, value) for value in values])
    names = [speak.place(seat) for seat in range(len(state.setup.names))]
    leaders = state.leaders
    return {
        "caption": speak.ui("result_score"),
        "head": [speak.ui("player"), *head],
        "rows": [
            {"name": name, "cells": [column[seat] for column in columns], "ahead": seat in leaders}
            for seat, name in enumerate(names)
        ],
    }


def _tricks(state: State, speak: Speaker) -> tuple[list[str], list[list[str]]]:
    if not isinstance(state, TrickState) or not any(state.tricks) or state.over:
        return [], []
    return [speak.ui("result_tricks")], [[str(taken) for taken in state.tricks]]


def _deals(line: Line, speak: Speaker) -> list[tuple[str, list[str]]]:
    """Return the change of each deal: a title, and a text for each seat.

    The oldest of many deals share one column; a single deal has no column, because it equals the total.
    """
    begun = [at for at in line.deals if at < line.at]
    ended = line.end_step
    cuts = [*begun, *([ended] if ended is not None and ended < line.at else [])]
    if len(cuts) < 2:
        return []
    scores = [line.steps[at].before.score for at in cuts] + [line.state.score]
    titles = [speak.ui("result_of_deal", number=number) for number in range(1, len(begun) + 1)]
    titles += [speak.ui("result_of_end")] * (len(cuts) - len(begun))
    if len(cuts) > COLUMNS:
        early = len(cuts) - COLUMNS + 1
        titles = [speak.ui("result_of_deals", begin=1, until=early), *titles[early:]]
        scores = [scores[0], *scores[early:]]
    return [
        (title, _changes(before, after, speak))
        for title, before, after in zip(titles, scores, scores[1:], strict=False)
    ]


def _changes(before: Any, after: Any, speak: Speaker) -> list[str]:
    seats = max(map(len, after.values()), default=0)
    cells = []
    for seat in range(seats):
        parts = []
        for name, values in after.items():
            change = values[seat] - before[name][seat]
            if name == "balance":
                parts.append(_number(name, change))
            elif change:
                parts.append(speak.ui(f"change_{name}", count=change))
        cells.append(", ".join(parts) or "–")
    return cells


def _number(name: str, value: int) -> str:
    """Return a number of the score: money with its sign, the rank of an unfinished seat as –."""
    if name == "balance":
        return f"+{value}" if value > 0 else money(value)
    return str(value) if value or name != "place" else "–"


# -- several people at one screen


def cover(sight: Sight, speak: Speaker) -> Data | None:
    """Return the seat on turn whose cards stay hidden until its player asks to see them.

    Return None if no hand is covered. Players who share one screen cover their cards from each other.
    """
    seat = sight.covered_seat
    return None if seat is None else {"seat": seat, "words": speak.ui("cover", seat=seat), "label": speak.ui("uncover")}


# -- the seed


def _seed(sight: Sight, speak: Speaker) -> str:
    """Return the seed of the finished deal: with it the same pack can be dealt again."""
    text = sight.line.steps[steps_before(sight.line, end=False)].text
    seed = sight.luck.used.get(text)
    if seed is None:
        return ""
    if text != sight.luck.first:
        return speak.ui("result_seed", seed=seed)
    said = speak.ui("result_set_deal", seed=seed)
    return said if sight.state.over else f"{said} {speak.ui('result_then_shuffled')}"


def notes_on_deal(sight: Sight, speak: Speaker) -> str:
    """Return how the match departs from the text, and whether it began with the set deal.

    The set deal is the one with which every visit begins. Return ``""`` if there is no note.
    """
    at = steps_before(sight.line, end=False)
    on = sight.line.at > at and not _is_over(sight.state)
    notes = departures(speak)
    if on and sight.line.steps[at].text == sight.luck.first:
        notes.append(speak.ui("set_deal"))
    return " · ".join(notes)
