"""What can be searched: every clause, ruling, example and term there is, in each language, and nothing else."""

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
    found = {(entry["kind"], entry.get("game"), entry.get("clause"), entry["id"]) for entry in entries(lang)}
    wanted = {("term", None, None, name) for name in load_terms()}
    for game in text_ids():
        for clause in load_text(game).clauses.values():
            wanted.add(("clause", game, clause.id, clause.id))
            wanted |= {("ruling", game, clause.id, ruling.id) for ruling in clause.rulings}
        wanted |= {("example", game, one.shows[0], one.id) for one in examples(game).outlines.values()}
    assert found == wanted
    assert len(list(entries(lang))) == len(found)


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
    told = json.loads(search_file(lang))
    assert told["lang"] == lang
    assert told["entries"] == list(entries(lang))
    assert set(told["games"]) == set(text_ids())
    assert set(told["words"]) == set(SAID)
    assert "#" in told["words"]["many"]
    assert "#" in told["words"]["none"]
    assert len(search_file(lang)) < 250_000
