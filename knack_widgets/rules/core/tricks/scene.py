"""The scene of a trick game: the cards and counters on the table."""

from __future__ import annotations

from collections.abc import Iterator

from ..clauses import Clause
from ..scene import Hand, Lying, Money, Note, PromptFacts, Row, Scene, SeatNotes, Stock
from .view import TrickView


class TrickScene:
    """A callable object that returns the scene of a trick game's view.

    hands: the clause that deals the hands
    trick: the clause by which cards are led to a trick
    upcard: the clause that turns cards up, or None in games without an upcard
    talon: the clause that sets the talon aside, or None in games without a talon
    thirds: whether a counter shows a third of the pot to which seats have paid an ante
    opened: the clause by which a seat lays its hand open, or None in games without open hands
    """

    def __init__(
        self,
        *,
        hands: Clause,
        trick: Clause,
        upcard: Clause | None = None,
        talon: Clause | None = None,
        thirds: bool = False,
        opened: Clause | None = None,
    ) -> None:
        self._hands, self._trick = hands.id, trick.id
        self._opened = (opened or hands).id
        self._upcard = None if upcard is None else upcard.id
        self._talon = None if talon is None else talon.id
        self._thirds = thirds

    def __call__(self, view: TrickView) -> Scene:
        """Return the scene of a view."""
        number, seats = len(view.finished_tricks) + 1, range(len(view.counts))
        last = (
            Lying(view.finished_tricks[-1], view.takers[-1], number - 1, self._trick) if view.finished_tricks else None
        )
        talon = () if self._talon is None or view.talon is None else (Stock("talon", view.talon, self._talon),)
        return Scene(
            dealer=view.dealer,
            trump=view.trump,
            hands=tuple(self._hand(view, seat) for seat in seats),
            rows=(Row("upcard", view.up, self._upcard),) if view.up and self._upcard else (),
            trick=Lying(view.trick, view.winning, number, self._trick),
            last=last,
            stocks=talon,
            money=Money(_stake(view), view.pot, view.bets if view.with_betar else None, view.going),
            counters=tuple(self._counters(view)),
            seats=tuple(SeatNotes(_standing(view, seat), tuple(_notes(view, seat))) for seat in seats),
            asked=PromptFacts(leading=not view.trick, amount=view.pot, round=view.round),
            controls=view.setup.game.controls[view.phase],
        )

    def _hand(self, view: TrickView, seat: int) -> Hand | None:
        opened = view.opened[seat] if view.opened else ()
        if view.turn is None:
            laid = {played.card for trick in view.finished_tricks for played in trick}
            left = tuple([card for card in opened if card not in laid])
            return Hand(left, len(left), self._opened, held=False, by_suit=True) if left else None
        if seat not in view.players_in:
            return None
        return Hand(view.hands[seat], view.counts[seat], self._opened if opened else self._hands, by_suit=True)

    def _counters(self, view: TrickView) -> Iterator[tuple[str, int]]:
        """Yield the counters: the deal, the stake, the pot, a third of the pot, and the betes."""
        yield "deal", view.deals
        if (stake := _stake(view)) is not None:
            yield "stake", stake
        if view.pot:
            yield "pot", view.pot
            if self._thirds and any(view.antes):
                yield "third", view.pot // 3
        if view.with_betar:
            yield "betar", len(view.bets)


def _stake(view: TrickView) -> int | None:
    stake = view.setup.options.get("stake")
    return stake if isinstance(stake, int) else None


def _standing(view: TrickView, seat: int) -> Note | None:
    word = view.standing[seat]
    return Note(word) if word else None


def _notes(view: TrickView, seat: int) -> Iterator[Note]:
    """Yield a seat's notes: tricks, rounds of buying, balance, and ante."""
    taken = view.tricks[seat]
    if taken or any(view.tricks) or view.phase == "play":
        # after a deal, the seat itself shows that it has no trick; a note would repeat it
        yield Note("tricks", {"count": taken}, aside=not taken and view.phase != "play")
    if view.turn is not None and view.bought and view.bought[seat]:
        yield Note("bought", {"count": view.bought[seat]})
    yield Note("balance", {"amount": view.balances[seat]})
    if view.antes and view.antes[seat]:
        yield Note("ante", {"amount": view.antes[seat]}, aside=True)
