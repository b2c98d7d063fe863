"""Two packs: turning with more than four, kajaker, and the hexakajak's handicap.

Rules 17–17.2.6; rulings N-4, N-21, N-34.
"""

from __future__ import annotations

import pytest

from knack_widgets.rules import OptionError, games
from knack_widgets.rules.knaker.state import KnakerState

from ..helpers.expect import told
from .positions import allowed, at, decisive, plays, refused

JOKERS = ["Xb", "Xr", "Xb", "Xb", "Xb", "Xr"]
MAY = {1: "237TX", 2: "23TX", 3: "2TX", 4: "TX", 5: "X"}


def on(row: int, card: str) -> KnakerState:
    """Return a player with this card, at a pile with `row` kajaker on top."""
    rest = "4s 4h" if card[0] != "4" else "5s 5h"
    return at([f"{card} {rest}", "? ? ?"], pile=" ".join(["5d", *JOKERS[:row]]), decks=2)


def card_of(rank: str) -> str:
    return "Xr" if rank == "X" else f"{rank}c"


# -- 17, N-4


@pytest.mark.parametrize(("players", "decks"), [(2, 1), (6, 1), (7, 2), (12, 2)])
def test_17_legal_n4_more_than_six_play_with_two_packs(players: int, decks: int) -> None:
    state = games["knaker"].start(players=players).deal(1)
    cards = sum(map(len, (*state.hands, state.stock))) + 6 * players  # type: ignore[attr-defined]
    assert cards == 55 * decks
    assert state.view().decks == decks  # type: ignore[attr-defined]


@pytest.mark.parametrize("players", [1, 13])
def test_17_refused_more_than_twelve_or_fewer_than_two(players: int) -> None:
    with pytest.raises(OptionError) as caught:
        games["knaker"].start(players=players)
    assert caught.value.clause == "17"


def test_17_n4_fewer_may_choose_two_packs() -> None:
    state = games["knaker"].start(players=3, decks=2).deal(1)
    assert len(state.stock) == 110 - 27  # type: ignore[attr-defined]


# -- 17.1


def test_17_1_six_fours_in_a_row_turn_the_pile() -> None:
    state = at(["4s 4h 4d 9s", "? ? ?"], pile="4s 4h 4d", decks=2)
    after = plays(state, "0 play 4s 4h 4d")
    assert told(after, "turns-pile") == [(0, 6, "17.1")]
    assert (after.pile, after.turn) == ((), 0)


def test_17_1_four_in_a_row_turn_it_as_with_one_pack() -> None:
    after = plays(at(["4s 4h 4d 9s", "? ? ?"], pile="4s", decks=2), "0 play 4s 4h 4d")
    assert told(after, "turns-pile") == [(0, 4, "4.2")]
    assert plays(at(["4s 4h 9s", "? ? ?"], pile="4s", decks=2), "0 play 4s 4h").pile != ()


def test_17_1_eight_at_once() -> None:
    after = plays(at(["4s 4h 4d 4c 4s 4h 4d 4c 9s", "? ? ?"], decks=2), "0 play 4s 4h 4d 4c 4s 4h 4d 4c")
    assert told(after, "turns-pile") == [(0, 8, "17.1")]


# -- 17.2: kajaker


def test_17_2_kajaker_never_turn_the_pile() -> None:
    after = plays(at(["Xb Xb Xb Xr 9s", "? ? ?"], pile="5s", decks=2), "0 play Xb Xb Xb Xr")
    assert (told(after, "turns-pile"), len(after.pile)) == ([], 5)
    assert told(after, "joker-row") == [(4, "17.2.4")]


def test_17_2_n21_threes_never_join() -> None:
    # with one pack this would be a frippelknåker
    state = at(["3s 3h 3d 9s", "? ? ?"], pile="Xb Xb Xr", decks=2)
    assert refused(state, "0 play 3s 3h 3d") == ("17.2.3",)
    after = plays(at(["Xb Xr 9s", "9h Ks 4s"], pile="5s Xb 3s 3h 3d 7s 2s", decks=2), "0 play Xb Xr")
    assert told(after, "frippel") == []
    state = at(["Xb Xb Xr 9s", "? ? ?"], pile="3s 3h 3d", decks=2)
    assert refused(state, "0 play Xb Xb Xr") == ("10",)


def test_17_2_n21_rules_10_2_and_10_3_do_not_apply() -> None:
    # a two may be laid on three kajaker, and a ten on cards that would be a frippelknåker
    allowed(at(["2s 4s 4h", "? ? ?"], pile="Xb Xb Xr", decks=2), "0 play 2s")
    allowed(at(["Ts 4s 4h", "? ? ?"], pile="Xb Xb Xr 3s 3h 3d", decks=2), "0 play Ts", "0 play 4s")


def test_17_2_n34_a_kajak_on_a_three_is_illegal_as_with_one_pack() -> None:
    state = at(["Xb 4s 4h", "? ? ?"], pile="3s", decks=2)
    assert decisive(state, "0 play Xb") == ("10", "three", {"card": "Xb", "other": "3s"})


def check(row: int, rank: str) -> None:
    """Check that a rank on `row` kajaker is legal by the table above, or refused.

    The clause of the row refuses it.
    """
    card = card_of(rank)
    state = on(row, card)
    if rank in MAY.get(row, ""):
        allowed(state, f"0 play {card}")
        return
    clauses = refused(state, f"0 play {card}")
    assert clauses == ((f"17.2.{row}", "13.1") if rank == "7" else (f"17.2.{row}",))
    key, facts = ("hexa", {"card": card}) if row == 6 else ("kajak", {"card": card, "count": row})
    assert decisive(state, f"0 play {card}") == (f"17.2.{row}", key, facts)


