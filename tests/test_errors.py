"""Every exception class of the package survives pickle and copy: pools of processes hand them from one to another."""

from __future__ import annotations

import importlib
import multiprocessing
import pickle
import pkgutil
from copy import copy, deepcopy
from typing import Any

import pytest

import knack_widgets
from knack_widgets.rules import IllegalMove, games

SKIPPED = (
    "knack_widgets.serving.alone.browser",
    "knack_widgets.serving.hub",
    "knack_widgets.serving.kernels.replay_kernel",
)
"""Modules that only run in a browser, in a JupyterHub or in a forked kernel."""


def illegal_move() -> IllegalMove:
    state = games["knack"].start(players=3).deal(seed=1)
    with pytest.raises(IllegalMove) as caught:
        state.play("0 knock" if 0 not in state.to_act else "1 knock")
    return caught.value


def exception_classes() -> list[type[BaseException]]:
    """Return the exception classes that modules of the package define."""
    classes: dict[str, type[BaseException]] = {}
    for module in pkgutil.walk_packages(knack_widgets.__path__, "knack_widgets."):
        if module.name.startswith(SKIPPED) or module.name.endswith("__main__"):
            continue
        for value in vars(importlib.import_module(module.name)).values():
            if isinstance(value, type) and issubclass(value, BaseException) and value.__module__ == module.name:
                classes[f"{value.__module__}.{value.__qualname__}"] = value
    return [classes[name] for name in sorted(classes)]


ARGUMENTS: dict[str, tuple[tuple[Any, ...], dict[str, Any]]] = {
    "ExampleError": (("a.toml", "title", "no title"), {}),
    "LinkTooLong": ((9000,), {}),
    "OtherGame": (("knaker", "knack"), {}),
    "OptionError": (("option stake = 0", "setup.1"), {}),
    "RecordError": (("move 3: no such card", "play.3", 3), {}),
    "PositionError": (("value", "up"), {"read": "9x", "expected": "one card"}),
    "Refused": (("taken",), {"name": "Anna"}),
    "Sealed": ((), {}),
    "TooLarge": ((), {}),
    "TouchedError": ((("hands.1", "up"),), {}),
    "UnreadableRoom": ((), {}),
}
"""Class → arguments of its constructor; all others take a sentence."""


def make(cls: type[BaseException]) -> BaseException:
    if cls is IllegalMove:
        return illegal_move()
    arguments, facts = ARGUMENTS.get(cls.__name__, (("what was read, and what was expected",), {}))
    return cls(*arguments, **facts)


def test_the_exceptions_of_the_package_are_found() -> None:
    names = {cls.__name__ for cls in exception_classes()}
    assert {"IllegalMove", "LinkTooLong", "Refused", "Sealed", "NotationError"} <= names


@pytest.mark.parametrize("cls", exception_classes(), ids=lambda cls: cls.__name__)
def test_an_exception_survives_pickle_and_copy_whole(cls: type[BaseException]) -> None:
    error = make(cls)
    for again in (pickle.loads(pickle.dumps(error)), copy(error), deepcopy(error)):
        assert type(again) is cls
        assert (str(again), again.args) == (str(error), error.args)
        assert vars(again) == vars(error)


def test_an_illegal_move_in_a_pool_of_processes_is_raised_with_its_verdict() -> None:
    state = games["knack"].start(players=3).deal(seed=1)
    with multiprocessing.get_context("spawn").Pool(1) as pool, pytest.raises(IllegalMove) as caught:
        pool.apply_async(state.play, ("0 knock",)).get(60)
    assert caught.value.verdict.explain("en") == illegal_move().verdict.explain("en")
