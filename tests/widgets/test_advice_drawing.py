"""The help with choosing a move as HTML: the answer, its details, and the places for the page's charts."""

from __future__ import annotations

from typing import Any

import pytest

from knack_widgets.pages import present
from knack_widgets.pages.advice import labels_of
from knack_widgets.pages.handmap import map_hands
from knack_widgets.pages.prerender.advice import hands_view, odds_view
from knack_widgets.widgets.drawing import ADVICE
from knack_widgets.widgets.parts import Table
from tests.support.html import Element, read_html

from .helpers import on_page

MOVES = [
    {"move": "0 knock", "label": "Knock <b>", "failsParts": ["12%", "10 to 14"], "gainParts": ["+1", ""], "best": True},
    {"move": "0 fold", "label": "Fold", "failsParts": ["0%", ""], "gainParts": ["0", ""], "best": False},
]
ODDS: dict[str, Any] = {
    "state": "running",
    "done": 3,
    "asked": 10,
    "played": 4,
    "far": "4 of 10",
    "why": "Why",
    "go": "Stop",
    "risk": "Fails",
    "money": True,
    "moves": MOVES,
    "assumed": "As others play",
    "table": None,
    "line": {"labels": [], "points": [], "told": []},
}


def helped(game: str = "knack") -> Table:
    table = Table(game, lang="en", seed=16)
    table._handle_custom_msg({"do": "hint"}, [])
    return table


def panel(table: Table) -> Element:
    return read_html(on_page(table).table["advice"]["html"]).one("kb-advice")


def words(element: Element) -> list[str]:
    return [
        each.children[0].text for each in element.all() if each.tag == "li" and isinstance(each.children[0], Element)
    ]


def test_without_help_the_table_has_a_hidden_place_for_it_under_the_felt() -> None:
    table = Table("knack", lang="en", seed=16)
    assert on_page(table).table["advice"] is None
    place = read_html(on_page(table).drawing).one("kb-voice").one("kb-advice")
    assert ("hidden" in place.attributes, place.children) == (True, [])


def test_the_answer_comes_first_and_its_details_are_folded() -> None:
    table = helped()
    data = present.table(table.desk.sight, table.desk.speaker).moves["advice"]
    assert panel(table).one("kb-upshot-says").text == data["answer"]
    assert "hidden" in panel(table).one("kb-upshot-waits").attributes
    assert panel(table).control("hint:details").attributes["aria-expanded"] == "false"
    assert "hidden" in panel(table).one("kb-advice-details").attributes
    assert panel(table).control("hint:shut").attributes["aria-label"] == data["labels"]["shut"]


def test_until_there_is_an_answer_it_is_seen_but_not_announced_that_it_is_computed() -> None:
    table = helped()
    table.desk.sight.shown_help.course.answered = None
    table.desk.tell()
    data = present.table(table.desk.sight, table.desk.speaker).moves["advice"]
    root = panel(table)
    assert root.one("kb-upshot-says").text == ""
    waits = root.one("kb-upshot-waits")
    assert (waits.text, "hidden" in waits.attributes) == (data["labels"]["thinking"], False)
    assert not {"role", "aria-live"} & set(waits.attributes)


def test_the_details_have_inferences_and_the_binding_clauses_with_their_numbers() -> None:
    table = helped()
    data = present.table(table.desk.sight, table.desk.speaker).moves["advice"]
    known, binding = panel(table).of_class("kb-clue")
    assert words(known) == [fact["text"] for fact in data["known"]] or known.text.endswith(data["labels"]["nothing"])
    refused = [data["refused"]["text"]] if data["refused"] else []
    shown = data["refused"]["clauses"] if data["refused"] else []
    assert words(binding) == refused + [each["text"] for each in data["binding"] if each["id"] not in shown]
    assert all(ref.attributes["data-clause"] for ref in binding.of_class("kb-ref"))


def test_of_the_help_a_page_gets_as_data_only_what_it_acts_on() -> None:
    advice = on_page(helped()).table["advice"]
    assert not ADVICE & set(advice)
    assert {"waits", "labels", "html"} <= set(advice)


def cells(table: Element) -> list[list[str]]:
    return [[cell.text for cell in row.all() if cell.tag in ("th", "td")] for row in table.all() if row.tag == "tr"]


