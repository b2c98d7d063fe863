"""How deals and matches end: what the card says of it in every game, and what can be taken back."""

import json
import re
from dataclasses import replace
from random import Random

import pytest

from knack_widgets.pages import present
from knack_widgets.pages.line import ASIDE, FORMER
from knack_widgets.pages.results import COLUMNS
from knack_widgets.players import PLAYERS
from knack_widgets.rules import games
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.intents import do
from knack_widgets.widgets.playing import deal, play_move

from .helpers import LANGS, NAMES, asked, hot_seat, onward, page, table
from .test_seeds import first_deal

LONG = 900
"""Moves of the longest match that is played here."""


def played(game, deals=1, seed=3, **settings):
    """A match of careful players after some deals, or at its own end."""
    desk = Desk.open(game, NAMES[:3], seed=seed, controls=["careful"] * 3, lang="en", **settings)
    for _ in range(LONG):
        state = desk.state
        if state.over or (state.chance == "deal" and state.deals >= deals):
            return desk
        if state.chance:
            deal(desk)
        else:
            move = desk.opponents.move(state, desk.match.controls, "1")
            desk.put_lines(desk.match.lines.play(move or PLAYERS["careful"].choose(state.view(0), 1)))
    raise AssertionError("this deal does not end")


def result(desk):
    return table(desk)["result"]


def column(found, title):
    at = found["score"]["head"].index(title) - 1
    return [row["cells"][at] for row in found["score"]["rows"]]


# -- a deal


def test_while_a_deal_runs_there_is_no_result():
    desk = hot_seat()
    assert result(desk) is None
    asked(desk, "step", to=0)
    assert result(desk) is None


@pytest.mark.parametrize("game", games)
def test_a_deal_ends_with_who_pays_what_each_sentence_with_its_clause(game):
    desk = played(game)
    found = result(desk)
    assert found["told"]
    assert {line["clause"] for line in found["told"]} <= set(desk.game.clauses)
    events = [event for step in desk.line.steps for event in step.after.events]
    said = {desk.speaker.event(event) for event in events}
    assert {line["text"] for line in found["told"]} <= said
    assert [row["name"] for row in found["score"]["rows"]] == list(NAMES[:3])
    assert json.loads(json.dumps(found)) == found


@pytest.mark.parametrize("game", [game for game in games if "balance" in games[game].start().score])
def test_what_was_taken_and_paid_is_told_in_full(game):
    desk = played(game, deals=3)
    found, state = result(desk), desk.state
    if any(state.tricks):
        assert column(found, "Tricks") == [str(taken) for taken in state.tricks]
    numbers = [
        [int(cell.replace("−", "-")) for cell in column(found, title)] for title in ("Deal 1", "Deal 2", "Deal 3")
    ]
    total = [int(cell.replace("−", "-")) for cell in column(found, "Total")]
    assert total == list(state.balances) == [sum(seat) for seat in zip(*numbers, strict=True)]
    last = [step for step in desk.line.steps if step.text.startswith("deal ")][-1]
    assert numbers[-1] == [b - a for a, b in zip(last.before.balances, state.balances, strict=True)]


def test_of_many_deals_the_oldest_share_a_column():
    desk = hot_seat()
    for _ in range(COLUMNS + 3):
        while desk.state.chance is None:
            asked(desk, "move", move=str(next(desk.state.moves())))
        last = result(desk)
        asked(desk, "deal")
    assert last["score"]["head"][-COLUMNS - 1 :] == ["Giv 1–4", "Giv 5", "Giv 6", "Giv 7", "Totalt"]
    total = [int(cell.replace("−", "-")) for cell in column(last, "Totalt")]
    parts = [[int(cell.replace("−", "-")) for cell in column(last, title)] for title in last["score"]["head"][-5:-1]]
    assert total == [sum(seat) for seat in zip(*parts, strict=True)]


def test_german_knack_counts_deals_won_and_lost():
    desk = played("knack31", deals=2)
    found = result(desk)
    assert column(found, "Won") == [str(won) for won in desk.state.wins]
    assert column(found, "Lost") == [str(lost) for lost in desk.state.losses]
    cells = [column(found, "Deal 1"), column(found, "Deal 2")]
    assert sum(cell == "won" for deal in cells for cell in deal) == sum(desk.state.wins)
    assert any(line["text"].endswith("wins the deal") for line in found["told"]) or found["told"]


