"""Cheats (16): forbidden moves that a seat makes nevertheless (N-41).

`accuse` has the accusations.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from ...core.cards import Card
from ...core.chance import Draws
from ...core.moves import Move
from ...core.reasons import Reason
from ..pack import Cards, find_missing, remove, sort_hand
from ..pile import HAND
from ..rules import r03_play, r06_table, r07_out, r11_insertion, r16_cheating
from ..rules.r16_cheating import SECRET
from ..state import KnakerState, Offence
from .accuse import other_seats
from .after_lay import after_lay
from .legality import allows, lay_here, objections_to_outsider, shape
from .pick_up import collect
from .play import give_up
from .turns import leave, pass_if_due
from .uncover import is_last_three, leave_by_three, turn_up


class Cheat(NamedTuple):
    """A move against the rules.

    verb: the verb of the cheat, as ``play`` or ``look``
    words: the words after that verb
    cards, pile: the meaning of these words
    accused: the seat that a seat accuses without the right to do so
    """

    verb: str
    words: tuple[str, ...] = ()
    cards: Cards = ()
    pile: int = 0
    accused: int = 0


WITH_PILE: Final = frozenset({"flip", "look", "swap", "turn"})
"""Cheats whose first word is one of the seat's piles."""


def cheat_of(words: tuple[str, ...]) -> tuple[Cheat]:
    """Return the cheat that the words of a move mean."""
    verb, *rest = words
    if verb == "accuse":
        return (Cheat(verb, words[1:], accused=int(rest[0])),)
    pile = int(rest.pop(0)) if verb in WITH_PILE else 0
    return (Cheat(verb, words[1:], tuple(map(Card, rest)), pile),)


# -- open cheats: moves of the game where they are not allowed


def _objections_to_open(s: KnakerState, seat: int, cheat: Cheat) -> list[Reason]:
    """Return the reasons that make even a cheat impossible.

    A cheat is impossible if cards are not held, there is no stock to draw from, there is no pile to pick up, or the
    slot has no card.
    """
    if cheat.verb in ("play", "insert"):
        missing = find_missing((*s.hands[seat], *s.up_cards(seat)), cheat.cards)
        return [r03_play.card_not_held(seat, card) for card in missing[:1]]
    if cheat.verb == "draw" and not s.stock:
        return [r03_play.nothing_to_draw(s, seat)]
    if cheat.verb == "pick-up" and not s.pile:
        return [r03_play.nothing_to_pick_up(seat)]
    if cheat.verb == "flip" and s.face_down[seat][cheat.pile] is None:
        return [r06_table.empty_slot(seat, cheat.pile)]
    return []


def _lay(s: KnakerState, seat: int, cheat: Cheat) -> KnakerState:
    """Return the state after cards from the hand or from face-up piles have been laid.

    If the seat is not on turn, the turn of the other seat goes on.
    """
    for card in cheat.cards:
        piles = (number for number, pile in enumerate(s.face_up[seat]) if card in pile)
        s = give_up(s, seat, (card,), HAND if card in s.hands[seat] else next(piles))
    plays = cheat.verb == "play"
    lay = lay_here(s, seat, cheat.cards)
    event = ("lays", seat, r03_play.higher.id) if plays else ("inserts", seat, r11_insertion.insertions.id)
    return _after_card(s.evolve(events=(event,)), seat, cheat.cards, shape(lay), own_turn=plays and s.turn == seat)


def _after_card(s: KnakerState, seat: int, cards: Cards, shape: str | None, *, own_turn: bool) -> KnakerState:
    """Return the state after cards have been laid that no seat can take back."""
    owners = (*s.owners, *(seat,) * len(cards))
    s = s.close_run(pile=(*s.pile, *cards), owners=owners, run_travel=s.travel)
    s = after_lay(s, seat, cards, shape, in_turn=own_turn)
    return s if s.phase == "blow" else s.close_run()


