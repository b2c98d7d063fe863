"""The opponents where cards are exchanged; all but the forgetful announce at once."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from knack_widgets.players import PLAYERS
from knack_widgets.rules import State, games

GAME = games["knack31"]


def dealt(*cards: str, players: int = 3) -> State:
    """Return a deal in which these are the first cards; the last seat deals."""
    state = GAME.start(players=players, dealer=players - 1)
    known = " ".join(cards).split()
    return state.play("deal " + " ".join([*known, *(c for c in GAME.pack(state.setup) if c not in known)]))


def choice(state: State, seat: int, kind: str = "careful") -> str:
    return str(PLAYERS[kind].choose(state.view(seat), 1))


QUICK = sorted({*PLAYERS} - {"strong"})
"""Players that choose at once; `strong` needs a third of a second for a move."""


@settings(max_examples=25)
@given(st.lists(st.sampled_from(QUICK), min_size=2, max_size=8), st.integers(0, 10**6))
@example(["strong", "careful"], 3)
def test_matches_of_any_size_come_to_an_end(kinds: list[str], seed: int) -> None:
    state = GAME.start(players=len(kinds))
    for number in range(1 if "strong" in kinds else 3):
        state = state.deal(f"{seed}/{number}")
        for step in range(600):
            if state.chance == "deal":
                break
            if state.chance:
                state = state.play(state.by_chance(0))
                continue
            acting = [
                seat for seat in sorted(state.to_act) if any(m.verb == "announce" for m in state.view(seat).moves)
            ]
            able = [seat for seat in acting if PLAYERS[kinds[seat]].speaks]
            seat = able[0] if able else state.turn
            assert seat is not None
            state = state.play(PLAYERS[kinds[seat]].choose(state.view(seat), f"{seed}/{step}"))
        if "careful" in kinds or "forgetful" in kinds:
            assert state.chance == "deal"  # an opponent ends the round; random players alone may play on for long
        elif state.chance != "deal":
            return
    assert sum(state.wins) <= 3  # type: ignore[attr-defined]


def test_a_knack_is_announced_at_once_and_forgotten_by_the_forgetful() -> None:
    state = dealt("Ah Kh Th", "7s 8h 9d", "7d 8d 9s").play("2 look 1").play("2 keep")
    assert choice(state, 0) == "0 announce"
    assert choice(state, 0, "random") == "0 announce"
    assert choice(state, 0, "forgetful") != "0 announce"


def test_the_dealer_keeps_a_good_pile_and_gives_up_a_poor_one() -> None:
    assert choice(dealt("7s 8h 9d", "7h 8c 9c", "Ad Kd 9s", "7d 8d 8s").play("2 look 1"), 2) == "2 keep"
    assert choice(dealt("7s 8h 9d", "7h 8c 9h", "7d 8s 9c", "Kd Ks Qs").play("2 look 1"), 2) == "2 switch"


def test_the_best_exchange_is_made_and_a_useless_one_is_not() -> None:
    state = dealt("Ah Kh 9d", "7s 8s 9s", "7d 8d Jd", "Th 7c 8c").play("2 look 1").play("2 keep")
    assert choice(state, 0) == "0 swap 9d Th"
    state = dealt("Ah Kh 9h", "7s 8s 9s", "7d 8d Jd", "Td 7c 8c").play("2 look 1").play("2 keep")
    assert choice(state, 0) == "0 slide"


def test_a_good_hand_ends_the_round_as_soon_as_it_may() -> None:
    state = dealt("Ah Kh 9h", "7s 8s 9s", "7d 8d Jd", "Td 7c 8c").play("2 look 1").play("2 keep")
    for move in ("0 slide", "1 slide", "2 swap 7d Td"):
        state = state.play(move)
    assert choice(state, 0) == "0 pass"


@pytest.mark.parametrize(
    ("moves", "seat", "answer"), [(("0 swap all", "0 ask-back"), 1, "refuse"), (("0 call-redeal",), 1, "no")]
)
def test_exceptions_are_refused(moves: tuple[str, ...], seat: int, answer: str) -> None:
    state = dealt("7s 8h 9d", "7h 8c 9c", "7d 8d Jd", "Td 7c Qc").play("2 look 1").play("2 keep")
    for move in moves:
        state = state.play(move)
    assert choice(state, seat) == f"{seat} {answer}"


@pytest.mark.parametrize("kind", ["careful", "random"])
def test_opponents_ask_for_no_exceptions(kind: str) -> None:
    state = dealt("7s 8h 9d", "7h 8c 9c", "7d 8d Jd", "Td 7c Qc").play("2 look 1").play("2 keep")
    asked = {str(PLAYERS[kind].choose(state.view(0), seed)).split()[1] for seed in range(60)}
    assert not asked & {"call-redeal", "ask-back"}


def test_the_strong_one_makes_no_exchange_that_it_could_undo_for_ever() -> None:
    """The strong player once changed an eight for a nine and back for ever.

    It did so in this deal, while the other player slid.
    """
    state, seen = GAME.start(players=2).deal("2:7:0"), set()
    for step in range(60):
        if state.chance:
            break
        assert state.turn is not None
        place = (state.turn, state.hands, state.view(state.turn).middle)  # type: ignore[attr-defined]
        move = PLAYERS[("careful", "strong")[state.turn]].choose(state.view(state.turn), f"2:7:0:{step}")
        assert place not in seen or move.verb != "swap"
        seen.add(place)
        state = state.play(move)
    assert state.chance == "deal"


@pytest.mark.parametrize(("cards", "answer"), [("As 7s 8s", "0 decline"), ("Ks 7s 8s", "0 replace")])
def test_a_shown_card_is_replaced_unless_the_hand_is_worth_26(cards: str, answer: str) -> None:
    state = dealt(cards).play(f"expose 0 {cards[:2]}")
    assert choice(state, 0) == answer


@pytest.mark.parametrize(("pile", "answer"), [("Ks 7s 9h", "2 keep"), ("9s 7s 8h", "2 switch")])
def test_the_dealer_keeps_a_pile_that_is_worth_17(pile: str, answer: str) -> None:
    state = dealt("Kd 8d 9c Kh 8c 9d", pile).play("2 look 1")
    assert choice(state, 2) == answer
