"""Worlds: legal in every card, decided by the view alone, and equally likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from knack_widgets.players import PLAYERS, odds_of_moves, worlds
from knack_widgets.players.inference import infer
from knack_widgets.rules import State, View, games

TRICK_GAMES = ("knack", "kopknack", "svangknack")


def positions(game: str, deals: int, player: str = "careful") -> Iterator[State]:
    """Yield positions of a match of four players."""
    state = games[game].start(players=4)
    for number in range(deals):
        while state.chance:
            state = state.play(state.by_chance(f"{number}/{len(state.events)}"))
        while state.turn is not None:
            yield state
            state = state.play(PLAYERS[player].choose(state.view(state.turn), number))


def cards(state: State) -> tuple[object, ...]:
    """Return the hidden cards of a state, except a talon that no longer matters."""
    talon = () if state.phase == "play" else getattr(state, "talon", ())
    return (state.masks, state.trick, state.finished_tricks, talon)  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", TRICK_GAMES)
def test_each_world_has_the_view_and_the_true_one_is_among_all(game: str) -> None:
    exact = 0
    for state in positions(game, 5):
        assert state.turn is not None
        seat = (state.turn + 1) % 4
        view = state.view(seat)
        drawn = list(worlds(view, n=60))
        assert all(world.view(seat) == view for world in drawn)
        if len(drawn) < 60:
            exact += 1
            assert len({cards(world) for world in drawn}) == len(drawn)
            assert cards(state) in {cards(world) for world in drawn}
    assert exact


@pytest.mark.parametrize("game", TRICK_GAMES)
def test_they_are_all_where_just_so_many_are_asked_for_and_drawn_where_one_less_is(game: str) -> None:
    seen = set()
    for state in positions(game, 4):
        view = state.view(((state.turn or 0) + 1) % 4)
        hidden = games[game].hidden
        assert hidden
        every = hidden(view).find_all(3000)
        if every:
            seen.add(len(every))
            assert len(hidden(view).find_all(len(every)) or ()) == len(every)
            assert hidden(view).find_all(len(every) - 1) is None
    assert len(seen) > 2


@pytest.mark.parametrize("game", TRICK_GAMES)
def test_the_view_alone_decides_the_worlds(game: str) -> None:
    for state in list(positions(game, 2))[::3]:
        view = state.view(0)
        first, *others = list(worlds(view, seed=3, n=20))
        assert [first, *others] == list(worlds(first.view(0), seed=3, n=20))


def ending() -> State:
    """Return a late position of Knack with few worlds."""
    return next(
        state for state in positions("knack", 40) if 30 <= len(list(worlds(state.view(state.turn or 0), n=200))) <= 120
    )


def test_all_worlds_are_drawn_equally_often() -> None:
    state = ending()
    view = state.view(state.turn or 0)
    every = list(worlds(view, n=200))
    drawn = Counter(cards(world) for number in range(60) for world in worlds(view, seed=number, n=len(every) - 1))
    expected = drawn.total() / len(every)
    assert drawn.keys() == {cards(world) for world in every}
    chi_square = sum((drawn[cards(world)] - expected) ** 2 / expected for world in every)
    free = len(every) - 1
    assert chi_square < free + 4 * (2 * free) ** 0.5


def test_a_reader_remembers_what_it_has_thrown_away() -> None:
    bought = 0
    for state in positions("kopknack", 12):
        thrown = state.thrown[0]  # type: ignore[attr-defined]
        for world in worlds(state.view(0), n=20) if thrown else ():
            assert not any(thrown & held for held in world.masks)  # type: ignore[attr-defined]
            bought += 1
    assert bought


def test_a_table_that_permits_cheating_has_no_worlds() -> None:
    state = games["knaker"].start(players=3, cheating=True).deal(seed=1)
    with pytest.raises(ValueError, match="cheating"):
        list(worlds(state.view(0)))


def test_who_has_thrown_away_other_cards_is_in_another_position() -> None:
    """The reader remembers thrown-away cards, so two views with equal tables can differ."""
    bought = []
    pack = list(games["kopknack"].start(players=2).by_chance(5).args)
    for at in (0, len(pack) - 1):  # a card of forehand's, or the last card of the talon instead
        own, last = pack[0], pack[-1]
        deal = [last, *pack[1:-1], own] if at else pack
        state = games["kopknack"].start(players=2, dealer=1).play(f"deal {' '.join(deal)}")
        for move in ("0 knock", "1 knock", f"0 buy {deal[0]}"):
            state = state.play(move)
        bought.append(state.view(0))
    one, other = bought
    assert (one.hands, one.events, one.counts) == (other.hands, other.events, other.counts)
    assert one != other
    for view, thrown in ((one, pack[0]), (other, pack[-1])):
        assert not any(thrown in hand for world in worlds(view, n=40) for hand in world.hands)


def test_two_ways_to_the_same_table_are_two_positions() -> None:
    """The reader knows the cards that were in the middle, so the views have other worlds."""

    def view(*moves: str) -> View:
        state = games["knack31"].start(players=2).deal(2)
        for move in moves:
            state = state.play(move)
        return state.view(0)

    long = view("0 look 1", "0 switch", "1 slide", "0 slide", "1 swap all")
    short = view("0 look 1", "0 switch", "1 swap all")
    assert (long.hands, long.moves, long.events) == (short.hands, short.moves, short.events)
    assert long != short
    assert infer(long) != infer(short)
    chances = [{one.odds.move: one.odds.fails for one in odds_of_moves(of, n=40)} for of in (long, short, long)]
    assert chances[0] == chances[2] != chances[1]


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("svangknack", 9, {}), ("svangknack", 16, {"low": 2}), ("kopknack", 17, {"forced": "no-bets"})],
)
def test_worlds_are_found_at_the_largest_tables(game: str, players: int, options: dict[str, object]) -> None:
    """All seats are in, and hands that are drawn one after another hardly ever fit together."""
    state = games[game].start(players=players, **options)  # type: ignore[arg-type]
    while state.chance:
        state = state.play(state.by_chance(0))
    turns = 0
    while state.turn is not None:
        view = state.view(state.turn)
        if turns % 7 == 0:
            assert all(world.view(state.turn) == view for world in worlds(view, n=4))
        state = state.play(PLAYERS["careful"](view, 1))
        turns += 1


@pytest.mark.parametrize("n", [0, -1, True, 1.5, None, "10"])
def test_a_number_of_worlds_that_is_none_is_named(n: object) -> None:
    with pytest.raises(ValueError, match=r"n = .*: expected a number of worlds, at least 1"):
        worlds(games["knack"].start(players=3).deal(1).view(0), n=n)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="is no view"):
        worlds(games["knack"].start(players=3))  # type: ignore[arg-type]
