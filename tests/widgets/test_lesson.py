"""What a lesson shows of odds: tables that say the numbers, in the table's language, and a bench to try deals on."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from knack_widgets import Chances, Experiment, OpeningMap, Table
from knack_widgets.pages.lesson import table_html
from knack_widgets.players import odds, odds_of_moves, opening
from knack_widgets.rules import games
from knack_widgets.widgets import experiment

from ..support.html import read_html

LANGS = ("sv", "de", "en")
PLAYERS = ("Anna", "Bo", "Cleo", "Disa")


def laid(lang: str = "en") -> Table:
    return Table("knack", players=PLAYERS, dealer=3, seed=13, lang=lang)


def tried(table: Table, *, others: str = "careful", n: int = 40) -> Any:
    return odds(table.desk.view, "0 knock", others=others, n=n)


def press(bench: Experiment, **asked: Any) -> None:
    bench._hear(None, {"do": "play", "deal": 13, "worlds": 25, "others": "careful", **asked}, None)


def test_odds_are_told_in_words_and_numbers() -> None:
    table = laid()
    found = tried(table)
    (line,) = repr(Chances(table, found)).splitlines()
    assert line.startswith("careful · Worlds 40 · ")
    assert f"{100 * found.fails:.1f}%" in line
    assert "±" in line
    assert "Mean gain −" in line
    assert "knock" not in line  # notation is nobody's language


def test_it_speaks_as_its_table_does() -> None:
    table = laid("sv")
    shown = Chances(table, tried(table, others="random"))
    assert repr(shown).startswith("slumpmässiga · Världar 40 · ")
    table.desk.speak("de")
    table.desk.tell()
    assert shown.lang == "de"
    assert repr(shown).startswith("zufällig · Welten 40 · ")
    assert ", " not in repr(shown)


def test_a_picture_has_a_row_for_each_and_names_them_apart() -> None:
    table = laid()
    few, many = tried(table, n=20), tried(table, n=40)
    assert [row["label"] for row in Chances(table, few, many).shown["rows"]] == ["20", "40"]
    assert [row["label"] for row in Chances(table, few, tried(table, others="random")).shown["rows"]] == [
        "careful",
        "random",
    ]
    assert [row["label"] for row in Chances(table, few, few).shown["rows"]] == ["2", "1"]
    risks, gains = Chances(table, few).shown["measured"], Chances(table, few, gains=True).shown["measured"]
    assert (risks["percent"], risks["high"]) == (True, False)
    assert (gains["percent"], gains["high"]) == (False, True)


def test_answers_of_the_table_and_named_ones_are_told_alike() -> None:
    table = laid()
    found = opening(table.desk.view)
    assert found
    assert "Worlds 128" in repr(Chances(table, found))
    both = Chances(table, named={"1": found, "2": found}, names="threads")
    assert both.shown["heads"][0] == "Threads"
    one, other = repr(both).splitlines()
    assert one.removeprefix("1") == other.removeprefix("2")


def test_moves_compared_in_the_same_worlds_are_told_with_their_margins() -> None:
    table = laid()
    state = table.desk.state
    for move in ("0 knock", "1 fold", "2 knock", "3 fold"):
        state = state.play(move)
    best, *others = repr(Chances(table, *odds_of_moves(state.view(0), n=60))).splitlines()
    assert best.startswith("Play the eight of spades · Mean gain +")
    assert "Behind" not in best
    assert all("Behind the best" in line and line.count("±") == 2 for line in others)


@pytest.mark.parametrize("wrong", [(), ("0 knock",)])
def test_what_is_not_odds_is_refused(wrong: tuple[Any, ...]) -> None:
    with pytest.raises(TypeError, match="expected results of odds"):
        Chances(laid(), *wrong)


@pytest.mark.parametrize("lang", LANGS)
def test_the_map_says_every_number_and_stays_that_of_the_hand(lang: str) -> None:
    table = laid(lang)
    shown = OpeningMap(table)
    lines = repr(shown).splitlines()
    assert len(lines) == 10
    assert lines[0].startswith({"sv": "E · ", "de": "A · ", "en": "A · "}[lang])
    assert sum(line.count("+") + line.count("−") for line in lines) > 90
    before = shown.shown["here"]
    assert before
    table._hear(None, {"do": "move", "move": "0 knock"}, None)
    assert len(table.desk.line.steps) > 1
    assert shown.shown["here"] == before


def test_without_a_kernel_they_are_tables_in_their_language() -> None:
    table = laid("de")
    data = Chances(table, tried(table))._repr_mimebundle_()[0]
    assert data["text/html"].startswith('<table lang="de"><thead><tr><th scope="col">Die anderen</th>')
    assert data["text/plain"].startswith("vorsichtig · Welten 40")
    assert table_html({"heads": ["<b>"], "rows": []}, "en").count("<b>") == 0


# -- the bench


@pytest.mark.parametrize("lang", LANGS)
def test_the_bench_lays_the_deal_of_a_number(lang: str) -> None:
    table = laid(lang)
    bench = Experiment(table, deal=13)
    assert bench.view == table.desk.view
    assert bench.shown["hand"] == ["8s", "9s", "Tc"]
    assert bench.shown["up"] == ["6c"]
    assert read_html(bench.drawing).control("lesson:deal").attributes["value"] == "13"
    assert [card.attributes["data-card"] for card in read_html(bench.drawing).of_class("kb-card")] == [
        "8s",
        "9s",
        "Tc",
        "6c",
    ]
    assert table.desk.speaker.card("Tc") in repr(bench)


def test_each_press_draws_new_worlds_and_the_last_stands_first() -> None:
    bench = Experiment(laid(), deal=13)
    for others in ("careful", "careful", "random"):
        press(bench, others=others, worlds=100)
    rows = [row["cells"] for row in bench.shown["rows"]]
    assert [cells[0][0] for cells in rows] == ["13, random", "13, careful", "13, careful"]
    assert [cells[1][0] for cells in rows] == ["100"] * 3
    assert bench.shown["said"].startswith("Deal 13, random · Worlds 100 · ")
    assert len({odds.fails for _, odds in bench._found} | {odds.gain for _, odds in bench._found}) > 2
    assert bench.shown["running"] is False
    bench._hear(None, {"do": "clear"}, None)
    assert bench.shown["rows"] == []
    assert bench.shown["said"] == ""


def test_another_deal_is_another_hand() -> None:
    bench = Experiment(laid(), deal=13)
    bench._hear(None, {"do": "deal", "deal": 118}, None)
    assert bench.shown["deal"] == 118
    assert bench.shown["up"] == ["Ac"]
    state = games["knack"].start(players=PLAYERS, dealer=3).deal(seed=118)
    assert bench.shown["hand"] == [str(card) for card in state.view(0).hands[0]]


@pytest.mark.parametrize(
    "wrong",
    [
        {"deal": 0, "do": "deal"},
        {"deal": 10_000, "do": "deal"},
        {"deal": True, "do": "deal"},
        {"deal": "13", "do": "deal"},
        {"worlds": 26},
        {"worlds": 10**9},
        {"worlds": None},
        {"worlds": [25]},
        {"others": "strong"},
        {"others": ["careful"]},
        {"do": "fly"},
    ],
)
def test_what_no_form_sends_changes_nothing(wrong: dict[str, Any]) -> None:
    bench = Experiment(laid(), deal=13)
    before = json.dumps(bench.shown)
    press(bench, **wrong)
    assert json.dumps(bench.shown) == before
    bench._hear(None, "play", None)
    assert json.dumps(bench.shown) == before


def test_an_answer_takes_no_longer_than_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(experiment, "SHARED_LIMIT", 0.02)
    monkeypatch.setattr(experiment, "SLICE", 0.01)
    bench = Experiment(laid(), deal=13)
    press(bench, worlds=1600)
    (_, found) = bench._found[0]
    assert 0 < found.worlds < 1600
    assert f"{found.worlds:,}" in bench.shown["said"]


def test_answers_are_kept_up_to_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(experiment, "KEPT", 3)
    bench = Experiment(laid(), deal=13)
    for deal in range(1, 6):
        press(bench, deal=deal)
    assert [deal for deal, _ in bench._found] == [5, 4, 3]


def test_nothing_hidden_goes_to_the_page() -> None:
    bench = Experiment(laid(), deal=13)
    press(bench)
    told = json.dumps([bench.shown, re.findall('data-card="[^"]*', bench.drawing)])
    own = {"8s", "9s", "Tc", "6c"}
    pack = {str(card) for card in games["knack"].pack(bench.view.setup)}
    assert [card for card in pack - own if f'"{card}"' in told or f'="{card}' in told] == []


def test_a_page_sets_nothing_of_it() -> None:
    bench = Experiment(laid(), deal=13)
    bench.set_state({"shown": {}, "lang": "de"})
    assert (bench.lang, bench.shown["deal"]) == ("en", 13)


def test_a_view_that_could_not_be_patched_is_logged_under_a_number(caplog: pytest.LogCaptureFixture) -> None:
    bench = Experiment(laid(), deal=13)
    bench._handle_custom_msg({"do": "redrawn", "error": "TypeError"}, [])
    assert "TypeError" in caplog.text
    assert bench.shown["deal"] == 13


def test_an_experiment_offers_numbers_of_worlds_of_which_400_is_chosen() -> None:
    form = read_html(Experiment(laid(), deal=13).drawing)
    (chooser,) = [each for each in form.all() if each.attributes.get("data-key") == "lesson:worlds"]
    offered = [each.attributes for each in chooser.all() if each.tag == "option"]
    assert [each["value"] for each in offered] == ["25", "100", "400", "1600"]
    assert [each["value"] for each in offered if "selected" in each] == ["400"]


@pytest.mark.parametrize(
    ("lang", "words"), [("sv", "Visa svaret"), ("de", "Antwort zeigen"), ("en", "Show the answer")]
)
def test_folded_odds_are_behind_a_button(lang, words):
    table = laid(lang)
    fold = read_html(Chances(table, tried(table), folded=True).drawing).one("kb-answer-fold")
    assert fold.tag == "details"
    assert "open" not in fold.attributes
    assert fold.control("lesson:answer").text == words
    assert fold.of_class("kb-tried")
    assert not read_html(Chances(table, tried(table)).drawing).of_class("kb-answer-fold")
