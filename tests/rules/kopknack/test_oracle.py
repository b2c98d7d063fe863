"""The rules compared with a second implementation, in whole small worlds of hands."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations, product
from typing import Any

import pytest
from hypothesis import given

from ..helpers.fuzz import cases
from ..helpers.matches import Plan, plans
from ..helpers.positions import bid, run
from .oracle import Deal, Outcome, ends, may_buy, may_play
from .positions import again, buying, dealt, in_play, match, sweep

# a small world: four trumps (spades) around those already played, two hearts, two diamonds
WORLD = ["2s", "6s", "Ts", "As", "2h", "Ah", "2d", "Ad"]


def agree(state: Any) -> None:
    """Check that moves and verdicts of every held card agree with the second implementation."""
    seat = state.turn
    hand = list(state.hands[seat])
    if state.phase == "play":
        trick = [(played.seat, str(played.card)) for played in state.trick]
        expected = {f"play {card}" for card in may_play(hand, state.up[0][1], len(state.finished_tricks), trick)}
        tries = [f"play {card}" for card in hand]
    else:
        sets = may_buy(hand, list(state.talon))
        expected = {" ".join(["buy", *sorted(some)]) if some else "stand" for some in sets}
        tries = [" ".join(["buy", *some]) for size in (1, 2, 3) for some in combinations(hand, size)]
    assert {str(move).split(" ", 1)[1] for move in state.moves()} == expected
    for text in tries:
        assert state.judge(f"{seat} {text}").legal == (text in expected), text


FIRST_TRICKS = [*(["7h"], ["7s"], ["7c"]), *(["7h", "8h"], ["7h", "8s"], ["7h", "8d"], ["7s", "8s"], ["7s", "8h"])]


@pytest.mark.parametrize("played", FIRST_TRICKS, ids=" ".join)
def test_first_follow_of_every_hand(played: list[str]) -> None:
    clubs = ["3c 4c", "5c 6c"]
    for hand in combinations(WORLD, 3):
        hands = [f"{card} {other}" for card, other in zip(played, clubs, strict=False)]
        state = in_play([*hands, " ".join(hand)], up="9s", dealer=len(played))
        agree(run(state, *(f"{seat} play {card}" for seat, card in enumerate(played))))


def test_first_lead_of_every_hand() -> None:
    for hand in combinations(WORLD, 3):
        agree(in_play([" ".join(hand), "? ? ?"], up="9s", dealer=1))


def test_second_lead_of_every_hand() -> None:
    for pair in combinations(WORLD, 2):
        state = in_play([f"Ac {' '.join(pair)}", "2c 3c 4c"], up="9s", dealer=1)
        agree(run(state, "0 play Ac, 1 play 2c"))


@pytest.mark.parametrize("played", FIRST_TRICKS, ids=" ".join)
def test_second_follow_of_every_hand(played: list[str]) -> None:
    clubs = ["Ac", "Kc", "Qc"]
    spare = ["3d", "4d"]
    for pair in combinations(WORLD, 2):
        hands = [f"{club} {card} {other}" for club, card, other in zip(clubs, played, spare, strict=False)]
        state = in_play([*hands, f"{clubs[len(played)]} {' '.join(pair)}"], up="9s", dealer=len(played))
        state = run(state, *(f"{seat} play {clubs[seat]}" for seat in range(len(played) + 1)))
        agree(run(state, *(f"{seat} play {card}" for seat, card in enumerate(played))))


@pytest.mark.parametrize("left", range(7))
def test_purchases_with_so_many_cards_left(left: int) -> None:
    # sixteen players leave three cards, fifteen six; the first buyers take the others
    players, taken = (17, 0) if not left else (16, 3 - left) if left <= 3 else (15, 6 - left)
    state = buying(["? ? ?"] * players, up="9s", dealer=players - 1)
    if taken:
        state = state.play(" ".join(["0 buy", *state.hands[0][:taken]]))
    assert len(state.talon) == left
    if left:
        agree(state)
        assert len(list(state.moves())) == [1, 4, 7, 8, 8, 8, 8][left]
    else:
        assert state.phase == "play"


@cases(40)
@given(plans("kopknack"))
def test_random_matches(plan: Plan) -> None:
    for _, state in plan.walk():
        if state.phase in ("play", "buying"):
            agree(state)


# -- whole deals, with every way to bid, buy, play and merge


def continuations(state: Any) -> Counter[Outcome]:
    """Return the results of the deal, counted by balances and betar."""
    if state.chance:
        return Counter([(state.balances, state.bets)])
    outcomes: Counter[Outcome] = Counter()
    for move in state.moves():
        outcomes += continuations(state.play(move))
    return outcomes


def second_telling(state: Any, **changes: Any) -> Counter[Outcome]:
    """Return the same by the second implementation, from this state's cards and money."""
    hands = {seat: [str(card) for card in hand] for seat, hand in enumerate(state.hands)}
    options = state.setup.options
    deal = Deal(
        dealer=state.dealer,
        hands=hands,
        up=str(state.up[0]),
        talon=[str(card) for card in state.talon],
        stake=options["stake"],
        pot=state.pot,
        bets=list(state.bets),
        balances=list(state.balances),
        newer=options["payment"] == "1922",
        merge=options["merge"],
        rounds=options["buys"],
    )
    if state.phase == "buying":
        forehand = min(state.players_in, key=lambda seat: (seat - state.dealer - 1) % len(hands))
        changes = {"asked": len(hands), "inside": list(state.players_in), "leader": forehand, **changes}
    deal = replace(deal, **changes)
    return Counter(ends(deal))


