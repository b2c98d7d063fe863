"""Disputes at the card table: the program answers as the source text and the rulings do."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from knack_widgets.players import settle
from knack_widgets.rules import games

DISPUTES: dict[str, list[dict[str, Any]]] = tomllib.loads(
    Path(__file__).with_name("disputes.toml").read_text(encoding="utf-8")
)
EACH = [pytest.param(game, one, id=f"{game}-{one['move']}") for game, all_ in DISPUTES.items() for one in all_]


def test_every_game_has_ten_disputes() -> None:
    assert {game: len(disputes) >= 10 for game, disputes in DISPUTES.items()} == dict.fromkeys(
        ("knack", "kopknack", "svangknack", "knack31", "knaker"), True
    )


@pytest.mark.parametrize(("game", "dispute"), EACH)
def test_a_dispute_is_settled(game: str, dispute: dict[str, Any]) -> None:
    position = games[game].position(**dispute["position"])
    deciding = dispute.get("depends_on", [])
    readings = any("-" in one for one in deciding)
    asked = settle(position, dispute["move"], readings=readings)
    assert asked.answer == dispute["answer"], asked.explain("en")
    assert {*asked.clauses} & {*dispute["clauses"]}, (asked.clauses, asked.explain("en"))
    assert {*deciding} <= {*asked.depends_on}, asked.depends_on
    assert len({asked.explain(lang) for lang in ("sv", "de", "en")}) == 3
