"""The answer to a request for a hint: the move, what it brings, and why, as honest as the odds are."""

from __future__ import annotations

import re

import pytest

from knack_widgets.pages.answer import answer
from knack_widgets.pages.course import Course, Going
from knack_widgets.players.comparing import Fate, Odds, compare
from knack_widgets.players.effects import Effect, find_effect
from knack_widgets.rulebook.speech import Speaker
from knack_widgets.rules import Move, State, View, games
from knack_widgets.widgets.trying import find_leaving

from .helpers import LANGS

SPOKEN = ("1 fold", "2 knock")


def knack(*moves: str, stake: int = 1) -> View:
    """A view of the seat on turn in Knack: seat 0 deals."""
    return seen(play(games["knack"].start(players=3, stake=stake).deal(seed=7), *moves))


def kopknack(*moves: str) -> View:
    return seen(play(games["kopknack"].start(players=3).deal(seed=7), *moves))


def knack31() -> State:
    return play(games["knack31"].start(players=3).deal(seed=7), "0 look 1", "0 keep")


def play(state: State, *moves: str) -> State:
    for move in moves:
        state = state.play(move)
    return state


def seen(state: State) -> View:
    (seat,) = state.to_act
    return state.view(seat)


def course_of(view: View, *columns: list[Fate], exact: bool = False, state: Going = Going.RESTING) -> Course:
    """The odds of the moves of a view; `columns`: the results of each move in the same worlds."""
    course = Course(2401, leaving=find_leaving(view))
    course.add(compare(tuple(view.moves), list(zip(*columns, strict=True)), exact, "careful"))
    course.end(state)
    return course


def said(view: View, *columns: list[Fate], lang: str = "en", **more: object) -> str:
    (seat,) = view.seats
    return answer(course_of(view, *columns, **more), view, Speaker(lang, view.setup, seat))  # type: ignore[arg-type]


def gains(*values: int, times: int = 20, failing: int = 0) -> list[Fate]:
    """The results of a move in worlds: each gain `times` times; `failing`: the gain with which it fails."""
    return [(bool(failing) and value == failing, value) for value in values] * times


def test_what_leaving_costs_the_dealer_is_why_the_dealer_plays_on_at_a_loss() -> None:
    view = knack(*SPOKEN)
    assert {move.verb for move in view.moves} == {"fold", "knock"}
    fold, knock = gains(-3, -3, times=100), gains(0, -1, times=100)
    assert said(view, fold, knock) == (
        "Knock: on average you lose half a stake; folding costs three stakes, because you deal."
    )
    assert said(view, fold, knock, lang="sv") == (
        "Knacka: i snitt förlorar du en halv insats; att lägga dig kostar tre insatser, eftersom du är givare."
    )
    assert said(view, fold, knock, lang="de") == (
        "Klopfen – im Schnitt verlierst du einen halben Einsatz; Aussteigen kostet drei Einsätze, weil du gibst."
    )


def test_amounts_are_in_stakes_however_high_the_stake_is() -> None:
    view = knack(*SPOKEN, stake=4)
    fold, knock = gains(-12, -12, times=100), gains(0, -4, times=100)
    assert said(view, fold, knock).startswith("Knock: on average you lose half a stake; folding costs three stakes")


def test_who_had_better_leave_reads_what_joining_would_cost() -> None:
    view = knack()
    sentence = said(view, gains(0, 0, times=100), gains(-3, -3, 1, -3, times=50, failing=-3))
    assert sentence == (
        "Fold: that costs nothing; “Knock” loses two stakes on average, with a trick in two deals out of ten."
    )


def test_where_there_is_a_pot_amounts_stand_beside_it_and_what_one_put_in_is_named() -> None:
    view = kopknack("1 fold", "2 knock")
    sentence = said(view, gains(0, 0, times=100), gains(3, 2, times=100))
    assert sentence == "Knock: on average you win about 2½ (pot: 3); folding gives up the 3 you put in."


def test_moves_that_cannot_be_told_apart_are_not_ranked() -> None:
    view = knack()
    fold, knock = gains(0, 0), gains(1, -1)
    assert said(view, fold, knock).startswith("“Fold” or “Knock” is still too close to call: ")
    assert said(view, fold, knock, state=Going.DONE).startswith("“Fold” or “Knock” makes hardly any difference: ")
    assert said(view, fold, fold, exact=True).startswith("“Fold” or “Knock” makes no difference: ")


