"""Drawing instead of listing: nothing that is listed is missed, and what is asked once holds for all lays of a kind."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from knack_widgets.rules import Card, Move, games
from knack_widgets.rules.core.draws import Draws
from knack_widgets.rules.knaker.acts import all_lays, legality, play, take_back
from knack_widgets.rules.knaker.acts.legality import ask, lay_here
from knack_widgets.rules.knaker.pile import Lay

from ..helpers.fuzz import TIMES
from .positions import PACK, at, plays
from .test_oracle import positions, purposeful, state_of

SEEDS = 20_000
"""So many draws at most find every lay of a position: the rarest is drawn once in some hundred."""


def check_all_drawn(state: Any, listed: set[tuple[str, ...]]) -> None:
    """Every lay that seat 0 has is drawn with some seed, and nothing else with any of these."""
    left = set(listed)
    for seed in range(SEEDS):
        found = play.draw_play(state, 0, Draws(seed))
        assert found in listed or (found is None and not listed)
        left.discard(found or ())
        if not left:
            return
    raise AssertionError(left)


def test_every_lay_that_is_listed_is_drawn_and_no_other() -> None:
    seen = 0
    for _, made in positions(300, 4, "draw"):
        state = state_of(made)
        listed = set(play.list_plays(state, 0))
        check_all_drawn(state, listed)
        seen += len(listed)
    assert seen > 300


def test_every_ladder_kaker_and_frippelknaker_that_is_listed_is_drawn() -> None:
    seen = 0
    for number in range(120 * TIMES):
        made, cards = purposeful(random.Random(f"drawn{number}"))
        state = state_of(made)
        listed = set(play.list_plays(state, 0)) if cards else set()
        if 0 < len(listed) < 60:
            check_all_drawn(state, listed)
            seen += sum(len({card[0] for card in lay}) > 1 for lay in listed)
    assert seen > 100


def asked(lay: Lay) -> bool:
    """Whether the clauses have nothing against a lay, all of them asked about it and nothing remembered."""
    limits = () if lay.exempt else legality.LIMITS
    return not ask((*legality.SHAPES, *limits, legality.r16_cheating.no_ladders), lay)


def test_lays_of_one_kind_are_allowed_alike() -> None:
    # every order of up to three cards in thousands of positions, and long lays: asked one by one, and once a kind
    answers: dict[Any, bool] = {}
    kinds: Counter[Any] = Counter()

    def check(lay: Lay) -> None:
        kinds[lay.kind] += 1
        assert answers.setdefault(lay.kind, asked(lay)) == asked(lay) == legality.allows(lay), lay
        assert asked(lay) == (not legality.objections(lay))

    for _, made in positions(500, 5, "kind"):
        state = state_of(made)
        for cards in made.every_order(3):
            check(lay_here(state, 0, tuple(map(Card, cards))))
    for number in range(1500 * TIMES):
        made, words = purposeful(random.Random(f"kind{number}"))
        if words:
            check(lay_here(state_of(made), 0, tuple(map(Card, words))))
    assert {*answers.values()} == {True, False}
    assert sum(count > 1 for count in kinds.values()) > 1_000


def test_a_kind_tells_apart_what_clauses_tell_apart() -> None:
    # what is easily forgotten: a black card on three kings, how many kajaker lie in a row, whose ace it is
    answers: dict[Any, set[bool]] = {}
    for pile in ("Ks Kh Kd", "Ah", *("Xb Xb Xr Xb Xb Xr"[: 3 * count + 2] for count in range(6))):
        for capped in ((), (0,)):
            state = at(["2s 3s 3h 5d 7h Th Ad", "? ? ?"], pile=pile, decks=2, capped=capped)
            for one in (state, state.evolve(owners=(0,) * len(state.pile))):
                for card in state.hands[0]:
                    lay = lay_here(one, 0, (Card(card),))
                    answers.setdefault(lay.kind, set()).add(asked(lay))
    assert {len(found) for found in answers.values()} == {1}
    assert len(answers) > 60


def test_a_lay_of_forty_cards_in_hand_is_drawn_without_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    state = at([" ".join(PACK[:40]), "Kd Kc As"], down=["", ""])
    counts = []
    original = all_lays.allows
    monkeypatch.setattr(all_lays, "allows", lambda lay: counts.append(1) or original(lay))
    lengths = Counter(len(play.draw_play(state, 0, Draws(seed)) or ()) for seed in range(300))
    assert min(lengths) == 1
    assert max(lengths) >= 10
    assert len(counts) < 300 * 40


def test_of_many_open_cards_any_listed_part_is_taken_back() -> None:
    state = plays(at(["3s 3h 4s 4h 5s 5h 6s 6h 8s 8h 9s", "? ? ?"]), "0 play 3s 3h 4s 4h 5s 5h 6s 6h 8s 8h")
    listed = set(take_back.list_take_backs(state, 0))
    assert len(listed) > 10
    assert {take_back.draw_take_back(state, 0, Draws(seed)) for seed in range(2_000)} == listed


def test_what_was_drawn_is_played_without_being_judged_again(monkeypatch: pytest.MonkeyPatch) -> None:
    state = at(["3s 4h 5d", "3d 9s 9h"], pile="3h")
    phase = state.setup.phases["play"]
    move = state.sample(3)
    assert move is not None
    monkeypatch.setattr(type(phase), "objections", lambda *_: pytest.fail("judged again"))
    by_hand = Move(move.seat, str(move.verb), tuple(map(str, move.args)))
    after = state.play(by_hand)
    assert all(type(card) is Card for card in after.pile)


def test_random_matches_end() -> None:
    for seed in range(4):
        state: Any = games["knaker"].start(players=4).deal(seed)
        count = 0
        while not state.over:
            move = state.sample(seed * 100_000 + count)
            assert move is not None
            state, count = state.play(move), count + 1
            assert count < 10_000
        assert sum(map(len, (*state.hands, state.pile, state.discard, state.stock))) <= 55