@pytest.mark.parametrize("lang", LANGS)
def test_what_was_trumps_is_said_after_the_deal(lang):
    desk, _ = first_deal("knack")
    asked(desk, "lang", lang=lang)
    suit = desk.line.steps[0].after.trump
    data = table(desk)
    assert data["trump"] == suit
    assert desk.speaker.suit(suit) in data["trumpWords"]
    assert data["trumpWords"] != desk.speaker.ui("no_trump")
    assert data["lastTrick"]
    asked(desk, "step", to=0)
    assert (table(desk)["trump"], table(desk)["trumpWords"]) == (None, "")


def test_where_no_trumps_are_fixed_yet_that_is_said():
    swings = [Desk.open("svangknack", 3, seed=seed, controls=["me"] * 3, lang="en") for seed in range(1, 30)]
    for desk in swings:
        while desk.state.deals < 3 and desk.state.phase != "swinging":
            deal(desk) if desk.state.chance else play_move(desk, next(desk.state.moves()))
    found = [desk for desk in swings if desk.state.phase == "swinging" and not desk.state.trump]
    assert found
    assert {table(desk)["trumpWords"] for desk in found} == {"No trumps yet"}


def test_a_reader_with_one_seat_is_spoken_to():
    desk, _ = first_deal("knack")
    asked(desk, "lang", lang="en")
    assert result(desk)["score"]["rows"][0]["name"] == desk.speaker.place(0) == "You"


# -- the outcome and the accounts


def numbers(text):
    return [int(amount.replace("−", "-")) for amount in re.findall(r"[+−]\d+", text)]


@pytest.mark.parametrize("game", [game for game in games if "balance" in games[game].start().score])
@pytest.mark.parametrize("deals", [1, 3])
def test_the_amounts_of_each_account_add_up_to_the_change_in_its_row(game, deals):
    desk = played(game, deals=deals)
    rows = result(desk)["accounts"]["rows"]
    assert [row["name"] for row in rows] == list(NAMES[:3])
    for row in rows:
        assert sum(map(sum, map(numbers, row["parts"]))) == int(row["cells"][0].replace("−", "-"))


@pytest.mark.parametrize(("lang", "said"), [("sv", "Du vinner 2"), ("de", "Du gewinnst 2"), ("en", "You win 2")])
def test_the_headline_and_the_status_say_what_the_reader_has_won(lang, said):
    desk = played("knack", deals=3)
    asked(desk, "lang", lang=lang)
    asked(desk, "control", seat=2, control="me")
    assert result(desk)["title"] == said
    assert table(desk)["status"].startswith(f"{said} · ")


def test_the_headline_of_german_knack_names_the_winner_and_the_hand():
    desk = played("knack31", deals=2)
    found = result(desk)
    best = max(desk.state.result.values)
    assert found["title"] == f"Cleo wins with {best}"
    assert found["accounts"]["rows"][2]["parts"] == [str(best)]


def test_the_status_after_a_match_is_its_outcome():
    desk = ended(played("knack", deals=2))
    assert table(desk)["status"] == result(desk)["title"]
    assert "has won the match" in table(desk)["status"]


def test_who_only_watches_reads_the_outcome_and_not_that_the_match_ends():
    desk = played("knack", deals=2)
    watching = replace(desk.sight, plays=False)
    assert present.table(watching, watching.speaker).head["status"] == result(desk)["title"]


@pytest.mark.parametrize("game", games)
def test_after_a_deal_the_text_follows_the_clause_that_decided_it(game):
    desk = played(game, deals=2)
    clause = result(desk)["clause"]
    marks = page(desk)["marks"]
    assert marks["follow"] == table(desk)["now"]["id"] == clause
    assert clause in marks["inForce"]
    assert clause in {line["clause"] for line in result(desk)["told"]}
    if "balance" in desk.state.score:
        assert clause.startswith("payment")


