"""The state of a match; what a seat has, owes and may reach."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Any, ClassVar, Final, NamedTuple, Self

from ..core.cards import Card
from ..core.facts import Setup
from ..core.moves import Move
from ..core.state import Event, State
from .pack import THREE, Cards, decks_of, sort_hand
from .pile import OpenCard, Top, top_of
from .unlaid import Unlaid

MOST_CARRIED: Final = 4
"""Dots a seat that a match hands on: a fifth would disqualify before the cards are dealt (N-49)."""


class Offence(NamedTuple):
    """A cheat that may still be found out.

    `kind`: what was done (``play``, ``look``, …); `travel`: how far the turn had come; `before`: the state before it
    (without offences), where that can be restored; `cards`, `place`: what it was done with; `last`: it was the seat's
    last card; `settled`: there has been a verdict, which a later one about an earlier time may undo.
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
    """A match of Knåker. Cards of a hand lie in order, `stock` top first, `pile` bottom first.

    `face_up`: three piles a seat; `face_down`: three slots a seat, `None` when gone; `locked`: the piles that nobody
    may take up; `ready`: who has ended the exchange. `owners`: who laid each card of the pile. `run`: the open cards of
    a turn, laid by `runner`, of which the first `fixed` may no longer be taken back; `run_travel`: how far the turn had
    come when they were begun. `travel` counts the seats that the turn has passed: a circuit is as many as there are
    seats. `exits`: who has gone out, each with the `travel` of that turn; `losers`: who has lost, the first one last
    of all. `no_insert`, `capped`: who bears which handicap (10.3, 17.2.6). Cheating: `dots`; `carried`, those for the
    next match; `debts`, who has yet to take the pile; `offences`; `accused` and `accuser`; `resumes`, the phase and
    turn that go on afterwards; `lost`, slots to be filled by chance; `hidden`, cards put away; `peeked`, face-down
    cards that their owner has looked at; `banned`: disqualified; `shown`, `shown_by`, `unlaid`: what is known of
    hands (see `shown`); `met_pile`: whether a pile lay there when the turn began (N-48); `by_cheat`: whether somebody
    is leaving the game by a cheat, so that the last seat has the last word (N-46).
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

    def copy_with(self, changes: Mapping[str, Any]) -> Self:
        """A new state with some fields changed, which has worked out nothing yet."""
        new = super().copy_with(changes)
        for name in self._worked_out:
            new.__dict__.pop(name, None)
        return new

    def play(self, move: Move | str) -> Self:
        """The state after `move`, which is judged by itself: nobody could list all lays (see `acts.all_lays`).

        What `sample` has just found is known to be legal.
        """
        sampled = self.__dict__.get("_sampled")
        return self._state_after(sampled) if sampled is not None and sampled == move else self._judge_and_play(move)

    def sample(self, seed: int) -> Move | None:
        """One of the legal seat moves, as `seed` draws it; nothing is listed. See `phases.ActPhase.sample`."""
        found = super().sample(seed)
        if found:
            self.__dict__["_sampled"] = found
        return found

    @property
    def legal(self) -> tuple[Move, ...]:
        """The legal seat moves, all of them: long for a large hand. `moves` gives them one by one."""
        return tuple(self.moves())

    def moves(self) -> Iterator[Move]:
        """The legal seat moves, one by one, sorted by text; complete up to cards that no rule tells apart."""
        return self._phase.each_move(self)

    @property
    def decks(self) -> int:
        """How many packs are in play."""
        return decks_of(self.setup)

    @property
    def cheating(self) -> bool:
        """Whether the table permits what the rules forbid (option `cheating`)."""
        return bool(self.setup.options["cheating"])

    @property
    def next_options(self) -> dict[str, Any]:
        """The dots that onlookers have earned, four a seat at most: carried into the next match (16.1, N-23, N-49)."""
        return {"dots": "".join(str(min(dots, MOST_CARRIED)) for dots in self.carried) if any(self.carried) else ""}

    @property
    def circuit(self) -> int:
        """The number of the circuit of the table, from 0 (N-19)."""
        return self.travel // len(self.hands)

    def round_of(self, travel: int) -> int:
        """Return the number of the round in which the turn has passed so many seats: a circuit, or one turn (N-19)."""
        return travel if self.reads("N-19") == "b" else travel // len(self.hands)

    @property
    def players_in(self) -> tuple[int, ...]:
        """The seats still in the game, while one is on."""
        return () if self.phase in ("deal", "over") else self.still_in

    @cached_property
    def top(self) -> Top:
        """The top of the pile as it lies there."""
        return top_of(self.pile, self.owners, self.decks, sevens_join=self.reads("N-9") == "b")

    @cached_property
    def still_in(self) -> tuple[int, ...]:
        """The seats that have neither gone out nor lost."""
        gone = {*self.losers, *(seat for seat, _ in self.exits)}
        return tuple(seat for seat in range(len(self.hands)) if seat not in gone)

    @property
    def placing(self) -> Mapping[int, int]:
        """Seat → place from 1, for those who are placed; who went out in one round shares a place (7.3, N-38)."""
        found = [self.round_of(travel) for _, travel in self.exits]
        before = {*found} if self.reads("N-38") == "b" else found
        places = {seat: 1 + sum(other < self.round_of(at) for other in before) for seat, at in self.exits}
        places |= {seat: len(self.hands) - i for i, seat in enumerate(self.losers)}
        if self.over and self.deals:
            places |= dict.fromkeys(self.still_in, len(before) + 1)
        return MappingProxyType(dict(sorted(places.items())))

    @property
    def score(self) -> dict[str, tuple[int, ...]]:
        """The place of each seat, 0 while it has none; where cheating is possible the dots as well."""
        places = tuple(self.placing.get(seat, 0) for seat in range(len(self.hands)))
        return {"place": places, **({"dots": self.dots} if self.setup.options["cheating"] else {})}

    @property
    def leaders(self) -> tuple[int, ...]:
        """Who went out first."""
        return tuple(seat for seat, place in self.placing.items() if place == 1)

    def owes(self, seat: int) -> bool:
        """Whether a seat must draw: fewer than three in hand, and a stock (3.4, N-8)."""
        return bool(self.stock) and len(self.hands[seat]) < THREE and seat in self.still_in

    @cached_property
    def owing(self) -> tuple[int, ...]:
        """The seats that must draw before the seat on turn may act (N-28)."""
        return tuple(seat for seat in self.still_in if self.owes(seat))

    def up_cards(self, seat: int) -> Cards:
        """A seat's face-up cards."""
        return tuple(card for pile in self.face_up[seat] for card in pile)

    def down_cards(self, seat: int) -> Cards:
        """A seat's face-down cards."""
        return tuple(card for card in self.face_down[seat] if card)

    def is_bare(self, seat: int) -> bool:
        """Whether a seat has no card left."""
        return not (self.hands[seat] or self.up_cards(seat) or self.down_cards(seat))

    def cards_at_hand(self, seat: int) -> Cards:
        """The cards "at hand": the hand, or the face-up cards when these may be laid (6.1, N-35)."""
        return self.hands[seat] or (() if self.stock else self.up_cards(seat))

    def with_hand(self, seat: int, hand: Cards, **changes: Any) -> Self:
        """The state with another hand at a seat."""
        return self.evolve(hands=(*self.hands[:seat], sort_hand(hand), *self.hands[seat + 1 :]), **changes)

    def with_up(self, seat: int, pile: int, cards: Cards, **changes: Any) -> Self:
        """The state with other cards on one of a seat's face-up piles."""
        piles = (*self.face_up[seat][:pile], cards, *self.face_up[seat][pile + 1 :])
        return self.evolve(face_up=(*self.face_up[:seat], piles, *self.face_up[seat + 1 :]), **changes)

    def with_down(self, seat: int, pile: int, card: Card | None, **changes: Any) -> Self:
        """The state with another card, or none, in one of a seat's face-down slots."""
        slots = (*self.face_down[seat][:pile], card, *self.face_down[seat][pile + 1 :])
        return self.evolve(face_down=(*self.face_down[:seat], slots, *self.face_down[seat + 1 :]), **changes)

    def tell(self, *events: Event, **changes: Any) -> Self:
        """The state with more events."""
        return self.evolve(events=(*self.events, *events), **changes)

    def resume(self, **changes: Any) -> Self:
        """The state in which the phase and the turn go on that were broken off."""
        if self.resumes is None:
            raise AssertionError("nothing has been broken off")
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

    def close_run(self, **changes: Any) -> Self:
        """The state in which nothing more can be taken back or lengthened (9.1)."""
        return self.evolve(run=(), runner=None, fixed=0, **changes)


def opening(of: Setup) -> KnakerState:
    """The state before the deal."""
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
