"""The text of a record: its limits, and the reading of its fields."""

from __future__ import annotations

from typing import Any, Final

from .core.errors import OptionError, RecordError, describe, shorten
from .core.game import Game
from .core.positions.faults import PositionError
from .core.positions.position import Position
from .core.positions.reading import DRAWN
from .core.state import State
from .shelf import games

FORMAT: Final = "knack-widgets/1"
FORMAT_2: Final = "knack-widgets/2"
"""The format of a record that begins with a position."""
MAX_BYTES: Final = 1 << 20
MAX_MOVES: Final = 10_000
MAX_DEPTH: Final = 32
"""Greatest depth of nested tables and lists (levels)."""


def find_game(id: object) -> Game:  # noqa: A002
    """Return a game by its id; raise RecordError if there is no such game."""
    if not isinstance(id, str) or id not in games:
        raise RecordError(f"game = {describe(id)}: expected one of {', '.join(games)}")
    return games[id]


def decode(text: str | bytes) -> str:
    """Return the text of a record, from UTF-8 bytes or text of at most 1 MiB."""
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    if len(data) > MAX_BYTES:
        raise RecordError("the record is too large: expected at most 1 MiB (1,048,576 bytes)")
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise RecordError(f"line {line}: expected UTF-8 text, read the byte 0x{data[error.start]:02X}") from None


def parse(text: str) -> dict[str, Any]:
    """Return the fields of a record's text, after a check of their types."""
    from .core.toml import is_table_array, longest_key

    if longest_key(text, MAX_DEPTH) > MAX_DEPTH:
        raise RecordError(f"a key has more than {MAX_DEPTH} parts joined by dots; a record needs 3")
    import tomllib  # imported here, as the writer, because only reading and writing need it, not play

    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise RecordError(f"this is not TOML: {shorten(_brief(str(error)), 200)}") from None
    except (RecursionError, ValueError) as error:
        raise RecordError(
            f"this is not a record: nested too deeply or a number too long ({type(error).__name__})"
        ) from None
    _check_values(table)
    if table.get("format") not in (FORMAT, FORMAT_2):
        raise RecordError(
            f"format = {describe(table.get('format'))}: expected “{FORMAT}”, or “{FORMAT_2}” with a position"
        )
    game = find_game(table.get("game"))
    moves, options = table.get("moves", []), table.get("options", {})
    players = table.get("players", game.players.start)
    if not isinstance(moves, list):
        raise RecordError(f"moves = {describe(moves)}: expected a list of moves, such as [“0 knock”]")
    if not isinstance(options, dict):
        raise RecordError(f"options = {describe(options)}: expected a table, [options]")
    known = ("format", "game", "players", "without", "moves", "options", "readings", game.seat_key, "position")
    extra = {key: value for key, value in table.items() if key not in known}
    for key, value in extra.items():
        if not isinstance(value, dict) and not is_table_array(value):
            raise RecordError(
                f"{shorten(key)} = {describe(value)}: no key of a record: expected {', '.join(known)} or a table"
            )
    position = _position(table, game)
    return {
        "position": position,
        "game": game.id,
        "players": tuple(players) if isinstance(players, list) else players,
        "moves": tuple(moves),
        "first": table.get(game.seat_key),
        "options": options,
        "extra": extra,
        "without": table.get("without", []),
        "readings": table.get("readings", {}),
    }


def _position(table: dict[str, Any], game: Game) -> Position | None:
    """Return the position of a record of the second format; in the first it is an error."""
    inner = table.get("position")
    if table["format"] == FORMAT:
        if inner is not None:
            raise RecordError(f"[position] needs format = “{FORMAT_2}”")
        return None
    if inner is None:
        raise RecordError(f"format = “{FORMAT_2}” needs a table [position]; without a position expected “{FORMAT}”")
    if not isinstance(inner, dict):
        raise RecordError(f"position = {describe(inner)}: expected a table, [position]")
    keys = [key for key in ("players", "options", "without", "readings") if key in table]
    header = {key: table[key] for key in keys} | {"first": table.get(game.seat_key, DRAWN if game.draws_first else 0)}
    if twice := [key for key in (*header, "game") if key in inner and inner[key] != header.get(key, game.id)]:
        raise RecordError(f"position.{twice[0]}: expected what the record's header says, or nothing")
    try:
        return Position.build(game, header | inner)
    except PositionError as error:
        raise RecordError(f"position: {error}", error.clause, fault=error) from None
    except OptionError as error:
        raise RecordError(str(error), error.clause, read=error.read) from None


def players_of(opening: State) -> tuple[str, ...] | int:
    """Return the names of the players, or their number."""
    names = opening.setup.names
    return len(names) if None in names else tuple(name or "" for name in names)


def options_of(opening: State) -> dict[str, Any]:
    """Return the options that differ from their defaults."""
    known = opening.setup.game.options
    return {name: value for name, value in opening.setup.options.items() if value != known[name].default}


def _brief(message: str) -> str:
    return message if len(message) <= 160 else f"{message[:100]} … {message[-50:]}"  # the end names the place


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
