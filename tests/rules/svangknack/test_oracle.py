"""The rules compared with a second implementation, in whole small worlds of hands."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given

from knack_widgets.rules import State

from ..helpers.fuzz import cases
from ..helpers.matches import Plan, plans
from ..helpers.positions import run
from .oracle import Deal, End, clockwise, ends, options, settled, taker
from .positions import forced, second

# a tiny world: four trumps (spades), two hearts, two diamonds
TRUMPS = ["6s", "Js", "Qs", "As"]
PLAIN = ["6h", "Ah", "6d", "Ad"]


def lying(state: State) -> list[tuple[int, str, bool]]:
    """Return the trick that is being played."""
    return [(played.seat, str(played.card), played.face_down) for played in state.trick]


def agree(state: State) -> None:
    """Check that moves and verdicts of every held card agree with the second implementation."""
    seat = state.turn
    assert seat is not None
    hand = list(state.hands[seat])
    assert state.trump
    expected = options(hand, state.trump, len(state.finished_tricks), lying(state))
    assert {str(move).split(" ", 1)[1] for move in state.moves()} == expected
    for verb in ("play", "blank"):
        for card in hand:
            assert state.judge(f"{seat} {verb} {card}").legal == (f"{verb} {card}" in expected)


@pytest.mark.parametrize("up", ["7s", "Ks"])
def test_first_lead_of_every_hand(up: str) -> None:
    for hand in combinations(TRUMPS + PLAIN, 3):
        agree(forced([" ".join(hand), "? ? ?", "? ? ?"], up))


@pytest.mark.parametrize("led", ["7s", "7h", "7d", "7c"])
def test_first_follow_of_every_hand(led: str) -> None:
    for hand in combinations(TRUMPS + PLAIN, 3):
        agree(run(forced([f"{led} 8c 9c", " ".join(hand), "? ? ?"], "9s"), f"0 play {led}"))


def test_second_lead_of_every_hand() -> None:
    for pair in combinations(TRUMPS + PLAIN, 2):
        state = forced([f"Ac {' '.join(pair)}", "8c 8d 9d", "7c 7d 8h"], "9s")
        agree(run(state, "0 play Ac, 1 play 8c, 2 play 7c"))


@pytest.mark.parametrize("lead", ["play 7s", "blank Td", "blank 9c"])
def test_second_follow_of_every_hand(lead: str) -> None:
    own = "7s Td" if lead == "play 7s" else "9c Td"
    for pair in combinations([*TRUMPS, *PLAIN, "Kd"], 2):
        state = forced([f"Ac {own}", f"8c {' '.join(pair)}", "7c 7d 8h"], "9s")
        agree(run(state, "0 play Ac, 1 play 8c, 2 play 7c", f"0 {lead}"))


@cases(50)
@given(plans("svangknack"))
def test_random_matches(plan: Plan) -> None:
    before = plan.start()
    for _, state in plan.walk():
        if state.phase == "play":
            agree(state)
        if len(state.finished_tricks) > len(before.finished_tricks):
            assert before.trump
            last = [(played.seat, str(played.card), played.face_down) for played in state.finished_tricks[-1]]
            assert taker(last, before.trump) == state.takers[-1]
        if before.phase == "play" and state.phase == "deal":
            forehand = (before.dealer + 1) % plan.players
            inside = [seat for seat in clockwise(forehand, plan.players) if seat in before.players_in]
            deal = Deal(before.dealer, {}, [], before.pot, list(before.balances), inside=inside)
            paid = settled(Deal(**{**vars(deal), "taken": Counter(state.takers)}))
            assert (state.balances, state.pot) == paid
        before = state


def continuations(state: State) -> Counter[End]:
    """Return the results of the deal without purchases, counted by balances and pot."""
    if state.chance:
        return Counter([(state.balances, state.pot)])
    outcomes: Counter[End] = Counter()
    for move in state.moves():
        if move.verb != "buy":
            outcomes += continuations(state.play(move))
    return outcomes


def second_telling(state: State) -> Counter[End]:
    """Return the same by the second implementation."""
    hands = {seat: [str(card) for card in hand] for seat, hand in enumerate(state.hands)}
    top = [str(card) for card in state.talon[:2]]
    trump = state.up[0][1] if state.up else ""
    return Counter(ends(Deal(state.dealer, hands, top, state.pot, list(state.balances), trump)))


def agree_on_every_end(state: State, count: int | None) -> None:
    """Check that both implementations have the same results, and that no money is lost.

    count: the number of results, or None if it is not known
    """
    outcomes = continuations(state)
    assert outcomes == second_telling(state)
    assert count is None or outcomes.total() == count
    assert all(sum(balances) + pot == 0 for balances, pot in outcomes)


FORCED = {
    # no seat can follow and none has trump: 3·3·3 ways to play the first trick, 2·2·2 the second, 1 the third
    "nobody can follow": (["6h 7h 8h", "6d 7d 8d", "6c 7c 8c"], "9s", 216),
    # all follow: the same, because following suit leaves every card of a hand of one suit
    "everybody follows": (["6h 9h Qh", "7h Th Kh", "8h Jh Ah"], "9s", 216),
    # only trumps: the same again, open in every trick
    "everybody has trumps": (["6s 9s Qs", "7s Ts Ks", "8s Js As"], "6h", 216),
    # the others are counted only by the second implementation
    "a trump each": (["6s 7h 8h", "7s 7d 8d", "8s 7c 8c"], "9s", None),
    "mixed": (["As 7h 8d", "Ks 9h Td", "6h 6d 9c"], "9s", None),
    "trumps with one seat": (["As Ks 8d", "7h 9h Td", "6h 6d 9c"], "9s", None),
    "four players": (["As 7h 8d", "Ks 9h Td", "6h 6d 9c", "6c Kh 7s"], "9s", None),
}
"""Hands, upcard, and the number of ways to play a forced deal, or None if it is not known."""


@pytest.mark.parametrize("dealer", [0, 2])
@pytest.mark.parametrize("name", FORCED)
def test_every_way_to_play_a_forced_deal(name: str, dealer: int) -> None:
    hands, up, count = FORCED[name]
    state = forced(hands, up, dealer=dealer)
    agree_on_every_end(state, count)


SWUNG = {
    # two seats may swing; then both others join (216 ways to play) or one of them (9 · 4 ways each, none can follow):
    # 2 · (216 + 2 · 36), and the deal that is passed
    "nobody can follow": (["6h 7h 8h", "6d 7d 8d", "6c 7c 8c"], "9s Ts", 577),
    "two suits up": (["As 7h 8d", "Ks 9h Td", "6h 6d 9c"], "9s Jh", None),
    "the other way": (["7h 8d Kc", "9h Ts Ad", "As Ah 9c"], "Js Jd", None),
}
"""Hands, the two upcards, and the number of ways to bid for and play such a deal without purchases."""


@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize("name", SWUNG)
def test_every_way_to_bid_for_and_play_a_deal(name: str, dealer: int) -> None:
    hands, top, count = SWUNG[name]
    state = second(hands, top, dealer=dealer)
    agree_on_every_end(state, count)


def test_four_players_with_one_seat_forced_to_join() -> None:
    state = second(["As 7h 8h", "Ks 7d 8d", "6s 7c 8c", "Ts Kd Kc"], "9s Js")
    state = run(state, "0 pass, 1 swing, 2 pass, 3 pass")
    outcomes = continuations(state)
    hands = {seat: [str(card) for card in hand] for seat, hand in enumerate(state.hands)}
    deal = Deal(state.dealer, hands, [], state.pot, list(state.balances), "s", 1, answers={2: False, 3: False})
    assert outcomes == Counter(ends(deal))
