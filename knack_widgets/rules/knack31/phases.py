"""The phases of a deal, each with its verbs, and the consequences of a move of the play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVarTuple

from ..core.phases import ChancePhase, OverPhase, Phase
from ..core.seats import seat_after
from . import call, deal, pass_, result, slide, ssi, turn
from .acts import Act, ActPhase, AnyAct
from .state import Knack31State

Args = TypeVarTuple("Args")
Do = Callable[[Knack31State, int, *Args], Knack31State]


def after_move(s: Knack31State, seat: int, after: Knack31State, *, again: bool) -> Knack31State:
    """Return the state after a counted move (see `counted_move`) with all its consequences.

    The deal ends after the last turn. It also ends if a seat has now forgotten to announce its Knack or Blitz.

    s: the state before the move
    after: the state with the direct effect of the move and its events
    again: whether the same seat has the next turn
    """
    windows, late = call.count_move(s, seat)
    new = tuple([window for window in after.windows if window not in s.windows])
    open_ = (*[window for window in windows if window not in late], *new)
    events = after.events
    if late:
        return result.end_by_silence(after.evolve(opens=False, windows=open_, events=events[:1]), windows, late)
    if again:
        events = (*events, ("turn", seat, turn.one_action.id))
        return after.evolve(opens=False, windows=open_, events=events)
    if after.left is None:
        other = seat_after(seat, len(s.hands))
        second = after.second or pass_.begins_round_two(s, other)
        return after.enter("play", other, *events, opens=False, windows=open_, second=second)
    left = after.left[1:] if seat in after.left[:1] else after.left
    if left:
        return after.enter("play", left[0], *events, opens=False, windows=open_, left=left)
    events = (*events, ("round-over", pass_.round_over.id))
    return result.end_by_pass(after.evolve(opens=False, windows=open_, left=left, events=events))


def counted_move(do: Do[*Args], *, again: bool = False) -> Do[*Args]:
    """Return a function that makes a counted move with all its consequences (G-13).

    A seat must announce its Knack before two counted moves have been made. Swap, slide, pass and refresh are counted
    moves.

    do: the direct effect of the move
    again: whether the same seat has the next turn
    """

    def move_on(s: Knack31State, seat: int, *args: *Args) -> Knack31State:
        return after_move(s, seat, do(s, seat, *args), again=again)

    return move_on


LOOK: Final = Act(deal.look, deal.objections_to_look, read=deal.pile_number, moves=deal.looks)
SWAP: Final = Act(
    counted_move(turn.swap), in_turn=True, read=turn.pair, moves=turn.swaps, objections_to=turn.objections_to_pair
)
ANNOUNCE: Final = Act(result.announce, call.objections_to_announcement)
CHOICE: Final[dict[str, AnyAct]] = {
    "look": LOOK,
    "keep": Act(deal.keep, deal.objections_to_keep),
    "switch": Act(deal.switch, deal.objections_to_switch),
}
PLAY: Final[dict[str, AnyAct]] = {
    "swap": SWAP,
    "slide": Act(counted_move(slide.slide), in_turn=True),
    "pass": Act(
        counted_move(pass_.end_round),
        pass_.objections_to_pass,
        in_turn=True,
        refusals=(pass_.from_round_two,),
        ground=pass_.from_round_two,
    ),
    "refresh": Act(
        counted_move(ssi.refresh, again=True),
        in_turn=True,
        refusals=(ssi.seven_eight_nine,),
        additional=ssi.seven_eight_nine,
        ground=ssi.seven_eight_nine,
    ),
    "announce": ANNOUNCE,
    "ask-back": Act(ssi.ask_back, ssi.objections_to_ask_back, additional=ssi.all_consent),
    "call-redeal": Act(ssi.call_redeal, additional=ssi.majority),
}

PHASES: Final[tuple[Phase[Knack31State], ...]] = (
    ChancePhase("deal", deal.three_to_each, "deal", deal.deal, end=deal.end, ending=deal.three_to_each),
    ActPhase(
        "choosing",
        deal.keep_or_switch,
        {**CHOICE, "announce": Act(result.announce, deal.objections_to_announcement)},
        turn=deal.choice_clause,
    ),
    ActPhase(
        "offer",
        ssi.exposed_card,
        {"replace": Act(ssi.replace, in_turn=True), "decline": Act(ssi.decline, in_turn=True)},
    ),
    ActPhase("finishing", ssi.unseen_pile, CHOICE),
    ActPhase("play", turn.one_action, PLAY, turn.swap_slide_or_pass, turn=turn.turn_clause),
    ActPhase(
        "asking",
        ssi.all_consent,
        {"consent": Act(ssi.consent, ssi.objections_to_answer), "refuse": Act(ssi.refuse, ssi.objections_to_answer)},
    ),
    ActPhase(
        "voting",
        ssi.majority,
        {"yes": Act(ssi.vote_yes, ssi.objections_to_answer), "no": Act(ssi.vote_no, ssi.objections_to_answer)},
    ),
    ChancePhase("draw", ssi.tie, "draw", result.draw, drawn=lambda s: len(s.drawers), due=result.cards_due),
    OverPhase("over", deal.three_to_each),
)
