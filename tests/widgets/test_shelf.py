"""The shelf of games, in words and as a list of links."""

import pytest
import traitlets

from knack_widgets import Shelf

TITLES = {"knack": ("Knack (trekort)", "sv"), "bridge": ("Bridge <b>", 'e"n')}


@pytest.mark.parametrize("lang", ["sv", "de", "en"])
def test_games_with_rules_are_links_and_the_others_say_that_they_come(lang):
    html = Shelf(TITLES, lang)._repr_mimebundle_()[0]["text/html"]
    assert html.count("<li") == 2
    assert html.count("<a ") == 1
    assert f'href="knack.ipynb?lang={lang}"' in html
    assert f'lang="{lang}"' in html


def test_titles_are_text():
    html = Shelf(TITLES, "en")._repr_mimebundle_()[0]["text/html"]
    assert "Bridge &lt;b&gt;" in html
    assert "<b>" not in html
    assert 'lang="e&quot;n"' in html


def test_in_words():
    assert repr(Shelf(TITLES, "en")).splitlines() == [
        "■ Knack (trekort) · 2 to 11 players",
        "□ Bridge <b> · being set",
    ]


@pytest.mark.parametrize(("asked", "lang"), [("lang=de", "de"), ("lang=fr", "sv"), ("", "sv"), ("lang=", "sv")])
def test_the_language_comes_from_the_address(asked, lang, monkeypatch):
    monkeypatch.delenv("VOILA_PREHEAT", raising=False)
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5")
    monkeypatch.setenv("QUERY_STRING", asked)
    assert Shelf(TITLES).lang == lang
    assert Shelf(TITLES, "en").lang == "en"


def test_the_live_list_follows_its_language():
    shelf = Shelf(TITLES, "sv")
    shelf._follow({"lang": "de"})
    assert shelf.lang == "de"
    assert shelf.books[0]["href"] == "knack.ipynb?lang=de"
    assert shelf.books[1] | {"fan": []} == {
        "href": None,
        "title": "Bridge <b>",
        "lang": 'e"n',
        "facts": shelf._facts("bridge"),
        "fan": [],
    }
    shelf._follow({"lang": "xx"})
    assert shelf.lang == "de"


def test_the_reader_chooses_another_language():
    shelf = Shelf(TITLES, "sv")
    shelf.set_state({"lang": "en"})
    assert shelf.books[0]["href"] == "knack.ipynb?lang=en"
    assert (shelf.words["language"], shelf.words["lang_de"]) == ("Language", "Deutsch")
    with pytest.raises(traitlets.TraitError):
        shelf.set_state({"lang": "xx"})
    assert shelf.lang == "en"
