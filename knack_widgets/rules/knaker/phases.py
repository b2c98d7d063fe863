"""The phases of a match: in each, its verbs, why a seat may not use them, what comes of it, what is listed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from ..core.cards import Card
from ..core.clauses import Clause
from ..core.moves import Move
from ..core.phases import ChancePhase, OverPhase, Phase
from ..core.verdict import Reason
from . import asked, back, cheating, dots, exchange, force, grounds, insertion, playing, setup, sevens, trial, turns
from . import play as laying
from .basics import THREE, Cards, KnakerState
from .choices import orders

Args = Iterator[tuple[str, ...]]


class Act(NamedTuple):
    """A verb in a phase: why a seat may not use it, the state after it, and what may be listed."""

    why: Callable[[KnakerState, Move], list[Reason]]
    do: Callable[[KnakerState, Move], Any]
    listed: Callable[[KnakerState, int], Args] | None = None
    """`None`: the verb alone, where it goes."""


class ActPhase(Phase):
    """A phase in which every seat may have something to do."""

    def __init__(self, name: str, frame: Clause, acts: Mapping[str, Act]) -> None:
        super().__init__(name, frame)
        self._acts = dict(sorted(acts.items()))
        self.verbs = tuple(self._acts)

    def refused(self, s: KnakerState, move: Move) -> list[Reason]:
        """Why a move may not be made here, the decisive clause first."""
        act = self._acts.get(move.verb)
        return act.why(s, move) if act else self.reasons(s, move)

    def reasons(self, s: KnakerState, move: Move) -> list[Reason]:
        """No verb of this phase; what lies under control may not be changed (9.2)."""
        if self.name == "accused" and move.verb == "back":
            return [Reason(back.under_control, "checked", {"seat": move.seat})]
        return super().reasons(s, move)

    def listed(self, s: KnakerState) -> Iterator[Move]:
        """The legal moves, one by one, sorted by text."""
        for seat in sorted(range(len(s.hands)), key=str):
            yield from self.listed_for(s, seat)

    def listed_for(self, s: KnakerState, seat: int) -> Iterator[Move]:
        """The legal moves of one seat, one by one, sorted by text."""
        for verb in self._acts:
            yield from self.of_verb(s, seat, verb)

    def of_verb(self, s: KnakerState, seat: int, verb: str) -> Iterator[Move]:
        """The legal moves of one seat with one verb."""
        act = self._acts[verb]
        if act.listed:
            yield from (Move(seat, verb, args) for args in act.listed(s, seat))
        elif not act.why(s, move := Move(seat, verb)):
            yield move

    def asked(self, s: KnakerState) -> Iterator[tuple[int, bool]]:
        """Who is to be asked: who owes something, then who might insert or go on, then the seat on turn."""
        return asked.of(s)

    def orders(self, s: KnakerState, move: Move) -> Iterator[Move]:
        """Cards picked in any order may be meant as a ladder or a kåker."""
        del s
        if move.verb == "play":
            yield from (Move(move.seat, move.verb, cards) for cards in orders(tuple(map(Card, move.args))))

    def to_act(self, s: KnakerState) -> frozenset[int]:
        """The seats that have a legal move."""
        return frozenset(seat for seat in range(len(s.hands)) if next(self.listed_for(s, seat), None))

    def in_force(self, s: KnakerState, seat: int | None) -> tuple[Clause, ...]:
        """The clause of the phase, and what the table and the cards in hand bring into force."""
        return tuple(dict.fromkeys((*force.on_the_table(s, seat), self.frame)))

    def grounds(self, s: KnakerState, move: Move) -> tuple[str, ...]:
        """The clauses that a legal move obeys, then those in force."""
        return tuple(dict.fromkeys((*(clause.id for clause in grounds.of(s, move)), *s.in_force(move.seat))))

    def play(self, s: KnakerState, move: Move) -> Any:
        """The state after a legal move."""
        return self._acts[move.verb].do(s, move)


class ReplacePhase(ChancePhase):
    """Chance replaces cards that a cheat has touched: out of those that nobody has (16.7)."""

    def pool(self, s: KnakerState) -> Cards:
        """The stock, and the cards thrown away."""
        return (*s.stock, *s.discard)


def _piles(why: Callable[[KnakerState, Move], list[Reason]], verb: str) -> Callable[[KnakerState, int], Args]:
    """One move for each pile that goes."""

    def listed(s: KnakerState, seat: int) -> Args:
        return ((str(pile),) for pile in range(THREE) if not why(s, Move(seat, verb, (str(pile),))))

    return listed


CHEATS: Final = {
    "accuse": Act(trial.why_not_accuse, trial.accuse, trial.listed_accusations),
    "cheat": Act(cheating.why_not_cheat, cheating.cheat, cheating.listed),
}


def _ended(s: KnakerState) -> KnakerState:
    return s.evolve(phase="over", events=(("ends", setup.pack_and_deal.id),))


PHASES: Final = (
    ChancePhase("deal", setup.pack_and_deal, "deal", setup.deal, end=_ended, ending=setup.pack_and_deal),
    ActPhase(
        "exchange",
        exchange.until_ready,
        {
            "take": Act(exchange.why_not_take, exchange.take, _piles(exchange.why_not_take, "take")),
            "lay": Act(exchange.why_not_lay, exchange.lay, exchange.listed_lays),
            "draw": Act(exchange.why_not_draw, exchange.draw_for_exchange),
            "ready": Act(exchange.why_not_ready, exchange.ready),
            **CHEATS,
        },
    ),
    ActPhase(
        "play",
        laying.higher,
        {
            "play": Act(playing.why_not_play, playing.lay, playing.listed_plays),
            "chance": Act(playing.why_not_chance, playing.chance),
            "pick-up": Act(playing.why_not_pick_up, playing.pick_up),
            "draw": Act(playing.why_not_draw, playing.draw),
            "flip": Act(playing.why_not_flip, playing.flip, _piles(playing.why_not_flip, "flip")),
            "back": Act(back.why_not, back.back, back.listed),
            "insert": Act(insertion.why_not, insertion.insert, insertion.listed),
            **CHEATS,
        },
    ),
    ActPhase("blow", sevens.go_out, {"blow": Act(sevens.why_not_blow, turns.blow, sevens.listed)}),
    ActPhase(
        "accused",
        dots.cheats,
        {
            "admit": Act(trial.why_not_answer, trial.answer, trial.listed_answers),
            "deny": Act(trial.why_not_answer, trial.answer, trial.listed_answers),
        },
    ),
    ReplacePhase("replace", dots.replaced, "draw", trial.replace, drawn=trial.to_replace),
    OverPhase("over", turns.play_on),
)
