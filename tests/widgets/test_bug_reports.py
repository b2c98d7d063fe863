"""Faults of the program: each is logged with its traceback, and the reader's notice names the number in the log."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from typing import Any, NoReturn

import pytest

from knack_widgets.rooms.devices import Hall
from knack_widgets.rulebook.bug_reports import report_bug
from knack_widgets.rulebook.languages import LANGS
from knack_widgets.study.progress import Progress
from knack_widgets.widgets import desk as desks
from knack_widgets.widgets import table_intents
from knack_widgets.widgets.compare import Compare
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.experiment import Experiment
from knack_widgets.widgets.intents import do
from knack_widgets.widgets.parts import Table
from knack_widgets.widgets.practice import Practice
from knack_widgets.widgets.rulebook import Rulebook
from knack_widgets.widgets.trying import Trying

from .helpers import on_page

ERRORS = [KeyError("7h"), IndexError("no card"), ValueError("too many values"), ZeroDivisionError(), RuntimeError("")]


def fail(error: BaseException) -> Callable[..., NoReturn]:
    def failing(*_: object, **__: object) -> NoReturn:
        raise error

    return failing


def number_in_log(caplog: pytest.LogCaptureFixture, error: BaseException) -> str:
    """The number of the one report in the log, which has the error's traceback."""
    (record,) = caplog.records
    assert record.exc_info
    assert record.exc_info[1] is error
    assert "Traceback" in caplog.text
    assert "failing" in caplog.text
    numbers = re.search(r"Error ([0-9A-F]{6})", record.getMessage())
    assert numbers
    return numbers[1]


def names_it(text: str, caplog: pytest.LogCaptureFixture, error: BaseException) -> None:
    assert number_in_log(caplog, error) in text
    assert str(error) == "" or str(error) not in text, "the reader is not shown what only a programmer understands"


@pytest.mark.parametrize("error", ERRORS, ids=lambda one: type(one).__name__)
@pytest.mark.parametrize("lang", LANGS)
def test_a_fault_in_an_intent_is_logged_and_named(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, lang: str, error: Exception
) -> None:
    desk = Desk.open("knack", lang=lang)
    monkeypatch.setattr(table_intents, "play_move", fail(error))
    before = desk.match.lines
    do(desk, {"do": "move", "move": "0 fold"})
    assert desk.notice
    assert desk.notice.kind == "error"
    assert desk.match.lines is before
    names_it(desk.notice.text, caplog, error)


@pytest.mark.parametrize("error", ERRORS, ids=lambda one: type(one).__name__)
def test_a_fault_while_practising_is_logged_and_named(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    practice = Practice("knack", seed=1, lang="en")
    monkeypatch.setattr(Progress, "dumps", fail(error))
    practice._hear(None, {"do": "take"}, None)
    assert on_page(practice).notice
    names_it(on_page(practice).notice["text"], caplog, error)


def test_a_fault_on_two_tables_is_logged_and_named(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    compared = Compare("knack", option="stake", values=(1, 2), example="play-02-ace-at-once", lang="en")
    error = KeyError("to")
    monkeypatch.setattr(Compare, "_do", fail(error))
    compared._hear(None, {"do": "step", "to": 1}, None)
    assert on_page(compared).notice
    names_it(on_page(compared).notice["text"], caplog, error)


@pytest.mark.parametrize(
    ("asked", "where"),
    [
        ({"do": "reading", "id": "K-5"}, "knack_widgets.widgets.rulebook.check_readings"),
        ({"do": "practise", "clause": "play.3"}, "knack_widgets.widgets.practice_opening.open_practice"),
    ],
)
def test_a_fault_beside_the_table_is_logged_and_named(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, asked: dict[str, str], where: str
) -> None:
    book = Rulebook("knack", lang="en")
    error = LookupError("entries")
    monkeypatch.setattr(where, fail(error))
    book._hear(None, asked, None)
    assert book.desk.notice
    names_it(book.desk.notice.text, caplog, error)


def test_a_fault_in_following_a_link_is_logged_and_named(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    book = Rulebook("knack", lang="en")
    error = KeyError("example")
    monkeypatch.setattr(desks.Desk, "show_example", fail(error))
    book._follow({"example": "play-02-ace-at-once"})
    assert book.desk.notice
    names_it(book.desk.notice.text, caplog, error)


def test_a_fault_in_odds_is_logged_and_named(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    desk = Desk.open("knack", seed=7, lang="en")
    error = KeyError("world")
    monkeypatch.setattr("knack_widgets.widgets.trying.find_leaving", fail(error))

    async def press() -> None:
        heard = asyncio.Event()
        desk.changed.append(lambda: heard.set() if desk.notice else None)
        do(desk, {"do": "hint"})
        await asyncio.wait_for(heard.wait(), 30)

    asyncio.run(press())
    assert desk.notice
    names_it(desk.notice.text, caplog, error)
    assert any(isinstance(one, Trying) for one in desk.tried.values())


def test_a_fault_on_the_bench_is_logged_and_named(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bench = Experiment(Table("knack", seed=7, lang="en"))
    error = KeyError("trial")
    monkeypatch.setattr("knack_widgets.widgets.experiment.joining_move", fail(error))

    async def press() -> None:
        heard = asyncio.Event()
        bench.observe(lambda change: heard.set() if not change["new"]["running"] else None, "shown")
        bench._hear(None, {"do": "play", "worlds": 25, "others": "careful"}, None)
        await asyncio.wait_for(heard.wait(), 30)

    asyncio.run(press())
    names_it(bench.shown["said"], caplog, error)


def test_a_fault_in_a_room_is_logged_and_named_to_the_device_that_asked(caplog: pytest.LogCaptureFixture) -> None:
    said: list[dict[str, Any]] = []

    class Broken:
        load = staticmethod(fail(KeyError("seat")))

    async def hear() -> None:
        hall = Hall(Broken(), said.append)  # type: ignore[arg-type]
        hall.take(4, "ABCDEF", {"do": "hello", "lang": "en"})
        async with asyncio.timeout(10):
            while {"done": 4} not in said:
                await asyncio.sleep(0.01)

    asyncio.run(hear())
    (record,) = caplog.records
    assert record.exc_info
    number = re.search(r"Error ([0-9A-F]{6})", record.getMessage())
    assert number
    assert said[0]["to"] == [4]
    assert number[1] in said[0]["text"]
    assert said[-1] == {"done": 4}


def test_a_kernel_reports_to_the_log_that_reaches_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """A kernel's standard error goes to its page; the handler of its application's log writes beside that."""
    written: list[logging.LogRecord] = []

    class Handler(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            written.append(record)

    monkeypatch.setattr(logging.getLogger("IPKernelApp"), "handlers", [Handler()])
    error = KeyError("7h")
    number = report_bug(error, "a test")
    (record,) = written
    assert number in record.getMessage()
    assert record.exc_info
    assert record.exc_info[1] is error
