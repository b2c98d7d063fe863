"""Bug reports: a traceback in the log, with a number that the notice to the reader repeats."""

from __future__ import annotations

import logging
from secrets import token_hex
from typing import Final

LOG: Final = logging.getLogger("knack_widgets.bugs")
KERNEL_LOG: Final = logging.getLogger("IPKernelApp")
"""The log of a kernel. All other text on a kernel's standard error goes to its page and is not logged."""
NUMBER_BYTES: Final = 3


def report_bug(error: BaseException, doing: str) -> str:
    """Log an unexpected error with its traceback, and return its number in the log.

    error: the exception
    doing: the action that failed, in a few words; never data that a reader or a device has sent
    """
    number = token_hex(NUMBER_BYTES).upper()
    log = KERNEL_LOG if KERNEL_LOG.handlers else LOG
    log.error("Error %s: %s failed.", number, doing, exc_info=error)
    return number
