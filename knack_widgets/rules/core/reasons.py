"""The reasons why a move is refused, as facts.

The rulebook, a layer above, turns them into sentences.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from .clauses import Clause

Objection = tuple[Clause, str, Mapping[str, Any]]
"""A clause's objection to a move: the clause, the key and the facts of a `Reason`.

Every candidate move is tested for objections, so a `Reason` is built only if it is needed.
"""


@dataclass(frozen=True, slots=True)
class Reason:
    """The reason why a clause refuses a move.

    clause: the clause that refuses
    key: the kind of refusal: ``over`` (the match is over), ``phase`` (wrong phase), ``turn`` (another seat's turn),
        ``card`` (not held), ``duty`` (a duty asks for other cards), or a key of the game's own
    facts: name → value: the seats, cards and suits that the sentence needs
    """

    clause: Clause
    key: str
    facts: Mapping[str, Any] = field(default_factory=dict, hash=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "facts", MappingProxyType(dict(self.facts)))

    def __reduce__(self) -> tuple[type[Reason], tuple[object, ...]]:
        return Reason, (self.clause, self.key, dict(self.facts))
