"""Widgets of an unknown game: all raise the same clear error."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from knack_widgets import Chapter, Compare, OpenQuestions, Practice, Rulebook, Sheet, Steps, Table, Text
from knack_widgets.rules import OptionError
from knack_widgets.study.exercises import ExerciseError
from knack_widgets.widgets.parting import Parting

WIDGETS: dict[str, Callable[[Any], object]] = {
    "Rulebook": Rulebook,
    "Table": Table,
    "Text": Text,
    "Steps": Steps,
    "Practice": Practice,
    "Sheet": Sheet,
    "Chapter": lambda game: Chapter(game, chapter="play"),
    "Parting": lambda game: Parting(game, "K-5", "b"),
    "Compare": lambda game: Compare(game, option="stake", values=(1, 2), example="play-03-follow-suit"),
    # without a game it shows the questions of all
    "OpenQuestions": lambda game: OpenQuestions("" if game is None else game),
}


@pytest.mark.parametrize("game", ["whist", "", None, 7, ["knack"]])
@pytest.mark.parametrize("widget", WIDGETS)
def test_a_game_that_is_not_on_the_shelf_is_refused_with_those_that_are(widget: str, game: object) -> None:
    with pytest.raises((OptionError, ExerciseError), match=r"^game .*: expected one of knack, knack31"):
        WIDGETS[widget](game)
