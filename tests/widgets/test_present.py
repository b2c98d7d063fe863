"""The table as data: whole in every phase and language, and without a card that the reader cannot know."""

import json
from random import Random
from typing import NotRequired, get_origin, get_type_hints, is_typeddict

import pytest

from knack_widgets.pages.seat_data import SeatData
from knack_widgets.pages.standing import marks
from knack_widgets.pages.steps import steps
from knack_widgets.pages.story import LOG_LINES, LOG_PAGES, log
from knack_widgets.pages.table_data import TableData
from knack_widgets.rulebook.examples import examples
from knack_widgets.rulebook.fingerprints import load_source
from knack_widgets.rulebook.speech import Speaker
from knack_widgets.rules import games
from knack_widgets.rules.core.facts import Setup
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.intents import do

from .helpers import (
    LANGS,
    NAMES,
    asked,
    hot_seat,
    onward,
    openly,
    random_record,
    speaker,
    table,
)

PARTS = [kind for kind in get_type_hints(TableData).values() if is_typeddict(kind)]


def has_fields(data, *kinds):
    """Whether the data has every field that the kinds require, and none that they do not declare."""
    hints = {name: hint for kind in kinds for name, hint in get_type_hints(kind, include_extras=True).items()}
    required = {name for name, hint in hints.items() if get_origin(hint) is not NotRequired}
    return required <= set(data) <= set(hints)


def steps_of(example, game="knack", every=1):
    """A desk at each step of an example (or at some, the last one among them), with open hands."""
    desk = Desk.open(game)
    do(desk, {"do": "example", "id": example})
    for at in range(len(desk.line.steps), -1, -every):
        asked(desk, "step", to=at)
        yield desk


# -- every phase in every language


@pytest.mark.apart
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", games)
def test_every_step_of_every_example_can_be_shown(game, lang):
    phases = set()
    for name in examples(game):
        # in the language of the original every step, in the others every fourth from the end
        for desk in steps_of(name, game, every=1 if lang == load_source(game).lang else 4):
            do(desk, {"do": "lang", "lang": lang})
            data = table(desk)
            phases.add(data["phase"])
            assert has_fields(data, *PARTS)
            assert all(has_fields(seat, SeatData) for seat in data["seats"])
            for words in ("caption", "phaseWords", "status", "trumpWords"):
                assert isinstance(data[words], str)
                assert data[words].strip() or words == "trumpWords"
            fixed = desk.view.turn is not None or data["trump"] is not None
            assert bool(data["trumpWords"]) == (hasattr(desk.view, "trump") and fixed)
            assert data["caption"].rstrip(".") == data["caption"]
            json.dumps(data, allow_nan=False)
            json.dumps([marks(desk.sight), steps(desk.sight, speaker(desk))], allow_nan=False)
            assert (data["refusal"] is None) == (desk.line.last is None or desk.line.last.verdict is None)
    if lang == load_source(game).lang:
        assert phases == set(games[game].phases)


def test_the_languages_say_different_words_about_the_same_table():
    desk = hot_seat()
    onward(desk, Random(5), 9)
    said, rest = [], []
    for lang in LANGS:
        asked(desk, "lang", lang=lang)
        data = table(desk)
        said.append((data["status"], data["phaseWords"], data["caption"], data["log"][-1]["text"]))
        rest.append([(line["id"], line["clause"]) for line in data["log"]])
    assert all(len(set(words)) == 3 for words in zip(*said, strict=True))
    assert rest[0] == rest[1] == rest[2]


# -- what may be done


def moves(desk):
    """The moves that are allowed, as the buttons have them; the others are there as well, and can be tried."""
    return [action["move"] for action in table(desk)["actions"] if not action["disabled"]]


def test_before_and_after_a_deal_it_can_be_dealt_or_ended():
    desk = hot_seat()
    asked(desk, "move", move="0 fold")
    asked(desk, "move", move="1 fold")
    assert moves(desk) == ["deal", "end"]
    assert [action["primary"] for action in table(desk)["actions"]] == [True, False]


def test_in_the_bidding_the_reader_on_turn_has_the_two_moves_and_nobody_else_has():
    desk = Desk.open("knack")
    assert moves(desk) == ["0 knock", "0 fold"]
    asked(desk, "move", move="0 knock")
    assert moves(desk) == []
    assert table(desk)["wait"] == "opponent"


def test_revealed_hands_do_not_give_the_reader_the_opponents_moves():
    desk = Desk.open("knack")
    asked(desk, "pref", name="reveal", value=True)
    asked(desk, "move", move="0 knock")
    assert moves(desk) == []


def test_looking_back_the_reader_may_play_on_and_nobody_waits():
    desk = Desk.open("knack", seed=2)
    asked(desk, "move", move="0 knock")
    asked(desk, "opponent")
    asked(desk, "step", to=1)
    data = table(desk)
    assert (data["behind"], data["wait"]) == (True, None)
    assert moves(desk) == ["0 knock", "0 fold"]
    asked(desk, "step", to=2)
    assert (table(desk)["wait"], moves(desk)) == (None, [])
    asked(desk, "step", to=0)
    assert moves(desk) == []


