"""The rules of a game as HTML files, which need no server."""

from __future__ import annotations

from typing import Final

from ...rulebook.link_fields import READ, RULES_FILE, RULES_FILES, played_fields
from ...rulebook.originals import RecognisedCopy
from ...rules.core.facts import Setup
from ..prerender.elements import Html
from .aid import aid_page
from .paper import word
from .played import USUAL, PlayedFields
from .reading import other_languages, reading_page
from .rules import draw_rules, rules_page
from .ways import links_view

NO_WAYS: Final = Html("")
"""The links of a page that is a file."""


def rules_file(game: str, kind: str, lang: str) -> str:
    """Return the usual rules, for reading or for paper, as an HTML page that works without a server.

    game: id of the game
    kind: one of `RULES_FILES`
    lang: the language
    """

    def name(kind: str, lang: str) -> str:
        return RULES_FILE.format(game=game, kind=kind, lang=lang)

    languages = tuple((code, name(kind, code)) for code in other_languages(lang))
    if kind == READ:
        papers = tuple((kind, name(kind, lang)) for kind in RULES_FILES if kind != READ)
        table = f"{game}.html?lang={lang}"
        return reading_page(game, lang, USUAL, languages=languages, table=table, papers=papers, chooses=False)
    more = [(name(READ, lang), word(lang, READ))]
    ways = links_view(lang, [(href, code) for code, href in languages], more, f"{game}.html")
    return aid_page(game, lang, ways) if kind == "aid" else rules_page(game, lang, ways, kind=kind)


def beside_file(setup: Setup, lang: str, copy: RecognisedCopy | None) -> str:
    """Return the rules as a match plays them beside a reader's copy of the original, as an HTML file.

    setup: the set-up of the match
    lang: the language
    copy: the reader's copy, or None
    """
    game = setup.game.id
    return draw_rules(game, lang, NO_WAYS, PlayedFields.from_fields(game, played_fields(setup)), "original", copy)


def played_file(setup: Setup, kind: str, lang: str, address: str) -> str:
    """Return the rules as a match plays them, for reading or for paper, as an HTML file.

    setup: the set-up of the match
    kind: one of `RULES_FILES`
    lang: the language
    address: address of the game's page, to which examples lead, or ""
    """
    game, played = setup.game.id, PlayedFields.from_fields(setup.game.id, played_fields(setup))
    if kind == READ:
        table = f"{address}?lang={lang}" if address else ""
        return reading_page(game, lang, played, languages=(), table=table, papers=(), chooses=False)
    if kind == "aid":
        return aid_page(game, lang, NO_WAYS, played)
    return rules_page(game, lang, NO_WAYS, played, kind)
