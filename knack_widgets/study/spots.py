"""Spots: positions of random play in which something may be asked, each with the moves that lead there.

Two streams are mined in turn, either of them first: matches played at random, and matches that follow a worked example
of the clause, with some cards of its deals exchanged, before they go on at random. What is rare at random is near its
examples.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import count
from typing import Any, Final, NamedTuple

from ..rulebook.examples import examples
from ..rules import Game, IllegalMove, Move, NotationError, OptionError, Record, State
from ..rules.core.draws import Draws
from ..rules.records import Step

PATIENT: Final = 1
RARELY: Final = 12
"""After so many matches only one of so many is played at random, where there are examples to follow: the others come as
near to the clause as its examples do.
"""
SELDOM: Final = 5
"""Of the first matches at random one position in so many is looked at after the opening, where there are examples to
follow: to look costs five times what it costs to play on.
"""
LAST: Final = 2
"""So many of the moves that an example gives have their spots looked at."""
TAIL: Final = 6
LONGEST: Final = 60
"""So many moves at most are played at random in one match."""
FEW_PLAYERS: Final = 4
"""Where more may play, so many at most sit at a random table: a position is to be taken in at a glance."""
SET_UPS: Final = 9
"""So many set-ups are drawn in search of one that can be."""
MOST_SWAPS: Final = 5
"""So many pairs of cards at most change places in the deals of an example."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A position of a match: the steps that lead there, the state, and the move that comes next, if one does."""

    steps: tuple[Step, ...]
    state: State
    next: Move | None

    @property
    def record(self) -> Record:
        """The match up to here."""
        opening = self.steps[0].before if self.steps else self.state
        return Record.from_steps(opening, self.steps)


def find_spots(game: Game, clause: str, options: Mapping[str, Any], draws: Draws) -> Iterator[Spot]:
    """Spots in which a clause may matter, without end; what `options` leave open is drawn."""
    shown = _examples_of(game, clause)
    pointed = [one for one in shown if one.cites] or shown
    begin = draws.pick(2)
    for number in count():
        near = number > PATIENT
        if shown and (number % RARELY if near else (number + begin) % 2):
            among = pointed if near else shown
            record, at, _ = among[draws.pick(len(among))]
            if (opening := _open_like(record, game, options)) is not None:
                texts = [step.text for step in record.steps[: at + 1] if step.verdict is None]
                yield from (_follow_whole if near else _follow)(opening, texts, draws)
        else:
            walk = _walk(_draw_opening(game, clause, options, draws), LONGEST, draws)
            seldom = bool(shown) and not near
            yield from (spot for spot in walk if not (seldom and spot.steps and draws.pick(SELDOM)))


class Shown(NamedTuple):
    """Where a worked example shows a clause: the number of a step, and whether this step cites the clause."""

    record: Record
    at: int
    cites: bool


@lru_cache(maxsize=512)
def _examples_of(game: Game, clause: str) -> tuple[Shown, ...]:
    """Where worked examples show a clause: at the steps that cite it, and at their ends."""
    found = []
    for name, outline in examples(game.id).outlines.items():
        if clause in outline.shows:
            record = examples(game.id)[name].record
            for at, step in enumerate(record.steps):
                cited = step.verdict.clauses if step.verdict else {event[-1] for event in step.after.events}
                if clause in cited:
                    found.append(Shown(record, at, cites=True))
            found.append(Shown(record, len(record.steps) - 1, cites=False))
    return tuple(found)


def _draw_opening(game: Game, clause: str, options: Mapping[str, Any], draws: Draws) -> State:
    for _ in range(SET_UPS):
        try:
            return game.start(**{**_draw_options(game, clause, draws), **options})
        except OptionError:
            continue  # what was drawn does not go together
    return game.start(**options)


