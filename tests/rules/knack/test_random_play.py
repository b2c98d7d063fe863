"""Invariants in random matches of all sizes."""

from __future__ import annotations

import random

from hypothesis import given

from knack_widgets.rules import State

from ..helpers.fuzz import cases
from ..helpers.invariants import (
    check_clauses,
    check_duties_are_hidden,
    check_hand_sizes,
    check_moves,
    check_tries,
    check_view,
    is_conserved,
    known_cards,
    readers,
    shuffled_but,
)
from ..helpers.matches import Plan, plans
from ..helpers.positions import PACK

VERBS = ("knock", "fold")
CARD_VERBS = ("play", "blank")


@cases(60)
@given(plans("knack"))
def test_money_is_conserved_and_states_are_sound(plan: Plan) -> None:
    assert is_conserved(plan.start())
    for text, state in plan.walk():
        assert is_conserved(state), text
        check_moves(state)
        check_fields(state)
        hash(state)


def check_fields(state: State) -> None:
    """Check that every card is in one place, and hands and trump are unset between deals."""
    hands = [card for hand in state.hands for card in hand]
    assert len(hands) == len(set(hands))
    assert all(list(hand) == sorted(hand) for hand in state.hands)
    lying = [played.card for trick in (*state.finished_tricks, state.trick) for played in trick]
    assert len(hands) + len(lying) == len({*hands, *lying})
    assert state.pot == 0 or state.phase == "draw"
    assert sum(state.tricks) in (0, 1, 2, 3)
    if state.chance or state.over:
        assert not any(state.hands)
        assert (state.trump, state.up, state.trick) == (None, (), ())
        # three tricks, played or counted
        assert sum(state.tricks) == (3 if state.deals else 0)
    else:
        assert state.trump == state.up[0][1]
        assert not {*hands, *lying} & set(state.up)
        check_hand_sizes(state)
    if any(event[0] == "wins" for event in state.events):
        assert sorted(state.tricks)[-2:] == [0, 3]


@cases(25)
@given(plans("knack"))
def test_judge_agrees_with_the_moves_on_every_card_of_every_seat(plan: Plan) -> None:
    for _, state in plan.walk():
        every = [f"{seat} {verb}" for seat in range(plan.players) for verb in VERBS]
        for seat in range(plan.players):
            # own cards, one of a neighbour, one of the pack, and one that this game does not have
            held = [*state.hands[seat], *state.hands[seat - 1][:1], PACK[plan.seed % 36], "2h"]
            every += [f"{seat} {verb} {card}" for card in held for verb in CARD_VERBS]
        check_tries(state, every)


@cases(25)
@given(plans("knack"))
def test_views_leak_nothing(plan: Plan) -> None:
    rng = random.Random(plan.seed)
    for _, state in plan.walk():
        for seats in readers(rng, plan.players):
            known = known_cards(state, seats)
            check_view(state, seats, known, PACK, "up", "trump", "bets", "balances")


@cases(15)
@given(plans("knack"))
def test_what_others_hold_changes_nothing_that_a_seat_sees(plan: Plan) -> None:
    # two deals that differ only in cards that a reader cannot know look the same to that reader
    state = plan.start()
    pack = list(state.by_chance(plan.seed).args)
    place = {seat: (seat - plan.dealer - 1) % plan.players for seat in range(plan.players)}
    mine = {0: {2 * place[0], 2 * place[0] + 1, 2 * plan.players + place[0]}}
    open_ = mine[0] | {3 * plan.players}
    other = shuffled_but(pack, open_, random.Random(plan.seed))
    one, two = (state.play("deal " + " ".join(cards)) for cards in (pack, other))
    assert one.view(0) == two.view(0)
    while one.phase == two.phase == "bidding":
        one, two = one.play(f"{one.turn} knock"), two.play(f"{two.turn} knock")
        assert one.view(0) == two.view(0)


@cases(25)
@given(plans("knack"))
def test_clauses_in_force_and_events_are_clauses_of_the_game(plan: Plan) -> None:
    for _, state in plan.walk():
        check_clauses(state)


@cases(10)
@given(plans("knack"))
def test_spectators_are_not_told_which_duties_bind(plan: Plan) -> None:
    for _, state in plan.walk():
        check_duties_are_hidden(state)
