"""The path of a newcomer: short rounds of questions, and the steps on the shelf."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import pytest

from knack_widgets import Practice, Rulebook, Shelf
from knack_widgets.pages.card_answers import answers_on_table
from knack_widgets.rulebook.exercised_clauses import has_traps
from knack_widgets.rules import games
from knack_widgets.widgets.path_steps import ROUND_STEPS, STEPS, path_data
from knack_widgets.widgets.short_rounds import KINDS, SHORT, short_round
from knack_widgets.widgets.trap_rounds import day_words, trap_of_day, traps_of
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
    assert on_page(part).practice["count"] == (SHORT if step in KINDS else 10)
    assert on_page(part).practice["scope"].endswith("Knack" if step == "round" else ", Knack")
    assert on_page(part).practice["sheet"]
    for _ in range(on_page(part).practice["count"]):
        part._hear(None, {"do": "check", "choices": sorted(part.session.exercise.answer)}, None)
        assert on_page(part).question["step"] is None
        part._hear(None, {"do": "next"}, None)
    assert on_page(part).question["over"]
    assert on_page(part).question["step"] == step
    assert on_page(part).practice["measure" if "measure" in on_page(part).practice else "result"]


@pytest.mark.parametrize(("right", "words"), [(True, "right at the first try"), (False, "I fell into it")])
def test_the_trap_of_a_day_has_a_result_to_share_without_anybodys_data(right: bool, words: str) -> None:
    book = Rulebook("knack", lang="en")
    book._follow({"practise": "2026-11-27"})
    part = on_page(book).practice
    assert on_page(part).practice["scope"] == "Trap of 27 November"
    assert on_page(part).practice["count"] == 1
    exercise = part.session.exercise
    assert exercise.id == trap_of_day("knack", "2026-11-27").id
    answer = exercise.answer if right else set(exercise.choices) - exercise.answer
    part._hear(None, {"do": "check", "choices": sorted(answer)}, None)
    assert "in 100 moves" in read_html(on_page(part).practice_drawing).one("kb-bait").text
    part._hear(None, {"do": "next"}, None)
    button = read_html(on_page(part).practice_drawing).control("practise:share")
    assert button.attributes["data-share"] == f"Knack, trap of 27 November: {words}"
    assert button.attributes["data-href"] == "knack.ipynb?lang=en&practise=2026-11-27"


def test_the_round_of_the_path_does_not_say_twice_that_it_is_practice() -> None:
    assert on_page(Practice("knack", step="round", lang="sv")).practice["scope"] == "Knack"


@pytest.mark.parametrize("day", ["2026-02-30", "2026-W48-5", "20261127", "2026-1-1", "9" * 40])
def test_a_day_that_is_none_asks_about_the_game(day: str) -> None:
    book = Rulebook("knack", lang="en")
    book._follow({"practise": day})
    assert on_page(on_page(book).practice).practice["count"] == 10
    with pytest.raises(ValueError, match="expected a day"):
        Practice("knack", day=day)


def test_ten_traps_are_those_of_the_game_in_their_order() -> None:
    part = Practice("knack", step="traps", lang="en", clock=lambda: NOW)
    ids = []
    while not part.over:
        ids.append(part.exercise.id)
        part.answer(part.exercise.answer)
        part.next()
    assert ids == [trap.id for trap in traps_of("knack")]


@pytest.mark.parametrize(("lang", "words"), [("sv", "1 januari"), ("de", "1. Januar"), ("en", "1 January")])
def test_a_day_is_said_without_its_year(lang: str, words: str) -> None:
    assert day_words("2027-01-01", lang) == words


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
        steps = [step for step in STEPS if step != "traps" or has_traps(game)]
        hrefs = [f"{game}.ipynb?lang={lang}", *(f"{game}.ipynb?lang={lang}&practise={step}" for step in steps[1:])]
        assert [link.attributes["href"] for link in links] == hrefs
        assert [link.attributes.get("aria-current") for link in links] == ["step"] + [None] * (len(steps) - 1)
        assert len(path.of_class("kb-next")) == 1


def test_done_steps_come_back_from_the_browser_and_the_next_one_stands_out() -> None:
    shelf = Shelf("en")
    shelf._hear(None, {"do": "learned", "kept": "", "read": {}, "path": {"knack": ["why", "play", "gone"]}}, None)
    drawn = paths(shelf, shelf.learned)
    assert set(drawn) == {"knack"}
    rows = [each for each in drawn["knack"].all() if each.tag == "li"]
    assert [sorted(row.classes) for row in rows] == [["kb-done"], ["kb-next"], ["kb-done"], [], []]
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
