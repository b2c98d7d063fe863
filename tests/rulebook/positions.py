"""Real positions for the tests of words, and the tables' entries about them."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from tomllib import loads
from typing import Any, NamedTuple

from knack_widgets.rules import State, games

from .tables import Told

NAMES = ("Anna", "Bo", "Cleo", "Disa")
LANGS = ("sv", "de", "en")
FOLDER = Path(__file__).parent / "explanations"


def pack_text(state: State, hands: Mapping[int, str], up: str) -> str:
    """Return the `deal` of these hands and this upcard: two cards each, then one each.

    Forehand gets cards first.
    """
    pack = state.setup.game.pack(state.setup)
    order = [(state.dealer + 1 + i) % len(state.setup.names) for i in range(len(state.setup.names))]
    wanted = {seat: hands[seat].split() for seat in order}
    cards = [card for seat in order for card in wanted[seat][:2]] + [wanted[seat][2] for seat in order] + [up]
    return " ".join(("deal", *cards, *(card for card in pack if card not in cards)))


def whole_pack(state: State) -> str:
    """Return any `deal`."""
    return " ".join(("deal", *state.setup.game.pack(state.setup)))


@cache
def table(game: str, file: str) -> dict[str, Any]:
    """Return the contents of a game's file in `explanations`."""
    return loads((FOLDER / game / f"{file}.toml").read_text(encoding="utf-8"))


class Row(NamedTuple):
    """A row of a table.

    game: the game's id
    file: the name of the file
    told: the keys and values of the row
    expected: the expected words
    names: the players' names if the row has no position
    """

    game: str
    file: str
    told: dict[str, Any]
    words: Told
    names: tuple[str, ...]

    @property
    def position(self) -> State:
        """The position that the row names, the same state for all rows that name it."""
        return placed(self.game, self.file)[self.told["position"]]

    @property
    def about(self) -> str:
        """The subject of the row, in a few words."""
        entry = self.told
        if "event" in entry:
            return " ".join(map(str, entry["event"]))
        words = [entry[key] for key in ("position", "clause", "move", "seats", "start", "deal") if key in entry]
        return ": ".join(map(str, words))

    @property
    def move(self) -> str:
        """The move that is tried; `deal` alone is any deal."""
        return whole_pack(self.position) if self.told["move"] == "deal" else self.told["move"]


def rows(game: str, kind: str) -> list[Row]:
    """Return the rows of a kind in all files of a game.

    kind: `cases`, `statuses`, `events`, `moves` or `limits`
    """
    return [row for path in sorted((FOLDER / game).glob("*.toml")) for row in _rows_of(game, path.stem, kind)]


def _rows_of(game: str, file: str, kind: str) -> list[Row]:
    held, path = table(game, file), FOLDER / game / f"{file}.toml"
    names = tuple(held.get("names", NAMES[:3]))
    return [
        Row(game, file, entry, Told({lang: entry[lang] for lang in LANGS}, path, kind, number), names)
        for number, entry in enumerate(held.get(kind, ()))
    ]


@cache
def placed(game: str, file: str) -> dict[str, State]:
    """Return the positions that a file describes, and check that each is used."""
    held = table(game, file)
    used = {row["position"] for kind in ("cases", "statuses") for row in held.get(kind, ())}
    assert set(held["positions"]) == used, f"{game}/{file}"
    return {name: position(game, entry) for name, entry in held["positions"].items()}


def position(game: str, entry: Mapping[str, Any]) -> State:
    """Return the position that an entry describes, made by the game's module in this folder.

    A game without such a module has entries with `deal`, the first cards of the pack, and `moves`; seat 0 deals.
    """
    own = f"{__package__}.{game}"
    if find_spec(own):
        result: State = import_module(own).position(entry)
        return result
    state = games[game].start(NAMES[:3])
    if "deal" in entry:
        cards = entry["deal"].split()
        state = state.play(
            " ".join(("deal", *cards, *(c for c in state.setup.game.pack(state.setup) if c not in cards)))
        )
    for move in entry.get("moves", ()):
        state = state.play(move)
    return state
