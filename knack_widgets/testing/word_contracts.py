"""Contracts of words: texts, messages, examples and exercises, in each language that the game has."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator, Mapping
from typing import Any, Final

from ..rulebook.bundles import MissingMessage, messages
from ..rulebook.example_files import SUFFIX, ExampleError, read_example
from ..rulebook.examples import examples, gaps
from ..rulebook.exercised_clauses import exercise_table
from ..rulebook.explain import explain
from ..rulebook.fingerprints import load_source
from ..rulebook.folders import game_folder
from ..rulebook.game_languages import languages_of
from ..rulebook.speech import Speaker
from ..rulebook.telling import tell
from ..rulebook.textfiles import TextError, parse_language
from ..rulebook.texts import load_text
from ..rulebook.words import position, status
from ..rules import games
from ..rules.core.cards import BIT
from ..rules.core.events import SHARED
from ..rules.core.moves import CHANCE
from ..rules.core.positions.form import fields_of
from ..rules.core.positions.shapes import shape_of
from .faults import Fault, contract
from .matches import moves_of, walk

ALWAYS: Final = ("page-aim", "page-begin", "page-about", "page-goal", "page-pay")
"""The sentences of a page that every game has."""
PURPOSES: Final = {
    "limit": "why such a table or pack is not allowed",
    "phase": "why a move of another phase is refused",
    "phase.name": "the phase, as the page names it",
    "phase.status": "the line above the table",
    "verb": "the move, as the log tells it",
    "verb.cannot": "the beginning of a refusal",
    "verb.label": "the words on its button",
    "verb.brief": "the move in one or two words",
    "event": "what happened, as the log tells it",
    "option": "the option, in the form for a new match",
    "field": "the name of this field of a position, on the page Settle a dispute and in its faults",
    "part": "the name of this part of a row, on the page Settle a dispute",
    "part.value": "the words for its values",
    "add": "the button that adds a row, on the page Settle a dispute",
    "fault": "what is wrong with a position",
}
"""Beginning of a message's id, and its attribute → what the message is for."""
STATES: Final = 60
"""Number of states of a match in which everything is said."""


@contract("text/en.md", "write the text as docs/how-to/games.md says")
def check_texts(game_id: str, _: int) -> Iterator[Fault]:
    """Check that every clause has words, and every word belongs to a clause of the rules."""
    clauses, readable = games[game_id].clauses, True
    for lang in languages_of(game_id):
        file = f"text/{lang}.md"
        try:
            parsed = parse_language(game_id, lang)
        except TextError as error:
            readable = False
            yield Fault(file, str(error), "mend the text")
            continue
        for id_ in clauses:
            if id_ not in parsed.clauses:
                yield Fault(file, f"clause {id_} has no words", f"write them below “### {id_}”")
        for id_ in parsed.clauses:
            if id_ not in clauses:
                yield Fault(file, f"clause {id_} is not declared", "declare it in its chapter's file, or take it out")
                continue
            rulings = clauses[id_].rulings
            if {*parsed.rulings[id_]} != {*rulings}:
                read = ", ".join(parsed.rulings[id_]) or "no rulings"
                yield Fault(file, f"{id_} has {read}", f"expected {', '.join(rulings) or 'none'}, as declared")
    if readable and {*load_text(game_id).clauses} == {*clauses}:
        load_source(game_id)


def needed_messages(game_id: str) -> Iterator[str]:
    """Yield the ids of the messages that a game needs for its clauses, phases, verbs, events and options."""
    game = games[game_id]
    for clause in game.clauses.values():
        key = clause.id.replace(".", "-")
        if clause.kind == "limit":
            yield f"limit-{key}"
    for phase in game.phases:
        yield from (f"phase-{phase}", f"phase-{phase}.name", f"phase-{phase}.status")
    for name, verb in game.verbs.items():
        if verb.seated or verb not in CHANCE:
            for spoken in [f"{name}-{inner}" for inner in verb.wraps] or [name]:
                yield from (f"verb-{spoken}{part}" for part in ("", ".cannot", ".label", ".brief"))
    yield from (f"event-{name}" for name in game.events if name not in SHARED)
    for option in game.options.values():
        yield f"option-{option.name}"
        yield from (f"option-{option.name}-{choice}" for choice in option.choices if isinstance(choice, str))
    yield from ALWAYS
    yield from position_messages(game_id)


