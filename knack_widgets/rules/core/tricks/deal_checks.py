"""The checks of a deal of a trick game: fields that say the same, or that follow from each other, must agree."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from ..clauses import Clause
from ..positions.checks import as_text, follows, seats_until
from ..positions.faults import SAYS, Faults, PositionError
from ..positions.form import Draft
from ..positions.kinds import NOTHING, UNKNOWN
from ..seats import in_turn, seat_after

DRAWING: Final = ("draw", "first")
"""The phases in which seats draw cards."""
Check = Callable[[Draft], Faults]
DEAL_SAYS = {
    **SAYS,
    "unspoken": "seat {seat} has not had its turn yet, but is not in",
    "thrown": "seat {seat} has thrown away {count} cards; expected at most {limit}",
    "talon-out": "the talon is empty, so nobody buys",
    "order": "seat {seat} chooses here; expected seat {expected}",
    "round": "round {read}; expected 0 to {limit}",
    "bought": "seat {seat} has bought {count} times; expected at most {limit}",
    "draws": "the seats that draw cards are {read}; expected two or more different seats, and only while they draw",
}
"""Key → English text of the faults in this module."""
_fault = partial(PositionError, says=DEAL_SAYS)


def check_between(draft: Draft) -> Faults:
    """Yield the faults of cards and seats that are given although no deal is being played."""
    if draft["turn"] is not None:
        return
    clause = draft.setup.game.phases[draft["phase"]].permission
    for seat, hand in enumerate(draft["hands"]):
        if hand:
            yield _fault("between", f"hands.{seat}", clause, read=as_text(hand))
    if any(draft["thrown"]):
        yield _fault("between", "thrown", clause, read=as_text(sum(draft["thrown"], ())))
    for name in ("trick", "up", "trump", "players_in", "talon", "buyers", "round"):
        if name in draft.fields.kinds and draft[name]:
            at = draft[name]
            yield _fault("between", name, clause, read=" ".join(play.card for play in at) if name == "trick" else at)


def check_deal(draft: Draft) -> Faults:
    """Yield the faults of a deal that is being played: tricks, and the number of deals."""
    phase, on = draft.setup.game.phases[draft["phase"]], draft["turn"] is not None
    if on and draft["deals"] < 1:
        yield from follows(draft, "deals", 1, phase.permission)
    if on:
        takers = draft["takers"]
        counts = tuple(takers.count(seat) for seat in range(draft.seats))
        yield from follows(draft, "tricks", counts, phase.permission)
    seats, drawing = draft["drawers"], draft["phase"] in DRAWING
    if len(set(seats)) < len(seats) or (len(seats) > 1) != drawing or (seats and not drawing):
        yield _fault("draws", "drawers", phase.permission, read=as_text(seats))


def check_thrown(draft: Draft) -> Faults:
    """Yield the faults of discards: a seat throws away its hand when it folds, and otherwise what it replaces."""
    if draft["turn"] is None or draft["phase"] == "merging":
        return
    hand = draft.setup.phases["play"].cards
    bought = draft["bought"] if "bought" in draft.fields.kinds else (0,) * draft.seats
    for seat, cards in enumerate(draft["thrown"]):
        limit = hand * bought[seat] if seat in draft["players_in"] else hand
        if len(cards) > limit:
            clause = draft.setup.game.phases[draft["phase"]].permission
            yield _fault("thrown", f"thrown.{seat}", clause, seat=seat, count=len(cards), limit=limit)


def check_opened(draft: Draft) -> Faults:
    """Yield the faults of open hands: they are the cards that their seats hold and have played in the deal."""
    if draft["turn"] is None or "opened" not in draft.fields.kinds:
        return
    plays = [play for trick in (*draft["finished_tricks"], draft["trick"]) for play in trick]
    for seat, cards in enumerate(draft["opened"]):
        dealt = (*draft["hands"][seat], *(play.card for play in plays if play.seat == seat))
        if cards and UNKNOWN not in (*cards, *dealt) and {*cards} != {*dealt}:
            clause = draft.setup.game.phases[draft["phase"]].permission
            at = f"opened.{seat}"
            yield PositionError("follows", at, clause, read=as_text(cards), expected=as_text(tuple(sorted(dealt))))


def check_unspoken(draft: Draft, last: int | None, clause: Clause) -> Faults:
    """Yield the faults of seats that have still to speak, but are not in.

    last: the last seat that speaks
    """
    for seat in (*seats_until(draft["turn"], last, draft.seats), last):
        if seat not in draft["players_in"]:
            yield _fault("unspoken", "players_in", clause, seat=seat)
            return


# -- knocking


def seats_knocked(draft: Draft) -> tuple[int, ...]:
    """Return the seats that have knocked, in order, as the turn and the seats that are in say."""
    seats_in, first = draft["players_in"], seat_after(draft["dealer"] or 0, draft.seats)
    if draft["phase"] == "bidding":
        return tuple(seat for seat in seats_until(first, draft["turn"], draft.seats) if seat in seats_in)
    return in_turn(seats_in, first) if draft["turn"] is not None and draft["phase"] != "merging" else ()


def check_knocked(turn: Clause, forced: Callable[[Draft], bool] = lambda _: False) -> Check:
    """Return a check that the seats that are in have knocked, and the seats after the turn have not.

    turn: the clause that says in which order seats speak
    forced: returns whether a deal is forced, so that no seat knocks
    """

    def check(draft: Draft) -> Faults:
        if draft["phase"] not in ("bidding", "buying", "play"):
            return
        if draft["phase"] == "bidding":
            yield from check_unspoken(draft, draft["dealer"], turn)
        expected = () if forced(draft) else seats_knocked(draft)
        yield from follows(draft, "knocked", expected, turn)

    return check


# -- buying


def buyers_left(draft: Draft, order: Sequence[int]) -> tuple[int, ...]:
    """Return the seats that have still to choose in a round, if nobody is left out.

    order: the seats that choose in a round, in order
    """
    turn = draft["turn"]
    return tuple(order[order.index(turn) :]) if draft["phase"] == "buying" and turn in order else ()


def round_reached(draft: Draft) -> int:
    """Return the least number of the round of buying that fits the seats that have bought."""
    if draft["turn"] is None:
        return 0
    choosing = draft["buyers"] if draft["phase"] == "buying" else ()
    rounds = [int(times) + (seat in choosing) for seat, times in enumerate(draft["bought"])]
    return max(int(len(choosing) > 0), *rounds)


def check_buying(
    rounds: Callable[[Draft], int], clause: Any, order: Callable[[Draft], tuple[int, ...]], *, out: Any
) -> Check:
    """Return a check of the rounds of buying, of the seats that still choose, and of their purchases.

    rounds: returns the number of rounds
    clause: the clause that says how many rounds there are
    order: returns the seats that choose in a round, in order
    out: the clause of an empty talon
    """

    def check(draft: Draft) -> Faults:
        phase, reached = draft["phase"], draft["round"]
        if draft["turn"] is None:
            return
        limit = rounds(draft) if phase in ("buying", "play", "merging") else 0
        if not 0 <= reached <= limit:
            yield _fault("round", "round", clause, read=reached, limit=limit)
            return
        if phase == "buying" and not reached:
            yield from follows(draft, "round", round_reached(draft), clause)
        buyers = draft["buyers"]
        for seat, count in enumerate(draft["bought"]):
            left_out = seat not in draft["players_in"] and phase != "merging"
            most = 0 if left_out else reached - (phase == "buying" and seat in buyers)
            if not 0 <= count <= most:
                yield _fault("bought", f"bought.{seat}", clause, seat=seat, count=count, limit=most)
        if phase == "buying" and buyers[:1] != (draft["turn"],):
            yield _fault("order", "buyers", clause, seat=draft["turn"], expected=buyers[0] if buyers else NOTHING)
        else:
            yield from follows(draft, "buyers", buyers_left(draft, order(draft)), clause)
        if phase == "buying" and not draft["talon"]:
            yield _fault("talon-out", "talon", out)

    return check
