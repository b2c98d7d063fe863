"""Rule 7: going out and losing, places, circuits of the table."""

from __future__ import annotations

import pytest

from ..helpers.expect import told
from ..helpers.positions import legal
from .positions import KnakerState, allowed, at, decisive, plays, refused


def last(*hands: str, pile: str = "4h", **fields: object) -> KnakerState:
    """Return seats whose only cards are in hand."""
    return at(hands, down=[""] * len(hands), pile=pile, **fields)  # type: ignore[arg-type]


# -- 7: going out


@pytest.mark.parametrize("cards", ["5s", "As", "Xb", "5s 5d", "4s 5d 6s"])
def test_7_n18_out_with_the_last_card_laid(cards: str) -> None:
    state = plays(last(cards, "9s", "9d"), f"0 play {cards}")
    assert told(state, "out") == [(0, 1, "7")]
    assert (dict(state.placing), state.players_in, state.turn) == ({0: 1}, (1, 2), 1)


def test_7_cards_on_the_table_are_cards_too() -> None:
    state = plays(at(["5s", "9s"], down=["4d - -", "?"]), "0 play 5s")
    assert dict(state.placing) == {}
    state = plays(at(["", "9s", "?"], up=["5s"], down=["", "?"], pile="4h"), "0 play 5s")
    assert dict(state.placing) == {0: 1}
    state = plays(at(["", "9s", "?"], down=["5s - -"], pile="4h"), "0 flip 0")
    assert dict(state.placing) == {0: 1}
    assert [event[0] for event in state.events] == ["flips", "out", "turn"]


def test_7_n37_going_out_is_final() -> None:
    state = plays(last("5s", "9s", "9d"), "0 play 5s")
    assert decisive(state, "0 back") == ("7.1", "out", {"seat": 0, "place": 1})
    assert decisive(state, "0 back 5s") == ("7.1", "out", {"seat": 0, "place": 1})


def test_7_n37_out_by_an_insertion_the_turn_goes_on() -> None:
    state = plays(last("9s 9d", "4s", "Qd"), "1 insert 4s")
    assert told(state, "out") == [(1, 1, "7")]
    assert (state.turn, state.players_in) == (0, (0, 2))


def test_7_n37_while_a_blow_is_due_nothing_else_is_legal() -> None:
    state = plays(last("7s", "9s", "4d"), "0 play 7s")
    assert (state.phase, told(state, "to-blow")) == ("blow", [(0, "13.4")])
    assert {move.split()[1] for move in legal(state)} == {"blow"}
    for move in ("0 back", "1 play 9s", "2 insert 4d"):
        seat, verb = int(move[0]), move.split()[1]
        assert decisive(state, move) == ("13.4", "phase", {"seat": seat, "verb": verb})
    assert dict(plays(state, "0 blow 3 5").placing) == {0: 1}
    assert dict(plays(state, "0 blow 3 4").placing) == {0: 3}


def test_7_n37_a_ladder_that_ends_in_a_seven_needs_a_blow_too() -> None:
    assert plays(last("5s 6d 7s", "9s", "4d"), "0 play 5s 6d 7s").phase == "blow"


def test_7_n18_quietly_on_a_seven() -> None:
    state = plays(last("7s", "9s", "4d", quiet=True), "0 play 7s")
    assert told(state, "quietly") == [(0, "13.5")]
    assert dict(state.placing) == {0: 1}


# -- 7.1: the others play on


def test_7_1_legal_n38_the_others_play_on_until_one_is_left() -> None:
    state = plays(last("5s", "9s ?", "9d ?"), "0 play 5s")
    assert state.phase == "play"
    allowed(state, "1 play 9s")
    state = plays(last("5s", "9s", "9d ?"), "0 play 5s, 1 play 9s")
    assert (state.phase, state.over, state.to_act) == ("over", True, frozenset())
    assert told(state, "last-left") == [(2, 3, "7.1")]
    assert told(state, "ends") == [("7.1",)]
    assert dict(state.placing) == {0: 1, 1: 1, 2: 3}


