"""What a page keeps: it comes back on another desk as it was, and whatever else comes is told."""

from random import Random

import pytest

from knack_widgets import Rulebook
from knack_widgets.pages.line import ASIDE
from knack_widgets.rules import Record, games
from knack_widgets.widgets import keeping
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.intents import do
from knack_widgets.widgets.keeping import snapshot
from knack_widgets.widgets.playing import deal, play_opponent

from .helpers import GAME, asked, hot_seat, on_page, onward, page, random_record


def other(data, **settings):
    """A fresh desk of another kernel, to which the page gives what it has kept."""
    desk = Desk.open(data["game"], **settings)
    do(desk, {"do": "restore_snapshot", **data})
    assert desk.notice is None
    return desk


def seen(desk):
    """All that the page shows, but for the numbers by which it tells the new from the old."""
    data = page(desk)
    for part in (data["table"]["refusal"] or {}, data["notice"] or {}):
        part.pop("serial", None)
    return data


@pytest.mark.parametrize("game", games)
def test_the_position_of_every_game_comes_back(game):
    desk = Desk.open(game, controls=["careful"] * 3, seed=5)
    for _ in range(12):
        deal(desk) if desk.state.chance else play_opponent(desk)
    asked(desk, "step", to=7)
    again = other(snapshot(desk))
    assert (again.line, again.match.controls) == (desk.line, desk.match.controls)
    assert again.match.luck.seed == desk.match.luck.seed
    assert snapshot(again) == snapshot(desk)


def test_lines_switches_language_and_clause_come_back():
    desk = hot_seat()
    onward(desk, Random(1), 9)
    for step, seed in ((3, 2), (2, 3)):
        asked(desk, "step", to=step)
        onward(desk, Random(seed), 4)
    asked(desk, "line", id=1)
    asked(desk, "lang", lang="de")
    asked(desk, "pref", name="tempo", value=300)
    asked(desk, "pref", name="tempo", value=300)
    asked(desk, "clause", id="play.3")
    assert len(desk.match.lines.lines) == 3
    again = other(snapshot(desk))
    assert (again.match.lines, again.lang, again.look.focus) == (desk.match.lines, "de", "play.3")
    assert again.prefs == desk.prefs
    assert seen(again) == seen(desk)


def test_how_the_whole_page_looks_is_not_kept_with_a_match():
    desk, again = hot_seat(), hot_seat()
    asked(desk, "pref", name="fourColour", value=True)
    asked(again, "pref", name="columns", value=["de"])
    do(again, {"do": "restore_snapshot", **snapshot(desk), "prefs": {**snapshot(desk)["prefs"], "columns": ["en"]}})
    assert (again.prefs["fourColour"], again.prefs["columns"]) == (False, ["de"])


def test_a_match_that_an_example_covers_comes_back_with_the_example():
    desk = hot_seat()
    onward(desk, Random(4), 5)
    asked(desk, "example", id="play-02-ace-at-once")
    again = other(snapshot(desk))
    assert seen(again) == seen(desk)
    asked(again, "line", id=ASIDE)
    asked(desk, "line", id=ASIDE)
    assert (again.match.lines, again.match.controls) == (desk.match.lines, desk.match.controls)
    assert again.match.luck.seed == desk.match.luck.seed
    assert again.prefs["reveal"] is desk.prefs["reveal"] is False


def test_an_example_that_is_no_more_leaves_the_match():
    desk = hot_seat()
    asked(desk, "example", id="play-02-ace-at-once")
    again = other({**snapshot(desk), "example": "gone"})
    assert (again.look.example, again.aside, again.match.lines) == (None, None, desk.aside.lines)


def test_a_match_too_long_for_a_link_is_kept():
    desk = hot_seat("Anna", "Bo")
    for seed in range(170):
        asked(desk, "deal", seed=str(seed))
        asked(desk, "move", move=f"{desk.state.turn} fold")
    assert asked(desk, "permalink").kind == "error"
    assert other(snapshot(desk)).line == desk.line


def test_tables_of_a_file_are_kept_unless_they_are_huge(monkeypatch):
    desk = hot_seat()
    desk.extra = {"notes": {"by": "Anna"}}
    assert other(snapshot(desk)).extra == desk.extra
    monkeypatch.setattr(keeping, "LONGEST", 10)
    onward(desk, Random(1), 1)
    assert other(snapshot(desk)).extra == {}


def test_what_has_not_changed_is_not_packed_again(monkeypatch):
    desk = hot_seat()
    packed, pack = [], keeping.seal
    monkeypatch.setattr(keeping, "seal", lambda text, *meant: packed.append(text) or pack(text, *meant))
    snapshot(desk)
    asked(desk, "clause", id="play.3")
    snapshot(desk)
    assert len(packed) == 1
    asked(desk, "control", seat=1, control="careful")
    assert other(snapshot(desk)).match.controls == ("me", "careful", "me")


def test_a_played_record_is_what_reading_it_would_be():
    record = random_record(Random(3), 3, 2)
    line = Desk.open("knack", record=record).line
    assert line.record() == Record.loads(line.record().dumps()) == Record.loads(record.dumps())
    assert line.record().first == line.opening.setup.first


def snapshot_of(book):
    """Return the snapshot as the page puts it together from the traits `keep` and `records`."""

    def whole(match):
        return {**match, "lines": [{**line, "record": page.records[line["record"]]} for line in match["lines"]]}

    page = on_page(book)
    return {**page.keep, "matches": [whole(match) for match in page.keep["matches"]]}


def test_a_step_changes_no_record():
    book = Rulebook("knack", example="play-02-ace-at-once")
    changed = []
    book.observe(lambda change: changed.append(change["name"]), ["_keep", "_records"])
    book._handle_custom_msg({"do": "step", "to": 0}, [])
    assert changed == ["_keep"]
    assert len(set(on_page(book).records)) == 2  # the match waits beside the example
    assert snapshot_of(book) == snapshot(book.desk)
    book.close()


def test_the_traits_follow_every_intent():
    book = Rulebook("knack", players=["Anna", "Bo", "Cleo"], controls=["me"] * 3)
    before = snapshot_of(book)
    book._handle_custom_msg({"do": "move", "move": "0 knock"}, [])
    assert snapshot_of(book) != before
    assert snapshot_of(book) == snapshot(book.desk)
    book._handle_custom_msg({"do": "restore_snapshot", **before}, [])
    assert snapshot_of(book) == before
    book.close()


def test_another_game_is_told():
    desk = hot_seat()
    data = snapshot(Desk.open(next(game for game in games if game != GAME.id)))
    notice = asked(desk, "restore_snapshot", **data)
    assert notice.kind == "error"
    notice = asked(desk, "restore_snapshot", **{**data, "game": "knack"})
    assert notice.kind == "error"


@pytest.mark.parametrize(
    ("lang", "said"), [("sv", "går inte att läsa"), ("de", "nicht lesen"), ("en", "cannot be read")]
)
def test_what_another_server_has_sealed_is_told_in_the_readers_language(lang, said, monkeypatch):
    desk = Desk.open("knack", lang=lang)
    data = snapshot(desk)
    monkeypatch.setattr("knack_widgets.widgets.sealing.key", lambda: b"k" * 32)
    before = desk.match.lines
    notice = asked(desk, "restore_snapshot", **data)
    assert (notice.kind, said in notice.text) == ("error", True)
    assert desk.match.lines is before
