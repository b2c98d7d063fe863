"""The rules against a second, plain telling of them: values of all hands, whole deals move by move."""

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
    found: Counter[float] = Counter()
    for cards in combinations(PACK, 3):
        told = worth(cards)
        assert value(tuple(map(Card, cards))) == told
        found[told] += 1
    assert found.total() == 4960
    # an ace and two of four tens in four suits; three of four aces; three of four cards of seven ranks
    assert (found[31], found[33], found[30.5]) == (4 * 6, 4, 7 * 4)
    assert max(count for count in found if count not in (33, 31, 30.5)) == 30
    # two sevens and an eight of three suits
    assert (min(found), found[8]) == (8, 2 * 12)


def same(state: State, told: Telling) -> None:
    """State and telling agree on cards, on who may do what, and on the turn."""
    assert [list(hand) for hand in state.hands] == told.hands
    assert (list(state.middle), list(state.stock)) == (told.middle, told.stock)
    assert {str(move) for move in state.moves()} == told.moves()
    if told.phase == "play":
        assert state.turn == told.turn()
        assert {window.seat for window in state.windows} == {seat for seat, _ in told.arose}
        assert not told.forgetful()


def ended(state: State, told: Telling, wins: list[int], losses: list[int]) -> None:
    """The result is the telling's."""
    assert state.result is not None
    assert state.shown == tuple(map(tuple, told.hands))
    assert state.result.values == tuple(map(worth, told.hands))
    assert list(state.result.losers) == told.losers
    (winner,) = state.result.winners
    assert told.winners == [winner]
    wins[winner] += 1
    for seat in told.losers:
        losses[seat] += 1
    assert (list(state.wins), list(state.losses)) == (wins, losses)


@cases(400)
@given(walks())
def test_random_deals_move_by_move(walk: Walk) -> None:
    before, told = walk.start(), None
    dealer, wins, losses = walk.dealer, [0] * walk.players, [0] * walk.players
    for text, state in walk.walk():
        if before.chance == "deal" and text != "end":
            told = Telling(text.split()[1:], walk.players, dealer, walk.ssi)
        elif before.chance == "draw":
            assert told
            assert text.split()[1:] == told.due()
            told.cards_drawn()
        elif before.chance is None:
            assert told
            told.make(text)
        if told is None or text == "end":
            before = state
            continue
        if told.phase == "drawing":
            assert (state.chance, list(state.drawers), state.result) == ("draw", told.winners, None)
            same(state, told)
        elif told.phase == "done":
            ended(state, told, wins, losses)
            dealer, told = (dealer + 1) % walk.players, None
        elif told.phase == "again":
            assert (state.chance, state.dealer, state.result) == ("deal", dealer, None)
            assert (list(state.wins), list(state.losses)) == (wins, losses)
            told = None
        else:
            same(state, told)
        before = state


@cases(60)
@given(walks())
def test_who_may_expose_what(walk: Walk) -> None:
    rng = random.Random(walk.seed)
    told = None
    before = walk.start()
    for text, state in walk.walk():
        if before.chance == "deal" and text != "end":
            told = Telling(text.split()[1:], walk.players, before.dealer, walk.ssi)
        elif before.chance is None and told:
            told.make(text)
        before = state
        if told and state.phase in ("choosing", "offer", "finishing", "play"):
            held = [card for hand in state.hands for card in hand]
            for seat, card in product(range(walk.players), rng.sample(PACK, 3) + rng.sample(held, 2)):
                assert state.judge(f"expose {seat} {card}").legal == told.may_expose(seat, card)


def test_the_walks_come_by_everything() -> None:
    # the tests above would prove little if their matches were dull
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
