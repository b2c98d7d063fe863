"""Clauses that begin with "then", "otherwise" or the like: what is quoted before them."""

from __future__ import annotations

import re
from html import unescape

import pytest

from knack_widgets.rulebook.clause_context import context_of, context_opening, load_context, quoted_html
from knack_widgets.rulebook.labels import clause_label, clause_opening
from knack_widgets.rulebook.languages import LANGS
from knack_widgets.rulebook.texts import load_text
from knack_widgets.rules import games

GAMES = ("knack", "kopknack", "svangknack", "knaker", "knack31")
POINTING = {
    "en": r"^(so|now|then|here|this time|after that|in doing so|of all hands|the other)\b"
    r"|\b(then|otherwise|therefore|thus|thereby|such an?|the others? wait|this way|in this way)\b",
    "sv": r"^(nu|då|så|sedan|här|efter det|de andra)\b|\b(då|annars|alltså|därför|därmed|en sådan|på så sätt|ändå)\b",
    "de": r"^(nun|jetzt|dann|so|hier|danach|die anderen)\b"
    r"|\b(dann|sonst|damit|darum|daher|trotzdem|eine[mnr]? solchen?|auf diese weise)\b",
}
"""Words at the beginning of a clause, or in its first sentence, that point to what was said before."""
SAYS_ENOUGH = {
    "knack": {"play.10"},
    "kopknack": {"deal.2", "play.5", "payment.14", "payment.19", "payment.22"},
    "svangknack": {"bidding.5"},
    "knaker": {"4.1", "5", "9.3", "10.1", "13.1", "13.5", "16.5", "16.9", "17.2"},
    "knack31": {"call.6", "ssi.9"},
}
"""Clauses with such a word that can be understood alone; each was read in three languages."""


def first_sentence(game: str, clause: str, lang: str) -> str:
    """Return the first sentence of a clause, without the name in bold before it."""
    words = re.sub(r"^\*\*[^*]*\*\*\s*", "", load_text(game).clauses[clause].md[lang])
    return re.split(r"(?<=[.!?:;])\s", re.sub(r"[*_]", "", words))[0]


def points_back(game: str, clause: str, lang: str) -> bool:
    said = re.sub(r"\b(that is|alltså (åt|utan)|also nach|if \w+, then)\b", "", first_sentence(game, clause, lang))
    return bool(re.search(POINTING[lang], said, re.IGNORECASE))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_a_clause_that_points_to_what_was_said_before_is_quoted_with_it(game: str, lang: str) -> None:
    pointing = [clause for clause in games[game].clauses if points_back(game, clause, lang)]
    alone = [clause for clause in pointing if not context_of(game, clause)]
    left = {clause: first_sentence(game, clause, lang) for clause in alone if clause not in SAYS_ENOUGH[game]}
    assert not left


@pytest.mark.parametrize("game", GAMES)
def test_no_clause_is_listed_as_saying_enough_that_points_to_nothing_or_has_its_context(game: str) -> None:
    pointing = {clause for clause in games[game].clauses for lang in LANGS if points_back(game, clause, lang)}
    assert SAYS_ENOUGH[game] == SAYS_ENOUGH[game] & pointing - {*load_context(game)}


@pytest.mark.parametrize("game", GAMES)
def test_a_quotation_stays_short(game: str) -> None:
    for clause, before in load_context(game).items():
        assert sum(len(clause_opening(game, one, lang)) for one in before for lang in LANGS) < 900, clause


@pytest.mark.parametrize("lang", LANGS)
def test_the_clause_before_has_its_number_in_the_quotation(lang: str) -> None:
    html = quoted_html("svangknack", "play.3", lang)
    said = " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())
    before, own = (clause_opening("svangknack", clause, lang) for clause in ("play.2", "play.3"))
    assert said == f"{clause_label('svangknack', 'play.2', lang)} {before} {own}"


def test_a_clause_that_a_match_leaves_out_is_not_quoted() -> None:
    setup = games["kopknack"].start(players=3, payment="1922").setup
    assert context_of("kopknack", "payment.9") == ("payment.8",)
    assert context_of("kopknack", "payment.9", setup) == ()


def test_a_clause_that_says_enough_is_quoted_alone() -> None:
    assert quoted_html("knack", "play.3", "en") == load_text("knack").clauses["play.3"].html["en"]
    assert context_opening("knack", "play.3", "en") == ""
