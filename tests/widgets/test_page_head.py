"""The head of a page: links to the games, and a language that all tables below it speak."""

from __future__ import annotations

import pytest

from knack_widgets import PageHead, Table
from tests.support.html import read_html

from .helpers import LANGS


@pytest.mark.parametrize("lang", LANGS)
def test_the_head_has_search_links_and_languages(lang: str) -> None:
    root = read_html(PageHead("knack", lang).html)
    links = [each.attributes["href"] for each in root.all() if each.tag == "a"]
    assert links == [f"index.ipynb?lang={lang}", f"knack.ipynb?lang={lang}", f"glossary.ipynb?lang={lang}"]
    assert root.keys() == ["search", "lang:sv", "lang:de", "lang:en"]
    assert root.control(f"lang:{lang}").attributes["aria-pressed"] == "true"


def test_without_a_game_there_is_no_link_to_its_rules() -> None:
    links = [each for each in read_html(PageHead(lang="en").html).all() if each.tag == "a"]
    assert [each.text for each in links] == ["All games", "Glossary"]


def test_the_tables_of_the_page_speak_the_language_that_is_chosen_in_its_head() -> None:
    head, follows, fixed = PageHead("knack"), Table("knack"), Table("knack", lang="sv")
    head.set_state({"lang": "de"})
    assert (follows.lang, fixed.lang) == ("de", "sv")
    assert 'href="index.ipynb?lang=de"' in head.html


def test_a_head_for_no_game_of_the_book_is_an_error() -> None:
    with pytest.raises(ValueError, match="there is no game 'poker': expected one of knack"):
        PageHead("poker")