def odds(**more: Any) -> Element:
    table = helped()
    assert table.desk.sight.shown_help
    return read_html(odds_view({**ODDS, **more}, labels_of(table.desk.sight.shown_help.hint, table.desk.speaker)))


def test_odds_are_a_table_with_a_row_for_each_move_the_best_in_bold() -> None:
    root = odds()
    rows, _ = map(cells, (table for table in root.all() if table.tag == "table"))
    assert rows[0][:2] == ["Move", "Fails"]
    assert rows[1:] == [["Knock <b>", "12% (10 to 14)", "+1"], ["Fold", "0%", "0"]]
    assert [row.text for row in root.of_class("kb-best")] == ["Knock <b>12% (10 to 14)+1"]


def test_only_the_answer_is_announced_and_the_bar_says_how_far_the_odds_are() -> None:
    announced = [each for each in panel(helped()).all() if {"role", "aria-live"} & set(each.attributes)]
    assert [each.classes for each in announced if each.attributes.get("role") == "status"] == [{"kb-upshot-says"}]
    root = odds()
    assert not [each for each in root.all() if each.attributes.get("role") == "status"]
    bar = root.one("kb-bar").attributes
    assert (bar["value"], bar["max"], bar["aria-valuetext"]) == ("4", "10", "4 of 10")
    assert root.control("hint:odds").text == "Stop"


@pytest.mark.parametrize(("state", "away"), [("running", False), ("done", True)])
def test_when_all_worlds_are_played_the_button_goes_and_its_room_stays(state: str, away: bool) -> None:
    assert ("kb-away" in odds(state=state).control("hint:odds").classes) is away


def test_a_sentence_about_the_openings_keeps_its_room_when_it_is_past() -> None:
    for told, look in ((True, None), (False, "kb-past")):
        caption = odds(table={"told": told, "words": "From the table"}).one("kb-caption")
        last = [each for each in caption.all() if each.tag == "span"][-1]
        assert (last.text, last.attributes.get("class")) == ("From the table", look)
    assert "hidden" in [each for each in odds().one("kb-caption").all() if each.tag == "span"][-1].attributes


def test_a_game_without_money_has_no_gains() -> None:
    root = odds(money=False)
    assert not root.of_class("kb-gains")
    rows, _ = map(cells, (table for table in root.all() if table.tag == "table"))
    assert {len(row) for row in rows} == {2}


def test_how_the_odds_have_settled_is_a_folded_table_that_scrolls_by_keyboard() -> None:
    line = {"labels": ["Knock", "Fold"], "points": [[9, [1, 0, 2], [0, 0, 0]]], "told": [["9", "+1 (0 … +2)", "0"]]}
    root = odds(line=line)
    folded = root.one("kb-settling").one("kb-folded")
    assert cells(folded) == [["Deals played out", "Knock", "Fold"], ["9", "+1 (0 … +2)", "0"]]
    assert (folded.attributes["tabindex"], folded.attributes["aria-label"]) == ("0", "How the answer settles")
    assert "kb-away" not in root.one("kb-settling").classes


def test_the_map_of_hands_is_a_table_with_the_readers_own_hand_marked() -> None:
    table = helped()
    speak = table.desk.speaker
    hands = map_hands(table.desk.view, speak)
    words = labels_of(table.desk.sight.shown_help.hint, speak)
    root = read_html(hands_view(hands, words["hands"], words["as_table"]))
    head, *rows = cells(root)
    assert head[1:] == hands["columns"]
    assert [row[0] for row in rows] == hands["rows"]
    gains = {(row, column): gain for row, column, gain, *_ in hands["cells"]}
    assert [cell != "" for row in rows for cell in row[1:]] == [
        (row, column) in gains for row in hands["rows"] for column in hands["columns"]
    ]
    marked = [
        (row[0], column) for row in rows for column, cell in zip(hands["columns"], row[1:], strict=True) if "(" in cell
    ]
    assert marked == [tuple(hands["here"])]
    assert "open" not in root.one("kb-hands").attributes
    assert "hidden" in read_html(hands_view(None, None, None, hidden=True)).one("kb-hands").attributes
