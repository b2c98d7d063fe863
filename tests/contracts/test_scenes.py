"""Scenes of every game: existing clauses, no hidden cards, words for every note."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from knack_widgets.rulebook.words import position
from knack_widgets.rules import Card, State, View, games
from knack_widgets.rules.core.scene import Scene
from tests.support.seeds import seeds

from . import GAMES

MOVES = 120


def states(game: str, seed: int) -> Iterator[State]:
    """Yield the states of a random match, one after every move."""
    random = Random(seed)
    players = games[game].players
    state = games[game].start(players=random.choice([count for count in players if count <= 5]))
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


def unseen(state: State, view: View) -> list[str]:
    """Return the cards in hands that the reader does not see."""
    return [card for seat, hand in enumerate(state.hands) if view.hands[seat] is None for card in hand]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", seeds(2, 6))
def test_a_scene_shows_what_its_reader_may_see_and_says_by_which_clause(game: str, seed: int) -> None:
    clauses = games[game].clauses
    for number, state in enumerate(states(game, seed)):
        seats = range(len(state.setup.names))
        for view in (state.view(), state.view(number % len(seats))):
            scene = view.scene
            clauses_and_cards = list(zones(scene))
            assert [clause for clause, _ in clauses_and_cards if clause not in clauses] == []
            shown = [card for _, cards in clauses_and_cards for card in cards if card]
            left = list(state.setup.game.pack(state.setup))
            for card in shown:
                left.remove(card)  # each card is in only one place
            for card in unseen(state, view):
                left.remove(card)  # a hidden card is not drawn
            assert len(scene.hands) == len(scene.seats) == len(seats)
            assert len(scene.piles) in (0, len(seats))
            for seat in seats:
                hand = scene.hands[seat]
                assert hand is None or not hand.held or hand.cards == view.hands[seat]
                assert hand is None or hand.cards is None or len(hand.cards) == hand.count


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["sv", "de", "en"])
def test_every_note_has_its_words(game: str, lang: str) -> None:
    """Check that each note has a message.

    A missing message is a warning, and warnings are errors.
    """
    for number, state in enumerate(states(game, 7)):
        if not number % 4:
            assert position(state.view(0), lang)
