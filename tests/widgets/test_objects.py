"""Widgets as objects: each line of the contract's section on widgets."""

import gc
import inspect
import json
import pydoc
import re
from random import Random

import anywidget
import ipywidgets
import pytest
import traitlets

from knack_widgets import Chapter, Compare, Practice, Rulebook, Steps, Table, Text
from knack_widgets.rulebook.examples import examples
from knack_widgets.rules import NotationError, OptionError, Position, Record, RecordError, State, View, games
from knack_widgets.study.exercise import ExerciseError
from knack_widgets.widgets.intents import do
from knack_widgets.widgets.match_traits import MatchTraits
from knack_widgets.widgets.practice_traits import PracticeTraits

from .helpers import LANGS, NAMES, named, random_record, unknown_cards

PLAYERS = ["Anna", "Bo", "Cleo"]
LISTED = {
    *("state", "view", "record", "step", "seats", "verdict", "clause", "lang", "position"),
    *("play", "deal", "judge", "undo", "load", "reset"),
}
"""What the contract and `docs/notebooks.md` name."""
COMPUTED = ("state", "view", "record", "step", "seats", "verdict", "clause", "position")
READ_ONLY = ("state", "view", "seats", "verdict")
SHARERS = (Rulebook, Chapter, Steps, Text)


@pytest.fixture(autouse=True)
def _tidy():
    gc.freeze()
    yield
    gc.unfreeze()
    ipywidgets.Widget.close_all()


@pytest.fixture
def table():
    return Table("knack", players=PLAYERS, seed=7, lang="en")


def public(cls):
    """Return the names of a widget that ipywidgets and anywidget do not have."""
    return {name for name in set(dir(cls)) - set(dir(anywidget.AnyWidget)) if not name.startswith("_")}


def sent_text(part):
    """Return all that a page gets of a part, as text, without the pictures of all cards, words and the rules."""
    state = {
        name: value
        for name, value in part.get_state().items()
        if name not in {"deck", "terms", "words", "press", "book", "text_drawing", "setup"} and not name.startswith("_")
    }
    return json.dumps(state, ensure_ascii=False).replace("\\", "")


# -- the names


@pytest.mark.parametrize("cls", [Table, Rulebook, Chapter, Steps, Text])
def test_a_user_finds_the_documented_names_and_no_others(cls):
    assert public(cls) == LISTED


def test_a_practice_and_a_comparison_have_their_own_names():
    assert public(Practice) == {"lang", "exercise", "grade", "number", "over", "answer", "hint", "next", "again"}
    assert public(Compare) == {"lang", "step", "states"}


@pytest.mark.parametrize("cls", [MatchTraits, PracticeTraits, Compare])
def test_every_name_is_documented(cls):
    for name in public(cls):
        assert len(getattr(cls, name).__doc__ or "") > 20, name


@pytest.mark.parametrize("cls", [Table, Rulebook, Chapter, Steps, Text, Practice, Compare])
def test_the_help_of_a_widget_is_about_its_own_settings(cls):
    text = pydoc.plain(pydoc.render_doc(cls))
    assert " at 0x" not in text
    signature = inspect.signature(cls)
    described = set(re.findall(r"^(\w+): ", f"{inspect.getdoc(cls)}\n{inspect.getdoc(cls.__init__)}", re.M))
    assert described - {"Example"} == set(signature.parameters)


@pytest.mark.parametrize("cls", [Table, Rulebook, Chapter, Steps, Text, Practice, Compare])
def test_the_examples_in_the_help_exist(cls):
    for game, example in re.findall(r'\("(\w+)"[^)]*example="([^"]*)"', inspect.getdoc(cls) or ""):
        assert example in examples(game)


@pytest.mark.parametrize("name", COMPUTED)
def test_no_trait_but_the_language_is_sent(table, name):
    assert table.has_trait(name)
    assert name not in table.keys
    assert name not in table.get_state()
    table.set_state({name: "x"})


def test_the_language_is_sent(table):
    assert table.get_state()["lang"] == "en"


# -- traits


def test_state_is_the_position_and_view_what_the_readers_seats_know(table):
    assert isinstance(table.state, State)
    assert isinstance(table.view, View)
    assert table.state == games["knack"].start(PLAYERS, dealer=2).deal(seed=7)
    assert table.view == table.state.view(0)
    assert table.view.hands[1] is None


