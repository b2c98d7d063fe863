"""Broken records: reading fails soon, with one clear error."""

from __future__ import annotations

import time

import pytest

from knack_widgets.rules import Record, RecordError

HEAD = 'format = "knack-widgets/1"\ngame = "knack"\n'
"""The first lines of a valid record."""


def broken(text: str | bytes, *words: str) -> RecordError:
    """Check that reading `text` fails with one short printable message that has these words."""
    began = time.perf_counter()
    with pytest.raises(RecordError) as caught:
        Record.loads(text)
    assert time.perf_counter() - began < 5
    message = str(caught.value)
    assert len(message) < 600, len(message)
    assert message.replace("\n", "").isprintable()
    for word in words:
        assert word in message, message
    return caught.value
