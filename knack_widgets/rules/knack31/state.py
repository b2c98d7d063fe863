"""The state of a match of German Knack."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar, NamedTuple, Self

from ..core.cards import Card
from ..core.events import Event
from ..core.facts import Setup
from ..core.moves import Move
from ..core.scores import leading_seats
from ..core.state import State
from .three import Value

Hand = tuple[Card, ...]


class Layout(NamedTuple):
    """The places of the cards."""

    hands: tuple[Hand, ...]
    middle: Hand
    stock: Hand


class Window(NamedTuple):
    """A Knack or Blitz that has not been announced.

    seat: the seat that holds it
    others: the number of counted moves that other seats have made since the seat got it
    before: the layout before the first of these moves, or None if there was no such move
    """

    seat: int
    others: int
    before: Layout | None


class Swap(NamedTuple):
    """A swap that may still be undone: its seat, and the fields of the state before the swap."""

    seat: int
    layout: Layout
    windows: tuple[Window, ...]
    slides: tuple[int, ...]
    left: tuple[int, ...] | None
    second: bool
    opens: bool


class Result(NamedTuple):
    """The end of a deal.

    winners: the seats that won
    losers: the seats that lost because they forgot to announce
    values: the value of each hand
    """

    winners: tuple[int, ...]
    losers: tuple[int, ...]
    values: tuple[Value, ...]


class Step(NamedTuple):
    """A move of a deal, its events, and the middle before the move."""

    move: Move
    events: tuple[Event, ...]
    middle: Hand


class Past(NamedTuple):
    """The history of the current deal.

    due: the state just before the deal, without hidden cards
    cards: the pack as it was dealt, None for each card that a reader has not seen
    steps: the moves since the deal
    seen: the cards that all seats have seen
    drawing: whether all hands are open, and cards are drawn to settle a tie
    """

    due: Knack31State
    cards: tuple[Card | None, ...]
    steps: tuple[Step, ...] = ()
    seen: frozenset[Card] = frozenset()
    drawing: bool = False


class Knack31State(State):
    """A match of German Knack. Hands, middle and stock (top first) keep their order.

    piles: the dealer's two piles until one is chosen
    looked: the number of the pile that the dealer has looked at, or 0
    exposed: the cards that all seats have seen during the dealing
    offered: the exposed card that may still be replaced, and its seat
    windows: the Knacks and Blitzes that have not been announced, the earliest first
    slides: the seats that have slid in turns without a gap
    left: the seats that still have a last turn after a pass, or None before a pass
    ender: the seat that has passed
    second: whether the second round has begun
    opens: whether no move has been made yet
    swaps: the swaps that may be undone, the latest swap last
    asks: the seat that asks to give a swap back, or to deal again
    resumes: the seat that is on turn after the question
    yes: the seats that have answered yes
    no: the seats that have answered no
    announced: the seats that have announced a Knack or Blitz
    forgot: the seats that forgot to announce
    drawers: the seats that draw cards to settle a tie
    shown: the hands at the end of the last deal
    past: the history of the current deal
    """

    hands: tuple[Hand, ...]
    middle: Hand
    stock: Hand
    piles: tuple[Hand, ...]
    looked: int
    exposed: Hand
    offered: tuple[int, Card] | None
    windows: tuple[Window, ...]
    slides: tuple[int, ...]
    left: tuple[int, ...] | None
    ender: int | None
    second: bool
    opens: bool
    swaps: tuple[Swap, ...]
    asks: int | None
    resumes: int | None
    yes: tuple[int, ...]
    no: tuple[int, ...]
    announced: tuple[int, ...]
    forgot: tuple[int, ...]
    drawers: tuple[int, ...]
    shown: tuple[Hand, ...]
    result: Result | None
    wins: tuple[int, ...]
    losses: tuple[int, ...]
    past: Past | None
    _history: ClassVar[tuple[str, ...]] = ("past",)
    _forgotten: ClassVar[Mapping[str, object]] = MappingProxyType({"past": None})

    @property
    def ssi(self) -> bool:
        """True if the additional rules are in use (`ssi.1`)."""
        return bool(self.setup.options["ssi"])

    @property
    def score(self) -> dict[str, tuple[int, ...]]:
        """The deals that each seat has won and lost (G-12)."""
        return {"wins": self.wins, "losses": self.losses}

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats with the most won deals; if several, those with the fewest lost deals."""
        return leading_seats([(won, -lost) for won, lost in zip(self.wins, self.losses, strict=True)])

    @property
    def players_in(self) -> tuple[int, ...]:
        """All seats, during a deal."""
        return tuple(range(len(self.setup.names))) if self.chance != "deal" and not self.over else ()

    @property
    def layout(self) -> Layout:
        """The current places of the cards."""
        return Layout(self.hands, self.middle, self.stock)

    def with_layout(self, layout: Layout, **changes: object) -> Knack31State:
        """Return the state with the cards in other places."""
        return self.evolve(hands=layout.hands, middle=layout.middle, stock=layout.stock, **changes)

    def remember(self, middle: Hand, move: Move) -> Self:
        """Return the state with a move added to its past; no past is kept after a deal.

        middle: the middle before the move
        """
        past = self.past
        if past is None:
            return self
        if self.phase == "deal":
            return self.evolve(past=None)
        drawing = self.phase == "draw"
        seen = past.seen.union(self.middle, self.exposed, *(self.hands if drawing else ()))
        steps = (*past.steps, Step(move, self.events, middle))
        return self.evolve(past=Past(past.due, past.cards, steps, seen, drawing))

    def await_deal(self, **changes: object) -> Knack31State:
        """Return the state between two deals."""
        none = {
            "phase": "deal",
            "turn": None,
            "hands": ((),) * len(self.hands),
            "windows": (),
            "swaps": (),
            "slides": (),
            "left": None,
            "ender": None,
        }
        return self.evolve(**none, **changes)


def opening(settled: Setup) -> Knack31State:
    """Return the state before the first deal."""
    seats = len(settled.names)
    return Knack31State(
        setup=settled,
        phase="deal",
        dealer=settled.first,
        deals=0,
        turn=None,
        events=(),
        hands=((),) * seats,
        middle=(),
        stock=(),
        piles=(),
        looked=0,
        exposed=(),
        offered=None,
        windows=(),
        slides=(),
        left=None,
        ender=None,
        second=False,
        opens=True,
        swaps=(),
        asks=None,
        resumes=None,
        yes=(),
        no=(),
        announced=(),
        forgot=(),
        drawers=(),
        shown=(),
        result=None,
        wins=(0,) * seats,
        losses=(0,) * seats,
        past=None,
    )
