"""Invariants in random matches of all sizes and options."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

from hypothesis import given

from knack_widgets.rules import games

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
from .positions import PACK

KOPKNACK = games["kopknack"]
VERBS = ("knock", "fold", "stand", "merge", "keep")
PHASES = {"deal", "bidding", "buying", "play", "merging", "draw", "over"}


@cases(60)
@given(plans("kopknack"))
def test_money_is_conserved_and_states_are_sound(plan: Plan) -> None:
    assert is_conserved(plan.start())
    for text, state in plan.walk():
        assert is_conserved(state), text
        check_moves(state)
        assert state.phase in PHASES
        check_money(state)
        check_fields(state)
        hash(state)


def check_money(state: Any) -> None:
    """Check that amounts are divisible by three, and the pot is there during the play.

    Only the drawn rest need not be divisible.
    """
    stake = state.setup.options["stake"]
    if state.phase in ("bidding", "buying", "play"):
        assert state.pot >= stake
        assert state.pot % 3 == 0
    elif state.phase != "draw":
        assert state.pot == 0
    assert all(bete % stake == 0 for bete in state.bets)
    if state.setup.options["payment"] == "1922":
        assert state.bets == ()
        assert state.phase not in ("merging", "draw")
    if state.over:
        assert (state.pot, state.bets) == (0, ())


def check_fields(state: Any) -> None:
    """Check that every card is in one place, and hands and trump are unset between deals."""
    hands = [card for hand in state.hands for card in hand]
    lying = [played.card for trick in (*state.finished_tricks, state.trick) for played in trick]
    places = [*hands, *state.talon, *state.up]
    assert len(places) == len(set(places))
    assert not set(places) & set(lying) or not state.up
    assert len(lying) == len(set(lying))
    assert all(list(hand) == sorted(hand) for hand in state.hands)
    assert sum(state.tricks) in (0, 1, 2, 3)
    assert all(0 <= times <= state.setup.options["buys"] for times in state.bought)
    if state.phase == "merging":
        assert not hands
        assert len(state.finished_tricks) == 3
    elif state.chance or state.over:
        assert not any(state.hands)
        assert (state.trump, state.up, state.trick, state.talon) == (None, (), (), ())
        assert sum(state.tricks) == (3 if state.deals else 0)
        assert state.owed == ()
    else:
        assert state.trump == state.up[0][1]
        check_hand_sizes(state)


@cases(60)
@given(plans("kopknack"))
def test_no_card_is_lost_or_doubled(plan: Plan) -> None:
    # the discards are computed from the moves alone, because the rules need not know them
    out: list[str] = []
    before = plan.start()
    for text, state in plan.walk():
        words = text.split()
        if words[0] == "deal":
            out = []
        elif words[1:2] == ["fold"]:
            out += before.hands[int(words[0])]
        elif words[1:2] == ["buy"]:
            out += words[2:]
        if state.chance is None and not state.over:
            lying = [played.card for trick in (*state.finished_tricks, state.trick) for played in trick]
            hands = [card for hand in state.hands for card in hand]
            assert sorted([*hands, *state.talon, *state.up, *lying, *out]) == sorted(PACK), text
        before = state


@cases(60)
@given(plans("kopknack"))
def test_a_purchase_takes_the_top_of_the_talon(plan: Plan) -> None:
    before = plan.start()
    for text, state in plan.walk():
        if " buy " in text:
            seat, thrown = int(text.split()[0]), text.split()[2:]
            drawn = before.talon[: len(thrown)]
            assert before.talon == drawn + state.talon
            assert set(state.hands[seat]) == set(before.hands[seat]) - set(thrown) | set(drawn)
            assert [hand for other, hand in enumerate(state.hands) if other != seat] == [
                hand for other, hand in enumerate(before.hands) if other != seat
            ]
            assert sum(state.bought) == sum(before.bought) + 1
        before = state


@cases(10)
@given(plans("kopknack"))
def test_judge_agrees_with_the_moves_on_every_card_and_every_purchase(plan: Plan) -> None:
    for _, state in plan.walk():
        every = [f"{seat} {verb}" for seat in range(plan.players) for verb in VERBS]
        for seat in range(plan.players):
            held = list(state.hands[seat])
            # a neighbour's card, any card of the pack, the top of the talon, the upcard
            strange = {*state.hands[seat - 1][:1], PACK[plan.seed % 52], *state.talon[:1], *state.up} - set(held)
            every += [f"{seat} play {card}" for card in (*held, *strange)]
            sets = [some for size in (1, 2, 3) for some in combinations(held, size)]
            sets += [(*some, card) for some in combinations(held, 2) for card in sorted(strange)]
            every += [" ".join([str(seat), "buy", *sorted(some)]) for some in sets]
        check_tries(state, every)


@cases(25)
@given(plans("kopknack"))
def test_views_leak_nothing(plan: Plan) -> None:
    rng = random.Random(plan.seed)
    for _, state in plan.walk():
        for seats in readers(rng, plan.players, alone=2):
            # talon, discards and cards that others have bought are not known
            known = known_cards(state, seats)
            open_to_all = ("up", "trump", "bets", "pot", "balances", "tricks", "bought", "round")
            assert check_view(state, seats, known, PACK, *open_to_all).talon == len(state.talon)


@cases(15)
@given(plans("kopknack"))
def test_what_others_hold_and_buy_changes_nothing_that_a_seat_sees(plan: Plan) -> None:
    # two deals that differ only in cards that seat 0 cannot know, talon included, look the same to seat 0
    pack = list(plan.start().by_chance(plan.seed).args)
    count = plan.players
    place = (0 - plan.dealer - 1) % count
    own = {2 * place, 2 * place + 1, 2 * count + place, 3 * count}
    rng = random.Random(plan.seed)
    other = shuffled_but(pack, own, rng)
    one, two = (plan.start().play("deal " + " ".join(cards)) for cards in (pack, other))
    assert one.view(0) == two.view(0)
    while one.phase == two.phase == "bidding":
        one, two = one.play(f"{one.turn} knock"), two.play(f"{two.turn} knock")
        assert one.view(0) == two.view(0)
    # the others buy the same number of cards, in any choice, until seat 0 draws cards of its own
    while one.phase == two.phase == "buying" and one.turn:
        size = rng.randrange(min(3, len(one.talon)) + 1)
        words = [f"{one.turn} {'buy' if size else 'stand'}"]
        one, two = (s.play(" ".join([*words, *s.hands[s.turn][:size]])) for s in (one, two))
        assert one.view(0) == two.view(0)
        assert one.view() == two.view()


@cases(25)
@given(plans("kopknack"))
def test_clauses_in_force_and_events_are_clauses_of_the_game(plan: Plan) -> None:
    for _, state in plan.walk():
        check_clauses(state)


@cases(10)
@given(plans("kopknack"))
def test_spectators_are_not_told_which_duties_bind(plan: Plan) -> None:
    for _, state in plan.walk():
        check_duties_are_hidden(state)


@cases(40)
@given(plans("kopknack"))
def test_every_end_of_a_deal_is_told(plan: Plan) -> None:
    before = plan.start()
    for text, state in plan.walk():
        events = [event[0] for event in state.events]
        if before.chance is None and (state.chance or state.phase == "merging") and before.phase != "merging":
            assert ("takes-pot" in events) != ("takes" in events), text
            failed = [seat for seat in before.players_in if not state.tricks[seat]] if "takes" in events else []
            assert events.count("pays-in" if plan.options["payment"] == "1922" else "failed") == len(failed)
            assert events.count("sets") == events.count("failed")
        before = state


def test_the_plans_reach_every_phase_and_option() -> None:
    reached: set[tuple[str, object]] = set()

    @cases(60)
    @given(plans("kopknack"))
    def walk(plan: Plan) -> None:
        reached.update(plan.options.items())
        reached.update(("phase", state.phase) for _, state in plan.walk())

    walk()
    assert {("phase", phase) for phase in PHASES} <= reached
    for option in KOPKNACK.options.values():
        assert {(option.name, choice) for choice in option.choices} <= reached