@pytest.mark.parametrize("rank", MAY[1])
def test_17_2_1_legal_on_one_kajak(rank: str) -> None:
    check(1, rank)


@pytest.mark.parametrize("rank", "45689JQKA")
def test_17_2_1_refused_on_one_kajak(rank: str) -> None:
    check(1, rank)


@pytest.mark.parametrize("rank", MAY[2])
def test_17_2_2_legal_on_two_kajaker(rank: str) -> None:
    check(2, rank)


@pytest.mark.parametrize("rank", "456789JQKA")
def test_17_2_2_refused_on_two_kajaker(rank: str) -> None:
    check(2, rank)


@pytest.mark.parametrize("rank", MAY[3])
def test_17_2_3_legal_on_three_kajaker(rank: str) -> None:
    check(3, rank)


@pytest.mark.parametrize("rank", "3456789JQKA")
def test_17_2_3_refused_on_three_kajaker(rank: str) -> None:
    check(3, rank)


@pytest.mark.parametrize("rank", MAY[4])
def test_17_2_4_legal_on_four_kajaker(rank: str) -> None:
    check(4, rank)


@pytest.mark.parametrize("rank", "23456789JQKA")
def test_17_2_4_refused_on_four_kajaker(rank: str) -> None:
    check(4, rank)


def test_17_2_5_legal_only_a_kajak_on_five() -> None:
    check(5, "X")


@pytest.mark.parametrize("rank", "23456789TJQKA")
def test_17_2_5_refused_anything_else_on_five_kajaker(rank: str) -> None:
    check(5, rank)


@pytest.mark.parametrize("rank", "23456789TJQKA")
def test_17_2_6_refused_everything_on_six_kajaker(rank: str) -> None:
    check(6, rank)


# -- 17.2.6: the handicap


def test_17_2_6_legal_picking_six_up_which_handicaps() -> None:
    state = at(["4s 4h 9s", "? ? ?"], pile=" ".join(["5d", *JOKERS]), decks=2)
    after = plays(state, "0 pick-up")
    assert after.capped == (0,)
    assert told(after, "capped") == [(0, "17.2.6")]
    # five do not
    five = at(["4s 4h 9s", "? ? ?"], pile=" ".join(["5d", *JOKERS[:5]]), decks=2)
    assert plays(five, "0 pick-up").capped == ()


@pytest.mark.parametrize("top", ["Js", "Qs", "Ks", "As"])
def test_17_2_6_refused_to_the_handicapped_on_court_cards_and_aces_of_others(top: str) -> None:
    state = at(["Ah Xb 2s 7h Ts", "? ? ?"], pile=top, owners=1, decks=2, capped=(0,))
    for card in ("Ah", "Xb"):
        assert decisive(state, f"0 play {card}") == ("17.2.6", "capped", {"seat": 0, "card": card, "other": top})
    allowed(state, "0 play 2s", "0 play 7h", "0 play Ts")


def test_17_2_6_legal_on_other_cards_and_on_ones_own() -> None:
    allowed(at(["Ah Xb 4s", "? ? ?"], pile="9s", owners=1, decks=2, capped=(0,)), "0 play Ah", "0 play Xb")
    allowed(at(["Ah Xb 4s", "? ? ?"], pile="Js", owners=0, decks=2, capped=(0,)), "0 play Ah", "0 play Xb")
    # the others are as free as before
    allowed(at(["Ah Xb 4s", "? ? ?"], pile="Js", owners=1, decks=2, capped=(1,)), "0 play Ah")


def test_17_2_6_n34_it_binds_every_card_of_a_segment_and_sees_through_sevens() -> None:
    state = at(["7h 8h 9h 4s", "? ? ?"], pile="Js", owners=1, decks=2, capped=(0,))
    assert refused(state, "0 play 7h 8h 9h") == ("17.2.6",)
    state = at(["Ah 8h 9h", "? ? ?"], pile="Js 7s", owners=[1, 0], decks=2, capped=(0,))
    assert refused(state, "0 play Ah") == ("17.2.6", "13")


def test_17_2_6_n34_it_binds_insertions_chance_cards_and_flipped_cards() -> None:
    state = at(["9s 4s 4h", "? ? ?", "Jh 8s 8h"], pile="Js", owners=1, decks=2, capped=(2,))
    assert decisive(state, "2 insert Jh") == ("17.2.6", "capped", {"seat": 2, "card": "Jh", "other": "Js"})
    state = at(["9s 4s 4h", "? ? ?"], pile="Js", owners=1, decks=2, capped=(0,), stock="Ah ? ?")
    assert told(plays(state, "0 chance"), "chance-fails") == [(0, "Ah", "3.3")]
    state = at(["", "? ? ?"], down=["Ah 4s"], pile="Js", owners=1, decks=2, capped=(0,))
    assert told(plays(state, "0 flip 0"), "flip-fails") == [(0, "Ah", "6.2")]


def test_17_2_6_n34_n35_a_handicap_counts_when_the_pile_is_picked_up() -> None:
    state = at(["Ah Ad As", "? ? ?"], pile="Js", owners=1, decks=2, capped=(0,))
    allowed(state, "0 pick-up")
    after = plays(state, "0 pick-up")
    # it lasts for the match
    assert after.capped == (0,)
