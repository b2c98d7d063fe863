"""What the tests of words ask in every game: how it is said, and what the cases lead to."""

import re
from collections import defaultdict
from collections.abc import Container, Iterable, Mapping
from typing import Any, NamedTuple

import pytest

from knack_widgets.rulebook.bundles import messages
from knack_widgets.rulebook.explain import explain_error
from knack_widgets.rulebook.speech import Speaker
from knack_widgets.rulebook.words import phase_words, status
from knack_widgets.rules import Game, Move, NotationError, OptionError, State, Verdict, games
from knack_widgets.rules.core.facts import Setup
from knack_widgets.rules.core.moves import CHANCE, Verb

from .ftl import of_game
from .positions import LANGS


def explained(verdict: Verdict) -> dict[str, str]:
    """A verdict in every language."""
    return {lang: verdict.explain(lang) for lang in LANGS}


def limit(game: str, options: Mapping[str, Any], deal: str | None) -> tuple[str | None, dict[str, str]]:
    """The clause of the limit that a start with these options runs into, or this deal, and what is said of it."""

    def run_into() -> None:
        start = games[game].start(**options)
        if deal:
            start.play(f"deal {deal}")

    with pytest.raises((OptionError, NotationError)) as caught:
        run_into()
    return caught.value.clause, {lang: explain_error(caught.value, lang, game) for lang in LANGS}


def move_words(speaker: Speaker, move: Move) -> list[str]:
    """How a move is told, to the others too, where that differs; and what its buttons and lists say."""
    told = [speaker.move(move)]
    if speaker.move(move, hidden=True) != told[0]:
        told.append(speaker.move(move, hidden=True))
    told.append(speaker.label(move))
    if speaker.here(move) != told[-1]:
        told.append(speaker.here(move))
    return [*told, speaker.brief(move)]


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


def worded_reasons(game: str) -> set[tuple[str, str]]:
    """The reasons, with their clauses, for which a game has words as the book reads it (not ``why-…-N-1-b``)."""
    keys = {key for key in of_game(game, "sv") if re.fullmatch(r"why-(?!.*-[A-Z]+-\d+-[a-z]$)[^.]*", key)}
    ids = {id_.replace(".", "-"): id_ for id_ in games[game].clauses}
    return {(key[4:].removesuffix(f"-{clause}"), ids[clause]) for key in keys for clause in [clause_of(key[4:], ids)]}


def clause_of(reason: str, ids: Container[str]) -> str:
    """The clause at the end of the key of a reason, which may itself have several words: ``own-turn-11``."""
    words = reason.split("-")
    ends = ("-".join(words[at:]) for at in range(1, len(words)))
    return next(end for end in ends if end in ids)


def worded_events(game: str) -> set[tuple[str, str]]:
    """The events, with the clause that they cite, for which a game has words."""
    return {(name, id_) for name in games[game].events for id_ in worded(game, f"event-{name}")}


class Reached(NamedTuple):
    """What some verdicts lead to.

    `clauses`: key of a reason → the clauses it is given for, phases left out; `phases`: those in which a move has no
    place; `grounds`: what is in force; `allowed` and `misplaced`: the verbs of legal moves, and of those that have no
    place in their phase.
    """

    clauses: defaultdict[str, set[str]]
    phases: set[str]
    grounds: set[str]
    allowed: set[str]
    misplaced: set[str]

    def others(self, *keys: str) -> set[tuple[str, str]]:
        """The reasons of all other keys, each with its clause."""
        return {(key, id_) for key, ids in self.clauses.items() if key not in keys for id_ in ids}


def reached(verdicts: Iterable[Verdict]) -> Reached:
    """What these verdicts lead to."""
    found = Reached(defaultdict(set), set(), set(), set(), set())
    for verdict in verdicts:
        found.grounds.update(verdict.grounds)
        if verdict.legal:
            found.allowed.add(verb_of(verdict.move, verdict.setup.game))
        elif verdict.reasons[0].key == "phase":
            found.misplaced.add(verb_of(verdict.move, verdict.setup.game))
        for reason in verdict.reasons:
            if reason.key in ("phase", "over"):
                found.phases.add(verdict.phase)
            else:
                found.clauses[reason.key].add(reason.clause.id)
    return found


def verb_of(move: Move, game: Game) -> str:
    """The verb as its message calls it: `cheat-look`; `chance-draw` for a draw that is a seat's elsewhere."""
    if move.seat is None and game.verbs[move.verb].seated:
        return f"chance-{move.verb}"
    return f"{move.verb}-{move.args[0]}" if game.verbs[move.verb].wraps else move.verb


def verbs_of(game: Game) -> set[str]:
    """Every verb as `verb_of` calls it."""
    shared = {f"chance-{verb.name}" for verb in CHANCE if verb.name in game.verbs and game.verbs[verb.name].seated}
    return shared | _verbs(game.verbs.values())


def verbs_of_seats(game: Game) -> set[str]:
    """Those of what a seat does, or what befalls one: the game words them itself."""
    return _verbs(verb for verb in game.verbs.values() if verb.seated or verb not in CHANCE)


def _verbs(verbs: Iterable[Verb]) -> set[str]:
    return {name for verb in verbs for name in ([f"{verb.name}-{inner}" for inner in verb.wraps] or [verb.name])}
