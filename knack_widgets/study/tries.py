"""Tries: moves that the reader at a seat might consider, made only from the seat's view.

The controls of the game's phases describe how moves are made, so this module does not name verbs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice, product
from typing import Final

from ..rules import Move, View
from ..rules.core.cards import RANKS
from ..rules.core.chance import Draws
from ..rules.core.controls import ON, Control

Words = tuple[str, ...]

MAX_MOVES_OF_CONTROL: Final = 14
"""Limit on the moves of one control."""
FIRST: Final = 7
"""Number of a control's first moves that are always kept: single cards."""
LONGEST_RUN: Final = 5
"""Limit on the cards of consecutive ranks in one move."""
FULL_HOUSE: Final = ((2, 3), (3, 2))


def tries_of(view: View, seat: int, draws: Draws, *, elsewhere: bool = False) -> list[Move]:
    """Return moves that the controls let a seat enter here.

    Controls that repeat another verb's action, and declarations that a card was exposed, are left out. If a control has
    very many moves, some of them are drawn.

    view: view of the seat
    seat: the seat
    draws: source of chance for the selection
    elsewhere: whether to return moves of the other phases instead
    """
    game = view.setup.game
    if elsewhere:
        here = {control.verb for control in view.scene.controls}
        others = [control for phase, its in game.controls.items() if phase != view.phase for control in its]
        controls = [control for control in others if control.verb not in here]
    else:
        controls = list(view.scene.controls)
    moves: dict[Move, None] = {}
    for control in controls:
        if not control.nested and control.takes != "named-card":
            words = list(_words(view, seat, control))
            if len(words) > MAX_MOVES_OF_CONTROL:
                words = [*words[:FIRST], *islice(draws.order(words[FIRST:]), MAX_MOVES_OF_CONTROL - FIRST)]
            for arguments in words:
                moves[control.move(seat, *arguments)] = None
    return list(moves)


def _words(view: View, seat: int, control: Control) -> Iterator[Words]:
    """Yield the arguments that a control may take here."""
    scene, seats = view.scene, range(len(view.counts))
    hand = tuple(dict.fromkeys(view.hands[seat] or ()))
    takes = control.takes
    if takes == "nothing":
        yield ()
    elif takes == "word":
        yield from ((word,) for word in control.among)
    elif takes == "seat":
        yield from ((str(other),) for other in seats if other != seat)
    elif takes == "card":
        yield from ((card,) for card in hand)
    elif takes in ("cards", "some"):
        open_cards = scene.open_cards(seat) if control.from_piles else ()
        yield from combinations_of(tuple(view.hands[seat] or ()) or open_cards)
        if view.hands[seat]:
            yield from ((card,) for card in open_cards)
    elif takes == "pair":
        yield from product(hand, [card for card in scene.row("middle") if card])
    elif takes == "pile":
        yield from ((str(number),) for number in range(len(scene.piles[seat]) if scene.piles else 0))
    elif takes == "cards-on-pile" and scene.piles:
        places = [f"{owner}.{number}" for owner in seats for number in range(len(scene.piles[owner]))]
        yield from ((card, ON, place) for card in hand for place in places)
    elif takes == "clock":
        yield from product(("2", "3", "4"), ("4", "5"))


def combinations_of(cards: Sequence[str]) -> Iterator[Words]:
    """Yield combinations of cards: single cards, equal ranks, runs, and full houses.

    >>> [" ".join(words) for words in combinations_of(["5h", "5s", "6d"])]
    ['5h', '5s', '6d', '5h 5s', '5h 6d']
    """
    ranks: dict[str, list[str]] = {}
    for card in sorted(cards, key=lambda card: (RANKS.find(card[0]), card[1])):
        ranks.setdefault(card[0], []).append(card)
    for same_rank in ranks.values():
        yield from ((card,) for card in dict.fromkeys(same_rank))
    for same_rank in ranks.values():
        for size in range(2, len(same_rank) + 1):
            yield tuple(same_rank[:size])
    order = list(ranks)
    for begin in range(len(order)):
        for end in range(begin + 2, min(len(order), begin + LONGEST_RUN) + 1):
            yield tuple(ranks[rank][0] for rank in order[begin:end])
    counts = Counter({rank: len(same_rank) for rank, same_rank in ranks.items()})
    for low, high in product(order, order):
        for first, second in FULL_HOUSE:
            if low != high and counts[low] >= first and counts[high] >= second:
                yield (*ranks[low][:first], *ranks[high][:second])
