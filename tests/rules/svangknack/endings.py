"""Every way in which a deal and a match of Svängknack II can end: each must be shown by a golden game."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from knack_widgets.rules import Record, State
from knack_widgets.rules.records import Step

from ..helpers.golden import Way


def ends_of_deals(record: Record) -> Iterator[State]:
    """The states right after each deal; its dealer's left neighbour, who was forehand, is the dealer by now."""
    return (step.after for step in record.steps if step.before.chance is None and step.after.chance == "deal")


def a_deal(test: Callable[[State], bool]) -> Way:
    """A deal ended in such a state."""
    return lambda record: any(test(state) for state in ends_of_deals(record))


def a_step(test: Callable[[Step], bool]) -> Way:
    """A move of this kind was made."""
    return lambda record: any(step.verdict is None and test(step) for step in record.steps)


def cites(*clauses: str) -> Way:
    """A deal ended whose events cite all of these clauses."""
    return a_deal(lambda state: set(clauses) <= {event[-1] for event in state.events})


def played(state: State) -> bool:
    """Three tricks were played."""
    return sum(state.tricks) == 3


def swung(place: int) -> Way:
    """A deal was played for which forehand (0) or the next (1) had swung."""
    return a_deal(lambda state: played(state) and state.swinger == (state.dealer + place) % len(state.tricks))


def must_join(place: int) -> Way:
    """Forehand (1) or the dealer (0), being the last to answer, had to join."""
    return a_step(
        lambda step: (
            step.text.endswith("join")
            and step.before.in_force(step.before.turn)[0] == "bidding.21"
            and step.before.turn == (step.before.dealer + place) % len(step.before.tricks)
        )
    )


def blank_lead(*, wins: bool) -> Way:
    """The second trick was led face down, and taken by its leader or not."""
    return a_deal(
        lambda state: (
            played(state)
            and state.finished_tricks[1][0].face_down
            and (state.takers[1] == state.finished_tricks[1][0].seat) == wins
        )
    )


def worthless_blank(state: State) -> bool:
    """Somebody followed face down to the second trick."""
    return played(state) and any(card.face_down for card in state.finished_tricks[1][1:])


def failing(least: int, most: int = 99) -> Way:
    """A deal was played after which this many paid into the next pot."""
    return a_deal(lambda state: played(state) and least <= sum(event[0] == "pays-in" for event in state.events) <= most)


def swinger_fails(state: State) -> bool:
    """Who had swung took no trick."""
    return played(state) and state.swinger is not None and state.tricks[state.swinger] == 0


def talon_out(*, after_buying: bool) -> Way:
    """The talon ran out while there were more to buy, or there was none to buy from."""
    return a_step(
        lambda step: (
            any(event[0] == "talon-out" for event in step.after.events)
            and (step.before.phase == "buying" and len(step.before.buyers) > 1) == after_buying
        )
    )


def carried(record: Record) -> bool:
    """The pot grew over three deals and more."""
    pots = [state.pot for state in ends_of_deals(record)]
    return any(0 < a < b < c for a, b, c in zip(pots, pots[1:], pots[2:], strict=False))


def lower_ranks(record: Record) -> bool:
    """A deal was played with lower ranks than six."""
    return record.options.get("low", 6) < 6 and any(played(state) for state in ends_of_deals(record))


def draws_for_the_deal(count: int) -> Way:
    """The first dealer was found after so many draws."""

    def way(record: Record) -> bool:
        drawn = [step for step in record.steps if step.before.phase == "first" and step.verdict is None]
        return len(drawn) == count and drawn[-1].after.phase == "deal"

    return way


def match_ends(*, pot: bool, rest: bool, draws: int) -> Way:
    """The match ended after a deal, with or without a pot, with or without a rest, after so many draws for it."""

    def way(record: Record) -> bool:
        made = [step for step in record.steps if step.verdict is None]
        names = [event[0] for step in made for event in step.after.events]
        drawn = sum(step.before.phase == "draw" for step in made)
        final = record.final
        return final.over and final.deals > 0 and ("pooled" in names, "rest" in names, drawn) == (pot, rest, draws)

    return way


def never_dealt(record: Record) -> bool:
    """The match ended before its first deal."""
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
"""Name → whether a record shows it."""
