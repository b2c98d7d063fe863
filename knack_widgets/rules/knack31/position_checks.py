"""The checks of a position: cards, turns, questions and announcements must fit together."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from ..core.positions.checks import as_text, follows, seats_until
from ..core.positions.faults import SAYS, Faults, NotGivenError, PositionError, omit, one_of
from ..core.positions.form import Draft
from ..core.positions.kinds import UNKNOWN
from ..core.seats import seat_after
from ..core.three_cards import HAND
from . import call, deal, pass_, setup, slide, ssi, turn
from .swaps import SWAP_SAYS, check_swaps
from .three import value

CHOOSING: Final = ("choosing", "offer", "finishing")
"""The phases in which the dealer has not chosen a pile."""
PLAYING: Final = ("play", "asking", "voting")
"""The phases in which the dealer has chosen a pile and the deal is not over."""
OWN_SAYS: Final[Mapping[str, str]] = {
    **omit(SAYS, "not-given", "stuck"),
    "hand": "seat {seat} has {count} cards; expected {expected}",
    "middle": "{count} cards in the middle; expected {expected}",
    "piles": "{count} piles of the dealer; expected {expected}",
    "looked": "read {read}; expected {expected}",
    "window": "seat {seat} has no Knack or Blitz to announce",
    "slides": "the seats that slid one after another are {read}; expected each seat at most once, not all",
    "left": "the seats with a last turn are {read}; expected some that begin with the seat on turn",
    "offer": "the offered card {card} is not in the hand of seat {seat}",
    "asks": "a question is open, but no seat asks; or a seat asks where no question is open",
    "answers": "seat {seat} has answered twice",
    **SWAP_SAYS,
    "drawers": "{count} seats draw; expected two at least",
    "ssi": "this needs the additional rules, which are not in use",
    "unannounced": "seat {seat} has a Knack or Blitz, which must be among those not announced",
    "window-late": "seat {seat} has forgotten to announce after {count} moves of others, so the deal has ended",
    "announced": "seat {seat} cannot have announced a Knack or Blitz here",
    "forgot": "seat {seat} cannot have forgotten to announce here",
    "exposed": "the exposed card {card} is in no hand",
    "best": "seat {seat} draws cards, but does not have the best hand",
    "result": "the result does not fit the hands that were shown",
    "wins": "seat {seat} has {read}; expected none below 0",
}
_fault = partial(PositionError, says=OWN_SAYS)


def _check_cards(draft: Draft) -> Faults:
    phase, dealer = draft["phase"], draft["dealer"]
    between, choosing = phase in ("deal", "over"), phase in CHOOSING
    if between != (draft["turn"] is None) and phase != "draw":
        key, seat = ("turn", None) if draft["turn"] is None else ("idle", draft["turn"])
        yield PositionError(key, "turn", turn.one_action, phase=phase, seat=seat)
        return
    if phase == "draw" and draft["turn"] is not None:
        yield PositionError("idle", "turn", ssi.tie, phase=phase, seat=draft["turn"])
        return
    for seat, hand in enumerate(draft["hands"]):
        expected = 0 if between or (choosing and seat == dealer) else HAND
        if len(hand) != expected:
            yield _fault("hand", f"hands.{seat}", deal.three_to_each, seat=seat, count=len(hand), expected=expected)
    if not between and phase != "draw" and len(draft["middle"]) != (0 if choosing else HAND):
        expected = 0 if choosing else HAND
        yield _fault("middle", "middle", deal.keep_or_switch, count=len(draft["middle"]), expected=expected)
    if [len(pile) for pile in draft["piles"]] != ([HAND, HAND] if choosing else []):
        yield _fault("piles", "piles", deal.two_piles, count=len(draft["piles"]), expected=2 if choosing else 0)
    allowed = (0, 1, 2) if phase in ("choosing", "finishing") else (0,)
    if draft["looked"] not in allowed:
        yield _fault("looked", "looked", deal.one_looked_at, read=draft["looked"], expected=one_of(*allowed))
    for name in ("wins", "losses"):
        for seat, count in enumerate(draft[name]):
            if count < 0:
                yield _fault("wins", f"{name}.{seat}", setup.clockwise, seat=seat, read=count)


def _check_questions(draft: Draft) -> Faults:
    phase, seats = draft["phase"], draft.seats
    if not draft.setup.options["ssi"] and (phase in ("offer", "asking", "voting") or draft["exposed"]):
        yield _fault("ssi", "phase", ssi.additional)
        return
    if (phase == "offer") != (draft["offered"] is not None):
        yield _fault("asks", "offered", ssi.exposed_card)
    elif draft["offered"] is not None:
        seat, card = draft["offered"]
        if not 0 <= seat < seats or (card not in draft["hands"][seat] and UNKNOWN not in draft["hands"][seat]):
            yield _fault("offer", "offered", ssi.exposed_card, seat=seat, card=card)
        elif draft["exposed"][-1:] != (card,):
            yield _fault("offer", "exposed", ssi.exposed_card, seat=seat, card=card)
        elif draft["turn"] != seat:
            yield _fault("order", "turn", ssi.exposed_card, seat=draft["turn"], expected=seat)
    asking = phase in ("asking", "voting")
    if asking != (draft["asks"] is not None) or asking != (draft["resumes"] is not None):
        yield _fault("asks", "asks", ssi.all_consent)
    yield from _check_answers(draft)
    if phase == "draw" and len({*draft["drawers"]}) < max(2, len(draft["drawers"])):
        yield _fault("drawers", "drawers", ssi.tie, count=len(draft["drawers"]))
    if phase == "finishing" and not draft["announced"]:
        yield _fault("asks", "announced", ssi.unseen_pile)


def _check_announcements(draft: Draft) -> Faults:
    """Yield the faults of Knacks and Blitzes: those not announced, announced, and forgotten."""
    phase, hands = draft["phase"], draft["hands"]
    try:
        windows = draft["windows"]
    except NotGivenError:
        windows = None
    for at, window in enumerate(windows or ()):
        hand = hands[window.seat]
        if UNKNOWN not in hand and not call.must_be_announced(hand):
            yield _fault("window", f"windows.{at}", call.knack, seat=window.seat)
        if not _is_in_time(draft, window.others):
            clause = call.forgotten_loses
            yield _fault("window-late", f"windows.{at}", clause, seat=window.seat, count=window.others)
    if windows is not None and phase in (*CHOOSING, "play", "asking", "voting"):
        for seat, hand in enumerate(hands):
            must = UNKNOWN not in hand and hand and call.must_be_announced(hand)
            if must and [window.seat for window in windows].count(seat) != 1:
                yield _fault("unannounced", "windows", call.knack, seat=seat)
    for at, seat in enumerate(draft["announced"]):
        unfit = UNKNOWN not in hands[seat] and not (hands[seat] and call.must_be_announced(hands[seat]))
        if unfit or at or phase not in ("finishing", "draw"):
            yield _fault("announced", "announced", call.knack, seat=seat)
    for seat in draft["forgot"] if phase not in ("draw", "deal", "over") else ():
        yield _fault("forgot", "forgot", call.forgotten_loses, seat=seat)


def _is_in_time(draft: Draft, others: int) -> bool:
    """Return whether an announcement is in time after a number of counted moves of other seats (G-8)."""
    readings = draft.setup.readings
    if call.G8_LATE_AT_OWN_MOVE.is_in(readings):
        return others >= 0
    return 0 <= others <= (not call.G8_LATE_AT_FIRST_MOVE.is_in(readings))


def _check_deal(draft: Draft) -> Faults:
    """Yield the faults of the turns of a deal, of exposed cards, of its end and of the result."""
    phase = draft["phase"]
    if phase in ("deal", "over"):
        for name in ("windows", "swaps", "slides", "left", "ender", "drawers", "announced", "offered", "exposed"):
            if draft[name] not in ((), None):
                yield _fault("between", name, deal.three_to_each, read=as_text(draft[name]))
        yield from _check_result(draft)
        return
    yield from follows(draft, "result", None, call.ends_at_once)
    yield from follows(draft, "shown", (), call.ends_at_once)
    if draft["deals"] < 1:
        yield from follows(draft, "deals", 1, deal.three_to_each)
    if phase in CHOOSING:
        for name, value_now in (("slides", ()), ("left", None), ("ender", None), ("second", False), ("opens", True)):
            yield from follows(draft, name, value_now, deal.keep_or_switch)
        if phase != "offer":
            yield from follows(draft, "turn", draft["dealer"], deal.keep_or_switch)
        lying = [*draft["stock"], *(card for hand in draft["hands"] for card in hand)]
        for at, card in enumerate(draft["exposed"]):
            if (card not in lying and UNKNOWN not in lying) or card in draft["exposed"][:at]:
                yield _fault("exposed", f"exposed.{at}", ssi.exposed_card, card=card)
    elif phase == "draw":
        yield from _check_draw(draft)
    else:
        yield from follows(draft, "drawers", (), ssi.tie)
        yield from _check_turns(draft)


def seat_to_play(draft: Draft) -> int | None:
    """Return the seat on turn, or the seat that will be on turn after an open question."""
    seat: int | None = draft["resumes"] if draft["phase"] in ("asking", "voting") else draft["turn"]
    return seat


def _check_turns(draft: Draft) -> Faults:
    """Yield the faults of the fields that say what happened since the deal: slides, a pass, rounds."""
    at, seats = seat_to_play(draft), draft.seats
    slides, left, ender = draft["slides"], draft["left"], draft["ender"]
    if at is None:
        return
    row = tuple((at - len(slides) + number) % seats for number in range(len(slides)))
    if slides != row or len(slides) >= seats or (slides and left is not None):
        yield _fault("slides", "slides", slide.on_to_the_next, read=as_text(slides))
    if left is None or ender is None:
        expected = seat_after(left[-1], seats) if left else None
        yield from follows(draft, "ender", expected, pass_.ends_the_round)
    if left is not None and (not left or left[0] != at or left != seats_until(at, ender, seats)):
        yield _fault("left", "left", pass_.once_more, read=as_text(left))
    if not draft["second"] and must_be_second(draft, at):
        yield from follows(draft, "second", True, pass_.round_two)
    if draft["opens"] and not may_open(draft, at):
        yield from follows(draft, "opens", False, setup.clockwise)


def must_be_second(draft: Draft, at: int | None) -> bool:
    """Return whether the second round must have begun: a seat has passed, or the dealer has the turn (G-5)."""
    if draft["left"] is not None:
        return pass_.from_round_two.id not in draft.setup.without
    return at == draft["dealer"] and not pass_.G5_AFTER_A_TURN_OF_ALL.is_in(draft.setup.readings)


def may_open(draft: Draft, at: int | None) -> bool:
    """Return whether no move may have been made yet."""
    moved = draft["slides"] or draft["swaps"] or draft["left"] is not None or draft["second"]
    return not moved and at == seat_after(draft["dealer"], draft.seats)


def _check_draw(draft: Draft) -> Faults:
    """Yield the faults of seats that draw cards: they have the best hands, and did not forget to announce."""
    hands, forgot = draft["hands"], draft["forgot"]
    able = [seat for seat in range(draft.seats) if seat not in forgot]
    if draft["announced"] and call.G9_FIRST_ANNOUNCER_WINS.is_in(draft.setup.readings):
        able = [*draft["announced"]]
    best = max((value(hands[seat]) for seat in able if UNKNOWN not in hands[seat]), default=0)
    for seat in draft["drawers"]:
        if seat not in able or (UNKNOWN not in hands[seat] and value(hands[seat]) != best):
            yield _fault("best", "drawers", ssi.tie, seat=seat)


def _check_result(draft: Draft) -> Faults:
    result, shown = draft["result"], draft["shown"]
    if (result is None) != (not shown) or (
        result is not None
        and (
            len(shown) != draft.seats
            or result.values != tuple(map(value, shown))
            or not result.winners
            or {*result.winners} & {*result.losers}
        )
    ):
        yield _fault("result", "result", ssi.best_other_wins)


def _check_answers(draft: Draft) -> Faults:
    """Yield the faults of the answers to an open question."""
    phase, yes, no, asks, seats = draft["phase"], draft["yes"], draft["no"], draft["asks"], draft.seats
    asking = phase in ("asking", "voting")
    answered = (*yes, *no)
    clause = ssi.all_consent if phase == "asking" else ssi.majority
    needed = seats // 2 + 1
    settled = len(answered) >= seats or (phase == "voting" and (len(yes) >= needed or seats - len(no) < needed))
    wrong = asks in answered or no if phase == "asking" else yes[:1] != (asks,) if phase == "voting" else answered
    if len({*answered}) < len(answered) or (answered and settled) or (answered and wrong):
        yield _fault("answers", "yes", clause, seat=answered[-1])
        return
    if phase == "voting" and not yes:
        yield _fault("asks", "yes", clause)
        return
    if asking and asks is not None:
        order = (seat_after(asks, seats, 1 + number) for number in range(seats - 1))
        expected = next(seat for seat in order if seat not in answered)
        if draft["turn"] != expected:
            yield _fault("order", "turn", clause, seat=draft["turn"], expected=expected)


CHECKS: Final = (_check_cards, _check_announcements, _check_deal, _check_questions, check_swaps)
"""The checks, in the order in which they are made."""
