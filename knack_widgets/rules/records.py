"""Records: a whole match as readable TOML, in the stable formats `knack-widgets/1` and `/2`.

Reading limits the size, runs no code and raises only `RecordError`. A record is replayed when it is read, so every
`Record` is valid. Writing is canonical: equal matches give equal bytes. It drops comments.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from os import PathLike
from typing import Any, Final

from .core.cards import Card, find_new
from .core.errors import NotationError, OptionError, RecordError, describe
from .core.facts import Setup
from .core.game import Game
from .core.moves import Move
from .core.positions.faults import PositionError
from .core.positions.position import Position
from .core.state import State
from .core.verdict import IllegalMove, Verdict
from .record_text import FORMAT, FORMAT_2, MAX_BYTES, MAX_MOVES, decode, find_game, options_of, parse, players_of

NOT_GIVEN: Final[tuple[str, ...]] = ("",)
"""The default of a record's players: those of its position, or as few as may be."""
TRY: Final = "?"
"""The mark after a try: a move that is judged but not played."""


def read_bytes(path: str | PathLike[str]) -> bytes:
    """Return the contents of a record's file, at most one byte more than a record may have.

    path: the file

    Raise RecordError if the file cannot be read.
    """
    try:
        with open(path, "rb") as file:  # noqa: PTH123  pathlib is not loaded for this alone
            return file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        raise RecordError(f"{describe(str(path), 200)}: {getattr(error, 'strerror', None) or error}") from None


@dataclass(frozen=True, slots=True)
class Step:
    """One entry of a record: a move or a try.

    text: the canonical text
    before: the state in which the move is made or tried
    after: the state after it; for a try the same as `before`
    verdict: the verdict on a try, or None for a move
    cache: results that callers have computed from the step, by keys that they choose
    """

    text: str
    before: State
    after: State
    verdict: Verdict | None = None
    cache: dict[Any, Any] = field(default_factory=dict, repr=False, compare=False)

    @property
    def move(self) -> Move:
        """The move that was made or tried; its text is read once."""
        if self.verdict is not None:
            return self.verdict.move
        if "move" not in self.cache:
            self.cache["move"] = self.before.read(self.text)
        move: Move = self.cache["move"]
        return move

    @property
    def drawer(self) -> int | None:
        """The seat that takes face-down cards by the move, or None.

        A seat whose draw has to wait for a shuffle takes them by the move of chance.
        """
        move = self.move
        if self.verdict:
            return None
        if move.seat is None:
            return self.before.turn if move.verb == "draw" else None
        return move.seat if self.before.setup.game.verbs[move.verb].draws else None

    @property
    def drawn(self) -> tuple[Card, ...]:
        """The cards that the move brought into the hand from face-down cards, in the hand's order.

        Only the `drawer` sees them, so callers check first which hands the reader may see.
        """
        seat = self.drawer
        if seat is None:
            return ()
        everybody = range(len(self.before.setup.names))
        held, had = ((s.view(*everybody).scene.hands[seat]) for s in (self.after, self.before))
        cards = (held.arranged if held else None) or ()
        return tuple(cards[at] for at in find_new(cards, (had.cards if had else None) or ()))


