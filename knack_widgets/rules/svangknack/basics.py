"""Chapters *intro*, *pack*, *setup*, *ante*: players, pack, stake, the first dealer, and the three antes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..core.buying import BuyingState
from ..core.cards import Card, pack
from ..core.clauses import Chapter
from ..core.errors import OptionError
from ..core.game import Setup
from ..core.options import Option, Value
from ..core.remainder import drew

intro: Final = Chapter("intro")
players = intro.limit(1, "SK-1")
intro.background(2)
intro.background(3)
intro.background(4)

the_pack: Final = Chapter("pack")
pack_of_36 = the_pack.limit(1)
low_cards_out = the_pack.limit(2)
lower_ranks = the_pack.limit(3, "SK-1")

setup: Final = Chapter("setup")
stake = setup.limit(1, "SK-1")
dealer_drawn = setup.frame(2, "SK-2")

ante: Final = Chapter("ante")
clockwise = ante.frame(1)
three_antes = ante.says(2, "SK-3")
always = ante.says(3, "SK-3")

ANTES: Final = 3
"""How many put in a stake: forehand and the next two (`ante.2`)."""
PLAYERS: Final = range(3, 17)
NORMAL: Final = 6
"""The lowest rank of the normal pack, and the number of players it must be enough for."""
PACKS: Final[Mapping[Value, tuple[Card, ...]]] = {low: pack(lowest=str(low)) for low in (6, 5, 4, 3, 2)}

OPTIONS: Final = (
    Option("stake", default=3, clause=stake.id, multiple=3),
    Option("low", default=NORMAL, clause=lower_ranks.id, choices=tuple(PACKS)),
)


def the_cards(setup: Setup) -> tuple[Card, ...]:
    """The pack of a match."""
    return PACKS[setup.options["low"]]


def check(players: int, options: Mapping[str, Value]) -> None:
    """Refuses lower ranks for few players, and a pack that does not reach for many (`pack.3`, SK-1)."""
    low = options["low"]
    if low != NORMAL and players <= NORMAL:
        raise OptionError(
            f"option low = {low}: lower ranks than {NORMAL} are for more than {NORMAL} players, and here are {players}",
            lower_ranks.id,
        )
    needed, there = 3 * players + 2, len(PACKS[low])
    if needed > there:
        fits = next(lower for lower in PACKS if len(PACKS[lower]) >= needed)
        raise OptionError(
            f"option low = {low}: {players} players need {needed} cards, and this pack has {there}; "
            f"expected {fits} or lower",
            lower_ranks.id,
        )


class SvangknackState(BuyingState):
    """A match of Svängknack II.

    `passed`: who has passed on swinging; `swinger`: who has swung; `joined`: who has joined the swinger, in the order
    of their answers; `drawers`: the seats that draw for the deal, or for the remainder at the end.
    """

    passed: tuple[int, ...]
    swinger: int | None
    joined: tuple[int, ...]
    drawers: tuple[int, ...]

    @property
    def stake(self) -> int:
        """What each of the three antes is, in whole units (`setup.1`)."""
        return int(self.setup.options["stake"])

    @property
    def payers(self) -> tuple[int, ...]:
        """Who puts in a stake before a deal of this dealer: forehand and the next two (`ante.2`)."""
        return tuple((self.dealer + 1 + i) % len(self.masks) for i in range(ANTES))

    @property
    def antes(self) -> tuple[int, ...]:
        """The three antes."""
        return tuple(self.stake if seat in self.payers else 0 for seat in range(len(self.masks)))

    @property
    def with_betar(self) -> bool:
        """There are no betar here: who fails fills the next pot."""
        return False

    def standing(self, seat: int) -> str | None:
        """Besides: has swung, has joined, has passed on swinging, has not talked yet."""
        if self.turn is None or seat not in self.players_in or self.phase in ("buying", "play"):
            return super().standing(seat)
        if seat == self.swinger:
            return "swung"
        if seat in self.joined:
            return "joined"
        return "passed" if self.phase == "swinging" and seat in self.passed else "waiting"


def draw_for_deal(s: SvangknackState, cards: tuple[Card, ...]) -> SvangknackState:
    """The state after one card each: the highest deals first, equal highest draw again (`setup.2`)."""
    winners, events = drew(s.drawers, cards, dealer_drawn)
    if len(winners) > 1:
        return s.evolve(drawers=winners, events=events)
    (dealer,) = winners
    return s.evolve(
        phase="deal", dealer=dealer, drawers=(), events=(*events, ("first-dealer", dealer, dealer_drawn.id))
    )
