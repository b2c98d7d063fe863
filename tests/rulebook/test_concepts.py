"""The comparison of games: every point of every game is answered in three languages, with existing clauses."""

import re

import pytest

from knack_widgets.rulebook.concepts import POINTS, compared_games, differences, of, point_name, read_answers
from knack_widgets.rulebook.languages import LANGS
from knack_widgets.rulebook.texts import TextError
from knack_widgets.rules import games

OWN = ("knack", "knack31", "knaker", "kopknack", "svangknack")
own = pytest.mark.parametrize("game", OWN)


def test_every_game_of_the_book_can_be_compared() -> None:
    assert compared_games() == OWN


@own
def test_every_point_is_answered_in_a_plain_sentence_with_clauses(game: str) -> None:
    answers = of(game)
    assert tuple(answers) == POINTS
    for point, answer in answers.items():
        assert answer.clauses, point
        assert set(answer.clauses) <= set(games[game].clauses)
        assert len(set(answer.clauses)) == len(answer.clauses)
        for lang in LANGS:
            text = answer.text(lang)
            assert re.fullmatch(r"[A-ZÅÄÖÜ0-9].*\.", text), text
            assert ". " not in text.rstrip("."), text  # one sentence
            assert len(text) < 320, text


def test_answers_are_the_same_in_all_languages_or_in_none() -> None:
    for point in POINTS:
        for one in OWN:
            for other in OWN:
                same = [of(one)[point].text(lang) == of(other)[point].text(lang) for lang in LANGS]
                assert len(set(same)) == 1, (point, one, other)


@own
def test_the_numbers_of_players_and_cards_are_those_of_the_rules(game: str) -> None:
    seats, names = games[game].players, {2: "two", 3: "three", 8: "eight", 11: "eleven", 12: "twelve", 16: "sixteen"}
    names[17] = "seventeen"
    text = of(game)["players"].text("en").lower()
    assert names[seats.start] in text
    assert names[seats.stop - 1] in text
    pack = games[game].pack(games[game].start().setup)
    jokers = sum(card.startswith("X") for card in pack)
    assert of(game)["pack"].text("en").startswith(f"{len(pack) - jokers} cards")


def test_knack_and_kopknack_differ_in_what_is_different_and_in_nothing_else() -> None:
    same = {"aim", "trump", "bidding", "ends", "out-of-turn"}
    assert set(differences("knack", "kopknack")) == set(POINTS) - same
    assert differences("knack", "kopknack") == differences("kopknack", "knack")
    assert differences("knaker", "knaker") == ()
    assert differences("knack", "knaker") == POINTS


def test_a_game_that_is_not_installed_is_an_error() -> None:
    with pytest.raises(KeyError):
        of("whist")


def table(**changes: object) -> dict[str, object]:
    """Return a table with an answer for each point, with changed points."""
    answer = {"clauses": ["deal.1"], **dict.fromkeys(LANGS, "Yes.")}
    return {**dict.fromkeys(POINTS, answer), **changes}


@pytest.mark.parametrize(
    ("changes", "wrong"),
    [
        ({"weather": {}}, "missing or unknown: weather; expected the points players, "),
        ({"pack": 3}, "pack: read 3; expected clauses, and a sentence in sv, de, en"),
        ({"pack": {"clauses": ["deal.1"], "sv": "Ja."}}, "pack: read "),
        ({"pack": {"clauses": [], **dict.fromkeys(LANGS, "Yes.")}}, "pack: read []; expected at least one clause"),
        ({"pack": {"clauses": ["deal.99"], **dict.fromkeys(LANGS, "Yes.")}}, "pack: there is no clause deal.99"),
        ({"pack": {"clauses": ["deal.1"], **dict.fromkeys(LANGS, "")}}, "pack: sv: read ''; expected 1 to 400"),
        ({"pack": {"clauses": ["deal.1"], **dict.fromkeys(LANGS, "x" * 401)}}, "expected 1 to 400 characters"),
    ],
)
def test_a_faulty_file_says_what_is_wrong(changes: dict[str, object], wrong: str) -> None:
    assert tuple(read_answers("knack", table())) == POINTS
    with pytest.raises(TextError, match=re.escape(wrong)):
        read_answers("knack", table(**changes))


@pytest.mark.parametrize("lang", LANGS)
def test_every_point_has_a_name(lang: str) -> None:
    names = [point_name(point, lang) for point in POINTS]
    assert len(set(names)) == len(POINTS)
    assert not set(names) & set(POINTS)
