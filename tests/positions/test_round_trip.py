"""Positions of random states: texts, the state that starts, views, records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import fields, replace
from itertools import islice

import pytest

from knack_widgets.players import complete, worlds
from knack_widgets.rulebook.examples import examples
from knack_widgets.rules import Card, Position, PositionError, Record, RecordError, State, View, games
from knack_widgets.testing.matches import walk
from tests.contracts import GAMES
from tests.support.seeds import seeds

LISTED = 40


def per_match(test: Callable[[str, int], None]) -> Callable[[str, int], None]:
    """Run a test on matches of every game."""
    return pytest.mark.parametrize("game", GAMES)(pytest.mark.parametrize("seed", seeds(1, 3))(test))


def check_round_trip(state: State) -> None:
    """Assert that a state's position has texts that read back, and starts a state that judges alike."""
    position = Position.of(state)
    line = str(position)
    assert line.isprintable()
    assert Position.parse(line) == position
    assert Position.loads(position.dumps()) == position
    started = position.start()
    assert Position.of(started) == position
    moves = [str(move) for move in islice(state.moves(), LISTED)]
    assert [str(move) for move in islice(started.moves(), LISTED)] == moves
    for text in moves[:5]:
        assert started.judge(text).grounds == state.judge(text).grounds


def seen(state: State, seat: int) -> dict[str, object]:
    """Return a seat's view without events, memory, and the winner of the last deal, which the events name."""
    left_out = {"events", "remembered", "known"} | ({"standing"} if state.turn is None else set())
    view = state.view(seat)
    return {field.name: getattr(view, field.name) for field in fields(view) if field.name not in left_out}


