"""The notice and the words of a page, as data."""

from __future__ import annotations

from functools import cache
from typing import Any

from ..rulebook.bundles import messages
from .assets import STATIC
from .desk import Desk

Data = dict[str, Any]


def notice(desk: Desk) -> Data | None:
    """Return the trait `notice`, or None if there is no notice to show."""
    if desk.notice is None:
        return None
    name, text = desk.notice.download or (None, None)
    answer = desk.notice.answer
    return {
        "serial": desk.noticed,
        "kind": desk.notice.kind,
        "text": desk.notice.text,
        "detail": desk.notice.detail,
        "download": {"name": name, "text": text} if name else None,
        "copy": desk.notice.copy,
        "answer": {"label": answer.label, "intent": {"do": answer.do, "id": answer.line}} if answer else None,
    }


@cache
def words(lang: str) -> dict[str, str]:
    """Return the trait `words`, the words of the page (`static/words.txt` lists them)."""
    glosses = [
        line.partition(" = ") for line in (STATIC / "words.txt").read_text("utf-8").splitlines() if " = " in line
    ]
    return {key: messages(lang).say(f"ui-{key}", {}, gloss) for key, _, gloss in glosses}
