"""Hints: what binds a seat, what it can infer, and what each of its moves is likely to bring."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from ..rulebook.labels import clause_label, clause_opening
from ..rulebook.numbers import whole_percent
from ..rulebook.speech import Speaker
from ..rules import Move, View
from .comparing import Odds
from .inference import Certain, infer, tell
from .odds import OutOfTimeError, odds_of_moves

WORLDS = 600
"""So many worlds each move is tried in: ±4 points."""


@dataclass(frozen=True)
class Hint:
    """Help for the one seat whose `view` this is. Two states with the same view give the same.

    `cpu_limit`: seconds of processor time after which the odds are told from what has been played until then.
    """

    view: View
    seed: int | str = 1
    worlds: int = WORLDS
    cpu_limit: float | None = None

    @property
    def seat(self) -> int:
        """Who is helped."""
        (seat,) = self.view.seats
        return seat

    @cached_property
    def binding(self) -> tuple[str, ...]:
        """The clauses that bind now: those in force, the turn's last."""
        turns = self.view.turn_clauses
        return tuple(sorted(self.view.in_force, key=lambda clause: clause in turns))

    @cached_property
    def known(self) -> tuple[Certain, ...]:
        """What can be inferred about hidden cards, each with its clauses."""
        return infer(self.view)

    @cached_property
    def moves(self) -> tuple[tuple[Move, Odds], ...]:
        """The seat's moves with their odds, the best first.

        None where it has none, where worlds are not worked out, or where they cannot be played out in `cpu_limit`.
        """
        if not self.view.moves or self.view.setup.game.hidden is None:
            return ()
        try:
            found = odds_of_moves(self.view, seed=self.seed, n=self.worlds, cpu_limit=self.cpu_limit)
        except OutOfTimeError:
            return ()
        return tuple((one.odds.move, one.odds) for one in found)

    def explain(self, lang: str = "en") -> str:
        """The three steps in words, each in a line of its own. `ValueError`: a language that the book does not have."""
        return "\n".join(self.steps(lang))

    def steps(self, lang: str = "en") -> tuple[str, str, str]:
        """In words what binds, what can be inferred, and what each move brings. `ValueError`: no such language."""
        speak, game = Speaker(lang, self.view.setup, self.seat), self.view.setup.game.id
        rules = "; ".join(f"{clause_label(game, id_, lang)}: {clause_opening(game, id_, lang)}" for id_ in self.binding)
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
        """The message that says what the share of each move is of: going bet, or losing."""
        return "advice_fails" if any(odds.gain is not None for _, odds in self.moves) else "advice_loses"


def hint(view: View, seed: int | str = 1, *, worlds: int = WORLDS, cpu_limit: float | None = None) -> Hint:
    """A hint for the seat whose view it is; each of its parts is worked out when it is first asked for.

    `worlds`: how many each move is tried in. `ValueError`: a view of no seat or of several.

    >>> from knack_widgets.rules import games
    >>> found = hint(games["knack"].start(players=3).deal(seed=7).view(1), worlds=50)
    >>> found.known, [str(move) for move, _ in found.moves]
    ((), ['1 fold', '1 knock'])
    """
    if len(view.seats) != 1:
        raise ValueError(f"hints are for one seat; this view is of {sorted(view.seats) or 'nobody'}")
    return Hint(view, seed, worlds, cpu_limit)
