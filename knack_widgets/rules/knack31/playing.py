"""The play: swapping, sliding, passing, renewing the middle (chapters *turn*, *slide*, *pass*, and `ssi.2`)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from ..core.cards import Card
from ..core.moves import Move
from ..core.state import Event
from ..core.verdict import Reason
from . import ending, ssi, turn
from .basics import Knack31State, Swap, Window, to_announce
from .call import counted

ALL: Final = "all"


def out_of_turn(s: Knack31State, move: Move) -> list[Reason]:
    """That somebody else is on turn, if so."""
    return [] if move.seat == s.turn else [Reason(turn.turn_clause(s), "turn", {"seat": move.seat, "turn": s.turn})]


def moved(s: Knack31State, seat: int, after: Knack31State, *events: Event, again: bool = False) -> Knack31State:
    """The state after a counted move of `seat` from `s`; `after` holds what the move itself has changed.

    `events`: the move itself, then what it brings about unless it ends the deal. `again`: the turn stays. Ends the
    deal if a Knack has been forgotten by this move, or with the last turn.
    """
    windows, late = counted(s, seat)
    new = tuple(window for window in after.windows if window not in s.windows)
    after = after.evolve(opens=False, windows=(*(w for w in windows if w not in late), *new), events=events)
    if late:
        return ending.forgotten(after.evolve(events=events[:1]), windows, late)
    if again:
        return after.evolve(events=(*events, ("turn", seat, turn.one_action.id)))
    if after.left is not None:
        left = after.left[1:] if seat in after.left[:1] else after.left
        if not left:
            return ending.round_over(after.evolve(left=(), events=(*events, ("round-over", turn.round_over.id))))
        return after.evolve(left=left, turn=left[0], events=(*events, ("turn", left[0], turn.once_more.id)))
    other = (seat + 1) % len(s.hands)
    after = after.evolve(turn=other, second=after.second or other == s.dealer)
    return after.evolve(events=(*events, ("turn", other, turn.turn_clause(after).id)))


# -- swapping


def may_swap(s: Knack31State, seat: int) -> Collection[tuple[str, ...]]:
    """One card for one of the middle, or all three."""
    if seat != s.turn:
        return []
    return [*((own, other) for own in s.hands[seat] for other in s.middle), (ALL,)]


def why_not_swap(s: Knack31State, move: Move) -> list[Reason]:
    """Not on turn, a card that is not held, or one that does not lie in the middle."""
    if late := out_of_turn(s, move):
        return late
    own, other = map(Card, move.args)
    reasons = []
    if own not in s.hands[move.seat]:  # type: ignore[index]
        reasons.append(Reason(turn.swap_slide_or_pass, "card", {"seat": move.seat, "card": own}))
    if other not in s.middle:
        reasons.append(Reason(turn.swap_slide_or_pass, "middle", {"seat": move.seat, "card": other}))
    return reasons


def swap(s: Knack31State, move: Move) -> Knack31State:
    """The cards take each other's places (G-17)."""
    seat: int = move.seat  # type: ignore[assignment]
    hand, middle = s.hands[seat], s.middle
    event: Event
    if move.args == (ALL,):
        new, left = middle, hand
        event = ("swaps-all", seat, turn.swap_slide_or_pass.id)
    else:
        own, other = move.args
        new = tuple(other if card == own else card for card in hand)  # type: ignore[misc]
        left = tuple(own if card == other else card for card in middle)  # type: ignore[misc]
        event = ("swaps", seat, own, other, turn.swap_slide_or_pass.id)
    hands = (*s.hands[:seat], new, *s.hands[seat + 1 :])
    windows = (*s.windows, Window(seat, 0, None)) if to_announce(new) else s.windows
    undone = Swap(seat, s.layout, seat, s.windows, s.slides, s.left, s.second, s.opens)
    after = s.evolve(hands=hands, middle=left, windows=windows, slides=(), swaps=(*s.swaps, undone))
    return moved(s, seat, after, event)


# -- sliding


def may_slide(s: Knack31State, seat: int) -> Collection[tuple[str, ...]]:
    """Nothing, for the seat on turn."""
    return [()] if seat == s.turn else []


def slide(s: Knack31State, move: Move) -> Knack31State:
    """On to the next; when all have slid one after another, three new cards (G-6)."""
    seat: int = move.seat  # type: ignore[assignment]
    event: Event = ("slides", seat, turn.on_to_the_next.id)
    slides = (*s.slides, seat) if s.left is None else ()
    if len(slides) < len(s.hands):
        return moved(s, seat, s.evolve(slides=slides, swaps=()), event)
    stock = (*s.stock, *s.middle)
    after = s.evolve(middle=stock[:3], stock=stock[3:], slides=(), swaps=())
    renewed = ("renewed", *stock[:3], turn.three_new_cards.id)
    return moved(s, seat, after, event, renewed, ("first-slider", slides[0], turn.first_slider.id))


# -- passing


def may_pass(s: Knack31State, seat: int) -> Collection[tuple[str, ...]]:
    """From the second round on, once."""
    return [()] if seat == s.turn and s.second and s.left is None else []


def why_not_pass(s: Knack31State, move: Move) -> list[Reason]:
    """Not on turn; too early; or somebody has passed."""
    if s.left is not None:
        return [*out_of_turn(s, move), Reason(turn.once_more, "passed", {"seat": move.seat})]
    late = [] if s.second else [Reason(turn.from_round_two, "early", {"seat": move.seat, "dealer": s.dealer})]
    return [*out_of_turn(s, move), *late]


def pass_(s: Knack31State, move: Move) -> Knack31State:
    """Everybody else has one more turn (G-5)."""
    seat: int = move.seat  # type: ignore[assignment]
    seats = len(s.hands)
    left = tuple((seat + 1 + i) % seats for i in range(seats - 1))
    after = s.evolve(left=left, ender=seat, slides=(), swaps=())
    return moved(s, seat, after, ("ends-round", seat, turn.ends_the_round.id))


# -- renewing 7, 8, 9 (additional rules)


def _seven_eight_nine(s: Knack31State) -> bool:
    return {card.rank for card in s.middle} == {"7", "8", "9"}


def may_refresh(s: Knack31State, seat: int) -> Collection[tuple[str, ...]]:
    """Where a seven, an eight and a nine lie in the middle, before the action itself."""
    return [()] if seat == s.turn and s.ssi and _seven_eight_nine(s) else []


def why_not_refresh(s: Knack31State, move: Move) -> list[Reason]:
    """Without the additional rules; not on turn; or other cards lie there."""
    if not s.ssi:
        return [Reason(ssi.seven_eight_nine, "without", {"seat": move.seat})]
    other = [] if _seven_eight_nine(s) else [Reason(ssi.seven_eight_nine, "middle", {"seat": move.seat})]
    return [*out_of_turn(s, move), *other]


def refresh(s: Knack31State, move: Move) -> Knack31State:
    """The middle goes under the stock, three new cards lie there, and the turn stays (G-11, G-17)."""
    seat: int = move.seat  # type: ignore[assignment]
    stock = (*s.stock, *s.middle)
    after = s.evolve(middle=stock[:3], stock=stock[3:], slides=(), swaps=())
    return moved(s, seat, after, ("refreshes", seat, *stock[:3], ssi.seven_eight_nine.id), again=True)
