"""The positions of this game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from ..core.positions.checks import as_text
from ..core.positions.faults import Faults, PositionError
from ..core.positions.form import Changes, Draft
from ..core.seats import all_from, in_turn
from ..core.tricks.deal_checks import buyers_left, check_buying, check_knocked, round_reached, seats_knocked
from ..core.tricks.position import seat_on_turn, talon_left, trick_form
from ..core.tricks.position_checks import TRICK_SAYS, check_seats, check_worth, forehand
from . import bidding, buying, deal, newer, payment
from .state import NewBetar


def _rounds(draft: Draft) -> int:
    return int(draft.setup.options["buys"])


def _pot(draft: Draft) -> int:
    """Return the dealer's stake while a deal is on: no bete has been pushed in."""
    return int(draft.setup.options["stake"]) if draft["phase"] in ("bidding", "buying", "play") else 0


def _order(draft: Draft) -> tuple[int, ...]:
    """Return the seats that choose in a round; by KK-4 b a seat that has stood once buys no more."""
    order = in_turn(draft["players_in"], draft["dealer"] + 1)
    is_given = "round" in draft.given or "buyers" in draft.given  # else each would follow from the other
    if not is_given or not buying.KK4_STANDING_IS_FINAL.is_in(draft.setup.readings):
        return order
    return tuple(seat for seat in order if draft["bought"][seat] >= draft["round"] - 1)


def _is_forced(draft: Draft) -> bool:
    """Return whether a deal is forced: no bete has gone into the pot (`payment.22`, KK-3)."""
    return draft.setup.options["forced"] == payment.NO_BETS and draft["pot"] <= int(draft.setup.options["stake"])


def _seats_knocked(draft: Draft) -> tuple[int, ...]:
    return () if draft["phase"] in ("buying", "play") and _is_forced(draft) else seats_knocked(draft)


def _check_forced(draft: Draft) -> Faults:
    """Yield the faults of a forced deal: all seats are in, and there is no bidding, or by KK-3 b no buying, either."""
    phase = draft["phase"]
    if phase not in ("bidding", "buying", "play") or not _is_forced(draft):
        return
    no_buying = payment.KK3_NO_BUYING.is_in(draft.setup.readings)
    buys = phase == "buying" or draft["round"] > 0
    if phase == "bidding" or len(draft["players_in"]) < draft.seats or (no_buying and buys):
        clause = payment.forced_deal if no_buying and buys else payment.what_is_forced
        yield _fault("all-in", "players_in", clause)


def _check_third_round(draft: Draft) -> Faults:
    """Yield the fault of a third round for which the talon had too few cards, as KK-14 b has it.

    The seats that have chosen in this round have taken three cards each at most.
    """
    if draft["round"] != 3 or not buying.KK14_THREE_CARDS_EACH.is_in(draft.setup.readings):
        return
    if draft["phase"] == "buying" and not buying.has_three_each(len(draft["talon"]), len(draft["buyers"])):
        yield PositionError("round", "round", buying.three_rounds, says=TRICK_SAYS, read=draft["round"], limit=2)


def _turn(draft: Draft) -> int | None:
    """Return the seat on turn: while betes are merged, the first seat that may merge."""
    return draft["owed"][0].seat if draft["owed"] else seat_on_turn(forehand, draft)


def _rows_owed(draft: Draft) -> Sequence[Changes]:
    """Return the seats that may merge, and one more: that which has bought most of those without a trick."""
    order = all_from(draft["dealer"] + 1, draft.seats)
    owed = {one.seat: one for one in draft["owed"]}
    failed = [seat for seat in order if seat not in owed and not draft["tricks"][seat]]
    if not failed:
        return ()
    seat = max(failed, key=lambda each: draft["bought"][each])
    worth = draft["owed"][0].worth if owed else draft["bets"][0] if draft["bets"] else int(draft.setup.options["stake"])
    owed[seat] = NewBetar(seat, max(2, draft["bought"][seat]), worth)
    return ({"owed": tuple(owed[seat] for seat in order if seat in owed)},)


OWN_SAYS: Final[Mapping[str, str]] = {
    "pot": "the pot is {read}; expected at least {expected}",
    "all-in": "the deal is forced: all seats are in, and there is no bidding",
    "going": "the pot is {read}, and betes of {expected} are left; the lowest bete must have gone into the pot",
    "no-betes": "betes of {read} are given, but in this system of payment there are no betes",
    "no-merging": "betes are merged, but the players have not agreed on it",
    "owed-betes": "seat {seat} cannot have {count} new betes of {read}",
    "owed": "the seats that may merge are {read}; expected some from the seat on turn on, while betes are merged",
    "played": "seat {seat} has cards; expected none after the tricks",
}
_fault = partial(PositionError, says={**TRICK_SAYS, **OWN_SAYS})