def test_record_is_the_whole_match_and_loads_another(table):
    table.play("0 knock")
    record = table.record
    assert isinstance(record, Record)
    assert record.moves[1] == "0 knock"
    table.step = 0
    assert table.record == record
    other = Table("knack", lang="en")
    other.record = record
    assert (other.state, other.step, other.seats) == (record.steps[-1].after, len(record.steps), (0,))
    assert other.record == record


def test_step_is_the_number_of_the_shown_step_and_goes_there(table):
    table.play("0 knock")
    assert table.step == len(table.record.moves) == 4
    table.step = 1
    assert table.state.phase == "bidding"
    assert table.record.moves[1:] == ("0 knock", "1 knock", "2 fold")


@pytest.mark.parametrize("step", [-1, 2, "1", None, True, 1.0])
def test_a_step_out_of_range_raises_and_leaves_the_table(table, step):
    before = table.state
    with pytest.raises(traitlets.TraitError, match=r"step = .*: expected a number from 0 to 1"):
        table.step = step
    assert (table.step, table.state) == (1, before)


def test_seats_are_those_that_the_reader_plays(table):
    assert table.seats == (0,)
    assert Table("knack", players=PLAYERS, controls=["careful", "me", "me"]).seats == (1, 2)


@pytest.mark.parametrize("name", READ_ONLY)
def test_read_only_traits_cannot_be_set(table, name):
    with pytest.raises(traitlets.TraitError, match="read-only"):
        setattr(table, name, getattr(table, name))


def test_verdict_is_the_last_that_is_shown(table):
    assert table.verdict is None
    refused = table.play("0 play 7h")
    assert table.verdict == refused
    assert table.play("0 knock").legal
    assert table.verdict is None


def test_clause_is_the_marked_one_and_marks_another(table):
    text = Text(table)
    assert table.clause is None
    table.clause = "play.3"
    assert text.get_state()["marks"]["focus"] == "play.3"
    do(table.desk, {"do": "clause", "id": "play.2"})
    assert text.clause == "play.2"
    table.clause = None
    assert text.get_state()["marks"]["focus"] is None


@pytest.mark.parametrize("clause", ["play.99", 3, ""])
def test_a_clause_that_the_game_lacks_raises_and_leaves_the_mark(table, clause):
    table.clause = "play.3"
    with pytest.raises(traitlets.TraitError, match="expected the id of a clause of knack, or None"):
        table.clause = clause
    assert table.clause == "play.3"


def test_lang_is_the_language_and_speaks_another_in_all_parts(table):
    text = Text(table)
    assert table.lang == "en"
    table.lang = "de"
    assert (table.lang, text.lang, table.get_state()["lang"], text.get_state()["lang"]) == ("de",) * 4
    assert "Knack (Dreikart" in repr(table)
    assert 'lang="de"' in text.get_state()["text_drawing"]


@pytest.mark.parametrize("lang", ["fr", None, 3])
def test_a_language_that_the_book_lacks_raises_and_leaves_the_language(table, lang):
    with pytest.raises(traitlets.TraitError, match="expected one of sv, de, en"):
        table.lang = lang
    assert table.lang == "en"


def test_the_language_of_a_page_is_chosen_at_any_of_its_tables():
    one, other = Table("knack"), Table("kopknack")
    one.lang = "de"
    assert other.lang == "de"
    other.lang = "sv"
    assert one.lang == "sv"


# -- methods


def test_play_makes_a_move_and_all_due_moves_of_the_opponents(table):
    verdict = table.play("0 knock")
    assert (verdict.legal, str(verdict.move)) == (True, "0 knock")
    assert table.record.moves[1:] == ("0 knock", "1 knock", "2 fold")
    assert table.state.turn == 0


@pytest.mark.parametrize("game", [*games])
def test_a_deal_can_be_played_without_a_view(game):
    table, random = Table(game, seed=3, lang="en"), Random(1)
    table.reset()  # opponents who begin move at once
    for _ in range(60):
        if table.state.chance or table.state.over:
            break
        moves = [move for move in table.state.moves() if move.seat in table.seats]
        assert moves, "the opponents have made all due moves"
        assert table.play(random.choice(moves)).legal
    assert table.state.chance or table.state.over or table.step > 40


