"""Rule 16: accusing, admitting and denying; what a verdict restores, and what dots bring about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ..core.clauses import Clause
from ..core.moves import Move
from ..core.verdict import Reason
from . import dots, play
from .basics import HAND, Cards, KnakerState, Offence, without

NO_LADDERS: Final = 3
PILE: Final = 4
BANNED: Final = 5
"""What the number of dots does (16.8)."""
PRICES: Final = {"swap": 2, "turn": 2}
"""Dots of the cheats that cost more than one (16.2, N-22); a last card thrown away costs `LAST_CARD`."""
LAST_CARD: Final = 3
SECRET: Final = frozenset({"look", "throw", "swap", "turn", "hide"})
"""Cheats that nobody sees, and that can be found out as long as the match lasts (16.4, N-22)."""


def gone(s: KnakerState, seat: int) -> list[Reason]:
    """Why a seat has no part in the game any more."""
    from .turns import play_on

    if seat in s.banned:
        return [Reason(dots.no_ladders, "banned", {"seat": seat})]
    return [Reason(play_on, "out", {"seat": seat, "count": s.placing[seat]})]


def standing(s: KnakerState) -> KnakerState:
    """The state once cheats that nobody has pointed out for a whole circuit stand (16)."""
    kept = tuple(o for o in s.offences if o.kind in SECRET or s.travel - o.travel < len(s.hands))
    valid = tuple(("cheat-stands", o.seat, dots.cheats.id) for o in s.offences if o not in kept)
    return s.evolve(offences=kept, events=(*s.events, *valid)) if valid else s


# -- accusing


def why_not_accuse(s: KnakerState, move: Move) -> list[Reason]:
    """No cheating at this table; not in the game (16.1); or oneself."""
    seat: int = move.seat  # type: ignore[assignment]
    if not s.cheating:
        return [Reason(dots.cheats, "off", {"seat": seat})]
    if seat not in s.still_in:
        return [Reason(dots.onlookers, "outside", {"seat": seat})]
    return [Reason(dots.cheats, "self", {"seat": seat})] if int(move.args[0]) == seat else []


def accuse(s: KnakerState, move: Move) -> KnakerState:
    """The accused is to admit or to deny; until then nobody changes anything (9.2)."""
    accused = int(move.args[0])
    event = ("accuses", move.seat, accused, dots.cheats.id)
    return s.evolve(phase="accused", accused=accused, accuser=move.seat, resumes=(s.phase, s.turn), events=(event,))


def others(s: KnakerState, seat: int) -> list[str]:
    """Everybody else, in the order of their text."""
    return sorted(str(other) for other in range(len(s.hands)) if other != seat)


def listed_accusations(s: KnakerState, seat: int) -> Iterator[tuple[str, ...]]:
    """Everybody else."""
    if s.cheating and seat in s.still_in:
        yield from ((other,) for other in others(s, seat))


def why_not_answer(s: KnakerState, move: Move) -> list[Reason]:
    """Another seat is accused."""
    if move.seat == s.accused:
        return []
    return [Reason(dots.cheats, "turn", {"seat": move.seat, "turn": s.accused})]


def listed_answers(s: KnakerState, seat: int) -> Iterator[tuple[str, ...]]:
    """Nothing more than the word."""
    if seat == s.accused:
        yield ()


# -- the verdict


def answer(s: KnakerState, move: Move) -> KnakerState:
    """Judged by what was done: the innocent go free, also if they admit; denial costs the guilty a dot more (16.5)."""
    seat: int = move.seat  # type: ignore[assignment]
    phase, turn = s.resumes  # type: ignore[misc]  # kept since the accusation
    said = ("admits" if move.verb == "admit" else "denies", seat, dots.cheats.id)
    s = s.evolve(phase=phase, turn=turn, accused=None, accuser=None, resumes=None, events=(said,))
    found = tuple(offence for offence in s.offences if offence.seat == seat)
    if not found:
        return s.told(("innocent", seat, dots.cheats.id))
    price = sum(
        LAST_CARD if offence.last else PRICES.get(offence.kind, 1) for offence in found if offence.kind != "hide"
    )
    clause: Clause = dots.grave if any(o.last or o.kind in PRICES for o in found) else dots.cheats
    banned = any(offence.kind == "hide" for offence in found)
    events: list[Any] = [said, ("guilty", seat, price, clause.id)]
    if move.verb == "deny":
        price += 1
        events.append(("denial", seat, dots.denial.id))
    s = restored(s, seat, found, events)
    if s.runner == seat and any(offence.kind == "draw" for offence in found):
        s = s.closed()  # who is convicted of cheating at the stock may change nothing any more (9.1)
    return punished(s, seat, price, banned=banned)


def restored(s: KnakerState, seat: int, found: tuple[Offence, ...], events: list[Any]) -> KnakerState:
    """The table as it was before the earliest open cheat; what cannot be restored is to be replaced (16.7)."""
    open_at, opened = next(
        ((at, o.before) for at, o in enumerate(s.offences) if o.seat == seat and o.before), (0, None)
    )
    if opened is not None:
        # dots, disqualifications and the dots of onlookers are no part of the table; what has been settled since, or
        # has come to stand, is not open again; and what was done later has been undone with the rest
        earlier = s.offences[:open_at]
        found = tuple(offence for offence in earlier if offence.seat == seat)
        s = opened.evolve(dots=s.dots, carried=s.carried, banned=s.banned, offences=earlier)
        events.append(("restored", seat, dots.cheats.id))
    s = s.evolve(events=tuple(events), offences=tuple(o for o in s.offences if o.seat != seat))
    for other in s.banned:
        if other in s.still_in:
            s = banish(s, other, dots.no_ladders if s.dots[other] >= BANNED else dots.giffel)
    for offence in found:
        if offence.kind in SECRET - {"hide"} and s.phase != "over" and seat not in s.losers:
            s = _given_up(s, offence)
    return s


def _given_up(s: KnakerState, offence: Offence) -> KnakerState:
    """The cards of a secret cheat are thrown away, as far as its seat still has them; their slots are to be filled."""
    seat, place = offence.seat, offence.place
    if offence.kind == "throw":
        exits = tuple((other, circuit) for other, circuit in s.exits if other != seat)
        return s.evolve(exits=exits, lost=(*s.lost, *((seat, HAND, False),) * len(offence.cards)))
    peeked = tuple(at for at in s.peeked if at != (seat, place))
    down, *other = offence.cards
    if s.face_down[seat][place] == down and (seat, place, True) not in s.lost:
        s = s.with_down(seat, place, None, discard=(*s.discard, down), lost=(*s.lost, (seat, place, True)))
    for card in other:
        if offence.kind == "swap" and card in s.hands[seat]:
            s = s.with_hand(seat, without(s.hands[seat], (card,)))
            s = s.evolve(discard=(*s.discard, card), lost=(*s.lost, (seat, HAND, False)))
        elif offence.kind == "turn" and card in s.face_up[seat][place]:
            s = s.with_up(seat, place, without(s.face_up[seat][place], (card,)))
            s = s.evolve(discard=(*s.discard, card), lost=(*s.lost, (seat, place, False)))
    return s.evolve(peeked=peeked)


def punished(s: KnakerState, seat: int, price: int, *, banned: bool) -> KnakerState:
    """The state with more dots, and what they bring about (16.8); hidden cards disqualify at once (16.3)."""
    from .playing import collect

    before, after = s.dots[seat], s.dots[seat] + price
    events: list[Any] = [("dots", seat, after, dots.no_ladders.id)] if price else []
    s = s.evolve(dots=(*s.dots[:seat], after, *s.dots[seat + 1 :]), events=(*s.events, *events))
    if banned or after >= BANNED:
        clause = dots.giffel if banned else dots.no_ladders
        s = s.evolve(banned=tuple(sorted({*s.banned, seat})))
        s = s.evolve(lost=tuple(slot for slot in s.lost if slot[0] != seat))
        return _to_draw(banish(s, seat, clause) if seat in s.still_in or _went_out(s, seat) else s)
    if before < NO_LADDERS <= after:
        s = s.told(("no-ladders", seat, dots.no_ladders.id))
    if before < PILE <= after and seat in s.still_in:
        if s.pile and s.phase == "play":
            s = collect(s, seat, passes=False)
        else:
            s = s.evolve(debts=tuple(sorted({*s.debts, seat})))
            s = s.told(("owes-pile", seat, dots.no_ladders.id))
    return _to_draw(s)


def _went_out(s: KnakerState, seat: int) -> bool:
    return any(other == seat for other, _ in s.exits)


def banish(s: KnakerState, seat: int, clause: Clause = dots.no_ladders) -> KnakerState:
    """The state without a disqualified seat: its cards are thrown away, and it is placed like a loser."""
    from . import turns

    cards: Cards = (*s.hands[seat], *s.up_cards(seat), *s.down_cards(seat), *s.hidden[seat])
    s = s.with_hand(seat, (), discard=(*s.discard, *cards), debts=tuple(o for o in s.debts if o != seat))
    for pile in range(3):
        s = s.with_up(seat, pile, ()).with_down(seat, pile, None)
    exits = tuple((other, circuit) for other, circuit in s.exits if other != seat)
    s = s.evolve(exits=exits, hidden=(*s.hidden[:seat], (), *s.hidden[seat + 1 :]))
    # cards somebody else might still take back stay open
    s = s.closed(losers=(*s.losers, seat)) if s.runner == seat else s.evolve(losers=(*s.losers, seat))
    s = turns.over_if_alone(s.told(("disqualified", seat, s.placing[seat], clause.id)))
    if s.phase == "play" and s.turn == seat:
        return turns.pass_from(s, seat, s.travel)
    if s.phase == "exchange":
        return turns.begin(s)
    return s


# -- replacing by chance (16.7)


def _to_draw(s: KnakerState) -> KnakerState:
    """The state in which chance is to fill the empty slots, if there are any."""
    if not s.lost or s.phase == "over":
        return s
    return s.evolve(phase="replace", resumes=(s.phase, s.turn))


def to_replace(s: KnakerState) -> int:
    """How many cards chance is to give: as many as were lost, as far as there are cards out of play."""
    return min(len(s.lost), len(s.stock) + len(s.discard))


def replace(s: KnakerState, cards: Cards) -> KnakerState:
    """Cards out of the stock or from those thrown away fill the slots, the lowest seat first (16.7)."""
    phase, turn = s.resumes  # type: ignore[misc]
    slots = sorted(s.lost)
    for (seat, place, down), card in zip(slots, cards, strict=False):
        if card in s.stock:
            s = s.evolve(stock=without(s.stock, (card,)))
        else:
            s = s.evolve(discard=without(s.discard, (card,)))
        if place == HAND:
            s = s.with_hand(seat, (*s.hands[seat], card))
        elif down:
            s = s.with_down(seat, place, card)
        else:
            s = s.with_up(seat, place, (*s.face_up[seat][place], card))
    event = ("replaced", slots[0][0], len(cards), dots.replaced.id)
    s = s.evolve(phase=phase, turn=turn, resumes=None, lost=(), events=(event,))
    return s if s.phase != "play" else s.told(("turn", s.turn, play.higher.id))
