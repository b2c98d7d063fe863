"""The drawn table by roles and names: what may be pressed, in which order, and whose cards and piles it is."""

from __future__ import annotations

import pytest

from knack_widgets.pages import present, results
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.drawing import draw_table
from knack_widgets.widgets.intents import do
from tests.support.html import Element, read_html

from .helpers import NAMES, hot_seat, openly


def drawn(desk: Desk) -> Element:
    return read_html(draw_table(desk.sight, present.table(desk.sight, desk.speaker), sets_up=True))


def playing(*, marks: bool = True) -> Desk:
    """Return a match of one reader, who must follow suit and whose first card may not be played."""
    for seed in range(1, 40):
        desk = Desk.open("knack", list(NAMES[:3]), seed=seed, lang="en")
        desk.switch({"marks": marks, "tempo": -1})
        do(desk, {"do": "deal"})
        while not desk.state.chance:
            hand = desk.view.scene.hands[desk.you or 0]
            if desk.state.turn == desk.you and hand and hand.arranged and desk.state.phase == "play":
                forbidden = forbidden_cards(desk)
                if hand.arranged[0] in forbidden and not forbidden.issuperset(hand.arranged):
                    return desk
            moves = [move for move in desk.state.moves() if move.verb in ("knock", "play")] or [*desk.state.moves()]
            do(desk, {"do": "move", "move": str(moves[0])})
    raise AssertionError("the reader never has to follow suit")


def forbidden_cards(desk: Desk) -> set[str]:
    """Return the cards of the reader's hand that may not be played now."""
    hand = desk.state.hands[desk.you or 0]
    return {card for card in hand if not desk.state.judge(f"{desk.you} play {card}").legal}


def own_hand(root: Element) -> Element:
    """Return the hand at the bottom of the table."""
    (hand,) = root.one("kb-ownplace").of_class("kb-hand")
    return hand


def test_a_card_that_may_not_be_played_is_marked_and_says_so() -> None:
    desk = playing()
    forbidden = forbidden_cards(desk)
    cards = own_hand(drawn(desk)).of_class("kb-play")
    assert len(cards) == len(desk.state.hands[desk.you or 0])
    for card in cards:
        marked = card.attributes["data-card"] in forbidden
        assert ("data-forbidden" in card.attributes) is marked
        assert card.text.endswith(", not allowed now") is marked
        assert ("kb-illegal" in card.classes) is marked
        assert ("kb-legal" in card.classes) is not marked


def test_without_marks_no_card_says_whether_it_may_be_played() -> None:
    for card in own_hand(drawn(playing(marks=False))).of_class("kb-play"):
        assert "data-forbidden" not in card.attributes
        assert card.classes.isdisjoint({"kb-illegal", "kb-legal"})


def test_a_hand_is_a_list_that_is_called_by_its_player() -> None:
    root = drawn(hot_seat("Anna", "Bo", "Cleo"))
    hands = root.of_class("kb-hand")
    assert {hand.attributes["role"] for hand in hands} == {"list"}
    assert sorted(str(hand.attributes["aria-label"]) for hand in hands) == [
        f"{name}: hand" for name in ("Anna", "Bo", "Cleo")
    ]
    for seat in root.of_class("kb-seat"):
        (name,), (hand,) = seat.of_class("kb-name"), seat.of_class("kb-hand")
        assert str(hand.attributes["aria-label"]).startswith(f"{name.text}:")


def test_the_first_card_that_may_be_played_is_the_only_stop_of_the_tab_key() -> None:
    desk = playing()
    forbidden = forbidden_cards(desk)
    cards = own_hand(drawn(desk)).of_class("kb-play")
    first = next(card for card in cards if card.attributes["data-card"] not in forbidden)
    assert [card.attributes["tabindex"] for card in cards] == ["0" if card is first else "-1" for card in cards]


def test_a_hand_of_which_no_card_may_be_played_has_its_stop_on_its_first_card() -> None:
    desk = hot_seat()
    do(desk, {"do": "deal"})
    assert desk.state.phase == "bidding"
    for hand in drawn(desk).of_class("kb-hand"):
        stops = [card.attributes["tabindex"] for card in hand.of_class("kb-play")]
        assert stops == ["0", "-1", "-1"][: len(stops)]


