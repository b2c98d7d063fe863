"""Real positions for the tests of words, made out of the hands that are wanted; and what the tables tell of them."""

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
    """The `deal` that gives these hands and this upcard: forehand first, two cards each, then one each."""
    pack = state.setup.game.pack(state.setup)
    order = [(state.dealer + 1 + i) % len(state.setup.names) for i in range(len(state.setup.names))]
    wanted = {seat: hands[seat].split() for seat in order}
    cards = [card for seat in order for card in wanted[seat][:2]] + [wanted[seat][2] for seat in order] + [up]
    return " ".join(("deal", *cards, *(card for card in pack if card not in cards)))


def whole_pack(state: State) -> str:
    """Any deal."""
    return " ".join(("deal", *state.setup.game.pack(state.setup)))


@cache
def table(game: str, file: str) -> dict[str, Any]:
    """What a game's file in `explanations` holds."""
    return loads((FOLDER / game / f"{file}.toml").read_text(encoding="utf-8"))


class Row(NamedTuple):
    """A row of a table: what is told, what is expected, and whom it is about.

    `names`: who plays where the row has no position; `position`: the state it speaks of, made when it is asked for.
    """

    game: str
    file: str
    told: dict[str, Any]
    words: Told
    names: tuple[str, ...]

    @property
    def position(self) -> State:
        """The position that the row names; one state for all rows that name it."""
        return placed(self.game, self.file)[self.told["position"]]

    @property
    def about(self) -> str:
        """What the row is about, in a few words."""
        told = self.told
        if "event" in told:
            return " ".join(map(str, told["event"]))
        words = [told[key] for key in ("position", "clause", "move", "seats", "start", "deal") if key in told]
        return ": ".join(map(str, words))

    @property
    def move(self) -> str:
        """The move that is tried; `deal` alone is any deal."""
        return whole_pack(self.position) if self.told["move"] == "deal" else self.told["move"]


def rows(game: str, kind: str) -> list[Row]:
    """The rows of this kind (`cases`, `statuses`, `events`, `moves`, `limits`) in all files of a game."""
    return [row for path in sorted((FOLDER / game).glob("*.toml")) for row in _rows_of(game, path.stem, kind)]


def _rows_of(game: str, file: str, kind: str) -> list[Row]:
    held, path = table(game, file), FOLDER / game / f"{file}.toml"
    names = tuple(held.get("names", NAMES[:3]))
    return [
        Row(game, file, told, Told({lang: told[lang] for lang in LANGS}, path, kind, number), names)
        for number, told in enumerate(held.get(kind, ()))
    ]


@cache
def placed(game: str, file: str) -> dict[str, State]:
    """The positions that a file tells of; none for nothing."""
    held = table(game, file)
    used = {row["position"] for kind in ("cases", "statuses") for row in held.get(kind, ())}
    assert set(held["positions"]) == used, f"{game}/{file}"
    return {name: position(game, told) for name, told in held["positions"].items()}


def position(game: str, told: Mapping[str, Any]) -> State:
    """The position that a table tells of, as the module beside this one that bears the game's name makes it.

    A game without one tells of `deal`, the first cards of the pack, and `moves`; seat 0 deals.
    """
    own = f"{__package__}.{game}"
    if find_spec(own):
        made: State = import_module(own).position(told)
        return made
    state = games[game].start(NAMES[:3])
    if "deal" in told:
        cards = told["deal"].split()
        state = state.play(
            " ".join(("deal", *cards, *(c for c in state.setup.game.pack(state.setup) if c not in cards)))
        )
    for move in told.get("moves", ()):
        state = state.play(move)
    return state
