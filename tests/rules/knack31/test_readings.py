"""Effects of other readings in German Knack, in deals that random play hardly ever meets."""

from __future__ import annotations

import pytest

from knack_widgets.players import worlds
from knack_widgets.rules import State, games
from knack_widgets.rules.knack31.setup import PACK

from ..helpers.expect import told
from .positions import DULL


def dealt(cards: str, readings: dict[str, str]) -> State:
    """Return a deal of two players; seat 0 deals and keeps the first pile.

    cards: the hand of seat 1, then the two piles
    """
    first = cards.split()
    pack = [*first, *(card for card in PACK if card not in first)]
    state = games["knack31"].start(players=2, readings=readings)
    for move in (f"deal {' '.join(pack)}", "0 look 1", "0 keep"):
        state = state.play(move)
    return state


@pytest.mark.parametrize(("value", "winners"), [("a", None), ("b", (1,))])
def test_g7_threes_of_a_kind_are_level_or_go_by_rank(value: str, winners: tuple[int, ...] | None) -> None:
    state = dealt("Ks Kh Kd 7s 7h 7d 8s 9h Tc", {"G-7": value})
    for move in ("1 slide", "0 pass", "1 slide"):
        state = state.play(move)
    assert (state.result and state.result.winners) == winners
    assert (state.phase == "draw") == (winners is None)


@pytest.mark.parametrize(("value", "winner"), [("a", 0), ("b", 1)])
def test_g9_the_best_of_all_wins_or_who_announces_first(value: str, winner: int) -> None:
    state = dealt("As Ks Qs Ah Ad Ac 8s 9h Tc", {"G-9": value})
    ended = state.play("1 announce")
    assert ended.result.winners == (winner,)
    assert told(ended, "counts-too") == ([(0, "call.6")] if value == "a" else [])


@pytest.mark.parametrize(("value", "late"), [("a", False), ("b", True), ("c", False)])
def test_g8_one_move_by_another_is_too_late_or_is_not(value: str, late: bool) -> None:
    state = dealt("8h 7c 9d As Ks Qs 8s 9h Tc", {"G-8": value}).play("1 slide")
    assert (state.result is not None) == late
    if not late:
        assert state.play("0 announce").result.winners == (0,)
    else:
        assert state.result.losers == (0,)


@pytest.mark.parametrize(("value", "allowed"), [("a", True), ("b", False)])
def test_g5_the_dealer_may_pass_in_the_first_turn_or_may_not(value: str, allowed: bool) -> None:
    state = dealt("8h 7c 9d Ts Kh Qc 8s 9h Tc", {"G-5": value}).play("1 slide")
    assert state.judge("0 pass").legal == allowed
    assert state.judge("0 pass").explain("en").endswith("had a turn.") != allowed


def test_g5_b_passing_is_allowed_from_the_second_turn_of_the_dealers_left_neighbour() -> None:
    start = games["knack31"].start(players=4, readings={"G-5": "b"})
    state = start.play(" ".join(["deal", *DULL])).play("0 look 1").play("0 keep")
    for seat in (1, 2, 3, 0):
        assert (state.turn, state.judge(f"{seat} pass").legal) == (seat, False)
        state = state.play(f"{seat} slide")
    assert state.judge("1 pass").legal


def test_g10_level_hands_draw_or_all_win() -> None:
    for value, winners in (("a", None), ("b", (0, 1))):
        state = dealt("Ks Qs 7h Kh Qh 7s 8s 9h Tc", {"G-10": value})
        for move in ("1 slide", "0 pass", "1 slide"):
            state = state.play(move)
        assert (state.result and state.result.winners) == winners


@pytest.mark.parametrize(
    ("value", "middle", "stock"),
    [
        ("a", "7s 7h 7d", "8h 9h Th Jh Qh Kh Ah 8d 9d Td Jd Qd Kd Ad 8c 9c Tc Jc Qc Kc Ac"),
        ("b", "8h 9h Th", "Jh Qh Kh Ah 8d 9d Td Jd Qd Kd Ad 8c 9c Tc Jc Qc Kc Ac 7s 7h 7d"),
    ],
)
def test_g2_the_rejected_pile_is_the_middle_or_goes_under_the_stock(value: str, middle: str, stock: str) -> None:
    rest = "8h 9h Th Jh Qh Kh Ah 8d 9d Td Jd Qd Kd Ad 8c 9c Tc Jc Qc Kc Ac"
    state = dealt(f"8s 9s Ts Js Qs 7c 7s 7h 7d {rest}", {"G-2": value})
    assert " ".join(map(str, state.middle)) == middle
    assert " ".join(map(str, [card for card in state.stock if card not in ("Ks", "As")])) == stock
    assert len(state.stock) == 23
    view = state.view(0, 1)
    assert (len(view.stock) if isinstance(view.stock, tuple) else view.stock) == 23


@pytest.mark.parametrize("seat", [0, 1])
def test_g2_b_only_a_dealer_who_has_seen_the_rejected_pile_knows_it(seat: int) -> None:
    pack = ["8s", "9s", "Ts", "7s", "7h", "7d", "Js", "Qs", "7c"]
    pack += [card for card in PACK if card not in pack]
    state = games["knack31"].start(players=2, readings={"G-2": "b"})
    for move in (f"deal {' '.join(pack)}", "0 look 1", "0 switch"):
        state = state.play(move)
    view = state.view(seat)
    for world in worlds(view, seed=1, n=20):
        assert world.view(seat) == view
        assert world.middle == state.middle
        if seat == 0:
            assert world.stock[-3:] == state.stock[-3:] == ("7s", "7h", "7d")
    if seat == 1:
        assert len({world.stock[-3:] for world in worlds(view, seed=1, n=20)}) > 10