@dataclass(frozen=True)
class Record:
    """A match as set-up and moves.

    Raise RecordError if the moves cannot be replayed.

    game: id of the game
    players: the players' names, or their number
    moves: the moves as text, chance moves and tries included
    first: the seat that begins, or None for the game's default
    options: values of the game's options, by name
    extra: further tables, which are kept unchanged
    without: ids of the struck clauses
    readings: ruling → letter, for each ruling with another reading than the book's
    position: the position with which it begins, or None for the first deal; its set-up is the record's, apart from
        options, struck clauses and readings that are given
    """

    game: str
    players: tuple[str, ...] | int = NOT_GIVEN
    moves: tuple[str, ...] = ()
    first: int | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    extra: Mapping[str, Any] = field(default_factory=dict)
    without: tuple[str, ...] = ()
    readings: Mapping[str, str] = field(default_factory=dict)
    position: Position | None = None
    steps: tuple[Step, ...] = field(init=False, repr=False, compare=False)
    opening: State = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        game = find_game(self.game)
        try:
            opening = self._open(game)
        except PositionError as error:
            raise RecordError(f"position: {error}", error.clause, fault=error) from None
        except (OptionError, NotationError) as error:
            raise RecordError(str(error), error.clause, read=error.read) from None
        if len(self.moves) > MAX_MOVES:
            raise RecordError(f"{len(self.moves)} moves; expected at most {MAX_MOVES:,}")
        steps = tuple(_replay(opening, self.moves))
        put = object.__setattr__
        put(self, "opening", opening)
        put(self, "steps", steps)
        put(self, "moves", tuple(step.text for step in steps))
        put(self, "first", opening.setup.first)
        put(self, "without", opening.setup.without)
        put(self, "readings", dict(opening.setup.readings))

    def _open(self, game: Game) -> State:
        position, put = self.position, object.__setattr__
        if position is None:
            players = game.players.start if self.players is NOT_GIVEN else self.players
            put(self, "players", players)
            opening: State = game.opening(game.setup(players, self.options, self.first, self.without, self.readings))
            return opening
        if position.game != game.id:
            raise NotationError(f"game = {game.id}, but the position is of {position.game}")
        position = position.with_setup(self.options, self.without, self.readings)
        put(self, "position", position)
        state: State = position.start()
        put(self, "players", players_of(state))
        put(self, "options", options_of(state))
        return state

    @classmethod
    def from_steps(cls, opening: State, steps: tuple[Step, ...], extra: Mapping[str, Any] | None = None) -> Record:
        """Return the record of a match that has just been played, without replaying it.

        opening: the state before the first deal
        steps: the moves and tries that were made
        extra: further tables for the record
        """
        setup, record, put = opening.setup, object.__new__(cls), object.__setattr__
        put(record, "game", setup.game.id)
        put(record, "players", players_of(opening))
        put(record, "moves", tuple(step.text for step in steps))
        put(record, "first", setup.first)
        put(record, "options", options_of(opening))
        put(record, "position", None if opening == setup.game.opening(setup) else Position.of(opening))
        put(record, "extra", extra or {})
        put(record, "without", setup.without)
        put(record, "readings", dict(setup.readings))
        put(record, "opening", opening)
        put(record, "steps", steps)
        return record

    @property
    def final(self) -> State:
        """The state after the last move."""
        return self.steps[-1].after if self.steps else self.opening

    # -- reading

    @classmethod
    def loads(cls, text: str | bytes) -> Record:
        """Return the record in a TOML text.

        Raise RecordError, and no other exception, if it cannot be read or replayed.

        text: the TOML text, or its UTF-8 bytes (at most 1 MiB)
        """
        record = cls(**parse(decode(text)))
        if record.extra and len(record.dumps().encode()) > MAX_BYTES:
            # nested tables are written with their whole path, so the text can become too long to be read again
            raise RecordError("the record's further tables are too large: written out they need more than 1 MiB")
        return record

    @classmethod
    def read_setup(cls, text: str | bytes) -> Setup:
        """Return the set-up in the TOML text of a record; its moves are not replayed.

        Raise RecordError, and no other exception, if it cannot be read.

        text: the TOML text, or its UTF-8 bytes (at most 1 MiB)
        """
        return cls(**(parse(decode(text)) | {"moves": ()})).opening.setup

    @classmethod
    def load(cls, path: str | PathLike[str]) -> Record:
        """Return the record in a file.

        Raise RecordError also if the file is too large or cannot be read.

        path: the file
        """
        return cls.loads(read_bytes(path))

    # -- writing

    def dumps(self) -> str:
        """Return the canonical TOML text."""
        from .core.toml import is_table_array, write_lines, write_table, write_tables, write_value

        game = find_game(self.game)
        players = self.players if isinstance(self.players, int) else list(self.players)
        format_ = FORMAT_2 if self.position else FORMAT
        lines = [f'format = "{format_}"\n', f'game = "{self.game}"\n', f"players = {write_value(players)}\n"]
        if self.first is not None:
            lines.append(f"{game.seat_key} = {self.first}\n")
        if self.without:
            lines.append(f"without = {write_value(list(self.without))}\n")
        lines.append(f"moves = {write_lines(self.moves)}\n")
        if self.options:
            # options in the game's order, so that equal options give equal text
            lines.append(write_table("options", {k: self.options[k] for k in game.options if k in self.options}))
        if self.readings:
            lines.append(write_table("readings", self.readings))
        if self.position:
            lines.append(write_table("position", self.position.written_values()))
        for name, value in self.extra.items():
            lines.append(write_tables(name, value) if is_table_array(value) else write_table(name, value))
        return "".join(lines)

    def save(self, path: str | PathLike[str]) -> None:
        """Write the canonical text to a file.

        path: the file
        """
        with open(path, "w", encoding="utf-8", newline="\n") as file:  # noqa: PTH123
            file.write(self.dumps())


def _replay(state: State, moves: Sequence[object]) -> Iterator[Step]:
    for number, text in enumerate(moves, start=1):
        if not isinstance(text, str):
            raise RecordError(f"move {number}: read {describe(text)}; expected text, such as “0 knock”", move=number)
        tried = text.rstrip().endswith(TRY)
        try:
            move = state.read(text.rstrip()[:-1] if tried else text)
            if tried:
                yield Step(f"{move} {TRY}", state, state, state.judge(move))
                continue
            after = state.play(move)
        except IllegalMove as error:
            stands = state.setup.game.stands[state.phase]
            able = islice((str(m) for m in state.moves() if stands[m.verb] != "rare"), 8)
            acting = f"; to act: {', '.join(able) or state.chance or 'nobody'}"
            raise RecordError(f"move {number}: {error}{acting}", error.clause, number) from None
        except NotationError as error:
            raise RecordError(f"move {number}: {error}", error.clause, number) from None
        yield Step(str(move), state, after)
        state = after