PLAYS = {
    # no seat can follow and none has trump: 3 · 3 ways to play the first trick, 2 · 2 the second
    "two, nobody can follow": (["6h 7h 8h", "6d 7d 8d"], 0, 36),
    "two, everybody follows": (["6h 9h Qh", "7h Th Kh"], 1, 36),
    # any of three hearts is trumped with any of three; any of two trumps is led, and cannot be beaten
    "two, one has trumps alone": (["6h 7h 8h", "2s 3s 4s"], 1, 36),
    # 2s leads: Ks, then 3h leads Ah, or 4c any of two: 3; Ah: 3h, 2s, Ks: 1; Kd is trumped, 3h Ah, or 4c 2s: 2
    "two, mixed": (["2s Ah Kd", "Ks 3h 4c"], 1, 6),
    "three, nobody can follow": (["6h 7h 8h", "6d 7d 8d", "6c 7c 8c"], 0, 216),
    # seat 1 leads 5s: 8s 2s, then Ah Jh Qh, or 2c and any two by two: 5; Qh: Ah Jh, 8s 2s 5s: 1; 2d is trumped by 8s,
    # then Ah Jh Qh, or 2c trumped 2s 5s: 2
    "three, trumps all round": (["2s Jh Kd", "5s Qh 2d", "8s Ah 2c"], 0, 8),
    # any of three hearts, Ts, any of three below it (KK-12); any of two diamonds, on which the deuce is forced if it is
    # not yet played, and any of two hearts: 3 · (2 · 2 · 2 + 2 · 2 + 2 · 2)
    "three, undertrumping": (["6h 7h 8h", "Ts 3d 4d", "2s 5c 6c"], 2, 48),
}
"""Hands, dealer, and the number of ways to play the three tricks when all are in and none buys."""


@pytest.mark.parametrize("name", PLAYS)
@pytest.mark.parametrize("payment", ["betar", "1922"])
def test_every_way_to_play_a_deal(name: str, payment: str) -> None:
    hands, dealer, count = PLAYS[name]
    state = in_play(hands, up="9s", dealer=dealer, payment=payment)
    outcomes = continuations(state)
    deal = buying(hands, up="9s", dealer=dealer, payment=payment)
    assert outcomes == second_telling(deal, asked_to_buy=99)
    assert outcomes.total() == count


def small(hands: int, talon: int, **options: Any) -> Any:
    """Return a buying with only `hands` players in and `talon` cards in the talon."""
    players = (52 - 1 - talon) // 3
    state = dealt(["? ? ?"] * players, up="9s", dealer=players - 1, **options)
    state = bid(state, folded=range(hands, players))
    assert len(state.talon) == talon
    return state


@pytest.mark.parametrize(("buys", "merge"), [(2, False), (3, False), (2, True), (3, True)])
def test_every_way_to_buy_and_play_with_a_short_talon(buys: int, merge: bool) -> None:
    state = small(2, 3, buys=buys, merge=merge)
    seats = len(state.hands)
    # there are many purchases; the second round of one buyer is enough to compare the rounds
    state = run(state, "0 stand", f"1 buy {state.hands[1][0]}", "0 stand")
    outcomes = continuations(state)
    expected = second_telling(state, asked_to_buy=3, bought=Counter([1]))
    assert outcomes == expected
    assert all(sum(balances) + sum(bets) == 0 for balances, bets in outcomes)
    assert len(outcomes) > 2
    assert seats == 16


@pytest.mark.parametrize("payment", ["betar", "1922"])
def test_every_way_to_talk_buy_and_play_without_a_talon(payment: str) -> None:
    # seventeen players: all but three fold, and the talon is empty
    state = dealt(["? ? ?"] * 17, up="9s", dealer=2, payment=payment, stake=6)
    state = run(state, *(f"{seat} fold" for seat in range(3, 17)))
    assert state.turn == 0
    outcomes = continuations(state)
    # the dealer alone, one knocker of three, two of three, all three
    assert outcomes == second_telling(state, asked=14)


def test_every_way_to_play_a_deal_for_a_bete() -> None:
    state = sweep(sweep(match(4, dealer=3), winner=0), winner=1, folded=[0, 3])
    assert state.bets == (3, 3, 6)
    state = again(state, ["Ah 7d 8c", "6h 6s Tc", "7h Td Jc", "8h 9h Jd"], up="9s")
    for knocked in product("01", repeat=4):
        after = state
        while after.phase == "bidding":
            after = after.play(f"{after.turn} {'knock' if knocked[after.turn] == '1' else 'fold'}")
        if after.chance:
            continue
        standing = after
        while standing.phase == "buying":
            standing = standing.play(f"{standing.turn} stand")
        outcomes = continuations(standing)
        assert outcomes == second_telling(after, asked_to_buy=99)
        assert all(sum(balances) + sum(bets) == 0 for balances, bets in outcomes)
