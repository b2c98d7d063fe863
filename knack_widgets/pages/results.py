"""The result of a deal or a match, as page data: payments with clauses, and the score."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..rulebook.accounts import balance_changes, deal_start
from ..rulebook.labels import departures
from ..rulebook.names import money
from ..rulebook.speech import Speaker
from ..rules.core.state import State
from ..rules.core.tricks.state import TrickState
from .line import Line
from .middle_data import SaidByClause
from .move_data import Account, AccountTable, Result, Score
from .outcomes import accounts, deciding_clauses, ending_events, headline, is_over, steps_of_line
from .seat_data import Cover
from .sight import Sight

Scores = Mapping[str, tuple[int, ...]]
COLUMNS: Final = 4
"""Number of the newest deals that each have a column; all earlier deals share one column."""
ACCOUNTS: Final = 4
"""Number of accounts that the result shows; those of further seats are folded away."""


def result(sight: Sight, speak: Speaker) -> Result | None:
    """Return the trait `table.result`, or None during a deal and before the first deal."""
    state, line = sight.state, sight.line
    if not is_over(state) or not line.at:
        return None
    last = line.at == len(line.steps)
    score = _score(line, speak)
    return {
        "over": state.over,
        "title": headline(line, speak),
        "clause": next(iter(deciding_clauses(line, speak.you)), None),
        "accounts": _account_table(line, score, speak),
        "more": speak.ui("result_more_match" if state.over else "result_more"),
        "told": _ending_sentences(line, speak),
        "score": score,
        "seed": _seed(sight, speak),
        "back": speak.ui("take_back") if state.over and last and line.end_step is not None else None,
        "new": speak.ui("new_match_now") if state.over and last else None,
    }


def _ending_sentences(line: Line, speak: Speaker) -> list[SaidByClause]:
    """Return the sentences about the end, in the order of events, each with its clause."""
    sentences = {(speak.event(event), str(event[-1])): None for event in ending_events(line)}
    return [{"text": text, "clause": clause} for text, clause in sentences]


# -- trump


def _deal_start(line: Line) -> int:
    """Return the number of steps before the last deal, also if the match has been ended after it."""
    return deal_start(line.steps[: line.at], end=False)


def trump(line: Line) -> str | None:
    """Return the trump of the current deal or of the deal just played, or None if not fixed."""
    first = _deal_start(line)
    states = [step.after for step in line.steps[first : line.at]]
    for state in reversed([line.opening, *states] if first == 0 else states):
        if isinstance(state, TrickState) and state.trump:
            return state.trump
    return None


def trump_words(line: Line, speak: Speaker) -> str:
    """Return in words the trump of the current deal or of the deal just played.

    If the trump is not fixed yet, the words say so. Return ``""`` in games without trump.
    """
    state = line.state
    if not isinstance(state, TrickState) or not state.has_trumps:
        return ""
    suit = trump(line)
    if state.turn is None:
        return speak.ui("trump_was", suit=suit) if suit else ""
    return speak.ui("trump", suit=suit) if suit else speak.ui("no_trump")


# -- the score


def _score(line: Line, speak: Speaker) -> Score:
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


def _account_table(line: Line, score: Score, speak: Speaker) -> AccountTable:
    """Return a row for each seat: its payments of this deal, their sum, and its running totals.

    The change of a single deal has no column, because it equals the total. If the score is a place, the rows have the
    order of the places. All rows but the most important ones are folded away (`ACCOUNTS`).
    """
    state = line.state
    width = len(state.score) + (1 if len(_deals(line, speak)) > 1 else 0)
    changes = balance_changes(steps_of_line(line))
    said = accounts(line, speak)
    places = state.score.get("place", ())
    order = sorted(range(len(said)), key=lambda seat: places[seat] if places else seat)
    rank = places or [-abs(change) for change in changes] or [0] * len(said)
    shown = sorted(order, key=lambda seat: (seat != speak.you, rank[seat]))[:ACCOUNTS]

    def row(seat: int) -> Account:
        scored = score["rows"][seat]
        return {
            "name": scored["name"],
            "parts": said[seat],
            "cells": scored["cells"][-width:] if width else [],
            "ahead": scored["ahead"],
            "folded": seat not in shown,
        }

    head = [score["head"][0], *(score["head"][-width:] if width else [])]
    return {"caption": speak.ui("result_accounts"), "head": head, "rows": [row(seat) for seat in order]}


def _tricks(state: State, speak: Speaker) -> tuple[list[str], list[list[str]]]:
    if not isinstance(state, TrickState) or not any(state.tricks) or state.over:
        return [], []
    return [speak.ui("result_tricks")], [[str(taken) for taken in state.tricks]]


def _deals(line: Line, speak: Speaker) -> list[tuple[str, list[str]]]:
    """Return the change of the score in each deal: a title, and a text for each seat.

    The oldest of many deals share one column. A single deal has no column, because its change equals the total.
    """
    begun = [at for at in line.deals if at < line.at]
    if line.opening.chance is None and line.at and begun[:1] != [0]:
        begun = [0, *begun]  # the match began with a position in a deal
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


def _changes(before: Scores, after: Scores, speak: Speaker) -> list[str]:
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


def cover(sight: Sight, speak: Speaker) -> Cover | None:
    """Return the seat on turn whose cards stay hidden until its player asks to see them.

    Players who share a screen hide their cards from each other. Return None if no hand is covered.
    """
    seat = sight.covered_seat
    return None if seat is None else {"seat": seat, "words": speak.ui("cover", seat=seat), "label": speak.ui("uncover")}


# -- the seed


def _seed(sight: Sight, speak: Speaker) -> str:
    """Return the seed of the finished deal, with which the same pack can be dealt again."""
    text = sight.line.steps[_deal_start(sight.line)].text
    seed = sight.match.luck.used.get(text)
    if seed is None:
        return ""
    if text != sight.match.luck.first:
        return speak.ui("result_seed", seed=seed)
    said = speak.ui("result_set_deal", seed=seed)
    return said if sight.state.over else f"{said} {speak.ui('result_then_shuffled')}"


def notes_on_deal(sight: Sight, speak: Speaker) -> str:
    """Return the match's differences from the book, and whether it began with the set deal.

    The set deal is the deal with which every visit begins. Return ``""`` if there is no note.
    """
    at = _deal_start(sight.line)
    on = sight.line.at > at and not is_over(sight.state)
    notes = departures(speak)
    if on and sight.line.steps[at].text == sight.match.luck.first:
        notes.append(speak.ui("set_deal"))
    return " · ".join(notes)
