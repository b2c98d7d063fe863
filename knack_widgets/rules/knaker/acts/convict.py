"""The consequences of a guilty verdict: restored table, dots (16.2, 16.3, 16.7, 16.8)."""

from __future__ import annotations

from ...core.clauses import Clause
from ...core.events import Event
from ..pack import Cards, remove
from ..pile import HAND
from ..rules.r16_cheating import BANNED, NO_LADDERS, PILE, SECRET, cheats, drop_settled, giffel, no_ladders
from ..state import KnakerState, Offence
from .pick_up import collect
from .replace import owe_draw
from .turns import begin_play, end_if_alone, pass_turn


def restore(s: KnakerState, seat: int, offences: tuple[Offence, ...], events: list[Event]) -> KnakerState:
    """Return the state with the table as it was before the seat's earliest open cheat.

    Cards that cannot be restored are marked for replacement (16.7).

    offences: the seat's offences that the verdict is about
    events: the events of the verdict so far; extended in place
    """
    open_at, opened = next(
        ((at, o.before) for at, o in enumerate(s.offences) if o.seat == seat and o.before), (0, None)
    )
    if opened is not None:
        # dots (also of onlookers) and disqualifications are not part of the table, so they stay; cheats that can no
        # longer be detected stay so; later moves and replacements of cards are undone
        earlier = s.offences[:open_at]
        offences = tuple(offence for offence in earlier if offence.seat == seat or offence.settled)
        events.append(("restored", seat, cheats.id))
        dots_then = opened.dots
        opened = opened.evolve(dots=s.dots, carried=s.carried, banned=s.banned, offences=earlier, events=tuple(events))
        s = _punish_again(opened, dots_then, s.losers)
    else:
        s = s.evolve(events=tuple(events))
    settled = (o._replace(settled=True) if o.seat == seat and o.kind in SECRET else o for o in s.offences)
    s = s.evolve(offences=drop_settled(tuple(o for o in settled if o.seat != seat or o.settled)))
    for offence in offences:
        if offence.kind in SECRET - {"hide"} and s.phase != "over" and offence.seat not in s.losers:
            s = _throw_away(s, offence)
    return s


def _punish_again(s: KnakerState, dots_then: tuple[int, ...], losers: tuple[int, ...]) -> KnakerState:
    """Return a restored state, in which the penalties for later dots apply as before.

    The state is restored to the time before a cheat, but with the current dots. Seats that were disqualified since the
    cheat stay out, and a seat that must take the pile because of its dots must still take it.

    s: the restored state
    dots_then: the dots of each seat before the cheat
    losers: the seats that had lost before the state was restored, in order
    """
    for other in losers:
        if other in s.banned and other not in s.losers:
            s = banish(s, other, no_ladders if s.dots[other] >= BANNED else giffel)
    for other in s.still_in:
        if dots_then[other] < PILE <= s.dots[other]:
            s = _owe_pile(s, other)
    return s


def _owe_pile(s: KnakerState, seat: int) -> KnakerState:
    """Return the state in which a seat must take the pile in its next turn (N-48)."""
    s = s.evolve(debts=tuple(sorted({*s.debts, seat})), met_pile=s.met_pile and s.turn != seat)
    return s.tell(("owes-pile", seat, no_ladders.id))


def _throw_away(s: KnakerState, offence: Offence) -> KnakerState:
    """Return the state after the cards of a secret cheat are discarded, if the seat has them.

    Their slots are marked to be filled.
    """
    seat, place = offence.seat, offence.place
    if offence.kind == "throw":
        exits = tuple((other, travel) for other, travel in s.exits if other != seat)
        return s.evolve(exits=exits, lost=(*s.lost, *((seat, HAND, False),) * len(offence.cards)))
    peeked = tuple(at for at in s.peeked if at != (seat, place))
    down, *other = offence.cards
    if s.face_down[seat][place] == down and (seat, place, True) not in s.lost:
        s = s.with_down(seat, place, None, discard=(*s.discard, down), lost=(*s.lost, (seat, place, True)))
    for card in other:
        if offence.kind == "swap" and card in s.hands[seat]:
            s = s.with_hand(seat, remove(s.hands[seat], (card,)))
            s = s.evolve(discard=(*s.discard, card), lost=(*s.lost, (seat, HAND, False)))
        elif offence.kind == "turn" and card in s.face_up[seat][place]:
            s = s.with_up(seat, place, remove(s.face_up[seat][place], (card,)))
            s = s.evolve(discard=(*s.discard, card), lost=(*s.lost, (seat, place, False)))
    return s.evolve(peeked=peeked)


def punish(s: KnakerState, seat: int, price: int, *, banned: bool) -> KnakerState:
    """Return the state with more dots and their effects (16.8).

    A seat that has hidden cards is disqualified at once (16.3).

    price: the number of dots to add
    banned: whether the seat is disqualified at once
    """
    before, after = s.dots[seat], s.dots[seat] + price
    events: list[Event] = [("dots", seat, after, no_ladders.id)] if price else []
    s = s.evolve(dots=(*s.dots[:seat], after, *s.dots[seat + 1 :]), events=(*s.events, *events))
    if banned or after >= BANNED:
        clause = giffel if banned else no_ladders
        s = s.evolve(banned=tuple(sorted({*s.banned, seat})))
        s = s.evolve(lost=tuple((owner, pile, up) for owner, pile, up in s.lost if owner != seat))
        return owe_draw(banish(s, seat, clause) if seat in s.still_in or _is_out(s, seat) else s)
    if before < NO_LADDERS <= after:
        s = s.tell(("no-ladders", seat, no_ladders.id))
    if before < PILE <= after and seat in s.still_in:
        s = collect(s, seat, passes=False) if s.pile and s.phase == "play" else _owe_pile(s, seat)
    return owe_draw(s)


def _is_out(s: KnakerState, seat: int) -> bool:
    return any(other == seat for other, _ in s.exits)


def banish(s: KnakerState, seat: int, clause: Clause = no_ladders) -> KnakerState:
    """Return the state after a disqualification: the seat's cards are discarded; it has lost."""
    cards: Cards = (*s.hands[seat], *s.up_cards(seat), *s.down_cards(seat), *s.hidden[seat])
    s = s.with_hand(seat, (), discard=(*s.discard, *cards), debts=tuple(o for o in s.debts if o != seat))
    for pile in range(3):
        s = s.with_up(seat, pile, ()).with_down(seat, pile, None)
    exits = tuple((other, travel) for other, travel in s.exits if other != seat)
    s = s.evolve(exits=exits, hidden=(*s.hidden[:seat], (), *s.hidden[seat + 1 :]))
    # cards that another seat may still take back stay open
    s = s.close_run(losers=(*s.losers, seat)) if s.runner == seat else s.evolve(losers=(*s.losers, seat))
    s = end_if_alone(s.tell(("disqualified", seat, s.placing[seat], clause.id)))
    if s.phase == "play" and s.turn == seat:
        return pass_turn(s, seat, s.travel)
    if s.phase == "exchange":
        return begin_play(s)
    return s
