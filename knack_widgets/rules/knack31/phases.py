"""The phases of a deal: in each, which verbs there are, who may use them when, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from ..core.clauses import Clause
from ..core.moves import Move
from ..core.phases import ChancePhase, OverPhase, Phase
from ..core.verdict import Reason
from . import asking, call, deal, ending, playing, ssi, turn
from .basics import Knack31State


class Act(NamedTuple):
    """A verb in a phase: the arguments a seat may use it with, why it may not, and the state after it."""

    may: Callable[[Knack31State, int], Collection[tuple[str, ...]]]
    why: Callable[[Knack31State, Move], list[Reason]]
    do: Callable[[Knack31State, Move], Any]
    ground: Clause | None = None
    """The clause that is in force while the seat on turn may use it."""


@lru_cache(maxsize=1 << 14)
def listed(seat: int, verb: str, allowed: tuple[tuple[str, ...], ...]) -> tuple[Move, ...]:
    """One move for each of some arguments, sorted by text."""
    return tuple(Move(seat, verb, args) for args in sorted(allowed))


class ActPhase(Phase):
    """A phase in which several seats may act. `turn`: the clause of whoever is on turn."""

    def __init__(
        self, name: str, frame: Clause, turn: Callable[[Any], Any], acts: Mapping[str, Act], *others: Clause
    ) -> None:
        super().__init__(name, frame)
        self._turn = turn
        self._acts = dict(sorted(acts.items()))
        self.verbs = tuple(acts)
        self._others = others

    def to_act(self, s: Knack31State) -> frozenset[int]:
        """The seats that have a legal move."""
        return frozenset(move.seat for move in s.legal if move.seat is not None)

    def moves(self, s: Knack31State) -> tuple[Move, ...]:
        """What each seat may do: seats, verbs and arguments in the order of their text."""
        found: list[Move] = []
        for seat in range(len(s.hands)):
            for verb, act in self._acts.items():
                if allowed := act.may(s, seat):
                    found += listed(seat, verb, tuple(allowed))
        return tuple(found)

    def reasons(self, s: Knack31State, move: Move) -> list[Reason]:
        """The verb has no place here, or its own reasons."""
        act = self._acts.get(move.verb)
        return act.why(s, move) if act else super().reasons(s, move)

    def unseated(self, s: Knack31State, move: Move) -> tuple[Clause, list[Reason]] | None:
        """An exposed card, the one move that nobody makes."""
        return (ssi.exposed_card, deal.why_not_expose(s, move)) if move.verb == "expose" else None

    def in_force(self, s: Knack31State, seat: int | None) -> tuple[Clause, ...]:
        """The clause of the turn, that of the phase, and to who holds a Knack that it must be announced."""
        holds = seat is not None and any(window.seat == seat for window in s.windows)
        duties = (call.knack, call.blitz) if holds else ()
        able = (act.ground for act in self._acts.values() if act.ground and s.turn is not None and act.may(s, s.turn))
        return tuple(dict.fromkeys((*duties, self._turn(s), self.frame, *self._others, *able)))

    def play(self, s: Knack31State, move: Move) -> Any:
        """The state after a legal move."""
        return deal.expose(s, move) if move.verb == "expose" else self._acts[move.verb].do(s, move)


ANNOUNCE: Final = Act(call.may_announce, call.why_not, lambda s, move: ending.announce(s, move.seat))  # type: ignore[arg-type]
CHOICE: Final = {
    "look": Act(deal.may_look, deal.why_not, deal.look),
    "keep": Act(deal.may_choose, deal.why_not, deal.keep),
    "switch": Act(deal.may_choose, deal.why_not, deal.switch),
}

PHASES: Final = (
    ChancePhase(
        "deal",
        deal.three_to_each,
        "deal",
        deal.deal,
        end=lambda s: s.evolve(phase="over", events=(("ends", deal.three_to_each.id),)),
        ending=deal.three_to_each,
    ),
    ActPhase("choosing", deal.keep_or_switch, deal.turn_clause, {**CHOICE, "announce": ANNOUNCE}),
    ActPhase(
        "offer",
        ssi.exposed_card,
        lambda _: ssi.exposed_card,
        {
            "replace": Act(deal.may_answer, deal.why_not_answer, deal.replace),
            "decline": Act(deal.may_answer, deal.why_not_answer, deal.decline),
        },
    ),
    ActPhase("finishing", ssi.unseen_pile, lambda _: ssi.unseen_pile, CHOICE),
    ActPhase(
        "play",
        turn.one_action,
        turn.turn_clause,
        {
            "swap": Act(playing.may_swap, playing.why_not_swap, playing.swap),
            "slide": Act(playing.may_slide, playing.out_of_turn, playing.slide),
            "pass": Act(playing.may_pass, playing.why_not_pass, playing.pass_, turn.from_round_two),
            "refresh": Act(playing.may_refresh, playing.why_not_refresh, playing.refresh, ssi.seven_eight_nine),
            "announce": ANNOUNCE,
            "ask-back": Act(asking.may_ask_back, asking.why_not_ask_back, asking.ask_back),
            "call-redeal": Act(asking.may_call, asking.why_not_call, asking.call_redeal),
        },
        turn.swap_slide_or_pass,
    ),
    ActPhase(
        "asking",
        ssi.all_consent,
        lambda _: ssi.all_consent,
        {
            "consent": Act(asking.may_answer, asking.why_not_answer, asking.consent),
            "refuse": Act(asking.may_answer, asking.why_not_answer, asking.refuse),
        },
    ),
    ActPhase(
        "voting",
        ssi.majority,
        lambda _: ssi.majority,
        {
            "yes": Act(asking.may_answer, asking.why_not_answer, asking.vote_yes),
            "no": Act(asking.may_answer, asking.why_not_answer, asking.vote_no),
        },
    ),
    ChancePhase("draw", ssi.tie, "draw", ending.draw, drawn=lambda s: len(s.drawers), due=ending.due),
    OverPhase("over", deal.three_to_each),
)
