"""Pack, options, and the state of a match; what a seat has, owes and may reach."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from ..core.cards import Card, pack
from ..core.game import Setup
from ..core.options import Option
from ..core.state import Event, State

Cards = tuple[Card, ...]

ORDER: Final = "23456789TJQKAX"
"""The ranks, lowest first (N-2); `X` is the joker, which this game calls knåker."""
BLACK: Final = "sc"
JOKERS: Final = ("Xb", "Xb", "Xr")
ONE_PACK: Final = 6
"""The most seats that one pack serves."""
THREE: Final = 3
"""Cards in hand that everybody draws up to while there is a stock; and piles before each seat."""

PLAYERS: Final = range(2, 13)
OPTIONS: Final = (
    Option("decks", default=1, clause="17", choices=(1, 2)),
    Option("quiet", default=False, clause="13.5", choices=(False, True)),
    Option("cheating", default=False, clause="16", choices=(False, True)),
    Option("dots", default="", clause="16.1", seats=4),
)


def decks_of(setup: Setup) -> int:
    """How many packs of 55 are in play: two for more than six, or by the option (clause 17, N-4)."""
    return 2 if len(setup.names) > ONE_PACK else int(setup.options["decks"])


@lru_cache(maxsize=2)
def cards_of_packs(decks: int) -> Cards:
    """The whole pack: 52 cards and three jokers, two of them black, once or twice (clauses 1, 17)."""
    return tuple(sorted((*pack(), *map(Card, JOKERS)) * decks))


def in_order(cards: Cards) -> Cards:
    """Cards as a hand holds them: by rank, the lowest first, then by suit."""
    return tuple(sorted(cards, key=lambda card: (ORDER.index(card[0]), card[1])))


def lacking(have: Cards, cards: Cards) -> Cards:
    """Those of `cards` that `have` does not hold, each counted as often as it stands there.

    >>> lacking((Card("Xb"), Card("5h")), (Card("Xb"), Card("Xb"), Card("5h")))
    ('Xb',)
    """
    left, missing = list(have), []
    for card in cards:
        if card in left:
            left.remove(card)
        else:
            missing.append(card)
    return tuple(missing)


def without(cards: Cards, taken: Cards) -> Cards:
    """`cards` less those `taken`, each once."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)


class Laid(NamedTuple):
    """An open card of a turn: where it came from, which is where it goes when it is taken back."""

    card: Card
    origin: int


HAND: Final = -1
FIXED: Final = -2
"""Origin of chance cards and flipped cards: they never go back (N-27)."""


class Offence(NamedTuple):
    """A cheat that may still be found out.

    `kind`: what was done (``play``, ``look``, …); `travel`: how far the turn had come; `before`: the state before it
    (without offences), where that can be restored; `cards`, `place`: what it was done with; `last`: it was the seat's
    last card.
    """

    seat: int
    kind: str
    travel: int
    before: KnakerState | None
    cards: Cards = ()
    place: int = 0
    last: bool = False


