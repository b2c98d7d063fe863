"""The notice and the words of a page, as data."""

from __future__ import annotations

from functools import cache
from typing import Any

from ..pages.prerender.notice import notices_view
from ..pages.prerender.sheet import Sheet
from ..rulebook.bundles import messages
from .assets import STATIC, icons
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
        "go": desk.notice.go,
        "answer": {"label": answer.label, "intent": {"do": answer.do, "id": answer.line}} if answer else None,
    }


def with_notice(desk: Desk) -> Data:
    """Return the traits `notice` and `notice_drawing`, the notice as data and as HTML."""
    data = notice(desk)
    return {"notice": data, "notice_drawing": draw_notice(data, desk.lang)}


def draw_notice(data: Data | None, lang: str) -> str:
    """Return the places for notices as HTML, with a notice if there is one."""
    return str(notices_view(Sheet({"lang": lang, "words": drawn_words(lang), "notice": data}, icons())))


@cache
def words(lang: str) -> dict[str, str]:
    """Return the trait `words`, the words of the page (`static/words.txt` lists them)."""
    return _list_words("words.txt", lang)


@cache
def drawn_words(lang: str) -> dict[str, str]:
    """Return the words of drawings: those of the page, and others that only drawings have."""
    return {**words(lang), **_list_words("drawn_words.txt", lang)}


def _list_words(name: str, lang: str) -> dict[str, str]:
    glosses = [line.partition(" = ") for line in (STATIC / name).read_text("utf-8").splitlines() if " = " in line]
    return {key: messages(lang).say(f"ui-{key}", {}, gloss) for key, _, gloss in glosses}
