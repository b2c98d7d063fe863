"""Records: a whole match as readable TOML, in the stable format `knack-widgets/1`.

Reading is bounded, runs no code and raises one clear error. A record is replayed when it is read, so an
existing `Record` is valid. Writing is canonical: the same match gives the same bytes. Comments are lost when a
record is written again; notes that must stay belong into tables, which are kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from os import PathLike
from typing import Any, Final

from .core.cards import Card, find_new
from .core.errors import NotationError, OptionError, RecordError
from .core.game import Game
from .core.showing import describe, shorten
from .core.state import State
from .core.verdict import IllegalMove, Verdict
from .shelf import games

FORMAT: Final = "knack-widgets/1"
MAX_BYTES: Final = 1 << 20
MAX_MOVES: Final = 10_000
MAX_DEPTH: Final = 32
"""Limit on the nesting of tables and lists (levels)."""
TRY: Final = "?"
"""The mark after a move that is judged and not played."""


@dataclass(frozen=True, slots=True)
class Step:
    """One entry of a record: a move, or a try.

    text: the canonical text
    before: the state in which the move is made or tried
    after: the state after it; for a try the same as `before`
    verdict: the verdict on a try, or None for a move
    """

    text: str
    before: State
    after: State
    verdict: Verdict | None = None

    @property
    def drawn(self) -> tuple[Card, ...]:
        """The cards that the move brought into the hand from face-down cards, in the hand's order.

        Only the seat itself sees them, so callers check first which hands the reader may see.
        """
        move = None if self.verdict else self.before.read(self.text)
        if move is None or move.seat is None or not self.before.setup.game.verbs[move.verb].draws:
            return ()
        everybody = range(len(self.before.setup.names))
        held, had = ((s.view(*everybody).scene.hands[move.seat]) for s in (self.after, self.before))
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
    extra: further tables, which are kept and not read
    without: ids of the struck clauses
    readings: the value of each ruling that is read otherwise
    """

    game: str
    players: tuple[str, ...] | int
    moves: tuple[str, ...] = ()
    first: int | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    extra: Mapping[str, Any] = field(default_factory=dict)
    without: tuple[str, ...] = ()
    readings: Mapping[str, str] = field(default_factory=dict)
    steps: tuple[Step, ...] = field(init=False, repr=False, compare=False)
    opening: State = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        game = _game(self.game)
        try:
            opening = game.opening(game.setup(self.players, self.options, self.first, self.without, self.readings))
        except OptionError as error:
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

    @classmethod
    def from_steps(cls, opening: State, steps: tuple[Step, ...], extra: Mapping[str, Any] | None = None) -> Record:
        """Return the record of a match that has just been played, without replaying it.

        opening: the state before the first deal
        steps: the moves and tries that were made
        extra: further tables for the record
        """
        setup, record, put = opening.setup, object.__new__(cls), object.__setattr__
        names = setup.names
        put(record, "game", setup.game.id)
        put(record, "players", len(names) if None in names else tuple(name or "" for name in names))
        put(record, "moves", tuple(step.text for step in steps))
        put(record, "first", setup.first)
        put(record, "options", {k: v for k, v in setup.options.items() if v != setup.game.options[k].default})
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
        record = cls(**_parse(_decode(text)))
        if record.extra and len(record.dumps().encode()) > MAX_BYTES:
            # tables within tables are written with their whole path: what is read must be readable once written
            raise RecordError("the record's further tables are too large: written out they need more than 1 MiB")
        return record

    @classmethod
    def load(cls, path: str | PathLike[str]) -> Record:
        """Return the record in a file.

        Raise RecordError also if the file is too large or cannot be read.

        path: the file
        """
        try:
            with open(path, "rb") as file:  # noqa: PTH123  pathlib is not loaded for this alone
                data = file.read(MAX_BYTES + 1)
        except (OSError, ValueError) as error:
            raise RecordError(f"{describe(str(path), 200)}: {getattr(error, 'strerror', None) or error}") from None
        return cls.loads(data)

    # -- writing

    def dumps(self) -> str:
        """Return the canonical TOML text."""
        from .core.toml import is_table_array, write_lines, write_table, write_tables, write_value

        game = _game(self.game)
        players = self.players if isinstance(self.players, int) else list(self.players)
        lines = [f'format = "{FORMAT}"\n', f'game = "{self.game}"\n', f"players = {write_value(players)}\n"]
        if self.first is not None:
            lines.append(f"{game.seat_key} = {self.first}\n")
        if self.without:
            lines.append(f"without = {write_value(list(self.without))}\n")
        lines.append(f"moves = {write_lines(self.moves)}\n")
        if self.options:
            # the game's order, so that equal options give equal text
            lines.append(write_table("options", {k: self.options[k] for k in game.options if k in self.options}))
        if self.readings:
            lines.append(write_table("readings", self.readings))
        for name, value in self.extra.items():
            lines.append(write_tables(name, value) if is_table_array(value) else write_table(name, value))
        return "".join(lines)

    def save(self, path: str | PathLike[str]) -> None:
        """Write the canonical text to a file.

        path: the file
        """
        with open(path, "w", encoding="utf-8", newline="\n") as file:  # noqa: PTH123
            file.write(self.dumps())


