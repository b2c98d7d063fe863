"""Hints: the clauses that bind a seat, its certain conclusions, and the odds of its moves."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from ..rulebook.labels import clause_in_force, clause_label
from ..rulebook.numbers import whole_percent
from ..rulebook.speech import Speaker
from ..rules import Move, View
from .comparing import Odds
from .inference import Certain, infer, tell
from .odds import OutOfTimeError, odds_of_moves

WORLDS = 600
"""The number of worlds in which each move is tried: the odds are exact to ±4 points."""


@dataclass(frozen=True)
class Hint:
    """Help for the single seat of a view; states with the same view give the same hint.

    view: the view of the seat
    seed: the seed of the worlds
    worlds: the number of worlds for each move
    cpu_limit: the processor time (s) after which the odds are computed from the worlds played until then
    """

    view: View
    seed: int | str = 1
    worlds: int = WORLDS
    cpu_limit: float | None = None

    @property
    def seat(self) -> int:
        """The seat that gets the hint."""
        (seat,) = self.view.seats
        return seat

    @cached_property
    def binding(self) -> tuple[str, ...]:
        """The ids of the clauses in force; the clauses about the turn come last."""
        turns = self.view.turn_clauses
        return tuple(sorted(self.view.in_force, key=lambda clause: clause in turns))

    @cached_property
    def known(self) -> tuple[Certain, ...]:
        """The certain conclusions about hidden cards, each with its clauses."""
        return infer(self.view)

    @cached_property
    def moves(self) -> tuple[tuple[Move, Odds], ...]:
        """The seat's moves with their odds, the best first.

        It is empty if the seat has no moves, if the game computes no worlds, or if `cpu_limit` is too short for a
        world.
        """
        if not self.view.moves or self.view.setup.game.hidden is None:
            return ()
        try:
            compared = odds_of_moves(self.view, seed=self.seed, n=self.worlds, cpu_limit=self.cpu_limit)
        except OutOfTimeError:
            return ()
        return tuple((one.odds.move, one.odds) for one in compared)

    def explain(self, lang: str = "en") -> str:
        """Return the three steps of the hint in words, each on its own line.

        lang: the language (sv, de, en)

        Raise ValueError if the book does not have the language.
        """
        return "\n".join(self.steps(lang))

    def steps(self, lang: str = "en") -> tuple[str, str, str]:
        """Return in words the binding clauses, the certain conclusions, and the odds of each move.

        lang: the language (sv, de, en)

        Raise ValueError if the book does not have the language.
        """
        speak, game = Speaker(lang, self.view.setup, self.seat), self.view.setup.game.id
        binding = [
            f"{clause_label(game, id_, lang)}: {clause_in_force(self.view.setup, id_, lang)}" for id_ in self.binding
        ]
        rules = " ".join(rule if rule.endswith((".", "!", "?")) else f"{rule}." for rule in binding)
        proofs = (", ".join(clause_label(game, id_, lang) for id_ in fact.clauses) for fact in self.known)
        known = " ".join(f"{tell(fact, speak)} ({proof})" for fact, proof in zip(self.known, proofs, strict=True))
        moves = "; ".join(f"{speak.move_name(move)}: {whole_percent(odds.fails, lang)}" for move, odds in self.moves)
        return (
            f"{speak.ui('advice_binding')}: {rules}",
            f"{speak.ui('advice_known')}: {known or speak.ui('advice_nothing')}",
            f"{speak.ui('advice_moves')} ({speak.ui(self.risk)}): {moves or speak.ui('advice_no_odds')}",
        )

    @property
    def risk(self) -> str:
        """The id of the message that names the risk of a move: going bete, or losing."""
        return "advice_fails" if any(odds.gain is not None for _, odds in self.moves) else "advice_loses"


def hint(view: View, seed: int | str = 1, *, worlds: int = WORLDS, cpu_limit: float | None = None) -> Hint:
    """Return a hint for the seat of a view; each part is computed when it is first used.

    view: the view of one seat
    seed: the seed of the worlds
    worlds: the number of worlds for each move
    cpu_limit: the processor time (s) after which the odds are computed from the worlds played until then

    Raise ValueError if the view does not belong to exactly one seat.

    >>> from knack_widgets.rules import games
    >>> found = hint(games["knack"].start(players=3).deal(seed=7).view(1), worlds=50)
    >>> found.known, [str(move) for move, _ in found.moves]
    ((), ['1 fold', '1 knock'])
    """
    if len(view.seats) != 1:
        raise ValueError(f"a view of {len(view.seats)} seats {sorted(view.seats)}: expected the view of one seat")
    return Hint(view, seed, worlds, cpu_limit)
