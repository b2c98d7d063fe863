"""A log that strangers cannot fill.

A repeated message is written a few times in a minute; further repetitions are only counted.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

LOGGERS: Final = ("asyncio", "tornado.access", "tornado.application", "tornado.general")
"""Loggers that write to the log besides the server's own."""


class Counting(logging.Filter):
    """A log filter that limits the records of each line of code in each minute.

    It passes the first records, and at the end adds the number of suppressed records.
    """

    def __init__(self, most: int, minute: float = 60.0, clock: Callable[[], float] = time.monotonic) -> None:
        """Let at most `most` log records of each line of code pass in a period.

        most: the number of records
        minute: the length of the period (seconds)
        """
        super().__init__()
        self.most = most
        self.minute = minute
        self._clock = clock
        self._seen: dict[tuple[str, int], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether the record is written."""
        place, now = (record.pathname, record.lineno), self._clock()
        began, count = self._seen.get(place, (now, 0))
        if now - began >= self.minute:
            began, count = now, 0
        self._seen[place] = began, count + 1
        if count < self.most:
            return True
        if count == self.most:
            self._tell_later(record, place)
        return False

    def _tell_later(self, record: logging.LogRecord, place: tuple[str, int]) -> None:
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return  # no event loop is running, because the server has not started to serve or has ended
        loop.call_later(self.minute, self._tell, record, place)

    def _tell(self, record: logging.LogRecord, place: tuple[str, int]) -> None:
        more = self._seen.pop(place, (0.0, 0))[1] - self.most
        if more > 0:
            record.msg, record.args = f"{record.getMessage()} (and {more - 1} more like this)", None
            record.exc_info = record.exc_text = None
            logging.getLogger(record.name).callHandlers(record)


def is_of_use(record: logging.LogRecord) -> bool:
    """Return whether a record tells an operator anything.

    Jupyter warns of each notebook that nobody has signed. The book's are never signed, and need not be.
    """
    return record.msg != "Notebook %s is not trusted"


def limit(log: logging.Logger, most: int) -> None:
    """Allow each message of the server and its libraries at most `most` times a minute."""
    log.addFilter(is_of_use)
    for each in (log, *map(logging.getLogger, LOGGERS)):
        for old in [one for one in each.filters if isinstance(one, Counting)]:
            each.removeFilter(old)
        each.addFilter(Counting(most))