def _draw(s: KnakerState, seat: int, _cheat: Cheat) -> KnakerState:
    """Return the state after drawing one card too many."""
    s = s.with_hand(seat, (*s.hands[seat], *s.stock[:1]), stock=s.stock[1:])
    return s.evolve(events=(("draws", seat, 1, r03_play.draw_up.id),))


def _pick_up(s: KnakerState, seat: int, _cheat: Cheat) -> KnakerState:
    return collect(s.evolve(events=()), seat, passes=s.turn == seat)


def _flip(s: KnakerState, seat: int, cheat: Cheat) -> KnakerState:
    """Return the state after a face-down card is turned too early.

    The card is laid, or picked up with the pile.
    """
    own_turn = s.turn == seat
    card, s = turn_up(s, seat, cheat.pile)
    if is_last_three(s, seat, card):
        return leave_by_three(s, seat, card, passes=own_turn)
    if not allows(lay_here(s, seat, (card,))):
        s = s.tell(("flip-fails", seat, card, r06_table.face_down.id))
        return collect(s, seat, (card,), passes=own_turn)
    return _after_card(s, seat, (card,), None, own_turn=own_turn)


OPEN: Final[dict[str, Callable[[KnakerState, int, Cheat], KnakerState]]] = {
    "play": _lay,
    "insert": _lay,
    "draw": _draw,
    "flip": _flip,
    "pick-up": _pick_up,
}


# -- secret cheats


def _objections_to_secret(s: KnakerState, seat: int, cheat: Cheat) -> list[Reason]:
    """Return the objections to a secret cheat: cards not held, or no card in the slot."""
    reasons = [r03_play.card_not_held(seat, card) for card in find_missing(s.hands[seat], cheat.cards)]
    lacks_up = cheat.verb == "turn" and not s.face_up[seat][cheat.pile]
    if cheat.verb in WITH_PILE and (s.face_down[seat][cheat.pile] is None or lacks_up):
        reasons.append(r06_table.empty_slot(seat, cheat.pile))
    return reasons


def _do_secretly(s: KnakerState, seat: int, cheat: Cheat) -> tuple[KnakerState, Offence]:
    """Return the state after a secret cheat, with the offence that may be detected."""
    verb, _, cards, pile, _ = cheat
    offence = Offence(seat, verb, s.travel, None, cards, pile)
    if verb in ("throw", "hide"):
        s = s.with_hand(seat, remove(s.hands[seat], cards))
        if verb == "throw":
            s = s.evolve(discard=(*s.discard, *cards))
        else:
            s = s.evolve(hidden=(*s.hidden[:seat], sort_hand((*s.hidden[seat], *cards)), *s.hidden[seat + 1 :]))
        return s, offence._replace(last=s.is_bare(seat))
    down = s.face_down[seat][pile]
    if down is None:
        raise AssertionError(f"seat {seat} has no face-down card in slot {pile}")
    peeked = tuple(sorted({*s.peeked, (seat, pile)}))
    if verb == "look":
        return s.evolve(peeked=peeked), offence._replace(cards=(down,))
    if verb == "swap":
        s = s.with_hand(seat, (*remove(s.hands[seat], cards), down))
        (hand_card,) = cards
        return s.with_down(seat, pile, hand_card, peeked=peeked), offence._replace(cards=(hand_card, down))
    *others, top = s.face_up[seat][pile]
    s = s.with_up(seat, pile, (*others, down))
    return s.with_down(seat, pile, top, peeked=peeked), offence._replace(cards=(top, down))


# -- the verb


