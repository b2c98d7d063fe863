"""Where a reader stands: the clause in force, cards that are new, looking back, and a table that marks nothing."""

import json
import re

import pytest

from knack_widgets.pages.line import Line, Lines
from knack_widgets.pages.standing import marks
from knack_widgets.rulebook.examples import examples
from knack_widgets.rulebook.labels import clause_in_force, clause_opening
from knack_widgets.rules import games
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.linked import follow, follow_language

from ..rules.knaker import positions
from .helpers import LANGS, NAMES, asked, openly, table


def buying(**settings):
    desk = openly(Desk.open("kopknack", NAMES[:3], controls=["me"] * 3, dealer=2, lang="en", **settings))
    for seat in range(3):
        asked(desk, "move", move=f"{seat} knock")
    return desk


def test_each_phase_brings_a_clause_of_its_own_before_the_reader():
    desk = buying()
    seen = {}
    for at in range(len(desk.line.steps) + 1):
        asked(desk, "step", to=at)
        found = marks(desk.sight)["follow"]
        assert found == table(desk)["now"]["id"]
        seen.setdefault(desk.state.phase, found.split(".")[0])
    assert (seen["bidding"], seen["buying"]) == ("bidding", "buying")


def test_the_line_under_the_table_has_the_clauses_first_words():
    desk = Desk.open("knack")
    said = set()
    for lang in LANGS:
        asked(desk, "lang", lang=lang)
        text = table(desk)["now"]["text"]
        # an emphasised word keeps the mark that follows it
        assert not re.search(r"\s[:,.;]", text)
        assert text
        assert "<" not in text
        said.add(text)
    assert len(said) == 3


def test_the_line_names_a_clause_that_the_text_marks():
    desk = openly(Desk.open("knack", NAMES[:3], controls=["me"] * 3, dealer=2, seed=16))
    for move in ("0 knock", "1 knock", "2 fold"):
        asked(desk, "move", move=move)
    while desk.view.chance is None:
        assert table(desk)["now"]["id"] in marks(desk.sight)["inForce"]
        asked(desk, "move", move=str(next(desk.state.moves())))


def test_following_can_be_turned_off_and_the_line_stays():
    desk = Desk.open("knack")
    asked(desk, "pref", name="follow", value=False)
    assert marks(desk.sight)["follow"] is None
    assert table(desk)["now"] is not None


@pytest.mark.parametrize("chosen", ["by a link", "by a press"])
def test_the_text_stays_at_a_chosen_clause_while_others_play_until_the_readers_next_move(chosen):
    desk = Desk.open("svangknack")
    if chosen == "by a link":
        follow(desk, {"clause": "payment.3"})
    else:
        asked(desk, "clause", id="payment.3")
    assert desk.sight.waits
    while desk.sight.waits:
        assert (marks(desk.sight)["focus"], marks(desk.sight)["follow"]) == ("payment.3", None)
        asked(desk, "opponent")
    asked(desk, "pref", name="fourColour", value=True)
    assert marks(desk.sight)["follow"] is None
    asked(desk, "card", seat=0, code=next(card for card in desk.state.hands[0] if card[1] == "c"))
    assert marks(desk.sight)["follow"] == table(desk)["now"]["id"]


def test_the_text_follows_again_when_the_chosen_clause_is_put_away():
    desk = Desk.open("knack")
    for _ in range(2):
        asked(desk, "clause", id="payment.3")
    assert marks(desk.sight)["follow"] == table(desk)["now"]["id"]


def test_cards_that_were_bought_are_new_until_the_next_act():
    desk = buying()
    had = desk.state.hands[0]
    asked(desk, "move", move=f"0 buy {had[0]} {had[1]}")
    for seat in (1, 2):
        asked(desk, "move", move=f"{seat} stand")
    new = {card["code"] for card in table(desk)["seats"][0]["hand"] if card["new"]}
    assert new == set(desk.state.hands[0]) - {had[2]}
    assert not any(card["new"] for seat in (1, 2) for card in table(desk)["seats"][seat]["hand"])
    asked(desk, "move", move="0 stand")
    asked(desk, "pref", name="reveal", value=True)
    assert not any(card["new"] for card in table(desk)["seats"][0]["hand"])


def test_a_hand_that_was_dealt_is_not_new():
    desk = openly(Desk.open("knack", NAMES[:3], controls=["me"] * 3))
    assert not any(card["new"] for seat in table(desk)["seats"] for card in seat["hand"])


def test_looking_back_is_said_with_the_way_to_return():
    desk = buying()
    assert table(desk)["looking"] is None
    asked(desk, "step", to=2)
    assert table(desk)["looking"]["to"] == 4
    assert "2" in table(desk)["looking"]["text"]
    assert "4" in table(desk)["looking"]["text"]
    asked(desk, "step", to=4)
    assert table(desk)["looking"] is None


