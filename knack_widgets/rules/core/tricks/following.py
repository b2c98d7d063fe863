"""The possible worlds of a trick game in which the duties ask for cards by suit, for hands of any size.

`TrickHidden` lists the possible hands of each seat, which takes too long for more than three or four cards. Here a card
that was played excludes other cards one by one: a seat cannot hold a card that would have refused the one it played.
That is exact if each duty asks for the same cards, no matter which others the hand holds, as *follow suit* does.
"""

from __future__ import annotations

from functools import partial

from ..cards import BIT, Card, Played, mask_of
from ..hidden import Dealt, Trial
from ..moves import Move
from ..placing import Place, Placed, Placing
from .state import TrickState
from .view import TrickView


class _Past:
    """The cards played in the deal of a view, and the state before each of them, without hands."""

    def __init__(self, view: TrickView) -> None:
        if view.known is None:
            raise ValueError("the view has no known state: expected a view that `State.view` returned")
        self._known: TrickState = view.known
        tricks = (*view.finished_tricks, view.trick) if view.turn is not None else ()
        self.plays: tuple[Played[Card], ...] = tuple(_open_card(play) for trick in tricks for play in trick)
        self._bases: dict[int, TrickState] = {}

    def state_before(self, at: int, hand: int) -> TrickState:
        """Return the state before play number `at`, in which its seat held `hand` (mask)."""
        if at not in self._bases:
            known, played = self._known, self.plays[:at]
            done = at // len(known.players_in)
            takers = known.takers[:done]
            self._bases[at] = known.copy_with(
                {
                    "turn": self.plays[at].seat,
                    "trick": played[done * len(known.players_in) :],
                    "finished_tricks": known.finished_tricks[:done],
                    "takers": takers,
                    "tricks": tuple(takers.count(seat) for seat in range(len(known.masks))),
                }
            )
        masks = [0] * len(self._known.masks)
        masks[self.plays[at].seat] = hand
        return self._bases[at].copy_with({"masks": tuple(masks)})

    def excludes(self, at: int, card: Card) -> bool:
        """Return whether play number `at` would have been refused with `card` in the same hand."""
        play = self.plays[at]
        legal = self.state_before(at, BIT[play.card] | BIT[card]).legal
        return Move(play.seat, "play", (play.card,)) not in legal


def _open_card(play: Played[Card | None]) -> Played[Card]:
    if play.card is None or play.face_down:
        raise ValueError(f"{play} lies face down: expected open cards; TrickHidden is for games with face-down cards")
    return Played(play.seat, play.card)


def _state_before(past: _Past, at: int, move: Move, card: Card) -> TrickState:
    return past.state_before(at, mask_of((*map(Card, move.args), card)))


def find_hidden(view: TrickView) -> Dealt[TrickState]:
    """Return the worlds of a view.

    view: the view of a game whose cards are all played open, and whose duties ask for cards by suit
    """
    past = _Past(view)
    known = view.known
    assert known is not None  # _Past has checked it
    seen = mask_of(view.up)
    for hand in view.hands:
        seen |= mask_of(hand or ())
    for play in past.plays:
        seen |= BIT[play.card]
    for thrown in known.thrown:
        seen |= thrown
    pack = view.setup.game.pack(view.setup)
    unseen = [card for card in pack if not BIT[card] & seen] if view.turn is not None else []
    seats = [seat for seat, count in enumerate(view.counts) if count and view.hands[seat] is None]
    plays = {seat: [at for at, play in enumerate(past.plays) if play.seat == seat] for seat in seats}
    lacking = {
        seat: frozenset(card for card in unseen if any(past.excludes(at, card) for at in plays[seat])) for seat in seats
    }
    trials = [
        Trial(seat, (Move(seat, "play", (past.plays[at].card,)),), partial(_state_before, past, at))
        for at, seat in sorted((at, seat) for seat in seats for at in plays[seat])
    ]
    places = [Place(view.counts[seat], barred=lacking[seat]) for seat in seats]
    rest = Place(len(unseen) - sum(place.room for place in places))

    def make(placed: Placed) -> TrickState:
        masks = list(known.masks)
        for seat, cards in zip(seats, placed, strict=False):
            masks[seat] = mask_of(cards)
        return known.copy_with({"masks": tuple(masks)})

    return Dealt(Placing(unseen, [*places, rest]), make, lacking=lacking, trials=trials)
