"""Contracts of scenes: existing clauses, each card in one place, no hidden cards."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from ..rules import Card, State, View, games
from ..rules.core.scene import Scene
from .faults import Fault, contract

MOVES: Final = 120


def each_state(game_id: str, seed: int) -> Iterator[State]:
    """Yield the states of a random match, one after every move."""
    random = Random(seed)
    players = games[game_id].players
    few = [count for count in players if count <= 5] or [players.start]
    state = games[game_id].start(players=random.choice(few))
    for number in range(MOVES):
        if state.over:
            return
        if state.chance:
            state = state.play(state.by_chance(f"{seed}:{number}"))
        else:
            move = state.sample(random.getrandbits(64))
            assert move is not None
            state = state.play(move)
        yield state


def zones(scene: Scene) -> Iterator[tuple[str, tuple[Card | None, ...]]]:
    """Yield the clause and the cards of every zone."""
    for hand in scene.hands:
        if hand:
            yield hand.clause, hand.cards if hand.cards is not None else (None,) * hand.count
    for row in scene.rows:
        yield row.clause, row.cards
    for trick in (scene.trick, scene.last):
        if trick:
            yield trick.clause, tuple(played.card for played in trick.plays)
    if scene.heap:
        yield scene.heap.clause, scene.heap.cards
        for _, clause in scene.heap.effects:
            yield clause, ()
    for pile in (pile for piles in scene.piles for pile in piles):
        yield pile.clause, (*pile.up, pile.peeked)
    for stock in scene.stocks:
        yield stock.clause, (None,) * stock.count


def hidden_cards(state: Any, view: View) -> list[str]:
    """Return the cards in hands that the reader does not see."""
    return [card for seat, hand in enumerate(state.hands) if view.hands[seat] is None for card in hand]


@contract("scene.py", "draw each card once, as the view has it, and name the clause that puts it there", seeds=2)
def check_scenes(game_id: str, seed: int) -> Iterator[Fault]:
    """Check that a scene shows the cards that its reader may see, each with its clause."""
    clauses = games[game_id].clauses
    for number, state in enumerate(each_state(game_id, seed)):
        seats = range(len(state.setup.names))
        for view in (state.view(), state.view(number % len(seats))):
            scene = view.scene
            clauses_and_cards = list(zones(scene))
            for clause in sorted({clause for clause, _ in clauses_and_cards if clause not in clauses}):
                yield Fault("scene.py", f"a zone names the clause {clause}", "expected a clause of the game")
            left = list(state.setup.game.pack(state.setup))
            for card in (card for _, cards in clauses_and_cards for card in cards if card):
                assert card in left, f"{card} is drawn in two places"
                left.remove(card)
            for hidden in map(Card, hidden_cards(state, view)):
                assert hidden in left, f"{hidden} is drawn, but the reader may not see it"
                left.remove(hidden)
            assert len(scene.hands) == len(scene.seats) == len(seats)
            assert len(scene.piles) in (0, len(seats))
            for seat in seats:
                hand = scene.hands[seat]
                assert hand is None or not hand.held or hand.cards == view.hands[seat]
                assert hand is None or hand.cards is None or len(hand.cards) == hand.count
