"""Mistakes from another game's rules: wrong choices that its rules make right, told by itself after the answer."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from knack_widgets.rules import Position, Record
from knack_widgets.rules.core.chance import Draws
from knack_widgets.study import exercises
from knack_widgets.study.exercise import Exercise
from knack_widgets.study.other_games import similar_games
from knack_widgets.study.spots import Spot
from knack_widgets.study.twins import find_twins
from tests.study.second import legal, right_choices

LANGS = ("sv", "de", "en")
TRICKS = ("knack", "kopknack", "svangknack")
SEEDS = range(3)
# trumps are hearts; seat 2 has none of the diamonds that are led
MUST_TRUMP = "kopknack;players=3;dealer=0;hands=3?,7h_8c,Th_7c_8s;up=9h;trick=1_Ad"


def asked(line: str, clause: str, kind: str = "legal-moves", seed: int = 3) -> Exercise:
    """Return an exercise about a position."""
    game = line.partition(";")[0]
    return exercises.make(game, seed, clause=clause, kind=kind, position=Position.parse(line))


def tempting(exercise: Exercise, lang: str = "en") -> list[str]:
    """Return the choices that would be right in another game."""
    return [choice for choice in exercise.choices if exercise.mix_up(choice, lang)]


def test_only_games_that_are_played_in_the_same_way_are_compared() -> None:
    assert {game: similar_games(game) for game in TRICKS} == {
        "knack": ("kopknack", "svangknack"),
        "kopknack": ("knack", "svangknack"),
        "svangknack": ("knack", "kopknack"),
    }
    assert similar_games("knaker") == similar_games("knack31") == ()


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "That answer would be right in Knack (Tricks 3)."),
        ("sv", "I Knack hade det svaret varit rätt (Stick 3)."),
        ("de", "In Knack wäre diese Antwort richtig (Stiche 3)."),
    ],
)
def test_who_throws_away_where_one_must_trump_hears_that_knack_allows_it(lang: str, sentence: str) -> None:
    exercise = asked(MUST_TRUMP, "play.6")
    assert exercise.answer == {"2 play Th"}
    assert exercise.mix_up("2 play 7c", lang) == sentence
    assert exercise.mix_up("2 play 8s", lang) == sentence
    assert exercise.mix_up("2 play Th", lang) == ""  # right here, so nothing is mixed up
    assert exercise.grade(["2 play 7c"]).explain(lang).endswith(sentence)
    assert sentence not in exercise.grade(["2 play Th"]).explain(lang)


def test_where_games_agree_nothing_is_said() -> None:
    follow = MUST_TRUMP.replace("1_Ad", "1_Ac")  # all three games ask for the suit led
    exercise = asked(follow, "play.3")
    assert exercise.answer == {"2 play 7c"}
    assert tempting(exercise) == []


@pytest.mark.parametrize("game", TRICKS)
@pytest.mark.parametrize("kind", ["legal-moves", "find-refused"])
def test_what_would_be_right_elsewhere_is_a_wrong_choice_by_the_second_telling(game: str, kind: str) -> None:
    """The sentence cites a clause of the other game, and only at choices that are wrong here."""
    told = 0
    for clause in exercises.clauses_of_kind(game, kind):
        for seed in SEEDS:
            exercise = exercises.make(game, seed, clause=clause, kind=kind)
            assert right_choices(exercise, exercise.state) == exercise.answer, exercise.id
            assert exercise.id.startswith("v3.")
            allowed = legal(exercise, exercise.state)
            for choice in tempting(exercise):
                told += 1
                assert choice not in exercise.answer
                assert (choice in allowed) == (kind == "find-refused")
    # where Köpknack refuses some moves, Knack and Svängknack allow all that it allows
    assert told or (game, kind) == ("kopknack", "find-refused")


@pytest.mark.parametrize("game", TRICKS)
def test_the_sentence_is_the_same_wherever_the_hidden_cards_are(game: str) -> None:
    compared = 0
    for seed in range(12):
        exercise = exercises.make(game, seed, kind="legal-moves")
        said = {choice: exercise.mix_up(choice, "en") for choice in exercise.choices}
        spot = Spot(tuple(exercise.record.steps), exercise.state, None)
        for twin in islice(find_twins(spot, exercise.seat, Draws(seed)), 2):
            hidden = replace(exercise, record=Record.from_steps(twin, ()))
            assert {choice: hidden.mix_up(choice, "en") for choice in hidden.choices} == said
            compared += 1
    assert compared
