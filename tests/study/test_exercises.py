"""Exercises of every game and kind: right, whole, the same for the same id, and of the seat's own view alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from knack_widgets.players import complete
from knack_widgets.rulebook.words import position
from knack_widgets.rules import Position, games
from knack_widgets.rules.core.chance import Draws
from knack_widgets.study import exercise_search, exercises
from knack_widgets.study.exercise_search import find_question
from knack_widgets.study.exercises import LONGEST_ID, SEED_LIMIT, ExerciseError
from knack_widgets.study.spots import Spot
from knack_widgets.study.twins import find_twins
from tests.study.second import TOLD, right_choices

LANGS = ("sv", "de", "en")
FEW = pytest.param(range(1), id="few")
MORE = pytest.param(range(1, 4), id="more", marks=pytest.mark.apart)
"""Seeds of exercises: one of each kind in `make test`."""
OUTSIDE = (
    "legal-moves",
    "which-clause",
    "but-for",
    "who-acts",
    "find-refused",
    "what-follows",
    "in-force",
    "legal-setups",
)
ASKED = [(game, kind) for game in games for kind in exercises.kinds(game)]
ASKED += [("fishing", kind) for kind in OUTSIDE]
OUTCOMES = ("who-acts", "who-takes", "what-is-paid", "what-follows")


def each(test: Callable[[str, str, range], None]) -> Callable[[str, str, range], None]:
    """Run a test on exercises of each kind of each game."""
    return pytest.mark.parametrize(("game", "kind"), ASKED)(pytest.mark.parametrize("seeds", [FEW, MORE])(test))


@cache
def some(game: str, kind: str, seeds: range) -> list[exercises.Exercise]:
    """Some exercises of a kind."""
    return [exercises.make(game, seed, kind=kind) for seed in seeds]


@each
def test_the_answer_is_right_and_whole_and_there_is_a_wrong_one(game: str, kind: str, seeds: range) -> None:
    for found in some(game, kind, seeds):
        assert found.answer == right_choices(found, found.state), found.id
        assert 0 < len(found.answer) < len(found.choices) <= 8, found.id
        assert found.answer < set(found.choices)
        assert len(set(found.choices)) == len(found.choices)


@each
def test_an_id_is_the_exercise(game: str, kind: str, seeds: range) -> None:
    for found in some(game, kind, seeds):
        find_question.cache_clear()
        again = exercises.load(found.id)
        assert again == found
        assert (again.choices, again.answer, again.seat, again.move) == (
            found.choices,
            found.answer,
            found.seat,
            found.move,
        )
        assert again.record.dumps() == found.record.dumps()


@each
def test_what_the_seat_cannot_see_changes_nothing(game: str, kind: str, seeds: range) -> None:
    for found in some(game, kind, seeds):
        spot = Spot(found.record.steps, found.state, found.move)
        for twin in find_twins(spot, found.seat, Draws(5), tries=40):
            assert twin.view(found.seat) == found.view
            if found.move and found.kind in OUTCOMES and not twin.judge(found.move).legal:
                continue  # the question tells the move
            if found.kind == "still-immediate" and len(twin.windows) > 1:
                continue  # the question tells that nobody else has anything to announce
            assert right_choices(found, twin) == found.answer, (found.id, twin)


@each
def test_it_speaks_three_languages(game: str, kind: str, seeds: range) -> None:
    for lang in LANGS:
        for found in some(game, kind, seeds):
            labels = found.labels(lang)
            assert list(labels) == list(found.choices)
            assert len(set(labels.values())) == len(labels), (found.id, labels)
            said = [found.question(lang), found.hint(1, lang), found.hint(2, lang), *labels.values()]
            said += [found.grade(some_of).explain(lang) for some_of in ((), found.answer, found.choices)]
            assert all(text.strip() and "{" not in text for text in said)
            assert position(found.view, lang, found.seat, why=False)


@each
def test_grades(game: str, kind: str, seeds: range) -> None:
    for found in some(game, kind, seeds):
        whole, none, every = found.grade(found.answer), found.grade([]), found.grade(found.choices)
        assert whole.correct
        assert (whole.right, whole.missed, whole.wrong) == (found.answer, frozenset(), frozenset())
        assert (none.right, none.missed) == (frozenset(), found.answer)
        assert every.wrong == frozenset(found.choices) - found.answer
        assert not none.correct
        assert not every.correct
        for grade in (whole, none, every):
            assert found.clause in grade.clauses
            assert set(grade.clauses) <= games[game].clauses.keys()


def test_every_kind_has_a_second_telling() -> None:
    assert {kind for game in games for kind in exercises.kinds(game)} <= TOLD.keys()


@pytest.mark.parametrize(
    ("id_", "said"),
    [
        ("", "expected GAME.CLAUSE.KIND.SEED"),
        ("knack", "expected GAME.CLAUSE.KIND.SEED"),
        ("whist.play-3.legal-moves.7", "game 'whist': expected one of"),
        ("knack.play-99.legal-moves.7", "knack has no clause play-99"),
        ("knack.play-3.sing.7", "kind 'sing': expected one of legal-moves"),
        ("knack.play-3.legal-moves.99999999999999999", "expected GAME.CLAUSE.KIND.SEED"),
        ("knack.play-3.legal-moves.7.colour~red", "option 'colour': expected players"),
        ("knack.play-3.legal-moves.7.players~99", "99 players: knack is for"),
        ("knack.pack-3.legal-moves.7", "no question of the kind legal-moves about pack.3"),
        ("knack.play-3.legal-moves." + "7" * 500, "expected GAME.CLAUSE.KIND.SEED"),
    ],
)
def test_a_bad_id_gives_one_clear_error(id_: str, said: str) -> None:
    with pytest.raises(ExerciseError) as error:
        exercises.load(id_)
    assert said in str(error.value)
    assert len(str(error.value)) < 600


@pytest.mark.parametrize("bad", [None, 3, ["x"], {"a": 1}])
def test_what_is_no_text_is_no_id(bad: object) -> None:
    with pytest.raises(ExerciseError):
        exercises.load(bad)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"game": "whist"}, "expected one of"),
        ({"game": None}, "expected one of"),
        ({"game": "knack", "clause": "play.99"}, "expected the id of a clause of knack"),
        ({"game": "knack", "clause": 7}, "expected the id of a clause of knack"),
        ({"game": "knack", "kind": "sing"}, "expected one of legal-moves"),
        ({"game": "knack", "seed": -1}, "expected a whole number"),
        ({"game": "knack", "seed": "7"}, "expected a whole number"),
        ({"game": "knack", "options": {"players": 1}}, "1 players: knack is for"),
        ({"game": "knack", "options": {"colour": 1}}, "option 'colour'"),
    ],
)
def test_a_bad_name_gives_one_clear_error(given: dict[str, object], said: str) -> None:
    with pytest.raises(ExerciseError) as error:
        exercises.make(**given)  # type: ignore[arg-type]
    assert said in str(error.value)


@pytest.mark.parametrize("answer", ["1 play 7h", ["nonsense"], [3], 7])
def test_an_answer_that_is_none_is_named(answer: object) -> None:
    found = exercises.make("knack", 1, clause="play.3", kind="legal-moves")
    with pytest.raises(ExerciseError, match=r"^answer "):
        found.grade(answer)  # type: ignore[arg-type]


@pytest.mark.parametrize("step", [0, 3, None])
def test_there_are_two_hints(step: object) -> None:
    with pytest.raises(ExerciseError, match=r"^hint "):
        exercises.make("knack", 1, clause="play.3", kind="legal-moves").hint(step, "en")  # type: ignore[arg-type]


def test_options_hold_and_stand_in_the_id() -> None:
    found = exercises.make("kopknack", 3, clause="play.3", kind="legal-moves", options={"players": 4, "stake": 6})
    assert found.id == "v3.kopknack.play-3.legal-moves.3.players~4_stake~6"
    assert len(found.state.setup.names) == 4
    assert found.state.setup.options["stake"] == 6
    assert exercises.load(found.id) == found


def test_without_a_clause_or_kind_the_seed_draws_them() -> None:
    found = [exercises.make("knack", seed) for seed in range(40)]
    assert len({one.kind for one in found}) >= 6
    assert len({one.clause for one in found}) >= 10
    trivial = [one for one in found if one._kind.trivial]
    assert len(trivial) <= len(found) // 4
    assert exercises.make("knack", 7) == exercises.make("knack", 7)
    assert exercises.load(found[0].id) == found[0]


def test_the_position_in_an_id_has_at_most_1800_characters_so_that_the_id_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given = Position.parse("knack;players=3;dealer=0;hands=3?,7h_8c,Th_7c_8s;up=9h;trick=1_Ah")
    monkeypatch.setattr(exercise_search, "unpack_position", lambda _: complete(given))
    monkeypatch.setattr(exercises, "pack_text", lambda _: "A" * 1799)
    assert 1800 < len(exercises.make("knack", SEED_LIMIT - 1, clause="play.3", position=given).id) < LONGEST_ID
    monkeypatch.setattr(exercises, "pack_text", lambda _: "A" * 1800)
    with pytest.raises(ExerciseError, match="needs 1,801 characters; expected at most 1,800"):
        exercises.make("knack", 1, clause="play.3", position=given)
