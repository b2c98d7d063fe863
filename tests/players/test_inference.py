"""Facts about hidden cards: true in every world, complete, and with their proof."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from knack_widgets.players import hint, worlds
from knack_widgets.players.hint import Hint
from knack_widgets.players.inference import Certain, infer, tell
from knack_widgets.rulebook.languages import LANGS
from knack_widgets.rulebook.speech import Speaker
from knack_widgets.rules import Card, State, games
from knack_widgets.rules.core.cards import BIT
from tests.support.seeds import seeds


def positions(game: str, seed: int, players: int = 3) -> list[State]:
    """Return the positions of a random deal."""
    dice, state, states = Random(seed), games[game].start(players=players), []
    while state.chance:
        state = state.play(state.by_chance(f"{seed}"))
    for number in range(60):
        if state.over or state.chance == "deal":
            break
        states.append(state)
        state = state.play(state.by_chance(f"{number}") if state.chance else dice.choice(state.legal))
    return states


@pytest.mark.parametrize("game", games)
@pytest.mark.parametrize("seed", seeds(1, 2))
def test_what_is_certain_holds_in_the_true_world_and_in_others(game: str, seed: int) -> None:
    for state in positions(game, seed):
        for seat in range(len(state.hands)):
            view = state.view(seat)
            for fact in infer(view):
                assert view.hands[fact.seat] is None
                assert set(fact.clauses) <= set(view.setup.game.clauses)
                for world in (state, *worlds(view, n=3)):
                    held = set(world.hands[fact.seat])
                    assert (set(fact.cards) <= held) if fact.holds else not set(fact.cards) & held


@pytest.mark.parametrize("game", ["knack", "kopknack"])
def test_a_card_that_is_in_no_world_is_ruled_out(game: str) -> None:
    """With few worlds, a fact rules out each hidden card that a seat holds in no world."""
    met = 0
    for seed in range(12):
        for state in positions(game, seed, players=2):
            view = state.view(0)
            if state.phase != "play" or not view.counts[1]:
                continue
            possible_worlds = list(worlds(view, n=1500))
            if len(possible_worlds) >= 1500:
                continue
            possible = {card for world in possible_worlds for card in world.hands[1]}
            hidden = {card for world in possible_worlds for card in game_pack(state)} - seen(state)
            ruled_out = {card for fact in infer(view) for card in fact.cards if fact.seat == 1}
            assert hidden - possible == ruled_out
            met += bool(ruled_out)
    assert met > 0


def game_pack(state: State) -> set[Card]:
    return set(state.setup.game.pack(state.setup))


def seen(state: State) -> set[Card]:
    """Return the cards that the first seat has seen."""
    view = state.view(0)
    shown = {played.card for trick in (*view.finished_tricks, view.trick) for played in trick if played.card}
    thrown = {card for mask in view.known.thrown[:1] for card in game_pack(state) if BIT[card] & mask}
    return {*(view.hands[0] or ()), *view.up, *shown, *thrown}


@cache
def facts(game: str) -> list[tuple[State, int, tuple[Certain, ...]]]:
    """Return the facts about four deals: for each position and seat those that the seat can infer."""
    states = [state for seed in range(4) for state in positions(game, seed)]
    return [(state, seat, infer(state.view(seat))) for state in states for seat in range(len(state.hands))]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", games)
def test_facts_are_told_in_every_language(game: str, lang: str) -> None:
    sentences = set()
    for state, seat, inferred in facts(game):
        speak = Speaker(lang, state.setup, seat)
        sentences |= {tell(fact, speak) for fact in inferred}
    assert sentences
    assert all(sentence.endswith(".") and "{" not in sentence for sentence in sentences)


@cache
def first_hint(game: str) -> Hint:
    """Return the hint in the first position of a deal in which a seat may move."""
    state = next(one for one in positions(game, 1) if one.legal)
    return hint(state.view(min(state.to_act)), worlds=2, cpu_limit=1)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", games)
def test_a_hint_has_three_steps_in_words(game: str, lang: str) -> None:
    advice = first_hint(game)
    assert all(end not in step for step in advice.steps("en") for end in (".;", "..", " ."))
    steps = advice.steps(lang)
    assert advice.explain(lang).split("\n") == [*steps]
    assert all("{" not in step and len(step) > 20 for step in steps)


def test_hints_are_for_one_seat() -> None:
    state = games["knack"].start(players=3).deal(seed=1)
    with pytest.raises(ValueError, match="one seat"):
        hint(state.view())
