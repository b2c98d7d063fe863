"""Worlds of German Knack, compared with every order of the few cards that the reader has not seen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

import pytest

from knack_widgets.players import worlds
from knack_widgets.rules import Card, IllegalMove, NotationError, Position, State, games

from ..helpers.positions import run
from .oracle import calls
from .positions import PACK, deal_text, match

HANDS = ["As Kh Qd", "8h 9d Tc", "Ts Jh Qc", "Ks Ac 7s", "7d 8c Kc", "Js Qh Ah", "Ad Kd Jc", ""]
KNACK = ["Ac Kh Qd", "8h 9d Tc", "Kc Jh Qc", "As Ks Ts", "7d 8c 7s", *HANDS[5:]]
"""Hands in which seat 3 has a Knack."""
PILES = ("9s Th Qs", "7h 8d 9c")
STOCK = "8s 9h Td Jd 7c"
DEALER = 7
READERS = (0, 1, 2, 4, 5, 6, DEALER)
"""The seats of the reader: all but 3."""
HIDDEN = 3
REFRESHED = "7 look 1, 7 keep, 0 refresh"
CASES = {
    "a hand and two cards of the stock": REFRESHED,
    "a card that was taken openly": f"{REFRESHED}, 0 slide, 1 slide, 2 slide, 3 swap 7s 8s, 4 slide",
    "a card that was taken openly and given back": f"{REFRESHED}, 0 slide, 1 slide, 2 slide, 3 swap 7s 8s, "
    "4 slide, 5 slide, 6 slide, 7 slide, 0 slide, 1 slide, 2 slide, 3 swap 8s 9h",
    "three cards that were taken openly": f"{REFRESHED}, 0 slide, 1 slide, 2 slide, 3 swap all, 4 swap 8c Ks",
    "a replaced card": "expose 3 Ac, 3 replace, 7 look 1, 7 keep, 0 refresh, 0 slide",
    "two replaced cards of two hands": "expose 3 Ks, 3 replace, expose 4 8c, 4 replace, 7 look 1, 7 keep",
    "two replaced cards of one hand": "expose 3 7s, 3 replace, expose 3 Ks, 3 replace, 7 look 2, 7 switch",
    "a replaced card, then an open swap of all": "expose 3 7s, 3 replace, 7 look 1, 7 keep, 0 refresh, 0 slide, "
    "1 slide, 2 slide, 3 swap all",
    "a card that was shown and kept": "expose 3 Ac, 3 decline, 7 look 1, 7 keep, 0 refresh",
}


def reached(moves: str, hands: list[str] = HANDS) -> tuple[list[State], list[str]]:
    """Return the states of a deal of eight players, and its moves, the deal first."""
    texts = [deal_text(hands, PILES, STOCK, DEALER), *filter(None, moves.split(", "))]
    states = [match(len(hands), DEALER)]
    for text in texts:
        states.append(states[-1].play(text))
    return states, texts


def open_cards(states: list[Any]) -> set[str]:
    """Return the cards that the reader has seen: own hands, the middle, the dealer's pile, cards that were shown."""
    own = {card for state in states for seat in READERS for card in state.hands[seat]}
    return own | {card for state in states for card in (*state.middle, *state.exposed)} | {*PILES[1].split()}


def hidden_cards(state: Any) -> tuple[object, ...]:
    """Return all cards of a state; the order in which a hand lies does not count."""
    return tuple(frozenset(hand) for hand in state.hands), state.middle, state.stock


def every_world(states: list[State], texts: list[str]) -> Iterator[State]:
    """Yield the state after the same moves for each order of the unseen cards that leads to the reader's view."""
    deal, *moves = texts
    cards, view = deal.split()[1:], states[-1].view(*READERS)
    seen = open_cards(states)
    places = [place for place, card in enumerate(cards) if card not in seen]
    for order in permutations([cards[place] for place in places]):
        other = list(cards)
        for place, card in zip(places, order, strict=True):
            other[place] = card
        try:
            state = run(states[0], " ".join(["deal", *other]), *moves)
        except (IllegalMove, NotationError):
            continue
        if state.view(*READERS) == view:
            yield state