def test_a_worked_example_is_no_looking_back():
    desk = Desk.open("knack")
    name = next(iter(examples("knack")))
    asked(desk, "example", id=name)
    asked(desk, "step", to=0)
    assert table(desk)["behind"]
    assert table(desk)["looking"] is None


def test_where_a_deal_cannot_be_made_nobody_is_asked_to_make_it():
    desk = Desk.open("knack", lang="en")
    asked(desk, "step", to=0)
    assert table(desk)["actions"] == []
    assert "Deal" not in table(desk)["status"]
    fresh = table(Desk.open("knack", lang="en", record=desk.record(), at=0))
    assert "Deal to begin" not in fresh["status"]


# -- a table that marks nothing


def test_unmarked_nothing_tells_what_is_allowed_until_it_is_tried():
    desk = openly(Desk.open("knack", 3, seed=22, controls=["me"] * 3, lang="en"))
    for seat in range(3):
        asked(desk, "move", move=f"{seat} knock")
    asked(desk, "pref", name="marks", value=False)
    data = table(desk)
    assert {card["legal"] for seat in data["seats"] for card in seat["hand"]} <= {None, False}
    assert {card["legal"] for card in data["seats"][0]["hand"]} == {None}
    assert data["now"] is None
    assert not any(action["disabled"] or action["primary"] for action in data["actions"])
    assert (marks(desk.sight)["inForce"], marks(desk.sight)["follow"], marks(desk.sight)["refused"]) == ([], None, [])
    legal = {move.args[0] for move in desk.state.moves()}
    barred = next(card for card in desk.state.hands[0] if card not in legal)
    asked(desk, "card", seat=0, code=barred)
    assert marks(desk.sight)["refused"] == table(desk)["refusal"]["clauses"] != []


def test_unmarked_hands_of_equal_cards_look_equal():
    """What is sent of the hand does not depend on which of its cards may be played."""
    desk = openly(Desk.open("knack", 3, seed=22, controls=["me"] * 3))
    for seat in range(3):
        asked(desk, "move", move=f"{seat} knock")
    asked(desk, "pref", name="marks", value=False)
    shapes = [json.dumps({**card, "code": ""}) for card in table(desk)["seats"][0]["hand"]]
    assert len(set(shapes)) == 1


def test_unmarked_captions_and_status_do_not_answer_the_question():
    desk = Desk.open("knack", lang="en")
    desk.show_example("play-03-follow-suit")
    assert table(desk)["prompt"]
    asked(desk, "pref", name="marks", value=False)
    assert table(desk)["prompt"] is None
    asked(desk, "move", move=next(step.text for step in desk.line.steps if step.verdict).rstrip(" ?"))
    assert table(desk)["prompt"] is not None

    # who answers last to the swing must join: that is the clause's word on it
    asked_to_join = 0
    desk = Desk.open("svangknack", lang="en")
    for name in examples("svangknack"):
        desk.show_example(name)
        for at in range(len(desk.line.steps)):
            asked(desk, "pref", name="marks", value=True)
            asked(desk, "step", to=at)
            if "must" in table(desk)["status"]:
                asked_to_join += 1
                asked(desk, "pref", name="marks", value=False)
                assert "must" not in table(desk)["status"] + table(desk)["caption"]
    assert asked_to_join


def test_the_address_can_ask_for_an_unmarked_table():
    for way in (follow, follow_language):
        desk = Desk.open("knack")
        way(desk, {"marks": "0"})
        assert desk.prefs["marks"] is False
        way(desk, {"marks": "1"})
        assert desk.prefs["marks"] is True
        way(desk, {"marks": "?"})
        assert desk.prefs["marks"] is True


@pytest.mark.parametrize(("lang", "equal"), [("sv", "lika högt"), ("de", "gleich hoch"), ("en", "equally high")])
def test_rule_3_of_knaker_is_told_with_the_ruling_that_corrects_its_words(lang, equal):
    desk = Desk.open("knaker", 3, lang=lang, controls=("me",) * 3)
    desk.put_lines(Lines((Line(positions.at(("4h 5h 9h", "5d 9s Jd", "Kd Kc Ks"), pile="9c", turn=0)),)))
    line = table(desk)["now"]
    assert line["id"] == "3"
    assert "N-1" in line["text"]
    assert equal in line["text"]


def test_a_ruling_that_is_read_otherwise_does_not_correct_the_words():
    state = positions.at(("4h 5h 9h", "5d 9s Jd", "Kd Kc Ks"), pile="9c", turn=0)
    ours = clause_in_force(state.setup, "3", "en")
    letter = games["knaker"].start(players=3, readings={"N-1": "b"}).setup
    assert clause_in_force(letter, "3", "en") == clause_opening("knaker", "3", "en")
    assert ours != clause_opening("knaker", "3", "en")
