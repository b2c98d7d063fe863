"""Sentences of families: the same in each language, and for games of other authors alone."""

from __future__ import annotations

import pytest

from knack_widgets.rulebook.bundles import ANY, messages
from knack_widgets.rulebook.game_languages import fill_languages, language_for, languages_of
from knack_widgets.rules import games
from knack_widgets.rules.core.names import FAMILIES
from tests.rulebook.ftl import PACKAGE, read

FOLDER = PACKAGE / "rulebook" / "families"


@pytest.mark.parametrize("family", [ANY, *FAMILIES])
@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_family_says_the_same_of_the_same_facts(family: str, lang: str) -> None:
    assert read(FOLDER / family / f"{lang}.ftl") == read(FOLDER / family / "sv.ftl")


def test_every_folder_is_a_family() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {ANY, *FAMILIES}


def test_games_of_tricks_are_a_family() -> None:
    assert [games[game].family for game in ("knack", "kopknack", "svangknack")] == ["tricks"] * 3
    assert not games["knaker"].family


def test_the_book_s_own_games_have_their_own_sentences() -> None:
    assert not messages("en", "knack").has("duty")
    assert not messages("en", "knack").has("free")


def test_the_book_s_own_games_have_all_languages_and_no_other_words() -> None:
    assert languages_of("knack") == ("sv", "de", "en")
    assert [language_for("knack", lang) for lang in ("sv", "de", "en")] == ["sv", "de", "en"]
    assert fill_languages("knack", {"sv": 1, "de": 2, "en": 3}) == {"sv": 1, "de": 2, "en": 3}
    assert fill_languages("knack", {"en": 3}) == {"en": 3}