def _check_pot(draft: Draft) -> Faults:
    least = int(draft.setup.options["stake"])
    if draft["bets"] and draft.setup.options["payment"] != newer.BETAR:
        yield _fault("no-betes", "bets", newer.newer_system, read=as_text(draft["bets"]))
        return
    if draft["phase"] in ("bidding", "buying", "play") and draft["pot"] < least:
        yield _fault("pot", "pot", deal.three_each, read=draft["pot"], expected=least)
    elif draft["phase"] in ("bidding", "buying", "play") and draft["bets"]:
        going = draft["pot"] - least
        if not 0 < going <= draft["bets"][0]:
            yield _fault("going", "pot", payment.only_lowest, read=draft["pot"], expected=as_text(draft["bets"]))


def _check_owed(draft: Draft) -> Faults:
    """Yield the faults of new betes: each seat that failed has as many as it bought, and they lie there."""
    owed = draft["owed"]
    if owed and not draft.setup.options["merge"]:
        yield _fault("no-merging", "owed", payment.merging_agreed)
    seats = tuple(one.seat for one in owed)
    if len({*seats}) == len(seats):
        in_order = tuple(seat for seat in all_from(draft["dealer"] + 1, draft.seats) if seat in seats)
        if seats != in_order:
            yield _fault("follows", "owed", payment.merging, read=as_text(seats), expected=as_text(in_order))
    for at, one in enumerate(owed):
        failed = one.number == max(1, draft["bought"][one.seat]) and not draft["tricks"][one.seat]
        if not failed or draft["bets"].count(one.worth) < one.number or seats.count(one.seat) > 1:
            facts = {"seat": one.seat, "count": one.number, "read": one.worth}
            yield _fault("owed-betes", f"owed.{at}", payment.one_or_two, **facts)


def _check_merging(draft: Draft) -> Faults:
    owed, merging = draft["owed"], draft["phase"] == "merging"
    if merging != bool(owed) or (owed and owed[0].seat != draft["turn"]):
        read = " ".join(str(one.seat) for one in owed) or "-"
        yield _fault("owed", "owed", payment.merging, read=read)
    only_two = payment.KK9_ONLY_TWO_MERGE.is_in(draft.setup.readings)
    for at, one in enumerate(owed):
        if not payment.may_merge(one.number, only_two=only_two):
            clause = payment.merging_three if one.number > 2 else payment.merging
            yield _fault("owed", f"owed.{at}", clause, read=str(one.seat))
    for seat, count in enumerate(draft.counts("hands") if merging else ()):
        if count:
            yield _fault("played", f"hands.{seat}", payment.merging, seat=seat)


FORM: Final = trick_form(
    holding=("talon",),
    defaults={
        "pot": _pot,
        "turn": _turn,
        "talon": talon_left,
        "knocked": _seats_knocked,
        "buyers": lambda draft: buyers_left(draft, _order(draft)),
        "round": round_reached,
    },
    checks=(
        check_seats("knocked", "knocked"),
        check_seats("buyers", "buyers"),
        check_buying(_rounds, buying.two_rounds, _order, out=buying.talon_out),
        _check_forced,
        check_knocked(bidding.turn_to_talk, _is_forced),
        _check_third_round,
        check_worth(payment.worth_of_bete, 1),
        _check_merging,
        _check_owed,
        _check_pot,
    ),
    says=OWN_SAYS,
    asked={
        "bidding": ("dealer", "up", "hands", "turn"),
        "buying": ("dealer", "up", "hands", "turn", "round", "buyers", "bought", "talon"),
        "play": ("dealer", "up", "finished_tricks", "trick", "hands", "turn"),
        "merging": ("dealer", "bets", "bought", "tricks", "owed", "turn"),
    },
    rarely={
        "bidding": ("pot", "bets"),
        "buying": ("pot", "bets", "knocked"),
        "play": ("pot", "bets", "round", "bought"),
    },
    only={
        "bets": lambda setup: setup.options["payment"] == newer.BETAR,
        "owed": lambda setup: bool(setup.options["merge"]),
    },
    agreed={"merging": {"payment": newer.BETAR, "merge": True}},
    new_rows={"owed": _rows_owed},
)
