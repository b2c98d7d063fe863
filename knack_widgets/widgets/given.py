"""The fields of an intent, each checked before it is used."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta, timezone, tzinfo
from typing import Any, Final

from ..rules import NotationError
from ..rules.core.showing import describe
from ..rules.records import MAX_BYTES
from .trouble import TooLarge

Intent = Mapping[str, Any]
MAX_ZONE_MINUTES: Final = 18 * 60
"""Minutes that a reader's clock may differ from the world's."""


def is_automatic(intent: Intent) -> bool:
    """Whether the page sends this by itself: then a notice that the reader may be reading stays."""
    return intent.get("do") == "opponent" or intent.get("automatic") is True


def number_of(intent: Intent, key: str) -> int:
    """A whole number. Raises `NotationError` for anything else."""
    value = intent.get(key)
    if type(value) is not int:
        raise NotationError(f"{key} = {describe(value)}: expected a whole number")
    return value


def text_of(intent: Intent, key: str, limit: int) -> str:
    """A text of at most `limit` characters, empty where there is none. Raises `NotationError` for anything else."""
    value = intent.get(key, "")
    if not isinstance(value, str) or len(value) > limit:
        raise NotationError(f"{key}: expected text of at most {limit:,} characters")
    return value


def zone_of(intent: Intent) -> tzinfo | None:
    """Return the reader's time zone, which the browser sends as `zone` (minutes ahead of UTC), or None."""
    minutes = intent.get("zone")
    if type(minutes) is int and abs(minutes) <= MAX_ZONE_MINUTES:
        return timezone(timedelta(minutes=minutes))
    return None


def file_text(intent: Intent) -> str:
    """The text of a file. Raises `NotationError`; `TooLarge`, though the page has checked the size before."""
    value = intent.get("text")
    if not isinstance(value, str):
        raise NotationError(f"text = {describe(value)}: expected the text of a file")
    if len(value) > MAX_BYTES:
        raise TooLarge
    return value