def test_7_1_legal_who_is_out_is_passed_over() -> None:
    state = plays(last("5s As", "6s", "Qd ?", "Kd ?"), "0 play 5s, 1 play 6s, 2 play Qd, 3 play Kd")
    assert state.turn == 0
    assert plays(state, "0 play As").turn == 2


@pytest.mark.parametrize("move", ["play 5d", "insert 5d", "chance", "pick-up", "draw", "flip 0", "back"])
def test_7_1_refused_who_is_out_has_no_move(move: str) -> None:
    state = plays(last("5s", "9s", "9d"), "0 play 5s")
    assert decisive(state, f"0 {move}") == ("7.1", "out", {"seat": 0, "place": 1})


@pytest.mark.parametrize("move", ["0 play 5d", "1 draw", "1 admit", "1 back"])
def test_7_1_refused_after_the_end(move: str) -> None:
    state = plays(last("5s", "9s"), "0 play 5s")
    assert state.over
    assert decisive(state, move) == ("7.1", "over", {"seat": int(move[0]), "verb": move.split()[1]})
    assert refused(state, "end") == ("7.1",)


# -- 7.2: losing


@pytest.mark.parametrize(
    ("cards", "pile"),
    [("2s", "4h"), ("2s 2d", "4h"), ("Ts", "4h"), ("Ts Td", "4h"), ("5s", "5h 5d 5c"), ("7s", "4h 2h")],
)
def test_7_2_n18_last_with_a_two_a_turning_or_a_seven_on_a_two(cards: str, pile: str) -> None:
    state = plays(last(cards, "9s", "9d", pile=pile, owners=0), f"0 play {cards}")
    assert told(state, "loses-out") == [(0, 3, "7.2")]
    assert (dict(state.placing), state.players_in, state.turn) == ({0: 3}, (1, 2), 1)


def test_7_2_n18_by_a_face_down_card_too() -> None:
    for card in ("2s", "Ts"):
        state = plays(at(["", "9s", "9d"], down=[f"{card} - -"], pile="4h"), "0 flip 0")
        assert dict(state.placing) == {0: 3}


def test_7_2_n18_the_next_loser_is_last_but_one() -> None:
    state = plays(last("2s", "Ts", "9d ?", "9s ?"), "0 play 2s, 1 play Ts")
    assert dict(state.placing) == {0: 4, 1: 3}
    assert state.turn == 2
    state = plays(last("2s", "Ts", "9d", "9s"), "0 play 2s, 1 play Ts, 2 play 9d")
    assert dict(state.placing) == {0: 4, 1: 3, 2: 1, 3: 2}
    assert told(state, "last-left") == [(3, 2, "7.1")]


def test_7_2_n37_out_by_an_insertion_that_turns_the_pile_loses() -> None:
    state = last("9s ?", "9d ?", "4s", "9h ?", pile="4h 4d 4c")
    state = plays(state, "2 insert 4s")
    assert told(state, "turns-pile") == [(2, 4, "4.2")]
    assert told(state, "loses-out") == [(2, 4, "7.2")]
    assert (state.turn, state.pile) == (3, ())  # from the seat that got the turn


def test_7_2_with_two_seats_the_other_is_first() -> None:
    state = plays(last("2s", "9s"), "0 play 2s")
    assert state.over
    assert dict(state.placing) == {0: 2, 1: 1}
    assert told(state, "last-left") == [(1, 1, "7.1")]


# -- 7.3: one circuit, one place


def test_7_3_n19_who_goes_out_in_one_circuit_shares_the_place() -> None:
    state = plays(last("5s", "9s", "Qd ?", "Kd ?"), "0 play 5s, 1 play 9s")
    assert told(state, "shared") == [(1, 1, "7.3")]
    assert dict(state.placing) == {0: 1, 1: 1}


