"""Spots: positions of random play that are searched for questions, with their moves.

Two sources are searched alternately; the seed draws which is first. One source is random matches. The other is matches
that first follow a worked example of the clause, with some pairs of its cards swapped, and then continue at random.
Positions that are rare in random play are found near the examples.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import count, islice
from typing import Any, Final, NamedTuple

from ..rulebook.examples import examples
from ..rules import Game, IllegalMove, Move, NotationError, OptionError, Position, Record, State
from ..rules.core.chance import Draws
from ..rules.records import Step

PATIENT: Final = 1
"""Number of the last match before the search relies mostly on the examples (see `RARELY`)."""
RARELY: Final = 12
"""After the first matches, only one of this many is played at random if there are examples to follow.

The others come as near to the clause as its examples.
"""
SELDOM: Final = 5
"""Of the first random matches one position in this many is searched after the opening, if there are examples.

Searching a position costs five times as much as playing on.
"""
LAST: Final = 2
"""Number of an example's last moves; the positions before these are searched."""
TAIL: Final = 6
"""Upper bound (exclusive) of the random moves after an example's."""
LONGEST: Final = 60
"""Limit on the random moves of one match."""
FEW_PLAYERS: Final = 4
"""Limit on the seats of a random table, because a position must be clear at a glance."""
SET_UPS: Final = 9
"""Number of set-ups that are drawn in search of an allowed set-up."""
MAX_NEXT_MOVES: Final = 60
"""Limit on the moves that a position's exercise may be about."""
MAX_CARD_SWAPS: Final = 5
"""Limit on the pairs of cards that are swapped in each deal, or in the first position, of an example."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A position of a match.

    steps: the steps that lead to it
    state: the position
    next: the move that follows, or None at the end
    """

    steps: tuple[Step, ...]
    state: State
    next: Move | None

    @property
    def record(self) -> Record:
        """The match up to this position."""
        opening = self.steps[0].before if self.steps else self.state
        return Record.from_steps(opening, self.steps)


def find_spots(game: Game, clause: str, options: Mapping[str, Any], draws: Draws) -> Iterator[Spot]:
    """Yield spots in which a clause may matter; the iterator never ends.

    game: the game
    clause: id of the clause
    options: settings of the set-up; missing settings are drawn
    draws: source of chance
    """
    shown = examples_of(game, clause)
    pointed = [place for place in shown if place.cites] or shown
    begin = draws.pick(2)
    for number in count():
        near = number > PATIENT
        if shown and (number % RARELY if near else (number + begin) % 2):
            among = pointed if near else shown
            place = among[draws.pick(len(among))]
            if (opening := open_like(place.record, game, options)) is not None:
                yield from (_follow_whole if near else _follow)(opening, place.texts, draws)
        else:
            match = walk(draw_opening(game, clause, options, draws), LONGEST, draws)
            seldom = bool(shown) and not near
            yield from (spot for spot in match if not (seldom and spot.steps and draws.pick(SELDOM)))


def position_spots(state: State, draws: Draws) -> Iterator[Spot]:
    """Yield the spots of one position, with each of its first moves as the next one, then without a next move.

    state: the position
    draws: source of chance
    """
    for move in draws.order(list(islice(state.moves(), MAX_NEXT_MOVES))):
        yield Spot((), state, move)
    yield Spot((), state, None)


class Shown(NamedTuple):
    """A place at which a worked example shows a clause.

    record: the example's record
    at: number of the step
    cites: whether this step cites the clause
    """

    record: Record
    at: int
    cites: bool

    @property
    def texts(self) -> list[str]:
        """The allowed moves of the example up to this step."""
        return [step.text for step in self.record.steps[: self.at + 1] if step.verdict is None]


@lru_cache(maxsize=512)
def examples_of(game: Game, clause: str) -> tuple[Shown, ...]:
    """Return the places at which worked examples show a clause.

    These are the steps that cite the clause, and the ends of the examples.
    """
    places = []
    for name, outline in examples(game.id).outlines.items():
        if clause in outline.shows:
            record = examples(game.id)[name].record
            for at, step in enumerate(record.steps):
                cited = step.verdict.clauses if step.verdict else {event[-1] for event in step.after.events}
                if clause in cited:
                    places.append(Shown(record, at, cites=True))
            places.append(Shown(record, len(record.steps) - 1, cites=False))
    return tuple(places)


def draw_opening(game: Game, clause: str, options: Mapping[str, Any], draws: Draws) -> State:
    """Return the opening of a match with some given settings, the others drawn."""
    for _ in range(SET_UPS):
        try:
            return game.start(**{**_draw_options(game, clause, draws), **options})
        except OptionError:
            continue  # the drawn settings exclude one another
    return game.start(**options)


