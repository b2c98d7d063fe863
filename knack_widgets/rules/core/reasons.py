"""Why a move is refused: facts, not sentences. The words of a language are found by the rulebook, one room up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from .clauses import Clause

Objection = tuple[Clause, str, Mapping[str, Any]]
"""What a clause has against a move: what a `Reason` is made of, once it is asked for. Every move is tried on it."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a clause refuses a move.

    `key` is the sort of refusal: ``over``, ``phase`` (not now), ``turn`` (not you), ``card`` (not yours),
    ``duty`` (something else is asked for). `facts`: seats, cards and suits that the sentence needs, by name.
    """

    clause: Clause
    key: str
    facts: Mapping[str, Any] = field(default_factory=dict, hash=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "facts", MappingProxyType(dict(self.facts)))

    def __reduce__(self) -> tuple[type[Reason], tuple[Any, ...]]:
        return Reason, (self.clause, self.key, dict(self.facts))
