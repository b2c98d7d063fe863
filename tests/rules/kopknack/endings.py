"""The ways in which a deal and a match of Köpknack can end; golden games show each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from knack_widgets.rules import Record

from ..helpers.golden import Way


def names(state: Any) -> list[str]:
    """Return the names of the events of the last move."""
    return [event[0] for event in state.events]


def played(record: Record) -> Iterator[tuple[Any, Any]]:
    """Yield the states before and after each move; tries are left out."""
    return ((step.before, step.after) for step in record.steps if step.verdict is None)


def cites(*clauses: str, without: tuple[str, ...] = ()) -> Way:
    """Return a check that a move's events cite all of these clauses and none of the others."""
    return lambda record: any(
        set(clauses) <= (cited := {event[-1] for event in after.events}) and not cited & set(without)
        for _, after in played(record)
    )


def without_play(clause: str, *, payment: str, bete: bool) -> Way:
    """Return a check that a deal was won without play under a clause, with or without a bete."""
    return lambda record: (
        record.opening.setup.options["payment"] == payment
        and any(
            any(event[0] == "wins" and event[-1] == clause for event in after.events)
            and (before.pot > record.opening.setup.options["stake"]) == bete
            for before, after in played(record)
        )
    )


def fail(least: int, most: int, *, payment: str) -> Way:
    """Return a check that this many players took no trick in a deal with three tricks."""
    name = {"betar": "failed", "1922": "pays-in"}[payment]
    return lambda record: (
        record.opening.setup.options["payment"] == payment
        and any("takes" in names(after) and least <= names(after).count(name) <= most for _, after in played(record))
    )


def sets(count: int) -> Way:
    """Return a check that a player set `count` betar at once."""
    return lambda record: any(
        event[0] == "sets" and event[2] == count for _, after in played(record) for event in after.events
    )


def dealer_fails(record: Record) -> bool:
    """Return whether a dealer who was in took no trick."""
    return any(("failed", before.dealer) in {event[:2] for event in after.events} for before, after in played(record))


def choices(record: Record) -> Iterator[list[str]]:
    """Yield, for each deal, the choices of the players who owed several betar."""
    chosen: list[str] = []
    for before, after in played(record):
        if before.phase == "merging":
            chosen.append(str(after.events[0][0]))
            if after.phase != "merging":
                yield chosen
                chosen = []


def merging(*wanted: str) -> Way:
    """Return a check that at least two players of a deal made choices of exactly these kinds."""
    return lambda record: any(len(some) > 1 and set(some) == set(wanted) for some in choices(record))


def merges_three(record: Record) -> bool:
    """Return whether a player merged three betar."""
    return any(event[0] == "merges" and event[2] == 3 for _, after in played(record) for event in after.events)


def forced_again(record: Record) -> bool:
    """Return whether a deal was forced, one with a bete was not, and then one was again."""
    deals = [events for _, after in played(record) if "dealt" in (events := names(after))]
    kinds = ["forced" if "forced" in events else "pushed" if "pushed" in events else "" for events in deals]
    return kinds == ["forced", "pushed", "forced"]


def talon_runs_out(record: Record) -> bool:
    """Return whether the talon ran out before all players had made their last choice."""
    return any(
        before.phase == "buying" and before.buyers[1:] and "talon-out" in names(after)
        for before, after in played(record)
    )


def no_talon(record: Record) -> bool:
    """Return whether a deal of seventeen players had no talon."""
    return any(before.phase == "bidding" and "talon-out" in names(after) for before, after in played(record))


def players(least: int, most: int) -> Way:
    """Return a check that a deal was played to the third trick by this many players."""
    return lambda record: any(
        "takes" in names(after) and least <= len(after.finished_tricks[0]) <= most for _, after in played(record)
    )


def match_ends(*, betar: bool, rest: bool, draws: int, payment: str = "betar") -> Way:
    """Return a check that the match ended with or without betar and a rest, after these draws."""

    def way(record: Record) -> bool:
        events = [name for _, after in played(record) for name in names(after)]
        drawn = sum(step.text.startswith("draw") for step in record.steps)
        ended = record.final.over and record.final.deals > 0
        system = record.opening.setup.options["payment"] == payment
        return ended and system and ("pooled" in events, "rest" in events, drawn) == (betar, rest, draws)

    return way


def never_dealt(record: Record) -> bool:
    """Return whether the match ended before its first deal."""
    return record.final.over and record.final.deals == 0


WAYS: dict[str, Way] = {
    "dealer alone": without_play("bidding.3", payment="betar", bete=False),
    "dealer alone for a bete": without_play("bidding.3", payment="betar", bete=True),
    "dealer alone, 1922": without_play("bidding.3", payment="1922", bete=False),
    "only knocker": without_play("bidding.4", payment="betar", bete=False),
    "only knocker for a bete": without_play("bidding.4", payment="betar", bete=True),
    "only knocker, 1922": without_play("bidding.4", payment="1922", bete=False),
    "two play": players(2, 2),
    "three or more play": players(3, 17),
    "nobody fails": fail(0, 0, payment="betar"),
    "one fails": fail(1, 1, payment="betar"),
    "several fail": fail(2, 16, payment="betar"),
    "dealer fails": dealer_fails,
    "nobody fails, 1922": fail(0, 0, payment="1922"),
    "one fails, 1922": fail(1, 1, payment="1922"),
    "several fail, 1922": fail(2, 16, payment="1922"),
    "one bete": sets(1),
    "two betar": sets(2),
    "three betar": sets(3),
    "bete worth a larger pot": cites("payment.13"),
    "bete pushed in": cites("payment.8"),
    "lowest pushed in": cites("payment.9", without=("payment.11",)),
    "one of equal lowest pushed in": cites("payment.9", "payment.11"),
    "betar gone": cites("payment.15"),
    "forced deals": forced_again,
    "all merge": merging("merges"),
    "all keep": merging("keeps"),
    "some merge, some keep": merging("merges", "keeps"),
    "three merged into one": merges_three,
    "talon runs out": talon_runs_out,
    "no talon": no_talon,
    "match ends before the first deal": never_dealt,
    "match ends without betar": match_ends(betar=False, rest=False, draws=0),
    "match ends, 1922": match_ends(betar=False, rest=False, draws=0, payment="1922"),
    "split even": match_ends(betar=True, rest=False, draws=0),
    "rest drawn": match_ends(betar=True, rest=True, draws=1),
    "rest drawn after a tie": match_ends(betar=True, rest=True, draws=2),
    "rest drawn after two ties": match_ends(betar=True, rest=True, draws=3),
}
"""Name → function that returns whether a record shows the way."""
