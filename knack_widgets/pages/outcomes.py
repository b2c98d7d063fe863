"""How a deal or a match came out: headline, the account of each seat, and the clauses that decided it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from ..rulebook.accounts import account_of_seat, balance_changes, list_payments, steps_of_deal
from ..rulebook.speech import Speaker
from ..rules.core.events import Event, EventKind
from ..rules.core.state import State
from ..rules.records import Step
from .line import Line

ON_THE_WAY: Final = frozenset({"turn", "trick", "ends"})
"""Events that only the log shows: they belong to the play, or repeat the title of the result."""

UNKNOWN: Final = EventKind(())
"""The declaration of events that their game has not declared."""


def is_over(state: State) -> bool:
    """Return whether a deal or the match has just ended in this position."""
    return state.over or (state.chance == "deal" and state.deals > 0)


def steps_of_line(line: Line) -> Sequence[Step]:
    """Return the steps of the last deal, or of the end of the match."""
    return steps_of_deal(line.steps[: line.at])


def ending_events(line: Line) -> Iterator[Event]:
    """Yield the events by which the last deal or the match ended, in order."""
    steps = steps_of_line(line)
    kinds = line.state.setup.game.events
    for step in steps:
        if step.verdict is not None:
            continue
        for event in step.after.events:
            kind = kinds.get(event[0], UNKNOWN)
            if kind.ending or (step is steps[-1] and not kind.move and event[0] not in ON_THE_WAY):
                yield event


# -- the headline


def headline(line: Line, speak: Speaker) -> str:
    """Return the outcome in one sentence without a full stop: who wins the deal or the match, or what the reader wins.

    If a game keeps no score that says so, the sentence is that the deal is over.
    """
    state = line.state
    if state.over:
        return winners(state, speak) or speak.ui("result_match")
    if changes := balance_changes(steps_of_line(line)):
        return _money_headline(changes, speak)
    return _score_headline(line, speak) or speak.ui("result_deal", number=state.deals)


def winners(state: State, speak: Speaker) -> str:
    """Return who is ahead at the end of a match, in one sentence, or ``""`` if nothing was played."""
    leaders = state.leaders
    if len(leaders) == 1:
        return speak.ui("result_winner", seat=leaders[0])
    if speak.you in leaders:
        others = [speak.seat(seat) for seat in leaders if seat != speak.you]
        return speak.ui("result_winners", seat=speak.you, names=speak.as_list(others))
    if leaders:
        return speak.ui("result_winners", names=speak.as_list(map(speak.seat, leaders)))
    return speak.ui("result_level") if state.deals else ""


def _money_headline(changes: tuple[int, ...], speak: Speaker) -> str:
    if speak.you is not None:
        change = changes[speak.you]
        key = "headline_gain" if change > 0 else "headline_loss" if change else "headline_even"
        return speak.ui(key, seat=speak.you, amount=abs(change))
    best = max(changes)
    seats = [seat for seat, change in enumerate(changes) if change == best]
    if best <= 0:
        return speak.ui("headline_nobody")
    if len(seats) == 1:
        return speak.ui("headline_gain", seat=seats[0], amount=best)
    return speak.ui("headline_gains", names=speak.as_list(map(speak.seat, seats)), amount=best)


def _score_headline(line: Line, speak: Speaker) -> str:
    """Return the sentence about the first score that has risen, such as the deals won; ``""`` without words for it."""
    for name, after in line.state.score.items():
        before = steps_of_line(line)[0].before.score[name]
        seats = [seat for seat, (old, new) in enumerate(zip(before, after, strict=True)) if new > old]
        if seats and speak.has(f"headline_{name}"):
            facts = _facts_of_seat(line, seats[0])
            if len(seats) == 1:
                return speak.ui(f"headline_{name}", **{**facts, "seat": seats[0]})
            named = speak.as_list(map(speak.seat, seats))
            return speak.ui(f"headline_{name}_shared", **{**facts, "seat": None, "names": named})
    return ""


def _facts_of_seat(line: Line, seat: int) -> dict[str, object]:
    """Return the facts of all ending events about a seat, such as the value of its hand."""
    facts: dict[str, object] = {}
    for _, known in _ending_facts(line, seat):
        facts |= known
    return facts


def _ending_facts(line: Line, seat: int) -> Iterator[tuple[str, Mapping[str, object]]]:
    """Yield the ending events about a seat, each with its facts."""
    game = line.state.setup.game
    for event in ending_events(line):
        facts = game.event_facts(event) if event[0] in game.events else {}
        if facts.get("seat") == seat:
            yield str(event[0]), facts


# -- the accounts


def accounts(line: Line, speak: Speaker) -> list[list[str]]:
    """Return for each seat the phrases whose amounts add up to its change; without money the value of its hand.

    The phrases of a seat are left out if they do not add up, as they may in a game from outside.
    """
    steps = steps_of_line(line)
    payments, changes = list_payments(steps), balance_changes(steps)
    seats = range(len(line.state.setup.names))
    if not changes:
        return [_worth_of_hand(line, seat, speak) for seat in seats]
    sums = [sum(payment.amount for payment in payments if payment.seat == seat) for seat in seats]
    return [account_of_seat(payments, seat, speak) if sums[seat] == changes[seat] else [] for seat in seats]


def _worth_of_hand(line: Line, seat: int, speak: Speaker) -> list[str]:
    return [
        speak.say(f"account-{name}", facts, name)
        for name, facts in _ending_facts(line, seat)
        if speak.has(f"account-{name}")
    ]


# -- the clauses


def deciding_clauses(line: Line, you: int | None) -> list[str]:
    """Return the clauses that decided the deal or the match, the most important first.

    These are the clauses of the payments at the end, first those of the reader. Without payments it is the clause of
    the last event. Return no clause during a deal.

    you: the reader's seat, or None
    """
    if not is_over(line.state) or not line.at:
        return []
    payments = [payment for payment in list_payments(steps_of_line(line)) if payment.ending]
    payments.sort(key=lambda payment: payment.seat != you)
    clauses = [payment.clause for payment in payments] or [str(event[-1]) for event in ending_events(line)][-1:]
    return [clause for clause in dict.fromkeys(clauses) if clause in line.state.setup.game.clauses]
