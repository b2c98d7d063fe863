"""Invariants in random matches of all sizes, with honest and dishonest play."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice

from hypothesis import given

from knack_widgets.rules import Card, Move, games
from knack_widgets.rules.knaker.acts.likely_lays import likely_lays
from knack_widgets.rules.knaker.state import KnakerState
from knack_widgets.rules.knaker.view import MAX_LISTED_MOVES

from ..helpers.fuzz import cases
from ..helpers.invariants import check_hidden
from .positions import PACK, everything
from .walks import Walk, choice, sensible, some_moves, walks

knaker = games["knaker"]


@cases(8)
@given(walks(60))
def test_no_card_is_lost_or_doubled(walk: Walk) -> None:
    for text, state in walk.walk():
        assert everything(state) == sorted(PACK * state.decks), text
        assert len(state.owners) == len(state.pile)
        assert [laid.card for laid in state.run] == list(state.pile[len(state.pile) - len(state.run) :])
        assert state.fixed <= len(state.run)
        assert all(owner in range(walk.players) for owner in state.owners)


@cases(4)
@given(walks(30))
def test_states_are_sound(walk: Walk) -> None:
    for text, state in walk.walk():
        moves = some_moves(state)
        texts = [str(move) for move in moves]
        assert len(texts) == len(set(texts)), text
        assert state.to_act == {move.seat for move in moves}
        assert bool(state.to_act) == (state.chance is None and not state.over), text
        assert (state.turn is None) == (state.phase in ("deal", "exchange", "over") or resumes_exchange(state)), text
        assert state.turn is None or state.turn in state.still_in or state.phase in ("blow", "accused", "replace")
        assert hash(state) == hash(state.evolve())
        assert not set(state.losers) & {seat for seat, _ in state.exits}
        for seat in state.placing:
            assert state.over or not (state.hands[seat] or state.up_cards(seat)), (text, seat)
        check_places(state)


def resumes_exchange(state: KnakerState) -> bool:
    """Return whether the exchange continues after an accusation or a replacement."""
    return state.resumes is not None and state.resumes[0] == "exchange"


def check_places(state: KnakerState) -> None:
    """Check the places, which are those of a race: 1, 1, 3.

    Only seats that went out in one circuit share a place; losers are last.
    """
    seats = len(state.hands)
    circuits = {seat: state.round_of(travel) for seat, travel in state.exits}
    counts = Counter(state.placing.values())
    for seat, place in state.placing.items():
        assert 1 <= place <= seats
        shared = [other for other in state.placing if state.placing[other] == place and other != seat]
        assert all(circuits.get(other) == circuits.get(seat) is not None for other in shared)
    for place in counts:
        if place <= len(state.exits):
            assert 1 + sum(counts[other] for other in counts if other < place) == place
    assert [state.placing[seat] for seat in state.losers] == list(range(seats, seats - len(state.losers), -1))
    if state.over and state.deals:
        assert set(state.placing) == set(range(seats))
        assert sum(counts.values()) == seats


@cases(4)
@given(walks(24))
def test_every_listed_move_is_legal_and_can_be_played(walk: Walk) -> None:
    rng = random.Random(walk.seed)
    for text, state in walk.walk():
        moves = some_moves(state)
        for move in rng.sample(moves, min(6, len(moves))):
            verdict = state.judge(str(move))
            assert verdict.legal, (text, move, verdict.clauses)
            assert set(state.in_force(move.seat)) <= set(verdict.grounds)
            assert all(knaker.clauses[clause].kind not in ("background", "limit") for clause in verdict.grounds)
            after = state.play(move)
            assert after.events
            for event in after.events:
                assert knaker.clauses[event[-1]].kind not in ("background", "limit") or after.over


def known_cards(state: KnakerState, seats: frozenset[int]) -> set[str]:
    """Return the cards that readers may know.

    They are their hands, cards that are or were face up, and cards that they have looked at.
    """
    open_to = set(range(len(state.hands))) if state.over else seats
    known = {card for seat in open_to for card in state.hands[seat]}
    known |= {card for seat in range(len(state.hands)) for card in state.up_cards(seat)} | set(state.pile)
    known |= {card for seat, pile in state.peeked if seat in seats and (card := state.face_down[seat][pile])}
    known |= {card for cards in state.shown for card in cards}  # taken back or picked up, seen by all
    known |= {fact for event in state.events for fact in event if isinstance(fact, Card)}
    return {str(card) for card in known}


@cases(4)
@given(walks(24))
def test_views_hold_no_hidden_card(walk: Walk) -> None:
    rng = random.Random(walk.seed)
    for _, state in walk.walk():
        for seats in (frozenset[int](), frozenset({rng.randrange(walk.players)})):
            view = check_hidden(state, seats, known_cards(state, seats), PACK, opened=state.over)
            assert {move.seat for move in view.moves} <= seats


@cases(6)
@given(walks(40))
def test_a_view_lists_the_likely_lays_that_no_clause_refuses(walk: Walk) -> None:
    for text, state in walk.walk():
        if state.phase != "play":
            continue
        for seat in range(walk.players):
            lays = [Move(seat, "play", cards) for cards in sorted(set(likely_lays(state, seat)))]
            legal = [move for move in lays if state.judge(move).legal]
            listed = state.view(seat).moves
            if legal and len(listed) < MAX_LISTED_MOVES:
                assert [move for move in listed if move.verb == "play"] == legal, text


def elsewhere(state: KnakerState, reader: int, rng: random.Random) -> KnakerState:
    """Return the same state with all cards shuffled that a reader cannot know."""
    seats = [seat for seat in range(len(state.hands)) if seat != reader]
    cards = [card for seat in seats for card in state.hands[seat]] + [*state.stock, *state.discard]
    cards += [card for hidden in state.hidden for card in hidden]
    places = [(seat, pile) for seat in range(len(state.hands)) for pile in range(3)]
    places = [at for at in places if state.face_down[at[0]][at[1]] and not (at[0] == reader and at in state.peeked)]
    cards += [card for seat, pile in places if (card := state.face_down[seat][pile])]
    rng.shuffle(cards)
    other = state
    for seat in seats:
        count = len(state.hands[seat])
        other, cards = other.with_hand(seat, tuple(cards[:count])), cards[count:]
    for seat, pile in places:
        other = other.with_down(seat, pile, cards.pop())
    count = len(state.stock)
    other, cards = other.evolve(stock=tuple(cards[:count])), cards[count:]
    count = len(state.discard)
    other, cards = other.evolve(discard=tuple(cards[:count])), cards[count:]
    hidden = []
    for own in state.hidden:
        hidden.append(tuple(cards[: len(own)]))
        cards = cards[len(own) :]
    assert cards == []
    return other.evolve(hidden=tuple(hidden))


@cases(4)
@given(walks(24))
def test_what_others_hold_changes_nothing_that_a_seat_sees(walk: Walk) -> None:
    rng = random.Random(walk.seed)
    for text, state in walk.walk():
        if state.over or state.chance == "deal" or any(offence.kind == "hide" for offence in state.offences):
            continue
        reader = rng.randrange(walk.players)
        one, other = state.view(reader), elsewhere(state, reader, rng).view(reader)
        for name in type(one).__dataclass_fields__:
            # all see who may act: insertions show no more than that, and `moves` tests them
            if name != "to_act":
                assert getattr(one, name) == getattr(other, name), (text, name)


@cases(2)
@given(walks(1))
def test_every_match_ends_under_a_sensible_policy(walk: Walk) -> None:
    state = walk.start().deal(walk.seed)
    for _ in range(800):
        if state.over:
            break
        state = state.play(sensible(state))
    assert state.over, (state, [len(hand) for hand in state.hands])
    assert everything(state) == sorted(PACK * state.decks)
    check_places(state)
    assert min(state.placing.values()) == 1


def test_cheats_of_every_kind_and_their_trials_occur() -> None:
    seen: Counter[str] = Counter()
    for seed in range(24):
        walk = Walk(2 + seed % 4, 0, 1, True, False, 90, seed)
        for text, state in walk.walk():
            words = text.split()
            seated = words[0].isdigit()
            seen[" ".join(words[1:3]) if words[1:2] == ["cheat"] else words[seated]] += 1
            seen.update(event[0] for event in state.events)
    kinds = {
        f"cheat {name}"
        for name in ["play", "insert", "draw", "flip", "pick-up", "look", "throw", "swap", "turn", "hide"]
    }
    assert kinds <= set(seen)
    assert {"restored", "replaced", "innocent", "guilty", "denial", "disqualified", "cheat-stands"} <= set(seen)


def test_the_same_seed_makes_the_same_match() -> None:
    one, other = (list(islice(Walk(3, 1, 1, True, False, 40, 5).walk(), 40)) for _ in range(2))
    assert one == other
    assert choice(random.Random(1), one[5][1]) == choice(random.Random(1), other[5][1])