def test_legal_cards_are_marked_and_the_others_can_be_clicked():
    desk = openly(Desk.open("knack", 3, seed=22, controls=["me"] * 3))
    for seat in range(3):
        asked(desk, "move", move=f"{seat} knock")
    hand = table(desk)["seats"][0]["hand"]
    assert {card["code"] for card in hand if card["legal"]} == {move.args[0] for move in desk.state.moves()}
    assert {card["legal"] for card in hand} == {True, False}
    assert {card["mine"] for card in hand} == {True}


# -- a deal that is over


def test_after_a_deal_the_last_trick_and_what_was_paid_can_be_read():
    desk = hot_seat(seed=3)
    for seat in range(3):
        asked(desk, "move", move=f"{seat} knock")
    while desk.state.phase == "play":
        onward(desk, Random(2), 1)
    data = table(desk)
    assert data["trick"] == []
    assert len(data["lastTrick"]) == 3
    assert [played["winning"] for played in data["lastTrick"]].count(True) == 1
    assert all(played["code"] for played in data["lastTrick"])
    cited = [line["clause"] for line in data["log"]]
    assert {"payment.1", "payment.2"} & set(cited)
    assert sum(seat["tricks"] for seat in data["seats"]) == 3
    for seat, balance in zip(data["seats"], desk.state.balances, strict=True):
        assert (seat["balance"], seat["balanceWords"][-1]) == (balance, str(abs(balance))[-1])
        assert (seat["hand"], seat["in"], seat["turn"]) == ([], True, False)
    # trumps are gone from the table, but what they were is still said
    played = desk.line.steps[0].after.trump
    assert (data["up"], data["trump"]) == ([], played)
    assert data["trumpWords"] == f"Trumf var {speaker(desk).suit(played)}"


def test_betar_are_listed_with_the_going_one_first():
    desk = Desk.open("knack")
    desk.show(random_record(Random(4), deals=6))
    for step in range(len(desk.line.steps)):
        asked(desk, "step", to=step)
        found = table(desk)["betar"]
        assert [one["value"] for one in found] == list(desk.state.bets)
        assert [one["going"] for one in found] == [i == 0 for i in range(len(found))]


# -- the log


def test_the_log_grows_at_its_end_and_keeps_the_numbers_of_its_lines():
    desk = hot_seat(*NAMES)
    seen = {}
    for _ in range(60):
        onward(desk, Random(desk.line.at), 1)
        lines = table(desk)["log"]
        ids = [line["id"] for line in lines]
        assert ids == sorted(set(ids))
        assert len(ids) <= LOG_LINES
        for line in lines:
            assert seen.setdefault(line["id"], line["clause"]) == line["clause"]
    assert len(lines) == LOG_LINES


def test_a_log_that_has_been_told_once_is_told_to_each_reader_in_other_words():
    desk = hot_seat(*NAMES)
    onward(desk, Random(1), 30)
    setup = desk.line.opening.setup
    others = Setup(setup.game, ("Kim", *setup.names[1:]), setup.first, setup.options, setup.without, setup.readings)
    speakers = [Speaker("en", setup), Speaker("sv", setup), Speaker("en", setup, 0), Speaker("en", others)]
    first, again = ([log(desk.sight, speaker)["log"] for speaker in speakers] for _ in range(2))
    assert first == again
    texts = {tuple(line["text"] for line in lines) for lines in first}
    assert len(texts) == len(speakers)


def test_earlier_lines_of_the_log_come_when_they_are_asked_for():
    desk = hot_seat(*NAMES)
    assert not table(desk)["earlier"]
    onward(desk, Random(1), 120)
    newest = table(desk)
    assert newest["earlier"]
    asked(desk, "extend_log")
    more = table(desk)["log"]
    assert more[-LOG_LINES:] == newest["log"]
    assert LOG_LINES < len(more) <= 2 * LOG_LINES
    for _ in range(2 * LOG_PAGES):
        asked(desk, "extend_log")
    assert desk.look.log_pages == LOG_PAGES
    assert not table(desk)["earlier"]
    assert table(desk)["log"][0]["id"] == 101
    asked(desk, "new")  # another match is told from its beginning
    assert desk.look.log_pages == 1


def test_who_made_the_last_step_is_known_and_chance_is_nobody():
    desk = hot_seat()
    assert table(desk)["mover"] is None
    asked(desk, "move", move="1 knock")
    assert table(desk)["mover"] is None
    asked(desk, "move", move="0 knock")
    assert table(desk)["mover"] == 0


def test_a_step_back_takes_lines_off_the_end():
    desk = hot_seat()
    onward(desk, Random(1), 5)
    whole = table(desk)["log"]
    asked(desk, "step", to=desk.line.at - 1)
    shorter = table(desk)["log"]
    assert whole[: len(shorter)] == shorter
    assert len(shorter) < len(whole)


def test_a_name_is_shown_as_it_is_given():
    desk = hot_seat("<script>", "Bo & Co")
    assert table(desk)["seats"][0]["name"] == "<script>"
