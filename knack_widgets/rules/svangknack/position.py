"""The positions of this game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from ..core.positions.checks import follows, seats_until
from ..core.positions.faults import Faults, PositionError, one_of
from ..core.positions.form import Changes, Draft
from ..core.positions.kinds import NOTHING, UNKNOWN, Seat
from ..core.positions.values import Maybe
from ..core.seats import in_turn, seat_after
from ..core.tricks.deal_checks import buyers_left, check_buying, check_unspoken, round_reached
from ..core.tricks.position import talon_left, trick_form
from ..core.tricks.position_checks import TRICK_SAYS, check_seats, forehand
from . import ante, bidding, buying, setup
from .state import ANTES

TALK: Final = ("swinging", "choosing", "answers")
"""The phases before the buying."""
TWO_TALK: Final = 2
"""The number of seats that may swing, if SK-5 is read as the book does."""
OWN_SAYS: Final[Mapping[str, str]] = {
    "swinger": "seat {seat} has swung; only these seats may swing: {expected}",
    "swung": "who has swung does not fit the phase {phase} and the number of upcards ({count})",
    "same-suit": "both upcards have the same suit, so trump is not chosen",
    "pot": "the pot is {read}; expected {expected} in a forced deal, and more in any other deal",
    "forced": "in a forced deal all seats are in, and nobody buys",
}
_fault = partial(PositionError, says={**TRICK_SAYS, **OWN_SAYS})


def _swings(draft: Draft) -> bool:
    """Return whether the right to choose trump is bid for, or was; in a forced deal it is not."""
    return draft["phase"] in ("swinging", "choosing", "answers", "buying") or draft["swinger"] is not None


def _pot(draft: Draft) -> int:
    """Return the stakes of a forced deal; in other deals those of an earlier deal are there, too."""
    if draft["turn"] is None:
        return 0
    return (2 if _swings(draft) else 1) * ANTES * int(draft.setup.options["stake"])


def _forehand(draft: Draft) -> int:
    return seat_after(draft["dealer"], draft.seats)


def _seats_passed(draft: Draft) -> tuple[int, ...]:
    """Return the seats that have passed on swinging: those before the seat that may swing, or has swung."""
    if draft["turn"] is None or not _swings(draft):
        return ()
    last = draft["turn"] if draft["phase"] == "swinging" else draft["swinger"]
    return () if last is None else seats_until(_forehand(draft), last, draft.seats)


def _seats_joined(draft: Draft) -> tuple[int, ...]:
    """Return the seats that have joined the swinger: those that have answered and are still in."""
    swinger, phase = draft["swinger"], draft["phase"]
    if swinger is None or phase not in ("answers", "buying", "play"):
        return ()
    order = in_turn(draft["players_in"], swinger)
    if phase == "answers":
        answered = seats_until(swinger, draft["turn"], draft.seats)
        return tuple(seat for seat in order if seat in answered and seat != swinger)
    return tuple(seat for seat in order if seat != swinger)


def _leader(draft: Draft) -> int:
    """Return the seat that leads to the first trick: the swinger, or forehand in a forced deal."""
    return forehand(draft) if draft["swinger"] is None else int(draft["swinger"])


def _order(draft: Draft) -> tuple[int, ...]:
    return () if draft["swinger"] is None else in_turn(draft["players_in"], draft["swinger"])


def _ups_for_swinger(draft: Draft) -> Changes:
    """Return the upcards of the tricks: two if a seat has swung, or one in a forced deal."""
    if draft["phase"] != "play":
        return {}
    number = 1 if draft["swinger"] is None else 2
    return {"up": (*draft["up"], UNKNOWN)[:number]}


def _check_dealer(draft: Draft) -> Faults:
    if draft["dealer"] is None and draft["phase"] != "first":
        yield PositionError("not-given", "dealer", setup.dealer_drawn)


def _check_swinging(draft: Draft) -> Faults:
    phase, swinger, ups = draft["phase"], draft["swinger"], len(draft["up"])
    if draft["turn"] is None:
        return
    expected = 0 if phase == "swinging" else 1 if swinger is None else 2
    if ups != expected or (swinger is None) != (phase == "swinging" or (phase == "play" and ups == 1)):
        clause = draft.setup.game.phases[phase].permission
        yield _fault("swung", "swinger", clause, phase=phase, count=ups)
        return
    if _swings(draft):
        yield from _check_talk(draft)
    elif len(draft["players_in"]) < draft.seats or draft["round"]:
        yield _fault("forced", "swinger", bidding.all_in)
    unknown = UNKNOWN in draft["up"]
    if phase == "choosing" and not unknown and len({card.suit for card in draft["up"]}) == 1:
        yield _fault("same-suit", "up", bidding.one_suit_only)
    if phase in ("swinging", "choosing"):
        yield from follows(draft, "trump", None, bidding.choose_trump)
    elif phase == "answers" and not unknown:
        suits = sorted({card.suit for card in draft["up"]})
        if draft["trump"] not in suits:
            read = draft["trump"] or NOTHING
            yield _fault("trump", "trump", bidding.choose_trump, read=read, expected=one_of(*suits))


def _check_talk(draft: Draft) -> Faults:
    """Yield the faults of the seats that swing, pass on swinging, and join."""
    phase, forehand = draft["phase"], _forehand(draft)
    talker = draft["turn"] if phase == "swinging" else draft["swinger"]
    many = draft.seats if bidding.SK5_ALL_MAY_SWING.is_in(draft.setup.readings) else TWO_TALK
    able = tuple(seat_after(forehand, draft.seats, i) for i in range(many))
    if talker not in able:
        yield _fault("swinger", "swinger", bidding.then_the_next, seat=talker, expected=one_of(*able))
        return
    if talker not in draft["players_in"]:
        yield _fault("not-in", "swinger", bidding.committed, seat=talker)
        return
    yield from follows(draft, "passed", _seats_passed(draft), bidding.then_the_next)
    yield from follows(draft, "joined", _seats_joined(draft), bidding.round_to_the_right)
    if phase in ("swinging", "choosing"):
        yield from check_unspoken(draft, seat_after(draft["turn"], draft.seats, -1), bidding.right_to_choose)
    if phase == "choosing" and draft["turn"] != talker:
        yield _fault("order", "turn", bidding.choose_trump, seat=draft["turn"], expected=talker)
    if phase == "answers":
        if draft["turn"] == talker:
            yield _fault("order", "turn", bidding.others_answer, seat=talker, expected=seat_after(talker, draft.seats))
        yield from check_unspoken(draft, talker, bidding.round_to_the_right)


def _check_pot(draft: Draft) -> Faults:
    least = ANTES * int(draft.setup.options["stake"])
    pot = draft["pot"]
    if draft["turn"] is not None and (pot <= least if _swings(draft) else pot != least):
        clause = bidding.forced_deal if pot >= least else ante.three_antes
        yield _fault("pot", "pot", clause, read=pot, expected=least)


FORM: Final = trick_form(
    holding=("talon",),
    kinds={"dealer": Maybe(Seat())},
    defaults={
        "pot": _pot,
        "talon": talon_left,
        "passed": _seats_passed,
        "joined": _seats_joined,
        "buyers": lambda draft: buyers_left(draft, _order(draft)),
        "round": round_reached,
    },
    checks=(
        _check_dealer,
        check_seats("joined", "not-in"),
        check_seats("buyers", "buyers"),
        check_buying(lambda _: 1, buying.once, _order, out=buying.discard_and_draw),
        _check_swinging,
        _check_pot,
    ),
    ups=(1, 2),
    leads=_leader,
    adapts={"swinger": _ups_for_swinger},
    never=("knocked", "worth"),
    says=OWN_SAYS,
    asked={
        "swinging": ("dealer", "hands", "turn", "pot"),
        "choosing": ("dealer", "swinger", "up", "hands", "turn"),
        "answers": ("dealer", "swinger", "up", "trump", "hands", "turn"),
        "buying": ("dealer", "swinger", "up", "trump", "hands", "turn", "talon"),
        "play": ("dealer", "swinger", "up", "trump", "finished_tricks", "trick", "hands", "turn"),
    },
    rarely={
        "swinging": ("passed",),
        "choosing": ("pot", "passed"),
        "answers": ("pot", "passed", "joined"),
        "buying": ("pot", "joined", "round", "buyers", "bought"),
        "play": ("pot", "joined", "bought"),
    },
)