def test_7_3_n38_places_run_one_one_three() -> None:
    state = plays(last("5s", "9s", "Qd ?", "Kd"), "0 play 5s, 1 play 9s, 2 play Qd")
    state = plays(state, "3 play Kd")
    assert dict(state.placing) == {0: 1, 1: 1, 2: 4, 3: 1}
    state = plays(last("5s", "9s", "Qd Kh", "Ad 3d"), "0 play 5s, 1 play 9s, 2 play Qd, 3 play Ad, 2 pick-up")
    state = plays(state, "3 play 3d")
    assert dict(state.placing) == {0: 1, 1: 1, 2: 4, 3: 3}


def test_7_3_n19_another_circuit_is_another_place() -> None:
    state = plays(last("5s ?", "9s", "Qd ?", "Kd ?"), "0 play 5s, 1 play 9s, 2 play Qd, 3 play Kd")
    assert state.circuit == 1
    state = plays(last("5s Ad", "9s", "Qd ?", "Kd ?"), "0 play 5s, 1 play 9s, 2 play Qd, 3 play Kd, 0 play Ad")
    assert told(state, "shared") == []
    assert dict(state.placing) == {0: 2, 1: 1}


@pytest.mark.parametrize(("first", "shared"), [(0, False), (1, True), (2, True), (3, False)])
def test_7_3_n38_circuits_begin_at_the_first_players_seat(first: int, shared: bool) -> None:
    # seats 2 and 0 go out one after the other: in one circuit, unless a circuit begins with seat 3 or 0
    state = last("9s", "Ad ?", "5s", "8d ?", turn=2, first=first)
    state = plays(state, "2 play 5s, 3 play 8d, 0 play 9s")
    assert dict(state.placing) == {2: 1, 0: 1 if shared else 2}
    assert (told(state, "shared") != []) == shared


def test_7_3_n38_the_first_players_seat_counts_when_it_is_empty_too() -> None:
    state = plays(last("5s", "6s ?", "8d", "9d"), "0 play 5s, 1 play 6s, 2 play 8d")
    assert dict(state.placing) == {0: 1, 2: 1}
    state = plays(last("5s", "6s Ad", "8d ?", "9d", "9h"), "0 play 5s, 1 play 6s, 2 play 8d, 3 play 9d, 4 play 9h")
    assert dict(state.placing) == {0: 1, 3: 1, 4: 1}
    assert (state.turn, state.circuit) == (1, 1)
    state = plays(state, "1 play Ad")
    assert dict(state.placing)[1] == 4


def test_7_3_n38_a_turning_insertion_that_passes_the_first_seat_begins_a_circuit() -> None:
    state = last("9s ?", "4s 6s", "5s ?", "Kd ?", turn=2, pile="4h 4d 4c")
    assert state.circuit == 0
    assert plays(state, "1 insert 4s").circuit == 1
    state = last("9s ?", "5s ?", "4s 6s", "Kd ?", turn=1, pile="4h 4d 4c")
    assert plays(state, "2 insert 4s").circuit == 0


def test_7_3_n38_an_extension_belongs_to_its_owners_circuit() -> None:
    state = plays(last("4s ?", "5s", "9s 9d", "Kd ?", first=3), "0 play 4s, 1 play 5s, 2 play 9s")
    assert (state.turn, state.circuit) == (3, 1)
    state = plays(state, "2 play 9d")
    assert dict(state.placing) == {1: 1, 2: 1}
    assert (state.turn, state.circuit) == (3, 1)


def test_7_3_n38_only_proper_exits_share_a_place() -> None:
    state = plays(last("2s", "9s", "Kd", "Ad ?"), "0 play 2s, 1 play 9s, 2 play Kd")
    assert dict(state.placing) == {0: 4, 1: 1, 2: 1, 3: 3}
    state = plays(last("2s", "2d", "Kd ?", "Ad ?"), "0 play 2s, 1 play 2d")
    assert dict(state.placing) == {0: 4, 1: 3}
