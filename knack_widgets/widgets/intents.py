"""The intents that pages send to a desk, by name.

An intent is a reader's action as the page sends it. It results in a new position or a notice. It never raises an error,
and never loses the match.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from ..rules import NotationError
from ..rules.core.errors import describe, shorten
from . import filing, setting_up, table_intents
from .desk import Desk
from .handling import handling, is_automatic
from .intent_fields import Intent

LOOKING = frozenset(
    {
        "lang",
        "pref",
        "clause",
        "save",
        "save_beside",
        "save_rules",
        "permalink",
        "settle",
        "original",
        "extend_log",
        "hint",
        "redrawn",
    }
)
"""Intents that do not change the position. A shown refusal stays, even if the language changes."""


INTENTS: Mapping[str, Callable[[Desk, Intent], None]] = {
    "card": table_intents.card,
    "why": table_intents.why,
    "hint": table_intents.hint,
    "move": table_intents.move,
    "deal": table_intents.deal,
    "end": table_intents.end,
    "take_back": table_intents.take_back,
    "step": table_intents.step,
    "opponent": table_intents.opponent,
    "lang": table_intents.lang,
    "pref": table_intents.pref,
    "clause": table_intents.clause,
    "example": table_intents.example,
    "option": setting_up.option,
    "new": setting_up.new,
    "read": setting_up.read,
    "look": setting_up.look,
    "control": setting_up.control,
    "save": filing.save,
    "save_beside": filing.save_beside,
    "save_rules": filing.save_rules,
    "load": filing.load,
    "restore_snapshot": filing.restore_snapshot,
    "permalink": filing.permalink,
    "settle": filing.settle,
    "original": filing.original,
    "line": table_intents.line,
    "extend_log": table_intents.extend_log,
    "redrawn": table_intents.redrawn,
}
"""Handlers by the names that pages send. Saved notebooks contain pages, so the names must never change."""


def do(desk: Desk, intent: Intent) -> None:
    """Carry out an intent; an unknown intent and an error become a notice for the reader."""
    name = intent.get("do")
    name = name if isinstance(name, str) else describe(name)
    with handling(desk, intent):
        if name not in LOOKING:
            # a refusal stays while computer players move, because the reader may be reading it
            verdict = desk.look.verdict if is_automatic(intent) else None
            reads = desk.look.reads and is_automatic(intent)
            desk.look = replace(desk.look, fresh=-1, verdict=verdict, reads=reads)
        act = INTENTS.get(name)
        if act is None:
            raise NotationError(f"the page sent the intent “{shorten(name)}”; expected the name of an existing intent")
        act(desk, intent)
