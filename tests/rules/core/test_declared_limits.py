"""Declarations that the shared play of tricks does not support are errors.

They are raised at the declaration, at the first deal or at the first lead.
"""

from typing import Any

import pytest

from knack_widgets.rules import games
from knack_widgets.rules.core.cards import CARDS, mask_of
from knack_widgets.rules.core.chance import hands, layout
from knack_widgets.rules.core.clauses import Chapter, Clause
from knack_widgets.rules.core.situations import When
from knack_widgets.rules.core.tricks.play import TrickPhase


def declare(later: int, tricks: int = 3, name: str = "play", **more: Any) -> TrickPhase[Any]:
    clause = Chapter("play").permission("play.1")
    return TrickPhase(
        name,
        tricks=tricks,
        **{
            "first": clause,
            "leads": (clause,) * later,
            "onward": clause,
            "winners": (),
            "done": lambda s: s,
            "duties": (),
            **more,
        },
    )


def duty(when: When) -> Clause:
    return Chapter("play").duty("play.2", when=when)(lambda _: 0)


@pytest.mark.parametrize("tricks", [1, 2, 3, 6, 13, 52])
def test_any_number_of_tricks_can_be_declared(tricks: int) -> None:
    phase = declare(tricks - 1, tricks)
    assert (phase.tricks, phase.cards) == (tricks, tricks)


def test_one_clause_may_give_the_turn_for_all_later_leads() -> None:
    later = Chapter("later").permission("later.1")
    assert declare(0, 6, leads=later)._leads[1:] == (later,) * 5


@pytest.mark.parametrize("leads", [0, 1, 5])
def test_another_number_of_later_leads_is_refused_at_declaration(leads: int) -> None:
    with pytest.raises(ValueError, match=f"play: {leads} clauses of later leads; expected 2, for 3 tricks"):
        declare(leads)


@pytest.mark.parametrize(("tricks", "cards"), [(0, 0), (53, 53), (4, 3), (3, 53)])
def test_tricks_for_which_hands_have_no_cards_are_refused_at_declaration(tricks: int, cards: int) -> None:
    with pytest.raises(ValueError, match=f"play: {tricks} tricks from hands of {cards}; expected 1 to 52 tricks"):
        declare(max(0, tricks - 1), tricks, cards=cards)


def test_a_phase_of_tricks_by_another_name_is_refused_at_declaration() -> None:
    with pytest.raises(ValueError, match="tricks: a phase of tricks; expected the name play"):
        declare(2, name="tricks")


def test_a_duty_in_a_fourth_trick_is_refused_at_declaration() -> None:
    late = duty(frozenset({(True, 3)}))
    for name in ("duties", "freedoms"):
        with pytest.raises(ValueError, match=r"play\.2 applies to \[\(True, 3\)\]; expected one of 3 tricks"):
            declare(2, **{name: (late,)})


@pytest.mark.parametrize(
    ("when", "leading", "following"), [("lead", True, False), ("follow", False, True), ("always", True, True)]
)
def test_a_duty_declared_by_a_word_applies_to_every_trick_of_any_deal(
    when: When, leading: bool, following: bool
) -> None:
    for tricks in (1, 6):
        asked = declare(tricks - 1, tricks, duties=(duty(when),))._duties
        assert asked.keys() == {(lead, number) for lead in (True, False) for number in range(tricks)}
        for (lead, _), duties in asked.items():
            assert bool(duties) == (leading if lead else following)


def test_an_unknown_word_for_the_situations_of_a_duty_is_refused() -> None:
    with pytest.raises(
        ValueError, match="when = 'first': expected a set of situations, or one of lead, follow, always"
    ):
        duty("first")  # type: ignore[arg-type]


@pytest.mark.parametrize("rounds", [(), (0,), (3, 0)])
def test_rounds_without_a_card_are_not_dealt(rounds: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="expected rounds of one card or more"):
        layout(4, 0, rounds)


def test_hands_of_any_number_of_cards_are_dealt_in_rounds() -> None:
    dealt = hands(CARDS, 2, 0, (2, 1, 3))
    assert [mask.bit_count() for mask in dealt] == [6, 6]
    assert dealt[1] == mask_of([*CARDS[:2], CARDS[4], *CARDS[6:9]])
    assert dealt[0] == mask_of([*CARDS[2:4], CARDS[5], *CARDS[9:12]])


def test_hands_for_which_the_pack_has_too_few_cards_are_not_dealt() -> None:
    with pytest.raises(ValueError, match="11 cards for 4 hands of 3: expected a card for each place"):
        hands(CARDS[:11], 4, 0, (3,))


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
