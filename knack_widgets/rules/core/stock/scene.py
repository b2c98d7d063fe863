"""The scene of a game with hands, open cards in the middle and a stock."""

from __future__ import annotations

from collections.abc import Callable

from ..cards import Card
from ..clauses import Clause
from ..scene import Hand, Heap, Note, PromptFacts, Row, Scene, SeatNotes, Stock
from .view import StockView


class StockScene:
    """A callable object that returns the scene of a view.

    hands: the clause that deals the hands
    middle: the clause that puts cards into the middle
    is_heap: whether they are a pile of which the top card counts; otherwise they are side by side
    worth: returns the value of some cards together; None in games without such values
    """

    def __init__(
        self,
        *,
        hands: Clause,
        middle: Clause,
        is_heap: bool = False,
        worth: Callable[[tuple[Card, ...]], int] | None = None,
    ) -> None:
        self._hands, self._middle = hands.id, middle.id
        self._is_heap, self._worth = is_heap, worth

    def __call__(self, view: StockView) -> Scene:
        """Return the scene of a view."""
        is_dealt = view.deals > 0
        top = view.middle[-1] if view.middle else None
        return Scene(
            dealer=view.dealer,
            hands=tuple(self._hand(view, seat) for seat in range(len(view.counts))),
            rows=(Row("middle", view.middle, self._middle),) if is_dealt and not self._is_heap else (),
            heap=Heap(view.middle, top, (), self._middle) if is_dealt and self._is_heap else None,
            stocks=(Stock("stock", view.stock, self._hands),) if is_dealt else (),
            counters=(("deal", view.deals),),
            seats=tuple(SeatNotes(None, self._notes(view, seat)) for seat in range(len(view.counts))),
            asked=PromptFacts(),
            controls=view.setup.game.controls[view.phase],
            worth=self._worth,
        )

    def _hand(self, view: StockView, seat: int) -> Hand | None:
        if not view.counts[seat]:
            return None
        return Hand(view.hands[seat], view.counts[seat], self._hands, held=view.turn is not None, by_suit=True)

    def _notes(self, view: StockView, seat: int) -> tuple[Note, ...]:
        """Return a seat's notes: the value of its hand after a deal, and the number of deals that it has won."""
        wins = Note("wins", {"count": view.wins[seat]})
        hand = view.hands[seat]
        if self._worth is None or view.turn is not None or not hand:
            return (wins,)
        return Note("worth", {"value": self._worth(hand)}), wins
