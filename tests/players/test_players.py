"""The opponents: legal moves, the same for a view and a seed, without hidden cards."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knack_widgets.players import PLAYERS
from knack_widgets.players.playouts import PLAIN
from knack_widgets.rules import Card, Move, State, games
from knack_widgets.rules.core.cards import mask_of
from knack_widgets.rules.core.tricks.state import Played

KNACK = games["knack"]


def table(kinds: list[str], deals: int, seed: int | str) -> State:
    """Return the last state of a match between opponents; the rules check every move."""
    state = KNACK.start(players=len(kinds))
    for number in range(deals):
        state = state.deal(f"{seed}/{number}")
        while state.turn is not None:
            view = state.view(state.turn)
            state = state.play(PLAYERS[kinds[state.turn]].choose(view, f"{seed}/{state.turn}"))
    state = state.play("end")
    drawn = 0
    while state.chance:  # a draw that ends in a tie is repeated with other cards
        state, drawn = state.play(state.by_chance(f"{seed}/{drawn}")), drawn + 1
    return state


def position(*, up: str, hands: list[str], moves: list[str] = [], rest: str = "", **setup: object) -> State:  # noqa: B006
    """Return the position after `moves` in a deal of these hands.

    rest: the first cards that are set aside
    """
    count = len(hands)
    state = KNACK.start(players=count, dealer=count - 1, **setup)  # type: ignore[arg-type]
    cards = [hand.split() for hand in hands]
    known = [c for hand in cards for c in hand[:2]] + [hand[2] for hand in cards] + [up, *rest.split()]
    state = state.play("deal " + " ".join([*known, *(c for c in KNACK.pack(state.setup) if c not in known)]))
    for move in moves:
        state = state.play(move)
    return state


def choice(state: State, kind: str = "careful", seed: int = 1) -> str:
    assert state.turn is not None
    return str(PLAYERS[kind].choose(state.view(state.turn), seed))


@pytest.mark.parametrize("kind", PLAYERS)
def test_a_player_is_a_function_of_a_view_and_a_seed(kind: str) -> None:
    state = KNACK.start(players=3).deal(7)
    view = state.view(1)
    assert str(PLAYERS[kind](view, 7)) == choice(state, kind, 7)
    with pytest.raises(ValueError, match="seats \\[2\\] have no move"):
        PLAYERS[kind](state.view(2), 7)


@settings(max_examples=60)
@given(st.lists(st.sampled_from(sorted(PLAIN)), min_size=2, max_size=11), st.integers(0, 10**6))
def test_matches_of_any_size_are_legal_and_conserve_money(kinds: list[str], seed: int) -> None:
    state = table(kinds, 3, seed)
    assert state.over
    assert sum(state.balances) == 0  # type: ignore[attr-defined]


def test_the_same_seeds_give_the_same_match() -> None:
    kinds = ["careful", "random", "random", "careful"]
    assert table(kinds, 5, 3) == table(kinds, 5, 3)
    assert table(kinds, 5, 3) != table(kinds, 5, 4)


def test_random_choices_are_fixed_for_every_platform() -> None:
    state = KNACK.start(players=3).deal(seed=7)
    assert "".join(choice(state, "random", seed)[2] for seed in range(20)) == "kfkkkffffkkfkfkffkff"


def test_random_takes_every_legal_move() -> None:
    state = position(up="8d", hands=["9s Ks Ah", "6h 7h 8h"], moves=["0 knock", "1 knock"])
    assert {choice(state, "random", seed) for seed in range(40)} == {str(move) for move in state.moves()}


@settings(max_examples=60)
@given(st.integers(2, 11), st.integers(0, 10**6), st.integers(0, 60), st.sampled_from(sorted(PLAIN)), st.randoms())
def test_hidden_cards_make_no_difference(players: int, seed: int, depth: int, kind: str, random: Random) -> None:
    """Shuffle the cards that the seat on turn cannot see; the choice stays the same."""
    state = KNACK.start(players=players).deal(seed)
    for number in range(depth):
        if state.turn is None:
            return
        after = state.play(PLAYERS["random"].choose(state.view(state.turn), f"{seed}/{number}"))
        if after.turn is None:
            break
        state = after
    other = exchanged(state, random)
    assert other.view(state.turn) == state.view(state.turn)  # type: ignore[arg-type]
    assert choice(other, kind, seed) == choice(state, kind, seed)


def exchanged(state: State, random: Random) -> State:
    """Return `state` with the cards that the seat on turn cannot see shuffled.

    They are in hands, in face-down leads and among the cards set aside.
    """
    seat = state.turn
    view = state.view(seat)  # type: ignore[arg-type]
    seen = {*state.hands[seat], *state.up}  # type: ignore[attr-defined]
    seen |= {p.card for trick in (*view.finished_tricks, view.trick) for p in trick if p.card}  # type: ignore[attr-defined]
    hidden: list[Card] = [card for card in KNACK.pack(state.setup) if card not in seen]
    random.shuffle(hidden)
    masks = [
        mask if other == seat else mask_of([hidden.pop() for _ in range(mask.bit_count())])
        for other, mask in enumerate(state.masks)  # type: ignore[attr-defined]
    ]

    def swapped(trick: tuple[Played, ...]) -> tuple[Played, ...]:
        return tuple(Played(p.seat, hidden.pop(), True) if p.face_down and p.seat != seat else p for p in trick)

    finished = tuple(swapped(trick) for trick in state.finished_tricks)  # type: ignore[attr-defined]
    return state.evolve(masks=tuple(masks), finished_tricks=finished, trick=swapped(state.trick))  # type: ignore[attr-defined]


def test_the_exchange_moves_hidden_cards() -> None:
    """If it did not, the test above would compare a state with itself."""
    blank = position(
        up="8d",
        hands=["Ah 7c 8s", "Qs Js 6s", "Ks Th 6c"],
        moves=["0 knock", "1 knock", "2 knock", "0 play Ah", "1 play 6s", "2 play Th", "0 blank 7c"],
    )
    other = exchanged(blank, Random(1))
    assert other.hands[2] != blank.hands[2]  # type: ignore[attr-defined]
    assert other.trick != blank.trick  # type: ignore[attr-defined]
    assert other.hands[1] == blank.hands[1]  # type: ignore[attr-defined]


def test_a_player_without_a_move_raises_an_error() -> None:
    state = position(up="8d", hands=["9s Ks Ah", "6h 7h 8h"])
    for player in PLAYERS.values():
        with pytest.raises(ValueError, match="have no move"):
            player.choose(state.view(1), 1)


def test_careful_chooses_by_seed_among_moves_without_a_rule() -> None:
    state = position(up="8d", hands=["9s Ks Ah", "6h 7h 8h"])
    moves = (Move(0, "insert", (Card("7h"),)), Move(0, "ready"))
    view = replace(state.view(0), moves=moves)
    assert {PLAYERS["careful"].choose(view, seed) for seed in range(20)} == set(moves)
    assert PLAYERS["careful"].choose(view, 5) == PLAYERS["random"].choose(view, 5)


# -- careful


def test_careful_joins_with_a_hand_and_folds_without() -> None:
    assert choice(position(up="8d", hands=["Ad 6h 7c", "6s 7s 8s", "9s Ts Js", "6c 8c 9c"])) == "0 knock"
    assert choice(position(up="8d", hands=["Kd Td 7c", "6s 7s 8s", "9s Ts Js", "6c 8c 9c"])) == "0 knock"
    assert choice(position(up="8d", hands=["6h 7h 7c", "6s 7s 8s", "9s Ts Js", "6c 8c 9c"])) == "0 fold"
    assert choice(position(up="8d", hands=["Qh Jh 7c", "6s 7s 8s", "9s Ts Js", "6c 8c 9c"])) == "0 fold"


def test_careful_is_more_careful_the_more_have_joined() -> None:
    hands = ["6s 7s 8s", "9s Ts Js", "6c 8c 9c", "Td Ah 7c"]
    alone = position(up="8d", hands=hands, moves=["0 knock", "1 fold", "2 fold"])
    crowd = position(up="8d", hands=hands, moves=["0 knock", "1 knock", "2 knock"])
    assert choice(alone) == "3 knock"
    assert choice(crowd) == "3 fold"


def test_careful_wins_as_cheaply_as_will_do() -> None:
    last = position(up="8d", hands=["Th 7c 8c", "Qh Kh Ah"], moves=["0 knock", "1 knock", "0 play Th"])
    assert choice(last) == "1 play Qh"
    trumps = position(up="8d", hands=["Th 7c 8c", "9d Ad 6c"], moves=["0 knock", "1 knock", "0 play Th"])
    assert choice(trumps) == "1 play 9d", "the ace of trumps is kept"


def test_careful_ducks_with_the_lowest() -> None:
    beaten = position(up="8d", hands=["Ah 7c 8c", "Qh 6h Kh"], moves=["0 knock", "1 knock", "0 play Ah"])
    assert choice(beaten) == "1 play 6h"
    thrown = position(up="8d", hands=["Ah 7c 8c", "Qs 6c Ks"], moves=["0 knock", "1 knock", "0 play Ah"])
    assert choice(thrown) == "1 play 6c"


def test_careful_leads_its_least_card_face_down() -> None:
    state = position(
        up="8d",
        hands=["Ah 7c 8s", "Qs Js 6s", "Ks Th 6c"],
        moves=["0 knock", "1 knock", "2 knock", "0 play Ah", "1 play 6s", "2 play Th"],
    )
    assert {move.verb for move in state.moves()} == {"blank"}
    assert choice(state) == "0 blank 7c"


@pytest.mark.parametrize(("opponents", "margin"), [(1, 0.8), (3, 1.5), (5, 2.0)])
def test_careful_beats_random_clearly(opponents: int, margin: float) -> None:
    """The balance is for each deal, in stakes, over matches with fixed seeds."""
    deals, matches = 50, 5
    won = sum(table(["careful"] + ["random"] * opponents, deals, seed).balances[0] for seed in range(matches))  # type: ignore[attr-defined]
    assert won / (deals * matches) > margin
