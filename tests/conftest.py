"""Asserts in the helpers are told as fully as asserts in the tests, whichever folder asks for the helpers first."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

import pytest
from hypothesis import settings
from xdist.remote import Producer
from xdist.scheduler import LoadFileScheduling
from xdist.workermanage import WorkerController

from tests.support.own_games.sitecustomize import HIDES, HIDING

if HIDES:  # from servers and kernels, too, except in tests that install games
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (HIDING, os.environ.get("PYTHONPATH"))))
pytest.register_assert_rewrite("tests.rules.helpers", "rules.helpers", "tests.support.goldens")

BROWSER = "tests/browser/"
settings.register_profile("unhurried", deadline=None)  # a busy machine fails no test; times belong in benchmarks/
settings.load_profile("unhurried")
gc.disable()  # until all tests are collected


@pytest.fixture(autouse=True, scope="module")
def _no_environment_of_other_files() -> Iterator[None]:
    """Take back what the tests of a file set in the environment; a server in this process sets some of it."""
    before = dict(os.environ)
    yield
    for name in os.environ.keys() - before.keys():
        del os.environ[name]
    os.environ.update(before)


@pytest.fixture(autouse=True, scope="module")
def _no_widgets_of_other_files() -> None:
    """Close the widgets that the tests of other files have left.

    If ipykernel has been imported since, it does not know their connections, and closing one raises KeyError.
    """
    widgets = sys.modules.get("ipywidgets.widgets.widget")
    for widget in list(widgets._instances.values()) if widgets else ():
        try:
            widget.close()
        except KeyError:
            widget.set_trait("comm", None)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Spare the collector what lives as long as the session: a tenth of the time was spent on going through it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 10, 50)
    gc.enable()


class Collection(list[str]):
    """The ids of all tests, each of which is found without a search."""

    def index(self, id_: str, *_: Any) -> int:  # type: ignore[override]
        """Return the place of a test."""
        return self._places[id_]

    @cached_property
    def _places(self) -> dict[str, int]:
        return {self[place]: place for place in reversed(range(len(self)))}


class Together(LoadFileScheduling):
    """The scheduler of `--dist loadfile`, with one worker for all tests in the browser: one server serves them.

    They come first, because they wait the most. The slow ones (`-m apart`) are too many for one worker.
    """

    def __init__(self, config: pytest.Config, log: Producer | None = None) -> None:
        super().__init__(config, log)
        config.option.loadscopereorder = False

    def add_node_collection(self, node: WorkerController, collection: Sequence[str]) -> None:
        """Keep what a worker has collected."""
        super().add_node_collection(node, collection)
        if node in self.registered_collections:
            self.registered_collections[node] = Collection(collection)

    def _pending_of(self, workload: dict[str, dict[str, bool]]) -> int:
        """Return the number of pending tests; forget the files that are done, which need not be counted again."""
        for scope in [scope for scope, tests in workload.items() if all(tests.values())]:
            del workload[scope]
        return int(super()._pending_of(workload))

    def _split_scope(self, nodeid: str) -> str:
        """Return the name of the unit of work that a test belongs to."""
        file = str(super()._split_scope(nodeid))
        return BROWSER if file.startswith(BROWSER) and self.config.option.markexpr != "apart" else file


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Together | None:
    """Return the scheduler of `make test` and `make test-apart`."""
    return Together(config, log) if config.option.dist == "loadfile" else None
