"""The table of opening odds: computed by `odds`, shipped, and used for equivalent hands."""

from __future__ import annotations

import random
from zipfile import ZipFile

import pytest

from knack_widgets.players import odds, opening
from knack_widgets.players.careful import Careful
from knack_widgets.players.openings import (
    ENTRY,
    FILE,
    SpeakerPosition,
    _bands,
    _order,
    _shifts,
    classes,
    classify,
    find_alike,
    prepare,
    read_entry,
    read_sections,
    table_places,
)
from knack_widgets.rules import Card, Move, State, games
from tools.openings import entry, find_games, main, places, position, pots, write

GAMES = [game for game in games if table_places(game)]
TABLED = [(game, place) for game in GAMES for place in sorted(table_places(game))]
FIRST = SpeakerPosition(4)


def shown(game: str) -> bool:
    return len(next(iter(read_sections(game).values()))[1]) == len(classes(game, shown=True)) * ENTRY.size


def test_it_is_shipped_and_small() -> None:
    assert FILE.stat().st_size < 500_000
    for game, place in TABLED:
        _, entries = read_sections(game)[place]
        assert len(entries) == len(classes(game, shown(game))) * ENTRY.size


def test_it_is_of_all_games_whose_opening_can_be_tabled() -> None:
    assert set(GAMES) == {*find_games()}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_of_tricks_has_it_for_the_first_and_for_those_who_speak_later(game: str) -> None:
    known = table_places(game)
    for seats in (3, 4):
        pot = pots(game, seats)[0]
        assert set(places(game, seats, pot)) <= known
    assert {place.joined for place in known} == ({0} if game == "svangknack" else {0, 1, 2, 3})


@pytest.mark.parametrize(("game", "place"), TABLED[::5])
def test_some_entries_can_be_recomputed_from_their_seed(game: str, place: SpeakerPosition) -> None:
    n, entries = read_sections(game)[place]
    for at, (hand, up) in list(enumerate(classes(game, shown(game)).values()))[37::2001]:
        assert entry(game, place, n, hand, up)[1:] == read_entry(entries, at)


@pytest.mark.parametrize(("game", "place"), [("knack", FIRST), ("kopknack", SpeakerPosition(4, 1, 1, 3))])
def test_other_seeds_say_the_same_within_their_intervals(game: str, place: SpeakerPosition) -> None:
    apart = total = 0
    for hand, up in list(classes(game, shown=True).values())[11::802]:
        state = position(game, place, hand, up)
        assert state is not None
        view = state.view(state.mover)
        result = opening(view)
        assert result is not None
        other = odds(view, result.move, seed="another", n=200)
        apart += not (result.interval[0] <= other.interval[1] and other.interval[0] <= result.interval[1])
        total += 1
    assert apart <= 1 < total


@pytest.mark.parametrize("game", GAMES)
def test_once_it_is_prepared_the_first_answer_makes_no_class(game: str) -> None:
    place = min(table_places(game))
    hand, up = next(iter(classes(game, shown(game)).values()))
    state = position(game, place, hand, up)
    assert state is not None
    for cached in (_order, classes):
        cached.cache_clear()
    prepare(game)
    misses = classes.cache_info().misses
    assert misses == 1, "those of the game, and no others"
    assert opening(state.view(state.mover))
    assert classes.cache_info().misses == misses


def test_hands_that_differ_only_in_suits_have_the_same_odds() -> None:
    assert classify([Card("7h"), Card("Ah"), Card("Ts")], Card("9h")) == classify(
        [Card("Ac"), Card("7c"), Card("Td")], Card("9c")
    )
    assert classify([Card("7h"), Card("Ah"), Card("Ts")], Card("9s")) != classify(
        [Card("7h"), Card("Ah"), Card("Ts")], Card("9h")
    )


@pytest.mark.parametrize("player", ["careful", "random"])
@pytest.mark.parametrize("game", [game for game in GAMES if games[game].trump_lines is not None])
def test_upcards_between_two_lines_make_no_difference(game: str, player: str) -> None:
    """Two deals with equivalent upcards have the same moves and the same money.

    Upcards are equivalent if the other trumps have the same order.
    """
    for case in range(40):
        draws = random.Random(f"{game}:{case}")
        begun = games[game].start(players=draws.randint(2, 5))
        while begun.chance != "deal":
            begun = begun.play(begun.by_chance(case))
        pack = begun.by_chance(case).args
        one = begun.play(Move(None, "deal", pack))
        up, bands = one.view().up[0], _bands(game)
        least = bands[up.rank]
        other = draws.choice([rank for rank in bands if bands[rank] == least])
        trumps = {up.rank: other, **_shifts(game, up.rank, other)}
        turned = {card: Card(trumps[card.rank] + card.suit) if card.suit == up.suit else card for card in pack}
        two = begun.play(Move(None, "deal", tuple(turned[card] for card in pack)))
        while not one.over and one.chance != "deal":
            move = one.by_chance(case) if one.chance else None
            if move is None:
                (seat, *_) = sorted(one.to_act)
                legal = sorted(one.legal, key=str)
                assert {turn(each, turned) for each in legal} == {turn(each, {}) for each in two.legal}
                move = Careful().choose(one.view(seat), 1) if player == "careful" else draws.choice(legal)
                if player == "careful":
                    assert turn(Careful().choose(two.view(seat), 1), {}) == turn(move, turned)
            one, two = (
                one.play(move),
                two.play(next(each for each in _moves(two) if turn(each, {}) == turn(move, turned))),
            )
        assert one.view().balances == two.view().balances