def _draw_options(game: Game, clause: str, draws: Draws) -> dict[str, Any]:
    """A set-up, mostly with the defaults; the clause's own option is drawn among all its values."""
    few = [count for count in game.players if count <= FEW_PLAYERS] or [game.players.start]
    found: dict[str, Any] = {"players": few[draws.pick(len(few))]}
    seat = draws.pick(found["players"])
    found[game.seat_key] = seat
    for name, option in game.options.items():
        # a number is the usual one, twice or four times as much
        values = option.choices or tuple(int(option.default) * times for times in (1, 2, 4) if option.default)
        if not option.seats and (option.clause == clause or not draws.pick(4)):
            value = values[draws.pick(len(values))]
            if isinstance(value, (bool, str)) or value >= option.least:
                found[name] = value
    return found


def _open_like(record: Record, game: Game, options: Mapping[str, Any]) -> State | None:
    """The opening of an example's match under other options, where they go together."""
    setup = record.opening.setup
    like = {
        "players": len(setup.names),
        game.seat_key: setup.first,
        "without": setup.without,
        "readings": setup.readings,
        **record.options,
    }
    try:
        return game.start(**{**like, **options})
    except OptionError:
        return None


def _follow(state: State, texts: Sequence[str], draws: Draws) -> Iterator[Spot]:
    """The last spots of a match that follows given moves with some cards exchanged, as far as they are allowed, and
    then goes on at random for a little while.
    """
    yield from _end_spots(*_replay(state, texts, draws.pick(MOST_SWAPS + 1), draws), len(texts), draws)


def _follow_whole(state: State, texts: Sequence[str], draws: Draws) -> Iterator[Spot]:
    """The same where all the moves are to be made: where they cannot be, fewer cards are exchanged."""
    for swaps in range(draws.pick(MOST_SWAPS + 1), -1, -1):
        steps, reached = _replay(state, texts, swaps, draws)
        if len(steps) == len(texts):
            yield from _end_spots(steps, reached, len(texts), draws)
            return


def _replay(state: State, texts: Sequence[str], swaps: int, draws: Draws) -> tuple[list[Step], State]:
    """The steps of given moves with some pairs of cards exchanged, as far as they are allowed; the state after them."""
    steps: list[Step] = []
    for text in texts:
        try:
            move = state.read(text)
            if move.verb == "deal" and move.seat is None:
                move = _exchange(move, swaps, draws)
            after = state.play(move)
        except (IllegalMove, NotationError):
            break
        steps.append(Step(str(move), state, after))
        state = after
    return steps, state


def _end_spots(steps: list[Step], state: State, moves: int, draws: Draws) -> Iterator[Spot]:
    """The spots before the last of so many moves, as far as they were made, and those of some moves more at random."""
    for number in range(moves - LAST, len(steps)):
        if number >= 0:
            step = steps[number]
            yield Spot(tuple(steps[:number]), step.before, step.before.read(step.text))
    yield from _walk(state, draws.pick(TAIL), draws, steps)


def _walk(state: State, moves: int, draws: Draws, steps: Sequence[Step] = ()) -> Iterator[Spot]:
    """The spots of a match that goes on at random for some moves; nothing is asked of some of them."""
    done = list(steps)
    for _ in range(moves):
        move = _draw_move(state, draws)
        if move is None:
            break
        yield Spot(tuple(done), state, move)
        after = state.play(move)
        done.append(Step(str(move), state, after))
        state = after
    yield Spot(tuple(done), state, None)


def _draw_move(state: State, draws: Draws) -> Move | None:
    """What happens next at random; `None` at the end of a match."""
    if state.over:
        return None
    if state.chance:
        ends = state.chance == "deal" and state.deals > 0 and not draws.pick(6)
        return state.read("end") if ends else state.by_chance(draws.pick(1 << 32))
    return state.sample(draws.pick(1 << 32))


def _exchange(deal: Move, swaps: int, draws: Draws) -> Move:
    """The same deal with some pairs of cards exchanged."""
    cards = list(deal.args)
    for _ in range(swaps):
        one, other = draws.pick(len(cards)), draws.pick(len(cards))
        cards[one], cards[other] = cards[other], cards[one]
    return deal._replace(args=tuple(cards))
