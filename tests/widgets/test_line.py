"""Lines: playing on, going back, and playing on differently."""

import pytest

from knack_widgets.pages import line as line_module
from knack_widgets.pages.line import MAX_LINES, Line, Lines
from knack_widgets.rules import IllegalMove, Record, RecordError

from .helpers import GAME, NAMES


@pytest.fixture
def begun():
    """A match of three after the deal."""
    line = Line(GAME.opening(GAME.setup(list(NAMES[:3]), {}, 2)))
    return line.play(line.state.by_chance(1))


def moves(line):
    return list(line.state.moves())


def test_playing_adds_a_step_and_leaves_the_old_line_alone(begun):
    fold, knock = moves(begun)
    after = begun.play(knock)
    assert (after.at, len(after.steps), after.last.text) == (2, 2, "0 knock")
    assert (begun.at, len(begun.steps)) == (1, 1)
    assert after.state == begun.state.play(knock)
    assert begun.play(fold).state != after.state


@pytest.mark.parametrize(("wanted", "found"), [(0, 0), (1, 1), (2, 2), (-5, 0), (99, 2), (10**30, 2)])
def test_a_step_is_the_nearest_there_is(begun, wanted, found):
    line = begun.play(moves(begun)[1]).at_step(wanted)
    assert line.at == found
    assert line.state == (line.opening, begun.state, begun.state.play("0 knock"))[found]
    assert (line.last is None) == (found == 0)


def test_playing_from_an_earlier_step_drops_what_came_after(begun):
    line = begun.play(moves(begun)[1]).at_step(1).play(moves(begun)[0])
    assert [step.text for step in line.steps[1:]] == ["0 fold"]


def test_illegal_moves_are_judged_and_not_played(begun):
    assert not begun.judge("1 knock").legal
    with pytest.raises(IllegalMove):
        begun.play(begun.state.read("1 knock"))
    assert begun.judge("0 knock").legal


def test_deals_are_counted_in_steps_that_precede_them(begun):
    line = begun.play(begun.state.read("0 knock"))
    for text in ("1 fold", "2 fold"):
        line = line.play(line.state.read(text))
    line = line.play(line.state.by_chance(2))
    assert line.deals == (0, 4)


def test_a_line_is_no_longer_than_a_record(begun, monkeypatch):
    monkeypatch.setattr(line_module, "MAX_MOVES", 1)
    with pytest.raises(RecordError, match="at most 1"):
        begun.play(moves(begun)[0])


def test_a_record_and_its_line_are_the_same_match(begun):
    line = begun.play(moves(begun)[1])
    record = line.record({"page": {"seed": "2"}})
    assert record.extra == {"page": {"seed": "2"}}
    assert Line.from_record(record) == line
    assert Line.from_record(record, 1) == line.at_step(1)
    assert Line.from_record(Record.loads(record.dumps())).record().dumps() == line.record().dumps()


@pytest.mark.parametrize(("players", "kept"), [(3, 3), (["Anna", "Bo"], ("Anna", "Bo")), (["", "Bo"], ("", "Bo"))])
def test_names_that_nobody_gave_are_not_recorded(players, kept):
    assert Line(GAME.opening(GAME.setup(players, {}))).record().players == kept


def test_options_are_recorded_where_they_differ():
    assert Line(GAME.opening(GAME.setup(2, {"stake": 1}))).record().options == {}
    assert Line(GAME.opening(GAME.setup(2, {"stake": 4}))).record().options == {"stake": 4}


# -- several lines


def test_the_move_that_was_made_before_steps_on(begun):
    lines = Lines((begun,)).play(begun.state.read("0 knock"))
    back = lines.replace_line(lines.line.at_step(1))
    again = back.play(begun.state.read("0 knock"))
    assert again == lines


def test_another_move_begins_a_line_and_keeps_the_old_one(begun):
    lines = Lines((begun,)).play(begun.state.read("0 knock"))
    other = lines.replace_line(lines.line.at_step(1)).play(begun.state.read("0 fold"))
    assert len(other.lines) == 2
    assert other.current == 1
    assert other.lines[0].steps == lines.line.steps
    assert [step.text for step in other.line.steps[1:]] == ["0 fold"]
    assert other.switch_line(0).line.at == 1


@pytest.mark.parametrize("index", [-1, 2, 99])
def test_a_line_that_is_not_there_changes_nothing(begun, index):
    lines = Lines((begun, begun.at_step(0)), 1)
    assert lines.switch_line(index) is lines


def test_of_too_many_lines_the_match_and_the_newest_stay(begun):
    lines = Lines((begun,))
    for seed in range(MAX_LINES + 3):
        lines = lines.replace_line(lines.line.at_step(0))
        lines = lines.play(lines.line.state.by_chance(seed + 2))
        assert lines.current == len(lines.lines) - 1
    assert len(lines.lines) == MAX_LINES
    assert lines.lines[0].steps == begun.steps
    assert [line.steps[0].text for line in lines.lines[1:]] == [
        str(begun.opening.by_chance(seed + 2)) for seed in range(4, MAX_LINES + 3)
    ]
