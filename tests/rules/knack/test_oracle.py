"""The rules compared with a second implementation, in whole small worlds of hands."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given

from knack_widgets.rules import State, games

from ..helpers.fuzz import cases
from ..helpers.matches import Plan, plans
from ..helpers.oracle import Deal, ends, options
from ..helpers.positions import again, dealt, in_play, run, sweep

# a tiny world: five trumps (spades) round the limits of the duties, two hearts, two diamonds
TRUMPS = ["6s", "Js", "Qs", "Ks", "As"]
PLAIN = ["6h", "Ah", "6d", "Ad"]


def agree(state: State) -> None:
    """Check that moves and verdicts of every held card agree with the second implementation."""
    seat = state.turn
    assert seat is not None
    hand = list(state.hands[seat])
    trick = [(played.seat, str(played.card), played.face_down) for played in state.trick]
    expected = options(hand, state.up[0][1], state.up[0], len(state.players_in), len(state.finished_tricks), trick)
    assert {str(move).split(" ", 1)[1] for move in state.moves()} == expected
    for verb in ("play", "blank"):
        for card in hand:
            assert state.judge(f"{seat} {verb} {card}").legal == (f"{verb} {card}" in expected)


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("up", ["7s", "As", "Ks"])
def test_first_lead_of_every_hand(up: str, players: int) -> None:
    others = ["7c 8c 9c", "7d 8d 9d", "7h 8h 9h", "Tc Jc Qc"][: players - 1]
    world = [card for card in TRUMPS + PLAIN if card != up]
    for hand in combinations(world, 3):
        agree(in_play([" ".join(hand), *others], up=up, dealer=players - 1))


@pytest.mark.parametrize("led", ["7s", "7h", "7d", "7c"])
def test_first_follow_of_every_hand(led: str) -> None:
    for hand in combinations(TRUMPS + PLAIN, 3):
        state = in_play([f"{led} 8c 9c", " ".join(hand)], up="9s", dealer=1)
        agree(run(state, f"0 play {led}"))


@pytest.mark.parametrize("players", [2, 3])
def test_second_lead_of_every_hand(players: int) -> None:
    for pair in combinations([*TRUMPS, *PLAIN[:2], "Ad"], 2):
        # the last seat leads a club, seat 0 takes it and leads from the pair
        hands = [f"Ac {pair[0]} {pair[1]}", "8c 8d 9d", "7c 7d 8h"][:players]
        hands[-1] = "7c 7d 8h"
        state = in_play(hands, up="9s", dealer=players - 2)
        state = run(state, f"{players - 1} play 7c", "0 play Ac")
        agree(state if players == 2 else run(state, "1 play 8c"))


@pytest.mark.parametrize("lead", ["play 7s", "blank Td", "blank 9c"])
def test_second_follow_of_every_hand(lead: str) -> None:
    own = "7s Td" if lead == "play 7s" else "9c Td"
    for pair in combinations([*TRUMPS, *PLAIN], 2):
        # the ace of clubs takes the first trick, which the last seat leads
        state = in_play([f"Ac {own}", f"8c {pair[0]} {pair[1]}", "7c 7d 8h"], up="9s", dealer=1)
        agree(run(state, "2 play 7c, 0 play Ac, 1 play 8c", f"0 {lead}"))


@pytest.mark.parametrize("players", [2, 3])
def test_third_lead_and_follow(players: int) -> None:
    for first in [*TRUMPS, *PLAIN]:
        hands = [f"Ac Kc {first}", "8c Tc 9d", "7c 9c 8h"][:players]
        state = in_play(hands, up="9s", dealer=players - 1)
        while len(state.finished_tricks) < 2 or state.trick == ():
            agree(state)
            state = state.play(next(state.moves()))
        while state.phase == "play":
            agree(state)
            state = state.play(next(state.moves()))


@cases(40)
@given(plans("knack"))
def test_random_matches(plan: Plan) -> None:
    for _, state in plan.walk():
        if state.phase == "play":
            agree(state)


def continuations(state: State) -> Counter[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Return the results of the deal, counted by balances and betar."""
    if state.chance:
        return Counter([(state.balances, state.bets)])
    outcomes: Counter[tuple[tuple[int, ...], tuple[int, ...]]] = Counter()
    for move in state.moves():
        outcomes += continuations(state.play(move))
    return outcomes


