"""The state of a match of German Knack."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple, Self

from ..core.cards import Card
from ..core.facts import Setup
from ..core.leading import leading_seats
from ..core.moves import Move
from ..core.state import Event, State
from .three import Value

Hand = tuple[Card, ...]


class Layout(NamedTuple):
    """Where the cards lie."""

    hands: tuple[Hand, ...]
    middle: Hand
    stock: Hand


class Window(NamedTuple):
    """A Knack or Blitz that has not been announced.

    `seat`: whose; `others`: how many counted moves others have made since; `before`: where the cards lay before the
    first counted move since (`None`: none has been made).
    """

    seat: int
    others: int
    before: Layout | None


class Swap(NamedTuple):
    """A swap that may still be given back: who made it, and what was before it."""

    seat: int
    layout: Layout
    windows: tuple[Window, ...]
    slides: tuple[int, ...]
    left: tuple[int, ...] | None
    second: bool
    opens: bool


class Result(NamedTuple):
    """How a deal ended: who won, who lost (only those who forgot to announce), and what each hand was worth."""

    winners: tuple[int, ...]
    losers: tuple[int, ...]
    values: tuple[Value, ...]


class Step(NamedTuple):
    """A move of a deal, what it brought about, and what lay in the middle before it."""

    move: Move
    events: tuple[Event, ...]
    middle: Hand


class Past(NamedTuple):
    """How a deal has come to this.

    `due`: the state before it, without hidden cards; `cards`: the pack as it was dealt, `None` for what a reader has
    not seen; `steps`: the moves since; `seen`: the cards that everybody has seen; `drawing`: all hands lie open, and
    cards are drawn to settle a tie.
    """

    due: Knack31State
    cards: tuple[Card | None, ...]
    steps: tuple[Step, ...] = ()
    seen: frozenset[Card] = frozenset()
    drawing: bool = False


class Knack31State(State):
    """A match of German Knack. The cards of a hand, of the middle and of the stock (top first) lie in order.

    `piles`: the dealer's two until one is chosen; `looked`: which of them has been looked at (1 or 2, 0 none);
    `exposed`: cards that everybody has seen while dealing; `offered`: the seat and card of the open offer;
    `windows`: what has not been announced, the earliest first; `slides`: who has slid, one after another; `left`: who
    has a last turn after a pass, `None` before, and `ender` who has passed; `second`: whether the second round has
    begun; `opens`: nobody has moved yet; `swaps`: those that may be given back, the last one last; `asks`: who asks to
    give back, or to deal again, and `resumes`: whose turn it is afterwards; `yes` and `no`: who has answered;
    `announced`, `forgot`, `drawers`: seats; `shown`: the hands at the end of the last deal;
    `past`: how the deal that is on has come to this.
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
    _forgotten: ClassVar[Mapping[str, Any]] = MappingProxyType({"past": None})

    @property
    def ssi(self) -> bool:
        """Whether the additional rules are in use (`ssi.1`)."""
        return bool(self.setup.options["ssi"])

    @property
    def score(self) -> dict[str, tuple[int, ...]]:
        """The deals that each seat has won and lost (G-12)."""
        return {"wins": self.wins, "losses": self.losses}

    @property
    def leaders(self) -> tuple[int, ...]:
        """Who has won most deals, and of those who has lost fewest."""
        return leading_seats([(won, -lost) for won, lost in zip(self.wins, self.losses, strict=True)])

    @property
    def players_in(self) -> tuple[int, ...]:
        """Everybody, while a deal is on."""
        return tuple(range(len(self.setup.names))) if self.chance != "deal" and not self.over else ()

    @property
    def layout(self) -> Layout:
        """Where the cards lie now."""
        return Layout(self.hands, self.middle, self.stock)

    def with_layout(self, layout: Layout, **changes: Any) -> Knack31State:
        """The state with the cards lying elsewhere."""
        return self.evolve(hands=layout.hands, middle=layout.middle, stock=layout.stock, **changes)

    def remember(self, middle: Hand, move: Move) -> Self:
        """The state with the move that has led to it, from that middle, in its past; a deal that is over has none."""
        past = self.past
        if past is None:
            return self
        if self.phase == "deal":
            return self.evolve(past=None)
        drawing = self.phase == "draw"
        seen = past.seen.union(self.middle, self.exposed, *(self.hands if drawing else ()))
        steps = (*past.steps, Step(move, self.events, middle))
        return self.evolve(past=Past(past.due, past.cards, steps, seen, drawing))

    def await_deal(self, **changes: Any) -> Knack31State:
        """The state in which no deal is on and the next is due."""
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
    """The state before the first deal."""
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
