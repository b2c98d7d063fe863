"""The state of a match: cards, turn, obligations and cheats of every seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import ClassVar, Final, NamedTuple, Self

from ..core.cards import Card
from ..core.events import Event
from ..core.facts import Setup
from ..core.moves import Move
from ..core.state import State
from .pack import AGREED_CHEATING, THREE, Cards, decks_of, sort_hand
from .pickup_conclusions import Unlaid
from .pile import N9_SEVENS_JOIN, N19_ROUND_IS_A_TURN, N38_SHARED_PLACE_COUNTS_ONCE, OpenCard, Top, top_of

MAX_CARRIED_DOTS_PER_SEAT: Final = 4
"""Greatest number of dots that a seat takes into the next match; a fifth dot would disqualify it (N-49)."""


class Offence(NamedTuple):
    """A cheat that may still be detected.

    kind: the kind of cheat (``play``, ``look``, …); travel: `KnakerState.travel` when the seat cheated
    before: the state before the cheat, without offences, or None if it cannot be restored
    cards, place: the cards of the cheat, and the number of its pile or slot; last: it was the seat's last card
    settled: whether a verdict has been given; a later verdict that restores an earlier table may undo it
    """

    seat: int
    kind: str
    travel: int
    before: KnakerState | None
    cards: Cards = ()
    place: int = 0
    last: bool = False
    settled: bool = False


class KnakerState(State):
    """A match of Knåker.

    Cards: hands are sorted, `stock` has its top card first, `pile` its bottom card first. `face_up`: three
    piles a seat. `face_down`: three slots a seat, None if the card is gone. `locked`: the piles that cannot be
    taken up. `ready`: the seats that have ended the exchange. `owners`: for each card of the pile, its seat.

    Turn: `travel` counts the steps of the turn from seat to seat; a circuit has as many steps as there are seats.
    `run`: the open cards of a turn, laid by `runner`; the first `fixed` of them cannot be taken back. `run_travel`:
    `travel` when the run began. `met_pile`: whether there was a pile when the turn began (N-48).
    Ends: `exits` has the seats that went out, each with the `travel` of that turn; `losers` the seats that lost, in
    that order. Handicaps: `no_insert` (10.3), `capped` (17.2.6).

    Cheating: `dots`; `carried`, the dots for the next match; `debts`, the seats that still have to take the pile;
    `offences`; `accused`, `accuser`; `resumes`, the interrupted phase and turn; `lost`, slots that chance fills;
    `hidden`, the hidden cards; `peeked`, face-down cards that their owner has looked at; `banned`, the disqualified;
    `by_cheat`: whether a seat is leaving the game by a cheat, so that the last seat may still accuse it (N-46).

    Public knowledge of hands: `shown`, `shown_by`, `unlaid` (see `public_hands` and `pickup_conclusions`).
    """

    hands: tuple[Cards, ...]
    face_up: tuple[tuple[Cards, ...], ...]
    face_down: tuple[tuple[Card | None, ...], ...]
    locked: tuple[tuple[bool, ...], ...]
    ready: tuple[int, ...]
    stock: Cards
    pile: Cards
    owners: tuple[int, ...]
    discard: Cards
    run: tuple[OpenCard, ...]
    runner: int | None
    fixed: int
    run_travel: int
    travel: int
    exits: tuple[tuple[int, int], ...]
    losers: tuple[int, ...]
    no_insert: tuple[int, ...]
    capped: tuple[int, ...]
    dots: tuple[int, ...]
    carried: tuple[int, ...]
    debts: tuple[int, ...]
    offences: tuple[Offence, ...]
    accused: int | None
    accuser: int | None
    resumes: tuple[str, int | None] | None
    lost: tuple[tuple[int, int, bool], ...]
    hidden: tuple[Cards, ...]
    peeked: tuple[tuple[int, int], ...]
    banned: tuple[int, ...]
    met_pile: bool
    by_cheat: bool
    shown: tuple[Cards, ...]
    shown_by: tuple[tuple[str, ...], ...]
    unlaid: tuple[Unlaid | None, ...]
    _sampled: Move
    _history = ("unlaid",)
    _worked_out: ClassVar[tuple[str, ...]] = ("_sampled", "top", "still_in", "owing")

    def copy_with(self, changes: Mapping[str, object]) -> Self:
        """Return a state with some fields changed and without the cached values."""
        new = super().copy_with(changes)
        for name in self._worked_out:
            new.__dict__.pop(name, None)
        return new

    def play(self, move: Move | str) -> Self:
        """Return the state after `move`, which is judged without listing all lays."""
        sampled = self.__dict__.get("_sampled")
        return self._state_after(sampled) if sampled is not None and sampled == move else self._judge_and_play(move)

    def sample(self, seed: int) -> Move | None:
        """Return a random legal seat move without listing all; see `phases.ActPhase.sample`."""
        move = self.__dict__["_sampled"] = super().sample(seed)
        return move

    @property
    def legal(self) -> tuple[Move, ...]:
        """All legal seat moves: many if a hand is large. `moves` yields them one by one."""
        return tuple(self.moves())

    def moves(self) -> Iterator[Move]:
        """Yield the legal seat moves, sorted by text, with one order of equivalent cards."""
        return self._phase.each_move(self)

    @property
    def decks(self) -> int:
        """The number of packs in play."""
        return decks_of(self.setup)

    @property
    def cheating(self) -> bool:
        """True if the table permits forbidden moves (option `cheating`)."""
        return self.has_agreed(AGREED_CHEATING)

    @property
    def next_options(self) -> dict[str, object]:
        """The onlookers' dots for the next match, at most four for each seat (16.1, N-23, N-49)."""
        digits = "".join(str(min(dots, MAX_CARRIED_DOTS_PER_SEAT)) for dots in self.carried)
        return {"dots": digits if any(self.carried) else ""}

    @property
    def circuit(self) -> int:
        """The number of the circuit of the table, from 0 (N-19)."""
        return self.travel // len(self.hands)

    def round_of(self, travel: int) -> int:
        """Return the number of the round at `travel`; a round is a circuit, but a turn by N-19 b."""
        return travel if self.uses(N19_ROUND_IS_A_TURN) else travel // len(self.hands)

    @property
    def players_in(self) -> tuple[int, ...]:
        """The seats still in the game; empty before the deal and after the end."""
        return () if self.phase in ("deal", "over") else self.still_in

    @cached_property
    def top(self) -> Top:
        """The current top of the pile."""
        return top_of(self.pile, self.owners, self.decks, sevens_join=self.uses(N9_SEVENS_JOIN))

    @cached_property
    def still_in(self) -> tuple[int, ...]:
        """The seats that are in the game: they have not gone out and have not lost."""
        gone = {*self.losers, *(seat for seat, _ in self.exits)}
        return tuple(seat for seat in range(len(self.hands)) if seat not in gone)

    @property
    def placing(self) -> Mapping[int, int]:
        """Seat → place from 1; seats that went out in one round share a place (7.3, N-38)."""
        rounds = [self.round_of(travel) for _, travel in self.exits]
        before = {*rounds} if self.uses(N38_SHARED_PLACE_COUNTS_ONCE) else rounds
        places = {seat: 1 + sum(other < self.round_of(at) for other in before) for seat, at in self.exits}
        places |= {seat: len(self.hands) - i for i, seat in enumerate(self.losers)}
        if self.over and self.deals:
            places |= dict.fromkeys(self.still_in, len(before) + 1)
        return MappingProxyType(dict(sorted(places.items())))

    @property
    def score(self) -> dict[str, tuple[int, ...]]:
        """The place of each seat, 0 if it has no place, and its dots if cheating is possible."""
        places = tuple(self.placing.get(seat, 0) for seat in range(len(self.hands)))
        return {"place": places, **({"dots": self.dots} if self.setup.options["cheating"] else {})}

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats that went out first."""
        return tuple(seat for seat, place in self.placing.items() if place == 1)

    def owes(self, seat: int) -> bool:
        """Return whether a seat must draw: it has under three cards, and there is a stock (3.4)."""
        return bool(self.stock) and len(self.hands[seat]) < THREE and seat in self.still_in

    @cached_property
    def owing(self) -> tuple[int, ...]:
        """The seats that must draw before the seat on turn may act (N-28)."""
        return tuple(seat for seat in self.still_in if self.owes(seat))

    def up_cards(self, seat: int) -> Cards:
        """Return the face-up cards of a seat."""
        return tuple(card for pile in self.face_up[seat] for card in pile)

    def down_cards(self, seat: int) -> Cards:
        """Return the face-down cards of a seat."""
        return tuple(card for card in self.face_down[seat] if card)

    def is_bare(self, seat: int) -> bool:
        """Return whether a seat has no card left."""
        return not (self.hands[seat] or self.up_cards(seat) or self.down_cards(seat))

    def cards_at_hand(self, seat: int) -> Cards:
        """Return the cards "at hand": the hand, or the face-up cards if they count (6.1, N-35)."""
        return self.hands[seat] or (() if self.stock else self.up_cards(seat))

    def with_hand(self, seat: int, hand: Cards, **changes: object) -> Self:
        """Return the state with another hand for a seat."""
        return self.evolve(hands=(*self.hands[:seat], sort_hand(hand), *self.hands[seat + 1 :]), **changes)

    def with_up(self, seat: int, pile: int, cards: Cards, **changes: object) -> Self:
        """Return the state with other cards on one face-up pile of a seat."""
        piles = (*self.face_up[seat][:pile], cards, *self.face_up[seat][pile + 1 :])
        return self.evolve(face_up=(*self.face_up[:seat], piles, *self.face_up[seat + 1 :]), **changes)

    def with_down(self, seat: int, pile: int, card: Card | None, **changes: object) -> Self:
        """Return the state with `card` in one face-down slot of a seat; None empties the slot."""
        slots = (*self.face_down[seat][:pile], card, *self.face_down[seat][pile + 1 :])
        return self.evolve(face_down=(*self.face_down[:seat], slots, *self.face_down[seat + 1 :]), **changes)

    def tell(self, *events: Event, **changes: object) -> Self:
        """Return the state with more events."""
        return self.evolve(events=(*self.events, *events), **changes)

    def resume(self, **changes: object) -> Self:
        """Return the state in which the interrupted phase and turn continue."""
        if self.resumes is None:
            raise AssertionError(f"the phase is {self.phase}: expected an interrupted phase and turn")
        phase, turn = self.resumes
        return self.evolve(phase=phase, turn=turn, resumes=None, **changes)

    @property
    def run_cards(self) -> Cards:
        """The open cards of a turn, in their order on the pile."""
        return tuple(one.card for one in self.run)

    @property
    def pile_below(self) -> Cards:
        """The pile under the open cards of a turn."""
        return self.pile[: len(self.pile) - len(self.run)]

    def close_run(self, **changes: object) -> Self:
        """Return the state in which the open cards can no longer be taken back or extended (9.1)."""
        return self.evolve(run=(), runner=None, fixed=0, **changes)


def opening(of: Setup) -> KnakerState:
    """Return the state before the deal."""
    nothing: tuple[tuple[()], ...] = ((),) * (seats := len(of.names))
    return KnakerState(
        setup=of,
        phase="deal",
        dealer=of.first,
        deals=0,
        turn=None,
        events=(),
        hands=nothing,
        face_up=(((),) * 3,) * seats,
        face_down=((None,) * 3,) * seats,
        locked=((False,) * 3,) * seats,
        ready=(),
        stock=(),
        pile=(),
        owners=(),
        discard=(),
        run=(),
        runner=None,
        fixed=0,
        run_travel=0,
        travel=0,
        exits=(),
        losers=(),
        no_insert=(),
        capped=(),
        dots=tuple(map(int, str(of.options["dots"])[:seats].ljust(seats, "0"))),
        carried=(0,) * seats,
        debts=(),
        offences=(),
        accused=None,
        accuser=None,
        resumes=None,
        lost=(),
        hidden=nothing,
        peeked=(),
        banned=(),
        met_pile=False,
        by_cheat=False,
        shown=nothing,
        shown_by=nothing,
        unlaid=(None,) * seats,
    )
