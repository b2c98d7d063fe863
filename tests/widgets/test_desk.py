"""The desk: who sees and who moves, examples, new matches, seeds, and the end."""

import pytest

from knack_widgets.rules import NotationError, OptionError
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.intents import do
from knack_widgets.widgets.prefs import PREFS

from .helpers import LANGS, asked, hot_seat, openly, table

EXAMPLE = "play-02-ace-at-once"


# -- opening


def test_a_desk_opens_with_a_match_that_waits_for_the_reader():
    desk = Desk.open("knack")
    assert desk.lang == "sv"
    assert desk.match.controls == ("me", "careful", "careful")
    assert (desk.state.phase, desk.state.turn) == ("bidding", 0)
    assert desk.prefs["columns"] == PREFS["columns"] == ["original"]
    assert not desk.sight.waits


def test_the_first_deal_comes_from_the_seed_that_is_given():
    assert Desk.open("knack", seed=7).state == Desk.open("knack", seed="7").state
    assert Desk.open("knack", seed=7).state != Desk.open("knack", seed=8).state


@pytest.mark.parametrize(
    ("settings", "error"),
    [
        ({"players": 12}, OptionError),
        ({"players": ["Anna"]}, OptionError),
        ({"stake": 0}, OptionError),
        ({"steak": 1}, OptionError),
        ({"controls": ["nobody"]}, OptionError),
        ({"dealer": 3}, OptionError),
        ({"lang": "fr"}, ValueError),
        ({"seed": "x" * 41}, NotationError),
    ],
)
def test_a_desk_that_cannot_be_opened_says_why(settings, error):
    with pytest.raises(error):
        Desk.open("knack", **settings)


def test_a_game_that_is_not_on_the_shelf_is_told_with_those_that_are():
    with pytest.raises(OptionError, match="knack"):
        Desk.open("bridge")


def test_of_a_record_the_reader_plays_all_seats():
    record = hot_seat().record()
    desk = Desk.open("knack", record=record, at=0)
    assert desk.match.controls == ("me", "me", "me")
    assert desk.state.deals == 0


# -- who sees what


def test_a_reader_with_one_seat_sees_that_hand_alone():
    assert [hand is None for hand in Desk.open("knack").view.hands] == [False, True, True]


def test_around_one_screen_only_the_hand_on_turn_is_seen():
    desk = hot_seat()
    for seat in range(3):
        assert desk.state.turn == seat
        assert desk.sight.visible_seats == (seat,)
        assert asked(desk, "move", move=f"{seat} knock") is None
    assert desk.sight.visible_seats == (desk.state.turn,)


def test_around_one_screen_nobody_sees_anything_while_an_opponent_is_to_act():
    desk = Desk.open("knack", 3, controls=["me", "careful", "me"])
    asked(desk, "move", move="0 knock")
    assert desk.sight.waits
    assert desk.sight.visible_seats == ()


def test_who_plays_no_seat_sees_no_hand():
    desk = Desk.open("knack", 3, controls=["careful", "random", "careful"])
    assert desk.view.hands == (None, None, None)


@pytest.mark.parametrize("controls", [["me"] * 3, ["me", "careful", "careful"], ["careful"] * 3])
def test_revealed_hands_are_all_open_and_closed_again(controls):
    desk = openly(Desk.open("knack", 3, controls=controls))
    asked(desk, "pref", name="reveal", value=True)
    assert desk.sight.visible_seats == (0, 1, 2)
    asked(desk, "pref", name="reveal", value=False)
    assert desk.sight.visible_seats == ((0,) if "me" in controls else ())


# -- opponents


def test_opponents_wait_for_the_page_one_move_at_a_time():
    desk = Desk.open("knack", seed=2)
    asked(desk, "move", move="0 knock")
    assert (desk.sight.waits, desk.state.turn) == (True, 1)
    asked(desk, "opponent")
    assert (desk.sight.waits, desk.state.turn) == (True, 2)


def test_at_tempo_0_opponents_move_at_once():
    desk = Desk.open("knack", seed=2)
    asked(desk, "pref", name="tempo", value=0)
    asked(desk, "move", move="0 knock")
    assert not desk.sight.waits
    assert desk.state.turn in (0, None)


def test_opponents_play_the_same_for_the_same_seed():
    matches = []
    for _ in range(2):
        desk = Desk.open("knack", 4, seed=3, controls=["random", "careful", "random", "careful"])
        desk.switch({"tempo": 0})
        for _ in range(4):
            asked(desk, "deal")
        matches.append(desk.record())
    assert matches[0] == matches[1]


