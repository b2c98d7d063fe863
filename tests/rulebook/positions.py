"""Real positions for the tests of words: whole deals made out of the hands that are wanted."""

from collections.abc import Mapping
from pathlib import Path
from tomllib import loads
from typing import Any

import pytest

from knack_widgets.rules import State, games

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


def cases(file: str) -> list[Any]:
    """The cases of a file in `explanations`: (position, move, clauses, language → sentences)."""
    table = loads((FOLDER / file).read_text(encoding="utf-8"))
    positions = {name: _position(told) for name, told in table["positions"].items()}
    found = []
    for case in table["cases"]:
        state = positions[case["position"]]
        move = whole_pack(state) if case["move"] == "deal" else case["move"]
        words = {lang: case[lang] for lang in LANGS}
        found.append(pytest.param(state, move, tuple(case["clauses"]), words, id=f"{case['position']}: {case['move']}"))
    return found


def events() -> list[Any]:
    """Every event in words: (event, (Swedish, German, English))."""
    table = loads((FOLDER / "events.toml").read_text(encoding="utf-8"))
    return [(tuple(told["event"]), tuple(told[lang] for lang in LANGS)) for told in table["events"]]


def _position(told: Mapping[str, Any]) -> State:
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
