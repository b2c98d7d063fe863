"""The kernel's drawings: texts of strangers never become markup, and a page gets only the data that it needs."""

from __future__ import annotations

import ast
import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import knack_widgets
from knack_widgets.pages import present
from knack_widgets.pages.prerender.elements import h
from knack_widgets.rules import games
from knack_widgets.widgets import pagedata
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.drawing import BEHAVIOUR, draw_steps, draw_table
from knack_widgets.widgets.intents import do
from knack_widgets.widgets.parts import Table
from knack_widgets.widgets.rulebook import Rulebook
from tests.support.html import Element, read_html

from .helpers import on_page

HOSTILE = "<img src=x onerror=alert(1)>\"'&</li>"
TRUSTED = {
    "pages/prerender/clauses.py": 2,  # the book's own texts; the reader's copy (escaped by its sentences)
    "pages/prerender/columns.py": 1,  # what is said of copies (escaped by `pages.book`)
    "pages/prerender/editor_answers.py": 1,  # the book's own texts
    "pages/prerender/editor_picture.py": 1,  # pictures of cards
    "pages/prerender/elements.py": 1,  # the constructor
    "pages/prerender/shelf.py": 1,  # cards
    "pages/prerender/quoted_clauses.py": 1,  # the book's own texts
    "pages/prerender/readings.py": 2,  # our own texts of the readings
    "pages/prerender/sheet.py": 1,  # pictures of cards
    "pages/prerender/text.py": 1,  # sentences of the reader's copy
    "pages/printing/drawings.py": 1,  # pictures of cards
    "pages/printing/paper.py": 1,  # style sheets; in that of printed pages the title is written as numbers of CSS
    "pages/printing/reading.py": 2,  # the book's own texts
    "pages/printing/rules.py": 2,  # the book's own texts
    "pages/printing/rules_files.py": 1,  # nothing
    "pages/printing/sources.py": 2,  # sentences of the reader's copy (escaped by its sentences)
    "pages/saved.py": 2,  # the book's own texts
}
"""How often a module says that a text is HTML already."""
SPECIAL = "<>&\"'/=`;\u202e\u2066\u200f\u200d\ufeff "
texts = st.text(alphabet=st.one_of(st.sampled_from(SPECIAL), st.characters(codec="utf-8", exclude_characters="\r\0")))
names = st.text(alphabet=st.sampled_from("<>&\"'/=`;aB "), min_size=1, max_size=20).filter(
    lambda name: name == " ".join(name.split())
)


@given(texts, texts)
def test_a_text_is_read_as_it_was_written_wherever_it_is_put(value: str, text: str) -> None:
    root = read_html(h("p", {"title": value}, text, [h("b", {}, text)]))
    assert [each.tag for each in root.all()] == ["", "p", "b"]
    assert root.all()[1].attributes == {"title": value}
    assert root.text == text + text


def drawing(desk: Desk) -> str:
    return draw_table(desk.sight, present.table(desk.sight, desk.speaker), sets_up=True, practises=True)


def played(game: str, players: list[str], seed: str, moves: int) -> Desk:
    """A match of people at one screen after some moves, and a press that may be refused."""
    desk = Desk.open(game, players, seed=3, controls=["me"] * len(players), lang="en")
    do(desk, {"do": "deal", "seed": seed})
    for number in range(moves):
        move = desk.state.sample(number)
        do(desk, {"do": "deal"} if move is None or desk.state.chance else {"do": "move", "move": str(move)})
    seat = desk.you if desk.you is not None else 0
    do(desk, {"do": "why", "seat": seat, "code": next(iter(desk.state.hands[seat]), "7h")})
    return desk


@settings(max_examples=25)
@given(
    st.sampled_from(sorted(games)),
    st.lists(names, min_size=3, max_size=3, unique_by=str.casefold),
    names,
    st.integers(0, 30),
)
def test_whatever_players_and_seeds_are_called_the_elements_are_the_same(
    game: str, players: list[str], seed: str, moves: int
) -> None:
    assume(len(set(players)) == 3)
    plain = read_html(drawing(played(game, ["Anna", "Bo", "Cleo"], seed, moves)))
    hostile = read_html(drawing(played(game, players, seed, moves)))
    assert hostile.shape() == plain.shape()
    assert [each.text for each in hostile.of_class("kb-name")] != []
    assert {each.text for each in hostile.of_class("kb-name")} == set(players)