def test_opponents_do_not_move_while_the_reader_looks_back():
    desk = Desk.open("knack", seed=2)
    asked(desk, "move", move="0 knock")
    asked(desk, "opponent")
    asked(desk, "step", to=2)
    before = desk.match.lines
    assert not desk.sight.waits
    asked(desk, "opponent")
    assert desk.match.lines == before


def test_a_late_call_for_an_opponent_is_not_heard_twice():
    desk = Desk.open("knack", seed=2)
    asked(desk, "move", move="0 knock")
    at = table(desk)["at"]
    asked(desk, "opponent", at=at)
    after = desk.match.lines
    assert asked(desk, "opponent", at=at) is None
    assert desk.match.lines == after


def test_opponents_take_over_a_seat_and_give_it_back():
    desk = Desk.open("knack")
    asked(desk, "control", seat=0, control="random")
    assert desk.sight.waits
    asked(desk, "control", seat=0, control="me")
    assert not desk.sight.waits


# -- refusals and notices


def refusing(seed=22):
    """A match in which the reader must lead an ace or king at once, and another card is refused."""
    desk = hot_seat(seed=seed)
    for seat in range(3):
        asked(desk, "move", move=f"{seat} knock")
    legal = {move.args[0] for move in desk.state.moves()}
    code = next(card for card in desk.state.hands[0] if card not in legal)
    asked(desk, "card", seat=0, code=code)
    return desk, code


def test_a_refused_card_is_answered_and_stays_in_the_hand():
    desk, code = refusing()
    shown = table(desk)["refusal"]
    assert shown["code"] == code
    assert shown["clauses"] == list(desk.look.verdict.clauses)
    assert code in desk.state.hands[0]
    assert desk.notice is None


@pytest.mark.parametrize(
    "intent",
    [
        {"do": "clause", "id": "play.2", "show": True},
        {"do": "pref", "name": "presenter", "value": True},
        {"do": "save"},
        {"do": "permalink"},
    ],
)
def test_a_refusal_stays_while_nothing_moves_and_is_not_announced_again(intent):
    desk, _ = refusing()
    before = table(desk)["refusal"]
    do(desk, intent)
    assert table(desk)["refusal"] == before


def test_a_refusal_is_told_in_the_language_that_is_chosen():
    desk, _ = refusing()
    texts = set()
    for lang in LANGS:
        asked(desk, "lang", lang=lang)
        texts.add(table(desk)["refusal"]["text"])
    assert len(texts) == 3


def test_the_same_refusal_is_announced_each_time_it_is_asked_for():
    desk, code = refusing()
    first = table(desk)["refusal"]
    asked(desk, "card", seat=0, code=code)
    second = table(desk)["refusal"]
    assert second["serial"] > first["serial"]
    assert second["text"] == first["text"]


@pytest.mark.parametrize("intent", [{"do": "step", "to": 1}, {"do": "control", "seat": 1, "control": "careful"}])
def test_a_refusal_goes_when_the_position_does(intent):
    desk, _ = refusing()
    do(desk, intent)
    assert table(desk)["refusal"] is None


def test_a_notice_stays_while_opponents_move_and_goes_with_the_readers_next_intent():
    desk = Desk.open("knack", seed=2)
    asked(desk, "move", move="0 knock")
    asked(desk, "save")
    serial, notice = desk.noticed, desk.notice
    assert asked(desk, "opponent") is notice
    assert desk.noticed == serial
    assert asked(desk, "step", to=0) is None


def test_a_refusal_goes_when_others_have_made_the_move_legal() -> None:
    desk = Desk.open("svangknack")
    code = next(card for card in desk.state.hands[0] if card[1] == "c")
    assert desk.sight.waits
    asked(desk, "card", seat=0, code=code)
    assert table(desk)["refusal"]["code"] == code, "it is another player's turn"
    while desk.sight.waits:
        assert table(desk)["refusal"] is not None
        asked(desk, "opponent")
    assert table(desk)["refusal"] is None


def test_a_refusal_outlasts_what_others_do_meanwhile() -> None:
    desk = Desk.open("knaker", seed=3)
    asked(desk, "move", move="0 chance")
    refused = desk.sight.shown_verdict
    assert refused is not None
    assert not refused.legal
    moved = 0
    while desk.sight.waits and moved < 2:
        asked(desk, "opponent")
        moved += 1
    assert moved
    assert desk.sight.shown_verdict is refused
    asked(desk, "move", move=next(str(move) for move in desk.view.moves))
    assert desk.sight.shown_verdict is None
