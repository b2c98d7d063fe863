"""Records: matches as TOML, which are replayed and written canonically."""

from __future__ import annotations

from pathlib import Path

import pytest

from knack_widgets.rules import Record, RecordError, games

from ..helpers.positions import PACK, deal_text

DEAL = deal_text(["As 7h 8h", "Ks 9h Th"], up="9s", dealer=0)
MOVES = (DEAL, "1 knock", "0 knock", "1 play Ks", "0 play As", "0 play 7h", "1 play 9h", "1 play Th", "0 play 8h")

WRITTEN = f'''format = "knack-widgets/1"
game = "knack"
players = ["Anna", "Bo"]
dealer = 0
moves = [
  "{DEAL}",
  "1 knock",
  "0 fold ?",
  "0 fold",
  "end",
]

[options]
stake = 2

[title]
sv = "Enda knackare"
'''

LENIENT = f'''
# a record is written by people too
players = [ "Anna",
  'Bo' ]
game    = "knack"   # the game
moves = ["{DEAL.upper().replace("T", "10")}", " 1  KNOCK ", "0 Fold?",
  # she thinks
  "0 fold", 'END']
format  = "knack-widgets/1"
title = {{ sv = "Enda knackare" }}
options.stake = 2
'''


def test_a_record_replays() -> None:
    record = Record("knack", 2, MOVES, options={"stake": 3})
    assert record.final.balances == (-6, 6)
    assert record.final.tricks == (1, 2)
    assert len(record.steps) == len(MOVES)
    assert record.steps[0].before == record.opening == games["knack"].start(players=2, stake=3)
    for step, following in zip(record.steps, record.steps[1:], strict=False):
        assert step.after == following.before


def test_a_record_without_moves_is_its_opening() -> None:
    record = Record("knack", 3)
    assert record.final == record.opening == games["knack"].start(players=3)
    assert Record.loads('format = "knack-widgets/1"\ngame = "knack"').final == games["knack"].start(players=2)


def test_writing_is_canonical() -> None:
    assert Record.loads(WRITTEN).dumps() == WRITTEN
    assert Record.loads(LENIENT).dumps() == WRITTEN
    assert Record.loads(LENIENT) == Record.loads(WRITTEN)


def test_a_number_of_players_and_names() -> None:
    assert "players = 2\n" in Record("knack", 2).dumps()
    record = Record("knack", ('A "b" \\ c', "李"))
    assert 'players = ["A \\"b\\" \\\\ c", "李"]\n' in record.dumps()
    assert Record.loads(record.dumps()) == record


def test_the_dealer_is_written_and_defaults_to_seat_0() -> None:
    assert "dealer = 0\n" in Record("knack", 2).dumps()
    assert Record("knack", 2) == Record("knack", 2, first=0)
    record = Record("knack", 3, first=2)
    assert Record.loads(record.dumps()).opening.dealer == 2


def test_a_try_is_judged_and_not_played() -> None:
    record = Record.loads(WRITTEN)
    step = record.steps[2]
    assert (step.text, step.before, step.after) == ("0 fold ?", record.steps[1].after, record.steps[1].after)
    assert step.verdict is not None
    assert step.verdict.legal
    illegal = Record("knack", 2, (*MOVES[:4], "0 play 7h ?", "0 play As")).steps[4]
    assert illegal.verdict is not None
    assert illegal.verdict.clauses[0] == "play.3"
    assert illegal.after == illegal.before


@pytest.mark.parametrize("text", ["0 play 7H?", "0 play 7h  ?  ", "0 PLAY 7h ?"])
def test_tries_are_read_leniently_and_written_strictly(text: str) -> None:
    assert Record("knack", 2, (*MOVES[:4], text)).moves[-1] == "0 play 7h ?"


@pytest.mark.parametrize("text", ["end ?", f"{DEAL} ?", "draw 7h 8h ?", "1 knock ?"])
def test_anything_well_formed_may_be_tried(text: str) -> None:
    record = Record("knack", 2, (text, text))
    assert record.final == record.opening