@pytest.mark.parametrize("moves", CASES.values(), ids=CASES)
def test_the_worlds_are_all_deals_that_lead_to_the_view(moves: str) -> None:
    states, texts = reached(moves)
    expected = {hidden_cards(state) for state in every_world(states, texts)}
    drawn = list(worlds(states[-1].view(*READERS), n=1000))
    assert 0 < len(expected) < 1000
    assert {hidden_cards(world) for world in drawn} == expected
    assert len(drawn) == len(expected)


@pytest.mark.parametrize("moves", CASES.values(), ids=CASES)
def test_the_order_in_which_a_hidden_hand_was_dealt_changes_no_view(moves: str) -> None:
    """Unless the whole hand is laid down: all cards of a swap lie in the middle in their order."""
    states, _ = reached(moves)
    view = states[-1].view(*READERS)
    for order in permutations(HANDS[HIDDEN].split()):
        other, _ = reached(moves, [*HANDS[:HIDDEN], " ".join(order), *HANDS[HIDDEN + 1 :]])
        laid_down = "swap all" in moves and list(order) != HANDS[HIDDEN].split()
        assert (other[-1].view(*READERS) == view) == (not laid_down)


@pytest.mark.parametrize("moves", CASES.values(), ids=CASES)
def test_a_card_is_known_to_be_held_if_it_was_taken_openly_and_is_in_the_hand_of_every_world(moves: str) -> None:
    states, texts = reached(moves)
    taken = set()
    for before, after, text in zip(states, states[1:], texts, strict=False):
        if text.startswith(f"{HIDDEN} swap"):
            taken |= {*before.middle} - {*after.middle}
    everywhere = set(PACK).intersection(*(state.hands[HIDDEN] for state in every_world(states, texts)))
    hidden = games["knack31"].hidden
    assert hidden is not None
    held = hidden(states[-1].view(*READERS)).find_held()
    assert {(one.seat, one.card) for one in held} == {(HIDDEN, card) for card in taken & everywhere}


def test_an_announced_hand_is_any_that_had_to_be_announced() -> None:
    states, _ = reached("3 announce", KNACK)
    assert states[-1].phase == "finishing"
    own = {card for seat in READERS for card in states[-1].hands[seat]}
    unseen = [card for card in PACK if card not in own]
    expected = {frozenset(cards) for cards in combinations(unseen, 3) if calls(cards)}
    drawn = {frozenset(world.hands[HIDDEN]) for world in worlds(states[-1].view(*READERS), n=200)}
    assert len(expected) > 1
    assert drawn == expected


def test_after_the_deal_the_rest_of_the_stock_is_what_nobody_has_shown() -> None:
    states, _ = reached("7 look 1, 7 keep, 3 announce", KNACK)
    over: Any = states[-1]
    assert over.phase == "deal"
    for world in worlds(over.view(0), n=5):
        assert sorted(world.stock) == sorted(over.stock)


@pytest.mark.parametrize("moves", [*CASES.values()][:5], ids=[*CASES][:5])
def test_worlds_of_a_position_are_all_that_it_leaves_open(moves: str) -> None:
    """A position has no earlier moves: the hidden hand and the whole stock are unseen."""
    states, _ = reached(moves)
    position = Position.of(states[-1])
    state: Any = position.start()
    view = state.view(*READERS)
    unseen = [*state.hands[HIDDEN], *state.stock]
    drawn = list(worlds(view, n=50))
    for world in drawn:
        assert world.view(*READERS) == view
        assert sorted([*world.hands[HIDDEN], *world.stock]) == sorted(unseen)
        again = position.exchange(dict(zip(unseen, [*world.hands[HIDDEN], *world.stock], strict=True))).start()
        assert hidden_cards(again) == hidden_cards(world)
        assert openly_taken(state) <= {*world.hands[HIDDEN]}
    assert len({hidden_cards(world) for world in drawn}) > 40


def openly_taken(state: Any) -> set[Card]:
    """Return the cards of the hidden hand that its seat took in swaps that may be given back."""
    middles = [*(swap.layout.middle for swap in state.swaps), state.middle]
    taken: set[Card] = set()
    for swap, before, after in zip(state.swaps, middles, middles[1:], strict=False):
        if swap.seat == HIDDEN:
            taken = (taken - {*after}) | ({*before} - {*after})
    return taken
