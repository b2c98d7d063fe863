"""Random matches of all sizes: what must hold in every state."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from hypothesis import given

from knack_widgets.rules import IllegalMove, Record, State, games

from ..helpers.fuzz import cases
from ..helpers.matches import Plan, conserved, known_cards, plans, reachable
from .positions import pack

svangknack = games["svangknack"]
PLAIN = ("swing", "pass", "join", "stand")


def low(state: State) -> int:
    """The lowest rank of a match's pack."""
    return int(state.setup.options["low"])


def cards_in_play(state: State) -> list[str]:
    """Every card that lies somewhere in a deal but among the discards."""
    tricks = [str(played.card) for trick in (*state.laid, state.trick) for played in trick]
    hands = [str(card) for hand in state.hands for card in hand]
    return [*hands, *map(str, state.talon), *map(str, state.up), *tricks]


@cases(80)
@given(plans("svangknack"))
def test_money_is_conserved_and_states_are_sound(plan: Plan) -> None:
    before = plan.start()
    assert conserved(before)
    for text, state in plan.walk():
        assert conserved(state), text
        assert state.bets == ()
        if not state.over and state.phase != "draw":
            assert state.pot % 3 == 0
        if before.chance is None and state.chance is None:
            # money moves with the deal and after the last trick, never in between
            assert (state.pot, state.balances) == (before.pot, before.balances)
        check_moves(state)
        check_fields(state)
        hash(state)
        before = state


def check_moves(state: State) -> None:
    """Moves are sorted by text, each once; the seats to act are those that have one; chance excludes seats."""
    moves = [str(move) for move in state.moves()]
    assert moves == sorted(set(moves))
    assert state.to_act == {move.seat for move in state.moves()}
    assert bool(state.to_act) == (state.chance is None and not state.over)
    assert state.judge("end").legal == (state.chance == "deal")


def check_fields(state: State) -> None:
    """Between deals everything is put away; in a deal at least two are in, and hold what they have not played."""
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
    for seat, hand in enumerate(state.hands):
        played = sum(lying.seat == seat for trick in (*state.laid, state.trick) for lying in trick)
        assert len(hand) == (3 - played if seat in state.players_in else 0)


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
    """Every purchase and card that the hands allow, every other move of every seat, and some strangers' cards."""
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
        listed = {str(move) for move in state.moves()}
        tries = every_try(plan, state)
        for text in tries:
            verdict = state.judge(text)
            assert verdict.legal == (text in listed), text
            assert verdict.legal == (not verdict.clauses)
            assert all(svangknack.clauses[clause].enforces for clause in verdict.clauses)
            if state.turn is None and not state.over:
                assert {reason.key for reason in verdict.reasons} == {"phase"}
        assert listed <= set(tries)


@cases(30)
@given(plans("svangknack"))
def test_illegal_moves_are_refused_and_legal_ones_played(plan: Plan) -> None:
    rng = random.Random(plan.seed)
    for _, state in plan.walk():
        for text in rng.sample(every_try(plan, state), 4):
            before = hash(state)
            verdict = state.judge(text)
            if verdict.legal:
                assert state.play(text) != state
            else:
                with pytest.raises(IllegalMove) as caught:
                    state.play(text)
                assert caught.value.verdict == verdict
                assert caught.value.clause == verdict.clauses[0]
            assert hash(state) == before


@cases(40)
@given(plans("svangknack"))
def test_a_match_replays_from_its_record_to_equal_states(plan: Plan) -> None:
    moves, states = zip(*plan.walk(), strict=True)
    record = Record("svangknack", plan.players, moves, plan.dealer, plan.options)
    assert tuple(step.after for step in record.steps) == states
    assert [hash(step.after) for step in record.steps] == [hash(state) for state in states]
    text = record.dumps()
    again = Record.loads(text)
    assert again.dumps() == text
    assert again.final == record.final == states[-1]
    assert again == record


@cases(30)
@given(plans("svangknack"))
def test_views_leak_nothing(plan: Plan) -> None:
    # neither others' hands, nor the talon, nor discards (one's own included), nor face-down cards while the deal is on
    rng = random.Random(plan.seed)
    for _, state in plan.walk():
        some = frozenset(rng.sample(range(plan.players), rng.randrange(plan.players + 1)))
        alone = rng.sample(range(plan.players), 2)
        for seats in (frozenset(), some, *(frozenset({seat}) for seat in alone)):
            view = state.view(*seats)
            known = known_cards(state, seats)
            shown = {word for text in reachable(view) for word in text.split() if word in pack(2)}
            assert shown <= known, (seats, shown - known)
            for seat in range(plan.players):
                assert view.hands[seat] == (state.hands[seat] if seat in seats else None)
                assert view.counts[seat] == len(state.hands[seat])
            assert view.talon == len(state.talon)
            assert [str(move) for move in view.moves] == [str(m) for m in state.moves() if m.seat in seats]
            assert (view.up, view.trump, view.pot, view.balances) == (
                state.up,
                state.trump,
                state.pot,
                state.balances,
            )


@cases(30)
@given(plans("svangknack"))
def test_what_others_hold_changes_nothing_that_a_seat_sees(plan: Plan) -> None:
    # two deals that differ only in cards which a reader cannot know look the same to that reader
    rng = random.Random(plan.seed)
    state = plan.start()
    while state.chance == "draw":
        state = state.play(state.by_chance(rng.randrange(1 << 32)))
    if plan.deals % 2:
        # a deal before, so that the second is bid for
        state = state.deal(seed=plan.seed)
        while state.phase == "play":
            state = state.play(next(state.moves()))
    cards = list(state.by_chance(plan.seed).args)
    place = 3 * ((0 - state.dealer - 1) % plan.players)
    top = 3 * plan.players
    open_ = {place, place + 1, place + 2, top, top + 1}
    others = [i for i in range(len(cards)) if i not in open_]
    other = list(cards)
    for old, new in zip(others, rng.sample(others, len(others)), strict=True):
        other[old] = cards[new]
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
    clauses = svangknack.clauses
    for text, state in plan.walk():
        assert state.events, text
        for event in state.events:
            assert clauses[event[-1]].kind not in ("background", "limit")
        for seat in (None, *range(plan.players)):
            force = state.in_force(seat)
            assert force
            assert len(set(force)) == len(force)
            assert all(clauses[clause].enforces for clause in force)
        for move in state.moves():
            assert state.judge(move).grounds == state.in_force(move.seat)


@cases(10)
@given(plans("svangknack"))
def test_spectators_are_not_told_which_duties_bind(plan: Plan) -> None:
    # which duty binds depends on the hand: only who sees the hand is told
    for _, state in plan.walk():
        for reader in ({*range(plan.players)} - {state.turn}, set()):
            duties = [c for c in state.view(*reader).in_force if svangknack.clauses[c].kind == "duty"]
            assert duties == []
