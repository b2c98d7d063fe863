"""The rules as played: statuses, words and boxes under options and readings, and what seeded deals cite."""

from __future__ import annotations

import re

import pytest

from knack_widgets.rulebook import edition
from knack_widgets.rulebook.languages import LANGS
from knack_widgets.rules import OptionError, games
from tests.support.seeds import seeds
from tools.edition_runs import DEALS, choices_to_play, digest, play, read_runs
from tools.edition_witnesses import cited_by_examples, cited_by_kept_records, match, read_witnesses
from tools.editions import Choice, choices_of, single_choices

OWN = ("knack", "kopknack", "svangknack", "knack31", "knaker")
ALONE = [choice for game in OWN for choice in single_choices(game)]
PAIRS = [choice for game in OWN for choice in choices_of(game) if len(choice.options) + len(choice.readings) > 1]
each_game = pytest.mark.parametrize("game", OWN)


def name_of(choice: Choice) -> str:
    return f"{choice.game}: {choice}"


each_choice = pytest.mark.parametrize("choice", ALONE, ids=name_of)

NEEDS = {"N-53": {"cheating": True}}
"""Options without which a reading changes nothing, although its clause applies."""


def with_conditions(choice: Choice) -> Choice:
    """Return a choice with the option values without which its readings cannot apply."""
    options = dict(choice.options)
    for ruling in choice.readings:
        options |= NEEDS.get(ruling, {})
    for clause in games[choice.game].clauses.values():
        if any(pair in clause.alternatives for pair in choice.readings.items()):
            options.update((group[0].name, group[0].value) for group in clause.conditions)
    return Choice(choice.game, options, choice.readings)


def clause_of(game: str, id_: str, options=None, readings=None, lang: str = "en") -> edition.PlayedClause:
    text = edition.text(game, lang, options or {}, readings or {}, keep_omitted=True)
    return next(clause for clause in text.clauses if clause.id == id_)


@each_choice
def test_every_option_value_and_every_reading_changes_the_text(choice: Choice) -> None:
    choice = with_conditions(choice)
    usual = Choice(choice.game, choice.options if choice.readings else {})
    for lang in LANGS:
        played, before = (
            [
                (clause.id, clause.md, clause.boxes)
                for clause in edition.text(choice.game, lang, one.options, one.readings).clauses
            ]
            for one in (choice, usual)
        )
        assert played != before


@each_choice
def test_the_clause_that_a_reading_changes_is_reworded_or_omitted(choice: Choice) -> None:
    choice = with_conditions(choice)
    statuses = edition.clauses(choice.game, choice.options, choice.readings)
    for clause in games[choice.game].clauses.values():
        if any(pair in clause.alternatives for pair in choice.readings.items()):
            assert statuses[clause.id] != edition.APPLIES


def test_the_words_of_the_default_are_the_usual_ones_and_the_value_of_an_option_is_in_the_sentence() -> None:
    assert "15" in clause_of("knack", "payment.2", {"stake": 5}).md
    assert "15" not in clause_of("knack", "payment.2").md
    assert clause_of("kopknack", "buying.5", {"buys": 3}, lang="de").sentences[0].startswith("Das Kaufen geht dreimal")


def test_dots_of_the_match_before_keep_their_clause_without_cheating() -> None:
    statuses = edition.clauses("knaker", {"dots": "30"})
    assert {statuses["16.8"], statuses["16.9"]} == {edition.APPLIES}
    assert {statuses["16.1"], edition.clauses("knaker")["16.8"]} == {edition.OMITTED}


def test_the_wording_with_the_most_conditions_is_used() -> None:
    both = clause_of("kopknack", "buying.5", {"buys": 3}, {"KK-4": "b"})
    assert both.md == "You buy three times round the table, all but those who have stood."


def test_the_box_of_another_reading_has_its_letter_and_its_words() -> None:
    (box,) = [box for box in clause_of("kopknack", "play.3", readings={"KK-6": "b"}).boxes if box.ruling == "KK-6"]
    assert box.letter == "b"
    assert box.md == games["kopknack"].readings["KK-6"].texts("en").values["b"]
    assert "KK-3" not in {box.ruling for box in clause_of("kopknack", "buying.9", {"buys": 3}).boxes}