@given(texts.filter(str.isprintable))
def test_titles_prompts_and_answers_are_words(text: str) -> None:
    desk = Desk.open("knack", lang="en", seed=2)
    said = {"text": text, "clauses": [], "serial": 1, "code": None}
    table = present.table(desk.sight, desk.speaker)
    head, voice = {**table.head, "setDeal": text}, {**table.voice, "prompt": text, "refusal": said}
    root = read_html(draw_table(desk.sight, replace(table, title=text, head=head, voice=voice)))
    assert root.one("kb-prompt").text == text
    assert root.one("kb-set-deal").text == text
    assert root.one("kb-answer").text.endswith(text)
    assert root.all()[1].attributes["aria-label"].endswith(text)


def test_the_name_of_a_player_is_no_markup() -> None:
    root = read_html(on_page(Table("knaker", players=[HOSTILE, "Bo"], seed=4)).drawing)
    assert "img" not in {each.tag for each in root.all()}
    assert HOSTILE in root.text


def test_steps_are_buttons_and_a_slider_with_their_names() -> None:
    book = Rulebook("knack", lang="en", seed=2)
    root = read_html(on_page(book).steps_drawing)
    count = on_page(book).steps["count"]
    section = root.one("kb-steps")
    assert (section.attributes["role"], section.attributes["aria-label"]) == ("group", "The match, step by step")
    names = {key: root.control(key).attributes.get("aria-label") for key in list(root.keys())}
    assert names == {
        "step:first": "To the beginning",
        "step:back": "One step back",
        "step:auto": None,
        "step:next": "One step on",
        "step:last": "To the end",
    }
    assert root.control("step:auto").text == "Replay"
    idle = [key for key in list(root.keys()) if root.control(key).attributes.get("aria-disabled") == "true"]
    assert idle == ["step:next", "step:last"]
    slider = root.one("kb-slider").attributes
    assert (slider["value"], slider["max"]) == (str(count), str(count))
    assert slider["aria-valuetext"] == root.one("kb-step-label").text == on_page(book).steps["label"]
    assert "hidden" in root.one("kb-lines").attributes


def test_lines_to_choose_from_are_toggles_of_which_one_is_pressed() -> None:
    book = Rulebook("knack", lang="en", example="play-02-ace-at-once")
    do(book.desk, {"do": "new"})
    lines = read_html(on_page(book).steps_drawing).one("kb-lines")
    pressed = {key: lines.control(key).attributes["aria-pressed"] for key in list(lines.keys())}
    assert list(pressed) == [f"line:{line['id']}" for line in on_page(book).steps["lines"]]
    assert [key for key, state in pressed.items() if state == "true"] == [f"line:{on_page(book).steps['line']}"]
    assert lines.attributes["aria-label"] == "Versions"


def test_the_log_is_not_read_out_and_its_lines_are_sent_one_by_one() -> None:
    desk = played("knack", ["Anna", "Bo", "Cleo"], "1", 4)
    table = Table(desk)
    root = read_html(on_page(table).log_drawing)
    box = root.one("kb-log").attributes
    assert (box["role"], box["aria-live"], box["tabindex"]) == ("log", "off", "0")
    assert root.one("kb-log").children == []
    assert "hidden" in root.control("log:earlier").attributes
    (space, ref) = root.one("kb-log-part").all()[-1].text, root.one("kb-ref").attributes
    assert (space, ref["data-clause"], ref["aria-label"]) == ("", "", "Clause ")
    log = present.table(desk.sight, desk.speaker).log["log"]
    assert [line[:2] for line in on_page(table).log_lines] == [[line["id"], line["text"]] for line in log]
    assert [line[2:] for line in on_page(table).log_lines] == [
        [line["clauses"], True] if "clauses" in line else [[line["clause"]] if line["clause"] else [], False]
        for line in log
    ]


@given(texts.filter(str.isprintable))
def test_words_of_steps_are_no_markup(text: str) -> None:
    desk = Desk.open("knack", lang="en", seed=2)
    steps = {
        "at": 0,
        "count": 1,
        "label": text,
        "line": 0,
        "lines": [{"id": 0, "label": text}, {"id": 1, "label": text}],
    }
    bar = read_html(draw_steps(desk.sight, steps))
    assert [bar.control("line:0").text, bar.one("kb-step-label").text] == [text, text]


def test_beside_the_drawing_only_what_the_page_acts_on_is_sent() -> None:
    table = Table("knaker", seed=4)
    assert '<svg viewBox="0 0 100' not in on_page(table).drawing
    assert set(on_page(table).table) <= BEHAVIOUR
    assert "seats" not in on_page(table).table


