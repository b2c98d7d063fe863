"""Helpers for the tests of words: sentences in every language, and reasons of cases."""

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
    """Return a verdict in every language."""
    return {lang: verdict.explain(lang) for lang in LANGS}


def limit(game: str, options: Mapping[str, Any], deal: str | None) -> tuple[str | None, dict[str, str]]:
    """Return the clause of the limit that a start or a deal exceeds, and the words about it.

    options: the options of the start
    deal: the deal, or None if the start itself exceeds the limit
    """

    def run_into() -> None:
        start = games[game].start(**options)
        if deal:
            start.play(f"deal {deal}")

    with pytest.raises((OptionError, NotationError)) as caught:
        run_into()
    return caught.value.clause, {lang: explain_error(caught.value, lang, game) for lang in LANGS}


def move_words(speaker: Speaker, move: Move) -> list[str]:
    """Return the sentences about a move, and the words on its buttons and in lists.

    The sentence to the other players is included only if it differs.
    """
    texts = [speaker.move(move)]
    if speaker.move(move, hidden=True) != texts[0]:
        texts.append(speaker.move(move, hidden=True))
    texts.append(speaker.label(move))
    if speaker.here(move) != texts[-1]:
        texts.append(speaker.here(move))
    return [*texts, speaker.brief(move)]


def limits(game: str) -> list[str]:
    """Return the clauses of a game that are limits, in the order of its text."""
    return [name for name, clause in games[game].clauses.items() if clause.kind == "limit"]


def standing(state: State, seats: Iterable[int]) -> dict[str, str]:
    """Return the phase and the status in every language, as seats see them."""
    view = state.view(*seats)
    you = min(view.seats) if len(view.seats) == 1 else None
    return {lang: f"{phase_words(view, lang)}: {status(view, lang, you)}" for lang in LANGS}


def narrated(event: tuple[Any, ...], setup: Setup) -> dict[str, str]:
    """Return an event in every language."""
    return {lang: Speaker(lang, setup).event(event) for lang in LANGS}


def worded(game: str, kind: str) -> set[str]:
    """Return the clauses for which a game has words of a kind, such as `turn` or `why-late`."""
    said = messages("sv", game)
    return {id_ for id_ in games[game].clauses if said.has(f"{kind}-{id_.replace('.', '-')}")}


def worded_reasons(game: str) -> set[tuple[str, str]]:
    """Return the reasons, with their clauses, for which a game has words.

    Words for another reading of a ruling (``why-…-N-1-b``) are left out.
    """
    keys = {key for key in of_game(game, "sv") if re.fullmatch(r"why-(?!.*-[A-Z]+-\d+-[a-z]$)[^.]*", key)}
    ids = {id_.replace(".", "-"): id_ for id_ in games[game].clauses}
    return {(key[4:].removesuffix(f"-{clause}"), ids[clause]) for key in keys for clause in [clause_of(key[4:], ids)]}


def clause_of(reason: str, ids: Container[str]) -> str:
    """Return the clause at the end of the key of a reason, such as ``own-turn-11``.

    The name of the reason may have several words, too.
    """
    words = reason.split("-")
    ends = ("-".join(words[at:]) for at in range(1, len(words)))
    return next(end for end in ends if end in ids)


def worded_events(game: str) -> set[tuple[str, str]]:
    """Return the events, each with the clause that it cites, for which a game has words."""
    return {(name, id_) for name in games[game].events for id_ in worded(game, f"event-{name}")}


class Reached(NamedTuple):
    """The reasons, phases and verbs of some verdicts.

    clauses: key of a reason → the clauses of such reasons, without phases
    phases: the phases in which a move is refused because of the phase
    grounds: the clauses that allow moves
    allowed: the verbs of legal moves
    misplaced: the verbs of moves that are refused because of the phase
    """

    clauses: defaultdict[str, set[str]]
    phases: set[str]
    grounds: set[str]
    allowed: set[str]
    misplaced: set[str]

    def others(self, *keys: str) -> set[tuple[str, str]]:
        """Return the reasons of all other keys, each with its clause."""
        return {(key, id_) for key, ids in self.clauses.items() if key not in keys for id_ in ids}


def reached(verdicts: Iterable[Verdict]) -> Reached:
    """Return the reasons, phases and verbs of these verdicts."""
    result = Reached(defaultdict(set), set(), set(), set(), set())
    for verdict in verdicts:
        result.grounds.update(verdict.grounds)
        if verdict.legal:
            result.allowed.add(verb_of(verdict.move, verdict.setup.game))
        elif verdict.reasons[0].key == "phase":
            result.misplaced.add(verb_of(verdict.move, verdict.setup.game))
        for reason in verdict.reasons:
            if reason.key in ("phase", "over"):
                result.phases.add(verdict.phase)
            else:
                result.clauses[reason.key].add(reason.clause.id)
    return result


def verb_of(move: Move, game: Game) -> str:
    """Return the name of a verb in its message, such as `cheat-look`.

    A draw by chance is `chance-draw` if seats of the game can draw, too.
    """
    if move.seat is None and game.verbs[move.verb].seated:
        return f"chance-{move.verb}"
    return f"{move.verb}-{move.args[0]}" if game.verbs[move.verb].wraps else move.verb


def verbs_of(game: Game) -> set[str]:
    """Return the names of all verbs in messages."""
    shared = {f"chance-{verb.name}" for verb in CHANCE if verb.name in game.verbs and game.verbs[verb.name].seated}
    return shared | _verbs(game.verbs.values())


def verbs_of_seats(game: Game) -> set[str]:
    """Return the names of the verbs that the game words itself: moves and events of a seat."""
    return _verbs(verb for verb in game.verbs.values() if verb.seated or verb not in CHANCE)


def _verbs(verbs: Iterable[Verb]) -> set[str]:
    return {name for verb in verbs for name in ([f"{verb.name}-{inner}" for inner in verb.wraps] or [verb.name])}
