"""The desk's matches: deals and seeds, new matches, worked examples, and the end."""

from random import Random

import pytest

from knack_widgets.pages.seeds import MAX_SEED, next_seed, seed_of
from knack_widgets.pages.setup import setup
from knack_widgets.rulebook.examples import examples
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.intents import do

from .helpers import LANGS, NAMES, asked, hot_seat, onward, table

EXAMPLE = "play-02-ace-at-once"


# -- deals and seeds


def test_each_deal_gets_the_next_seed_and_a_seed_can_be_given():
    desk = hot_seat(seed=7)
    for seat in range(2):
        asked(desk, "move", move=f"{seat} fold")
    assert (desk.state.chance, desk.match.luck.seed) == ("deal", "8")
    asked(desk, "deal", seed="class 9")
    assert desk.match.luck.seed == "class 10"
    assert desk.line.last.text == str(desk.line.last.before.by_chance("class 9"))


@pytest.mark.parametrize("intent", [{"do": "deal"}, {"do": "deal", "seed": "7"}, {"do": "move", "move": "deal"}])
def test_dealing_twice_is_refused_and_loses_nothing(intent):
    desk = hot_seat()
    asked(desk, "move", move="0 knock")
    before = (desk.match.lines, desk.match.luck.seed)
    do(desk, intent)
    assert (desk.match.lines, desk.match.luck.seed) == before
    assert table(desk)["refusal"]["clauses"] == ["bidding.2"]


@pytest.mark.parametrize(
    ("seed", "after"),
    [
        ("7", "8"),
        ("99", "100"),
        ("007", "8"),
        ("class 9", "class 10"),
        ("autumn", "autumn 2"),
        ("9" * 18, "9" * 18 + " 2"),
        ("x" * 40, "x" * 39 + "2"),
    ],
)
def test_following_seeds(seed, after):
    assert next_seed(seed) == after
    assert len(after) <= MAX_SEED


def test_seeds_can_be_followed_for_ever():
    seed, seen = "y" * 38 + "99", set()
    for _ in range(200):
        seed = next_seed(seed)
        assert seed == seed_of(seed)
        assert seed not in seen
        seen.add(seed)


# -- new matches


def test_an_option_begins_a_new_match_and_says_so():
    desk = Desk.open("knack", ["Anna", "Bo"], lang="en", seed=5, controls=["me", "random"])
    notice = asked(desk, "option", name="stake", value=3)
    assert notice.kind == "info"
    assert notice.text == "A new match has begun."
    assert desk.state.setup.options["stake"] == 3
    assert desk.state.setup.names == ("Anna", "Bo")
    assert desk.match.controls == ("me", "random")
    assert len(desk.line.steps) == 1
    assert desk.match.luck.seed == "7"


def test_a_new_match_takes_names_controls_options_and_seed():
    desk = Desk.open("knack")
    players = [{"seat": 0, "name": "Eva", "control": "random"}, {"seat": 1, "name": "Ulf", "control": "me"}]
    assert asked(desk, "new", players=players, options={"stake": 2}, seed="vår 1") is None
    assert desk.state.setup.names == ("Eva", "Ulf")
    assert desk.match.controls == ("random", "me")
    assert desk.state.setup.options["stake"] == 2
    assert desk.match.luck.seed == "vår 2"
    assert desk.line.last.text == str(desk.line.opening.by_chance("vår 1"))
    assert desk.state.turn == 0


def test_what_a_new_match_leaves_out_stays():
    desk = Desk.open("knack", ["Anna", "Bo", "Cleo"], stake=4, dealer=1)
    assert asked(desk, "new") is None
    setup = desk.state.setup
    assert (setup.names, setup.first, dict(setup.options)) == (("Anna", "Bo", "Cleo"), 1, {"stake": 4})


