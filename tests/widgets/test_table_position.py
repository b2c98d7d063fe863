"""The trait `position` of the widgets: read, set, observed, and never sent to the page."""

from urllib.parse import parse_qsl

import pytest
import traitlets

from knack_widgets import Table
from knack_widgets.pages import present
from knack_widgets.rules import NotationError, Position, PositionError, games
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.intents import do
from knack_widgets.widgets.keeping import snapshot
from knack_widgets.widgets.linked import follow
from knack_widgets.widgets.parts import Steps
from tests.support.html import read_html

from .helpers import on_page

FOLLOW = "knack;players=3;dealer=0;hands=Ac_Kc_Qc,7s_Kh,6s_7c_8s;up=9h;trick=1_Ah"


@pytest.fixture
def table():
    return Table("knack", players=["Anna", "Bo"], seed=7, lang="en")


def test_the_position_is_that_of_the_table(table):
    assert table.position == Position.of(table.desk.state)
    do(table.desk, {"do": "move", "move": str(next(table.desk.state.moves()))})
    assert table.position == Position.of(table.desk.state)


@pytest.mark.parametrize("value", [FOLLOW, Position.parse(FOLLOW)])
def test_a_position_that_is_set_is_put_on_the_table(table, value):
    table.position = value
    assert table.desk.state == Position.parse(FOLLOW).start()
    assert table.position == Position.parse(FOLLOW)
    assert "not decided" in table.desk.notice.text


def test_observers_hear_of_every_other_position(table):
    heard = []
    other = Steps(table)
    table.observe(lambda change: heard.append((change["old"], change["new"])), "position")
    before = table.position
    other.position = FOLLOW
    assert heard == [(before, Position.parse(FOLLOW))]
    table.desk.tell()
    assert len(heard) == 1


def test_two_tables_can_be_linked(table):
    other = Table("knack", players=["Anna", "Bo"], seed=9, lang="en")
    traitlets.dlink((table, "position"), (other, "position"))
    table.position = FOLLOW
    assert other.position == Position.parse(FOLLOW)


@pytest.mark.parametrize(
    ("value", "error"),
    [
        (FOLLOW.replace("7s_Kh", "7s"), PositionError),
        (FOLLOW.replace("knack", "kopknack", 1), NotationError),
        (7, PositionError),
    ],
)
def test_what_cannot_be_raises_and_leaves_the_table(table, value, error):
    before = table.desk.state
    with pytest.raises(error):
        table.position = value
    assert table.desk.state is before


def test_the_position_is_not_sent_to_the_page(table):
    assert "position" not in table.get_state()
    assert "position" not in table.keys
    table.set_state({"position": FOLLOW})
    assert table.position.setup.names == ("Anna", "Bo")


def test_a_match_goes_on_from_a_position(table):
    table.position = games["knack"].position(3, dealer=0, hands=["Ac Kc Qc", "7h Kh As", "6s 7s 8s"], up="9c")
    do(table.desk, {"do": "move", "move": "1 play Kh"})
    assert table.desk.state.trick[0].card == "Kh"
    assert table.desk.record().position is not None


def test_a_match_from_a_position_is_kept_saved_and_linked(table):
    desk = table.desk
    table.position = FOLLOW
    do(desk, {"do": "move", "move": "2 play 7c"})
    again = Desk.open("knack")
    do(again, {"do": "restore_snapshot", **snapshot(desk)})
    assert (again.notice, again.line) == (None, desk.line)
    do(desk, {"do": "save"})
    _, text = desk.notice.download
    loaded = Desk.open("knack")
    do(loaded, {"do": "load", "text": text})
    assert (loaded.state, loaded.line.opening) == (desk.state, desk.line.opening)
    linked = Desk.open("knack")
    follow(linked, dict(parse_qsl(desk.permalink())))
    assert (linked.state, linked.line.opening) == (desk.state, desk.line.opening)
    assert "7c" in str(linked.state.trick[-1].card)


def test_the_trump_of_a_position_is_shown_from_its_first_step(table):
    table.position = FOLLOW
    assert "hearts" in read_html(on_page(table).drawing).one("kb-trump").text


def test_results_count_the_deal_of_the_position(table):
    desk = table.desk
    table.position = "knack;players=2;dealer=0;hands=Ac,7h;up=9c;finished_tricks=(1_Kh,0_8h),(1_Qd,0_8d)"
    while desk.state.deals < 2 or not desk.state.chance:
        state = desk.state
        text = str(state.by_chance(7)) if state.chance else str(next(state.moves()))
        desk.put_lines(desk.match.lines.play(state.read(text)))
    desk.tell()
    score = present.table(desk.sight, desk.speaker).moves["result"]["score"]
    assert score["head"][-3:-1] == ["Deal 1", "Deal 2"]
    for row in score["rows"]:
        *changes, total = (int(cell.replace("−", "-")) for cell in row["cells"][-3:])
        assert sum(changes) == total
