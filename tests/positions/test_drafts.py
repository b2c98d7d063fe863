"""Drafts of positions: laid out card by card, by the rules' own counts and turns."""

from __future__ import annotations

import pytest

from knack_widgets.pages.editor.draft import MAX_ZONE, Draft
from knack_widgets.pages.editor.opening import games_to_lay_out, opening_values, phases_of
from knack_widgets.pages.editor.situation import PlaceError
from knack_widgets.rules import NotationError, OptionError, Position, PositionError, games
from knack_widgets.rules.core.positions.form import fields_of
from tests.positions.test_disputes import DISPUTES

PHASES = [(game, phase) for game in games_to_lay_out() for phase in phases_of(games[game])]
NEEDED = {"offer": {"exposed"}, "asking": {"swaps"}}
"""The phases that do not exist without a known card, and its field."""
POSITIONS = [games[game].position(**one["position"]) for game, all_ in DISPUTES.items() for one in all_]


def test_the_five_games_can_be_laid_out():
    assert set(games_to_lay_out()) >= {"knack", "kopknack", "svangknack", "knack31", "knaker"}


@pytest.mark.parametrize(("game", "phase"), PHASES)
def test_each_phase_begins_with_unknown_cards_that_the_rules_accept(game, phase):
    for players in (games[game].players.start, 4):
        draft = Draft.begin(game, players, phase)
        assert draft.phase == phase
        assert not draft.faults
        known = [
            (name, card)
            for name in draft.values
            for card in draft.fields.kinds[name].cards(draft.values[name])
            if card.isalnum()
        ]
        assert {name for name, _ in known} == NEEDED.get(phase, set())
        assert len(known) <= 2
        gone = {seat for seat, _ in draft.values.get("exits", ())} | {draft.values["dealer"]}
        with_cards = [bool(draft.zone(f"hands.{seat}")) or seat in gone for seat in range(players)]
        assert all(with_cards) == ("hands" in draft.asked)
        assert Draft.parse(str(draft)) == draft


@pytest.mark.parametrize(("game", "phase"), PHASES)
def test_what_a_phase_asks_for_are_fields_that_a_reader_can_give(game, phase):
    draft = Draft.begin(game, None, phase)
    fields = fields_of(games[game])
    assert {*draft.asked, *fields.form.rarely.get(phase, ())} <= {*fields.kinds}
    assert not {draft.shape(name).name for name in (*draft.asked, *draft.offered)} & {"row", "other"}
    assert set(draft.values) - {"phase"} <= {*draft.asked, *draft.offered}


@pytest.mark.parametrize("position", POSITIONS, ids=str)
def test_the_draft_of_a_position_is_that_position_also_through_its_text(position):
    draft = Draft.lay_out(position)
    assert draft.position == position
    again = Draft.parse(str(draft))
    assert (again.position, again.values) == (position, draft.values)
    assert Draft.parse(str(position)).position == position


def test_cards_are_laid_out_in_the_order_of_play():
    draft = Draft.begin("knack").put("up", "9c")
    for card in ("Th", "6c", "7s"):
        draft = draft.put("hands.2", card)
    draft = draft.put("trick", "Kh")
    assert str(draft) == "knack;players=3;phase=play;dealer=0;hands=?_?_?,?_?,6c_7s_Th;up=9c;trick=1_Kh"
    assert draft.follows("turn") == 2
    assert not draft.faults
    full = draft.put("trick", "Th").put("trick", "Ad")
    assert full.zone("finished_tricks.0") == ((1, "Kh", False), (2, "Th", False), (0, "Ad", False))
    assert (full.zone("trick"), full.zone("hands.2"), full.follows("turn")) == ((), ("6c", "7s"), 1)


def test_a_card_of_a_trick_that_is_taken_back_takes_the_later_ones_along():
    draft = Draft.begin("knack").put("up", "9c")
    for card in ("Kh", "Th", "Ad", "7c"):
        draft = draft.put("trick", card)
    back = draft.take("finished_tricks.0", 1)
    assert (back.places("finished_tricks"), back.zone("trick")) == ((), ((1, "Kh", False),))
    assert [len(back.zone(f"hands.{seat}")) for seat in range(3)] == [3, 2, 3]
    assert not back.faults


def test_a_card_that_lies_elsewhere_is_taken_from_there_and_leaves_an_unknown_one():
    draft = Draft.begin("knack").put("hands.0", "As").put("hands.1", "As")
    assert (draft.zone("hands.0"), draft.zone("hands.1")) == (("?", "?", "?"), ("As", "?", "?"))
    jokers = Draft.begin("knaker").put("hands.0", "Xb").put("hands.1", "Xb")
    assert (jokers.zone("hands.0")[0], jokers.zone("hands.1")[0]) == ("Xb", "Xb")  # the pack has two of them


