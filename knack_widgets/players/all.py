"""All opponents, by id."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from .choice import Player
from .playouts import PLAIN
from .strong import Strong

PLAYERS: Final[Mapping[str, Player]] = MappingProxyType({**PLAIN, "strong": Strong()})
"""The opponents by id: ``random`` (any legal move), ``careful``, ``strong``, which tries its moves in the worlds it
cannot tell from the true one, and ``forgetful``, which never says of its own accord what must be said."""
