"""The shelf of games, in words and as a list of links."""

import re

import pytest

from knack_widgets import Glossary, PageHead, Shelf
from knack_widgets.rules import games
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.masthead import masthead

LANGS = ("sv", "de", "en")


@pytest.mark.parametrize("lang", LANGS)
def test_every_game_is_a_link_with_one_sentence(lang):
    shelf = Shelf(lang)
    assert {book["href"] for book in shelf.books} == {f"{id_}.ipynb?lang={lang}" for id_ in games}
    for book in shelf.books:
        assert book["about"].endswith(".")
        assert ". " not in book["about"]
        assert len(book["about"]) < 150
    assert len({book["about"] for book in shelf.books}) == len(games)


@pytest.mark.parametrize("lang", LANGS)
def test_no_two_games_have_one_name(lang):
    names = [book["name"] + book["gloss"] for book in Shelf(lang).books]
    assert sorted(names) == sorted(game.names[lang] for game in games.values())
    assert len({book["name"] for book in Shelf(lang).books}) == len(games)


def test_in_words():
    shelf = Shelf("en")
    lines = repr(shelf).splitlines()
    assert lines[:2] == ["Knack (three-card, Sweden) · 2 to 11 players", "  " + shelf.books[0]["about"]]
    assert len(lines) == 2 * len(games) + 1
    assert lines[-1] == "For a class: When to knock"


@pytest.mark.parametrize("lang", LANGS)
def test_it_leads_to_the_lesson_in_its_language(lang):
    shelf = Shelf(lang)
    assert shelf.lesson == f"odds.ipynb?lang={lang}"
    link = f'<a class="kb-button" href="{shelf.lesson}">{shelf.words["lesson"]}</a>'
    assert link in shelf.html
    titles = {"sv": "När ska man knacka?", "de": "Wann soll man klopfen?", "en": "When to knock"}
    assert shelf.words["lesson"].endswith(f": {titles[lang]}")


@pytest.mark.parametrize("lang", LANGS)
def test_without_a_kernel_it_is_a_list_of_links(lang):
    html = Shelf(lang)._repr_mimebundle_()[0]["text/html"]
    assert html.startswith(f'<ul lang="{lang}">')
    assert html.count("<li") == html.count("<a ") == len(games) + 5
    assert f'<a href="odds.ipynb?lang={lang}">' in html
    assert f'<a href="knack31.ipynb?lang={lang}"><span lang="de">Knack 31</span> (' in html


@pytest.mark.parametrize(("asked", "lang"), [("lang=de", "de"), ("lang=fr", "sv"), ("", "sv"), ("lang=", "sv")])
def test_the_language_comes_from_the_address(asked, lang, monkeypatch):
    monkeypatch.delenv("VOILA_PREHEAT", raising=False)
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5")
    monkeypatch.setenv("QUERY_STRING", asked)
    assert Shelf().lang == lang
    assert Shelf("en").lang == "en"


def test_the_live_list_follows_its_language():
    shelf = Shelf("sv")
    shelf._follow({"lang": "de"})
    assert shelf.lang == "de"
    first = shelf.books[0]
    assert (first["href"], first["gloss"]) == ("knack.ipynb?lang=de", " (Dreikart, Schweden)")
    shelf._follow({"lang": "xx"})
    assert shelf.lang == "de"


def test_the_reader_chooses_another_language():
    shelf = Shelf("sv")
    shelf.set_state({"lang": "en"})
    assert shelf.books[0]["href"] == "knack.ipynb?lang=en"
    assert (shelf.words["language"], shelf.words["lang_de"]) == ("Language", "Deutsch")
    shelf.set_state({"lang": "xx"})  # as no page of ours does
    assert shelf.lang == "en"


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("sv", "En klass vid ett bord: rum och lektioner"),
        ("de", "Eine Klasse an einem Tisch: Räume und Lektionen"),
        ("en", "A class at one table: rooms and lessons"),
    ],
)
def test_the_class_has_a_button_where_the_server_has_rooms(lang, words, monkeypatch):
    monkeypatch.delenv("VOILA_PREHEAT", raising=False)
    monkeypatch.setenv("KNACK_ROOMS", "/book/room")
    assert words not in Shelf(lang).html  # a notebook
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5")
    assert f'<a class="kb-button" href="/book/room?lang={lang}">{words}</a>' in Shelf(lang).html
    monkeypatch.delenv("KNACK_ROOMS")
    assert words not in Shelf(lang).html


def links(html):
    """Return the pages to which the links of some HTML lead."""
    return {page.partition("?")[0] for page in re.findall(r'href="([^"#]+)', html)}


def test_a_server_without_some_pages_links_only_those_that_it_has(monkeypatch):
    monkeypatch.delenv("VOILA_PREHEAT", raising=False)
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5")
    assert links(Shelf("en").html) > {"knack.ipynb", "glossary.ipynb", "settle.ipynb", "kopknack.ipynb"}
    monkeypatch.setenv("KNACK_PAGES", "index\nknack\nglossary")
    shelf = Shelf("en")
    assert links(shelf.html) == links(shelf._plain()["text/html"]) == {"knack.ipynb", "glossary.ipynb"}
    assert len(shelf.books) == len(games)  # a game without a page here has its entry, without a link
    monkeypatch.setenv("KNACK_PAGES", "knack")
    head = masthead(Desk.open("knack", lang="en"))
    assert (head["home"], head["settle"]) == ("", "")
    assert links(PageHead("knack", "en").html) == {"knack.ipynb"}
    assert links(Glossary("en").html) == {"knack.ipynb"}
