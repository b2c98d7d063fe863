"""Facts from a request: the language of its page, and the book's address as the browser knows it.

In the browser, `page.js` of the page template chooses the language by the same rule.
"""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import parse_qsl

from ...rulebook.languages import LANGS
from ...rulebook.link_fields import fold_lang

COOKIE: Final = "knack-lang"
"""The cookie with the language that a reader has chosen on any page of the book; the page's script sets it."""


def choose_language(asked: str, chosen: str, accepted: str) -> str:
    """Return the page's language.

    It is the language in the address, or else the language chosen before, or else the first of the browser's languages
    that the book has.

    `accepted` is an `Accept-Language`; browsers list the preferred languages first. If the book has none of these
    languages, return "": the page is then in the language of its original.

    >>> choose_language("de", "sv", "en"), choose_language("xx", "sv", "en"), choose_language("", "", "fr")
    ('de', 'sv', '')
    >>> choose_language("fr", "", "da, en-GB;q=0.8, de;q=0.7"), choose_language("de_AT", "", "sv")
    ('en', 'de')
    """
    wishes = [asked, chosen, *accepted.split(",")]
    return next((lang for lang in map(fold_lang, wishes) if lang in LANGS), "")


def add_language(query: str, chosen: str, accepted: str) -> str:
    """Return the query with the page's language added, because a kernel sees only the query.

    >>> add_language("seed=7", "", "de-AT, en;q=0.5"), add_language("lang=sv&seed=7", "de", "en")
    ('lang=de&seed=7', 'lang=sv&seed=7')
    >>> add_language("seed=7", "", "fr")
    'seed=7'
    """
    asked = next((value for name, value in parse_qsl(query) if name == "lang"), "")
    lang = choose_language(asked, chosen, accepted)
    return query if lang in ("", asked) else f"lang={lang}&{query}".rstrip("&")  # of two fields, the first counts


def base_of(handler: Any) -> str:
    """Return the book's whole address, as the reader's browser knows it."""
    request = handler.request
    said = request.headers.get("X-Forwarded-Proto", request.protocol).split(",")[0].strip().lower()
    return f"{'https' if said == 'https' else 'http'}://{request.host}{handler.base_url}"
