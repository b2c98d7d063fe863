"""Nothing that a page gets holds or names a card that the reader cannot know."""

import json
from random import Random

import pytest

from knack_widgets.pages.standing import marks
from knack_widgets.pages.steps import steps
from knack_widgets.rulebook.examples import examples
from knack_widgets.rules.core.cards import in_order
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.sealing import seal
from tests.support.seeds import seeds

from .helpers import LANGS, asked, in_this_deal, named, onward, random_record, speaker, table, unknown_cards


def check(desk):
    """Nothing in any language names a card that the reader cannot know."""
    unknown = unknown_cards(desk)
    view, visible_seats = table(desk), desk.sight.visible_seats
    for seat in view["seats"]:
        held = desk.state.hands[seat["seat"]]
        codes = [card["code"] for card in seat["hand"]]
        assert codes == (in_order(held) if seat["seat"] in visible_seats else [None] * len(held))
        assert all(card["mine"] == (seat["human"] and card["code"] is not None) for card in seat["hand"])
    for lang in LANGS:
        desk.speak(lang)
        data = [in_this_deal(desk, table(desk)), marks(desk.sight), steps(desk.sight, speaker(desk)), repr(desk.view)]
        text = json.dumps(data, ensure_ascii=False).replace("\\", "")
        assert named(text, lang, unknown) == []
    return unknown


def test_a_name_is_found_in_any_form_and_chance_in_what_is_sealed_is_none() -> None:
    cards = {"6s", "Kh", "Td"}
    for text in ('{"code": "6s"}', "1 play 6s", "♠6", "the six of spades", "knack 6s"):
        assert named(text, "en", cards) == ["6s"]
    assert named('{"keep": "knack1.AB-6s-Zk_Kh-Td=="}', "en", cards) == []
    assert named('{"keep": "knack1.AB-6s-Zk_Kh-Td==", "up": "Kh"}', "en", cards) == ["Kh"]
    assert named(seal("1 play 6s", "knack"), "en", cards) == []


SEATINGS = {
    "one reader": ("me", "careful", "careful", "random"),
    "two readers": ("me", "careful", "me", "careful"),
    "around one screen": ("me", "me", "me", "me"),
    "nobody": ("careful", "random", "careful", "random"),
}


@pytest.mark.parametrize("seed", seeds(1, 2))
@pytest.mark.parametrize("controls", SEATINGS.values(), ids=SEATINGS)
def test_no_card_is_shown_that_the_reader_cannot_know(controls, seed):
    record = random_record(Random(seed), deals=2, tries=0.3)
    desk = Desk.open("knack")
    desk.show(record, 0, controls)
    face_down = tries = 0
    for step in range(len(record.steps) + 1):
        asked(desk, "step", to=step)
        unknown = check(desk)
        trick = table(desk)["trick"]
        face_down += any(played["blank"] and played["code"] is None for played in trick)
        last = desk.line.last
        tries += bool(last and last.verdict and last.verdict.move.args[0] in unknown)
    assert face_down > 0
    assert tries > 0


def test_revealed_hands_are_shown_but_only_the_readers_can_be_clicked():
    desk = Desk.open("knack", 3)
    asked(desk, "pref", name="reveal", value=True)
    seats = table(desk)["seats"]
    assert all(card["code"] for seat in seats for card in seat["hand"])
    assert [{card["mine"] for card in seat["hand"]} for seat in seats] == [{True}, {False}, {False}]


def face_down():
    """Hot seat, the second trick led face down by seat 0 (Anna)."""
    record = examples("knack")["play-12-lead-face-down"].record
    desk = Desk.open("knack", lang="en", record=record, at=10)
    assert desk.line.last.text == "0 blank 7c"
    return desk


def test_a_card_face_down_is_its_owners_secret_until_the_deal_is_over():
    desk = face_down()
    assert table(desk)["trick"] == [
        {"seat": 0, "code": None, "blank": True, "winning": True, "words": "Anna: a card face down"}
    ]
    assert "seven" not in json.dumps([in_this_deal(desk, table(desk)), steps(desk.sight, speaker(desk))])
    asked(desk, "control", seat=1, control="random")
    asked(desk, "control", seat=2, control="random")
    assert table(desk)["trick"][0]["code"] == "7c"
    assert "the seven of clubs" in steps(desk.sight, speaker(desk))["label"]


def test_when_the_deal_is_over_the_log_names_the_card_that_lay_face_down():
    desk = face_down()
    number = next(line["id"] for line in table(desk)["log"] if "a card face down" in line["text"])
    asked(desk, "step", to=99)
    onward(desk, Random(1), 4 if desk.state.phase == "play" else 0)
    while desk.state.phase == "play":
        onward(desk, Random(1), 1)
    assert desk.state.chance == "deal" or desk.state.deals == 2
    line = next(line for line in table(desk)["log"] if line["id"] == number)
    assert "the seven of clubs face down" in line["text"]


def test_a_recorded_try_of_a_hidden_hand_is_told_without_its_card():
    record = examples("knack")["play-12-lead-face-down"].record
    desk = Desk.open("knack", lang="en", record=record, at=12, controls=["me", "careful", "careful"])
    assert desk.line.last.verdict.move.seat == 2
    data = table(desk)
    assert data["refusal"] is None
    assert data["log"][-1]["text"] == "Tried: Cleo"
    assert steps(desk.sight, speaker(desk))["label"] == "12: Tried: Cleo"
    assert marks(desk.sight)["refused"] == []
    asked(desk, "pref", name="reveal", value=True)
    assert table(desk)["refusal"]["clauses"] == list(desk.line.last.verdict.clauses)
    assert "queen of diamonds" in table(desk)["log"][-1]["text"]