def position_messages(game_id: str) -> Iterator[str]:
    """Yield the ids of the messages about a game's positions: its faults, and the fields that the editor shows."""
    fields = fields_of(games[game_id])
    yield from (f"fault-{key}" for key in fields.form.says)
    for name, kind in fields.kinds.items() if fields.form.asked else ():
        shape = shape_of(kind)
        if name == "phase" or shape.name in ("row", "other"):
            continue
        yield f"field-{name}"
        parts = {part: inner for part, inner in shape.parts if inner.is_part} if shape.name == "rows" else {}
        yield from (f"part-{part}" for part in parts)
        yield from (f"part-{part}.value" for part, inner in parts.items() if inner.choices and part != "phase")
        if parts:
            yield f"add-{name}"


@contract("messages/en.ftl", "write the message")
def check_messages(game_id: str, _: int) -> Iterator[Fault]:
    """Check that every message that the page needs is there, and can be said."""
    for lang in languages_of(game_id):
        file, book = f"messages/{lang}.ftl", messages(lang, game_id)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", MissingMessage)
            for key in needed_messages(game_id):
                if not book.has(key):
                    yield Fault(file, f"there is no message {key}", _cure(key))


def _cure(key: str) -> str:
    """Return the way to write a message, and its purpose.

    >>> _cure("verb-take.label")
    'write “.label = …” below “verb-take”: the words on its button'
    """
    name, dot, part = key.partition(".")
    line = f"write “.{part} = …” below “{name}”" if part else f"write “{name} = …”"
    purpose = PURPOSES.get(f"{name.partition('-')[0]}{dot}{part}", "")
    return f"{line}: {purpose}" if purpose else line


WARNED: Final = re.compile(r"(\w\w): ([\w.-]+): (.*)", re.DOTALL)
"""The text of a warning about a message: language, id, and what is wrong."""


def said_warnings(caught: list[warnings.WarningMessage]) -> Iterator[Fault]:
    """Yield the warnings about messages as faults."""
    for each in caught:
        if match := WARNED.fullmatch(str(each.message)):
            lang, key, what = match.groups()
            yield Fault(f"messages/{lang}.ftl", f"{key}: {what}", f"write or mend “{key.partition('.')[0]} = …”")
        else:
            yield Fault("messages", str(each.message), "mend the message")


def find_raw_cards(speaker: Speaker, key: str, facts: Mapping[str, Any], said: str) -> Iterator[Fault]:
    """Yield a fault for each fact that is a card and that a sentence prints as ``7h``.

    key: id of the sentence's message
    facts: its facts
    said: the sentence
    """
    for name, card in speaker.words(facts).items():
        if isinstance(card, str) and card in BIT and re.search(rf"\b{card}\b", said):
            cure = f"give the fact “{name}” as a Card, not as text"
            yield Fault(f"messages/{speaker.lang}.ftl", f"{key} prints a card as “{card}”", cure)


