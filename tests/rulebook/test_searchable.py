"""The search: it contains every clause, ruling, example and term in each language."""

import json

import pytest

from knack_widgets.rulebook.examples import examples
from knack_widgets.rulebook.languages import LANGS
from knack_widgets.rulebook.searchable import SAID, entries, search_file
from knack_widgets.rulebook.terms import load_terms
from knack_widgets.rulebook.textfiles import text_ids
from knack_widgets.rulebook.texts import load_text

lang = pytest.mark.parametrize("lang", LANGS)


@lang
def test_everything_can_be_found_in_each_language(lang: str) -> None:
    keys = {(entry["kind"], entry.get("game"), entry.get("clause"), entry["id"]) for entry in entries(lang)}
    wanted = {("term", None, None, name) for name in load_terms()} | {("lesson", None, None, "lesson")}
    for game in text_ids():
        for clause in load_text(game).clauses.values():
            wanted.add(("clause", game, clause.id, clause.id))
            wanted |= {("ruling", game, clause.id, ruling.id) for ruling in clause.rulings}
        wanted |= {("settle", game, None, game), ("compare", game, None, game)}
        wanted |= {("example", game, example.shows[0], example.id) for example in examples(game).outlines.values()}
    assert keys == wanted
    assert len(list(entries(lang))) == len(keys)


@lang
def test_a_box_that_explains_is_found_under_the_name_that_its_page_gives_it(lang: str) -> None:
    words = json.loads(search_file(lang))["words"]
    called = {(one["id"], one["clause"]): one.get("called") for one in entries(lang) if one["kind"] == "ruling"}
    assert called["K-3", "bidding.1"] == called["KK-2", "bidding.1"] == "in_other_words"
    assert called["K-5", "play.2"] is None is called["KK-2", "deal.2"]
    assert words["kind-in_other_words"] != words["kind-ruling"]


@lang
def test_an_entry_is_words_without_markup(lang: str) -> None:
    for entry in entries(lang):
        assert entry["name"]
        assert entry["text"]
        assert not set("<>*") & set(entry["text"])
        assert "&amp;" not in entry["text"]


@lang
def test_the_file_has_the_entries_the_games_and_what_the_search_says(lang: str) -> None:
    data = json.loads(search_file(lang))
    assert data["lang"] == lang
    assert data["entries"] == list(entries(lang))
    assert set(data["games"]) == set(text_ids())
    assert set(data["words"]) == set(SAID)
    assert "#" in data["words"]["many"]
    assert "#" in data["words"]["none"]
    assert len(search_file(lang)) < 250_000
