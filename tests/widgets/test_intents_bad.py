"""Intents that nobody should send: nothing raises, a notice is set, nothing is lost."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.intents import INTENTS, do

from .helpers import asked, hot_seat, page, standing, table

DEEP: list = []
for _ in range(3000):
    DEEP = [DEEP]

JUNK = [None, True, -1, 10**30, 1.5, float("nan"), "", "x", "\ud800", "x" * 2_000_000, [], [1], {}, {"a": 1}, DEEP]

BAD = {
    "card": [{}, *({"seat": junk, "code": "7h"} for junk in JUNK), *({"seat": 0, "code": junk} for junk in JUNK)],
    "move": [{}, *({"move": junk} for junk in JUNK), {"move": "0 play 1x"}, {"move": "9 knock"}, {"move": "draw 7h"}],
    "why": [
        {},
        *({"move": junk} for junk in JUNK),
        *({"seat": junk, "code": "7h"} for junk in JUNK),
        {"move": "deal"},
        {"move": "9 knock"},
    ],
    "deal": [{"seed": junk} for junk in JUNK if junk not in (None, "", "x", -1)] + [{"seed": "x" * 41}],
    "step": [{}, *({"to": junk} for junk in JUNK if type(junk) is not int)],
    "lang": [{}, *({"lang": junk} for junk in JUNK), {"lang": "fr"}, {"lang": "SV"}],
    "pref": [
        {},
        *({"name": junk, "value": True} for junk in JUNK),
        *(
            {"name": name, "value": junk}
            for name in ("reveal", "tempo", "columns")
            for junk in JUNK
            if junk not in (True, -1) and (name, junk) != ("columns", [])
        ),
        {"name": "columns", "value": ["sv", "fr"]},
        {"name": "columns", "value": [["sv"]]},
        {"name": "columns", "value": ["sv"] * 5},
        {"name": "tempo", "value": 123},
        {"name": "tempo", "value": False},
        {"name": "fourColour", "value": 1},
    ],
    "clause": [{}, *({"id": junk} for junk in JUNK), {"id": "play.99"}, {"id": "play"}],
    "example": [{}, *({"id": junk} for junk in JUNK), {"id": "../play-02-ace-at-once"}],
    "option": [
        {},
        *({"name": junk, "value": 1} for junk in JUNK),
        *({"name": "stake", "value": junk} for junk in JUNK),
        {"name": "stake", "value": 0},
    ],
    "redrawn": [*({"error": junk} for junk in JUNK if not isinstance(junk, str)), {"error": "x" * 41}],
    "read": [
        *({"id": junk, "value": "b"} for junk in JUNK if junk != ""),
        *({"id": "K-5", "value": junk} for junk in JUNK),
    ],
    "new": [
        *({"players": junk} for junk in JUNK if junk is not None),
        *({"players": [junk, junk]} for junk in JUNK if junk not in ("", "x", {}, {"a": 1})),
        *({"players": [{"name": junk}, {"name": "Bo"}]} for junk in JUNK if junk not in ("", "x")),
        *({"players": [{"control": junk}, {}]} for junk in JUNK),
        *({"controls": junk} for junk in JUNK if junk not in (None, [])),
        *({"options": junk} for junk in JUNK if junk not in (None, {}, [], "")),
        *({"seed": junk} for junk in JUNK if junk not in (None, "", "x", -1)),
        *({"dealer": junk} for junk in JUNK if junk is not None),
        {"players": 1},
        {"players": 12},
        {"players": ["Anna"] * 12},
        {"players": ["x" * 81, "Bo"]},
        {"players": ["A\nB", "Bo"]},
        {"players": [{"name": "Anna"}, 5]},
        {"dealer": 3},
    ],
    "look": [{}, *({"seat": junk} for junk in JUNK if type(junk) is not int), {"seat": 3}, {"seat": -1}],
    "control": [
        {},
        *({"seat": junk, "control": "me"} for junk in JUNK),
        *({"seat": 0, "control": junk} for junk in JUNK),
        {"seat": 3, "control": "me"},
    ],
    "load": [
        {},
        *({"text": junk} for junk in JUNK),
        {"text": 'format = "knack-widgets/1"\ngame = "bridge"'},
        {"text": 'format = "knack-widgets/1"\ngame = "knack"\nmoves = ["0 knock"]'},
        {"text": 'format = "knack-widgets/1"\ngame = "knack"\n[page]\ncontrols = ["nobody"]'},
        {"text": 'format = "knack-widgets/1"\ngame = "knack"\n[page]\nseed = "%s"' % ("x" * 41)},
    ],
    "restore_snapshot": [
        {},
        *({"game": junk} for junk in JUNK),
        *({"game": "knack", "matches": junk} for junk in JUNK),
        *({"game": "knack", "matches": [{"lines": junk}]} for junk in JUNK),
        *({"game": "knack", "matches": [{"lines": [{"record": junk, "step": 0}]}]} for junk in JUNK),
        *({"game": "knack", "matches": [{"lines": [{"record": "", "step": junk}]}]} for junk in JUNK),
        {"game": "knack", "matches": [{"lines": [{"record": "eJw", "step": 0}] * 10}]},
    ],
    "original": [
        {},
        *({"text": junk} for junk in JUNK if junk not in ("", "x")),
        {"text": "%PDF-1.7"},
        {"text": " ,. "},
    ],
    "line": [{}, *({"id": junk} for junk in JUNK), {"id": 1}],
}
BAD_CASES = [pytest.param(name, bad, id=f"{name} {i}") for name, cases in BAD.items() for i, bad in enumerate(cases)]


@pytest.fixture
def desk():
    """A match of three between two deals."""
    desk = hot_seat()
    for seat in range(2):
        asked(desk, "move", move=f"{seat} fold")
    asked(desk, "clause", id="play.3")
    return desk


@pytest.mark.parametrize(("name", "bad"), BAD_CASES)
def test_bad_input_is_told_and_changes_nothing(desk, name, bad, caplog):
    before = standing(desk)
    do(desk, {**bad, "do": name})
    assert not caplog.records, "the page's fault was taken for one of the program"
    told = desk.notice
    assert told is not None or table(desk)["refusal"] is not None
    assert standing(desk) == before
    if told:
        assert told.kind == "error"
        assert 0 < len(told.text) < 500
        assert told.text.replace("\n", " ").isprintable()
        assert "Error" not in told.text


@pytest.mark.parametrize("junk", JUNK, ids=range(len(JUNK)))
def test_an_intent_that_nobody_knows_is_told(desk, junk):
    before = standing(desk)
    do(desk, {"do": junk})
    assert desk.notice.kind == "error"
    assert len(desk.notice.text) < 200
    assert standing(desk) == before
    do(desk, {})
    assert desk.notice.kind == "error"


def test_every_intent_of_the_page_is_known():
    assert set(BAD) | {
        "end",
        "take_back",
        "opponent",
        "save",
        "save_beside",
        "save_rules",
        "permalink",
        "settle",
        "extend_log",
        "hint",
    } == set(INTENTS)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=5,
)
KEYS = st.sampled_from(
    ["seat", "code", "move", "seed", "to", "lang", "name", "value", "id", "players", "options", "control", "text", "at"]
)
WORDS = st.sampled_from(
    ["7h", "deal", "end", "0 knock", "sv", "reveal", "tempo", "stake", "play.3", "me", 0, 1, 2, True]
)
ANY = st.fixed_dictionaries({"do": st.sampled_from(sorted(INTENTS))}, optional={}).flatmap(
    lambda do: st.dictionaries(KEYS, WORDS | JSON, max_size=4).map(lambda more: {**more, **do})
)


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(ANY, max_size=6))
def test_whatever_arrives_the_page_gets_something_to_show(sent):
    desk = Desk.open("knack")
    for intent in sent:
        do(desk, intent)
        assert desk.match.lines.line is desk.line
        assert len(desk.match.controls) == len(desk.line.opening.setup.names)
    json.dumps(page(desk))


@pytest.mark.parametrize(("length", "too_long"), [(1000, False), (1001, True)])
def test_a_move_has_at_most_a_thousand_characters(desk, length, too_long):
    do(desk, {"do": "move", "move": "x" * length})
    assert ("1,000" in desk.notice.text) == too_long
