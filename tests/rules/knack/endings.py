"""The ways in which a deal and a match of Knack can end; golden games show each."""

from __future__ import annotations

from collections.abc import Iterator

from knack_widgets.rules import Record, State

from ..helpers.golden import Way


def ends_of_deals(record: Record) -> Iterator[State]:
    """Yield the states right after each deal that was settled."""
    return (step.after for step in record.steps if step.before.chance is None and step.after.chance == "deal")


def cites(*clauses: str) -> Way:
    """Return a check that the events of a deal's end cite all of these clauses."""
    return lambda record: any(set(clauses) <= {event[-1] for event in state.events} for state in ends_of_deals(record))


def played_by(least: int, most: int) -> Way:
    """Return a check that a deal was played to the third trick by this many players."""
    return lambda record: any(
        len(state.finished_tricks) == 3 and least <= len(state.finished_tricks[0]) <= most
        for state in ends_of_deals(record)
    )


def face_down(clause: str) -> Way:
    """Return a check that this clause decided a trick with a face-down lead."""

    def way(record: Record) -> bool:
        return any(
            step.before.trick
            and step.before.trick[0].face_down
            and any(event[0] == "trick" and event[-1] == clause for event in step.after.events)
            for step in record.steps
        )

    return way


def betes(least: int, most: int = 99) -> Way:
    """Return a check that this many players set a bete at the end of a deal."""
    return lambda record: any(
        least <= sum(event[0] == "bete" for event in state.events) <= most for state in ends_of_deals(record)
    )


def dealer_fails(record: Record) -> bool:
    """Return whether a dealer who joined took no trick."""
    return any(
        ("bete", state.dealer)
        in {(event[0], (event[1] + 1) % len(state.tricks)) for event in state.events if event[0] == "bete"}
        for state in ends_of_deals(record)
    )


def match_ends(*, betar: bool, rest: bool, draws: int) -> Way:
    """Return a check that the match ended with or without betar and a rest, after these draws."""

    def way(record: Record) -> bool:
        names = [event[0] for step in record.steps for event in step.after.events if step.verdict is None]
        drawn = sum(step.text.startswith("draw") for step in record.steps)
        return record.final.over and ("pooled" in names, "rest" in names, drawn) == (betar, rest, draws)

    return way


def never_dealt(record: Record) -> bool:
    """Return whether the match ended before its first deal."""
    return record.final.over and record.final.deals == 0


WAYS: dict[str, Way] = {
    "dealer alone": cites("bidding.3"),
    "only knocker": cites("bidding.4"),
    "without play, with a bete": cites("bidding.5", "payment.6"),
    "two players": played_by(2, 2),
    "three or more players": played_by(3, 11),
    "eleven players": played_by(11, 11),
    "face-down lead wins": face_down("play.15"),
    "face-down lead beaten": face_down("play.5"),
    "nobody fails": betes(0, 0),
    "one fails without bete": cites("payment.2"),
    "one fails with bete": cites("payment.7"),
    "several fail": betes(2),
    "dealer fails": dealer_fails,
    "betar kept apart": cites("payment.8"),
    "betar used up": cites("payment.12"),
    "match ends before the first deal": never_dealt,
    "match ends without betar": match_ends(betar=False, rest=False, draws=0),
    "split even": match_ends(betar=True, rest=False, draws=0),
    "rest drawn": match_ends(betar=True, rest=True, draws=1),
    "rest drawn after a tie": match_ends(betar=True, rest=True, draws=2),
    "rest drawn after two ties": match_ends(betar=True, rest=True, draws=3),
}
"""Name → function that returns whether a record shows the way."""
