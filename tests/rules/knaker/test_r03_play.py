"""Rule 3: lays in turn, chance card, picking up the pile, three cards in hand."""

from __future__ import annotations

import pytest

from ..helpers.expect import told
from ..helpers.positions import legal, verbs
from .positions import allowed, at, decisive, plays, refused

PLAIN = "345689JQKA"
"""The ranks that must be equal or higher, lowest first."""

# -- 3: in turn, equal or higher


@pytest.mark.parametrize("place", range(len(PLAIN)))
def test_3_legal_n1_n2_equal_or_higher(place: int) -> None:
    rank = PLAIN[place]
    for above in PLAIN[place:]:
        allowed(at([f"{above}s 4d", "?"], pile=f"{rank}h"), f"0 play {above}s")


@pytest.mark.parametrize("place", range(1, len(PLAIN)))
def test_3_refused_n1_n2_lower(place: int) -> None:
    rank = PLAIN[place]
    for below in PLAIN[:place]:
        state = at([f"{below}s Td", "?"], pile=f"{rank}h")
        assert decisive(state, f"0 play {below}s") == ("3", "lower", {"card": f"{below}s", "other": f"{rank}h"})


@pytest.mark.parametrize("rank", "23456789TJQKA")
def test_3_legal_n2_anything_on_a_two(rank: str) -> None:
    allowed(at([f"{rank}s 4d", "?"], pile="Ah 2h", owners=0), f"0 play {rank}s")
    allowed(at(["Xb 4d", "?"], pile="Ah 2h", owners=0), "0 play Xb")


@pytest.mark.parametrize("card", ["3s", "8s", "As", "Xb", "2s", "Ts", "7s"])
def test_3_legal_anything_on_an_empty_pile(card: str) -> None:
    allowed(at([f"{card} 4d", "?"]), f"0 play {card}")


@pytest.mark.parametrize("rank", PLAIN[1:])
def test_3_legal_n2_cards_with_rules_of_their_own(rank: str) -> None:
    allowed(at(["2s 7s Ts Xb", "?"], pile=f"{rank}h"), "0 play 2s", "0 play 7s", "0 play Ts", "0 play Xb")


def test_3_legal_clockwise() -> None:
    state = at(["4s ?", "5s ?", "6s ?"], turn=2, pile="4h")
    state = plays(state, "2 play 6s")
    assert (state.turn, told(state, "lays"), told(state, "turn")) == (0, [(2, "3")], [(0, "3")])
    assert state.pile == ("4h", "6s")
    assert state.owners == (1, 2)


def test_3_refused_another_seats_turn() -> None:
    state = at(["4s ?", "5s ?", "6s ?"], pile="3h")
    for move in ("1 play 5s", "2 chance", "1 pick-up", "2 flip 0"):
        seat = int(move[0])
        assert decisive(state, move) == ("3", "turn", {"seat": seat, "turn": 0})


def test_3_refused_a_card_not_held() -> None:
    state = at(["4s 8d", "5s ?"], pile="3h")
    assert decisive(state, "0 play 5s") == ("3", "card", {"seat": 0, "card": "5s"})
    assert decisive(state, "0 play 8d 8d") == ("3", "card", {"seat": 0, "card": "8d"})


@pytest.mark.parametrize("move", ["take 0", "lay 4s on 0.0", "ready", "blow 1 9", "admit", "deny"])
def test_3_refused_what_has_no_place_in_the_game(move: str) -> None:
    verb = move.split()[0]
    assert decisive(at(["4s 8d", "5s ?"]), f"0 {move}") == ("3", "phase", {"seat": 0, "verb": verb})


@pytest.mark.parametrize("cards", ["5s 5d", "5s 6s 7s", "5s 5d 8s 8h 8d", "Xr 3s 3h 3d Xb Xb"])
def test_3_legal_n6_a_set_a_ladder_a_kaker_a_frippelknaker(cards: str) -> None:
    allowed(at([f"{cards} ?", "?"], pile="4h"), f"0 play {cards}")


def test_3_refused_n6_the_first_card_must_be_layable() -> None:
    state = at(["5s 6s 8s 8d 5d 8h 2d", "?"], pile="6h")
    assert refused(state, "0 play 5s 5d") == ("3",)
    assert refused(state, "0 play 5s 6s 8s") == ("12", "3")
    assert refused(state, "0 play 5s 5d 8s 8d 8h") == ("15", "3")


def test_3_refused_n6_n24_one_play_is_one_segment() -> None:
    state = at(["2s 5s Th 9d ?", "?"], pile="4h")
    assert decisive(state, "0 play 2s 5s") == ("3", "next-move", {"card": "2s", "other": "5s"})
    assert decisive(state, "0 play Th 9d") == ("3", "next-move", {"card": "Th", "other": "9d"})


def test_3_legal_n24_two_seven_seven_two_ten_takes_several_moves() -> None:
    state = at(["2s 7s 7h 2d Ts 9d", "?"], pile="4h")
    state = plays(state, "0 play 2s, 0 play 7s 7h, 0 play 2d")
    assert (state.turn, state.pile) == (0, ("4h", "2s", "7s", "7h", "2d"))
    state = plays(state, "0 play Ts")
    assert told(state, "turns-pile") == [(0, 6, "4.1")]
    assert (state.turn, state.pile, state.hands[0]) == (0, (), ("9d",))


