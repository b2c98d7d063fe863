"""The frame of a page made for paper."""

from __future__ import annotations

from functools import cache
from html import escape
from importlib.resources import files

from ...rulebook.bundles import messages
from ..prerender.elements import Child, Html, h
from .drawings import Drawings


def word(lang: str, key: str, **facts: str | int) -> str:
    """What a printed page says."""
    return messages(lang).say(f"print-{key}", facts, key)


def paper(lang: str, title: str, body: Child, draw: Drawings, ways: Child = None) -> str:
    """A whole page. `ways`: links that are for the screen alone, below the line that says how to print."""
    how = h("div", {"class": "screen", "role": "note"}, h("p", {}, word(lang, "how")), ways)
    # a string of CSS: what could end it, or the element, is written as a number
    quoted = "".join(one if one.isalnum() or one in " –—.,:" else f"\\{ord(one):x} " for one in title)
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">'
        '<link rel="icon" href="data:,">'
        f'<style>{_style()}@page {{ @top-left {{ content: "{quoted}" }} }}</style></head>'
        f"<body>{how}{h('main', {}, body)}{draw.all()}</body></html>\n"
    )


@cache
def _style() -> str:
    return files(__package__).joinpath("paper.css").read_text(encoding="utf-8")


def fault(lang: str, text: str) -> Html:
    """Something that was asked for and cannot be printed; errors are told in English."""
    before, mark, after = word(lang, "fault", text="\0").partition("\0")
    return h("li", {}, before, bool(mark) and h("span", {"lang": "en"}, text), after)


def fault_page(lang: str, title: str, text: str, ways: Child) -> str:
    """The page where nothing can be printed."""
    return paper(lang, title, [h("h1", {}, title), h("ul", {}, fault(lang, text))], Drawings(), ways)
