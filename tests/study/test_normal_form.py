"""Normal forms: what decides an answer, whatever the suits, the seats and the cards that change nothing."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import islice, permutations

import pytest

from knack_widgets.rules import IllegalMove, Position, games
from knack_widgets.rules.core.chance import Draws
from knack_widgets.study import exercises
from knack_widgets.study.exercise import Exercise
from knack_widgets.study.normal_form import NormalForm, clause_mix, normal_form
from knack_widgets.testing.matches import walk

CARD = re.compile(r"\b([2-9TJQKA])([shdc])\b|(?<=\btrump )([shdc])\b")


def renamed(text: str, suits: dict[str, str]) -> str:
    """Return a text of a record with other suits."""
    return CARD.sub(lambda found: (found[1] or "") + suits[found[2] or found[3]], text)


def about(line: str, kind: str = "legal-moves", clause: str = "play.3") -> Exercise:
    """Return an exercise about a position of Knack."""
    return exercises.make("knack", 3, clause=clause, kind=kind, position=Position.parse(line))


def bare(form: NormalForm) -> tuple[str, str]:
    return form.table, form.asked


FOLLOW = "knack;players=3;dealer=0;hands=3?,7h_8c,Th_7c_8s;up=9h;trick=1_Ah"
ASKED = bare(normal_form(about(FOLLOW)))


@pytest.mark.parametrize(
    ("like", "line"),
    [
        ("suits change places", "knack;players=3;dealer=0;hands=3?,7s_8d,Ts_7d_8h;up=9s;trick=1_As"),
        ("another dealer, all seats turned", "knack;players=3;dealer=1;hands=Th_7c_8s,3?,7h_8c;up=9h;trick=2_Ah"),
    ],
)
def test_the_same_exercise_in_other_clothes_has_the_same_normal_form(like: str, line: str) -> None:
    assert bare(normal_form(about(line))) == ASKED, like


@pytest.mark.parametrize(
    "line",
    [
        "knack;players=3;dealer=0;hands=3?,7h_8c,Th_9c_8s;up=9h;trick=1_Ah",
        "knack;players=3;dealer=0;hands=3?,7h_8c,Th_Qh_8s;up=9h;trick=1_Ah",
    ],
)
def test_other_cards_to_choose_from_are_another_exercise(line: str) -> None:
    assert bare(normal_form(about(line))) != ASKED


def test_a_card_that_changes_nothing_is_left_out() -> None:
    form = normal_form(about(FOLLOW, "which-clause"))
    print(form)
    assert "upcard" not in form.table  # the led suit is trumps, whichever card was turned up
    assert "hand" in form.table


@pytest.mark.parametrize("game", games)
def test_suits_that_a_game_treats_alike_can_change_places(game: str) -> None:
    for number, order in enumerate(islice(permutations("shdc"), 1, None, 3)):
        suits = dict(zip("shdc", order, strict=True))
        if any({suits[suit] for suit in group} != {*group} for group in games[game].suits_alike):
            continue
        state = None
        for step, then in walk(game, 40 + number, moves=50):
            if not step:
                state = then
                continue
            assert state is not None
            state = state.play(renamed(str(step), suits))
            assert [event[-1] for event in state.events] == [event[-1] for event in then.events]


def test_colours_count_in_a_game_with_black_and_red() -> None:
    """Black cards may not be laid on three kings, so spades and hearts cannot change places."""
    assert games["knaker"].suits_alike == ("sc", "hd")
    suits = {"s": "h", "h": "s", "d": "c", "c": "d"}
    differs = 0
    for seed in range(200):
        state = None
        for step, then in walk("knaker", seed, moves=120):
            try:
                state = then if not step or state is None else state.play(renamed(str(step), suits))
            except IllegalMove:
                differs += 1
                break
        if differs:
            return
    raise AssertionError("no match in which a colour mattered")


@pytest.mark.parametrize("game", games)
def test_a_normal_form_of_every_kind(game: str) -> None:
    for kind in exercises.kinds(game):
        exercise = exercises.make(game, 5, kind=kind)
        form = normal_form(exercise)
        assert form == normal_form(exercises.load(exercise.id))
        assert (form.clause, form.kind) == (exercise.clause, exercise.kind)
        assert form.asked
        assert clause_mix(exercise)[0] == kind
        other = replace(exercise, id=f"{exercise.id}9", problem=replace(exercise.problem, answer=frozenset()))
        assert normal_form(other) != form


def test_what_the_answer_rests_on_is_what_the_answer_says() -> None:
    """If an exchange of a card leaves what the answer rests on, the choices stay right and wrong."""
    draws = Draws(3)
    for seed in range(12):
        exercise = exercises.make("knack", seed, clause="play.3", kind="legal-moves")
        position = Position.of(exercise.state)
        cards = [card for _, card in position.draft.lying()]
        for _ in range(20):
            one, other = cards[draws.pick(len(cards))], cards[draws.pick(len(cards))]
            try:
                state = position.exchange({one: other, other: one}).start()
            except ValueError:
                continue
            same = exercise.rests_on(state) == exercise.rests_on(exercise.state)
            right = frozenset(choice for choice in exercise.choices if state.judge(choice).legal)
            assert not same or right == exercise.answer
