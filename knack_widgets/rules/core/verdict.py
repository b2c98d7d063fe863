"""The verdict on a move: legal or not, by which clauses, and why in words.

Reasons carry facts, not sentences: the words of a language are found by the rulebook, one room up. That room is named
here and loaded when somebody asks for a sentence, because the rules run without it (and without any library).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from .clauses import Clause

if TYPE_CHECKING:
    from .game import Setup
    from .moves import Move

EXPLAINER = "knack_widgets.rulebook.explain"
"""The module whose ``explain(verdict, lang)`` puts a verdict into words."""


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


@dataclass(frozen=True, slots=True)
class Verdict:
    """What `State.judge` answers.

    `reasons` holds every clause that the move breaks, the decisive one first; empty if it is legal.
    `grounds` holds the ids of the clauses in force that a legal move obeys.
    """

    move: Move
    setup: Setup
    phase: str
    reasons: tuple[Reason, ...] = ()
    grounds: tuple[str, ...] = ()

    @property
    def legal(self) -> bool:
        """Whether the move may be made."""
        return not self.reasons

    @property
    def clauses(self) -> tuple[str, ...]:
        """The ids of the broken clauses, each once, the decisive one first; empty for a legal move."""
        return tuple(dict.fromkeys(reason.clause.id for reason in self.reasons))

    def explain(self, lang: str = "en") -> str:
        """The verdict as sentences in ``sv``, ``de`` or ``en``, with cards and names; one sentence a clause."""
        text: str = import_module(EXPLAINER).explain(self, lang)
        return text

    def summary(self) -> str:
        """One line without any language's words for errors and logs: the move, and what forbids it.

        (An error's text must not depend on the libraries that explanations need.)
        """
        if self.legal:
            return f"{self.move}: legal"
        return f"“{self.move}” is not allowed in the phase “{self.phase}”: forbidden by {', '.join(self.clauses)}"
