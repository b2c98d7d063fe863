"""The rules compared with a second implementation: values of hands, and whole deals."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, product

from hypothesis import given

from knack_widgets.rules import Card, State
from knack_widgets.rules.knack31.three import value

from ..helpers.fuzz import cases
from .oracle import Telling, calls, worth
from .positions import PACK
from .walks import Walk, walks


def test_values_of_all_hands() -> None:
    counts: Counter[float] = Counter()
    for cards in combinations(PACK, 3):
        expected = worth(cards)
        assert value(tuple(map(Card, cards))) == expected
        counts[expected] += 1
    assert counts.total() == 4960
    # an ace and two of four tens in four suits; three of four aces; three of four cards of seven ranks
    assert (counts[31], counts[33], counts[30.5]) == (4 * 6, 4, 7 * 4)
    assert max(count for count in counts if count not in (33, 31, 30.5)) == 30
    # two sevens and an eight of three suits
    assert (min(counts), counts[8]) == (8, 2 * 12)


def same(state: State, telling: Telling) -> None:
    """Check that state and second implementation agree on cards, moves and turn."""
    assert [list(hand) for hand in state.hands] == telling.hands
    assert (list(state.middle), list(state.stock)) == (telling.middle, telling.stock)
    assert {str(move) for move in state.moves()} == telling.moves()
    if telling.phase == "play":
        assert state.turn == telling.turn()
        assert {window.seat for window in state.windows} == {seat for seat, _ in telling.arose}
        assert not telling.forgetful()


def ended(state: State, telling: Telling, wins: list[int], losses: list[int]) -> None:
    """Check that the result is that of the second implementation."""
    assert state.result is not None
    assert state.shown == tuple(map(tuple, telling.hands))
    assert state.result.values == tuple(map(worth, telling.hands))
    assert list(state.result.losers) == telling.losers
    (winner,) = state.result.winners
    assert telling.winners == [winner]
    wins[winner] += 1
    for seat in telling.losers:
        losses[seat] += 1
    assert (list(state.wins), list(state.losses)) == (wins, losses)


@cases(400)
@given(walks())
def test_random_deals_move_by_move(walk: Walk) -> None:
    before, telling = walk.start(), None
    dealer, wins, losses = walk.dealer, [0] * walk.players, [0] * walk.players
    for text, state in walk.walk():
        if before.chance == "deal" and text != "end":
            telling = Telling(text.split()[1:], walk.players, dealer, walk.ssi)
        elif before.chance == "draw":
            assert telling
            assert text.split()[1:] == telling.due()
            telling.cards_drawn()
        elif before.chance is None:
            assert telling
            telling.make(text)
        if telling is None or text == "end":
            before = state
            continue
        if telling.phase == "drawing":
            assert (state.chance, list(state.drawers), state.result) == ("draw", telling.winners, None)
            same(state, telling)
        elif telling.phase == "done":
            ended(state, telling, wins, losses)
            dealer, telling = (dealer + 1) % walk.players, None
        elif telling.phase == "again":
            assert (state.chance, state.dealer, state.result) == ("deal", dealer, None)
            assert (list(state.wins), list(state.losses)) == (wins, losses)
            telling = None
        else:
            same(state, telling)
        before = state


@cases(60)
@given(walks())
def test_who_may_expose_what(walk: Walk) -> None:
    rng = random.Random(walk.seed)
    telling = None
    before = walk.start()
    for text, state in walk.walk():
        if before.chance == "deal" and text != "end":
            telling = Telling(text.split()[1:], walk.players, before.dealer, walk.ssi)
        elif before.chance is None and telling:
            telling.make(text)
        before = state
        if telling and state.phase in ("choosing", "offer", "finishing", "play"):
            held = [card for hand in state.hands for card in hand]
            for seat, card in product(range(walk.players), rng.sample(PACK, 3) + rng.sample(held, 2)):
                assert state.judge(f"expose {seat} {card}").legal == telling.may_expose(seat, card)


def test_the_walks_come_by_everything() -> None:
    # without these moves in the random matches, the tests above would prove little
    seen: Counter[str] = Counter()
    for seed in range(60):
        for _, state in Walk(2 + seed % 7, seed, True, 3, seed).walk():
            seen.update(event[0] for event in state.events)
            seen.update(f"{state.phase} {len(state.windows)}" for _ in state.windows[1:])
    wanted = "forgot taken-back counts-too tied again compared renewed refreshes given-back refuses replaces redeal"
    assert [name for name in wanted.split() if not seen[name]] == []
    assert seen["play 2"]


def test_a_knack_is_called_a_knack() -> None:
    assert calls(["As", "Ks", "Ts"])
    assert calls(["As", "Ah", "Ac"])
    assert not calls(["Ks", "Kh", "Kc"])
    assert not calls([])
