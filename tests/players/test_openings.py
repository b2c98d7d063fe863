"""The table of opening odds: made of odds, shipped, and answered from for hands that differ in their suits alone."""

from __future__ import annotations

import pytest

from knack_widgets.cli import main
from knack_widgets.players import odds, opening, openings
from knack_widgets.players.openings import ENTRY, FILE, classes, classify, entry, position
from knack_widgets.rules import Card, State, games

SEATS = sorted(openings._sections("knack"))


def test_it_is_shipped_and_small() -> None:
    assert 4 in SEATS
    assert FILE.stat().st_size < 500_000
    for seats in SEATS:
        _, entries = openings._sections("knack")[seats]
        assert len(entries) == len(classes("knack", seats)) * ENTRY.size


@pytest.mark.parametrize("seats", SEATS)
def test_some_entries_are_what_their_seed_makes_them(seats: int) -> None:
    n, entries = openings._sections("knack")[seats]
    for at, (hand, up) in list(enumerate(classes("knack", seats).values()))[37::4001]:
        assert entry("knack", seats, n, hand, up)[1:] == ENTRY.unpack_from(entries, at * ENTRY.size)


def test_other_seeds_say_the_same_within_their_intervals() -> None:
    apart = total = 0
    for hand, up in list(classes("knack", 4).values())[11::1301]:
        state = position("knack", 4, hand, up)
        assert state is not None
        view = state.view(state.turn or 0)
        told = opening(view)
        assert told is not None
        other = odds(view, told.move, seed="another", n=200)
        apart += not (told.interval[0] <= other.interval[1] and other.interval[0] <= told.interval[1])
        total += 1
    assert apart <= 1 < total


def test_hands_alike_but_for_their_suits_are_told_the_same() -> None:
    assert classify([Card("7h"), Card("Ah"), Card("Ts")], Card("9h")) == classify(
        [Card("Ac"), Card("7c"), Card("Td")], Card("9c")
    )
    assert classify([Card("7h"), Card("Ah"), Card("Ts")], Card("9s")) != classify(
        [Card("7h"), Card("Ah"), Card("Ts")], Card("9h")
    )


def first(**more: object) -> State:
    return games["knack"].start(players=4, **more).deal(7)  # type: ignore[arg-type]


def test_amounts_go_by_the_stake() -> None:
    one, three = (opening((state := first(stake=stake)).view(state.turn or 0)) for stake in (1, 3))
    assert one
    assert three
    assert three.fails == one.fails
    assert three.gain == pytest.approx(3 * (one.gain or 0))


def test_what_it_is_not_made_for_is_not_told() -> None:
    state = first()
    seat = state.turn or 0
    assert opening(state.view(seat))
    assert opening(state.view()) is None
    assert opening(state.view((seat + 1) % 4)) is None
    later = state.play(f"{seat} knock")
    assert opening(later.view(later.turn or 0)) is None
    other = first(readings={"K-10": "b"})
    assert opening(other.view(other.turn or 0)) is None
    struck = first(without=("play.3",))
    assert opening(struck.view(struck.turn or 0)) is None
    crowd = games["knack"].start(players=9).deal(7)
    assert opening(crowd.view(crowd.turn or 0)) is None


def test_the_command_refuses_what_it_has_no_table_for(capsys) -> None:
    assert main(["openings", "knaker"]) == 1
    assert "expected one of knack" in capsys.readouterr().err
    assert main(["openings", "knack", "--worlds", "256"]) == 1
    assert "1 to 255" in capsys.readouterr().err