def second_telling(state: State) -> Counter[tuple[tuple[int, ...], tuple[int, ...]]]:
    hands = {seat: [str(card) for card in hand] for seat, hand in enumerate(state.hands)}
    deal = Deal(
        state.dealer, hands, str(state.up[0]), int(state.setup.options["stake"]), list(state.bets), list(state.balances)
    )
    return Counter(ends(deal))


WORLDS = {
    # no seat can follow and none has trump: 3·3·3 ways to play the first trick, 2·2·2 the second, and for two 9 · 4;
    # with 3 ways to be two, 2 to be the only knocker and 1 to leave the dealer alone: 216 + 3 · 36 + 2 + 1
    "three, nobody can follow": (["6h 7h 8h", "6d 7d 8d", "6c 7c 8c"], "9s", 0, 7, 327),
    # all follow: the same, because following suit leaves every card of a hand of one suit
    "three, everybody follows": (["6h 9h Qh", "7h Th Kh", "8h Jh Ah"], "9s", 1, 2, 327),
    # 9 · 4 plays, the dealer alone, forehand alone
    "two, nobody can follow": (["6h 7h 8h", "6d 7d 8d"], "9s", 0, 7, 38),
    # the ace is forced (1 · 3), its leader then leads either of two (2 · 2): 12
    "two, forced ace": (["As 7h 8h", "6d 7d 8d"], "9s", 1, 7, 14),
    # the king is forced, then the queen, being a high trump: 1 · 3 · 1 · 2 = 6
    "two, forced king and queen": (["Ks Qs 8h", "6d 7d 8d"], "As", 1, 7, 8),
    "two, plain hands": (["7h 8d 9c", "6h Jd Qc"], "9s", 0, 7, 8),
    "two, ace and high trumps": (["As Js 8d", "Ks 7s 6h"], "9s", 1, 7, 4),
    "three, no trump": (["Ah 7d 8c", "6h 9d Tc", "7h Td Jc"], "9s", 2, 7, 45),
    "three, one trump": (["Ah 7d 8c", "6h 6s Tc", "7h Td Jc"], "9s", 2, 7, 61),
    "three, trumps all round": (["7s 8h 9d", "Ts Jh Qd", "Ks 6h 6d"], "9s", 0, 7, 29),
    "three, ace with the dealer": (["As 8h 9d", "Ts Jh Qd", "Ks 6h 6d"], "9s", 0, 7, 27),
}
"""Hands, upcard, dealer, stake, and the number of ways to bid and play the deal."""


@pytest.mark.parametrize("name", WORLDS)
def test_every_way_to_play_a_deal(name: str) -> None:
    hands, up, dealer, stake, count = WORLDS[name]
    state = dealt(hands, up=up, dealer=dealer, stake=stake)
    outcomes = continuations(state)
    assert outcomes == second_telling(state)
    assert outcomes.total() == count


@pytest.mark.parametrize(("hands", "count"), [(["Ah 7d 8c", "6h 6s Tc", "7h Td Jc", "8h 9h Jd"], 284)])
def test_every_way_to_play_a_deal_for_a_bete(hands: list[str], count: int) -> None:
    state = sweep(sweep(games["knack"].start(players=4, dealer=3), winner=0), winner=1, folded=[0, 3])
    assert state.bets == (3, 3, 6)
    state = again(state, hands, up="9s")
    outcomes = continuations(state)
    assert outcomes == second_telling(state)
    assert outcomes.total() == count
    assert all(sum(balances) + sum(bets) == 0 for balances, bets in outcomes)