def test_a_card_is_turned_over_moved_and_taken_back():
    draft = Draft.begin("knack").put("up", "9c").put("hands.1", "Kh")
    moved = draft.move("hands.1", 0, "hands.2")
    assert (moved.zone("hands.1"), moved.zone("hands.2")) == (("?", "?", "?"), ("Kh", "?", "?"))
    assert moved.turn_over("hands.2", 0).zone("hands.2") == ("?", "?", "?")
    assert moved.take("hands.2", 0).take("hands.2", 0).zone("hands.2") == ("?", "?")
    trick = draft.put("trick", "7d").turn_over("trick", 0)
    assert trick.zone("trick") == ((1, "7d", True),)


def test_a_seat_that_is_not_in_has_no_cards_and_the_turn_passes_it_by():
    draft = Draft.begin("knack").set_in(1, False)
    assert (draft.zone("hands.1"), draft.follows("turn"), draft.faults) == ((), 2, ())
    assert draft.set_in(1, True) == Draft.begin("knack")


def test_another_leader_changes_the_seats_of_the_trick():
    draft = Draft.begin("knack").put("up", "9c").put("trick", "Kh").put("trick", "7h").lead(2)
    assert [play.seat for play in draft.zone("trick")] == [2, 0]


def test_fields_are_given_and_follow_again():
    draft = Draft.begin("knack")
    given = draft.set_field("dealer", 1)
    assert (given.setup.first, given.follows("turn"), given.faults) == (1, 2, ())
    turn = given.set_field("turn", 0)
    assert [fault.key for fault in turn.faults] == ["order"]
    assert turn.set_field("turn", None) == given


def test_a_draft_that_cannot_be_says_where_and_survives_as_text():
    draft = Draft.begin("knack").put("hands.0", "?")
    (fault,) = draft.faults
    assert (fault.key, fault.place) == ("hand", "hands.0")
    assert Draft.parse(str(draft)) == draft
    loose = Draft.parse("knack;players=3;phase=play;hands=,,;trick=1_?")
    assert loose.faults
    assert Draft.parse(str(loose)) == loose


def test_options_names_and_counts_change_the_set_up():
    draft = Draft.begin("kopknack").put("hands.0", "As")
    assert draft.agree({"merge": True}).setup.options["merge"]
    assert draft.rename(("Anna", "Bo", "Cleo")).setup.names == ("Anna", "Bo", "Cleo")
    more = draft.begin_again(players=5)
    assert (more.seats, more.zone("hands.0")) == (5, ("?", "?", "?"))
    later = draft.begin_again(phase="bidding")
    assert (later.phase, later.zone("hands.0")) == ("bidding", ("As", "?", "?"))


def test_a_view_gives_what_its_reader_may_see_and_no_more():
    for game in games_to_lay_out():
        state = games[game].start(players=3)
        while state.chance:
            state = state.play(state.by_chance(7))
        view = state.view(0)
        other = next(iter({*range(3)} - {0}))
        assert set(Draft.lay_out(Position.of(view)).zone(f"hands.{other}")) <= {"?"}


@pytest.mark.parametrize(
    ("change", "error"),
    [
        (lambda draft: draft.put("hands.9", "As"), PlaceError),
        (lambda draft: draft.put("hands.0", "Ax"), NotationError),
        (lambda draft: draft.put("pocket", "As"), PlaceError),
        (lambda draft: draft.put("hands", "As"), PlaceError),
        (lambda draft: draft.put("hands.x", "As"), PlaceError),
        (lambda draft: draft.take("hands.0", 3), PlaceError),
        (lambda draft: draft.take("hands.0", -1), PlaceError),
        (lambda draft: draft.set_field("hands", ""), PlaceError),
        (lambda draft: draft.set_field("phase", "bidding"), PlaceError),
        (lambda draft: draft.set_field("balances", ["much"]), PositionError),
        (lambda draft: draft.set_field("turn", "Anna"), PositionError),
        (lambda draft: draft.set_field("turn", 7), PlaceError),
        (lambda draft: draft.set_field("dealer", None), PlaceError),
        (lambda draft: draft.lead(3), PlaceError),
        (lambda draft: draft.set_in(True, True), PlaceError),
        (lambda draft: draft.begin_again(phase="over"), PlaceError),
        (lambda draft: draft.begin_again(players=99), OptionError),
        (lambda draft: draft.agree({"stake": 0}), OptionError),
        (lambda _: Draft.parse("whist"), PositionError),
        (lambda _: Draft.parse("knack;pocket=As"), PositionError),
    ],
)
def test_what_a_draft_has_not_is_refused(change, error):
    draft = Draft.begin("knack")
    with pytest.raises(error):
        change(draft)


def test_a_place_holds_a_limited_number_of_cards():
    draft = Draft.begin("knaker").count("stock", 10**9)
    assert len(draft.zone("stock")) == MAX_ZONE
    with pytest.raises(PlaceError):
        draft.put("stock", "?")


def test_the_opening_of_a_phase_is_computed_once():
    setup = games["knack"].setup(3, {}, 0)
    assert opening_values(setup, "play") is opening_values(setup, "play")
