"""Worlds of Knåker after a pile was picked up, compared with replayed random deals."""

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
from knack_widgets.rules.knaker.pickup_conclusions import kind_of
from knack_widgets.rules.knaker.state import KnakerState

STEPS = 60


class Told(NamedTuple):
    """A match: the pack, the moves, and the state after them."""

    pack: tuple[Card, ...]
    moves: tuple[Move, ...]
    state: KnakerState


def matches(players: int, seeds: range) -> Iterator[Told]:
    """Yield matches in which a hand that picked up a pile has unseen cards of different times."""
    for seed in seeds:
        due = games["knaker"].start(players=players)
        deal = due.by_chance(seed)
        state, moves = due.play(deal), []
        for number in range(STEPS):
            move = state.sample(seed * 1000 + number)
            if move is None:
                break
            # a seat that may pick up does so, because random play does it rarely
            seat = state.turn
            if seat is not None and state.judge(f"{seat} pick-up").legal:
                move = Move(seat, "pick-up")
            state, moves = state.play(move), [*moves, move]
            yield Told(deal.args, tuple(moves), cast(KnakerState, state))


def unseen(state: KnakerState, seat: int) -> tuple[Card, ...]:
    """Return the cards of a hand that the other players have not seen."""
    left = list(state.hands[seat])
    for card in state.shown[seat]:
        left.remove(card)
    return tuple(left)


def places_of_hand(match: Told, seat: int) -> list[int]:
    """Return the places in the pack of the cards that a hand got unseen."""
    players = len(match.state.hands)
    places = [(6 + number) * players + seat for number in range(3)]
    state = games["knaker"].start(players=players).play(Move(None, "deal", match.pack))
    for move in match.moves:
        after = state.play(move)
        drawn = len(state.stock) - len(after.stock)
        top = len(match.pack) - len(state.stock)
        if move.verb == "draw" and move.seat == seat:
            places += range(top, top + drawn)
        state = after
    return places


def deal_anew(match: Told, seat: int, chance: random.Random) -> KnakerState | None:
    """Return the match after its moves with the unseen cards of `seat` moved, or None.

    They get random places. None means that a move is refused. There are two players; the cards of the other player keep
    their places.
    """
    own = places_of_hand(match, seat)
    state, players = match.state, len(match.state.hands)
    hidden = Counter(unseen(state, seat))
    was_laid = []
    for place in own:
        card = match.pack[place]
        if hidden[card]:
            hidden[card] -= 1
        else:
            was_laid.append(card)
    down = [number * players + one for one in range(players) for number in range(3) if state.face_down[one][number]]
    stock = range(len(match.pack) - len(state.stock), len(match.pack))
    pack: list[Card | None] = list(match.pack)
    for place in (*own, *down, *stock):
        pack[place] = None
    for card, place in zip(was_laid, chance.sample(own, len(was_laid)), strict=True):
        pack[place] = card
    left = list(match.pack)
    for card in pack:
        if card:
            left.remove(card)
    chance.shuffle(left)
    filled = tuple(card or left.pop() for card in pack)
    again = games["knaker"].start(players=players).play(Move(None, "deal", filled))
    try:
        for move in match.moves:
            again = again.play(move)
    except IllegalMove:
        return None
    return cast(KnakerState, again)


@pytest.mark.apart
@pytest.mark.parametrize(("seed", "step"), [(224, 17), (93, 30), (207, 52)])
def test_worlds_are_as_frequent_as_deals_that_replay(seed: int, step: int) -> None:
    """The unseen card may be older or newer than the pile: it is unknown which was laid."""
    match = next(islice(matches(2, range(seed, seed + 1)), step, None))
    unlaid, view, chance = match.state.unlaid[1], match.state.view(0), random.Random(2)
    assert unlaid
    assert len(unlaid.splits) == 2
    high = frozenset().union(*(check.barred for check in unlaid.checks))
    deals = [state for _ in range(500) if (state := deal_anew(match, 1, chance)) and state.view(0) == view]
    dealt = Counter(kind_of(unseen(state, 1)[0]) in high for state in deals)
    drawn = Counter(kind_of(unseen(cast(KnakerState, world), 1)[0]) in high for world in worlds(view, n=2000))
    one, other = dealt[True] / dealt.total(), drawn[True] / drawn.total()
    assert dealt[True] > 5
    assert abs(one - other) <= 4 * (one * (1 - one) * (1 / dealt.total() + 1 / drawn.total())) ** 0.5


def test_facts_about_a_hand_that_picked_up_are_true() -> None:
    told_of = 0
    for match in islice(matches(3, range(6)), 0, None, 2):
        view = match.state.view(0)
        for fact in infer(view):
            if fact.move and fact.move.verb == "pick-up":
                assert fact.clauses == ("3.3",)
                assert not {*fact.cards} & {*unseen(match.state, fact.seat)}
                assert not any(
                    {*fact.cards} & {*unseen(cast(KnakerState, world), fact.seat)} for world in worlds(view, n=5)
                )
                told_of += 1
    assert told_of


def test_no_facts_if_a_pile_may_be_picked_up_at_will() -> None:
    state = games["knaker"].start(players=2, readings={"N-14": "b"}).deal(3)
    for number in range(60):
        seat = state.turn
        wanted = f"{seat} pick-up" if seat is not None and state.judge(f"{seat} pick-up").legal else None
        state = state.play(wanted or str(state.sample(number)))
        assert not any(cast(KnakerState, state).unlaid)