class KnakerState(State):
    """A match of Knåker. Cards of a hand lie in order, `stock` top first, `pile` bottom first.

    `face_up`: three piles a seat; `face_down`: three slots a seat, `None` when gone; `locked`: the piles that nobody
    may take up; `ready`: who has ended the exchange. `owners`: who laid each card of the pile. `run`: the open cards of
    a turn, laid by `runner`, of which the first `fixed` may no longer be taken back; `run_travel`: how far the turn had
    come when they were begun. `travel` counts the seats that the turn has passed: a circuit is as many as there are
    seats. `exits`: who has gone out, in which circuit; `losers`: who has lost, the first one last of all.
    `no_insert`, `capped`: who bears which handicap (10.3, 17.2.6). Cheating: `dots`; `carried`, those for the next
    match; `debts`, who has yet to take the pile; `offences`; `accused` and `accuser`;
    `resumes`, the phase and turn that go on afterwards; `lost`, slots to be filled by
    chance; `hidden`, cards put away; `peeked`, face-down cards that their owner has looked at; `banned`: disqualified.
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
    run: tuple[Laid, ...]
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

    # every move is judged by itself: nobody could list them all (see `listing`)
    play = State._judged

    @property
    def legal(self) -> tuple[Any, ...]:
        """The legal seat moves, all of them: long for a large hand. `moves` gives them one by one."""
        return tuple(self.moves())

    def moves(self) -> Any:
        """The legal seat moves, one by one, sorted by text; complete up to cards that no rule tells apart."""
        return self._phase.listed(self)

    @property
    def decks(self) -> int:
        """How many packs are in play."""
        return decks_of(self.setup)

    @property
    def cheating(self) -> bool:
        """Whether the table permits what the rules forbid (option `cheating`)."""
        return bool(self.setup.options["cheating"])

    @property
    def handed_on(self) -> dict[str, Any]:
        """The dots that onlookers have earned: they are carried into the next match (16.1, N-23)."""
        return {"dots": "".join(map(str, self.carried)) if any(self.carried) else ""}

    @property
    def circuit(self) -> int:
        """The number of the circuit of the table, from 0 (N-19)."""
        return self.travel // len(self.hands)

    @property
    def players_in(self) -> tuple[int, ...]:
        """The seats still in the game, while one is on."""
        if self.phase in ("deal", "over"):
            return ()
        return self.still_in

    @property
    def still_in(self) -> tuple[int, ...]:
        """The seats that have neither gone out nor lost."""
        gone = {seat for seat, _ in self.exits} | set(self.losers)
        return tuple(seat for seat in range(len(self.hands)) if seat not in gone)

    @property
    def placing(self) -> Mapping[int, int]:
        """Seat → place from 1, for those who are placed; who went out in one circuit shares a place (7.3, N-38)."""
        places = {seat: 1 + sum(other < circuit for _, other in self.exits) for seat, circuit in self.exits}
        places |= {seat: len(self.hands) - i for i, seat in enumerate(self.losers)}
        if self.over and self.deals:
            places |= dict.fromkeys(self.still_in, len(self.exits) + 1)
        return MappingProxyType(dict(sorted(places.items())))

    def owes(self, seat: int) -> bool:
        """Whether a seat must draw: fewer than three in hand, and a stock (3.4, N-8)."""
        return bool(self.stock) and len(self.hands[seat]) < THREE and seat in self.still_in

    @property
    def owing(self) -> tuple[int, ...]:
        """The seats that must draw before the seat on turn may act (N-28)."""
        return tuple(seat for seat in self.still_in if self.owes(seat))

    def up_cards(self, seat: int) -> Cards:
        """A seat's face-up cards."""
        return tuple(card for pile in self.face_up[seat] for card in pile)

    def down_cards(self, seat: int) -> Cards:
        """A seat's face-down cards."""
        return tuple(card for card in self.face_down[seat] if card)

    def within_reach(self, seat: int) -> Cards:
        """The cards "at hand": the hand, or the face-up cards when these may be laid (6.1, N-35)."""
        return self.hands[seat] or (() if self.stock else self.up_cards(seat))

    def with_hand(self, seat: int, hand: Cards, **changes: Any) -> KnakerState:
        """The state with another hand at a seat."""
        return self.evolve(hands=(*self.hands[:seat], in_order(hand), *self.hands[seat + 1 :]), **changes)

    def with_up(self, seat: int, pile: int, cards: Cards, **changes: Any) -> KnakerState:
        """The state with other cards on one of a seat's face-up piles."""
        piles = (*self.face_up[seat][:pile], cards, *self.face_up[seat][pile + 1 :])
        return self.evolve(face_up=(*self.face_up[:seat], piles, *self.face_up[seat + 1 :]), **changes)

    def with_down(self, seat: int, pile: int, card: Card | None, **changes: Any) -> KnakerState:
        """The state with another card, or none, in one of a seat's face-down slots."""
        slots = (*self.face_down[seat][:pile], card, *self.face_down[seat][pile + 1 :])
        return self.evolve(face_down=(*self.face_down[:seat], slots, *self.face_down[seat + 1 :]), **changes)

    def told(self, *events: Event, **changes: Any) -> KnakerState:
        """The state with more events."""
        return self.evolve(events=(*self.events, *events), **changes)

    @property
    def run_cards(self) -> Cards:
        """The open cards of a turn, in their order on the pile."""
        return tuple(laid.card for laid in self.run)

    @property
    def below_run(self) -> Cards:
        """The pile under the open cards of a turn."""
        return self.pile[: len(self.pile) - len(self.run)]

    def closed(self, **changes: Any) -> KnakerState:
        """The state in which nothing more can be taken back or lengthened (9.1)."""
        return self.evolve(run=(), runner=None, fixed=0, **changes)

    def _view(self, seats: frozenset[int]) -> Any:
        from .view import seen

        return seen(self, seats)