def test_an_illegal_move_is_shown_and_not_raised(table):
    before = table.state
    verdict = table.play("0 play 7h")
    assert (verdict.legal, verdict.clauses) == (False, ("bidding.2",))
    assert table.state is before
    assert table.get_state()["table"]["refusal"]


@pytest.mark.parametrize("text", ["0 dance", "", "9 knock", "knock", 7])
def test_text_that_is_no_move_raises_and_leaves_the_table(table, text):
    before = table.record
    for method in (table.play, table.judge):
        with pytest.raises(NotationError):
            method(text)
    assert table.record == before


def test_opponents_who_are_in_the_way_move_first():
    table = Table("knack", players=PLAYERS, dealer=0, seed=7, lang="en")
    assert table.state.turn == 1
    assert table.play("0 knock").legal
    assert [move.split()[0] for move in table.record.moves[1:4]] == ["1", "2", "0"]


def test_a_move_of_an_opponent_can_be_made(table):
    table.play("0 knock")
    table.step = 2
    assert table.play("1 fold").legal
    assert table.record.moves[2] == "1 fold"


def test_play_at_an_earlier_step_begins_a_variant(table):
    table.play("0 knock")
    table.step = 1
    table.play("0 fold")
    assert table.record.moves[1] == "0 fold"


def test_deal_deals_by_a_seed_and_the_opponents_move(table):
    table.play("0 fold")
    assert table.state.chance == "deal"
    before = table.state
    verdict = table.deal(seed=8)
    assert verdict.legal
    assert str(verdict.move) == table.record.moves[4]
    assert table.record.steps[4].after == before.deal(seed=8)
    assert table.state.turn == 0, "Anna deals now, so Bo and Cleo have spoken"
    assert not Table("knack", seed=1).deal().legal


def test_deal_draws_if_cards_are_to_be_drawn():
    table = Table("knack", example="ending-02-drawing-for-the-rest", lang="en")
    table.step = next(at for at, text in enumerate(table.record.moves) if text.startswith("draw "))
    assert table.state.chance == "draw"
    verdict = table.deal(seed=1)
    assert (verdict.legal, verdict.move.verb) == (True, "draw")
    assert table.record.moves[table.step - 1] == str(verdict.move)


def test_deal_in_the_middle_of_a_deal_is_refused_and_shown(table):
    before = table.state
    verdict = table.deal(seed=8)
    assert not verdict.legal
    assert verdict.clauses == before.judge("deal " + " ".join(sorted(games["knack"].pack(before.setup)))).clauses
    assert (table.state, table.verdict) == (before, verdict)


@pytest.mark.parametrize("seed", [1.5, "x" * 41, [], "a\nb"])
def test_a_seed_that_is_none_raises_and_leaves_the_table(table, seed):
    table.play("0 fold")
    before = table.record
    for method in (table.deal, table.reset):
        with pytest.raises(NotationError, match="seed = "):
            method(seed=seed)
    assert table.record == before


def test_judge_decides_without_making_the_move_and_shows_it(table):
    before = table.state
    verdict = table.judge("0 play 7h")
    assert (verdict.legal, verdict) == (False, before.judge("0 play 7h"))
    assert (table.state, table.verdict) == (before, verdict)


def test_undo_takes_back_the_readers_last_move(table):
    before = table.state
    table.play("0 knock")
    assert table.undo() is True
    assert (table.state, table.step, len(table.record.moves)) == (before, 1, 1)


def test_undo_takes_back_the_last_deal_and_at_the_start_nothing(table):
    assert table.undo() is True
    assert (table.step, table.state.chance, table.record.moves) == (0, "deal", ())
    before = table.record
    assert table.undo() is False
    assert (table.step, table.record) == (0, before)


def test_undo_at_an_earlier_step_drops_the_later_moves(table):
    table.play("0 knock")
    table.step = 2
    table.undo()
    assert table.record.moves[1:] == ()


def test_after_undo_the_opponents_make_their_due_moves():
    table = Table("knack", players=PLAYERS, dealer=0, seed=7, lang="en")
    table.play("0 knock")
    before = table.record.moves
    table.undo()
    assert table.record.moves == before[:3]
    assert table.state.turn == 0


def test_load_puts_a_record_or_its_text_on_the_table(table):
    record = random_record(Random(1), players=3)
    for each in (record, record.dumps()):
        table.load(each)
        assert table.record.moves == record.moves
        assert table.step == len(record.moves)
        assert table.seats == (0, 1, 2)


