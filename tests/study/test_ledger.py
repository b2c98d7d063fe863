"""The ledger: what a reading changes is counted alike everywhere, and what is kept of it still holds."""

from __future__ import annotations

import re
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from itertools import product

import pytest

from knack_widgets.players.spans import wilson
from knack_widgets.rules import OptionError, games
from knack_widgets.study import ledger
from knack_widgets.study.ledger.deals import Case, compare, part, parting
from knack_widgets.study.ledger.entries import entries
from knack_widgets.study.ledger.tally import Tally
from tools.ledger import write

ROWS = [
    pytest.param(game, ruling, value, id=f"{ruling}-{value}")
    for game in games
    for ruling, reading in games[game].readings.items()
    for value in reading.values[1:]
]


def test_what_one_reading_changes_does_not_depend_on_who_works_it_out():
    told = []
    alone = ledger.difference("knack", "K-6", "b", seeds=range(110), progress=told.append)
    with ProcessPoolExecutor(2) as pool:
        together = ledger.difference("knack", "K-6", "b", seeds=range(110), executor=pool)
    assert alone == together
    assert told == [100, 110]
    assert alone.interval[0] < alone.share < alone.interval[1]


def test_the_interval_of_a_share_is_wilsons():
    """Against a table of the same interval (Newcombe 1998, method 3: 81 of 263, 0 of 20, 1 of 29)."""
    for count, of, low, high in ((81, 263, 0.2553, 0.3662), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)):
        assert wilson(count, of) == (pytest.approx(low, abs=5e-5), pytest.approx(high, abs=5e-5))


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (("whist", "K-5", "b"), "game 'whist': expected one of .*knack"),
        (("knack", "K-99", "b"), "'K-99' is no ruling that can be read otherwise"),
        (("knack", "K-5", "z"), "K-5 = 'z': expected a or b or c"),
        (("knack", "K-5", "a"), "the book's own reading"),
    ],
)
def test_what_is_not_there_is_named(asked, told):
    with pytest.raises(OptionError, match=told):
        ledger.difference(*asked, seeds=range(1))


def test_options_bind_the_deals():
    found = ledger.difference("knack", "K-12", "b", seeds=range(60), options={"players": 2, "stake": 4})
    assert found.first
    for record in found.first:
        assert record.players == 2
        assert record.options == {"stake": 4}
    with pytest.raises(OptionError, match="stake"):
        ledger.difference("knack", "K-12", "b", seeds=range(1), options={"stake": 0})


@pytest.mark.parametrize(("game", "ruling", "value"), ROWS)
def test_what_is_kept_parts_exactly_where_it_says(game, ruling, value):
    """Both records replay under their own readings; they are alike before their step, and differ at it."""
    found = entries(game)[ruling, value]
    assert found.deals >= 500
    assert found.interval[0] <= found.share <= found.interval[1]
    if found.first is None:
        assert (found.share, found.money) == (0, 0)
        return
    ours, theirs = found.first
    assert (dict(ours.readings), dict(theirs.readings)) == ({}, {ruling: value})
    assert found.step is not None
    assert ours.moves[: found.step] == theirs.moves[: found.step]
    assert parting(ours.opening, theirs.opening, ours.moves[: found.step]) == found.step
    at = [(one.steps[found.step - 1].after if found.step else one.opening) for one in (ours, theirs)]
    assert part(*at)


def test_what_is_kept_is_what_was_found(tmp_path, monkeypatch):
    module = import_module("knack_widgets.study.ledger.difference")  # its function bears the same name
    monkeypatch.setattr(module, "SOUGHT", ())  # it would take the test's time
    written = write("knack", tmp_path, 40)
    text = written.read_text(encoding="utf-8")
    again = write("knack", tmp_path, 40)
    assert text == again.read_text(encoding="utf-8")
    found = ledger.difference("knack", "K-10", "b", seeds=range(40))
    assert f"[K-10.b]\ndeals = 40\ndiffer = {round(found.share * 40)}\n" in text
    assert f"\nshare = {found.share:.6g}\n" in text
    for ruling, value in product(("K-5",), ("b", "c")):
        assert f"[{ruling}.{value}]" in text


def test_counting_goes_on_from_where_it_was_stopped(tmp_path, monkeypatch):
    module = import_module("knack_widgets.study.ledger.difference")
    monkeypatch.setattr(module, "SOUGHT", ())
    (tmp_path / "stopped").mkdir()
    write("knack", tmp_path / "stopped", 25)
    asked = []
    stopped = write("knack", tmp_path / "stopped", 40, progress=asked.append, go_on=True).read_text(encoding="utf-8")
    assert asked == [40]
    assert stopped == write("knack", tmp_path, 40).read_text(encoding="utf-8")
    assert write("knack", tmp_path, 40, progress=asked.append, go_on=True).read_text(encoding="utf-8") == stopped
    assert asked == [40]


def test_counting_goes_on_from_each_readings_own_number_of_deals(tmp_path, monkeypatch):
    module = import_module("knack_widgets.study.ledger.difference")
    monkeypatch.setattr(module, "SOUGHT", ())
    (tmp_path / "new").mkdir()
    whole = write("knack", tmp_path, 40)
    short = write("knack", tmp_path / "new", 15)
    entry = re.compile(r"\[K-5\.b\]\n.*?(?=\n\[)", re.DOTALL)
    mixed = entry.sub(lambda _: entry.search(short.read_text(encoding="utf-8"))[0], whole.read_text(encoding="utf-8"))
    short.write_text(mixed, encoding="utf-8")
    asked = []
    write("knack", tmp_path / "new", 40, progress=asked.append, go_on=True)
    assert asked == [40]
    assert short.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")


def test_who_plays_first_on_one_seed_makes_no_difference():
    """The deal as the book reads it is played once for all readings: whichever comes first."""
    cases = [Case("knack", ruling, "b") for ruling in ("K-5", "K-6", "K-9")]
    one = {case: [compare(case, seed) for seed in range(40)] for case in cases}
    other = {case: [] for case in cases}
    for seed in range(40):
        for case in reversed(cases):
            other[case].append(compare(case, seed))
    assert one == other


def test_a_deal_that_has_yet_to_come_is_played_by_both():
    """Who deals may be drawn before the deal: where that parts them, the money of the deal is moved."""
    found = ledger.difference("svangknack", "SK-2", "b", seeds=range(60))
    assert found.money > 0
    assert found.first
    assert all(any(move.startswith("deal ") for move in record.moves) for record in found.first)


def test_added_counts_show_the_deal_with_the_lowest_rank_of_both() -> None:
    ours = Tally(deals=10, differ=1, best=(3, 4, 17))
    ours.merge(Tally(deals=20, differ=1, best=(3, 2, 40)))
    assert (ours.deals, ours.differ, ours.best) == (30, 2, (3, 2, 40))
    ours.merge(Tally(deals=5, differ=1, best=(4, 1, 1)))
    ours.merge(Tally(deals=5))
    assert (ours.deals, ours.differ, ours.best) == (40, 3, (3, 2, 40))
