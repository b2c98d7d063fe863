"""Answers on the table: a question is answered by pressing cards only if the cards are all that it asks about."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from knack_widgets import Practice
from knack_widgets.pages.card_answers import QUESTIONS, answers_on_table
from knack_widgets.rules import Position
from knack_widgets.study import exercises
from tests.support.html import read_html

from .helpers import on_page

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)
LEAD = "knack;players=3;dealer=0;phase=play;turn=1;hands=7h_8s_9c,7c_Kd_Ts,9h_8c_Ah;up=9d"
"""Only the king, a trump, may be led; no card may be led face down."""


def drawn(id_: str) -> tuple[Any, str]:
    """The data and the table of an exercise."""
    part = Practice("knack", exercise=id_, lang="en", clock=lambda: NOW)
    data, drawing = on_page(part).practice, on_page(part).question["drawing"]
    part.close()
    return data, drawing


def test_if_only_some_forbidden_moves_are_choices_the_choices_are_listed_below_the_table() -> None:
    exercise = exercises.make("knack", 0, kind="find-refused", clause="play.12", position=Position.parse(LEAD))
    assert exercise.answer == {"1 blank 7c", "1 blank Kd"}  # the plays of two cards are forbidden, but no choices
    data, drawing = drawn(exercise.id)
    assert not data["taps"]
    assert data["question"] == exercise.question("en")
    assert {choice["id"] for choice in data["choices"]} == set(exercise.choices)
    assert "data-choice" not in drawing


def test_if_each_card_is_a_choice_forbidden_cards_can_be_pressed_on_the_table() -> None:
    exercise = exercises.make("knack", 0, kind="find-refused", clause="play.10", position=Position.parse(LEAD))
    data, drawing = drawn(exercise.id)
    assert data["taps"]
    root = read_html(drawing)
    pressed = {str(each.attributes["data-choice"]): each.tag for each in root.all() if "data-choice" in each.attributes}
    assert pressed == dict.fromkeys(("1 play 7c", "1 play Kd", "1 play Ts"), "button")
    assert not root.of_class("kb-unasked")


@pytest.mark.parametrize("kind", QUESTIONS)
@pytest.mark.parametrize("game", ["knack", "kopknack", "svangknack"])
def test_what_is_right_on_the_table_is_all_that_is_right(game: str, kind: str) -> None:
    on_table = 0
    for seed in range(12):
        exercise = exercises.make(game, seed, kind=kind)
        if not answers_on_table(exercise):
            continue
        on_table += 1
        seat, state = exercise.seat, exercise.state
        hand = {str(card) for card in exercise.view.hands[seat] or ()}
        verbs = {choice.split()[1] for choice in exercise.choices}
        legal = {
            f"{seat} {verb} {card}" for verb in verbs for card in hand if state.judge(f"{seat} {verb} {card}").legal
        }
        refused = {f"{seat} {verb} {card}" for verb in verbs for card in hand} - legal
        assert set(exercise.choices) == legal | refused
        assert exercise.answer == (legal if kind == "legal-moves" else refused)
    assert on_table


FORBIDDEN = {
    "en": {"marked rightly: forbidden", "missed: forbidden", "marked wrongly: allowed"},
    "sv": {"rätt markerat: förbjudet", "missat: förbjudet", "fel markerat: tillåtet"},
    "de": {"richtig markiert: verboten", "übersehen: verboten", "falsch markiert: erlaubt"},
}


@pytest.mark.parametrize("lang", FORBIDDEN)
def test_the_marks_of_forbidden_moves_say_that_they_are_forbidden(lang: str) -> None:
    exercise = exercises.make("knack", 0, kind="find-refused", clause="play.12", position=Position.parse(LEAD))
    part = Practice("knack", exercise=exercise.id, lang=lang, clock=lambda: NOW)
    part._hear(None, {"do": "check", "choices": ["1 blank 7c", "1 play Kd"]}, None)
    choices = read_html(on_page(part).practice_drawing).one("kb-choices")
    part.close()
    tags = choices.of_class("kb-tag")
    assert {tag.text.lstrip("✓✕ ") for tag in tags} == FORBIDDEN[lang]
    icons = {tag.text.lstrip("✓✕ "): bool([one for one in tag.all() if one.tag == "svg"]) for tag in tags}
    missed = next(
        words for words in icons if words in {"missed: forbidden", "missat: förbjudet", "übersehen: verboten"}
    )
    assert [words for words, has_icon in icons.items() if not has_icon] == [missed]
    assert all(
        ("kb-tag-here" in tag.classes) == tag.text.startswith(("✓", "marked r", "rätt", "richtig")) for tag in tags
    )


def test_cards_on_the_table_say_that_they_are_forbidden_and_a_missed_one_has_no_tick() -> None:
    exercise = exercises.make("knack", 0, kind="find-refused", clause="play.10", position=Position.parse(LEAD))
    part = Practice("knack", exercise=exercise.id, lang="en", clock=lambda: NOW)
    part._hear(None, {"do": "check", "choices": ["1 play 7c"]}, None)
    root = read_html(on_page(part).question["drawing"])
    part.close()
    titles = [str(each.attributes["title"]) for each in root.all() if "data-choice" in each.attributes]
    assert sorted(title.partition(", ")[2] for title in titles) == [
        "",
        "marked rightly: forbidden",
        "missed: forbidden",
    ]
    assert root.one("kb-is-missed").one("kb-answer-sign").text == "!"


def test_a_card_outside_the_pack_is_drawn_with_its_face() -> None:
    exercise = exercises.make("knack", 1, kind="in-pack")
    part = Practice("knack", exercise=exercise.id, lang="en", clock=lambda: NOW)
    root = read_html(on_page(part).practice_drawing)
    part.close()
    cards = {str(each.attributes["data-card"]): each for each in root.of_class("kb-card")}
    assert set(cards) == set(exercise.choices)
    for code, card in cards.items():
        assert card.attributes["aria-label"] == exercise.labels("en")[code]
        is_drawn = any(each.tag == "svg" for each in card.all())
        assert is_drawn == (code not in exercise.answer)  # the page has the pictures of the pack