def _game(id: object) -> Game:  # noqa: A002
    if not isinstance(id, str) or id not in games:
        raise RecordError(f"game = {describe(id)}: expected one of {', '.join(games)}")
    return games[id]


def _decode(text: str | bytes) -> str:
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    if len(data) > MAX_BYTES:
        raise RecordError("the record is too large: expected at most 1 MiB (1,048,576 bytes)")
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise RecordError(f"line {line}: expected UTF-8 text, read the byte 0x{data[error.start]:02X}") from None


def _parse(text: str) -> dict[str, Any]:
    """Return the fields of a record from its text, each checked for its type."""
    from .core.toml import is_table_array
    from .core.tomlkeys import longest_key

    if longest_key(text, MAX_DEPTH) > MAX_DEPTH:
        raise RecordError(f"a key has more than {MAX_DEPTH} parts joined by dots; a record needs 3")
    import tomllib  # like the writer below: loaded by who reads or writes, not by who plays

    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise RecordError(f"this is not TOML: {shorten(_brief(str(error)), 200)}") from None
    except (RecursionError, ValueError) as error:
        raise RecordError(
            f"this is not a record: nested too deeply or a number too long ({type(error).__name__})"
        ) from None
    _check_values(table)
    if table.get("format") != FORMAT:
        raise RecordError(f"format = {describe(table.get('format'))}: expected “{FORMAT}”")
    game = _game(table.get("game"))
    moves, options = table.get("moves", []), table.get("options", {})
    players = table.get("players", game.players.start)
    if not isinstance(moves, list):
        raise RecordError(f"moves = {describe(moves)}: expected a list of moves, such as [“0 knock”]")
    if not isinstance(options, dict):
        raise RecordError(f"options = {describe(options)}: expected a table, [options]")
    known = ("format", "game", "players", "without", "moves", "options", "readings", game.seat_key)
    extra = {key: value for key, value in table.items() if key not in known}
    for key, value in extra.items():
        if not isinstance(value, dict) and not is_table_array(value):
            raise RecordError(
                f"{shorten(key)} = {describe(value)}: no key of a record: expected {', '.join(known)} or a table"
            )
    return {
        "game": game.id,
        "players": tuple(players) if isinstance(players, list) else players,
        "moves": tuple(moves),
        "first": table.get(game.seat_key),
        "options": options,
        "extra": extra,
        "without": table.get("without", []),
        "readings": table.get("readings", {}),
    }


def _brief(message: str) -> str:
    """Return a parser's message without its middle: the place of the fault is at its end."""
    return message if len(message) <= 160 else f"{message[:100]} … {message[-50:]}"


def _check_values(table: dict[str, object]) -> None:
    """Raise RecordError if a value is too large or nested too deeply to be written again."""
    level: list[object] = [table]
    for depth in range(MAX_DEPTH + 1):
        deeper: list[object] = []
        for value in level:
            if isinstance(value, int) and value.bit_length() > 63:
                raise RecordError(f"{describe(value)}: expected a whole number of at most 64 bits")
            deeper += value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
        if not deeper:
            return
        if depth == MAX_DEPTH:
            raise RecordError(f"values are nested more than {MAX_DEPTH} deep; a record needs 3")
        level = deeper


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
