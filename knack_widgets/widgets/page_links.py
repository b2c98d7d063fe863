"""Links to the other pages of the book, as far as the server has them."""

from __future__ import annotations

import os
from typing import Final
from urllib.parse import urlencode

from .request import is_served, is_static, page

PAGES: Final = "KNACK_PAGES"
"""The environment variable with the names of the pages that a server has, joined by slashes.

Only the book's own server sets it. A server of another folder than the book's may lack some pages.
"""


def find_page(name: str) -> str:
    """Return the address of another page, or an empty text if the server has no such page.

    >>> find_page("settle")
    'settle.ipynb'
    """
    served = os.environ.get(PAGES) if is_served() and not is_static() else None
    return page(name) if served is None or name in served.split("/") else ""


def way(name: str, lang: str, **fields: str) -> str:
    """Return the address of another page in a language, or an empty text if the server has no such page.

    >>> way("settle", "en")
    'settle.ipynb?lang=en'

    name: the name of the page
    lang: the language
    fields: further fields of the address
    """
    address = find_page(name)
    return address and f"{address}?{urlencode({**fields, 'lang': lang}, safe='@')}"
