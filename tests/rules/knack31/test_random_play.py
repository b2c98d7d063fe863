"""Invariants in random matches of all sizes, with and without the additional rules."""

from __future__ import annotations

import random
from itertools import product

import pytest
from hypothesis import given

from knack_widgets.rules import NotationError, State, games

from ..helpers.fuzz import cases
from ..helpers.invariants import (
    check_clauses,
    check_moves,
    check_tries,
    check_view,
    readers,
    shuffled_but,
)
from ..helpers.matches import Plan, plans
from .positions import PACK
from .walks import Walk, walks

knack31 = games["knack31"]
PLAIN = [name for name, verb in knack31.verbs.items() if verb.seated and name not in ("look", "swap")]


def cards_in_deal(state: State) -> list[str]:
    """Return every card of a deal, in any place."""
    laid = [*state.hands, *state.piles, state.middle, state.stock]
    return [str(card) for cards in laid for card in cards]


def in_a_deal(state: State) -> bool:
    """Return whether cards have been dealt and the winner is not yet known."""
    return state.chance != "deal" and not state.over


@cases(100)
@given(walks())
def test_no_card_is_lost_or_doubled(walk: Walk) -> None:
    for text, state in walk.walk():
        if in_a_deal(state):
            assert sorted(cards_in_deal(state)) == sorted(PACK), text
            sizes = [3] * walk.players
            if state.piles:
                sizes[state.dealer] = 0
            assert [len(hand) for hand in state.hands] == sizes
            emptied = state.phase == "draw" and len(state.stock) == 32 - 3 * walk.players
            assert len(state.middle) == (0 if state.piles or emptied else 3)


@cases(100)
@given(walks())
def test_states_are_sound(walk: Walk) -> None:
    before = walk.start()
    for text, state in walk.walk():
        check_moves(state)
        assert state.turn is None or state.turn in state.to_act
        assert (state.turn is None) == (state.chance is not None or state.over)
        assert hash(state) == hash(state.evolve())
        check_result(before, state)
        if not in_a_deal(state):
            assert not any(state.hands), text
            assert (state.windows, state.players_in, state.drawers, state.left) == ((), (), (), None)
        before = state


def check_result(before: State, state: State) -> None:
    """Check the result of a deal (G-16).

    It is known only when the deal is won. There is one winner, the losers are those who forgot, and wins and losses add
    up.
    """
    assert state.result is None or not in_a_deal(state)
    seats = range(len(state.wins))
    won = state.result if in_a_deal(before) and state.result else None
    for seat in seats:
        assert state.wins[seat] == before.wins[seat] + (won is not None and seat in won.winners)
        assert state.losses[seat] == before.losses[seat] + (won is not None and seat in won.losers)
    if won:
        assert len(won.winners) == 1
        assert not set(won.winners) & set(won.losers)
        assert (state.deals, state.dealer) == (before.deals, (before.dealer + 1) % len(seats))
        assert all(won.values[seat] in (31, 33) for seat in won.losers)
    if state.result:
        assert sum(map(len, state.shown)) == 3 * len(seats)


def every_try(state: State, rng: random.Random) -> list[str]:
    """Return moves to try: every verb of every seat, and many swaps.

    Swaps give any own card or a foreign one for a card of the middle or a foreign one.
    """
    seats = range(len(state.hands))
    tries = [f"{seat} {verb}" for seat in seats for verb in (*PLAIN, "look 1", "look 2", "swap all")]
    stranger = rng.choice(PACK)
    for seat in seats:
        own, others = [*state.hands[seat], stranger], [*state.middle, rng.choice(PACK)]
        tries += [f"{seat} swap {card} {other}" for card, other in product(own, others)]
    return tries


@cases(25)
@given(walks())
def test_judge_agrees_with_the_moves_on_every_swap_and_every_verb(walk: Walk) -> None:
    rng = random.Random(walk.seed)
    for _, state in walk.walk():
        check_tries(state, every_try(state, rng))


@cases(30)
@given(plans("knack31"))
def test_plain_random_matches_end(plan: Plan) -> None:
    # the moves of the other games' random matches: unbiased packs, any legal move
    *_, (_, last) = plan.walk()
    assert last.over
    assert last.deals == plan.deals
    assert sum(last.wins) == plan.deals


