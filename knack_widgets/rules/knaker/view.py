"""The view of a match: the reader's own hands and all open cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain, islice
from typing import Final

from ..core.cards import Card
from ..core.moves import Move
from ..core.view import View
from .acts.in_force import pile_clauses
from .acts.likely_lays import likely_lays
from .acts.play import filter_legal
from .acts.urgency import seats_to_ask
from .pack import THREE, Cards
from .phases import ActPhase
from .pile import OpenCard
from .state import KnakerState

MAX_LISTED_MOVES: Final = 400
"""Greatest number of moves in a view."""


@dataclass(frozen=True, kw_only=True)
class KnakerView(View):
    """A view of a match; see `KnakerState` for the fields with the same name.

    moves: all legal moves without cards, and the likely ones among the lays
    stock, discard: the number of cards in each
    face_down: for each slot, whether it has a card
    peeked: the face-down cards that the reader has looked at
    top: the card that counts, with sevens above it transparent
    in_effect: the effects in force on the pile, each with its name and clause id
    standing: the status of each seat (ready, placed, banned)
    owing: the seats that must draw
    awaited: the seats that must act, or None if chance has to move or the match is over
    open_run: the cards that the reader's seats may still take back or extend
    suspects: the seats that have openly made a forbidden move
    guilty: the reader's seats with a cheat about which no verdict has been given
    known: the state without the cards that are hidden from the reader
    """

    face_up: tuple[tuple[Cards, ...], ...]
    face_down: tuple[tuple[bool, ...], ...]
    peeked: tuple[tuple[int, int, Card], ...]
    locked: tuple[tuple[bool, ...], ...]
    ready: tuple[int, ...]
    stock: int
    discard: int
    pile: Cards
    owners: tuple[int, ...]
    top: str | None
    in_effect: tuple[tuple[str, str], ...]
    standing: tuple[str | None, ...]
    owing: tuple[int, ...]
    awaited: tuple[int, ...] | None
    open_run: tuple[OpenCard, ...]
    runner: int | None
    circuit: int
    placing: tuple[tuple[int, int], ...]
    no_insert: tuple[int, ...]
    capped: tuple[int, ...]
    dots: tuple[int, ...]
    debts: tuple[int, ...]
    accused: int | None
    accuser: int | None
    banned: tuple[int, ...]
    suspects: tuple[int, ...]
    guilty: tuple[int, ...]
    decks: int
    known: KnakerState = field(repr=False, compare=False)


def _moves(s: KnakerState, seats: frozenset[int]) -> Iterator[Move]:
    phase = s.setup.phases[s.phase]
    if isinstance(phase, ActPhase):
        for seat in sorted(seats, key=str):
            yield from _choices(s, phase, seat)


def _all_moves(s: KnakerState, seats: frozenset[int]) -> Iterator[Move]:
    return chain.from_iterable(s._phase.each_move_of(s, seat) for seat in sorted(seats, key=str))


def _choices(s: KnakerState, phase: ActPhase, seat: int) -> Iterator[Move]:
    """Yield the legal moves of a seat, but only the likely lays.

    Likely lays are single cards, whole sets, the longest ladders, kåker and frippelknåker.
    """
    for verb in phase.verbs:
        if verb == "play":  # a list of all lays would be too long
            lays = sorted(set(likely_lays(s, seat)))
            yield from (Move(seat, verb, cards) for cards in filter_legal(s, seat, lays))
        else:
            yield from phase.moves_with(s, seat, verb)


def _status(s: KnakerState, placing: Mapping[int, int], seat: int) -> str | None:
    """Return the status of a seat, or None if it has no special status.

    placing: seat → place, of the seats that have a place
    """
    if seat in s.banned:
        return "banned"
    if seat in placing:
        return "placed"
    return "ready" if s.phase == "exchange" and seat in s.ready else None


def _known_to(s: KnakerState, seats: frozenset[int]) -> KnakerState:
    """Return the state without hidden cards and without offences.

    Offences are left out because the earlier states in them contain hidden cards.
    """
    return s.evolve(
        hands=tuple(hand if seat in seats else () for seat, hand in enumerate(s.hands)),
        face_down=((None,) * THREE,) * len(s.hands),
        stock=(),
        offences=(),
        hidden=((),) * len(s.hands),
        discard=() if s.cheating else s.discard,
    )


def look(s: KnakerState, seats: frozenset[int]) -> KnakerView:
    """Return the view of a reader at `seats`; after the match all hands are open."""
    open_to = frozenset(range(len(s.hands))) if s.over else seats
    awaited = tuple(seat for seat, must in seats_to_ask(s) if must)
    # a seat without a likely move gets the first of all its moves
    moves = tuple(islice(_moves(s, seats), MAX_LISTED_MOVES)) or tuple(islice(_all_moves(s, seats), MAX_LISTED_MOVES))
    placing = s.placing
    movers = frozenset(awaited) | {move.seat for move in moves if move.seat is not None}
    return KnakerView(
        setup=s.setup,
        seats=seats,
        phase=s.phase,
        dealer=s.dealer,
        deals=s.deals,
        turn=s.accused if s.phase == "accused" else s.runner if s.phase == "blow" else s.turn,
        # only the seat itself may know that it could insert
        to_act=movers | {seat for seat in seats - movers if next(s._phase.each_move_of(s, seat), None)},
        chance=s.chance,
        over=s.over,
        hands=tuple(hand if seat in open_to else None for seat, hand in enumerate(s.hands)),
        counts=tuple(map(len, s.hands)),
        players_in=s.players_in,
        events=s.events,
        moves=moves,
        in_force=s.in_force(s.turn if s.turn in seats else next(iter(sorted(seats)), None)),
        face_up=s.face_up,
        face_down=tuple(tuple(card is not None for card in slots) for slots in s.face_down),
        peeked=tuple(
            (seat, pile, card) for seat, pile in s.peeked if seat in seats and (card := s.face_down[seat][pile])
        ),
        locked=s.locked,
        ready=s.ready,
        stock=len(s.stock),
        discard=len(s.discard),
        pile=s.pile,
        owners=s.owners,
        top=s.top.card,
        in_effect=tuple((name, clause.id) for name, clause in pile_clauses(s)),
        standing=tuple(_status(s, placing, seat) for seat in range(len(s.hands))),
        owing=s.owing,
        awaited=None if s.chance or s.over else awaited,
        open_run=s.run if s.runner in seats else (),
        runner=s.runner if s.runner in seats else None,
        circuit=s.circuit,
        placing=tuple(placing.items()),
        no_insert=s.no_insert,
        capped=s.capped,
        dots=s.dots,
        debts=s.debts,
        accused=s.accused,
        accuser=s.accuser,
        banned=s.banned,
        suspects=tuple(sorted({offence.seat for offence in s.offences if offence.before is not None})),
        guilty=tuple(sorted({offence.seat for offence in s.offences if offence.seat in seats and not offence.settled})),
        decks=s.decks,
        remembered=(s.shown, s.shown_by, tuple(one and (one.list_barred(), one.splits) for one in s.unlaid)),
        known=_known_to(s, open_to),
    )
