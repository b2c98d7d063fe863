"""Invariants in random matches of all sizes."""

from __future__ import annotations

import random
from itertools import combinations

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
from .positions import pack

PLAIN = ("swing", "pass", "join", "stand")


def low(state: State) -> int:
    """Return the lowest rank of a match's pack."""
    return int(state.setup.options["low"])


def cards_in_play(state: State) -> list[str]:
    """Return every card of a deal except the discards."""
    tricks = [str(played.card) for trick in (*state.finished_tricks, state.trick) for played in trick]
    hands = [str(card) for hand in state.hands for card in hand]
    return [*hands, *map(str, state.talon), *map(str, state.up), *tricks]


@cases(80)
@given(plans("svangknack"))
def test_money_is_conserved_and_states_are_sound(plan: Plan) -> None:
    before = plan.start()
    assert is_conserved(before)
    for text, state in plan.walk():
        assert is_conserved(state), text
        assert state.bets == ()
        if not state.over and state.phase != "draw":
            assert state.pot % 3 == 0
        if before.chance is None and state.chance is None:
            # money moves only with the deal and after the last trick
            assert (state.pot, state.balances) == (before.pot, before.balances)
        check_moves(state)
        check_fields(state)
        hash(state)
        before = state


def check_fields(state: State) -> None:
    """Check that the fields are unset between deals, and seats hold their unplayed cards.

    In a deal at least two seats are in.
    """
    assert all(list(hand) == sorted(hand) for hand in state.hands)
    if state.chance or state.over:
        assert not any(state.hands)
        assert (state.trump, state.up, state.trick, state.talon, state.players_in) == (None, (), (), (), ())
        assert sum(state.tricks) in (0, 3)
        return
    assert len(state.players_in) >= 2
    assert state.swinger is None or state.swinger in state.players_in
    if state.trump:
        assert state.trump in {card[1] for card in state.up}
    check_hand_sizes(state)


@cases(60)
@given(plans("svangknack"))
def test_no_card_is_lost_or_doubled(plan: Plan) -> None:
    before, gone = plan.start(), []
    for text, state in plan.walk():
        words = text.split()
        if words[0] == "deal":
            gone = []
        elif words[1:2] == ["buy"]:
            gone += words[2:]
        elif before.phase == "answers" and words[1] == "pass":
            gone += [str(card) for card in before.hands[int(words[0])]]
        if state.turn is not None:
            assert sorted([*cards_in_play(state), *gone]) == sorted(pack(low(state))), text
        before = state


def every_try(plan: Plan, state: State) -> list[str]:
    """Return moves to try: purchases and cards of the hands, other moves, foreign cards."""
    tries = [f"{seat} {verb}" for seat in range(plan.players) for verb in PLAIN]
    for seat in range(plan.players):
        tries += [f"{seat} trump {suit}" for suit in "shdc"]
        whole = pack(low(state))
        held = [*state.hands[seat], *state.hands[seat - 1][:1], whole[plan.seed % len(whole)]]
        tries += [f"{seat} {verb} {card}" for card in {*held, "Xb"} for verb in ("play", "blank", "buy")]
        if seat == state.turn or state.turn is None:
            sets = [c for size in (2, 3) for c in combinations(sorted({*held}), size)]
            tries += [f"{seat} buy {' '.join(chosen)}" for chosen in sets]
    return tries


@cases(30)
@given(plans("svangknack"))
def test_judge_agrees_with_the_moves_on_every_card_and_every_purchase(plan: Plan) -> None:
    for _, state in plan.walk():
        check_tries(state, every_try(plan, state))


@cases(30)
@given(plans("svangknack"))
def test_views_leak_nothing(plan: Plan) -> None:
    # a view shows neither others' hands, nor the talon, nor discards (own ones included), nor face-down cards in a deal
    rng = random.Random(plan.seed)
    for _, state in plan.walk():
        for seats in readers(rng, plan.players, alone=2):
            known = known_cards(state, seats)
            view = check_view(state, seats, known, pack(2), "up", "trump", "pot", "balances")
            assert view.talon == len(state.talon)


@cases(30)
@given(plans("svangknack"))
def test_what_others_hold_changes_nothing_that_a_seat_sees(plan: Plan) -> None:
    # two deals that differ only in cards that a reader cannot know look the same to that reader
    rng = random.Random(plan.seed)
    state = plan.start()
    while state.chance == "draw":
        state = state.play(state.by_chance(rng.randrange(1 << 32)))
    if plan.deals % 2:
        # the first deal is forced, so that the second has a bidding
        state = state.deal(seed=plan.seed)
        while state.phase == "play":
            state = state.play(next(state.moves()))
    cards = list(state.by_chance(plan.seed).args)
    place = 3 * ((0 - state.dealer - 1) % plan.players)
    top = 3 * plan.players
    open_ = {place, place + 1, place + 2, top, top + 1}
    other = shuffled_but(cards, open_, rng)
    one, two = (state.play("deal " + " ".join(dealt)) for dealt in (cards, other))
    assert one.view(0) == two.view(0)
    while one.phase in ("swinging", "choosing", "answers", "buying"):
        moves = [str(move) for move in one.moves() if move.verb != "buy"]
        text = rng.choice([move for move in moves if not move.endswith("pass")] or moves)
        one, two = one.play(text), two.play(text)
        assert one.view(0) == two.view(0)


@cases(30)
@given(plans("svangknack"))
def test_clauses_in_force_and_events_are_clauses_of_the_game(plan: Plan) -> None:
    for _, state in plan.walk():
        check_clauses(state)


@cases(10)
@given(plans("svangknack"))
def test_spectators_are_not_told_which_duties_bind(plan: Plan) -> None:
    for _, state in plan.walk():
        check_duties_are_hidden(state)