def test_four_accounts_are_shown_and_the_readers_is_one_of_them():
    desk = Desk.open("knack", 8, seed=3, controls=["careful"] * 8, lang="en")
    while not (desk.state.chance == "deal" and desk.state.deals >= 1):
        deal(desk) if desk.state.chance else play_move(desk, next(desk.state.moves()))
    asked(desk, "control", seat=6, control="me")
    rows = result(desk)["accounts"]["rows"]
    assert [row["folded"] for row in rows].count(False) == 4
    assert rows[6]["folded"] is False


# -- the seed, which may be read now


def test_the_seed_is_told_when_the_deal_is_over_and_deals_the_same_pack():
    desk = hot_seat(seed=7)
    for seat in range(2):
        asked(desk, "move", move=f"{seat} fold")
    seed = desk.match.luck.used[desk.line.steps[0].text]
    assert seed == "7"
    assert seed in result(desk)["seed"]
    asked(desk, "deal", seed=seed)
    assert desk.line.last.text == desk.line.steps[0].text


def test_the_set_deal_says_that_it_is_one_while_it_runs_and_after():
    desk = Desk.open("knack", lang="en", controls=["me"] * 3)
    assert table(desk)["setDeal"] == "Same deal for everybody"
    for seat in range(2):
        asked(desk, "move", move=f"{seat} fold")
    assert table(desk)["setDeal"] == ""
    assert "set deal" in result(desk)["seed"]
    assert "shuffled" in result(desk)["seed"]
    asked(desk, "end")
    assert "set deal" in result(desk)["seed"]
    assert "shuffled" not in result(desk)["seed"], "nothing follows"
    asked(desk, "take_back")
    asked(desk, "deal")
    assert table(desk)["setDeal"] == ""
    assert table(hot_seat())["setDeal"] == ""


def test_a_record_that_was_opened_knows_no_seed():
    desk = hot_seat()
    for seat in range(2):
        asked(desk, "move", move=f"{seat} fold")
    other = Desk.open("knack", record=desk.record())
    assert result(other)["seed"] == ""


# -- the end of a match


def ended(desk):
    asked(desk, "end")
    while desk.state.chance:
        asked(desk, "deal")
    return desk


@pytest.mark.parametrize("game", ["knack", "kopknack", "svangknack"])
def test_a_match_for_money_ends_with_who_has_won_most(game):
    desk = ended(played(game, deals=2))
    found = result(desk)
    assert found["over"] is True
    best = [NAMES[seat] for seat, balance in enumerate(desk.state.balances) if balance == max(desk.state.balances)]
    assert len(best) == 3 or all(name in found["title"] for name in best)
    assert [row["ahead"] for row in found["score"]["rows"]] == [seat in desk.state.leaders for seat in range(3)]
    assert found["new"] == "New match"
    total = [int(cell.replace("−", "-")) for cell in column(found, "Total")]
    assert total == list(desk.state.balances)
    assert sum(total) == 0


def test_german_knack_ends_with_who_has_won_most_deals():
    desk = ended(played("knack31", deals=4))
    best = max(desk.state.wins)
    names = [NAMES[seat] for seat in desk.state.leaders]
    assert all(desk.state.wins[seat] == best for seat in desk.state.leaders)
    assert all(name in result(desk)["title"] for name in names)


@pytest.mark.parametrize("cheating", [False, True])
def test_knaker_ends_by_itself_with_the_order_of_going_out(cheating):
    desk = played("knaker", cheating=cheating)
    found = result(desk)
    assert desk.state.over
    assert column(found, "Place") == [str(desk.state.placing[seat]) for seat in range(3)]
    assert ("Dots" in found["score"]["head"]) is cheating
    winner = next(seat for seat, place in desk.state.placing.items() if place == 1)
    assert NAMES[winner] in found["title"]
    assert (found["new"], found["back"]) == ("New match", None)


def test_a_match_in_which_all_are_level_is_a_draw():
    desk = hot_seat(lang="en")
    state = desk.state.evolve(phase="over", turn=None, balances=(0, 0, 0))
    assert state.leaders == ()
    tied = state.evolve(balances=(1, 1, -2))
    assert tied.leaders == (0, 1)


