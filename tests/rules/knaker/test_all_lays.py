"""The list of `moves()`: lazy, sorted by text, without repeats and equivalent moves.

Of equivalent cards it has the first by text.
"""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from knack_widgets.rules import Move
from knack_widgets.rules.knaker.acts import all_lays, legality

from ..helpers.positions import legal
from .positions import PACK, at


def big_hand(cards: int = 40) -> Any:
    """Return a player with many cards at an empty pile."""
    return at([" ".join(PACK[:cards]), "Kd Kc As"], down=["", ""])


def test_the_first_moves_of_a_large_hand_come_without_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    # counted, not timed: calls of the clauses for the first fifty of a huge number of moves
    asked = 0
    original = legality.allows

    def counted(lay: Any) -> Any:
        nonlocal asked
        asked += 1
        return original(lay)

    monkeypatch.setattr(all_lays, "allows", counted)
    moves = [str(move) for move in islice(big_hand().moves(), 50)]
    assert len(moves) == 50
    assert moves == sorted(set(moves))
    assert 0 < asked < 200


def test_a_large_hand_has_more_moves_than_anybody_counts() -> None:
    state = big_hand()
    many = list(islice(all_lays.all_lays(state, 0, (), ()), 200))
    assert len(many) == 200
    assert many == sorted(set(many))
    assert state.to_act == {0}


def test_all_that_is_listed_is_legal_sorted_and_listed_once() -> None:
    state = at(["3s 4h 5d 5s 8h 8d Xb 2c Th", "4s 9s 9h", "6h 6d 6c"], pile="3h", stock=9, cheating=True)
    moves = legal(state)
    assert moves == sorted(set(moves))
    for text in moves:
        assert state.judge(text).legal, text


def test_of_like_cards_the_first_by_text_is_named() -> None:
    state = at(["5h 5d 9s", "? ? ?"], pile="4s")
    assert [text for text in legal(state, 0) if "play 5" in text] == ["0 play 5d", "0 play 5d 5h"]
    assert state.judge("0 play 5h").legal
    assert state.judge("0 play 5h 5d").legal


def test_alike_names_every_choice_of_colours_once() -> None:
    hand = at(["5s 5h 5d 5c", "? ? ?"]).hands[0]
    assert len(list(all_lays.color_choices(hand))) == 3 * 3 - 1
    jokers = at(["Xb Xb Xr", "? ? ?"]).hands[0]
    assert sorted(all_lays.color_choices(jokers)) == [("Xb",), ("Xb", "Xb"), ("Xb", "Xb", "Xr")]


def test_sets_are_listed_once_for_each_choice_of_colours() -> None:
    # two black and one red: black, red, both black, one of each, all
    state = at(["8s 8h 8c 4d", "? ? ?"])
    assert len([text for text in legal(state, 0) if "play 8" in text]) == 5


def test_a_set_begun_from_the_hand_goes_on_with_a_face_up_card_of_its_rank() -> None:
    state = at(["5d", "? ? ?"], up=["5c / 9s"], pile="4s")
    assert state.judge("0 play 5d 5c").legal
    assert "0 play 5d 5c" in legal(state, 0)


def test_moves_of_all_seats_are_sorted_by_seat_as_text() -> None:
    state = at(["? ? ?"] * 11, decks=2, phase="exchange", stock=9)
    moves = [text for text in legal(state) if "ready" in text]
    assert moves == sorted(moves)
    assert len(moves) == 11


def test_a_move_is_not_printed_and_read_again_on_its_way_to_the_verdict(monkeypatch: pytest.MonkeyPatch) -> None:
    state = at(["3s 4h 5d 8h Xb 2c", "3d 9s 9h", "6h 6d 6c"], pile="3h", stock=9, cheating=True)
    listed = tuple(state.moves())
    tried = [Move(1, "play", ("9s",)), Move(1, "cheat", ("play", "9s")), Move(0, "insert", ("3s",))]

    def printed(move: Move) -> str:
        raise AssertionError(f"{move!r} is printed")

    monkeypatch.setattr(Move, "__str__", printed)
    assert {move.verb for move in listed} >= {"play", "insert", "cheat", "accuse"}
    for move in listed:
        assert state.judge(move).legal
        state.play(move)
    assert [state.judge(move).legal for move in tried] == [False, True, False]
