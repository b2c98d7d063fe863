"""Declarations that the shared play of tricks does not support are errors.

They are raised at the declaration, at the first deal or at the first lead.
"""

from typing import Any

import pytest

from knack_widgets.rules import games
from knack_widgets.rules.core.chance import layout
from knack_widgets.rules.core.clauses import Chapter
from knack_widgets.rules.core.tricks.play import TrickPhase


def declare(leads: int, **more: Any) -> TrickPhase[Any]:
    clause = Chapter("play").permission("play.1")
    return TrickPhase(
        "play",
        first=clause,
        leads=(clause,) * leads,
        onward=clause,
        winners=(),
        done=lambda s: s,
        **{"duties": (), **more},
    )


def test_three_tricks_can_be_declared() -> None:
    assert declare(2).name == "play"


@pytest.mark.parametrize("leads", [0, 1, 5])
def test_another_number_of_tricks_is_refused_at_declaration(leads: int) -> None:
    with pytest.raises(ValueError, match=f"play: {leads} clauses of later leads; expected 2, for 3 tricks"):
        declare(leads)


def test_a_duty_in_a_fourth_trick_is_refused_at_declaration() -> None:
    duty = Chapter("play").duty("play.2", when=frozenset({(True, 3)}))(lambda _: 0)
    for name in ("duties", "freedoms"):
        with pytest.raises(ValueError, match=r"play\.2 applies to \[\(True, 3\)\]; expected one of 3 tricks"):
            declare(2, **{name: (duty,)})


@pytest.mark.parametrize("rounds", [(), (2,), (3, 3), (2, 2, 2)])
def test_hands_that_are_not_of_three_cards_are_not_dealt(rounds: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="expected 3 cards in a hand"):
        layout(4, 0, rounds)


def test_a_first_lead_from_hands_of_six_cards_is_an_error() -> None:
    state = games["knack"].start(players=2, dealer=0).deal(seed=1)
    while state.phase != "play":
        state = state.play(next(move for move in state.moves() if move.verb in ("knock", "stay", "join", "in")))
    spare = (1 << 52) - 1
    for mask in state.masks:
        spare &= ~mask
    extra = 0
    for _ in range(3):
        extra |= spare & -spare
        spare &= spare - 1
    move = state.legal[0]
    longer = state.evolve(masks=tuple(mask | extra for mask in state.masks))
    with pytest.raises(ValueError, match=r"play: hands of \[6, 6\] cards at the first lead; expected 3 in each"):
        longer.play(move)
