"""A free choice in games of tricks: a clause frees it, is in force, and is the reason."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from knack_widgets.rules import State, games
from knack_widgets.testing.matches import walk

TRICKS = ("knack", "kopknack", "svangknack")
MATCHES = 120
LANGS = ("sv", "de", "en")


def positions(game: str) -> list[State]:
    """Return states in which a seat is void in the suit led and may play its whole hand."""
    states = []
    for seed in range(MATCHES):
        for _, state in walk(game, seed, 60):
            if state.phase != "play" or not state.trick or state.trick[0].face_down:
                continue
            (seat,) = state.to_act
            hand = state.view(seat).hands[seat]
            void = all(card[1] != state.trick[0].card[1] for card in hand)
            if void and len([move for move in state.moves() if move.verb == "play"]) == len(hand):
                states.append(state)
    return states


@pytest.mark.parametrize("game", TRICKS)
def test_void_in_the_suit_led_with_every_card_allowed_a_clause_of_the_play_says_so(game: str) -> None:
    states = positions(game)
    assert len(states) > 20
    for state in states:
        (seat,) = state.to_act
        view = state.view(seat)
        first = view.in_force[0]
        assert first not in view.turn_clauses
        for move in state.moves():
            verdict = state.judge(move)
            if verdict.freed_by:
                assert verdict.freed_by == first == verdict.grounds[0]


@pytest.mark.parametrize("game", TRICKS)
def test_every_freeing_clause_is_cited_with_words_of_its_own(game: str) -> None:
    cited: Counter[str] = Counter()
    said: dict[str, set[str]] = {}
    for seed in range(MATCHES):
        for _, state in walk(game, seed, 60):
            if state.phase != "play":
                continue
            for move in list(state.moves())[:1]:
                verdict = state.judge(move)
                if verdict.freed_by:
                    cited[verdict.freed_by] += 1
                    said.setdefault(verdict.freed_by, set()).update(verdict.explain(lang) for lang in LANGS)
    freeing = {id_ for id_, clause in games[game].clauses.items() if clause.frees}
    assert set(cited) == freeing
    plain = {"is your turn", "’s turn", "an der Reihe", "på tur"}
    assert not [text for texts in said.values() for text in texts if any(word in text for word in plain)]


@pytest.mark.parametrize("game", TRICKS)
def test_a_duty_that_the_whole_hand_obeys_is_the_reason_and_no_freedom(game: str) -> None:
    seen = 0
    for seed in range(MATCHES):
        for _, state in walk(game, seed, 60):
            if state.phase != "play" or not state.trick or state.trick[0].face_down:
                continue
            (seat,) = state.to_act
            led = state.trick[0].card[1]
            if len(state.finished_tricks) < 2 and all(card[1] == led for card in state.view(seat).hands[seat]):
                seen += 1
                assert state.in_force(seat)[0] not in state.view(seat).turn_clauses
                assert all(state.judge(move).freed_by is None for move in state.moves())
    assert seen


def test_a_struck_duty_does_not_free_a_player_who_could_obey_it() -> None:
    state: Any = games["svangknack"].start(players=3, dealer=0, without=["play.5"])
    followers = 0
    for seed in range(60):
        state = state.deal(seed)
        while (move := state.sample(seed)) is not None:
            if state.phase == "play" and state.trick and not state.finished_tricks:
                suits = {card.suit for card in state.hands[state.turn]}
                can_follow = state.trick[0].card.suit in suits
                followers += can_follow
                assert ("play.6" in state.in_force(state.turn)) != can_follow
                assert (state.judge(move).freed_by == "play.6") != can_follow
            state = state.play(move)
    assert followers
