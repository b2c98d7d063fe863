"""Chapters *setup*, *aim*, *three*: the pack, what cards and hands are worth; and the state of a match."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from ..core.cards import Card, pack
from ..core.clauses import Chapter
from ..core.options import Option
from ..core.state import State

setup: Final = Chapter("setup")
skat_pack = setup.limit(1, "G-1")
three_each = setup.definition(2, "G-1")
clockwise = setup.frame(3, "G-3")
rank_order = setup.definition(4)

aim: Final = Chapter("aim")
left_begins = aim.frame(1, "G-3")
try_for_31 = aim.definition(2)
one_suit = aim.definition(3)
worth_of_cards = aim.definition(4, "G-7")

three: Final = Chapter("three")
three.background(1)
three.definition(2, "G-7")
three.definition(3, "G-7")
three_of_a_kind = three.definition(4, "G-7")
three.background(5)
three.definition(6, "G-7")

PACK: Final[tuple[Card, ...]] = pack(lowest="7")
PLAYERS: Final = range(2, 9)
OPTIONS: Final = (Option("ssi", default=True, clause="ssi.1", choices=(False, True)),)

Hand = tuple[Card, ...]
Value = int | float

BLITZ: Final = 33
"""Three aces, above everything else."""
KNACK: Final = 31
THREE_OF_A_KIND: Final = 30.5
WORTH: Final = {rank: int(rank) for rank in "789"} | dict.fromkeys("TJQK", 10) | {"A": 11}


def value(hand: Hand) -> Value:
    """What three cards are worth (`aim.3`, `aim.4`, `three.2`, `call.4`; G-7); 0 for none.

    >>> from knack_widgets.rules.core.cards import Card
    >>> [value(tuple(map(Card.read, text.split()))) for text in ("Ah Kh Td", "9s 9h 9c", "Ah As Ac")]
    [21, 30.5, 33]
    """
    if len({card.rank for card in hand}) == 1:
        return BLITZ if hand[0].rank == "A" else THREE_OF_A_KIND
    return max((sum(WORTH[card.rank] for card in hand if card.suit == suit) for suit in "shdc"), default=0)


def to_announce(hand: Hand) -> bool:
    """Whether a hand must be announced: Knack or Blitz (`call.1`, `call.3`)."""
    return value(hand) in (KNACK, BLITZ)


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
    turn: int
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


class Knack31State(State):
    """A match of German Knack. The cards of a hand, of the middle and of the stock (top first) lie in order.

    `piles`: the dealer's two until one is chosen; `looked`: which of them has been looked at (1 or 2, 0 none);
    `exposed`: cards that everybody has seen while dealing; `offered`: the seat and card of the open offer;
    `windows`: what has not been announced, the earliest first; `slides`: who has slid, one after another; `left`: who
    has a last turn after a pass, `None` before, and `ender` who has passed; `second`: whether the second round has
    begun; `opens`: nobody has moved yet; `swaps`: those that may be given back, the last one last; `asks`: who asks to
    give back, or to deal again, and `resumes`: whose turn it is afterwards; `yes` and `no`: who has answered;
    `announced`, `forgot`, `drawers`: seats; `shown`: the hands at the end of the last deal.
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

    @property
    def ssi(self) -> bool:
        """Whether the additional rules are in use (`ssi.1`)."""
        return bool(self.setup.options["ssi"])

    @property
    def players_in(self) -> tuple[int, ...]:
        """Everybody, while a deal is on."""
        return tuple(range(len(self.setup.names))) if self.chance != "deal" and not self.over else ()

    @property
    def layout(self) -> Layout:
        """Where the cards lie now."""
        return Layout(self.hands, self.middle, self.stock)

    def laid(self, layout: Layout, **changes: Any) -> Knack31State:
        """The state with the cards lying elsewhere."""
        return self.evolve(hands=layout.hands, middle=layout.middle, stock=layout.stock, **changes)

    def with_hand(self, seat: int, hand: Hand, **changes: Any) -> Knack31State:
        """The state with another hand at a seat; a Knack or Blitz in it waits to be announced from now on."""
        hands = (*self.hands[:seat], hand, *self.hands[seat + 1 :])
        windows = tuple(window for window in self.windows if window.seat != seat)
        if to_announce(hand):
            windows = (*windows, Window(seat, 0, None))
        return self.evolve(hands=hands, windows=windows, **changes)

    def cleared(self, **changes: Any) -> Knack31State:
        """The state in which no deal is on and the next is due."""
        cleared: dict[str, Any] = {
            "phase": "deal",
            "turn": None,
            "hands": ((),) * len(self.hands),
            "windows": (),
            "swaps": (),
            "slides": (),
            "left": None,
            "ender": None,
        }
        return self.evolve(**cleared, **changes)

    def _view(self, seats: frozenset[int]) -> Any:
        from .view import seen

        return seen(self, seats)
