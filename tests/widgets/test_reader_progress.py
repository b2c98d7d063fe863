"""What the shelf says of a reader's progress, and how what is due is practised, game after game."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

import pytest

from knack_widgets import Practice, Rulebook, Shelf
from knack_widgets.rulebook.languages import LANGS
from knack_widgets.rules import games
from knack_widgets.study import Progress, exercises
from knack_widgets.study.exercise import Exercise
from knack_widgets.widgets.reader_progress import progress_data
from knack_widgets.widgets.sealing import PROGRESS, seal
from tests.support.html import Element, read_html

from .helpers import on_page

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)
LONG_AGO = datetime.now(UTC) - timedelta(days=30)


def asked(game: str, clause: str, kind: str) -> Exercise:
    return exercises.make(game, seed=7, clause=clause, kind=kind)


def progress_of(*answers: tuple[Exercise, bool], at: datetime) -> Progress:
    found = Progress()
    for exercise, right in answers:
        found.answered(exercise, exercise.grade(exercise.answer if right else []), at=at)
    return found


def tell(shelf: Shelf, progress: Progress | None = None, **read: list[str]) -> Element:
    kept = seal(progress.dumps(), PROGRESS) if progress else ""
    shelf._hear(None, {"do": "learned", "kept": kept, "read": read}, None)
    return read_html(shelf.learned)


def begun(root: Element) -> dict[str, Element]:
    return {str(each.attributes["data-learned"]): each for each in root.all() if "data-learned" in each.attributes}


def test_clauses_are_counted_by_game_and_by_chapter():
    shown = begun(tell(Shelf("en"), knack=["play.3", "play.4", "deal.1", "gone.9"]))
    assert list(shown) == ["knack"]
    count = len(games["knack"].clauses)
    whole, *measured = (each.text for each in shown["knack"].of_class("kb-measured"))
    assert whole == f"3 of {count} clauses read, 0 practised, 0 mastered"
    names = [each.text for each in shown["knack"].all() if each.tag == "b"]
    numbers = [[int(number) for number in re.findall(r"\d+", words)] for words in measured]
    assert sum(number[1] for number in numbers) == count
    read = {name: number[0] for name, number in zip(names, numbers, strict=True) if number[0]}
    assert read == {"The deal": 1, "The tricks": 2}


def test_a_clause_is_sure_where_all_that_was_asked_about_it_is():
    first, second = asked("knack", "play.3", "legal-moves"), asked("knack", "play.3", "which-clause")
    progress = progress_of((first, True), at=NOW)
    for days in (4, 20, 60):
        progress.answered(first, first.grade(first.answer), at=NOW + timedelta(days=days))
    at = NOW + timedelta(days=61)
    shown = progress_data({}, progress, at, "en")
    assert {key: shown["games"]["knack"][key] for key in ("read", "tried", "sure")} == {
        "read": 1,
        "tried": 1,
        "sure": 1,
    }
    assert shown["due"] is None
    progress.answered(second, second.grade([]), at=at)
    shown = progress_data({}, progress, at, "en")
    assert {key: shown["games"]["knack"][key] for key in ("read", "tried", "sure")} == {
        "read": 1,
        "tried": 1,
        "sure": 0,
    }


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_due_is_counted_over_all_games_and_led_to(lang):
    progress = progress_of(
        (asked("knack", "play.3", "legal-moves"), False),
        (asked("kopknack", "play.3", "legal-moves"), False),
        at=LONG_AGO,
    )
    shelf = Shelf("sv")
    tell(shelf, progress)
    shelf.set_state({"lang": lang})
    root = read_html(shelf.learned)
    text, link = (next(each for each in root.one("kb-due").all() if each.tag == tag) for tag in ("b", "a"))
    assert text.text.endswith(": 2")
    assert link.attributes["href"] in {f"{game}.ipynb?lang={lang}&practise=due" for game in ("knack", "kopknack")}
    assert link.text
    assert list(begun(root)) == ["knack", "kopknack"]
    assert "{" not in root.text


def test_nothing_kept_is_nothing_said_and_what_cannot_be_read_harms_nothing():
    shelf = Shelf("en")
    assert read_html(shelf.learned).text == ""
    for wrong in (
        {"kept": "junk", "read": None},
        {"kept": 7},
        {"kept": "", "read": {"knack": "play.3"}},
        {"read": {3: []}},
    ):
        shelf._hear(None, {"do": "learned", **wrong}, None)
        assert read_html(shelf.learned).text == ""
    shelf._hear(None, "learned", None)
    assert list(begun(tell(shelf, None, knack=["play.3"]))) == ["knack"]


def test_an_address_begins_with_what_is_due_and_leads_to_the_next_game():
    progress = progress_of(
        (asked("knack", "play.3", "legal-moves"), False),
        (asked("kopknack", "play.3", "legal-moves"), False),
        at=LONG_AGO,
    )
    book = Rulebook("knack", lang="en")
    book._follow({"practise": "due"})
    part = on_page(book).practice
    assert isinstance(part, Practice)
    part._hear(None, {"do": "restore", "kept": seal(progress.dumps(), PROGRESS), "automatic": True}, None)
    exercise = part.session.exercise
    assert (exercise.clause, exercise.kind) == ("play.3", "legal-moves")
    assert on_page(part).practice["scope"] == "What is due, Knack"
    assert on_page(part).practice["count"] == 1
    part._hear(None, {"do": "check", "choices": sorted(exercise.answer)}, None)
    part._hear(None, {"do": "next"}, None)
    assert on_page(part).practice["result"]["next"] == {
        "href": "kopknack.ipynb?lang=en&practise=due",
        "label": "Also due: Köpknack",
    }


def test_where_nothing_is_due_the_address_asks_about_the_game():
    book = Rulebook("knack", lang="en")
    book._follow({"practise": "due"})
    assert on_page(on_page(book).practice).practice["count"] == 10