def _moves(state: State) -> tuple[Move, ...]:
    return (state.by_chance(0),) if state.chance else tuple(state.legal)


def turn(move: Move, turned: dict[Card, Card]) -> tuple[object, ...]:
    """Return a move with other cards, in an order that does not depend on their names."""
    return move.seat, move.verb, tuple(sorted(turned.get(arg, arg) for arg in move.args))  # type: ignore[call-overload]


def test_a_class_covers_equivalent_hands_under_other_upcards() -> None:
    nine = classify([Card("7h"), Card("Ah"), Card("Ts")], Card("9h"))
    eight = classify([Card("7h"), Card("Ah"), Card("Ts")], Card("8h"))
    six = classify([Card("8h"), Card("Ah"), Card("Ts")], Card("6h"))
    assert find_alike("knack", nine) == find_alike("knack", eight) == six
    jack = classify([Card("8h"), Card("Ah"), Card("Ts")], Card("Jh"))
    assert find_alike("knack", jack) == jack
    assert find_alike("kopknack", jack).up == "2"


def first(**more: object) -> State:
    return games["knack"].start(players=4, **more).deal(7)  # type: ignore[arg-type]


def test_amounts_are_proportional_to_the_stake() -> None:
    one, three = (opening((state := first(stake=stake)).view(state.turn or 0)) for stake in (1, 3))
    assert one
    assert three
    assert three.fails == one.fails
    assert three.gain == pytest.approx(3 * (one.gain or 0))


def test_a_pot_is_proportional_to_the_stake() -> None:
    results = []
    for stake in (3, 6):
        state = games["kopknack"].start(players=4, stake=stake).deal(7)
        results.append(opening(state.view(state.turn or 0)))
    assert results[0]
    assert results[1]
    assert results[1].gain == pytest.approx(2 * (results[0].gain or 0))


def test_later_speakers_get_the_odds_of_their_place() -> None:
    state = first()
    results = []
    for word in ("knock", "fold", "knock"):
        seat = state.turn or 0
        results.append(opening(state.view(seat)))
        state = state.play(f"{seat} {word}")
    assert all(results)
    assert len({result.worlds for result in results if result}) == 2
    assert opening(state.view(state.turn or 0))


def test_positions_outside_the_table_have_no_entry() -> None:
    state = first()
    seat = state.turn or 0
    assert opening(state.view(seat))
    assert opening(state.view()) is None
    assert opening(state.view((seat + 1) % 4)) is None
    playing = state
    while playing.phase == "bidding":
        playing = playing.play(f"{playing.turn} knock")
    assert opening(playing.view(playing.turn or 0)) is None
    other = first(readings={"K-10": "b"})
    assert opening(other.view(other.turn or 0)) is None
    struck = first(without=("play.3",))
    assert opening(struck.view(struck.turn or 0)) is None
    crowd = games["knack"].start(players=9).deal(7)
    assert opening(crowd.view(crowd.turn or 0)) is None


def test_tables_are_put_beside_each_other(tmp_path) -> None:
    file = tmp_path / "openings.zip"
    one, two, new = (b"".join(ENTRY.pack(at, -at, 2 * at) for at in range(start, start + 3)) for start in (1, 4, 7))
    write([("knack", FIRST, 2, one), ("knack", SpeakerPosition(4, 1), 2, two)], file)
    write([("knack", FIRST, 3, new)], file)
    with ZipFile(file) as archive:
        entries = {name: [read_entry(archive.read(name), at) for at in range(3)] for name in archive.namelist()}
    assert entries == {
        "knack-4-0-0-0-3": list(ENTRY.iter_unpack(new)),
        "knack-4-1-0-0-2": list(ENTRY.iter_unpack(two)),
    }


def test_the_command_refuses_what_it_has_no_table_for() -> None:
    with pytest.raises(ValueError, match="expected one of knack"):
        main(["knaker"])
    with pytest.raises(ValueError, match="1 to 255"):
        main(["knack", "--worlds", "256"])
