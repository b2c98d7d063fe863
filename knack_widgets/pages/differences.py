"""The comparison of games as page data: for each point every game's answer, with its clauses as links."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypedDict

from ..rulebook.concepts import POINTS, of, point_name
from ..rulebook.fingerprints import load_source
from ..rulebook.labels import clause_label, game_name


class Link(TypedDict):
    """A clause of an answer: its label and the address of its place in the game's page, or "" without such a page."""

    label: str
    href: str


class Said(TypedDict):
    """A game's answer on a point.

    nameLang: the language of the game's name
    """

    game: str
    name: str
    nameLang: str
    text: str
    clauses: list[Link]


class Point(TypedDict):
    """A point, its games' answers, and whether these are the same."""

    id: str
    name: str
    same: bool
    answers: list[Said]


def comparison(chosen: Sequence[str], lang: str, page: Callable[[str], str]) -> list[Point]:
    """Return the points with the answers of games, in the order of the games.

    chosen: ids of the games, each of which has answers
    lang: the language
    page: returns the address of a game's page, or an empty text if there is no such page
    """
    return [
        {
            "id": point,
            "name": point_name(point, lang),
            "same": len({of(game)[point].text(lang) for game in chosen}) == 1 < len(chosen),
            "answers": [_game_answer(game, point, lang, page) for game in chosen],
        }
        for point in POINTS
    ]


def _game_answer(game: str, point: str, lang: str, page: Callable[[str], str]) -> Said:
    answer = of(game)[point]
    address = page(game)
    clauses: list[Link] = [
        {"label": clause_label(game, clause, lang), "href": address and f"{address}?clause={clause}&lang={lang}"}
        for clause in answer.clauses
    ]
    return {
        "game": game,
        "name": game_name(game, lang),
        "nameLang": load_source(game).lang,
        "text": answer.text(lang),
        "clauses": clauses,
    }
