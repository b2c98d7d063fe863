"""Dots that are carried into the next match (16.1, N-23)."""

from __future__ import annotations

import pytest

from knack_widgets.rules import OptionError, Record
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.intents import do

from .positions import at, plays, start

TATTLE = ("2 cheat accuse 0", "2 cheat accuse 1")


def test_16_1_n23_an_onlookers_dots_are_handed_on() -> None:
    state = at(["5h ? ?", "? ? ?", ""], down=["", "", ""], pile="4s", cheating=True, exits=((2, 0),))
    assert state.next_options == {"dots": ""}
    after = plays(state, *TATTLE)
    assert (after.dots, after.carried, after.next_options) == ((0, 0, 0), (0, 0, 2), {"dots": "002"})


@pytest.mark.parametrize(("text", "dots"), [("", (0, 0, 0)), ("1", (1, 0, 0)), ("012", (0, 1, 2)), ("0404", (0, 4, 0))])
def test_16_1_n23_a_match_begins_with_the_dots_it_is_given(text: str, dots: tuple[int, ...]) -> None:
    assert start(players=3, dots=text).dots == dots


@pytest.mark.parametrize("bad", ["5", "1 2", "x", 1, True, None, "0" * 40, ["1"]])
def test_16_1_n23_other_dots_are_refused(bad: object) -> None:
    with pytest.raises(OptionError, match="one for each seat") as caught:
        start(players=3, dots=bad)
    assert caught.value.clause == "16.1"


def test_16_1_n23_the_dots_stand_in_the_record() -> None:
    record = Record(game="knaker", players=3, options={"dots": "010"})
    assert Record.loads(record.dumps()).opening.dots == (0, 1, 0)  # type: ignore[attr-defined]


def test_16_1_n23_the_next_match_at_the_page_begins_with_them() -> None:
    desk = Desk.open("knaker", players=3, seed=1, controls=["me"] * 3, cheating=True)
    last = desk.state.evolve(carried=(0, 0, 1))  # type: ignore[call-arg]
    step = desk.line.steps[-1]
    line = type(desk.line)(desk.line.opening, (type(step)(step.text, step.before, last),), 1)
    desk.put_lines(desk.match.lines.replace_line(line))
    do(desk, {"do": "new"})
    assert desk.state.dots == (0, 0, 1)  # type: ignore[attr-defined]
    do(desk, {"do": "new"})
    assert desk.state.dots == (0, 0, 0)  # type: ignore[attr-defined]
