"""The order in which a table offers its seats a move; no seat waits for an optional move."""

from __future__ import annotations

from collections.abc import Iterator

from ..state import KnakerState
from .take_back import open_cards


def seats_to_ask(s: KnakerState) -> Iterator[tuple[int, bool]]:
    """Yield the seats that have a move, the most urgent first, and whether they must move."""
    if s.phase == "exchange":
        waiting = [seat for seat in s.still_in if seat not in s.ready or s.owes(seat)]
        yield from ((seat, True) for seat in sorted(waiting, key=lambda seat: not s.owes(seat)))
    elif s.phase == "blow" and s.runner is not None:
        yield s.runner, True
    elif s.phase == "accused" and s.accused is not None:
        yield s.accused, True
    elif s.phase == "last-word":
        yield s.still_in[0], True
    elif s.phase == "play":
        yield from _seats_in_play(s)


def _seats_in_play(s: KnakerState) -> Iterator[tuple[int, bool]]:
    owing = s.owing
    yield from ((seat, True) for seat in owing)
    rank = s.top.rank
    for seat in s.still_in:
        if seat != s.turn and seat not in owing:
            inserts = rank is not None and rank not in "2T" and any(card.rank == rank for card in s.hands[seat])
            accuses = any(offence.seat != seat and offence.before is not None for offence in s.offences)
            if inserts or accuses or open_cards(s, seat):
                yield seat, False
    if not owing and s.turn is not None:
        yield s.turn, True
