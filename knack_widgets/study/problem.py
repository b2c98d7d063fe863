"""The question that a kind of question has found in a position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..rules import Move


@dataclass(frozen=True, slots=True)
class Problem:
    """A question that a kind has found in a position.

    seat: the seat that is asked
    choices: the choices, in the order in which they are shown
    answer: the right choices
    move: the next move if the question is about its consequences, else None
    cited: further clauses on which the answer depends
    facts: further facts for the question's sentences
    """

    seat: int
    choices: tuple[str, ...]
    answer: frozenset[str]
    move: Move | None = None
    cited: tuple[str, ...] = ()
    facts: Mapping[str, Any] = field(default_factory=dict)