@pytest.mark.parametrize("game", ["knack31", "knaker", "svangknack"])
def test_a_button_that_is_forbidden_says_so_in_words_and_no_other_does(game: str) -> None:
    desk = openly(Desk.open(game, list(NAMES[:3]), seed=1, controls=["me"] * 3, lang="en"))
    forbidden = 0
    for number in range(25):
        for button in drawn(desk).of_class("kb-actions")[0].of_class("kb-button"):
            says = button.text.endswith(", not allowed now")
            chooses = str(button.attributes.get("data-key", "")).startswith("choose:")
            forbidden += says
            assert ("data-forbidden" in button.attributes) is (says or chooses)
        move = desk.state.sample(number)
        do(desk, {"do": "deal"} if move is None else {"do": "move", "move": str(move)})
    assert forbidden


# -- piles


def exchanging() -> Desk:
    """Return a match of Knåker between Anna and Bo at one screen, in which piles may be taken up."""
    return openly(Desk.open("knaker", ["Anna", "Bo"], seed=4, controls=["me", "me"], lang="en"))


def pile_key(element: Element) -> str | None:
    """Return the key of a pile's button, or None for another element."""
    key = element.attributes.get("data-key") or ""
    return key if key.startswith("pile:") else None


def pile_buttons(desk: Desk) -> dict[str, list[str]]:
    """Return for each player the keys of the buttons at the player's piles."""
    return {
        seat.of_class("kb-name")[0].text: [
            key for pile in seat.of_class("kb-double") for each in pile.all() if (key := pile_key(each))
        ]
        for seat in drawn(desk).of_class("kb-seat")
    }


def test_a_pile_has_its_button_at_the_seat_whose_pile_it_is() -> None:
    desk = exchanging()
    do(desk, {"do": "deal"})
    seats = {name: seat for seat, name in enumerate(("Anna", "Bo"))}
    seen = 0
    for number in range(40):
        state = desk.state
        legal = {str(move) for move in desk.view.moves}
        for name, keys in pile_buttons(desk).items():
            for key in keys:
                kind, at, what = key.split(":")
                assert (kind, int(at.split(".")[0])) == ("pile", seats[name])
                move = drawn(desk).control(key).attributes.get("data-move") if what == "at" else None
                if move:
                    seen += 1
                    assert int(move.split()[0]) == seats[name]
                    assert ("data-forbidden" in drawn(desk).control(key).attributes) is (move not in legal)
        move = state.sample(number)
        if move is None:
            break
        do(desk, {"do": "move", "move": str(move)})
    assert seen


def test_the_piles_of_others_have_no_move_of_mine() -> None:
    desk = Desk.open("knaker", ["Anna", "Bo"], seed=4, controls=["me", "careful"], lang="en")
    desk.switch({"reveal": True})
    do(desk, {"do": "deal"})
    others = present.table(desk.sight, desk.speaker).seats["seats"][1]["piles"]
    assert others
    assert all(pile["move"] is None and not pile["refused"] for pile in others)
    own = present.table(desk.sight, desk.speaker).seats["seats"][0]["piles"]
    assert any(pile["move"] for pile in own)


# -- results


def test_the_end_of_a_match_has_its_column_only_once_it_is_reached() -> None:
    desk = hot_seat("Anna", "Bo", "Cleo", lang="en")
    for number in range(200):
        if desk.state.chance and desk.state.deals == 2:
            break
        move = desk.state.sample(number)
        do(desk, {"do": "deal"} if move is None else {"do": "move", "move": str(move)})
    do(desk, {"do": "end"})
    ended = len(desk.line.steps)
    heads = {}
    for at in (ended - 1, ended):
        do(desk, {"do": "step", "to": at})
        shown = results.result(desk.sight, desk.speaker)
        assert shown
        heads[at] = [
            cell.text for cell in drawn(desk).of_class("kb-score")[-1].all() if cell.attributes.get("scope") == "col"
        ]
        assert heads[at][-1] == shown["score"]["head"][-1]
    assert heads[ended] == ["Player", "Deal 1", "Deal 2", "End", "Total"]
    assert heads[ended - 1] == ["Player", "Tricks", "Deal 1", "Deal 2", "Total"]
