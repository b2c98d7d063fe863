"""Positions with unknown cards, completed by seed."""

from __future__ import annotations

from knack_widgets.players import complete
from knack_widgets.rules import Position

LINE = "knack;players=3;dealer=0;phase=play;turn=1;hands=3?,7s_Kh_9d,3?;up=9h"


def test_the_same_seed_completes_a_position_alike_and_seed_1_is_the_default() -> None:
    position = Position.parse(LINE)
    lines = {seed: str(complete(position, seed)) for seed in range(1, 6)}
    assert lines == {seed: str(complete(position, seed)) for seed in range(1, 6)}
    assert str(complete(position)) == lines[1]
    assert len(set(lines.values())) == len(lines)


def test_a_completed_position_keeps_what_was_known_and_can_be_played() -> None:
    position = Position.parse(LINE)
    for seed in range(5):
        state = complete(position, seed).start()
        assert sorted(state.hands[1]) == ["7s", "9d", "Kh"]
        assert state.up == ("9h",)
        assert [len(hand) for hand in state.hands] == [3, 3, 3]
        assert len({card for hand in state.hands for card in hand} | {*state.up}) == 10
        assert list(state.moves())
