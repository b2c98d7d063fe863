"""The page that compares games: the games that the reader chooses, the points that differ, links to clauses."""

from __future__ import annotations

import pytest

from knack_widgets import Differences
from knack_widgets.rulebook.concepts import POINTS, compared_games, differences, of
from knack_widgets.rulebook.languages import LANGS
from knack_widgets.rules import OptionError
from tests.support.html import Element, read_html


def points(page: Differences, of_class: str = "kb-differences") -> list[Element]:
    """Return the points in the first child of a part of the page."""
    return [each for each in read_html(page.html).one(of_class).all() if each.tag == "section"]


@pytest.mark.parametrize("lang", LANGS)
def test_two_games_show_the_points_that_differ_and_fold_the_others(lang: str) -> None:
    page = Differences("knack", "kopknack", lang)
    differing = differences("knack", "kopknack")
    assert [each.attributes["data-point"] for each in points(page)[: len(differing)]] == list(differing)
    folded = [each.attributes["data-point"] for each in points(page, "kb-alike")]
    assert folded == [point for point in POINTS if point not in differing]
    for point in page.points:
        assert [one["text"] for one in point["answers"]] == [of(g)[point["id"]].text(lang) for g in page.shown]
        assert point["same"] == (point["id"] not in differing)


@pytest.mark.parametrize("lang", LANGS)
def test_each_answer_links_its_clauses_and_every_game_is_named(lang: str) -> None:
    page = Differences(lang=lang)
    assert page.shown == (page.known, *(game for game in compared_games() if game != page.known))
    links = [each.attributes["href"] for each in read_html(page.html).one("kb-differences").all() if each.tag == "a"]
    wanted = [
        f"{game}.ipynb?clause={clause}&lang={lang}"
        for point in sorted(POINTS, key=lambda name: [one["same"] for one in page.points if one["id"] == name])
        for game in page.shown
        for clause in of(game)[point].clauses
    ]
    assert links == wanted


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("sv", "Varje spel med sina vanliga regler."),
        ("de", "Jedes Spiel nach seinen üblichen Regeln."),
        ("en", "Each game by its usual rules."),
    ],
)
def test_the_page_says_that_it_compares_the_usual_rules(lang: str, said: str) -> None:
    page = Differences("knack", "kopknack", lang)
    assert said in read_html(page.html).one("kb-differences").text
    assert said in page._plain()["text/html"]


def test_the_reader_chooses_other_games_and_only_such_as_there_are() -> None:
    page = Differences("knack", "kopknack", "en")
    page.set_state({"other": "knaker"})
    assert page.shown == ("knack", "knaker")
    assert "jokers" in page.html
    page.set_state({"known": "whist", "other": "<b>"})
    assert (page.known, page.other) == ("knack", "knaker")
    page.set_state({"other": ""})
    assert page.shown == ("knack", "knack31", "knaker", "kopknack", "svangknack")
    page.set_state({"known": "", "points": []})
    assert page.known == "knack"
    assert page.points


def test_the_address_chooses_the_games() -> None:
    page = Differences(lang="en")
    page._ask_for({"game": "kopknack", "other": "svangknack"})
    assert page.shown == ("kopknack", "svangknack")
    page._ask_for({"game": "x" * 5000, "other": "kopknack?"})
    assert page.shown == ("kopknack", "svangknack")


def test_a_game_beside_itself_is_one_game() -> None:
    page = Differences("knack", "knack", "en")
    assert page.shown == ("knack",)
    assert len(points(page)) == len(POINTS)


def test_in_words_and_kept_without_a_kernel() -> None:
    page = Differences("knack", "kopknack", "en")
    assert "Buying\n  Knack: Nobody buys: all keep their three cards. (Deal 4)\n  Köpknack: " in repr(page)
    kept = page._repr_mimebundle_()[0]
    assert kept["text/plain"] == repr(page)
    table = read_html(kept["text/html"]).all()[1]
    assert (table.tag, table.attributes["lang"]) == ("table", "en")
    rows = [each for each in table.all() if each.tag == "tr"]
    assert len(rows) == 1 + len(POINTS)
    assert {sum(cell.tag in ("th", "td") for cell in row.all()) for row in rows} == {3}


def test_a_game_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(OptionError, match="expected one of "):
        Differences("whist")
