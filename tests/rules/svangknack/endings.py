"""The ways in which a deal and a match of Svängknack II can end; golden games show each."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from knack_widgets.rules import Record, State
from knack_widgets.rules.records import Step

from ..helpers.golden import Way


def ends_of_deals(record: Record) -> Iterator[State]:
    """Yield the states right after each deal.

    In them the dealer is the seat left of that deal's dealer, which was forehand.
    """
    return (step.after for step in record.steps if step.before.chance is None and step.after.chance == "deal")


def a_deal(test: Callable[[State], bool]) -> Way:
    """Return a check that a deal ended in a state for which the test is true."""
    return lambda record: any(test(state) for state in ends_of_deals(record))


def a_step(test: Callable[[Step], bool]) -> Way:
    """Return a check that the test is true for a move."""
    return lambda record: any(step.verdict is None and test(step) for step in record.steps)


def cites(*clauses: str) -> Way:
    """Return a check that the events of a deal's end cite all of these clauses."""
    return a_deal(lambda state: set(clauses) <= {event[-1] for event in state.events})


def played(state: State) -> bool:
    """Return whether three tricks were played."""
    return sum(state.tricks) == 3


def swung(place: int) -> Way:
    """Return a check that a deal was played after forehand (0) or the next seat (1) swung."""
    return a_deal(lambda state: played(state) and state.swinger == (state.dealer + place) % len(state.tricks))


def must_join(place: int) -> Way:
    """Return a check that forehand (1) or the dealer (0) answered last and had to join."""
    return a_step(
        lambda step: (
            step.text.endswith("join")
            and step.before.in_force(step.before.turn)[0] == "bidding.21"
            and step.before.turn == (step.before.dealer + place) % len(step.before.tricks)
        )
    )


def blank_lead(*, wins: bool) -> Way:
    """Return a check that the second trick was led face down, and its leader took it or not."""
    return a_deal(
        lambda state: (
            played(state)
            and state.finished_tricks[1][0].face_down
            and (state.takers[1] == state.finished_tricks[1][0].seat) == wins
        )
    )


def worthless_blank(state: State) -> bool:
    """Return whether a seat followed face down to the second trick."""
    return played(state) and any(card.face_down for card in state.finished_tricks[1][1:])


def failing(least: int, most: int = 99) -> Way:
    """Return a check that after a deal this many players paid into the next pot."""
    return a_deal(lambda state: played(state) and least <= sum(event[0] == "pays-in" for event in state.events) <= most)


def swinger_fails(state: State) -> bool:
    """Return whether the seat that swung took no trick."""
    return played(state) and state.swinger is not None and state.tricks[state.swinger] == 0


def talon_out(*, after_buying: bool) -> Way:
    """Return a check that the talon ran out during the buying, or was empty before it."""
    return a_step(
        lambda step: (
            any(event[0] == "talon-out" for event in step.after.events)
            and (step.before.phase == "buying" and len(step.before.buyers) > 1) == after_buying
        )
    )


def carried(record: Record) -> bool:
    """Return whether the pot grew over three deals or more."""
    pots = [state.pot for state in ends_of_deals(record)]
    return any(0 < a < b < c for a, b, c in zip(pots, pots[1:], pots[2:], strict=False))


def lower_ranks(record: Record) -> bool:
    """Return whether a deal was played with ranks below six."""
    return record.options.get("low", 6) < 6 and any(played(state) for state in ends_of_deals(record))


def draws_for_the_deal(count: int) -> Way:
    """Return a check that `count` draws decided the first dealer."""

    def way(record: Record) -> bool:
        drawn = [step for step in record.steps if step.before.phase == "first" and step.verdict is None]
        return len(drawn) == count and drawn[-1].after.phase == "deal"

    return way


def match_ends(*, pot: bool, rest: bool, draws: int) -> Way:
    """Return a check that the match ended with or without a pot and a rest, after these draws."""

    def way(record: Record) -> bool:
        steps = [step for step in record.steps if step.verdict is None]
        names = [event[0] for step in steps for event in step.after.events]
        drawn = sum(step.before.phase == "draw" for step in steps)
        final = record.final
        return final.over and final.deals > 0 and ("pooled" in names, "rest" in names, drawn) == (pot, rest, draws)

    return way


def never_dealt(record: Record) -> bool:
    """Return whether the match ended before its first deal."""
    return record.final.over and record.final.deals == 0


WAYS: dict[str, Way] = {
    "two passes": cites("bidding.9"),
    "forced": a_deal(lambda state: played(state) and state.swinger is None),
    "swing by forehand": swung(0),
    "swing by the next": swung(1),
    "same suit": a_step(lambda step: any(event[0] == "same-suit" for event in step.after.events)),
    "dealer must join": must_join(0),
    "forehand must join": must_join(1),
    "pot goes out with three": a_deal(lambda state: sorted(state.tricks)[-3:] == [1, 1, 1] and state.pot == 0),
    "pot goes out with two": a_deal(lambda state: sorted(state.tricks)[-2:] == [1, 2] and state.pot == 0),
    "rivet": cites("payment.6"),
    "blank lead wins": blank_lead(wins=True),
    "blank lead beaten": blank_lead(wins=False),
    "worthless blank": a_deal(worthless_blank),
    "talon runs out": talon_out(after_buying=True),
    "no talon to buy from": talon_out(after_buying=False),
    "one fails": failing(1, 1),
    "several fail": failing(2),
    "swinger fails": a_deal(swinger_fails),
    "pot carried over several deals": carried,
    "lower ranks with many players": lower_ranks,
    "match ends before the first deal": never_dealt,
    "match ends with an empty pot": match_ends(pot=False, rest=False, draws=0),
    "split even": match_ends(pot=True, rest=False, draws=0),
    "rest drawn": match_ends(pot=True, rest=True, draws=1),
    "rest drawn after a tie": match_ends(pot=True, rest=True, draws=2),
    "first dealer drawn": draws_for_the_deal(1),
    "first dealer drawn after a tie": draws_for_the_deal(2),
}
"""Name → function that returns whether a record shows the way."""
