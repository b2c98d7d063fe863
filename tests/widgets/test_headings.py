"""Headings and regions of drawn parts: one outline a page, no level skipped, each table with a name of its own."""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path

import pytest

from knack_widgets import Chapter, Rulebook, Table, Text
from knack_widgets.rules import games
from knack_widgets.widgets.playing import play_opponent
from tests.support.html import Element, read_html

from .helpers import LANGS, on_page

NOTEBOOKS = Path(__file__).resolve().parents[2] / "notebooks"


def drawn(part: Rulebook | Chapter | Table | Text) -> list[Element]:
    """The drawings of a part in the order in which its page has them."""
    names = ("bar_drawing", "line_drawing", "drawing", "steps_drawing", "log_drawing", "text_drawing")
    page = on_page(part)
    return [read_html(html) for name in names if (html := getattr(page, name, ""))]


def headings(roots: Iterable[Element]) -> list[tuple[int, str]]:
    """The level and the words of each heading."""
    tags = {f"h{level}": level for level in range(1, 7)}
    return [(tags[each.tag], each.text) for root in roots for each in root.all() if each.tag in tags]


def name_of_table(part: Rulebook | Chapter | Table) -> str:
    return str(read_html(on_page(part).drawing).one("kb-table").attributes["aria-label"])


def chapters_of(game: str) -> list[tuple[str, str]]:
    """The chapters of a game's page with their examples, as its notebook opens them."""
    cells = json.loads((NOTEBOOKS / f"{game}.ipynb").read_text(encoding="utf-8"))["cells"]
    found: list[tuple[str, str]] = []
    for cell in cells:
        source = "".join(cell["source"])
        if source.startswith("Chapter("):
            _, fields = source.removeprefix("Chapter(").rstrip(")").split(", ", 1)
            asked = dict(field.split("=") for field in fields.split(", "))
            found.append((asked["chapter"].strip('"'), asked["example"].strip('"')))
    return found


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", games)
def test_a_whole_page_has_a_heading_for_each_part_and_skips_no_level(game: str, lang: str) -> None:
    outline = headings(drawn(Rulebook(game, lang=lang)))
    assert [level for level, _ in outline if level == 1] == []  # the page's title is the notebook's
    parts = [words for level, words in outline if level == 2]
    assert len(parts) == len({*parts}) == 2
    assert games[game].names[lang] not in parts  # which is the page's title
    levels = [1, *(level for level, _ in outline)]
    assert all(after - before <= 1 for before, after in pairwise(levels))


@pytest.mark.parametrize("game", games)
def test_a_chapter_does_not_repeat_the_name_of_the_game(game: str) -> None:
    for chapter, example in chapters_of(game):
        roots = drawn(Chapter(game, chapter=chapter, example=example, lang="en"))
        assert {level for level, _ in headings(roots)} == {3}, "below a heading of the notebook"
        assert not [each for root in roots for each in root.of_class("kb-title")]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", games)
def test_each_table_of_a_page_has_a_name_of_its_own(game: str, lang: str) -> None:
    parts = [Chapter(game, chapter=chapter, example=example, lang=lang) for chapter, example in chapters_of(game)]
    assert parts
    names = [name_of_table(part) for part in (Rulebook(game, lang=lang), *parts)]
    assert len({*names}) == len(names)
    texts = [read_html(on_page(part).text_drawing).one("kb-pane").attributes["aria-label"] for part in parts]
    assert len({*texts}) == len(texts)


def test_the_name_of_a_table_says_its_chapter_and_its_example() -> None:
    part = Chapter("knack", chapter="play", example="play-03-follow-suit", lang="en")
    assert name_of_table(part) == "Card table: The tricks, A heart on a heart"
    assert name_of_table(Chapter("knack", chapter="play", lang="en")) == "Card table: The tricks"
    assert name_of_table(Table("knack", lang="en")) == "Card table"


def test_the_text_is_one_region_with_a_name() -> None:
    root = read_html(on_page(Rulebook("knack", lang="en")).text_drawing)
    named = [each for each in root.all() if each.attributes.get("aria-label") == "The rules"]
    assert [each.attributes["role"] for each in named] == ["region"]


def test_the_result_of_a_deal_is_a_part_below_its_table() -> None:
    book = Rulebook("knack", seed=2, lang="en")
    book._hear(None, {"do": "move", "move": "0 fold"}, None)
    while book.desk.sight.waits:
        play_opponent(book.desk)
    book.desk.tell()
    outline = headings([read_html(on_page(book).drawing)])
    assert [level for level, _ in outline] == [2, 3]
    assert outline[0] == (2, "Card table")
