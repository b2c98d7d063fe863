"""Real positions for the tests of words, made out of the hands that are wanted; and what the tables tell of them."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from tomllib import loads
from typing import Any

import pytest

from knack_widgets.rules import State, games

from .tables import Told

NAMES = ("Anna", "Bo", "Cleo", "Disa")
LANGS = ("sv", "de", "en")
FOLDER = Path(__file__).parent / "explanations"
Position = Callable[[Mapping[str, Any]], State]
"""How a game makes the position that a table tells of."""


def pack_text(state: State, hands: Mapping[int, str], up: str) -> str:
    """The `deal` that gives these hands and this upcard: forehand first, two cards each, then one each."""
    pack = state.setup.game.pack(state.setup)
    order = [(state.dealer + 1 + i) % len(state.setup.names) for i in range(len(state.setup.names))]
    wanted = {seat: hands[seat].split() for seat in order}
    cards = [card for seat in order for card in wanted[seat][:2]] + [wanted[seat][2] for seat in order] + [up]
    return " ".join(("deal", *cards, *(card for card in pack if card not in cards)))


def whole_pack(state: State) -> str:
    """Any deal."""
    return " ".join(("deal", *state.setup.game.pack(state.setup)))


def knack(
    hands: Mapping[int, str], up: str, *moves: str, names: tuple[str, ...] | None = None, **options: Any
) -> State:
    """A match of Knack in which seat 0 has dealt these hands and these moves have been made."""
    state = games["knack"].start(names or NAMES[: len(hands)], **options)
    state = state.play(pack_text(state, hands, up))
    for move in moves:
        state = state.play(move)
    return state


def all_knock(state: State) -> State:
    """The same match with everybody in."""
    while state.phase == "bidding":
        state = state.play(f"{state.turn} knock")
    return state


def position(told: Mapping[str, Any]) -> State:
    """The position of Knack that a table tells of; without `hands`, the one before the deal.

    `hands`: seat 0 first, which deals; `up`: the upcard; `in`: whether everybody knocks, which is so unless it is told;
    `moves`: what is done from there.
    """
    hands = dict(enumerate(told.get("hands", ())))
    if not hands:
        state = games["knack"].start(NAMES[:2])
    else:
        state = knack(hands, told["up"])
        if told.get("in", True):
            state = all_knock(state)
    for move in told.get("moves", ()):
        state = state.play(move)
    return state


def table(game: str, file: str) -> dict[str, Any]:
    """What a game's file in `explanations` holds."""
    return loads((FOLDER / game / f"{file}.toml").read_text(encoding="utf-8"))


def cases(game: str, files: Iterable[str], position: Position) -> list[Any]:
    """The cases of a game's files: (position, move, clauses, language → sentences)."""
    found = []
    for state, told, words in (row for file in files for row in _placed(game, file, "cases", position)):
        move = whole_pack(state) if told["move"] == "deal" else told["move"]
        name = f"{told['position']}: {told['move']}"
        found.append(pytest.param(state, move, tuple(told["clauses"]), words, id=name))
    return found


def statuses(game: str, position: Position) -> list[Any]:
    """The statuses of a game: (position, seats that read it, language → sentence)."""
    return [
        pytest.param(state, told["seats"], words, id=f"{told['position']}-{told['seats']}")
        for state, told, words in _placed(game, "statuses", "statuses", position)
    ]


def events(game: str, file: str = "events") -> list[Any]:
    """The events that a game words: (event, language → sentence)."""
    return [
        pytest.param(tuple(row["event"]), words, id="-".join(map(str, row["event"])))
        for row, words in _rows(game, file, "events")
    ]


def moves(game: str) -> list[Any]:
    """The moves that a game words: (move, language → sentence and labels)."""
    return [pytest.param(row["move"], words, id=row["move"]) for row, words in _rows(game, "moves", "moves")]


def _rows(game: str, file: str, rows: str) -> list[tuple[dict[str, Any], Told]]:
    """The rows of a file, each with the words that it expects."""
    held = enumerate(table(game, file)[rows])
    path = FOLDER / game / f"{file}.toml"
    return [(told, Told({lang: told[lang] for lang in LANGS}, path, rows, number)) for number, told in held]


def _placed(game: str, file: str, rows: str, position: Position) -> list[tuple[State, dict[str, Any], Told]]:
    """The rows of a file, each with its position; no position is told of for nothing."""
    positions = {name: position(told) for name, told in table(game, file)["positions"].items()}
    found = _rows(game, file, rows)
    assert set(positions) == {told["position"] for told, _ in found}, f"{game}/{file}"
    return [(positions[told["position"]], told, words) for told, words in found]
