"""All opponents, by id."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from .choice import Player
from .playouts import PLAIN
from .strong import Strong

PLAYERS: Final[Mapping[str, Player]] = MappingProxyType({**PLAIN, "strong": Strong()})
"""The opponents by id.

``random`` makes any legal move. ``careful`` plays by simple strategies. ``strong`` tries its moves in worlds that it
cannot distinguish from the true state. ``forgetful`` is careful, but never announces on its own.
"""
