"""Clauses as they are quoted: with the clauses before them without which they say little.

"Otherwise the player who swung leads" leaves a reader without an answer if it stands alone. Which clauses are quoted
with others is data: ``text/context.toml`` in the game's folder names the clauses that are quoted before each of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from html import escape
from types import MappingProxyType
from typing import Final

from ..rules import games
from ..rules.core.facts import Setup
from .edition import OMITTED, html_in_match, of_match
from .folders import leave_out, read_table
from .labels import clause_label, clause_opening
from .texts import load_text

FILE: Final = "text/context.toml"
MAX_CONTEXT: Final = 2
"""Limit on the clauses that are quoted before a clause."""


@cache
def load_context(game: str) -> Mapping[str, tuple[str, ...]]:
    """Return clause → the clauses that are quoted before it, from the game's file.

    The result is empty for a game without the file, and for a file that is wrong (`leave_out` says so).

    >>> load_context("svangknack")["play.3"]
    ('play.2',)
    """
    try:
        table = read_table(game, FILE) or {}
        return MappingProxyType({id_: _check(game, id_, before) for id_, before in table.items()})
    except ValueError as error:
        leave_out(game, FILE, error)
        return MappingProxyType({})


def _check(game: str, id_: str, before: object) -> tuple[str, ...]:
    """Return the clauses before a clause. Raise ValueError if one is unknown or does not come before it."""
    order = [*games[game].clauses]
    if id_ not in order or not isinstance(before, list) or not 1 <= len(before) <= MAX_CONTEXT:
        raise ValueError(f"{game}/{FILE}: read {id_!r:.40}; expected a clause with 1 to {MAX_CONTEXT} clauses")
    if not all(one in order[: order.index(id_)] for one in before):
        raise ValueError(f"{game}/{FILE}, {id_}: read {before!r:.80}; expected clauses that come before it")
    return tuple(before)


def context_of(game: str, clause: str, setup: Setup | None = None) -> tuple[str, ...]:
    """Return the clauses that are quoted before a clause; those that a match leaves out are missing.

    game: id of the game
    clause: id of the clause
    setup: the set-up of the match, or None for the usual rules
    """
    played = of_match(setup, "en") if setup else None
    before = load_context(game).get(clause, ())
    return tuple(one for one in before if played is None or played[one].status != OMITTED)


def quoted_html(game: str, clause: str, lang: str, setup: Setup | None = None) -> str:
    """Return the words of a clause as HTML, after the clauses before it without which it says little.

    game: id of the game
    clause: id of the clause
    lang: ``sv``, ``de`` or ``en``
    setup: the set-up of the match as which the words are, or None for the usual rules

    >>> quoted_html("svangknack", "play.3", "en").partition("</div>")[0]
    '<div class="kb-context"><b>Tricks 2</b> <p>In a forced deal forehand leads first.</p>'
    """
    before = (
        f'<div class="kb-context"><b>{escape(clause_label(game, one, lang))}</b> {_html(game, one, lang, setup)}</div>'
        for one in context_of(game, clause, setup)
    )
    return "".join((*before, _html(game, clause, lang, setup)))


def context_opening(game: str, clause: str, lang: str) -> str:
    """Return the first paragraph of the clause that is quoted last before a clause, as plain text, or "" without one.

    >>> context_opening("svangknack", "play.3", "en"), context_opening("svangknack", "play.2", "en")
    ('In a forced deal forehand leads first.', '')
    """
    return "".join(clause_opening(game, one, lang) for one in context_of(game, clause)[-1:])


def _html(game: str, clause: str, lang: str, setup: Setup | None) -> str:
    return html_in_match(setup, clause, lang) if setup else load_text(game).clauses[clause].html[lang]