@pytest.mark.parametrize(("first", "then"), [("2s", "5h"), ("Ts", "5h")])
def test_3_legal_n24_in_between_the_owed_draw_comes_first(first: str, then: str) -> None:
    state = plays(at([f"{first} {then} 9d", "? ? ?"], pile="4h", stock=5), f"0 play {first}")
    assert decisive(state, f"0 play {then}") == ("3.4", "owes", {"seat": 0})
    allowed(plays(state, "0 draw"), f"0 play {then}")


def test_3_legal_n7_until_the_next_acts_the_segment_may_be_extended() -> None:
    state = plays(at(["5s 5d 6s 7s 8d", "9s ?", "?"], pile="4h"), "0 play 5s")
    assert state.turn == 1
    allowed(state, "0 play 5d", "0 play 6s 7s")
    state = plays(state, "0 play 5d, 0 play 6s 7s")
    assert (state.turn, state.pile) == (1, ("4h", "5s", "5d", "6s", "7s"))
    assert told(state, "ladder") == [(0, 4, "12")]


def test_3_refused_n7_what_would_be_no_segment_from_the_start() -> None:
    state = plays(at(["5s 6s 7s 9d", "9s ?", "?"], pile="4h"), "0 play 5s")
    for cards in ("6s", "9d", "7s 6s"):
        assert decisive(state, f"0 play {cards}") == ("3", "turn", {"seat": 0, "turn": 1})


def test_3_refused_n7_once_the_next_has_acted() -> None:
    state = plays(at(["5s 5d 6s", "9s ?", "?"], pile="4h"), "0 play 5s, 1 play 9s")
    assert decisive(state, "0 play 5d") == ("3", "turn", {"seat": 0, "turn": 2})


def test_3_legal_n7_an_extension_may_turn_the_pile_back_to_its_owner() -> None:
    state = plays(at(["5s 5d 6s", "9s ?", "?"], pile="5h 5c", owners=2), "0 play 5s")
    assert state.turn == 1
    state = plays(state, "0 play 5d")
    assert told(state, "turns-pile") == [(0, 4, "4.2")]
    assert (state.turn, state.pile) == (0, ())


# -- 3.1: several of a rank


@pytest.mark.parametrize("cards", ["5s 5d", "5s 5d 5h", "Ks Kh", "7s 7d"])
def test_3_1_legal_several_of_a_rank_at_once(cards: str) -> None:
    state = at([f"{cards} ?", "?"], pile="4h")
    allowed(state, f"0 play {cards}")
    assert plays(state, f"0 play {cards}").pile == ("4h", *cards.split())


@pytest.mark.parametrize(("cards", "other"), [("5s 6s", "6s"), ("5s 5d 9h", "9h"), ("5s 9h 5d", "9h"), ("5s 7h", "7h")])
def test_3_1_refused_n6_two_ranks(cards: str, other: str) -> None:
    state = at([f"{cards} ?", "?"], pile="4h")
    assert decisive(state, f"0 play {cards}") == ("3.1", "mixed", {"card": "5s", "other": other})


# -- 3.2: the chance card


def test_3_2_legal_n13_as_if_laid_from_the_hand() -> None:
    state = plays(at(["3s 4s 6d", "? ? ?"], pile="4h", stock="9s 8s"), "0 chance")
    assert told(state, "chances") == [(0, "9s", "3.2")]
    assert (state.pile, state.owners, state.stock) == (("4h", "9s"), (1, 0), ("8s",))
    assert (state.turn, state.hands[0]) == (1, ("3s", "4s", "6d"))


def test_3_2_legal_instead_of_a_card_that_would_go() -> None:
    state = at(["3s 5s 6d", "? ? ?"], pile="4h", stock=3)
    assert {"chance", "play"} <= verbs(state, 0)


def test_3_2_legal_n13_the_player_may_extend_it() -> None:
    state = plays(at(["9d Js Qs", "? ? ?"], pile="4h", stock="9s ? ?"), "0 chance")
    allowed(state, "0 play 9d", "0 play Js Qs")
    state = plays(state, "0 play 9d")
    assert (state.pile, state.turn) == (("4h", "9s", "9d"), 1)


def test_3_2_legal_n13_what_cannot_lie_is_picked_up_with_the_pile() -> None:
    state = plays(at(["3s 9s 6d", "? ? ?"], pile="4h 8h", stock="5s 9d"), "0 chance")
    assert told(state, "chance-fails") == [(0, "5s", "3.3")]
    assert told(state, "picks-up") == [(0, 3, "3.3")]
    assert (state.pile, state.turn) == ((), 1)
    assert state.hands[0] == ("3s", "4h", "5s", "6d", "8h", "9s")