def test_a_drawing_that_a_page_could_not_show_is_logged_with_the_number_of_the_notice(
    caplog: pytest.LogCaptureFixture,
) -> None:
    desk = Desk.open("knack", lang="en", seed=2)
    do(desk, {"do": "redrawn", "error": "TypeError"})
    (record,) = caplog.records
    assert desk.notice
    assert desk.notice.kind == "error"
    assert re.findall(r"Error (\w+):", record.getMessage())[0] in desk.notice.text
    assert "TypeError" in str(record.exc_info)


def test_few_modules_say_that_a_text_is_html() -> None:
    root = Path(knack_widgets.__file__).parent
    calls = {}
    for path in root.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        count = sum(isinstance(each, ast.Call) and ast.unparse(each.func).endswith("Html") for each in ast.walk(tree))
        if count:
            calls[path.relative_to(root).as_posix()] = count
    assert calls == TRUSTED


@pytest.mark.parametrize("html", ["<p>", "<p></b></p>"])
def test_what_is_not_nested_is_no_html(html: str) -> None:
    with pytest.raises(ValueError, match="clos"):
        read_html(html)


def notices(book: Rulebook) -> tuple[Element, Element]:
    """The places for a message and for an error."""
    places = read_html(on_page(book).notice_drawing).all()
    (message,) = (each for each in places if each.attributes.get("role") == "status")
    (error,) = (each for each in places if each.attributes.get("role") == "alert")
    return message, error


def test_a_notice_has_a_place_for_messages_and_one_for_errors() -> None:
    book = Rulebook("knack", lang="en", seed=2)
    assert [place.children for place in notices(book)] == [[], []]
    book._handle_custom_msg({"do": "save"}, [])
    message, error = notices(book)
    assert (message.control("notice:download").text, error.children) == ("Download knack-1.toml", [])
    assert message.control("notice:close").attributes["aria-label"] == "Close"
    book._handle_custom_msg({"do": "permalink"}, [])
    field = notices(book)[0].one("kb-link").attributes
    assert (field["aria-label"], "readonly" in field) == ("Link to this position", True)
    assert notices(book)[0].control("notice:copy").text == "Copy"
    book._handle_custom_msg({"do": "load", "text": "x"}, [])
    message, error = notices(book)
    assert message.children == []
    assert error.one("kb-notice-text").text == on_page(book).notice["text"]


def test_the_same_notice_again_is_another_element_so_that_it_is_announced_again() -> None:
    book = Rulebook("knack", lang="en", seed=2)
    keys = []
    for _ in range(2):
        book._handle_custom_msg({"do": "save"}, [])
        keys.append(notices(book)[0].one("kb-notice-text").attributes["data-key"])
    assert keys[0] != keys[1]


def test_what_the_program_says_in_english_is_marked_in_a_notice() -> None:
    notice = {"serial": 1, "kind": "error", "text": "Så: <b> är fel", "detail": "<b>", "download": None}
    root = read_html(pagedata.draw_notice({**notice, "copy": None, "answer": None}, "sv"))
    (english,) = (each for each in root.all() if each.attributes.get("lang") == "en")
    assert (english.text, root.text) == ("<b>", "Så: <b> är fel")


@pytest.mark.parametrize(
    ("lang", "amounts"), [("sv", ["2,5 s", "5 cm"]), ("de", ["2,5 Sek.", "5 cm"]), ("en", ["2.5 sec", "5 cm"])]
)
def test_a_blow_has_its_limits_and_two_buttons_without_a_clock(lang: str, amounts: list[str]) -> None:
    desk = Desk.open("knaker", lang=lang, seed=4)
    made, missed = {"move": "0 blow 2 5", "label": "<made>"}, {"move": "0 blow 4 5", "label": "missed"}
    due = {"seat": 0, "verb": "blow", "seconds": 2.5, "far": 5.0, "live": False, "made": made, "missed": missed}
    table = present.table(desk.sight, desk.speaker)
    drawn = draw_table(desk.sight, replace(table, moves={**table.moves, "blow": due}))
    blow, words = read_html(drawn).one("kb-blow"), pagedata.drawn_words(lang)
    assert (blow.attributes["role"], blow.attributes["aria-label"]) == ("group", words["blow_bang"])
    assert blow.control("blow:act").text == words["blow_start"]
    assert [each.text for each in blow.of_class("kb-mark")] == amounts
    plain = blow.control("blow:0 blow 2 5")
    assert (plain.text, plain.attributes["data-move"]) == ("<made>", "0 blow 2 5")
    live = read_html(draw_table(desk.sight, replace(table, moves={**table.moves, "blow": {**due, "live": True}})))
    assert live.control("blow:act").text == words["blow_bang"]
