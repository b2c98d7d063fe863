"""An opponent that a game brings along chooses for it alone, and its faults are its own."""

from __future__ import annotations

import logging
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from time import perf_counter, sleep

import pytest

from knack_widgets.players import PLAYERS, guests, time_limit
from knack_widgets.players.time_limit import OutOfTimeError, call_within
from knack_widgets.rules import State, games
from tests.outside import FISHING, _look_again

NUMBERS = count()
LAST = "def choose(view, seed):\n    return view.moves[-1]\n"


@pytest.fixture
def bring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Install an opponent, written as a module, for fishing or for another game."""

    def put(code: str, game: str = "fishing", dist: str = "fishing-for-knack-widgets") -> None:
        name = f"guest{next(NUMBERS)}"
        (tmp_path / f"{name}.py").write_text(code, "utf-8")
        info = tmp_path / f"{dist.replace('-', '_')}-9.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {dist}\nVersion: 9\n", "utf-8")
        entries = f"[{guests.GROUP}]\n{game} = {name}:choose\n"
        if game == "fishing" and dist.startswith("fishing"):
            entries += "[knack_widgets.games]\nfishing = fishing_game:GAME\n"
        (info / "entry_points.txt").write_text(entries, "utf-8")
        monkeypatch.syspath_prepend(FISHING)
        monkeypatch.syspath_prepend(tmp_path)
        _look_again()
        guests.find_guest.cache_clear()

    yield put
    monkeypatch.undo()
    _look_again()
    guests.find_guest.cache_clear()


def dealt() -> State:
    return games["fishing"].start(players=2).deal(seed=2)


def test_the_careful_player_asks_it(bring: Callable[..., None]) -> None:
    bring(LAST)
    view = dealt().view(1)
    assert len(view.moves) > 1
    for player in ("careful", "strong", "forgetful"):
        for seed in range(4):
            assert PLAYERS[player].choose(view, seed) == view.moves[-1]
    assert {PLAYERS["random"].choose(view, seed) for seed in range(20)} > {view.moves[-1]}


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("def choose(view, seed):\n    raise ZeroDivisionError\n", "raised an exception"),
        (
            "def choose(view, seed):\n    return '1 play As, and more'\n",
            "returned 1 play As, and more; expected one of",
        ),
        ("def choose(view, seed):\n    return None\n", "returned None; expected one of"),
    ],
)
def test_its_faults_are_logged_and_after_three_it_is_not_asked_again(
    code: str, reason: str, bring: Callable[..., None], caplog: pytest.LogCaptureFixture
) -> None:
    bring(code)
    view = dealt().view(1)
    for seed in range(5):
        assert PLAYERS["careful"].choose(view, seed) in view.moves
    assert len(caplog.records) == 3
    assert all(f"the opponent of the game fishing {reason}" in record.getMessage() for record in caplog.records)
    assert caplog.records[-1].getMessage().endswith("; it is not asked again")
    assert all(bool(record.exc_info) == ("exception" in reason) for record in caplog.records)


def test_a_slow_one_is_not_asked_again(
    bring: Callable[..., None], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    bring(LAST)
    monkeypatch.setattr(guests, "SLOWEST_S", -1.0)
    view = dealt().view(1)
    moves = {PLAYERS["careful"].choose(view, seed) for seed in range(20)}
    assert len(moves) > 1
    (record,) = caplog.records
    assert "expected at most -1 s; it is not asked again" in record.getMessage()


@pytest.mark.parametrize(
    "loop",
    [
        "    while True: pass\n",
        "    import re\n    while True: re.compile('a+b').search('a' * 50)\n",
        "    for n in range(20):\n        try:\n            while True: pass\n        except BaseException: pass\n",
    ],
)
def test_one_that_never_returns_is_stopped_and_not_asked_again(
    loop: str, bring: Callable[..., None], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    bring(f"def choose(view, seed):\n{loop}    return view.moves[0]\n")
    monkeypatch.setattr(guests, "STOPPED_AFTER_S", 0.2)
    monkeypatch.setattr(guests, "SLOWEST_S", 0.1)
    view = dealt().view(1)
    with ThreadPoolExecutor(1) as other:  # a room asks in a thread of its own
        begun = perf_counter()
        assert other.submit(PLAYERS["careful"].choose, view, 1).result() in view.moves
        assert PLAYERS["careful"].choose(view, 2) in view.moves
        assert perf_counter() - begun < 5
    (record,) = caplog.records
    assert record.levelno == logging.ERROR
    assert record.getMessage().endswith("; it is not asked again")


@pytest.mark.parametrize("code", ["raise SystemExit\n", "choose = 3\n", "import nothing_of_this_name\n"])
def test_one_that_cannot_be_loaded_is_logged_once(
    code: str, bring: Callable[..., None], caplog: pytest.LogCaptureFixture
) -> None:
    bring(code)
    view = dealt().view(1)
    assert PLAYERS["careful"].choose(view, 1) in view.moves
    assert PLAYERS["careful"].choose(view, 1) in view.moves
    (record,) = caplog.records
    assert record.levelno == logging.ERROR
    assert "the opponent of the game fishing" in record.getMessage()
    assert record.exc_info


def test_nobody_brings_an_opponent_for_a_game_of_others(
    bring: Callable[..., None], caplog: pytest.LogCaptureFixture
) -> None:
    bring(LAST, game="knack", dist="stranger")
    assert guests.find_guest("knack") is None
    (record,) = caplog.records
    assert "brings an opponent for knack, which is a game of knack-widgets: it is left out" in record.getMessage()


def test_the_exception_never_comes_after_the_call(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time_limit, "AGAIN_S", 0.0)  # the watch raises it all the time
    for _ in range(60):
        with pytest.raises(OutOfTimeError):
            call_within(0.001, forever)
        call_within(5.0, sum, range(20_000))
    (watch,) = time_limit._WATCHES
    assert watch.is_alive
    sleep(0.05)
    assert all(limit.is_over for limit in watch._limits)


def forever() -> None:
    """Catch whatever comes, three times."""
    for _ in range(3):
        try:
            while True:
                pass
        except BaseException:
            pass
    raise OutOfTimeError


FORKS = """
import os, time
from knack_widgets.players.time_limit import OutOfTimeError, call_within

def forever():
    while True:
        pass

assert call_within(0.1, max, 1, 2) == 2
time.sleep(0.2)
child = os.fork()
try:
    call_within(0.1, forever)
except OutOfTimeError:
    os._exit(7 if child == 0 else os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""


def test_the_limit_ends_with_its_call_and_works_in_a_forked_process() -> None:
    assert subprocess.run([sys.executable, "-c", FORKS], timeout=60, check=False).returncode == 7


PROFILES = """
import sys
from knack_widgets.players.time_limit import call_within

call_within(5.0, max, 1, 2)
sys.setprofile(lambda *event: None)
(lambda: None)()
"""


def test_after_a_limit_functions_can_be_profiled() -> None:
    subprocess.run([sys.executable, "-c", PROFILES], timeout=60, check=True)
