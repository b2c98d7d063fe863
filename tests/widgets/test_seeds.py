"""Who knows what a pack comes from: the desk alone, until the deal is over; and the deal that a visit begins with."""

import json
from random import Random

import pytest

from knack_widgets.pages.line import Line, Lines
from knack_widgets.pages.seeds import LETTERS, Luck, draw_seed
from knack_widgets.players import PLAYERS
from knack_widgets.rules import Record, games
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.intents import do
from knack_widgets.widgets.keeping import snapshot
from knack_widgets.widgets.playing import play_move, play_opponents_at_once

from .helpers import any_time, asked, hot_seat, onward, page

GOING = ("knock", "join")
"""What brings a reader into the play."""


def first_deal(game):
    """A visit's first deal as a reader plays it who joins wherever they can: the desk, and what was refused before."""
    desk, refused = Desk.open(game), []
    asked(desk, "pref", name="tempo", value=0)
    play_opponents_at_once(desk)
    for _ in range(20):
        if desk.state.chance or desk.state.over:
            break
        moves = desk.state.view(0).moves
        assert moves
        if desk.state.turn == 0:
            tries = {f"0 play {card}" for card in desk.state.hands[0]} if played(moves) else set()
            tries |= {f"0 {verb}" for verb in desk.game.phases[desk.state.phase].verbs if bare(desk, verb)}
            refused += [(move, verdict) for move in tries if not (verdict := desk.state.judge(move)).legal]
        joining = next((move for move in moves if move.verb in GOING), None)
        play_move(desk, joining or PLAYERS["careful"].choose(desk.state.view(0), 1))
    return desk, refused


def played(moves):
    return any(move.verb == "play" for move in moves)


def bare(desk, verb):
    try:
        return desk.state.read(f"0 {verb}") is not None and not any_time(desk, verb)
    except ValueError:
        return False


# -- the first deal of a visit


@pytest.mark.parametrize("game", games)
def test_the_first_deal_of_a_visit_is_the_same_for_everybody(game):
    one, other = Desk.open(game), Desk.open(game, lang="de")
    assert one.line.steps[0].text == other.line.steps[0].text
    assert one.match.luck.first == one.line.steps[-1].text
    assert Desk.open(game, seed=games[game].first_deal).match.luck.first == ""


@pytest.mark.parametrize("game", [game for game in games if games[game].chapters.get("play") and game != "knaker"])
def test_in_the_first_deal_all_tricks_are_played_and_a_card_of_the_readers_is_refused(game):
    desk, refused = first_deal(game)
    assert len(desk.state.finished_tricks) == 3
    assert all(any(played.seat == 0 for played in trick) for trick in desk.state.finished_tricks)
    assert sum(desk.state.tricks) == 3
    assert desk.state.tricks[0] > 0
    assert [move for move, verdict in refused if " play " in move and verdict.clauses[0].startswith("play.")]


def test_in_the_first_deal_of_german_knack_cards_are_swapped_and_passing_too_soon_is_refused():
    desk, refused = first_deal("knack31")
    assert any(step.text.startswith("0 swap") for step in desk.line.steps)
    assert next(verdict.clauses for move, verdict in refused if move == "0 pass") == ("pass.6",)
    assert desk.state.result.winners == (0,)


def swaps_and_slides(desk):
    """Return the moves of the reader's turn."""
    return [move for move in desk.state.moves() if move.seat == 0 and move.verb in ("swap", "slide")]


def test_in_the_first_deal_of_german_knack_every_first_move_leads_to_three_turns_of_the_readers():
    """Five first moves and careful play after them win."""
    start = Desk.open("knack31")
    asked(start, "pref", name="tempo", value=0)
    play_opponents_at_once(start)
    won = 0
    for first in swaps_and_slides(start):
        desk = Desk.open("knack31", record=start.record(), controls=("me", "careful", "careful"))
        asked(desk, "pref", name="tempo", value=0)
        play_move(desk, first)
        turns = 1
        while desk.state.chance is None:
            turns += desk.state.phase == "play" and desk.state.turn == 0
            play_move(desk, PLAYERS["careful"].choose(desk.state.view(0), 1))
        assert turns >= 3, str(first)
        won += desk.state.result.winners == (0,)
    assert won >= 5


def test_in_the_first_deal_of_knaker_cards_are_laid_and_one_that_is_too_low_is_refused():
    desk, refused = first_deal("knaker")
    assert sum(step.text.startswith("0 play") for step in desk.line.steps) > 1
    assert any(verdict.clauses == ("3",) for _, verdict in refused)


# -- whoever has not chosen it cannot tell it