def _draw_options(game: Game, clause: str, draws: Draws) -> dict[str, Any]:
    """Draw a set-up, mostly with defaults; the clause's own option is random."""
    few = [count for count in game.players if count <= FEW_PLAYERS] or [game.players.start]
    settings: dict[str, Any] = {"players": few[draws.pick(len(few))]}
    seat = draws.pick(settings["players"])
    settings[game.seat_key] = seat
    for name, option in game.options.items():
        # a number is the usual one, or twice or four times as large
        values = option.choices or tuple(int(option.default) * times for times in (1, 2, 4) if option.default)
        if not option.seats and (option.clause == clause or not draws.pick(4)):
            value = values[draws.pick(len(values))]
            if isinstance(value, (bool, str)) or value >= option.least:
                settings[name] = value
    return settings


def open_like(record: Record, game: Game, options: Mapping[str, Any]) -> State | None:
    """Return the opening of an example's match with other options, or None if they conflict."""
    setup = record.opening.setup
    like = {
        "players": len(setup.names),
        game.seat_key: setup.first,
        "without": setup.without,
        "readings": setup.readings,
        **record.options,
    }
    try:
        opening = game.start(**{**like, **options})
        return Position(opening.setup, record.position.values).start() if record.position else opening
    except (OptionError, NotationError):
        return None


def _follow(state: State, texts: Sequence[str], draws: Draws) -> Iterator[Spot]:
    """Yield the last spots of a match that follows given moves, then continues at random.

    Some pairs of cards are swapped first (see `replay`), so a later move may not be allowed; the match follows the
    moves up to there.
    """
    yield from end_spots(*replay(state, texts, draws.pick(MAX_CARD_SWAPS + 1), draws), len(texts), draws)


def _follow_whole(state: State, texts: Sequence[str], draws: Draws) -> Iterator[Spot]:
    """Yield the last spots of a match that follows all given moves, then continues at random.

    Some pairs of cards are swapped first (see `replay`); fewer pairs if one of the moves would not be allowed.
    """
    yield from follow_swapped(state, texts, range(draws.pick(MAX_CARD_SWAPS + 1), -1, -1), draws)


def follow_swapped(state: State, texts: Sequence[str], tries: Iterable[int], draws: Draws) -> Iterator[Spot]:
    """Yield the last spots of a match that follows all given moves, then continues at random.

    tries: numbers of pairs of cards that are swapped first, tried in turn until all moves are allowed
    """
    for swaps in tries:
        steps, reached = replay(state, texts, swaps, draws)
        if len(steps) == len(texts):
            yield from end_spots(steps, reached, len(texts), draws)
            return


def replay(state: State, texts: Sequence[str], swaps: int, draws: Draws) -> tuple[list[Step], State]:
    """Return the steps of given moves and the last state, up to a move that is not allowed.

    swaps: the number of pairs of cards that are swapped in each deal, or in `state` if it is a position after the deal
    """
    steps: list[Step] = []
    if swaps and state.chance is None and not state.over:
        state = _exchange_in_position(state, swaps, draws)
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


def end_spots(steps: list[Step], state: State, moves: int, draws: Draws) -> Iterator[Spot]:
    """Yield the spots before the last of some moves, then the spots of a few random moves."""
    for number in range(moves - LAST, len(steps)):
        if number >= 0:
            step = steps[number]
            yield Spot(tuple(steps[:number]), step.before, step.move)
    yield from walk(state, draws.pick(TAIL), draws, steps)


def walk(state: State, moves: int, draws: Draws, steps: Sequence[Step] = ()) -> Iterator[Spot]:
    """Yield the spots of a match that continues at random for some moves."""
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
    """Return a random next move, or None at the end of a match."""
    if state.over:
        return None
    if state.chance:
        ends = state.chance == "deal" and state.deals > 0 and not draws.pick(6)
        return state.read("end") if ends else state.by_chance(draws.pick(1 << 32))
    return state.sample(draws.pick(1 << 32))


def _exchange_in_position(state: State, swaps: int, draws: Draws) -> State:
    """Return the state with some pairs of its cards swapped.

    Return the state unchanged if the position with the swapped cards is impossible.
    """
    position = Position.of(state)
    lying = [card for _, card in position.draft.lying()]
    cards = _exchange_pairs(lying, swaps, draws)
    try:
        return position.exchange(dict(zip(lying, cards, strict=True))).start()  # type: ignore[no-any-return]
    except NotationError:
        return state


def _exchange(deal: Move, swaps: int, draws: Draws) -> Move:
    """Return a deal in which some pairs of cards are swapped."""
    return deal._replace(args=tuple(_exchange_pairs(deal.args, swaps, draws)))


def _exchange_pairs(lying: Sequence[Any], swaps: int, draws: Draws) -> list[Any]:
    cards = list(lying)
    for _ in range(swaps):
        one, other = draws.pick(len(cards)), draws.pick(len(cards))
        cards[one], cards[other] = cards[other], cards[one]
    return cards