def test_what_is_omitted_is_left_out_unless_it_is_asked_for() -> None:
    short = edition.text("kopknack", "en")
    whole = edition.text("kopknack", "en", keep_omitted=True)
    assert "newer" not in {chapter.id for chapter in short.chapters}
    (newer,) = [chapter for chapter in whole.chapters if chapter.id == "newer"]
    assert not newer.stands
    assert newer.clauses[1].md.startswith("If the pot was played for")
    assert {clause.id for clause in whole.clauses} == set(games["kopknack"].clauses)


@pytest.mark.parametrize(
    ("options", "readings"), [({"wrong": 1}, {}), ({"payment": 1922}, {}), ({}, {"KK-6": "z"}), ({}, {"K-5": "b"})]
)
def test_an_unknown_option_or_reading_is_an_error(options, readings) -> None:
    with pytest.raises(OptionError):
        edition.clauses("kopknack", options, readings)
    with pytest.raises(OptionError):
        edition.text("kopknack", "en", options, readings)


@each_game
@pytest.mark.parametrize("lang", LANGS)
def test_no_wording_has_a_gap(game: str, lang: str) -> None:
    for choice in choices_of(game):
        for clause in edition.text(game, lang, choice.options, choice.readings).clauses:
            said = [clause.md, *(box.md for box in clause.boxes)]
            assert not re.search(r"[{}]", " ".join(said))
            assert all(words and not words.startswith(">") for words in said)


# -- text and rules together


@each_game
def test_enough_deals_of_each_choice_and_each_pair_have_been_played(game: str) -> None:
    """The deals are kept by number (`python -m tools.edition_runs GAME`), with the declarations they ran on."""
    run = read_runs()[game]
    assert run["digest"] == digest(game), f"declarations have changed: python -m tools.edition_runs {game}"
    played = {choice for choice, number in run["deals"].items() if number >= DEALS}
    assert played == {str(choice) for choice in choices_to_play(game)}


def check_deals(choice: Choice, seed: int, number: int) -> None:
    """Check that nothing that some deals cite is omitted, and that the deals cite something."""
    omitted = choice.omitted
    for cited in play(choice, -seed, number):
        assert cited
        assert not cited & omitted


@pytest.mark.parametrize("choice", [choice for choice in ALONE if choice.omitted], ids=name_of)
@pytest.mark.parametrize("seed", seeds(1, 6))
def test_nothing_that_is_cited_is_omitted(choice: Choice, seed: int) -> None:
    check_deals(choice, seed, 6 if seed == 0 else 30)


@pytest.mark.apart
@pytest.mark.parametrize("choice", [choice for choice in PAIRS if choice.omitted], ids=name_of)
def test_nothing_that_is_cited_under_two_choices_is_omitted(choice: Choice) -> None:
    check_deals(choice, 0, 6)


def test_a_clause_that_is_cited_although_it_is_omitted_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    clause = games["kopknack"].clauses["play.3"]
    monkeypatch.setattr(type(clause), "applies", lambda self, *_: self is not clause)
    choice = Choice("kopknack", {"buys": 3})
    assert choice.omitted == {"play.3"}
    with pytest.raises(AssertionError):
        check_deals(choice, 0, 6)


def check_witnesses(choice: Choice) -> None:
    """Check that examples and kept matches cite every clause that stands and can be cited."""
    seeds_ = read_witnesses()[choice.game].get(str(choice), [])
    cited = cited_by_examples(choice).union(cited_by_kept_records(choice), *(match(choice, seed) for seed in seeds_))
    assert choice.citable <= cited


@pytest.mark.parametrize(
    "choice",
    [pytest.param(choice, marks=pytest.mark.apart if choice.game == "knaker" else []) for choice in ALONE],
    ids=name_of,
)
def test_every_standing_clause_has_a_kept_witness(choice: Choice) -> None:
    check_witnesses(choice)


@pytest.mark.apart
@pytest.mark.parametrize("choice", PAIRS, ids=name_of)
def test_every_clause_that_stands_under_two_choices_has_a_kept_witness(choice: Choice) -> None:
    check_witnesses(choice)
