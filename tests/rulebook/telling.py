"""What the tests of words ask in every game: how it is said, and what the cases lead to."""

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import pytest

from knack_widgets.rulebook.bundles import messages
from knack_widgets.rulebook.explain import explain_error
from knack_widgets.rulebook.speech import Speaker
from knack_widgets.rulebook.words import phase_words, status
from knack_widgets.rules import Move, NotationError, OptionError, State, Verdict, games
from knack_widgets.rules.core.facts import Setup

from .positions import LANGS


def explained(verdict: Verdict) -> dict[str, str]:
    """A verdict in every language."""
    return {lang: verdict.explain(lang) for lang in LANGS}


def limit(refused: Callable[[], object], game: str) -> tuple[str | None, list[str]]:
    """The clause of the limit that this runs into, and the words for it in every language."""
    with pytest.raises((OptionError, NotationError)) as caught:
        refused()
    return caught.value.clause, [explain_error(caught.value, lang, game) for lang in LANGS]


def limits(game: str) -> list[str]:
    """The clauses of a game that are limits, in the order of its text."""
    return [name for name, clause in games[game].clauses.items() if clause.kind == "limit"]


def standing(state: State, seats: Iterable[int]) -> dict[str, str]:
    """Phase and status in every language, as those at `seats` read them."""
    view = state.view(*seats)
    you = min(view.seats) if len(view.seats) == 1 else None
    return {lang: f"{phase_words(view, lang)}: {status(view, lang, you)}" for lang in LANGS}


def narrated(event: tuple[Any, ...], setup: Setup) -> dict[str, str]:
    """An event in every language."""
    return {lang: Speaker(lang, setup).event(event) for lang in LANGS}


def worded(game: str, kind: str) -> set[str]:
    """The clauses for which a game has words of this kind: `turn`, `why-late`."""
    said = messages("sv", game)
    return {id_ for id_ in games[game].clauses if said.has(f"{kind}-{id_.replace('.', '-')}")}


def worded_events(game: str) -> set[tuple[str, str]]:
    """The events, with the clause that they cite, for which a game has words."""
    return {(name, id_) for name in games[game].events for id_ in worded(game, f"event-{name}")}


class Reached(NamedTuple):
    """What some cases lead to.

    `clauses`: key of a reason → the clauses it is given for, phases left out; `phases`: those in which a move has no
    place; `grounds`: what is in force.
    """

    clauses: defaultdict[str, set[str]]
    phases: set[str]
    grounds: set[str]

    def others(self, *keys: str) -> set[tuple[str, str]]:
        """The reasons of all other keys, each with its clause."""
        return {(key, id_) for key, ids in self.clauses.items() if key not in keys for id_ in ids}


def reached(cases: Iterable[Any]) -> Reached:
    """What these cases lead to."""
    found = Reached(defaultdict(set), set(), set())
    for verdict in verdicts(cases):
        found.grounds.update(verdict.grounds)
        for reason in verdict.reasons:
            if reason.key in ("phase", "over"):
                found.phases.add(verdict.phase)
            else:
                found.clauses[reason.key].add(reason.clause.id)
    return found


def verdicts(cases: Iterable[Any]) -> list[Verdict]:
    """The verdicts on the moves of these cases."""
    return [state.judge(move) for state, move, *_ in (case.values for case in cases)]


def placed_verbs(cases: Iterable[Any], verb_of: Callable[[Move], str]) -> tuple[set[str], set[str]]:
    """The verbs that go in some of these cases, and those that have no place in the phase of some."""
    judged = verdicts(cases)
    allowed = {verb_of(verdict.move) for verdict in judged if verdict.legal}
    return allowed, {verb_of(v.move) for v in judged if not v.legal and v.reasons[0].key == "phase"}
