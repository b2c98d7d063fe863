"""Real positions of German Knack for the tests of words, made out of the hands that are wanted."""

from collections.abc import Mapping
from pathlib import Path
from tomllib import loads
from typing import Any

import pytest

from knack_widgets.rules import State, games

from .positions import LANGS, NAMES, whole_pack

FOLDER = Path(__file__).parent / "explanations" / "knack31"
GAME = games["knack31"]


def position(told: Mapping[str, Any]) -> State:
    """The position that a table tells of; seat 0 (Anna) deals.

    `hands`: those of the other seats, seat 1 first, none before the deal; `piles`: the dealer's two; `top`: the first
    cards of the stock; `ssi`: whether the additional rules are in use. The rest of the pack follows anyhow.
    """
    hands = told.get("hands", ())
    state: State = GAME.start(NAMES[: len(hands) + 1 if hands else 3], dealer=0, ssi=told.get("ssi", True))
    if hands:
        cards = " ".join((*hands, *told["piles"], told.get("top", ""))).split()
        state = state.play(" ".join(("deal", *cards, *(card for card in GAME.pack(state.setup) if card not in cards))))
    for move in told.get("moves", ()):
        state = state.play(move)
    return state


def table(file: str) -> dict[str, Any]:
    """What a file in `explanations/knack31` holds."""
    return loads((FOLDER / file).read_text(encoding="utf-8"))


def cases(file: str) -> list[Any]:
    """The cases of a file: (position, move, clauses, language → sentences)."""
    held = table(file)
    positions = {name: position(told) for name, told in held["positions"].items()}
    found = []
    for case in held["cases"]:
        state = positions[case["position"]]
        move = whole_pack(state) if case["move"] == "deal" else case["move"]
        words = {lang: case[lang] for lang in LANGS}
        found.append(pytest.param(state, move, tuple(case["clauses"]), words, id=f"{case['position']}: {case['move']}"))
    return found
