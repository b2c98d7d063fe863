"""The possible worlds of a trick game: deals that a reader cannot tell from the true one.

A seat can have had some cards if each of its plays was legal with them, as judged by the rules; there is no other rule
of inference. A choice among legal moves (to knock, to buy, to play a card) excludes no world. Cards that are out of the
deal (folded, thrown away, set aside) are in no hand; the reader remembers its own. After the buying, the order of the
talon and its content do not matter: worlds that differ only in them count as one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations, islice, permutations
from math import comb, perm
from typing import NamedTuple

from ..cards import BIT, Card, Played, mask_of
from ..chance import shuffle
from ..hidden import Held, Trial
from ..moves import Move
from .joint_hands import Holding, Together
from .state import TrickState
from .view import TrickView


class World(NamedTuple):
    """The hidden part of a deal.

    holdings: the holding of each hidden seat
    talon: the talon, the top card first
    """

    holdings: tuple[Holding, ...]
    talon: tuple[Card, ...]


class TrickHidden:
    """The hidden seats and cards of a view, and the possible holdings of each hidden seat.

    view: the view
    """

    def __init__(self, view: TrickView) -> None:
        if view.known is None:
            raise ValueError("the view has no known state: expected a view that `State.view` returned")
        self.view, self.known = view, view.known
        self.plays = _plays(view)
        self._tricks = (*self.known.finished_tricks, self.known.trick)
        self._bases: dict[int, TrickState] = {}
        seen = mask_of(view.up)
        for hand in view.hands:
            seen |= mask_of(hand or ())
        for play in self.plays:
            seen |= BIT[play.card] if play.card else 0
        for thrown in self.known.thrown:
            seen |= thrown
        pack = view.setup.game.pack(view.setup)
        self.unseen = tuple(sorted(card for card in pack if not BIT[card] & seen)) if view.turn is not None else ()
        self.talon = view.talon or 0 if view.turn is not None else 0
        self.orders_talon = view.phase != "play"
        unknown = {
            seat: self._blanks(seat) for seat, count in enumerate(view.counts) if count and view.hands[seat] is None
        }
        unknown |= {play.seat: self._blanks(play.seat) for play in self.plays if play.card is None}
        bound = [seat for seat in unknown if any(play.seat == seat for play in self.plays)]
        self._holdings = {seat: self._possible(seat, unknown[seat]) for seat in bound}
        bound.sort(key=lambda seat: (len(self._holdings[seat]), seat))
        self.bound = tuple(bound)
        self.free = tuple(seat for seat in unknown if seat not in self._holdings)
        self.seats = (*self.bound, *self.free)
        self._together = Together(self.unseen, [self._holdings[seat] for seat in self.bound])

    def find_held(self) -> tuple[Held, ...]:
        """Return an empty tuple: in these games no hand gets a card that others have seen."""
        return ()

    @property
    def lacking(self) -> dict[int, frozenset[Card]]:
        """Seat → the unseen cards that its hand cannot hold."""
        lacking = {}
        for seat in self.bound:
            able = 0
            for holding in self._holdings[seat]:
                able |= holding.hand
            lacking[seat] = frozenset(card for card in self.unseen if not BIT[card] & able)
        return lacking

    @property
    def trials(self) -> list[Trial]:
        """The cards played from hidden hands, each as a `Trial` that explains `lacking`."""
        trials = []
        for at, play in enumerate(self.plays):
            if play.seat in self.bound:
                verb = "blank" if play.face_down else "play"
                cards = self.unseen if play.card is None else (play.card,)
                moves = tuple([Move(play.seat, verb, (card,)) for card in cards])
                trials.append(Trial(play.seat, moves, partial(self._with_one_more, at)))
        return trials

    def _with_one_more(self, at: int, move: Move, card: Card) -> TrickState:
        """Return the state before play number `at`, with the played card and `card` in the hand."""
        return self._state_before(at, mask_of((*map(Card, move.args), card)))

    def _blanks(self, seat: int) -> int:
        return sum(play.seat == seat and play.card is None for play in self.plays)

    def _possible(self, seat: int, blanks: int) -> tuple[Holding, ...]:
        """Return every holding with which all plays of a seat so far would be legal."""
        count = self.view.counts[seat]
        holdings = []
        for down in permutations(self.unseen, blanks):
            rest = [card for card in self.unseen if card not in down]
            for hand in combinations(rest, count):
                holding = Holding(mask_of(hand), down, mask_of((*hand, *down)))
                if self.is_legal(seat, holding):
                    holdings.append(holding)
        return tuple(holdings)

    def is_legal(self, seat: int, holding: Holding) -> bool:
        """Return whether each card that a seat has played was legal with a holding."""
        held, down = holding.hand, list(holding.face_down)
        for at in range(len(self.plays) - 1, -1, -1):
            play = self.plays[at]
            if play.seat != seat:
                continue
            card = play.card or down.pop()
            held |= BIT[card]
            if Move(seat, "blank" if play.face_down else "play", (card,)) not in self._state_before(at, held).legal:
                return False
        return True

    def _state_before(self, at: int, held: int) -> TrickState:
        """Return the state before play number `at`, in which the seat held `held` (mask)."""
        base = self._bases.get(at)
        if base is None:
            base = self._bases[at] = self._base_before(at)
        masks = [0] * len(base.masks)
        masks[self.plays[at].seat] = held
        return base.copy_with({"masks": tuple(masks)})

    def _base_before(self, at: int) -> TrickState:
        """Return the state before play number `at` without hands, which differ between worlds."""
        full = len(self.known.players_in)
        done = at // full
        tricks, takers = self._tricks[:done], self.known.takers[:done]
        return self.known.copy_with(
            {
                "turn": self.plays[at].seat,
                "trick": self._tricks[done][: at % full],
                "finished_tricks": tricks,
                "takers": takers,
                "tricks": tuple(takers.count(seat) for seat in range(len(self.known.masks))),
            }
        )

    def find_all(self, most: int) -> Sequence[World] | None:
        """Return every world once, or None if there are more than `most`.

        The worlds are counted before they are built.
        """
        ways = self._count_completions()
        if not ways:
            return ()
        fitting = most // ways
        if self._together.are_more_than(fitting):
            return None
        combined = list(islice(self._together.each(), fitting + 1))
        if len(combined) > fitting:
            return None
        return [world for holdings in combined for world in self._complete(self.free, holdings)]

    def _count_completions(self) -> int:
        """Return the number of worlds that share the same hands of the seats that have played.

        The number is the same for every combination of these hands.
        """
        left = max(0, len(self.unseen) - sum(self.view.counts[seat] + self._blanks(seat) for seat in self.bound))
        ways = 1
        for seat in self.free:
            ways *= comb(left, self.view.counts[seat])
            left -= self.view.counts[seat]
        if self.orders_talon:
            return ways * perm(left, self.talon)
        return ways if self.talon <= left else 0

    def _complete(self, seats: Sequence[int], holdings: tuple[Holding, ...]) -> Iterator[World]:
        left = self._cards_left(holdings)
        if seats:
            for hand in combinations(left, self.view.counts[seats[0]]):
                yield from self._complete(seats[1:], (*holdings, _in_hand(hand)))
        elif self.orders_talon:
            for talon in permutations(left, self.talon):
                yield World(holdings, talon)
        elif self.talon <= len(left):
            yield World(holdings, left[: self.talon])

    def draw(self, seed: str) -> TrickState:
        """Return the state of a random world; all are equally likely."""
        return self.state(self._draw(seed))

    def _draw(self, seed: str) -> World:
        holdings = self._together.draw(seed)
        left = shuffle(self._cards_left(holdings), seed)
        for seat in self.free:
            count = self.view.counts[seat]
            holdings, left = (*holdings, _in_hand(left[:count])), left[count:]
        if not self.orders_talon:
            left = tuple(sorted(left))
        return World(holdings, left[: self.talon])

    def _cards_left(self, holdings: Sequence[Holding]) -> tuple[Card, ...]:
        taken = 0
        for holding in holdings:
            taken |= holding.mask
        return tuple([card for card in self.unseen if not BIT[card] & taken])

    def state(self, world: World) -> TrickState:
        """Return the state of a world."""
        masks, down = list(self.known.masks), {}
        for seat, holding in zip(self.seats, world.holdings, strict=True):
            masks[seat], down[seat] = holding.hand, iter(holding.face_down)
        tricks = [
            tuple(Played(play.seat, play.card or next(down[play.seat]), play.face_down) for play in trick)
            for trick in self._tricks
        ]
        changes: dict[str, object] = {"masks": tuple(masks), "finished_tricks": tuple(tricks[:-1]), "trick": tricks[-1]}
        if self.view.talon is not None:
            changes["talon"] = world.talon
        return self.known.copy_with(changes)


def _in_hand(hand: Sequence[Card]) -> Holding:
    mask = mask_of(hand)
    return Holding(mask, (), mask)


def _plays(view: TrickView) -> tuple[Played[Card | None], ...]:
    """Return the cards played in the current deal, in order; empty between deals."""
    if view.turn is None:
        return ()
    return tuple(play for trick in (*view.finished_tricks, view.trick) for play in trick)
