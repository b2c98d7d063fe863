"""What the steps near by would show is told before it is asked for, and is what comes when it is."""

import asyncio
import json

import comm
import ipywidgets
import pytest
from comm.base_comm import BaseComm

from knack_widgets import Chapter, Rulebook, Steps, Table, Text
from knack_widgets.rulebook.examples import examples
from knack_widgets.rules import games
from knack_widgets.widgets import ahead
from tests.support.html import read_html
from tests.support.seeds import sparsely

from .helpers import on_page


@pytest.fixture(autouse=True)
def tidy():
    yield
    ipywidgets.Widget.close_all()


@pytest.fixture
def told(monkeypatch):
    """What goes to the page beside traits."""
    messages = []

    class Wire(BaseComm):
        def publish_msg(self, _, data=None, **__):
            if (data or {}).get("method") == "custom":
                messages.append(json.loads(json.dumps(data["content"], allow_nan=False)))

    monkeypatch.setattr(comm, "create_comm", Wire)
    return messages


def heard(part, **intent):
    part._handle_custom_msg(intent, [])


def traits(part):
    return vars(on_page(part))


def near(part):
    return ahead.near(part.desk, part._draw, traits(part))


def after(part, to):
    """What the page would have that now asked for the step and had what was told."""
    return {**traits(part), **near(part)["steps"][str(to)]}


@pytest.mark.parametrize("game", sparsely([(game,) for game in games], 2))
def test_it_is_what_comes_when_the_step_is_asked_for(game):
    example = max(examples(game).values(), key=lambda one: len(one.record.steps))
    part = Rulebook(game, example=example.id)
    heard(part, do="step", to=0)
    count = on_page(part).steps["count"]
    for to in (*range(1, count + 1), *range(count - 1, -1, -1)):
        expected = after(part, to)
        heard(part, do="step", to=to)
        # what is kept for a reload is not shown
        assert {**traits(part), "keep": None} == {**expected, "keep": None}


def test_of_a_match_that_is_played_hands_stay_hidden_as_they_are_when_one_looks_back():
    part = Rulebook("knack", seed=22)
    heard(part, do="move", move="0 knock")
    at = on_page(part).steps["at"]
    expected = after(part, at - 1)
    others = read_html(expected["drawing"]).one("kb-seats")
    assert others.of_class("kb-card")
    assert all("data-card" not in card.attributes for card in others.of_class("kb-card"))
    heard(part, do="step", to=at - 1)
    assert on_page(part).drawing == expected["drawing"]
    assert set(near(part)["steps"]) == {str(at - 2), str(at)}


def test_a_word_that_goes_with_the_step_goes_with_it():
    part = Rulebook("knack", seed=22)
    heard(part, do="nonsense")
    assert on_page(part).notice["text"]
    assert not near(part)["steps"]["0"]["notice"]


def test_nothing_of_the_desk_is_changed_and_nobody_is_told():
    part = Rulebook("knack", seed=22)
    heard(part, do="step", to=0)
    before = (part.desk.match.lines, part.desk.serial, part.desk.notice)
    calls = []
    part.desk.changed.append(lambda: calls.append(1))
    near(part)
    assert (part.desk.match.lines, part.desk.serial, part.desk.notice) == before
    assert not calls


@pytest.mark.parametrize("kind", [Rulebook, Chapter, Steps])
def test_it_is_told_a_moment_after_the_step(kind, told):
    async def press():
        part = kind("knack", seed=22)
        heard(part, do="step", to=0)
        assert told == []
        await asyncio.sleep(2 * ahead.PAUSE)
        return part

    part = asyncio.run(press())
    (message,) = told
    assert message["ahead"]["at"] == 0
    assert list(message["ahead"]["steps"]) == ["1"]
    assert message["ahead"]["steps"]["1"]["steps"]["at"] == 1
    assert ("table" in message["ahead"]["steps"]["1"]) == ("table" in part._shows)


@pytest.mark.parametrize("kind", [Table, Text])
def test_parts_without_steps_are_told_nothing(kind, told):
    async def press():
        heard(kind("knack", seed=22), do="step", to=0)
        await asyncio.sleep(2 * ahead.PAUSE)

    asyncio.run(press())
    assert told == []


@pytest.mark.parametrize(
    ("then", "at"),
    [
        ({"do": "step", "to": 1}, [1]),
        ({"do": "lang", "lang": "de"}, [0]),  # only looked at: the walk goes on
        ({"do": "move", "move": "0 knock"}, []),
        ({"do": "nonsense"}, []),
    ],
)
def test_another_press_calls_it_off_and_the_walk_goes_on_or_not(told, then, at):
    async def press():
        part = Rulebook("knack", seed=22)
        heard(part, do="step", to=0)
        heard(part, **then)
        await asyncio.sleep(2 * ahead.PAUSE)

    asyncio.run(press())
    assert [one["ahead"]["at"] for one in told] == at


def test_who_does_not_walk_is_told_nothing(told):
    async def press():
        heard(Rulebook("knack", seed=22), do="lang", lang="de")
        await asyncio.sleep(2 * ahead.PAUSE)

    asyncio.run(press())
    assert told == []


def test_a_closed_part_says_nothing_more(told):
    async def press():
        part = Rulebook("knack", seed=22)
        heard(part, do="step", to=0)
        part.close()
        await asyncio.sleep(2 * ahead.PAUSE)

    asyncio.run(press())
    assert told == []


def test_a_script_is_told_nothing(told):
    heard(Rulebook("knack", seed=22), do="step", to=0)
    assert told == []
