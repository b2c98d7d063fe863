"""The fields of a link into the book, and the removal of characters that others added.

A chat program, a mail program or a typing reader may add characters to an address. The server, a page's kernel and the
static edition all remove them by these functions.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Mapping
from typing import Final
from urllib.parse import parse_qsl, urlencode

from ..rules import Game
from ..rules.core.facts import Setup
from ..rules.core.options import chosen_values
from .languages import LANGS

MAX_FIELDS: Final = 1000
OPTION: Final = "option."
"""The beginning of the name of a field with an option's value: ``option.stake``."""
READING: Final = "reading"
"""The name of the fields with a ruling and its letter: ``reading=K-5.b``, in a form ``reading.K-5=b``."""
READ: Final = "read"
"""The kind of the page for reading (``read=1``)."""
PAPERS: Final = ("rules", "full", "original", "aid", "sheet", "key")
"""The kinds of pages for paper (``print=rules``), in the order of their links."""
RULES_FILES: Final = (READ, "rules", "full", "aid")
"""The kinds of pages that can be files."""
RULES_FILE: Final = "{game}-{kind}-{lang}.html"
"""Name of a file with a game's rules, in the folder of the game's page `{game}.html`."""
ADDED: Final = ".,;:!?…*()[]{}<>|\"'`´‘’‚“”„«»‹› \t\r\n"
"""Characters that surround a link in running text; ids, records and numbers never begin or end with them."""
AROUND_LINE: Final = "".join(sign for sign in ADDED if sign not in "?*(),")
"""The same without the signs that the line of a position may begin or end with."""
UNKNOWN_LANG: Final = "unknown_lang"
"""The name under which `first_fields` returns a language that the book does not have."""


def kind_field(kind: str) -> tuple[str, str]:
    """Return the field of an address that requests the page for reading, or a page for paper.

    >>> kind_field(READ), kind_field("aid")
    (('read', '1'), ('print', 'aid'))
    """
    return (READ, "1") if kind == READ else ("print", kind)


def drop_format(text: str) -> str:
    """Return a text without format characters: soft hyphens, joiners, marks of direction."""
    return "".join(one for one in text if unicodedata.category(one) != "Cf")


def strip_added(text: str) -> str:
    r"""Return a text without format characters and surrounding punctuation.

    >>> strip_added("(play.3)."), strip_added("pl\u00aday.3")
    ('play.3', 'play.3')
    """
    return drop_format(text).strip(ADDED)


def fold_lang(text: str) -> str:
    """Return the book's language for a language tag, by its first two letters.

    A tag of another language is returned unchanged.

    >>> fold_lang("en-GB"), fold_lang("de_DE"), fold_lang("SV"), fold_lang("fr")
    ('en', 'de', 'sv', 'fr')
    """
    lang = text.strip()[:2].lower()
    return lang if lang in LANGS else text


def _lower(text: str) -> str:
    return strip_added(text).lower()


def _position(text: str) -> str:
    r"""Return the line of a position without what others added; it may end with ``?`` or a bracket.

    >>> _position(" whist;players=2;hands=7h,?.\u00ad")
    'whist;players=2;hands=7h,?'
    """
    return drop_format(text).strip(AROUND_LINE)


def _reading(text: str) -> str:
    ruling, dot, value = strip_added(text).partition(".")
    return f"{ruling.upper()}{dot}{value.lower()}"


FIELDS: Final[Mapping[str, Callable[[str], str]]] = {
    "lang": lambda text: fold_lang(strip_added(text)),
    "reading": _reading,
    **dict.fromkeys(("game", "clause", "chapter", "example", "practise", "print"), _lower),
    **dict.fromkeys(("record", "step", "exercise", "marks", "embed", "ask", "from", "lesson"), strip_added),
    "position": _position,
    "seed": str,  # any text is a seed
}
"""The parts of a link, each with the function that tidies its value. The book does not use other fields."""


def tidy_fields(fields: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return the fields of a query, tidied, in their order.

    >>> tidy_fields([("amp;Clause", "PLAY.3."), ("reading", "k-5.B)"), ("utm_source", "A.")])
    [('clause', 'play.3'), ('reading', 'K-5.b'), ('utm_source', 'A.')]
    """
    tidied = []
    for name, value in fields:
        known = name.removeprefix("amp;").strip().lower()
        tidied.append((known, FIELDS[known](value)) if known in FIELDS else (name, value))
    return tidied


def tidy_query(query: str) -> str:
    """Return a query with its fields tidied.

    If the query is already tidy or cannot be parsed, it is returned unchanged.

    >>> tidy_query("clause=PLAY.3.&lang=en-GB"), tidy_query("clause=play.3&lang=en")
    ('clause=play.3&lang=en', 'clause=play.3&lang=en')
    """
    try:
        fields = parse_qsl(query, keep_blank_values=True, max_num_fields=MAX_FIELDS)
    except ValueError:
        return query
    tidied = tidy_fields(fields)
    return query if tidied == fields else urlencode(tidied)


def first_fields(fields: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Return name → tidied value; of several fields with the same name, the first counts.

    A language that the book lacks is returned as `UNKNOWN_LANG`.

    >>> first_fields([("lang", "en"), ("lang", "fr"), ("seed", "7")])
    {'lang': 'en', 'unknown_lang': 'fr', 'seed': '7'}
    """
    first: dict[str, str] = {}
    for name, value in tidy_fields(fields):
        first.setdefault(UNKNOWN_LANG if name == "lang" and value not in LANGS else name, value)
    return first


def list_unknown(game: Game, fields: Mapping[str, str]) -> list[str]:
    """Return the parts of a link that a game's page does not understand, as `name=value`.

    An example, record, position, reading or exercise that does not exist is not listed: it raises another error.
    """
    clause, marks = fields.get("clause"), fields.get("marks")
    unknown = []
    if clause and clause not in game.clauses:
        unknown.append(f"clause={clause}")
    if lang := fields.get(UNKNOWN_LANG):
        unknown.append(f"lang={lang}")
    if marks and marks not in ("0", "1"):
        unknown.append(f"marks={marks}")
    if "step" in fields and not fields.keys() & {"record", "example"}:
        unknown.append(f"step={fields['step']}")
    return unknown


def played_fields(setup: Setup) -> list[tuple[str, str]]:
    """Return the fields of an address that shows the rules as a match plays them; [] for the usual rules.

    >>> from knack_widgets.rules import games
    >>> played_fields(games["knack"].start(stake=2, readings={"K-5": "b"}).setup)
    [('option.stake', '2'), ('reading', 'K-5.b')]
    """
    chosen = [
        (f"{OPTION}{name}", str(value).lower() if isinstance(value, bool) else str(value))
        for name, value in chosen_values(setup.game.options, setup.options).items()
    ]
    return [*chosen, *((READING, f"{ruling}.{letter}") for ruling, letter in setup.readings.items())]
