"""The path of a newcomer: short rounds of questions, and the steps on the shelf."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import pytest

from knack_widgets import Practice, Rulebook, Shelf
from knack_widgets.pages.card_answers import answers_on_table
from knack_widgets.rules import games
from knack_widgets.widgets.path_steps import ROUND_STEPS, STEPS, path_data
from knack_widgets.widgets.short_rounds import KINDS, SHORT, short_round
from tests.support.html import Element, read_html

from .helpers import on_page

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)


def paths(shelf: Shelf, drawing: str) -> dict[str, Element]:
    """The path of each game in a drawing, by game."""
    del shelf
    return {
        str(each.attributes["data-path"]): each for each in read_html(drawing).all() if "data-path" in each.attributes
    }


@pytest.mark.parametrize("game", games)
@pytest.mark.parametrize("step", KINDS)
def test_a_short_round_has_three_questions_of_its_kinds_about_different_clauses(game: str, step: str) -> None:
    for seed in range(3):
        round_of = short_round(game, step, seed)
        assert len(round_of) == SHORT
        assert {each.kind for each in round_of} <= set(KINDS[step])
        assert len({each.clause for each in round_of}) == SHORT
        assert [each.id for each in round_of] == [each.id for each in short_round(game, step, seed)]


@pytest.mark.parametrize("game", ["knack", "kopknack", "svangknack"])
def test_the_first_questions_are_answered_by_pressing_cards(game: str) -> None:
    assert all(answers_on_table(each) for seed in range(3) for each in short_round(game, "refused", seed))


@pytest.mark.parametrize("step", ROUND_STEPS)
def test_an_address_begins_a_round_of_the_path_and_its_end_names_the_step(step: str) -> None:
    book = Rulebook("knack", lang="en")
    book._follow({"practise": step})
    part = on_page(book).practice
    assert on_page(part).practice["count"] == (10 if step == "round" else SHORT)
    assert on_page(part).practice["scope"].endswith(", Knack")
    assert on_page(part).practice["sheet"]
    for _ in range(on_page(part).practice["count"]):
        part._hear(None, {"do": "check", "choices": sorted(part.session.exercise.answer)}, None)
        assert on_page(part).question["step"] is None
        part._hear(None, {"do": "next"}, None)
    assert on_page(part).question["over"]
    assert on_page(part).question["step"] == step
    assert on_page(part).practice["measure" if "measure" in on_page(part).practice else "result"]


def test_a_step_that_does_not_exist_is_named() -> None:
    with pytest.raises(ValueError, match="no step"):
        Practice("knack", step="nowhere")


def test_a_round_about_a_chapter_is_no_step() -> None:
    part = Practice("knack", chapter="play", count=1, lang="en", clock=lambda: NOW)
    part._hear(None, {"do": "check", "choices": sorted(part.session.exercise.answer)}, None)
    part._hear(None, {"do": "next"}, None)
    assert on_page(part).question["step"] is None


@pytest.mark.parametrize("lang", ["sv", "de", "en"])
def test_the_shelf_shows_each_game_with_its_steps_and_the_next_one(lang: str) -> None:
    shelf = Shelf(lang)
    drawn = paths(shelf, shelf.html)
    assert set(drawn) == {book["game"] for book in shelf.books}
    for game, path in drawn.items():
        links = [each for each in path.all() if each.tag == "a"]
        hrefs = [f"{game}.ipynb?lang={lang}", *(f"{game}.ipynb?lang={lang}&practise={step}" for step in STEPS[1:])]
        assert [link.attributes["href"] for link in links] == hrefs
        assert [link.attributes.get("aria-current") for link in links] == ["step"] + [None] * (len(STEPS) - 1)
        assert len(path.of_class("kb-next")) == 1


def test_done_steps_come_back_from_the_browser_and_the_next_one_stands_out() -> None:
    shelf = Shelf("en")
    shelf._hear(None, {"do": "learned", "kept": "", "read": {}, "path": {"knack": ["why", "play", "gone"]}}, None)
    drawn = paths(shelf, shelf.learned)
    assert set(drawn) == {"knack"}
    rows = [each for each in drawn["knack"].all() if each.tag == "li"]
    assert [sorted(row.classes) for row in rows] == [["kb-done"], ["kb-next"], ["kb-done"], []]
    assert rows[0].text == "✓Play (done)"
    assert [step["next"] for step in path_data("knack", "en", STEPS)] == [False] * len(STEPS)


@pytest.mark.parametrize("path", [None, 7, [], {"knack": "play"}, {"knack": [7, None]}, {"nowhere": ["play"]}, {3: []}])
def test_steps_that_are_none_change_nothing(path: object) -> None:
    shelf = Shelf("en")
    shelf._hear(None, {"do": "learned", "kept": "", "read": {}, "path": path}, None)
    assert paths(shelf, shelf.learned) == {}


PRESS_S, DECISION_S, WORDS_PER_MINUTE = 1.1, 1.35, 200
"""The keystroke model: a press, a decision, and reading."""
POSITION_WORDS = 8
"""Whose turn it is, trumps and the trick."""


def words_in(html: str) -> int:
    """The number of words of HTML."""
    return len(re.sub(r"<[^>]+>", " ", html).split())


@pytest.mark.parametrize("lang", ["sv", "de", "en"])
@pytest.mark.parametrize("game", games)
def test_a_newcomers_first_round_takes_less_than_two_minutes(game: str, lang: str) -> None:
    for seed in (1, 7):
        part = Practice(game, step="refused", lang=lang, seed=seed, clock=lambda: NOW)
        presses, decisions, words = 1, 1, 0
        while not part.over:
            asked = on_page(part).practice
            labels = [] if asked["taps"] else [choice["label"] for choice in asked["choices"]]
            part.answer(part.exercise.answer)
            grade = on_page(part).practice["grade"]
            read = [asked["question"], *labels, *(one["text"] for one in grade["reasons"])]
            read += [one["label"] for reason in grade["reasons"] for one in reason["about"]]
            read += [clause["html"] for clause in grade["clauses"]]
            words += sum(map(words_in, read)) + POSITION_WORDS
            presses += len(part.exercise.answer) + 2  # with Check and Next question
            decisions += len(part.exercise.answer)
            part.next()
        assert presses * PRESS_S + decisions * DECISION_S + 60 * words / WORDS_PER_MINUTE < 120