def test_a_wide_span_is_called_uncertain_and_both_ends_are_named() -> None:
    view = knack(*SPOKEN)
    sentence = said(view, gains(-9, -9, times=16), gains(3, -3, times=16))
    assert re.match(r"Knock: uncertain, on average between −\S+ and \+\S+ stakes; ", sentence)


def test_until_the_first_odds_are_there_it_is_empty_and_with_too_few_it_names_a_careful_players_move() -> None:
    view = knack()
    course, speak = Course(2401), Speaker("en", view.setup, 1)
    assert answer(course, view, speak) == ""
    course.end(Going.RESTING)
    course.usual = Move(1, "fold")
    assert answer(course, view, speak) == (
        "Fold: a careful player would do that (too few deals played out to give odds)."
    )


def test_the_answer_stays_while_more_worlds_are_played() -> None:
    view = knack(*SPOKEN)
    course, speak = course_of(view, gains(-3, -3), gains(0, -1)), Speaker("en", view.setup, 0)
    before = answer(course, view, speak)
    course.state = Going.RUNNING
    course.add(compare(tuple(view.moves), list(zip(gains(0, 0), gains(-3, -3), strict=True)), False, "careful"))
    assert answer(course, view, speak) == before
    course.end(Going.RESTING)
    assert answer(course, view, speak).startswith("Fold: ")


def test_it_says_what_the_details_say_while_the_table_of_openings_has_more_worlds() -> None:
    view = knack()
    course = course_of(view, gains(0, 0), gains(1, 1))
    course.tabled = Odds(Move(1, "knock"), 0.1, (0.1, 0.1), 10_000, False, "careful", 2.0, (2.0, 2.0))
    assert "you win two stakes" in answer(course, view, Speaker("en", view.setup, 1))


def test_an_exception_such_as_a_vote_is_not_the_answer_if_a_turn_is_as_good() -> None:
    view = knack31().view(1)
    won, lost = [(False, None)] * 40, [(True, None)] * 40
    best = {"1 call-redeal", "1 slide"}
    assert best <= set(map(str, view.moves))
    course = course_of(view, *(won if str(move) in best else lost for move in view.moves))
    course.effects[Move(1, "slide")] = find_effect(view, Move(1, "slide"))
    worth = view.scene.seats[1].note("worth")
    assert worth
    assert answer(course, view, Speaker("en", view.setup, 1)) == (
        f"Slide: you win nearly every deal; your hand is still worth {worth.facts['value']}."
    )


def test_what_a_swap_makes_of_the_hand_is_known_but_not_what_hidden_cards_would() -> None:
    view = knack31().view(1)
    swaps = [move for move in view.moves if move.verb == "swap" and len(move.args) == 2]
    after = {move: knack31().play(move).view(1).scene.seats[1].note("worth") for move in swaps}
    for move in swaps:
        note = after[move]
        assert note
        assert find_effect(view, move) == Effect(float(note.facts["value"]), 3)
    dealer = play(games["knack31"].start(players=3).deal(seed=7), "0 look 1").view(0)
    assert find_effect(dealer, Move(0, "switch")).worth is None
    exchange = kopknack("1 knock", "2 fold", "0 knock")
    buys = next(move for move in exchange.moves if move.verb == "buy")
    assert find_effect(exchange, buys) == Effect(None, 3)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", games)
def test_it_is_a_whole_sentence_for_any_odds(game: str, lang: str) -> None:
    state = games[game].start(players=3)
    while state.chance:
        state = state.play(state.by_chance("11"))
    for number in range(6):
        if state.chance or state.over:
            break
        seat = min(state.to_act)
        view, money = state.view(seat), state.view(seat).scene.money is not None
        for worths in ((-9, 0), (0, 0), (-1, 0), (-2, 1), (1, 2), (5, 7), (40, -40)):
            for times, exact in ((2, False), (20, False), (200, True)):
                columns = [
                    [((value + at) % 2 == 0, value - at if money else None) for value in worths] * times
                    for at in range(len(view.moves))
                ]
                sentence = said(view, *columns, lang=lang, exact=exact)
                assert sentence.endswith(".")
                assert not re.search(r"[{}]|tip_|  | [.,;:]|\b(None|0½)\b", sentence), sentence
        state = state.play(state.legal[number % len(state.legal)])
