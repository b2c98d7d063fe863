"""The choices of option values and readings of a game, and what seeded deals cite under them.

`edition_runs` holds the text as played and the rules together by such deals, `edition_witnesses` by matches that cite
each clause.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations, islice
from random import Random
from typing import Any

from knack_widgets.rulebook import edition
from knack_widgets.rulebook.examples import examples
from knack_widgets.rules import Move, NotationError, OptionError, Position, State, games
from knack_widgets.rules.core.errors import RulesError

MAX_TABLES = 12
"""Limit on the numbers of players, the small ones first."""
MAX_MOVES_PER_DEAL = 90
MAX_DIRECTED_MOVES = 4
MAX_LISTED_MOVES = 60
MAX_REMEMBERED_TRIES = 80


@dataclass(frozen=True)
class Choice:
    """A choice of option values and readings.

    game: id of the game
    options: option name → value
    readings: ruling → letter
    """

    game: str
    options: Mapping[str, Any] = field(default_factory=dict)
    readings: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        pairs = {**self.options, **self.readings}
        return ", ".join(f"{name} {value}" for name, value in pairs.items()) or "usual"

    @property
    def omitted(self) -> frozenset[str]:
        """The clauses that the text as played leaves out."""
        statuses = edition.clauses(self.game, self.options, self.readings)
        return frozenset(id_ for id_, status in statuses.items() if status == edition.OMITTED)

    @property
    def citable(self) -> frozenset[str]:
        """The clauses that stand and that a move or an event can cite."""
        clauses = games[self.game].clauses
        return frozenset(id_ for id_ in clauses.keys() - self.omitted if clauses[id_].citable)

    def tables(self) -> list[int]:
        """Return the numbers of players that can play so, the small ones first."""
        facts, fits = games[self.game], []
        for players in facts.players:
            try:
                facts.setup(players, self.options, readings=self.readings)
            except OptionError:
                continue
            fits.append(players)
        return fits


def single_choices(game: str) -> list[Choice]:
    """Return each option value other than the usual one, and each other reading, alone."""
    facts = games[game]
    choices = []
    for option in facts.options.values():
        values = option.choices or ((str(option.seats) if option.seats else option.multiple * 2),)
        choices += [Choice(game, {option.name: value}) for value in values if value != option.default]
    for reading in facts.readings.values():
        choices += [Choice(game, {}, {reading.id: letter}) for letter in reading.values[1:]]
    return choices


def choices_of(game: str) -> list[Choice]:
    """Return the usual choice, each choice alone, and each pair that can be played."""
    alone = single_choices(game)
    pairs = []
    for one, other in combinations(alone, 2):
        if one.options.keys() & other.options.keys() or one.readings.keys() & other.readings.keys():
            continue
        both = Choice(game, {**one.options, **other.options}, {**one.readings, **other.readings})
        try:
            fits = both.tables()
            edition.clauses(game, both.options, both.readings)
        except OptionError:
            continue
        if fits:
            pairs.append(both)
    return [Choice(game), *alone, *pairs]


def cited_in(state: State, texts: list[str]) -> set[str]:
    """Return the clauses in force in a state, and those that its verdicts on some moves cite."""
    cited = set(state.in_force())
    for text in texts:
        try:
            verdict = state.judge(text)
        except NotationError:
            continue
        cited.update(verdict.clauses, verdict.grounds, [verdict.freed_by] if verdict.freed_by else [])
    return cited


def deals(choice: Choice, seed: int, number: int) -> Iterator[set[str]]:
    """Yield the clauses that each of some deals cites, with refused tries."""
    random = Random(f"{choice} {seed}")
    tables = choice.tables()[:MAX_TABLES]
    while number > 0:
        players = random.choice(tables)
        state: State = games[choice.game].start(players=players, readings=choice.readings, **choice.options)
        for _ in range(min(number, random.randrange(1, 5))):
            cited, state = _play_deal(state, random)
            yield cited
            number -= 1
            if state.over:
                break


def _play_deal(state: State, random: Random, most: int = MAX_MOVES_PER_DEAL) -> tuple[set[str], State]:
    """Return the clauses that a deal cites, and the state after it, in a third of the deals also the end.

    most: limit on the moves
    """
    cited: set[str] = set()
    earlier: list[str] = []
    begun = False
    verbs = state.setup.game.verbs
    for _ in range(most):
        if state.over or (begun and state.chance == "deal"):
            break
        moves = list(islice(state.moves(), MAX_LISTED_MOVES)) if state.chance is None else []
        texts = [str(move) for move in moves]
        tries = random.sample(earlier, min(3, len(earlier))) + random.sample(texts, min(2, len(texts)))
        if state.turn is not None and "play" in verbs:
            hand = getattr(state, "hands", ())[state.turn] or ()
            tries += [f"{state.turn} {verb} {card}" for card in hand for verb in ("play", "blank") if verb in verbs]
        tries += [
            f"{seat} {verb}{more}"
            for seat in (0, 1)
            for verb in ("accuse", "ask-back")
            if verb in verbs
            for more in ("", " 0", " 1")
        ]
        cited |= cited_in(state, tries)
        if state.chance:
            move = state.by_chance(random.randrange(1 << 32))
            begun = begun or state.chance == "deal"
        elif texts and (verb := random.choice(sorted({move.verb for move in moves}))):
            move = random.choice([move for move in moves if move.verb == verb])
        else:
            break
        cited.update(state.judge(move).grounds)
        state = play_citing(state, move, cited)
        earlier = (earlier + texts)[-MAX_REMEMBERED_TRIES:]
    if state.chance == "deal" and random.randrange(3) == 0:
        state = play_citing(state, "end", cited)
    return cited, state


def directed_deals(choice: Choice, seed: int, number: int) -> Iterator[set[str]]:
    """Yield the clauses that some deals cite that begin in situations of the worked examples, with refused tries.

    These situations are about what seldom comes up in a whole deal. Those that cannot be played so are passed over.
    What an option brings from earlier matches, such as dots in Knåker, is left out.
    """
    random = Random(f"{choice} {seed} directed")
    steps = [step.before for one in examples(choice.game).values() for step in one.record.steps]
    usual = {name: option.default for name, option in games[choice.game].options.items()}
    while number > 0:
        before = random.choice(steps)
        readings = dict.fromkeys(before.setup.readings, "a")
        try:
            position = Position.of(before).with_setup({**usual, **choice.options}, (), {**readings, **choice.readings})
            values = {name: value for name, value in position.values.items() if name not in usual}
            state: State = Position(position.setup, values).start()
        except RulesError:
            continue
        yield _play_deal(state, random, MAX_DIRECTED_MOVES)[0]
        number -= 1


def play_citing(state: State, move: Move | str, cited: set[str]) -> State:
    """Return the state after a move; add the clauses of its events to `cited`."""
    state = state.play(move)
    cited.update(event[-1] for event in state.events)
    return state
