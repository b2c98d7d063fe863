"""The frame of a page for paper."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from ...rulebook.bundles import messages
from ..prerender.elements import Child, Html, h
from .drawings import Drawings


def word(lang: str, key: str, **facts: str | int) -> str:
    """Return a message of printed pages."""
    return messages(lang).say(f"print-{key}", facts, key)


def paper(lang: str, title: str, body: Child, draw: Drawings, ways: Child = None) -> str:
    """Return a whole page.

    `ways`: links that are shown only on the screen, below the note on how to print.
    """
    how = h("div", {"class": "screen", "role": "note"}, h("p", {}, word(lang, "how")), ways)
    page = h("html", {"lang": lang}, _head(title), h("body", {}, how, h("main", {}, body), draw.all()))
    return f"<!DOCTYPE html>\n{page}\n"


def _head(title: str) -> Html:
    # in the string of CSS, characters that could end the string or the element are written as numbers
    quoted = "".join(one if one.isalnum() or one in " –—.,:" else f"\\{ord(one):x} " for one in title)
    style = f'{_style()}@page {{ @top-left {{ content: "{quoted}" }} }}'
    return head_view(title, style, h("meta", {"name": "robots", "content": "noindex"}))


def head_view(title: str, style: str, more: Child = None) -> Html:
    """Return the head of a page that needs no other file.

    title: the page's title
    style: its style sheet
    more: further elements
    """
    return h(
        "head",
        {},
        h("meta", {"charset": "utf-8"}),
        h("title", {}, title),
        h("meta", {"name": "viewport", "content": "width=device-width, initial-scale=1"}),
        more,
        h("link", {"rel": "icon", "href": "data:,"}),
        h("style", {}, Html(style)),
    )


@cache
def _style() -> str:
    return files(__package__).joinpath("paper.css").read_text(encoding="utf-8")


def fault(lang: str, text: str) -> Html:
    """Return the error of a request that cannot be printed; error messages are in English."""
    before, mark, after = word(lang, "fault", text="\0").partition("\0")
    return h("li", {}, before, bool(mark) and h("span", {"lang": "en"}, text), after)


def fault_page(lang: str, title: str, text: str, ways: Child) -> str:
    """Return the page for a request of which no part can be printed."""
    return paper(lang, title, [h("h1", {}, title), h("ul", {}, fault(lang, text))], Drawings(), ways)
