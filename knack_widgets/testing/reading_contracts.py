"""Contracts of readings: each is explained in every language of the game, and can be played."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Final

from ..rulebook.bundles import MissingMessage
from ..rulebook.explain import explain
from ..rulebook.game_languages import languages_of
from ..rulebook.rulings import load_rulings
from ..rulebook.speech import Speaker
from ..rulebook.textfiles import TextError
from ..rules import State, games
from ..rules.core.readings import PARTS, Reading, ReadingError, explained_rulings
from .faults import Fault, contract
from .word_contracts import said_warnings

FILE: Final = "text/readings.toml"
MOVES: Final = 60
"""Number of moves of the match that is played under each reading."""


@contract(FILE, "explain the readings as docs/how-to/games.md says")
def check_explanations(game_id: str, _: int) -> Iterator[Fault]:
    """Check that each reading is explained in every language, and that the kinds of rulings fit the rules."""
    readings = games[game_id].readings
    try:
        for reading in readings.values():
            yield from _find_gaps(reading, languages_of(game_id))
        home = next((reading.home for reading in readings.values()), games.package(game_id))
        for ruling in explained_rulings(home):
            if ruling not in readings:
                cure = "declare another reading beside its clause, or take the table out"
                yield Fault(FILE, f"{ruling} is explained, but cannot be read otherwise", cure)
    except ReadingError as error:
        yield Fault(FILE, str(error), "mend the file")
    try:
        load_rulings(game_id)
    except TextError as error:
        yield Fault("text/rulings.toml", str(error), "mend the table")


def _find_gaps(reading: Reading, langs: tuple[str, ...]) -> Iterator[Fault]:
    """Yield a fault for each language and each part of it in which a reading is not explained."""
    for lang in langs:
        table = f"[{reading.id}.{lang}]"
        if lang not in reading.languages:
            parts = ", ".join((*PARTS, *reading.values))
            yield Fault(FILE, f"{reading.id} is not explained in {lang}", f"write {table} with {parts}")
            continue
        for part in reading.missing(lang):
            yield Fault(FILE, f"{table} has no text for {part}", f"write “{part} = …”")


@contract("__init__.py", "a match under another reading must be one that can be played, and said")
def check_other_readings(game_id: str, seed: int) -> Iterator[Fault]:
    """Check that matches under each other reading are played, and that everything in them can be said."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        for reading in games[game_id].readings.values():
            for value in reading.values[1:]:
                _play(games[game_id].start(readings={reading.id: value}), seed, languages_of(game_id))
    yield from said_warnings([each for each in caught if issubclass(each.category, MissingMessage)])


def _play(state: State, seed: int, langs: tuple[str, ...]) -> None:
    """Play a random match, and say its events, and a verdict on each move that the controls of a position name."""
    speakers = [Speaker(lang, state.setup) for lang in langs]
    for number in range(seed, seed + MOVES):
        if state.over:
            return
        bare = [control for control in state.view().scene.controls if control.takes == "nothing"]
        for lang in langs if state.turn is not None else ():
            for control in bare:
                explain(state.judge(control.move(state.turn)), lang)
        state = state.play(state.by_chance(number) if state.chance else state.sample(number) or "end")
        for speaker in speakers:
            for event in state.events:
                speaker.event(event)
