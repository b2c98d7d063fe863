"""The opponents in games with a pot and buying: swing, name trump, answer, buy, merge."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knack_widgets.players import PLAYERS
from knack_widgets.players.playouts import PLAIN
from knack_widgets.rules import State, games

GAMES = ("kopknack", "svangknack")


def table(game: str, kinds: list[str], deals: int, seed: int, **options: object) -> State:
    """Play a match of some deals between opponents, and return its last state."""
    state = games[game].start(players=len(kinds), **options)
    while True:
        if state.over:
            return state
        if state.chance == "deal" and state.deals == deals:
            state = state.play("end")
        elif state.chance:
            state = state.play(state.by_chance(f"{seed}/{state.deals}/{state.events}"))
        else:
            assert state.turn is not None
            view = state.view(state.turn)
            state = state.play(PLAYERS[kinds[state.turn]].choose(view, f"{seed}/{state.turn}"))


@settings(max_examples=40)
@given(st.sampled_from(GAMES), st.lists(st.sampled_from(sorted(PLAIN)), min_size=3, max_size=9), st.integers(0, 10**6))
def test_matches_of_any_size_are_legal_and_conserve_money(game: str, kinds: list[str], seed: int) -> None:
    state = table(game, kinds, 4, seed)
    assert sum(state.balances) == 0  # type: ignore[attr-defined]


def test_with_merging_and_forced_deals() -> None:
    state = table("kopknack", ["careful"] * 3 + ["random"], 30, 1, merge=True, forced="no-bets", buys=3)
    assert sum(state.balances) == 0  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", GAMES)
def test_careful_beats_random_clearly(game: str) -> None:
    state = table(game, ["careful", "random", "random", "random"], 400, 5)
    assert state.balances[0] > 400  # type: ignore[attr-defined]


def start(game: str, hands: list[str], after: str, **setup: object) -> State:
    """Return a first deal of these hands.

    Köpknack deals two cards and then one, Svängknack three at once.

    after: the cards that follow the hands in the pack
    """
    state = games[game].start(players=len(hands), dealer=len(hands) - 1, **setup)
    cards = [hand.split() for hand in hands]
    known = (
        [c for hand in cards for c in hand[:2]] + [hand[2] for hand in cards]
        if game == "kopknack"
        else [c for hand in cards for c in hand]
    ) + after.split()
    return state.play("deal " + " ".join([*known, *(c for c in games[game].pack(state.setup) if c not in known)]))


def choice(state: State) -> str:
    assert state.turn is not None
    return str(PLAYERS["careful"].choose(state.view(state.turn), 1))


def test_careful_keeps_trumps_and_aces_and_buys_for_the_rest() -> None:
    state = start("kopknack", ["9s Ah 4c", "2d 3d 5d", "6d 7d 8d"], "Ts").play("0 knock").play("1 knock").play("2 fold")
    assert choice(state) == "0 buy 4c"


def test_careful_stands_with_a_good_hand() -> None:
    state = start("kopknack", ["As Ks Ah", "2d 3d 5d", "6d 7d 8d"], "Ts").play("0 knock").play("1 knock").play("2 fold")
    assert choice(state) == "0 stand"


def test_careful_asks_for_no_more_than_the_talon_has() -> None:
    state = games["kopknack"].start(players=16, dealer=15).deal(4)
    while state.phase == "bidding":
        state = state.play(f"{state.turn} knock")
    while state.phase == "buying":
        move = choice(state)
        assert len(move.split()) - 2 <= len(state.talon)  # type: ignore[attr-defined]
        state = state.play(move)


def second_deal(hands: list[str], after: str) -> State:
    """Return a deal of Svängknack with money in the pot; forehand is seat 1."""
    state = start("svangknack", ["As Ah Ad", "6h 7h 8h", "6d 7d 8d"], "9s")
    while state.turn is not None:
        state = state.play(next(state.moves()))
    assert state.dealer == 0
    order = [hands[seat] for seat in (1, 2, 0)]
    cards = [card for hand in order for card in hand.split()] + after.split()
    return state.play(
        "deal " + " ".join([*cards, *(c for c in games["svangknack"].pack(state.setup) if c not in cards)])
    )


def test_careful_swings_with_strength_and_passes_without() -> None:
    weak, strong = "6h 7d 8c", "As Ks Ah"
    assert choice(second_deal(["9h 9d 9c", strong, "Th Td Tc"], "6s 6c")) == "1 swing"
    assert choice(second_deal(["9h 9d 9c", weak, "Th Td Tc"], "6s 6c")) == "1 pass"


def test_careful_names_the_suit_it_is_strong_in() -> None:
    state = second_deal(["9h 9d 9c", "As Ks 7d", "Th Td Tc"], "6d 6s").play("1 swing")
    assert choice(state) == "1 trump s"


def test_careful_joins_when_it_must_and_when_it_pays() -> None:
    state = second_deal(["As Qs 9c", "Ks Js 7d", "6h 6c 7c"], "6d 6s").play("1 swing").play("1 trump s")
    assert choice(state) == "2 pass"
    state = state.play("2 pass")
    assert choice(state) == "0 join"


def test_careful_keeps_betar_apart() -> None:
    state = start("kopknack", ["As Ks Qs", "2d 3d 5d", "6d 7d 8d"], "Ts", merge=True)
    for move in ("0 knock", "1 knock", "2 fold", "0 stand", "1 buy 2d", "0 stand", "1 buy 3d"):
        state = state.play(move)
    while state.phase == "play":
        state = state.play(next(state.moves()))
    assert state.phase == "merging"
    assert choice(state) == "1 keep"