def test_comments_line_ends_and_a_byte_order_mark() -> None:
    expected = Record.loads(WRITTEN)
    with_comments = "# title\n" + WRITTEN.replace("\n", " # 0 knock ?\n", 3)
    for text in (WRITTEN.replace("\n", "\r\n"), "\ufeff" + WRITTEN, with_comments, WRITTEN + "\n\n# end"):
        assert Record.loads(text) == expected
        assert Record.loads(text.encode()) == expected
        assert Record.loads(text).dumps() == WRITTEN


def test_a_file_is_loaded_and_saved_byte_by_byte(tmp_path: Path) -> None:
    path = tmp_path / "å match.toml"
    Record.loads(LENIENT).save(path)
    assert path.read_bytes() == WRITTEN.encode()
    Record.load(path).save(tmp_path / "again.toml")
    assert (tmp_path / "again.toml").read_bytes() == path.read_bytes()
    assert Record.load(str(path)) == Record.load(path)


EXTRA = """
[example]
id = "play-2-ace"
shows = ["play.2", "deal.1"]
at = 3
when = 2020-01-02T03:04:05+02:00
day = 1999-12-31
hour = 23:59:59.000001
big = [1e+300, -inf, inf, nan, -0.0]
"key with spaces" = 1
"" = "empty"
"å.b" = "quoted \\"dots\\""
text = "one\\ntwo \\t\\u0000 \\u202E <script>alert('x')</script> 🂡"
mixed = [1, "two", [3.0, {four = 4}], {}]
empty = []

[example.title]
sv = "Ess"
de = "As"

[example.title."in depth"]
more = true

[[example.sub]]
x = 1

[[example.sub]]
y = {z = [{w = 1}]}

[[notes]]
move = 1
sv = "Först"

[[notes]]
move = 2
deep = [{a = {b = 2}}]

[void]
"""


def test_further_tables_are_passed_through_byte_by_byte() -> None:
    assert Record.loads(WRITTEN + EXTRA).dumps() == WRITTEN + EXTRA


@pytest.mark.parametrize(
    "table",
    [
        *(
            '["my table"]\nx = 1',
            '["å"]\nx = 1',
            '["a.b"]\nx = 1',
            '[""]\nx = 1',
            "['quo\"te']\nx = 1",
            '[["my notes"]]\nx = 1',
        ),
        *(
            '["my table".inner]\nx = 1',
            '["a\\nb"]',
            "[a.b.c.d]\nx = 1",
            "[[a.b]]\n[[a.b]]",
            "[[a]]\n[a.b]\nx = 1",
            "a.b.c = 1",
        ),
        *(
            "[[a]]\n[[a.b]]\n[[a.b]]\n[[a]]",
            "[a]\nb = [[{c = 1}]]",
            "[a]\nb = [{}, 1]",
            "[a]\nb = [{}]",
            "x = {}",
            "x = [{a = 1}]",
        ),
    ],
)
def test_tables_of_any_name_and_shape_survive_writing(table: str) -> None:
    record = Record.loads('format = "knack-widgets/1"\ngame = "knack"\n' + table)
    once = record.dumps()
    assert Record.loads(once) == record
    assert Record.loads(once).dumps() == once


def test_records_of_one_match_reach_equal_states() -> None:
    one, other = Record("knack", 2, MOVES), Record("knack", 2, MOVES)
    assert [step.after for step in one.steps] == [step.after for step in other.steps]
    assert {hash(step.after) for step in one.steps} == {hash(step.after) for step in other.steps}
    assert one.final == Record("knack", 2, (MOVES[0], "0 play 7h ?", *MOVES[1:])).final


def test_a_match_of_many_moves() -> None:
    # 3,333 deals of three entries each: one move below the limit of a record
    state, moves = games["knack"].start(players=2), []
    text = "deal " + " ".join(PACK)
    for _ in range(3333):
        seat = (state.dealer + 1) % 2
        moves += [text, f"{seat} knock", f"{1 - seat} fold"]
        if len(moves) <= 9:
            for move in moves[-3:]:
                state = state.play(move)
        else:
            state = state.evolve(dealer=(state.dealer + 1) % 2)
    record = Record("knack", 2, tuple(moves))
    assert record.final.deals == 3333
    assert sum(record.final.balances) == 0
    assert Record.loads(record.dumps()).final == record.final


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(RecordError, match="knack"):
        Record("whist", 2)