@pytest.mark.parametrize("lang", LANGS)
def test_whoever_has_won_is_named_and_a_lone_reader_spoken_to(lang):
    desk = ended(played("knack", deals=2))
    asked(desk, "lang", lang=lang)
    named = result(desk)["title"]
    (winner,) = desk.state.leaders
    assert NAMES[winner] in named
    asked(desk, "control", seat=winner, control="me")
    assert NAMES[winner] not in result(desk)["title"]


@pytest.mark.parametrize(("lang", "you"), [("sv", "Du "), ("de", "Du "), ("en", "You ")])
def test_a_reader_who_shares_the_win_is_spoken_to_and_the_others_are_named(lang, you):
    desk = ended(played("knack31", deals=2))
    asked(desk, "lang", lang=lang)
    mine, other = desk.state.leaders
    assert all(NAMES[seat] in result(desk)["title"] for seat in (mine, other))
    asked(desk, "control", seat=mine, control="me")
    said = result(desk)["title"]
    assert said.startswith(you)
    assert NAMES[other] in said
    assert NAMES[mine] not in said


# -- taken back


def test_an_ended_match_can_be_taken_back_and_goes_on():
    desk = hot_seat(lang="en")
    onward(desk, Random(2), 8)
    while desk.state.chance != "deal":
        onward(desk, Random(2), 1)
    before = desk.line
    asked(desk, "end")
    assert result(desk)["back"] == "Take it back"
    assert asked(desk, "take_back") is None
    assert desk.line == before
    assert [action["move"] for action in table(desk)["actions"]] == ["deal", "end"]


def test_before_the_end_of_a_match_the_last_deal_is_the_last_column():
    desk = played("knack", deals=2)
    before = result(desk)["score"]["head"]
    asked(desk, "end")
    assert result(desk)["score"]["head"][-4:] == ["Deal 1", "Deal 2", "End", "Total"]
    asked(desk, "step", to=desk.line.end_step)
    assert result(desk)["score"]["head"] == before


def test_the_end_is_taken_back_with_the_drawing_that_followed():
    desk = hot_seat(*NAMES, seed=1)
    for _ in range(200):
        if desk.state.chance == "deal" and sum(desk.state.bets) % 5:
            break
        onward(desk, Random(1), 1)
    before = desk.line
    ended(desk)
    assert desk.line.at > before.at + 1
    asked(desk, "take_back")
    assert desk.line == before


def test_what_has_not_been_ended_cannot_be_taken_back():
    desk = hot_seat()
    lines = desk.match.lines
    assert asked(desk, "take_back").kind == "error"
    assert desk.match.lines is lines


def test_a_match_that_an_option_replaced_comes_back():
    desk = Desk.open("knack", lang="en")
    asked(desk, "move", move="0 knock")
    before = (desk.match.lines, desk.match.controls, desk.match.luck)
    notice = asked(desk, "option", name="stake", value=3)
    told = page(desk)["notice"]["answer"]
    assert (notice.text, told["label"]) == ("A new match has begun.", "Back to the old one")
    newer = (desk.match.lines, desk.match.controls, desk.match.luck)
    do(desk, told["intent"])
    assert (desk.match.lines, desk.match.controls, desk.match.luck) == before
    # and the new one waits in its stead
    assert [line["id"] for line in page(desk)["steps"]["lines"]] == [0, FORMER]
    asked(desk, "line", id=FORMER)
    assert (desk.match.lines, desk.match.controls, desk.match.luck) == newer


@pytest.mark.parametrize("leave", ["new", "option", "load"])
def test_the_match_before_is_the_readers_own_also_when_an_example_lay_open(leave):
    desk = hot_seat()
    record = desk.record().dumps()
    asked(desk, "move", move="0 knock")
    lines = desk.match.lines
    asked(desk, "example", id="play-02-ace-at-once")
    asked(desk, leave, **{"new": {}, "option": {"name": "stake", "value": 2}, "load": {"text": record}}[leave])
    assert desk.former.lines is lines
    asked(desk, "line", id=FORMER)
    assert (desk.match.lines, desk.look.example, desk.aside) == (lines, None, None)


def test_a_refused_option_leaves_no_match_behind():
    desk = hot_seat()
    assert asked(desk, "option", name="stake", value=0).kind == "error"
    assert desk.former is None
    assert asked(desk, "line", id=FORMER).kind == "error"
    assert asked(desk, "line", id=ASIDE).kind == "error"
