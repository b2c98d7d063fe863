"""Marks, steps, set-up, notices, cards and words as a page gets them."""

import json
from random import Random

import pytest

from knack_widgets.pages import deck, standing
from knack_widgets.pages import setup as setup_of
from knack_widgets.pages import steps as steps_of
from knack_widgets.rulebook.bundles import MissingMessage
from knack_widgets.rules.core.cards import CARDS
from knack_widgets.rules.core.options import Option
from knack_widgets.widgets import assets, pagedata
from knack_widgets.widgets.desk import Desk

from .helpers import GAME, LANGS, asked, hot_seat, onward, speaker


def steps(sight):
    return steps_of.steps(sight, sight.speaker)


def setup(desk):
    return setup_of.setup(desk.sight, speaker(desk))


# -- marks


def test_marks_name_clauses_of_the_game_alone():
    desk = hot_seat()
    for _ in range(40):
        onward(desk, Random(desk.line.at), 1)
        found = standing.marks(desk.sight)
        assert set(found) == {"inForce", "refused", "happened", "focus", "follow"}
        for name in ("inForce", "refused", "happened"):
            assert set(found[name]) <= set(GAME.clauses)
            assert len(set(found[name])) == len(found[name])
        if any(name != "turn" for name, *_ in desk.state.events):
            assert found["happened"]


def test_marks_tell_a_refusal_and_the_chosen_clause():
    desk = hot_seat()
    asked(desk, "move", move="1 knock")
    asked(desk, "clause", id="play.3")
    assert standing.marks(desk.sight)["refused"] == ["bidding.1"]
    assert standing.marks(desk.sight)["focus"] == "play.3"
    asked(desk, "move", move="0 knock")
    assert standing.marks(desk.sight)["refused"] == []


def test_before_the_first_deal_nothing_has_happened():
    desk = hot_seat()
    asked(desk, "step", to=0)
    assert standing.marks(desk.sight)["happened"] == []


# -- steps


@pytest.mark.parametrize(
    ("lang", "start", "knock"),
    [
        ("sv", "Början", "2: Anna knackar och är med"),
        ("de", "Anfang", "2: Anna klopft und ist dabei"),
        ("en", "The beginning", "2: Anna knocks and is in"),
    ],
)
def test_each_step_has_a_label(lang, start, knock):
    desk = hot_seat(lang=lang)
    asked(desk, "move", move="0 knock")
    assert steps(desk.sight)["label"] == knock
    asked(desk, "step", to=0)
    assert steps(desk.sight)["label"] == start
    assert (steps(desk.sight)["at"], steps(desk.sight)["count"], steps(desk.sight)["deals"]) == (0, 2, [0])


def test_lines_are_numbered_and_the_one_on_the_table_is_told():
    desk = hot_seat(lang="en")
    asked(desk, "move", move="0 knock")
    asked(desk, "step", to=1)
    asked(desk, "move", move="0 fold")
    found = steps(desk.sight)
    assert found["lines"] == [{"id": 0, "label": "as played"}, {"id": 1, "label": "version 2"}]
    assert found["line"] == 1
    asked(desk, "line", id=0)
    assert (steps(desk.sight)["line"], steps(desk.sight)["at"], steps(desk.sight)["count"]) == (0, 1, 2)


# -- set-up


def test_the_set_up_of_a_match():
    found = setup(Desk.open("knack", ["Anna", "Bo"], stake=3, seed=7, lang="en", controls=["careful", "me"]))
    assert found["players"] == [
        {"seat": 0, "name": "Anna", "control": "careful"},
        {"seat": 1, "name": "Bo", "control": "me"},
    ]
    assert (found["minPlayers"], found["maxPlayers"], found["dealer"]) == (2, 11, 1)
    assert [control["id"] for control in found["controls"]] == ["me", "random", "careful", "strong"]
    assert found["options"] == [
        {
            "name": "stake",
            "label": "Stake for each trick",
            "type": "int",
            "choices": [],
            "min": 1,
            "step": 1,
            "value": 3,
            "clause": "setup.1",
        }
    ]


def test_kinds_of_options():
    speak = speaker(Desk.open("knack"))
    options = {
        "bool": Option("a", False, choices=(False, True)),
        "choice": Option("b", "x", choices=("x", "y")),
        "int": Option("c", 6, least=3, multiple=3),
    }
    for kind, option in options.items():
        with pytest.warns(MissingMessage):  # nobody has written labels for these
            found = setup_of.option_data(option, speak)
        assert found["type"] == kind
        assert (found["min"], found["step"]) == (option.least, option.multiple)
        assert [choice["value"] for choice in found["choices"]] == (["x", "y"] if kind == "choice" else [])


# -- notices


def test_notices():
    desk = Desk.open("knack")
    assert pagedata.notice(desk) is None
    asked(desk, "save")
    found = pagedata.notice(desk)
    assert found["kind"] == "info"
    assert found["download"]["name"] == "knack-1.toml"
    assert found["download"]["text"].startswith('format = "knack-widgets/1"')
    assert found["copy"] is None
    asked(desk, "permalink")
    assert pagedata.notice(desk)["copy"].startswith("game=knack&record=")
    assert pagedata.notice(desk)["serial"] > found["serial"]
    asked(desk, "nonsense")
    assert pagedata.notice(desk)["kind"] == "error"


# -- words and cards


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("files", "words"),
    [(["words.txt"], pagedata.words), (["words.txt", "drawn_words.txt"], pagedata.drawn_words)],
)
def test_there_is_a_word_for_every_key_of_the_modules(lang, files, words):
    text = "".join((assets.STATIC / name).read_text("utf-8") for name in files)
    assert list(words(lang)) == [line.partition(" = ")[0] for line in text.splitlines() if " = " in line]
    assert all(text.strip() for text in words(lang).values())


def test_words_differ_by_language():
    sv, de, en = map(pagedata.drawn_words, LANGS)
    same = [key for key in sv if sv[key] == de[key] == en[key]]
    assert same == ["lang_de", "lang_en", "lang_sv", "original"]


@pytest.mark.parametrize("lang", LANGS)
def test_there_is_a_picture_and_a_name_for_every_card_of_the_pack(lang):
    pack = frozenset(GAME.pack(GAME.setup(2, {})))
    found = deck.cards(pack, lang)
    assert list(found) == [card for card in CARDS if card in pack] + ["back", "blank"]
    assert len({card["name"] for card in found.values()}) == 37
    for card in found.values():
        assert card["svg"].startswith("<svg")
        assert card["name"]
    assert len(json.dumps(found)) < 200_000


def test_cards_have_the_indices_of_the_language():
    pack = frozenset(GAME.pack(GAME.setup(2, {})))
    assert [deck.cards(pack, lang)["Jh"]["short"] for lang in LANGS] == ["♥Kn", "♥B", "♥J"]
    assert deck.cards(pack, "sv")["Ts"]["short"] == "♠10"
