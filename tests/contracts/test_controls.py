"""Controls of every game: they make all allowed moves, and all that they make are moves."""

from typing import get_args

import pytest

from knack_widgets.rules import games
from knack_widgets.rules.core.controls import Control, Stands, Takes
from knack_widgets.rules.core.game import Game
from tests.support.seeds import seeds

from . import GAMES
from .matches import moves_of, walk

SAMPLES = {
    "nothing": (),
    "seat": ("1",),
    "some": ("7h", "7d"),
    "card": ("7h",),
    "cards": ("7h", "7d", "7s"),
    "pair": ("7h", "7d"),
    "pile": ("1",),
    "cards-on-pile": ("7h", "7d", "on", "1.0"),
    "named-card": ("1", "7h"),
    "clock": ("2.5", "10"),
}
"""The arguments that a control may get, besides its own word."""


def samples(control: Control) -> list[tuple[str, ...]]:
    """Return examples of the arguments that a control may get."""
    return [(word,) for word in control.among] if control.takes == "word" else [SAMPLES[control.takes]]


@pytest.mark.parametrize("game", GAMES)
def test_controls_are_of_the_vocabulary_and_of_verbs_of_their_phase(game: str) -> None:
    facts = games[game]
    assert {*SAMPLES, "word"} == {*get_args(Takes)}
    for phase, controls in facts.controls.items():
        # an event that happens to a seat is not a verb of the seat
        seated = {control.verb for control in controls if facts.verbs[control.verb].seated}
        assert seated == {*facts.phases[phase].verbs}, phase
        assert len(set(controls)) == len(controls), phase
        for control in controls:
            assert control.takes in get_args(Takes)
            assert control.stands in get_args(Stands)
            assert bool(control.among) == (control.takes in ("word", "clock")), control
            assert facts.verbs[control.verb].seated != (control.takes == "named-card"), control


@pytest.mark.parametrize("game", GAMES)
def test_what_a_control_makes_is_a_move_and_its_own(game: str) -> None:
    state = games[game].start()
    for controls in games[game].controls.values():
        for control in controls:
            for words in samples(control):
                move = control.move(None if control.takes == "named-card" else 0, *words)
                read = state.read(str(move))
                assert [one for one in controls if one.makes(read)] == [control], move


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", seeds(2, 8))
def test_every_move_that_is_allowed_is_made_by_one_control_of_the_scene(game: str, seed: int) -> None:
    for text, state in walk(game, seed):
        by_seat = [state.view(seat) for seat in range(len(state.setup.names))]
        for view in by_seat:
            declared = games[game].controls[view.phase]
            assert [(one.words, one.takes) for one in view.scene.controls] == [
                (one.words, one.takes) for one in declared
            ], "a scene may say how they stand, not what they are"
        for move in moves_of(state):
            assert move.seat is not None
            scene = by_seat[move.seat].scene
            assert sum(control.makes(move) for control in scene.controls) == 1, (text, move)
        for view in by_seat:
            assert all(view.scene.control(move) for move in view.moves), text


def test_a_phase_without_a_control_for_a_verb_is_no_phase() -> None:
    facts = games["fishing"]
    with pytest.raises(ValueError, match="the phase play has no control for play"):
        Game(
            "other",
            names=facts.names,
            players=facts.players,
            players_clause=facts.clauses[facts.players_clause],
            pack=facts.pack,
            pack_clause=facts.clauses[facts.pack_clause],
            chapters=(),
            verbs=(),
            phases=tuple(facts.phases.values()),
            controls={},
            opening=facts.opening,
            view=facts.view,
            scene=facts.scene,
        )
