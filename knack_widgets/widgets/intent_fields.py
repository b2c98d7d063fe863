"""The fields of an intent, each checked before it is used."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta, timezone, tzinfo
from typing import Any, Final

from ..rules import NotationError
from ..rules.core.errors import describe
from ..rules.record_text import MAX_BYTES
from .trouble import TooLarge

Intent = Mapping[str, Any]
MAX_ZONE_MINUTES: Final = 18 * 60
"""Largest distance of a reader's time zone from UTC (minutes)."""


def number_of(intent: Intent, key: str) -> int:
    """Return a field that must be a whole number.

    Raise NotationError if it is not.
    """
    value = intent.get(key)
    if type(value) is not int:
        raise NotationError(f"{key} = {describe(value)}: expected a whole number")
    return value


def text_of(intent: Intent, key: str, limit: int) -> str:
    """Return a field that is text, empty if the field is missing.

    limit: the greatest length (characters)

    Raise NotationError if the field is longer or not text.
    """
    value = intent.get(key, "")
    if not isinstance(value, str) or len(value) > limit:
        raise NotationError(f"{key}: expected text of at most {limit:,} characters")
    return value


def zone_of(intent: Intent) -> tzinfo | None:
    """Return the reader's time zone, or None if the field `zone` is missing or not valid.

    The browser sends the zone in minutes ahead of UTC.
    """
    minutes = intent.get("zone")
    if type(minutes) is int and abs(minutes) <= MAX_ZONE_MINUTES:
        return timezone(timedelta(minutes=minutes))
    return None


def file_text(intent: Intent) -> str:
    """Return the text of a file that the reader opens.

    The size is checked here although the page has checked it before.

    Raise NotationError if the field is not text, and TooLarge if it has more than `MAX_BYTES` characters.
    """
    value = intent.get("text")
    if not isinstance(value, str):
        raise NotationError(f"text = {describe(value)}: expected the text of a file")
    if len(value) > MAX_BYTES:
        raise TooLarge
    return value