@pytest.mark.parametrize(("card", "pile"), [("2s", ("4h", "2s")), ("Ts", ())])
def test_3_2_legal_n13_a_two_or_a_ten_gives_the_turn_back(card: str, pile: tuple[str, ...]) -> None:
    state = plays(at(["3s 9s 6d", "? ? ?"], pile="4h", stock=f"{card} 9d 8d"), "0 chance")
    assert (state.turn, state.pile) == (0, pile)
    allowed(state, "0 chance", "0 play 3s")


def test_3_2_legal_the_last_card_of_the_stock() -> None:
    state = plays(at(["3s 9s 6d", "? ? ?"], pile="4h", stock="9d"), "0 chance")
    assert (state.stock, state.pile, state.turn) == ((), ("4h", "9d"), 1)
    state = plays(state, "0 play 9s")
    assert state.owing == ()  # two in hand, and the stock is empty
    assert refused(state, "0 draw") == ("3.4",)


def test_3_2_legal_n26_after_ones_own_two_and_nothing_before_joins() -> None:
    state = at(["2s 2d 9s 6d", "? ? ?"], pile="4h", stock="2h 8d")
    state = plays(state, "0 play 2s, 0 chance")
    assert (state.turn, [laid.card for laid in state.run], state.fixed) == (0, ["2h"], 1)
    assert decisive(state, "0 back 2s") == ("9", "not-open", {"seat": 0, "card": "2s"})
    assert decisive(state, "0 back") == ("9.1", "fixed", {"seat": 0})
    allowed(state, "0 play 2d")


def test_3_2_legal_n26_a_chance_card_is_no_part_of_the_ladder_before_it() -> None:
    # 7 on one's own two; the chance card 8 begins a new segment: 6 7 8 is no ladder, and 9 10 cannot extend the seven
    state = plays(at(["2s 7s 9d 9h 5h", "? ? ?"], pile="4h", stock="8d 4d"), "0 play 2s, 0 play 7s, 0 chance")
    assert [laid.card for laid in state.run] == ["8d"]
    assert refused(state, "0 play 9d") == ("3",)


def test_3_2_refused_without_a_stock() -> None:
    assert decisive(at(["3s 4s 6d", "?"], pile="4h"), "0 chance") == ("3.2", "no-stock", {"seat": 0})


def test_3_2_refused_while_a_draw_is_owed() -> None:
    assert decisive(at(["3s 4s", "? ? ?"], pile="4h", stock=4), "0 chance") == ("3.4", "owes", {"seat": 0})


# -- 3.3: picking the pile up


def test_3_3_legal_n14_nothing_in_hand_may_be_laid() -> None:
    state = at(["3s 4s 6d", "?"], pile="5h 8h")
    assert legal(state, 0) == ["0 pick-up"]
    state = plays(state, "0 pick-up")
    assert told(state, "picks-up") == [(0, 2, "3.3")]
    assert (state.hands[0], state.pile, state.turn) == (("3s", "4s", "5h", "6d", "8h"), (), 1)


def test_3_3_legal_or_a_chance() -> None:
    state = at(["3s 4s 6d", "? ? ?"], pile="8h", stock=2)
    assert legal(state, 0) == ["0 chance", "0 pick-up"]


@pytest.mark.parametrize(
    ("hand", "pile", "card"), [("3s 9s", "8h", "9s"), ("3s 2s", "Ah", "2s"), ("3s 7s", "Ah", "7s")]
)
def test_3_3_refused_n14_something_may_be_laid(hand: str, pile: str, card: str) -> None:
    assert decisive(at([hand, "?"], pile=pile), "0 pick-up") == ("3.3", "can", {"seat": 0, "card": card})


def test_3_3_refused_n14_n35_a_frippelknaker_counts() -> None:
    state = at(["3s 3d 3h 5s", "?"], pile="9h Xb Xb Xr")
    assert decisive(state, "0 pick-up") == ("3.3", "can", {"seat": 0, "card": "3d"})
    allowed(at(["3s 3d 5s", "?"], pile="9h Xb Xb Xr"), "0 pick-up")


def test_3_3_legal_n35_a_handicap_counts() -> None:
    capped = at(["As 4d", "?"], pile="Kh", decks=2, capped=(0,))
    allowed(capped, "0 pick-up")
    assert refused(capped.evolve(capped=()), "0 pick-up") == ("3.3",)


def test_3_3_legal_n35_face_up_cards_are_not_at_hand_while_there_is_a_hand() -> None:
    allowed(at(["4s", "?"], up=["Kh / Ad"], pile="8h"), "0 pick-up")


def test_3_3_refused_n35_face_up_cards_are_at_hand_with_an_empty_hand() -> None:
    state = at(["", "?"], up=["4h / Ad"], pile="8h")
    assert decisive(state, "0 pick-up") == ("3.3", "can", {"seat": 0, "card": "Ad"})
    allowed(at(["", "?"], up=["4h / 5d"], pile="8h"), "0 pick-up")


def test_3_3_refused_nothing_lies_there() -> None:
    assert decisive(at(["3s 4s 6d", "?"]), "0 pick-up") == ("3.3", "nothing", {"seat": 0})


def test_3_3_refused_n35_with_only_face_down_cards() -> None:
    assert decisive(at(["", "?"], pile="Ah"), "0 pick-up") == ("6.2", "flip", {"seat": 0})