def test_load_of_what_cannot_be_read_raises_and_leaves_the_table(table):
    before = table.record
    with pytest.raises(RecordError):
        table.load("format = 1")
    with pytest.raises(NotationError, match="expected a record of the game knack"):
        table.load(Record("kopknack", 3))
    with pytest.raises(traitlets.TraitError, match="expected a Record"):
        table.record = 7
    assert table.record == before


def test_reset_begins_the_match_again_as_it_began(table):
    first = table.state
    table.play("0 fold")
    table.deal()
    second = table.record.moves
    table.reset()
    assert (table.state, table.step) == (first, 1)
    table.play("0 fold")
    table.deal()
    assert table.record.moves == second


def test_reset_with_a_seed_deals_other_cards_at_once(table):
    table.play("0 knock")
    table.reset(seed=8)
    assert table.state == games["knack"].start(PLAYERS, dealer=2).deal(seed=8)
    assert table.seats == (0,)


def test_reset_lets_the_opponents_move_and_goes_back_to_a_position():
    table = Table("knack", players=PLAYERS, dealer=0, seed=7)
    table.reset()
    assert table.state.turn == 0
    table.position = "knack;players=3;hands=Ac_Kc_Qc,7h_Kh_As,6s_7s_8s;up=9c"
    begun = table.state
    table.play(next(table.state.moves()))
    table.reset()
    assert table.state == begun


def test_settings_that_cannot_be_raise():
    with pytest.raises(OptionError, match="stake"):
        Table("knack", stake="much")
    with pytest.raises(TypeError, match="seed: only a new match takes these settings"):
        Text(Table("knack"), seed=7)
    with pytest.raises(ValueError, match="chapter"):
        Text("knack", chapter="dance")


# -- observing and linking


@pytest.mark.parametrize("name", COMPUTED)
def test_each_trait_can_be_observed(table, name):
    heard = []
    table.observe(heard.append, name)
    acts = {
        "verdict": lambda: table.play("0 play 7h"),
        "clause": lambda: setattr(table, "clause", "play.3"),
        "seats": lambda: table.load(table.record.dumps().replace('"careful"', '"me"')),
    }
    before = getattr(table, name)
    acts.get(name, lambda: table.play("0 knock"))()
    assert [(change.name, change.old, change.new) for change in heard[:1]] == [(name, before, heard[0].new)]
    assert heard[-1].new == getattr(table, name) != before
    count = len(heard)
    table.desk.tell()
    assert len(heard) == count, "what has not changed is not announced"


def test_observers_hear_of_clicks_and_of_other_parts(table):
    heard = []
    table.observe(lambda change: heard.append(change.new.phase), "state")
    do(table.desk, {"do": "move", "move": "0 knock"})
    Steps(table).step = 0
    assert heard == ["bidding", "deal"]


def test_all_widgets_show_the_new_state_when_observers_are_called(table):
    seen = []
    table.observe(lambda _: seen.append(steps.get_state()["steps"]["at"] == table.step), "state")
    steps = Steps(table)
    table.play("0 knock")
    assert seen == [True]


def test_all_traits_can_be_observed_at_once_and_unobserved(table):
    heard = []
    table.observe(lambda change: heard.append(change.name))
    table.play("0 knock")
    assert {"state", "view", "record", "step", "position"} <= set(heard)
    table.unobserve_all()
    heard.clear()
    table.undo()
    assert heard == []


def test_clauses_of_two_widgets_are_linked(table):
    text = Text("knack", lang="en")
    traitlets.link((table, "clause"), (text, "clause"))
    table.clause = "play.3"
    assert text.clause == "play.3"
    text.clause = "play.2"
    assert table.clause == "play.2"


@pytest.mark.parametrize("name", ["record", "lang", "clause"])
def test_settable_traits_of_two_tables_are_linked(table, name):
    other = Table("knack", players=PLAYERS, seed=9, lang="sv")
    traitlets.link((table, name), (other, name))
    assert getattr(other, name) == getattr(table, name)
    {"record": lambda: table.play("0 knock"), "lang": lambda: setattr(table, "lang", "de")}.get(
        name, lambda: setattr(table, "clause", "play.3")
    )()
    assert getattr(other, name) == getattr(table, name)
    if name == "record":
        assert other.state == table.state