@per_match
def test_a_state_s_position_reads_back_and_judges_alike(game: str, seed: int) -> None:
    before: list[str] = []
    for number, (text, state) in enumerate(walk(game, 100 + seed, moves=60)):
        check_round_trip(state)
        if number % 7 == 0:
            started = Position.of(state).start()
            for seat in range(len(state.setup.names)):
                assert seen(started, seat) == seen(state, seat), text
            for tried in before[-10:]:
                assert started.judge(tried).legal == state.judge(tried).legal, (text, tried)
        before += [str(move) for move in islice(state.moves(), 5)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("part", seeds(1, 3))
def test_each_step_of_the_worked_examples_reads_back(game: str, part: int) -> None:
    for example in [*examples(game).values()][part::3]:
        for step in example.record.steps:
            check_round_trip(step.after)


@per_match
def test_a_view_s_position_has_no_card_that_the_view_hides(game: str, seed: int) -> None:
    for number, (_, state) in enumerate(walk(game, 100 + seed, moves=60)):
        seat = number % len(state.setup.names)
        view = state.view(seat)
        position = Position.of(view)
        assert Position.parse(str(position)) == position
        if state.over or state.chance:
            continue
        assert position.faults() == ()
        shown = str(position)
        for other, hand in enumerate(state.hands):
            if other != seat:
                openly_taken = cards_seen_in_hand(view, other)
                assert Counter(position.draft["hands"][other]) == Counter(
                    [*openly_taken, *("?",) * (len(hand) - len(openly_taken))]
                ), shown


@pytest.mark.parametrize("game", GAMES)
def test_an_opening_needs_only_the_fields_that_are_always_written(game: str) -> None:
    position = Position.of(games[game].start(players=games[game].players.start))
    assert {*position.values} <= {"phase", "dealer", "turn"}
    assert {*position.values} < {*position.draft}


def cards_seen_in_hand(view: View, seat: int) -> set[Card]:
    """Return the cards of a hand that everybody knows in German Knack: those of swaps that may be given back."""
    known: set[Card] = set()
    if view.setup.game.id == "knack31":
        middle = [*(swap.layout.middle for swap in view.known.swaps), view.middle]
        for swap, before, after in zip(view.known.swaps, middle, middle[1:], strict=False):
            if swap.seat == seat:
                known = (known - {*after}) | ({*before} - {*after})
        if view.offered is not None and view.offered[0] == seat:
            known.add(Card(view.offered[1]))
    return known


def test_an_asking_back_that_a_seat_sees_can_be_laid_out_and_played_on() -> None:
    asked = 0
    for seed in range(300, 340):
        for _, state in walk("knack31", seed, moves=40):
            if state.phase != "asking":
                continue
            asked += 1
            assert Position.of(state).start().swaps == state.swaps
            seat = state.turn
            position = Position.of(state.view(seat))
            table = complete(position, 3).start()
            assert (table.view(seat).moves, table.middle) == (state.view(seat).moves, state.middle)
            back = table
            while back.phase == "asking":
                back = back.play(f"{back.turn} consent")
            assert (back.turn, back.middle) == (state.asks, state.swaps[-1].layout.middle)
    assert asked


def test_a_swap_is_written_by_its_seat_and_cards() -> None:
    line = "knack31;players=3;dealer=0;turn=2;hands=3?,Tc_7d_Ah,8h_Qc_7s;middle=9d_Kh_9s;swaps=1_9d_Tc;opens=no"
    position = Position.parse(line)
    assert "swaps=1_9d_Tc" in str(position)
    assert 'swaps = ["1 9d Tc"]' in position.dumps()
    (swap,) = complete(position).start().swaps
    assert (swap.layout.hands[1], swap.layout.middle) == (("9d", "7d", "Ah"), ("Tc", "Kh", "9s"))
    assert (swap.second, swap.opens, swap.left) == (False, True, None)
    whole = line.replace("1_9d_Tc", "1_9d_Kh_9s_Tc_7d_Ah")
    (swap,) = complete(Position.parse(whole)).start().swaps
    assert (swap.layout.hands[1], swap.layout.middle) == (("9d", "Kh", "9s"), ("Tc", "7d", "Ah"))
    further = Position.parse(line.replace("swaps=1_9d_Tc", "swaps=(1_9d_Tc,(slides,(0)),(second,yes),(opens,no))"))
    (swap,) = complete(further).start().swaps
    assert (swap.slides, swap.second, swap.opens) == ((0,), True, False)


@pytest.mark.parametrize(
    "swap", ["1", "1_9d", "1_9d_Tc_7d", "x_9d_Tc", "(1_9d_Tc,(slides))", "(1_9d_Tc,(left,1))", "(())"]
)
def test_what_is_no_swap_is_refused(swap: str) -> None:
    with pytest.raises(PositionError) as error:
        Position.parse(f"knack31;players=3;turn=2;hands=3?,Tc_7d_Ah,8h_Qc_7s;middle=9d_Kh_9s;swaps={swap}")
    assert error.value.place.startswith("swaps")


@pytest.mark.parametrize("game", ["knack", "kopknack", "svangknack"])
def test_worlds_that_a_view_cannot_tell_apart_have_one_position(game: str) -> None:
    for number, (_, state) in enumerate(walk(game, 5, moves=30)):
        if state.chance is None and not state.over and number % 3 == 0:
            view = state.view(0)
            ours = Position.of(view)
            assert all(Position.of(world.view(0)) == ours for world in worlds(view, n=5))


def test_a_record_may_begin_with_a_position() -> None:
    position = games["knack"].position(3, dealer=0, hands=["Ac Kc Qc", "7h Kh As", "6s 7s 8s"], up="9c")
    record = Record("knack", position=position, moves=("1 play Kh ?", "1 play 7h"))
    assert 'format = "knack-widgets/2"' in record.dumps()
    assert Record.loads(record.dumps()).dumps() == record.dumps()
    assert Record.from_steps(record.opening, record.steps) == record
    assert record.final.turn == 2


def test_a_position_in_a_record_of_the_first_format_is_an_error() -> None:
    position = games["knack"].position(3, dealer=0, hands=["Ac Kc Qc", "7h Kh As", "6s 7s 8s"], up="9c")
    text = Record("knack", position=position).dumps().replace("knack-widgets/2", "knack-widgets/1")
    with pytest.raises(RecordError, match="needs format"):
        Record.loads(text)


def test_unknown_cards_do_not_start() -> None:
    position = games["knack"].position(3, dealer=0, hands=["3?", "7h Kh As", "6s 7s 8s"], up="9c")
    with pytest.raises(PositionError, match="unknown") as error:
        position.start()
    assert (error.value.key, error.value.place) == ("unknown", "hands.0")


def test_options_and_readings_of_a_record_change_those_of_its_position() -> None:
    position = games["kopknack"].position(3, dealer=0, hands=["Ac Kc Qc", "7h Kh As", "6s 7s 8s"], up="9h")
    record = Record("kopknack", position=position)
    other = replace(record, options={"payment": "1922"}, readings={"KK-6": "b"})
    assert (other.opening.setup.options["payment"], other.opening.setup.readings) == ("1922", {"KK-6": "b"})
    assert other.opening.hands == record.opening.hands
    assert Record.loads(other.dumps()) == other != record