def objections_to_cheat(s: KnakerState, seat: int, cheat: Cheat) -> list[Reason]:
    """Return the objections to a cheat.

    A cheat is refused if the table permits no cheats, the seat is out of the game, or too many cheats can still be
    detected. It is also refused if it is impossible, or if the move is allowed and therefore not a cheat.
    """
    if why := r16_cheating.objections_to_table(s, seat):
        return why
    if cheat.verb == "accuse":
        if seat in s.still_in:
            return [r16_cheating.no_cheat(seat)]
        return r16_cheating.objections_to_self(seat, cheat.accused)
    if s.phase == "last-word" and seat in s.still_in:
        return [r07_out.match_is_over(seat, "cheat")]
    if why := objections_to_outsider(s, seat) or r16_cheating.objections_to_more(s, seat):
        return why
    if cheat.verb in SECRET:
        return _objections_to_secret(s, seat, cheat)
    if s.phase == "exchange" and cheat.verb != "draw":
        return [r16_cheating.no_open_cheats(seat)]
    if why := _objections_to_open(s, seat, cheat):
        return why
    forbids = s.setup.phases[s.phase].objections(s, Move(seat, cheat.verb, cheat.words))
    return [] if forbids else [r16_cheating.no_cheat(seat)]


def cheat(s: KnakerState, seat: int, what: Cheat) -> KnakerState:
    """Return the state after a cheat.

    An open cheat can be detected for a whole circuit, a secret cheat until the end of the match.
    """
    if what.verb == "accuse":
        carried = tuple(count + (other == seat) for other, count in enumerate(s.carried))
        return s.evolve(carried=carried, events=(("carried-dot", seat, r16_cheating.onlookers.id),))
    if what.verb in SECRET:
        s, offence = _do_secretly(s, seat, what)
        s = s.evolve(offences=(*s.offences, offence), events=(("fumbles", seat, r16_cheating.no_round.id),))
        # a seat without cards, because it threw away or hid the last one, is out until somebody reports it
        if not s.is_bare(seat):
            return s
        travel, passes = s.travel, s.phase == "play" and s.turn == seat
        s = leave(s.evolve(by_cheat=True), seat, travel)
        return _end_cheat(pass_if_due(s, seat, travel, passes=passes))
    offence = Offence(seat, what.verb, s.travel, s.evolve(events=(), offences=()), what.cards)
    # the offence is stored first, because the circuit in which it can be detected may end within the move itself
    return _end_cheat(OPEN[what.verb](s.evolve(offences=(*s.offences, offence), by_cheat=True), seat, what))


def _end_cheat(s: KnakerState) -> KnakerState:
    """Return the state after a cheat: later events of the match no longer count as part of it.

    If a blow or the last decision about the cheat is still due, it still counts as part of the cheat.
    """
    return s if s.phase in ("blow", "last-word") else s.evolve(by_cheat=False)


def list_cheats(s: KnakerState, seat: int) -> Iterator[tuple[str, ...]]:
    """Yield every cheat with at most one card; `judge` also accepts cheats with more cards."""
    return (words for words in sorted(_tries(s, seat)) if not objections_to_cheat(s, seat, *cheat_of(words)))


def draw_cheat(s: KnakerState, seat: int, draws: Draws) -> tuple[str, ...] | None:
    """Return a random one of these cheats, or None if no cheat is possible."""
    tries = draws.order(_tries(s, seat))
    return next((words for words in tries if not objections_to_cheat(s, seat, *cheat_of(words))), None)


def _tries(s: KnakerState, seat: int) -> list[tuple[str, ...]]:
    """Return the cheats that are worth checking."""
    if not s.cheating:
        return []
    if seat not in s.still_in:
        return [("accuse", other) for other in other_seats(s, seat)]
    have = sorted({*s.hands[seat], *s.up_cards(seat)})
    hand, piles = sorted({*s.hands[seat]}), ("0", "1", "2")
    tries: list[tuple[str, ...]] = [("draw",), ("pick-up",)]
    tries += [("flip", pile) for pile in piles] + [(verb, card) for verb in ("insert", "play") for card in have]
    tries += [(verb, pile) for verb in ("look", "turn") for pile in piles]
    tries += [(verb, card) for verb in ("hide", "throw") for card in hand]
    return tries + [("swap", pile, card) for pile in piles for card in hand]
