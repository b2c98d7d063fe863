"""Refused moves in words, for the teacher: who tried which move, and the clause that it breaks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ..rulebook.labels import clause_label
from ..rulebook.speech import Speaker
from ..rules import NotationError
from ..rules.core.moves import read_move
from .miss import Miss
from .refusing import say
from .results import name_of
from .room import Room

MAX_MOVES_SHOWN: Final = 50
"""Greatest number of different refused moves that the desk lists; a file has them all."""
REFUSALS_OF_STUCK: Final = 2
"""Number of refused moves since the table last moved after which a member is stuck."""


def is_stuck(misses: Sequence[Miss]) -> bool:
    """Return whether a member is stuck, from its refused moves since the table last moved."""
    return len(misses) >= REFUSALS_OF_STUCK


def is_worth_telling(misses: Sequence[Miss]) -> bool:
    """Return whether the desk tells of a member's refused moves since the table last moved.

    A single move out of turn is often a slip of the finger.
    """
    return is_stuck(misses) or any(miss.on_turn for miss in misses)


def move_words(miss: Miss, lang: str) -> str:
    """Return a refused move in words; a move that this release cannot read, as it was stored."""
    setup = miss.setup
    try:
        move = read_move(miss.move, setup.game.verbs, len(setup.names))
    except NotationError:
        return miss.move
    return Speaker(lang, setup).move_name(move)


def label_of(miss: Miss, lang: str) -> str:
    """Return the label of the clause that a refused move breaks."""
    return clause_label(miss.setup.game.id, miss.clauses[0], lang)


def shown_misses(room: Room) -> Iterator[Miss]:
    """Yield the refused moves that may be shown and whose clauses this release has, oldest first."""
    return (miss for miss in room.known_misses() if miss.clauses[0] in miss.setup.game.clauses)


def misses_by_member(room: Room, lang: str) -> list[dict[str, object]]:
    """Return the refused moves with the names of their members, the newest first and each once."""
    counts: dict[tuple[int, str, str], int] = {}
    newest: dict[tuple[int, str, str], Miss] = {}
    for miss in reversed([*shown_misses(room)]):
        key = (miss.member, miss.move, miss.clauses[0])
        counts[key] = counts.get(key, 0) + 1
        newest.setdefault(key, miss)
    return [
        {
            "clause": miss.clauses[0],
            "count": counts[key],
            "words": say(
                lang,
                "refused_move",
                name=name_of(room, miss.member),
                move=move_words(miss, lang),
                clause=label_of(miss, lang),
            ),
        }
        for key, miss in [*newest.items()][:MAX_MOVES_SHOWN]
    ]
