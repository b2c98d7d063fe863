"""Contracts of controls: they make all allowed moves, and all that they make are moves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, get_args

from ..rules import NotationError, games
from ..rules.core.controls import Control, Stands, Takes
from .faults import Fault, contract
from .matches import moves_of, walk

INIT: Final = "__init__.py"

SAMPLES: Final = {
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


@contract(INIT, "see `core/controls.py`: each verb of a phase has one control, of a kind that is listed there")
def check_controls(game_id: str, _: int) -> Iterator[Fault]:
    """Check that controls are of the vocabulary, and of verbs of their phase."""
    facts = games[game_id]
    assert {*SAMPLES, "word"} == {*get_args(Takes)}
    for phase, controls in facts.controls.items():
        # an event that happens to a seat is not a verb of the seat
        seated = {control.verb for control in controls if facts.verbs[control.verb].seated}
        for verb in sorted(seated ^ {*facts.phases[phase].verbs}):
            yield Fault(INIT, f"{verb} is in only one of the verbs and the controls of {phase}", "declare both")
        if len(set(controls)) < len(controls):
            yield Fault(INIT, f"the phase {phase} has a control twice", "leave one out")
        for control in controls:
            assert control.takes in get_args(Takes), control
            assert control.stands in get_args(Stands), control
            assert bool(control.among) == (control.takes in ("word", "clock")), control
            assert facts.verbs[control.verb].seated != (control.takes == "named-card"), control


@contract(INIT, "see `core/controls.py`: what a control makes must be a move that no other control makes")
def check_moves_of_controls(game_id: str, _: int) -> Iterator[Fault]:
    """Check that each control makes moves, and no other control makes the same."""
    state = games[game_id].start()
    pack = [str(card) for card in state.setup.pack]
    for controls in games[game_id].controls.values():
        for control in controls:
            for words in samples(control):
                cards = iter(pack)
                fitting = [next(cards) if word in ("7h", "7d", "7s") else word for word in words]
                move = control.move(None if control.takes == "named-card" else 0, *fitting)
                try:
                    read = state.read(str(move))
                except NotationError as error:
                    yield Fault(INIT, f"the control {control.words} makes “{move}”: {error}", "mend its verb")
                    continue
                if [one for one in controls if one.makes(read)] != [control]:
                    yield Fault(INIT, f"“{move}” is made by more controls than {control.words}", "tell them apart")


@contract("scene.py", "a scene has the controls of its phase: view.setup.game.controls[view.phase]", seeds=2)
def check_controls_of_scenes(game_id: str, seed: int) -> Iterator[Fault]:
    """Check that every move that is allowed is made by one control of the scene."""
    for text, state in walk(game_id, seed):
        by_seat = [state.view(seat) for seat in range(len(state.setup.names))]
        for view in by_seat:
            declared = games[game_id].controls[view.phase]
            shown = [(one.words, one.takes) for one in view.scene.controls]
            if shown != [(one.words, one.takes) for one in declared]:
                yield Fault("scene.py", f"the scene of {view.phase} has the controls {shown}", "use those declared")
                return
        for move in moves_of(state):
            assert move.seat is not None
            scene = by_seat[move.seat].scene
            assert sum(control.makes(move) for control in scene.controls) == 1, (text, move)
        for view in by_seat:
            assert all(view.scene.control(move) for move in view.moves), text
    yield from ()