@cases(60)
@given(walks())
def test_only_the_cards_due_may_be_drawn(walk: Walk) -> None:
    rng = random.Random(walk.seed)
    for _, state in walk.walk():
        if state.chance == "draw":
            count = len(state.drawers)
            stock = list(state.stock) if len(state.stock) >= count else [*state.stock, *state.middle]
            assert list(state.by_chance(0).args) == stock[:count]
            wrong = rng.sample(PACK, count)
            if wrong != stock[:count]:
                with pytest.raises(NotationError, match="top of the stock"):
                    state.judge(" ".join(["draw", *wrong]))


def known_cards(state: State, seats: frozenset[int]) -> set[str]:
    """Return the cards that readers at `seats` may know.

    They are the own hands, the middle, the pile looked at, and cards that were exposed or shown.
    """
    open_to = set(range(len(state.hands))) if state.phase == "draw" else seats
    known = {card for seat in open_to for card in state.hands[seat]}
    # a card that was in the middle is known in any place
    known |= state.past.seen if state.past else set()
    known |= {*state.middle, *state.exposed, *(card for hand in state.shown for card in hand)}
    if state.looked and state.dealer in seats:
        known |= set(state.piles[state.looked - 1])
    for event in state.events:
        if event[0] in ("opens", "swaps", "renewed", "refreshes", "exposed", "drew"):
            known |= set(event)
    return {str(card) for card in known}


@cases(50)
@given(walks())
def test_views_leak_nothing(walk: Walk) -> None:
    # a view shows neither others' hands, nor unseen piles, nor the stock, nor that others hold a Knack
    rng = random.Random(walk.seed)
    for _, state in walk.walk():
        for seats in readers(rng, walk.players):
            known, opened = known_cards(state, seats), state.phase == "draw"
            view = check_view(state, seats, known, PACK, "middle", "result", "wins", "losses", opened=opened)
            assert view.stock == len(state.stock)
            assert set(view.to_announce) == {window.seat for window in state.windows if window.seat in seats}


@cases(60)
@given(walks())
def test_what_others_hold_changes_nothing_that_a_seat_sees(walk: Walk) -> None:
    # two deals that differ only in cards that a reader cannot know look the same to that reader
    rng = random.Random(walk.seed)
    start = walk.start()
    cards = list(start.by_chance(walk.seed).args)
    reader = rng.choice([seat for seat in range(walk.players) if seat != start.dealer])
    place = 3 * ((reader - start.dealer - 1) % walk.players)
    pile = 3 * walk.players
    open_ = {*range(place, place + 3), *range(pile, pile + 3)}
    other = shuffled_but(cards, open_, rng)
    one, two = (start.play(" ".join(["deal", *dealt])) for dealt in (cards, other))
    mine = {str(card) for card in (*one.hands[reader], *one.piles[1])}
    for text in (f"{start.dealer} look 1", f"{start.dealer} keep", None, None, None, None):
        assert one.view(reader) == two.view(reader)
        assert one.view().to_act == two.view().to_act
        if text is None:
            # swaps of others would show cards that differ
            swaps = [str(m) for m in one.moves() if m.seat == one.turn == reader and m.verb == "swap"]
            text = rng.choice([f"{one.turn} slide", *swaps])
        one, two = one.play(text), two.play(text)
        if one.chance or two.chance or not mine >= set(one.middle) or one.middle != two.middle:
            # a forgotten Knack has ended the deal, or new cards are in the middle
            break


@cases(40)
@given(walks())
def test_clauses_in_force_and_events_are_clauses_of_the_game(walk: Walk) -> None:
    for _, state in walk.walk():
        check_clauses(state)


@cases(20)
@given(walks())
def test_only_holders_are_told_that_they_must_announce(walk: Walk) -> None:
    for _, state in walk.walk():
        holders = {window.seat for window in state.windows}
        for reader in range(walk.players):
            duties = {"call.1", "call.3"} & set(state.view(reader).in_force)
            assert bool(duties) == (reader in holders and reader == state.turn)
        assert not {"call.1", "call.3"} & set(state.view().in_force)
