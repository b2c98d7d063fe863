"""What lies on the table of a trick game."""

from __future__ import annotations

from collections.abc import Iterator

from .clauses import Clause
from .scene import Asked, Hand, Lying, Money, Note, Row, Scene, SeatNotes, Stock
from .tricks import TRICKS
from .trickview import TrickView


class TrickScene:
    """Draws the views of a trick game. The clauses: which deals the hands, turns cards up, sets the talon aside, and
    has cards led to a trick.
    """

    def __init__(self, *, hands: Clause, upcard: Clause, trick: Clause, talon: Clause | None = None) -> None:
        self._hands, self._upcard, self._trick = hands.id, upcard.id, trick.id
        self._talon = talon.id if talon else None

    def __call__(self, view: TrickView) -> Scene:
        """The scene of a view."""
        number, seats = len(view.finished_tricks) + 1, range(len(view.counts))
        last = (
            Lying(view.finished_tricks[-1], view.takers[-1], number - 1, self._trick) if view.finished_tricks else None
        )
        talon = () if self._talon is None or view.talon is None else (Stock("talon", view.talon, self._talon),)
        return Scene(
            dealer=view.dealer,
            trump=view.trump,
            hands=tuple(self._hand(view, seat) for seat in seats),
            rows=(Row("upcard", view.up, self._upcard),) if view.up else (),
            trick=Lying(view.trick, view.winning, number, self._trick),
            last=last,
            stocks=talon,
            money=Money(_stake(view), view.pot, view.bets if view.with_betar else None, view.going),
            counters=tuple(_counters(view)),
            seats=tuple(SeatNotes(_standing(view, seat), tuple(_notes(view, seat))) for seat in seats),
            asked=Asked(leading=not view.trick, amount=view.pot, round=view.round),
            controls=view.setup.game.controls[view.phase],
        )

    def _hand(self, view: TrickView, seat: int) -> Hand | None:
        if view.turn is None or seat not in view.players_in:
            return None
        return Hand(view.hands[seat], view.counts[seat], self._hands, by_suit=True)


def _stake(view: TrickView) -> int | None:
    stake = view.setup.options.get("stake")
    return stake if isinstance(stake, int) else None


def _counters(view: TrickView) -> Iterator[tuple[str, int]]:
    """The deal, the stake, the pot and the betes."""
    yield "deal", view.deals
    if (stake := _stake(view)) is not None:
        yield "stake", stake
    if view.pot:
        yield "pot", view.pot
        if any(view.antes):
            yield "third", view.pot // TRICKS
    if view.with_betar:
        yield "betar", len(view.bets)


def _standing(view: TrickView, seat: int) -> Note | None:
    word = view.standing[seat]
    return Note(word) if word else None


def _notes(view: TrickView, seat: int) -> Iterator[Note]:
    """Tricks, rounds of buying, balance, and what was put into the pot."""
    taken = view.tricks[seat]
    if taken or any(view.tricks) or view.phase == "play":
        # once a deal is over, who took none is told by the trickless seat itself, not in words
        yield Note("tricks", {"count": taken}, aside=not taken and view.phase != "play")
    if view.turn is not None and view.bought and view.bought[seat]:
        yield Note("bought", {"count": view.bought[seat]})
    yield Note("balance", {"amount": view.balances[seat]})
    if view.antes and view.antes[seat]:
        yield Note("ante", {"amount": view.antes[seat]}, aside=True)