@pytest.mark.parametrize("players", [2, 5])
def test_in_a_match_of_another_size_the_reader_speaks_first_again(players):
    desk = Desk.open("knack")
    asked(desk, "new", players=players)
    assert len(desk.match.controls) == players
    assert desk.match.controls[0] == "me"
    assert desk.state.turn == 0


@pytest.mark.parametrize("lang", LANGS)
def test_who_is_called_by_the_seat_gets_no_name_from_the_form(lang):
    desk = Desk.open("knack", lang=lang)
    rows = [{"name": seat["name"], "control": "me"} for seat in setup(desk.sight, desk.speaker)["players"]]
    asked(desk, "new", players=rows)
    assert desk.state.setup.names == (None, None, None)
    asked(desk, "new", players=[*rows[:2], {"name": "Cleo", "control": "me"}])
    assert desk.state.setup.names == ("", "", "Cleo")
    asked(desk, "lang", lang="de")
    assert [seat["name"] for seat in table(desk)["seats"]] == ["Spieler 1", "Spieler 2", "Cleo"]


# -- examples


@pytest.mark.parametrize("name", examples("knack"))
def test_every_example_opens_with_open_hands_at_its_step(name):
    desk = Desk.open("knack")
    assert asked(desk, "example", id=name) is None
    found = examples("knack")[name]
    assert desk.line.at == found.at
    assert desk.line.record().moves == found.record.moves
    assert desk.look.focus in found.shows
    assert desk.sight.visible_seats == tuple(range(len(desk.match.controls)))
    assert {seat["human"] for seat in table(desk)["seats"]} == {True}


@pytest.mark.parametrize("own", [False, True])
@pytest.mark.parametrize("leave", ["new", "option", "load"])
def test_hands_that_an_example_opened_are_as_before_when_it_is_left(own, leave):
    desk = Desk.open("knack")
    asked(desk, "pref", name="reveal", value=own)
    record = desk.record().dumps()
    asked(desk, "example", id=EXAMPLE)
    asked(desk, "example", id="play-03-follow-suit")
    intent = {"new": {}, "option": {"name": "stake", "value": 2}, "load": {"text": record}}[leave]
    asked(desk, leave, **intent)
    assert desk.prefs["reveal"] is own
    assert desk.look.example is None


def test_what_the_reader_chooses_while_an_example_lies_open_counts():
    desk = Desk.open("knack")
    asked(desk, "example", id=EXAMPLE)
    asked(desk, "pref", name="reveal", value=False)
    asked(desk, "pref", name="reveal", value=True)
    asked(desk, "new")
    assert desk.prefs["reveal"] is True


def test_a_clause_keeps_the_focus_when_its_example_is_opened():
    desk = Desk.open("knack")
    asked(desk, "clause", id="play.13")
    asked(desk, "example", id="play-12-lead-face-down")
    assert desk.look.focus == "play.13"


# -- the end


def test_a_match_ends_with_a_draw_for_what_cannot_be_shared():
    random = Random(1)
    for seed in range(1, 40):
        desk = hot_seat(*NAMES, seed=seed)
        while not (desk.state.chance == "deal" and sum(desk.state.bets) % 5):
            onward(desk, random, 1)
        assert asked(desk, "end") is None
        assert desk.state.chance == "draw"
        assert [action["move"] for action in table(desk)["actions"]] == ["draw"]
        while desk.state.chance == "draw":
            assert asked(desk, "move", move="draw") is None
        break
    assert desk.state.over
    assert sum(desk.state.balances) == 0
    assert table(desk)["actions"] == []
    assert not desk.sight.waits


def test_after_the_end_everything_is_refused_by_the_clause_of_the_end():
    desk = hot_seat()
    onward(desk, Random(3), 300)
    assert desk.state.over
    for intent in ({"do": "end"}, {"do": "deal"}, {"do": "move", "move": "0 knock"}):
        do(desk, intent)
        assert table(desk)["refusal"]["clauses"] == ["ending.1"]
