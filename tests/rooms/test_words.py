"""The words of a room's pages: each is used, and each that is used is there."""

from __future__ import annotations

import re

from knack_widgets.rooms.book import STATIC, WORDS
from knack_widgets.rooms.room import LEADER, WAIT

SAID = re.compile(r'"([a-z_0-9]+)"')
CALLED = re.compile(r'\b(?:t|button|press|section|small)\((?:\s*t,)?\s*"([a-z_0-9]+)"')


def test_each_word_is_used_and_each_that_is_used_is_there():
    code = "".join(path.read_text("utf-8") for path in STATIC.glob("*.js"))
    kinds = {f"kind_{kind.replace('-', '_')}" for kind in re.findall(r'"([a-z]+(?:-[a-z]+)+)"', code)}
    made = {
        *(f"fill_{by}" for by in (WAIT, LEADER, "careful", "random")),
        *(f"file_{of}" for of in ("record", "csv", "jsonl", "page", "handout", "key", "code")),
    }
    assert (
        set(WORDS)
        - set(SAID.findall(code))
        - kinds
        - made
        - {"alone", "no_address", "binder", "own_server", "not_kept"}
        == set()
    )
    assert set(CALLED.findall(code)) - set(WORDS) == set()
