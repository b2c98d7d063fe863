"""Worlds of Knåker after a pile has been picked up, beside matches dealt anew and replayed move by move."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple, cast

import pytest

from knack_widgets.players import worlds
from knack_widgets.players.inference import infer
from knack_widgets.rules import IllegalMove, Move, games
from knack_widgets.rules.core.cards import Card
from knack_widgets.rules.knaker.state import KnakerState
from knack_widgets.rules.knaker.unlaid import kind_of

STEPS = 60


class Told(NamedTuple):
    """A match: the pack, the moves, and the state they have led to."""

    pack: tuple[Card, ...]
    moves: tuple[Move, ...]
    state: KnakerState


def matches(players: int, seeds: range) -> Iterator[Told]:
    """Positions of random play in which a hand that picked up has unseen cards of different times."""
    for seed in seeds:
        due = games["knaker"].start(players=players)
        deal = due.by_chance(seed)
        state, moves = due.play(deal), []
        for number in range(STEPS):
            move = state.sample(seed * 1000 + number)
            if move is None:
                break
            # whoever may pick up does: it is rare at random
            seat = state.turn
            if seat is not None and state.judge(f"{seat} pick-up").legal:
                move = Move(seat, "pick-up")
            state, moves = state.play(move), [*moves, move]
            yield Told(deal.args, tuple(moves), cast(KnakerState, state))


def unseen(state: KnakerState, seat: int) -> tuple[Card, ...]:
    """The cards of a hand that nobody else has seen."""
    left = list(state.hands[seat])
    for card in state.shown[seat]:
        left.remove(card)
    return tuple(left)


def places_of_hand(told: Told, seat: int) -> list[int]:
    """The places of the pack from which a hand has got cards that nobody else saw."""
    players = len(told.state.hands)
    found = [(6 + number) * players + seat for number in range(3)]
    state = games["knaker"].start(players=players).play(Move(None, "deal", told.pack))
    for move in told.moves:
        after = state.play(move)
        drawn = len(state.stock) - len(after.stock)
        top = len(told.pack) - len(state.stock)
        if move.verb == "draw" and move.seat == seat:
            found += range(top, top + drawn)
        state = after
    return found


def deal_anew(told: Told, seat: int, chance: random.Random) -> KnakerState | None:
    """The match of a pack in which the cards of `seat` that the other has not seen may have come at any time.

    `None` where a move is refused. Two players; the other one's cards stay where they are.
    """
    own = places_of_hand(told, seat)
    state, players = told.state, len(told.state.hands)
    hidden = Counter(unseen(state, seat))
    was_laid = []
    for place in own:
        card = told.pack[place]
        if hidden[card]:
            hidden[card] -= 1
        else:
            was_laid.append(card)
    down = [number * players + one for one in range(players) for number in range(3) if state.face_down[one][number]]
    stock = range(len(told.pack) - len(state.stock), len(told.pack))
    pack: list[Card | None] = list(told.pack)
    for place in (*own, *down, *stock):
        pack[place] = None
    for card, place in zip(was_laid, chance.sample(own, len(was_laid)), strict=True):
        pack[place] = card
    left = list(told.pack)
    for card in pack:
        if card:
            left.remove(card)
    chance.shuffle(left)
    filled = tuple(card or left.pop() for card in pack)
    again = games["knaker"].start(players=players).play(Move(None, "deal", filled))
    try:
        for move in told.moves:
            again = again.play(move)
    except IllegalMove:
        return None
    return cast(KnakerState, again)


@pytest.mark.parametrize(("seed", "step"), [(224, 17), (93, 30), (207, 52)])
def test_worlds_come_as_often_as_deals_that_replay(seed: int, step: int) -> None:
    """The one unseen card may be of before the pile was picked up, or of after: nobody saw which was laid."""
    told = next(islice(matches(2, range(seed, seed + 1)), step, None))
    found, view, chance = told.state.unlaid[1], told.state.view(0), random.Random(2)
    assert found
    assert len(found.splits) == 2
    high = frozenset().union(*(check.barred for check in found.checks))
    anew = [state for _ in range(500) if (state := deal_anew(told, 1, chance)) and state.view(0) == view]
    dealt = Counter(kind_of(unseen(state, 1)[0]) in high for state in anew)
    drawn = Counter(kind_of(unseen(cast(KnakerState, world), 1)[0]) in high for world in worlds(view, n=2000))
    one, other = dealt[True] / dealt.total(), drawn[True] / drawn.total()
    assert dealt[True] > 5
    assert abs(one - other) <= 4 * (one * (1 - one) * (1 / dealt.total() + 1 / drawn.total())) ** 0.5


def test_what_is_told_of_a_hand_that_picked_up_is_true() -> None:
    told_of = 0
    for told in islice(matches(3, range(6)), 0, None, 2):
        view = told.state.view(0)
        for fact in infer(view):
            if fact.move and fact.move.verb == "pick-up":
                assert fact.clauses == ("3.3",)
                assert not {*fact.cards} & {*unseen(told.state, fact.seat)}
                assert not any(
                    {*fact.cards} & {*unseen(cast(KnakerState, one), fact.seat)} for one in worlds(view, n=5)
                )
                told_of += 1
    assert told_of


def test_nothing_is_told_where_a_pile_may_be_picked_up_at_will() -> None:
    state = games["knaker"].start(players=2, readings={"N-14": "b"}).deal(3)
    for number in range(60):
        seat = state.turn
        wanted = f"{seat} pick-up" if seat is not None and state.judge(f"{seat} pick-up").legal else None
        state = state.play(wanted or str(state.sample(number)))
        assert not any(cast(KnakerState, state).unlaid)