def test_a_slider_walks_through_the_match(table):
    table.play("0 knock")
    slider = ipywidgets.IntSlider(max=table.step, value=table.step)
    traitlets.link((slider, "value"), (table, "step"))
    phases = []
    ipywidgets.interactive_output(lambda step: phases.append((step, table.state.phase)), {"step": slider})
    slider.value = 1
    table.step = 0
    assert phases == [(4, "play"), (1, "bidding"), (0, "deal")]
    assert slider.value == 0


# -- the same on the other widgets


@pytest.mark.parametrize("cls", SHARERS)
def test_the_other_widgets_of_a_match_do_the_same(cls, table):
    other = cls(table, chapter="play") if cls is Chapter else cls(table)
    assert isinstance(other, MatchTraits)
    for name in (*COMPUTED, "lang"):
        assert getattr(other, name) == getattr(table, name)
    assert other.play("0 knock").legal
    assert (table.step, table.state) == (other.step, other.state)
    assert other.undo()
    assert table.step == 1


def test_a_comparison_is_walked_through_and_speaks():
    both = Compare(
        "kopknack", example="payment-08-bete-pushed-in", option="payment", values=("betar", "1922"), lang="en"
    )
    heard = []
    both.observe(lambda change: heard.append(change.new), "step")
    both.step = 3
    assert (both.step, heard, both.get_state()["steps"]["at"]) == (3, [3], 3)
    assert [type(state).__name__ for state in both.states] == [type(both.states[0]).__name__] * 2
    with pytest.raises(traitlets.TraitError, match="step = 999: expected a number from 0 to"):
        both.step = 999
    both.lang = "de"
    assert both.get_state()["lang"] == "de"
    assert repr(both).startswith("Zahlung")


def test_a_practice_is_answered_and_goes_on():
    practice = Practice("knack", clause="play.3", count=2, seed=1, lang="en")
    heard = []
    practice.observe(lambda change: heard.append(change.name), ["exercise", "grade", "number", "over"])
    assert (practice.grade, practice.number, practice.over) == (None, 1, False)
    practice.hint()
    assert practice.get_state()["practice_drawing"]
    first = practice.exercise
    grade = practice.answer(first.answer)
    assert grade.correct
    assert practice.grade is grade
    assert practice.answer([]) is grade, "a second answer does not count"
    assert practice.next()
    assert (practice.number, practice.grade) == (2, None)
    with pytest.raises(ExerciseError, match="expected choices of this exercise"):
        practice.answer(["dance"])
    practice.answer([])
    assert practice.next() is False
    assert practice.over
    with pytest.raises(ExerciseError, match="the practice is over"):
        practice.answer([])
    practice.again()
    assert (practice.number, practice.over) == (1, False)
    assert {*heard} == {"exercise", "grade", "number", "over"}


# -- what a seat may not know


@pytest.mark.parametrize("cls", [Table, Rulebook, Chapter, Steps, Text])
@pytest.mark.parametrize("seed", [5, 13])
def test_no_synchronised_trait_names_a_card_that_the_reader_cannot_know(cls, seed):
    settings = {"chapter": "play"} if cls is Chapter else {}
    part = cls("knack", players=NAMES[:4], seed=seed, lang="en", **settings)
    plays = 0
    while not part.state.chance:
        for seat in (1, 2, 3):
            for card in part.state.hands[seat]:
                part.judge(f"{seat} play {card}")
                assert named(sent_text(part), "en", unknown_cards(part.desk)) == []
            part.play(f"{seat} blank {part.state.up[0]}")
        for lang in LANGS:
            part.lang = lang
            assert named(sent_text(part), lang, unknown_cards(part.desk)) == []
        part.lang = "en"
        moves = [move for move in part.state.moves() if move.seat == 0]
        assert part.play(moves[-1]).legal
        plays += 1
    assert plays > 3


def test_a_refusal_of_a_hidden_hand_is_returned_and_not_shown(table):
    table.play("0 knock")
    verdict = table.judge("1 play 7h")
    assert verdict.clauses
    assert table.verdict is None or all(reason.key == "turn" for reason in verdict.reasons)


def test_positions_are_those_of_the_shown_state(table):
    assert table.position == Position.of(table.state)
