"""The columns beside a text: only languages that the text has."""

from __future__ import annotations

import pytest

from knack_widgets.pages import book
from knack_widgets.pages.editor.draft import Draft
from knack_widgets.pages.editor.page_data import Words
from knack_widgets.pages.prerender.columns import columns_view, list_columns
from knack_widgets.pages.prerender.sheet import Sheet
from knack_widgets.rules import games
from knack_widgets.widgets import pagedata
from tests.support.html import read_html


@pytest.mark.parametrize(
    ("languages", "lang", "others"),
    [(("sv", "de", "en"), "de", ["sv", "en"]), (("en",), "en", []), (("en",), "sv", []), (("de", "en"), "sv", ["de"])],
)
def test_the_other_languages_are_those_of_the_text(
    languages: tuple[str, ...], lang: str, others: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(book, "languages_of", lambda _: languages)
    monkeypatch.setattr(book, "language_for", lambda _, wanted: wanted if wanted in languages else "en")
    data = book.text_data(games["knack"].start().setup, lang, None)
    assert data["others"] == others
    sheet = Sheet({"lang": lang, "words": pagedata.drawn_words(lang), "prefs": {}}, {}, living=True)
    bar = read_html(str(columns_view(sheet, {**data, "sourceLang": "", "originalMissing": True}, (lang,))))
    keys = bar.keys()
    assert [key for key in keys if key.startswith("column:")] == [f"column:{each}" for each in others]
    (columns,) = bar.of_class("kb-columns")
    assert ("hidden" in columns.attributes) == (not others)
    # what a reader has chosen in another game opens no column here
    assert list_columns(lang, ["sv", "de", "en"], data["others"], missing=True) == (lang, *others)


def test_an_absent_suit_is_nothing_and_an_absent_seat_nobody() -> None:
    words = Words(Draft.begin("knack", 3), "en")
    assert (words.value("trump", None), words.value("turn", None)) == ("none", "nobody")
