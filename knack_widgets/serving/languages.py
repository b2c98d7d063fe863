"""Which of the page's languages a request asks for."""

from __future__ import annotations

from ..rulebook.languages import LANGS


def spoken(asked: str, accepted: str) -> str:
    """The language that the address asks for, else the first of the browser's that is ours, else Swedish.

    `accepted` is an `Accept-Language`; browsers list the preferred languages first.

    >>> spoken("de", "en"), spoken("fr", "da, en-GB;q=0.8, de;q=0.7"), spoken("", "")
    ('de', 'en', 'sv')
    """
    wishes = [asked, *(part.strip()[:2].lower() for part in accepted.split(","))]
    return next((wish for wish in wishes if wish in LANGS), LANGS[0])
