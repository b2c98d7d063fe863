"""Random lays without a list: each listed lay can be drawn, and equivalent lays agree."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from knack_widgets.rules import Card, Move, games
from knack_widgets.rules.core.chance import Draws
from knack_widgets.rules.knaker.acts import all_lays, legality, play, take_back
from knack_widgets.rules.knaker.acts.legality import ask, lay_here
from knack_widgets.rules.knaker.pile import Lay

from ..helpers.fuzz import TIMES
from .positions import PACK, at, plays
from .test_oracle import positions, purposeful, state_of

SEEDS = 20_000
"""Number of draws that find every lay of a position; the rarest has a chance below one in a hundred."""


def check_all_drawn(state: Any, listed: set[tuple[str, ...]]) -> None:
    """Check that each lay of seat 0 is drawn with some seed, and no other lay is drawn."""
    left = set(listed)
    for seed in range(SEEDS):
        lay = play.draw_play(state, 0, Draws(seed))
        assert lay in listed or (lay is None and not listed)
        left.discard(lay or ())
        if not left:
            return
    raise AssertionError(left)


def test_every_lay_that_is_listed_is_drawn_and_no_other() -> None:
    seen = 0
    for _, position in positions(300, 4, "draw"):
        state = state_of(position)
        listed = set(play.list_plays(state, 0))
        check_all_drawn(state, listed)
        seen += len(listed)
    assert seen > 300


def test_every_ladder_kaker_and_frippelknaker_that_is_listed_is_drawn() -> None:
    seen = 0
    for number in range(60 * TIMES):
        position, cards = purposeful(random.Random(f"drawn{number}"))
        state = state_of(position)
        listed = set(play.list_plays(state, 0)) if cards else set()
        if 0 < len(listed) < 60:
            check_all_drawn(state, listed)
            seen += sum(len({card[0] for card in lay}) > 1 for lay in listed)
    assert seen > 100


class Answers:
    """The answers of the clauses about lays; equivalent lays must have the same answer."""

    def __init__(self) -> None:
        self.known: dict[tuple[str, Any], bool] = {}
        self.count = 0

    def check(self, lay: Lay) -> None:
        """Ask about one more lay, and compare the answer."""
        fits = not ask((*legality.SHAPES, legality.r16_cheating.no_ladders), lay)
        lies = not ask(legality.LIMITS, lay)
        for kind, answer in ((("shape", lay.shape_kind), fits), (("limit", lay.limit_kind), lies)):
            assert self.known.setdefault(kind, answer) == answer, (kind, lay)
        assert legality.allows(lay) == (fits and (lies or lay.exempt)) == (not legality.objections(lay)), lay
        self.count += 1


def test_lays_of_one_kind_are_answered_alike() -> None:
    # every order of up to three cards in hundreds of positions, and long lays
    answers = Answers()
    for _, position in positions(250, 5, "kind"):
        state = state_of(position)
        for cards in position.every_order(3):
            answers.check(lay_here(state, 0, tuple(map(Card, cards))))
    for number in range(700 * TIMES):
        position, words = purposeful(random.Random(f"kind{number}"))
        if words:
            answers.check(lay_here(state_of(position), 0, tuple(map(Card, words))))
    assert {*answers.known.values()} == {True, False}
    assert answers.count > 7_500


def test_a_kind_tells_apart_what_clauses_tell_apart() -> None:
    # easily forgotten: a black card on three kings, the number of jokers in a row, four threes, the owner of an ace
    answers = Answers()
    hand = "2s 2h 3s 3h 3d 3c 5d 7s 7h Th As Ad"
    for decks in (1, 2):
        for pile in ("Ks Kh Kd", "Ah", *("Xb Xb Xr Xb Xb Xr"[: 3 * count + 2] for count in range(3 * decks))):
            for capped in ((), (0,)):
                state = at([hand, "? ? ?"], pile=pile, decks=decks, capped=capped)
                for one in (state, state.evolve(owners=(0,) * len(state.pile))):
                    for text in (*hand.split(), "3s 3h", "3s 3h 3d", "3s 3h 3d 3c", "3h 3d", "2s Ad"):
                        answers.check(lay_here(one, 0, tuple(map(Card, text.split()))))
    assert {*answers.known.values()} == {True, False}


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