def test_drawn_seeds_are_drawn_anew():
    seeds = {draw_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert {letter for seed in seeds for letter in seed} <= {*LETTERS, "-"}


def test_a_deal_that_nobody_chose_a_seed_for_is_another_one_each_time():
    packs = set()
    for _ in range(5):
        desk = Desk.open("knack", controls=["me"] * 3)
        for seat in range(2):
            asked(desk, "move", move=f"{seat} fold")
        asked(desk, "deal")
        packs.add(desk.line.last.text)
    assert len(packs) == 5


@pytest.mark.parametrize("game", games)
@pytest.mark.parametrize("how", [{}, {"seed": "class 7"}])
def test_a_new_match_does_not_tell_the_next_deal(game, how):
    packs = set()
    for _ in range(3):
        desk = Desk.open(game, controls=["me"] * 3)
        asked(desk, "new", **how)
        packs.add(desk.line.deals and desk.line.steps[desk.line.deals[0]].text)
        assert not desk.match.luck.series
        assert desk.match.luck.due() != desk.match.luck.due()
    assert len(packs) == (1 if how else 3)


def test_what_the_author_of_a_page_has_chosen_goes_on():
    desk = hot_seat(seed=7)
    for seat in range(2):
        asked(desk, "move", move=f"{seat} fold")
    asked(desk, "deal")
    assert desk.line.last.text == str(desk.line.last.before.by_chance("8"))


def test_a_seed_that_the_reader_chooses_serves_for_one_deal():
    desk = Desk.open("knack", controls=["me"] * 3)
    for seat in range(2):
        asked(desk, "move", move=f"{seat} fold")
    asked(desk, "deal", seed="class 9")
    assert desk.line.last.text == str(desk.line.last.before.by_chance("class 9"))
    while desk.state.chance is None:
        asked(desk, "move", move=str(next(desk.state.moves())))
    asked(desk, "deal")
    assert desk.line.last.text != str(desk.line.last.before.by_chance("class 10"))


def test_opponents_decide_the_same_when_the_reader_comes_there_again():
    desk = Desk.open("knack", 4, controls=["me", "random", "random", "random"])
    asked(desk, "new", seed="")
    asked(desk, "pref", name="tempo", value=0)
    asked(desk, "move", move="0 knock")
    once = desk.line.steps
    assert len(once) > 3
    # as if it had never been played: what is made anew is not read off the line
    desk.put_lines(Lines((Line(desk.line.opening, once[:1], 1),)))
    asked(desk, "move", move="0 knock")
    assert desk.line.steps == once


# -- what a page is told


def seeds_in(desk, text):
    """The seeds of the deal that is on, and of what comes after it, that a text tells."""
    found = {desk.match.luck.seed, *desk.match.luck.used.values()}
    return [seed for seed in found if seed in text]


@pytest.mark.parametrize("game", games)
def test_while_a_deal_runs_its_seed_is_not_in_the_page(game):
    desk = Desk.open(game, controls=["me"] * 3)
    asked(desk, "new")
    assert len(desk.match.luck.used) == 1
    for _ in range(6):
        if desk.state.chance:
            break
        assert seeds_in(desk, json.dumps(page(desk), ensure_ascii=False)) == []
        assert seeds_in(desk, json.dumps(snapshot(desk), ensure_ascii=False)) == []
        for intent in ("save", "permalink"):
            asked(desk, intent)
            told = desk.notice.download[1] if desk.notice.download else desk.notice.copy
            assert seeds_in(desk, told) == []
            assert "luck" not in told
        assert "page" not in desk.record().extra or set(desk.record().extra["page"]) <= {"controls", "cover", "clause"}
        play_move(desk, next(desk.state.moves()))


def test_seeds_come_back_with_what_was_kept():
    desk = Desk.open("knack", controls=["me"] * 3)
    for _ in range(2):
        while desk.state.chance is None:
            asked(desk, "move", move=str(next(desk.state.moves())))
        asked(desk, "deal")
    other = Desk.open("knack", seed=5)
    do(other, {"do": "restore_snapshot", **snapshot(desk)})
    assert other.match.luck == desk.match.luck
    assert len(other.match.luck.used) == 3
    assert other.match.luck.first == desk.line.steps[0].text


def test_a_file_whose_author_gives_the_next_seed_is_dealt_from_it():
    desk = hot_seat(seed=7)
    onward(desk, Random(1), 1)
    record = Record.loads(desk.record().dumps() + 'seed = "autumn"\n')
    asked(desk, "load", text=record.dumps())
    assert desk.match.luck == Luck("autumn", series=True)
