"""Fishing, clause by clause: what is allowed, what is refused, what happens."""

from __future__ import annotations

import pytest

from knack_widgets.rulebook.explain import explain_error
from knack_widgets.rules import NotationError, OptionError, State, games

HANDS = {0: "2s 5h 9d Jc Ks", 1: "7h 4s Qd 3c Td", 2: "8h 6c Ah 2d Kh"}
POOL = "7c 7s Kd 5c"
PLAY = ("1 play 7h", "2 play Kh", "0 play 5h")


def dealt(*moves: str) -> State:
    """A deal of seat 0's, and what has been played."""
    start = games["fishing"].start(("Anna", "Bo", "Cleo"))
    first = [card for seat in (1, 2, 0) for card in HANDS[seat].split()] + POOL.split()
    rest = [card for card in start.setup.game.pack(start.setup) if card not in first]
    state = start.play(" ".join(("deal", *first, *rest)))
    for move in moves:
        state = state.play(move)
    return state


def test_table_1_legal_two_to_four_play() -> None:
    assert [len(games["fishing"].start(players).setup.names) for players in (2, 3, 4)] == [2, 3, 4]


def test_table_1_refused_five_players_and_half_a_pack() -> None:
    with pytest.raises(OptionError) as five:
        games["fishing"].start(5)
    with pytest.raises(NotationError) as half:
        games["fishing"].start(2).play("deal 2s 3s")
    assert (five.value.clause, half.value.clause) == ("table.1", "table.1")
    assert explain_error(five.value, "sv", "fishing").startswith("Fiske är för två till fyra spelare")


def test_deal_1_legal_five_each_and_four_in_the_pool() -> None:
    state = dealt()
    assert [" ".join(hand) for hand in state.hands] == [HANDS[seat] for seat in range(3)]
    assert " ".join(state.pool) == POOL
    assert len(state.stock) == 52 - 15 - 4
    assert state.events == (("dealt", 0, "deal.1"), ("turn", 1, "turn.1"))


def test_deal_1_refused_before_the_hands_are_empty() -> None:
    for move in ("end", str(games["fishing"].start(3).by_chance(1))):
        assert dealt().judge(move).clauses == ("turn.1",)
    assert games["fishing"].start(3).judge("1 play 7h").clauses == ("deal.1",)


def test_deal_1_the_next_player_deals() -> None:
    state = dealt()
    while state.turn is not None:
        state = state.play(next(state.moves()))
    assert (state.phase, state.chance, state.dealer) == ("deal", "deal", 1)
    assert state.play("end").over


def test_turn_1_legal_a_card_of_the_hand() -> None:
    assert dealt().judge("1 play 7h").legal
    assert dealt("1 play 7h").turn == 2


def test_turn_1_refused_out_of_turn_or_not_held() -> None:
    assert dealt().judge("0 play Ks").clauses == ("turn.1",)
    assert dealt().judge("1 play Ks").explain("en") == "Bo does not hold the king of spades and cannot play it."


def test_catch_1_all_of_its_rank_are_caught_together() -> None:
    state = dealt("1 play 7h")
    assert " ".join(state.pool) == "Kd 5c"
    assert state.fish == (0, 3, 0)
    assert state.events[0] == ("catches", 1, "7h", 3, "catch.1")


def test_catch_2_legal_the_card_that_catches() -> None:
    assert [str(move) for move in dealt().moves()] == ["1 play 7h"]
    assert dealt().in_force(1) == ("turn.1", "catch.2")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("sv", "Ruter dam fångar ingenting, och Bo har ett kort som gör det: ett sådant måste spelas."),
        ("de", "Karo-Dame fängt nichts, und Bo hat eine Karte, die etwas fängt: Eine solche muss gespielt werden."),
        ("en", "The queen of diamonds catches nothing, and Bo holds a card that does: one of those must be played."),
    ],
)
def test_catch_2_refused_a_card_that_catches_nothing(lang: str, words: str) -> None:
    verdict = dealt().judge("1 play Qd")
    assert verdict.clauses == ("catch.2",)
    assert verdict.explain(lang) == words


def test_catch_3_what_catches_nothing_stays() -> None:
    state = dealt(*PLAY, "1 play Qd")
    assert " ".join(state.pool) == "Qd"
    assert state.events[0] == ("leaves", 1, "Qd", "catch.3")


def test_count_1_the_catcher_counts_too() -> None:
    state = dealt(*PLAY)
    assert state.score == {"fish": (2, 3, 2)}
    assert state.leaders == (1,)
