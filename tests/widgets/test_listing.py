"""The drawings of shelf, glossary and open questions, by role and name; the reader's progress on the shelf."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from knack_widgets import Differences, Glossary, OpenQuestions, Shelf
from knack_widgets.pages.prerender import learned_html
from knack_widgets.rulebook.languages import LANGS
from knack_widgets.rules import games
from knack_widgets.widgets.reader_progress import progress_data
from tests.support.html import Element, read_html

LISTS = {Shelf: "kb-shelf", Glossary: "kb-glossary", OpenQuestions: "kb-questions-list", Differences: "kb-points"}


def drawn(page) -> Element:
    return read_html(page.html)


@pytest.mark.parametrize("kind", LISTS)
@pytest.mark.parametrize("lang", LANGS)
def test_each_page_has_search_ways_a_choice_of_language_and_its_list(kind, lang):
    root = drawn(kind(lang=lang)).all()[1]
    assert (root.classes, root.attributes["lang"]) == ({"knack-book"}, lang)
    buttons = root.one("kb-langs").all()[1:]
    pressed = [each.attributes["lang"] for each in buttons if each.attributes.get("aria-pressed") == "true"]
    assert pressed == [lang]
    assert root.control("search").attributes["aria-keyshortcuts"] == "/"
    assert [each for each in root.one("kb-ways").all() if each.tag == "a"]
    assert root.one(LISTS[kind]).children


@pytest.mark.parametrize("kind", LISTS)
def test_another_language_is_another_drawing_and_nothing_else_is_sent(kind):
    page = kind(lang="sv")
    before = page.html
    page.set_state({"lang": "en"})
    assert page.html != before
    own = {name for name in page.keys if not name.startswith("_")} - {"layout", "tabbable", "tooltip"}
    assert own - {"only", "learned", "known", "other"} == {"lang", "html"}


def test_the_shelf_has_a_place_for_the_progress_of_each_game():
    root = drawn(Shelf("en"))
    places = root.of_class("kb-learned")
    assert [each.attributes["data-learned"] for each in places] == [book["game"] for book in Shelf("en").books]
    assert all("hidden" in each.attributes for each in [*places, root.one("kb-due")])
    assert all(len(each.children) == 3 for each in root.of_class("kb-fan"))


def test_progress_is_drawn_for_begun_games_alone():
    data = progress_data({"knack": ["play.1", "play.2"]}, None, datetime(2026, 1, 1, tzinfo=UTC), "en")
    root = read_html(learned_html(data))
    (begun,) = (each for each in root.all() if "data-learned" in each.attributes)
    assert begun.attributes["data-learned"] == "knack"
    whole = begun.of_class("kb-read")[0]
    assert whole.attributes["style"] == f"width: {200 / len(games['knack'].clauses):.6g}%"
    assert begun.of_class("kb-measured")[0].text == data["games"]["knack"]["words"]
    assert not root.of_class("kb-due")
    assert [each.tag for each in begun.all()].count("li") == len(data["games"]["knack"]["chapters"])


def test_due_exercises_lead_to_the_practice_and_without_progress_there_is_nothing():
    due = {"text": "Three are due.", "href": "knack.ipynb?practise=due"}
    root = read_html(learned_html({"games": {}, "words": "", "due": due, "link": "Practise"}))
    (link,) = (each for each in root.one("kb-due").all() if each.tag == "a")
    assert (link.text, link.attributes["href"]) == ("Practise", due["href"])
    assert read_html(learned_html({})).text == ""


def test_open_questions_carry_what_they_are_sorted_by():
    page = OpenQuestions("knack", lang="en")
    entries = [each for each in drawn(page).one("kb-questions-list").children if isinstance(each, Element)]
    assert [each.attributes["data-entry"] for each in entries] == [one["key"] for one in page.questions]
    for entry, one in zip(entries, page.questions, strict=True):
        assert (float(entry.attributes["data-share"]), float(entry.attributes["data-money"])) == (
            one["share"],
            one["money"],
        )
    game = drawn(page).control("questions:game")
    assert [each.attributes["value"] for each in game.all()[1:]] == ["", "knack"]
    assert "hidden" in next(each for each in drawn(page).of_class("kb-field") if game.text in each.text).attributes


def test_a_term_of_the_glossary_has_its_names_and_its_clauses():
    (entry,) = (each for each in drawn(Glossary("en")).of_class("kb-entry") if each.attributes["id"] == "trick")
    assert entry.all()[1].tag == "dt"
    assert {each.attributes["lang"] for each in entry.one("kb-others").all()[1:]} == {"sv", "de"}
    assert any("clause=" in str(each.attributes.get("href")) for each in entry.all())


@pytest.mark.parametrize("kind", LISTS)
def test_a_list_that_could_not_be_patched_is_logged_under_a_number(kind, caplog):
    page = kind(lang="en")
    before = page.html
    page._handle_custom_msg({"do": "redrawn", "error": "TypeError"}, [])
    (record,) = caplog.records
    assert "TypeError" in str(record.exc_info)
    assert page.html == before
    page._handle_custom_msg({"do": ["redrawn"], "error": {}}, [])
    assert len(caplog.records) == 1