@contract("messages/en.ftl", "write the message, with the facts that it gets", seeds=2)
def check_sentences(game_id: str, seed: int) -> Iterator[Fault]:
    """Check that everything that play leads to can be said: statuses, moves, refusals, events, scenes."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        before: list[str] = []
        last = None
        raw: dict[Fault, None] = {}
        for number, (text, state) in enumerate(walk(game_id, seed, STATES)):
            seats = len(state.setup.names)
            legal = [str(move) for move in moves_of(state)[:3]]
            tries = [*legal, *before[-2:], *(f"{(int(one[0]) + 1) % seats}{one[1:]}" for one in legal[:1])]
            for lang in languages_of(game_id):
                for you in (None, number % seats):
                    speaker = Speaker(lang, state.setup, you)
                    view = state.view(*range(seats)) if you is None else state.view(you)
                    status(view, lang, you)
                    position(view, lang, you)
                    for event in state.events:
                        facts = state.setup.game.event_facts(event)
                        raw |= dict.fromkeys(find_raw_cards(speaker, f"event-{event[0]}", facts, speaker.event(event)))
                    if last is not None:
                        speaker.move(last.read(text))
                    for move in moves_of(state)[:3]:
                        speaker.label(move)
                        speaker.brief(move)
                    for each in tries:
                        verdict = state.judge(each)
                        said = explain(verdict, lang, you)
                        for reason in verdict.reasons:
                            key = f"why-{reason.key}-{reason.clause.id.replace('.', '-')}"
                            raw |= dict.fromkeys(find_raw_cards(speaker, key, reason.facts, said))
            before += legal
            last = state
    yield from raw
    yield from said_warnings([each for each in caught if issubclass(each.category, MissingMessage)])


@contract("examples", "see docs/how-to/clauses.md: an example shows a clause at work, and a refusal by it")
def check_examples(game_id: str, _: int) -> Iterator[Fault]:
    """Check that every example can be read and told, and that every clause is proved by one."""
    folder = game_folder(game_id, "examples")
    files = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    unread: set[str] = set()
    for file in files:
        if file.name.endswith(SUFFIX):
            data = file.read_bytes()
            try:
                example = read_example(file.name, data)
            except ExampleError as error:
                unread |= named_clauses(data)
                yield Fault(f"examples/{file.name}", str(error), "mend the example")
                continue
            with warnings.catch_warnings(record=True) as caught:
                warnings.simplefilter("always")
                for lang in languages_of(game_id):
                    tell(example.record, lang)
            yield from said_warnings([each for each in caught if issubclass(each.category, MissingMessage)])
    for clause, lacks in gaps(games[game_id], examples(game_id)).items():
        # an example that cannot be read may show what is lacking
        for what in () if clause in unread else lacks:
            yield Fault("examples", f"no example of {clause} shows: {what}", f"list one under shows = [“{clause}”]")


SHOWS: Final = re.compile(rb"(?m)^shows *= *\[([^\]]*)\]")
"""The clauses that an example's file names."""


def named_clauses(data: bytes) -> set[str]:
    """Return the ids of the clauses that the file of an example names, also if it cannot be read.

    >>> sorted(named_clauses(b'shows = ["play.1", "play.2"]'))
    ['play.1', 'play.2']
    """
    match = SHOWS.search(data)
    return {id_.strip(" \"'\n") for id_ in match[1].decode(errors="replace").split(",")} if match else set()


@contract("exercises.toml", "leave out kinds of question to which play does not lead")
def check_exercises(game_id: str, _: int) -> Iterator[Fault]:
    """Check that one exercise of each kind can be made, asked and explained."""
    from ..study import exercises
    from ..study.kinds import KINDS

    game = games[game_id]
    for kind, clauses in (exercise_table(game_id) or {}).items():
        if kind not in KINDS:
            yield Fault("exercises.toml", f"there is no kind {kind}", f"expected one of {', '.join(KINDS)}")
            continue
        for clause in clauses:
            if not KINDS[kind].fits(game, clause):
                yield Fault("exercises.toml", f"{kind} cannot be asked about {clause}", "take the clause out")
    for kind in exercises.kinds(game_id):
        try:
            exercise = exercises.make(game_id, 1, kind=kind)
        except exercises.ExerciseError:
            continue  # no position with such a question: the page does not ask it
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            for lang in languages_of(game_id):
                said = [exercise.question(lang), *exercise.labels(lang).values()]
                said.append(exercise.grade(exercise.answer).explain(lang))
                if not all(text.strip() for text in said[:-1]):
                    yield Fault("exercises.toml", f"{exercise.id} has an empty sentence", "mend its messages")
        yield from said_warnings([each for each in caught if issubclass(each.category, MissingMessage)])
