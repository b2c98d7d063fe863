"""The labels of clauses: ``bidding.2`` is Budgivning 2, Bieten 2 or Bidding 2."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from html import unescape
from typing import Final

from ..rules import games
from ..rules.core.facts import Setup
from .bundles import messages
from .edition import html_in_match
from .rulings import load_rulings
from .speech import Speaker
from .texts import load_text

_OWN_NUMBER: Final = re.compile(r"\d+(?:\.\d+)*")
"""The id of a clause that has a number in the original."""


@cache
def clause_labels(game_id: str, lang: str) -> dict[str, str]:
    """Return id → label of every clause of a game's text, in the text's order.

    >>> clause_labels("knack", "sv")["bidding.2"], clause_labels("knack", "en")["play.3"]
    ('Budgivning 2', 'Tricks 3')
    """
    chapters = load_text(game_id).chapters
    return {clause: _label(clause, chapter.names[lang], lang) for chapter in chapters for clause in chapter.clauses}


def clause_label(game_id: str, clause: str, lang: str) -> str:
    """Return the label of a clause, or its id if the text does not have it."""
    return clause_labels(game_id, lang).get(clause, clause)


def game_name(game_id: str, lang: str) -> str:
    """Return the name of a game, without the words in brackets that tell it from other games.

    >>> [len(name.split()) for name in (games["knack"].names["sv"], game_name("knack", "sv"))]
    [3, 1]
    """
    return games[game_id].names[lang].partition(" (")[0]


def clause_opening(game_id: str, clause: str, lang: str) -> str:
    """Return the first paragraph of a clause, as plain text."""
    return _first_paragraph(load_text(game_id).clauses[clause].html[lang])


@lru_cache(maxsize=1024)
def _first_paragraph(html: str) -> str:
    return _strip_markup(html.partition("</p>")[0].partition("</li>")[0])


def clause_in_force(setup: Setup, clause: str, lang: str) -> str:
    """Return the first words of a clause as the match is played, and of the rulings that correct it.

    A ruling of which the match uses another reading is left out.
    """
    rulings = load_rulings(setup.game.id)
    corrections = [
        f"{box.id}: {_strip_markup(box.html[lang])}"
        for box in load_text(setup.game.id).clauses[clause].rulings
        if box.id not in setup.readings and box.id in rulings and clause in rulings[box.id].corrects
    ]
    return " ".join((_first_paragraph(html_in_match(setup, clause, lang)), *corrections))


def _strip_markup(html: str) -> str:
    """Return the words of HTML as plain text in one line."""
    flowing = re.sub(r"</?(?:a|code|em|span|strong)\b[^>]*>", "", html)
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", flowing)).split())


def departures(speaker: Speaker) -> list[str]:
    """Return the match's differences from the book: struck clauses and other readings.

    Each is a sentence.
    """
    setup = speaker.setup
    labels = [clause_label(setup.game.id, clause, speaker.lang) for clause in setup.without]
    sentences = [speaker.ui("played_without", clauses=speaker.as_list(labels))] if labels else []
    for ruling, value in setup.readings.items():
        says = setup.game.readings[ruling].texts(speaker.lang).values[value]
        sentences.append(speaker.ui("played_as_read", ruling=ruling, value=value.upper(), says=says.rstrip(".")))
    return sentences


def _label(clause: str, chapter: str, lang: str) -> str:
    if _OWN_NUMBER.fullmatch(clause):
        return messages(lang).say("clause-own-number", {"number": clause}, clause)
    return f"{chapter} {clause.rpartition('.')[2]}"
