"""What notebooks keep of widgets: words and pictures in the language at the time, and no state."""

from __future__ import annotations

import re
from pathlib import Path

import ipywidgets
import nbformat
import pytest
from nbclient import NotebookClient

import knack_widgets
from knack_widgets.players import odds
from knack_widgets.rulebook.languages import LANGS
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.guarded import LIVE
from tools.notebooks import HOW, ONLY_HERE

NOTEBOOKS = sorted((Path(__file__).parents[2] / "notebooks").glob("*.ipynb"))
books = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
COMPARED = {"example": "payment-08-bete-pushed-in", "option": "payment", "values": ("betar", "1922")}
SLIDER = 'from ipywidgets import IntSlider\nfrom knack_widgets import Table\n\nTable("knack", lang="en")'


@pytest.fixture(autouse=True)
def _tidy():
    yield
    ipywidgets.Widget.close_all()


def widgets(lang: str):
    table = knack_widgets.Table("knack", lang=lang, seed=7)
    yield table
    yield knack_widgets.Text(table, chapter="play")
    yield knack_widgets.Steps(table)
    yield knack_widgets.Chapter("knack", chapter="play", lang=lang)
    yield knack_widgets.Rulebook("knack", lang=lang)
    yield knack_widgets.Compare("kopknack", lang=lang, **COMPARED)
    yield knack_widgets.Practice("knack", clause="play.3", lang=lang)
    yield knack_widgets.Chances(table, odds(table.view, "0 knock", n=20))
    yield knack_widgets.OpeningMap(table)
    yield knack_widgets.Experiment(table)
    yield knack_widgets.Glossary(lang)
    yield knack_widgets.Differences("knack", "knaker", lang)
    yield knack_widgets.Shelf(lang)
    yield knack_widgets.OpenQuestions("knack", lang)
    yield knack_widgets.Sheet("knack", count=1, lang=lang)
    yield knack_widgets.Handout(table)
    yield knack_widgets.PageHead("knack", lang)
    yield knack_widgets.PositionEditor("knack", lang)


def kept(widget) -> str:
    bundle = widget._repr_mimebundle_()
    return (bundle[0] if isinstance(bundle, tuple) else bundle)["text/html"]


@pytest.mark.parametrize("lang", LANGS)
def test_every_widget_keeps_words_in_its_language_that_need_no_style(lang):
    kinds = set()
    for widget in widgets(lang):
        html = kept(widget)
        kinds.add(type(widget).__name__)
        assert f'lang="{lang}"' in html, widget
        assert len(re.sub(r"<[^>]*>", "", html)) > 40, widget
        assert not re.search(r"<(style|script|svg|button|input)|\bclass=|src=", html), widget
    assert kinds == set(knack_widgets.__all__)


def test_a_chapter_keeps_its_clauses_and_a_comparison_both_tables_where_they_part():
    chapter = kept(knack_widgets.Chapter("knack", chapter="play", lang="en"))
    assert chapter.count("<tr>") > 10
    example = kept(knack_widgets.Chapter("knack", chapter="play", example="play-02-ace-at-once", lang="en"))
    assert example.count("Tricks 2</th>") == 1
    assert 'start="5"' in example
    assert example.index("Tricks 2") < example.index("<figure") < example.index("<ol")
    both = kept(knack_widgets.Compare("kopknack", lang="en", **COMPARED))
    assert (both.count("<figure"), "First difference: step" in both) == (2, True)


def lines(html: str) -> list[str]:
    """Return the items of a kept list as text."""
    return [re.sub(r"<[^>]*>", "", item.replace("<br>", " | ")) for item in re.findall(r"<li>(.*?)</li>", html)]


def test_a_glossary_keeps_the_clauses_so_that_a_word_with_two_meanings_is_told_apart():
    passing = [line for line in lines(kept(knack_widgets.Glossary("en"))) if line.startswith("pass:")]
    assert [line.partition(" | ")[2] for line in passing] == [
        "Svängknack II: Bidding 6, Bidding 8, Bidding 16",
        "Knack 31: Passing 1, Passing 2, Passing 3",
    ]


def test_a_shelf_keeps_links_to_every_page_of_the_book():
    pages = re.findall(r'href="(\w+)\.ipynb', kept(knack_widgets.Shelf("en")))
    assert sorted(pages) == sorted({path.stem for path in NOTEBOOKS} - {"index", "demonstration"})


def test_a_deal_that_shows_a_question_is_kept_under_its_title():
    item = lines(kept(knack_widgets.OpenQuestions("knack", "en")))[0].split(" | ")
    assert len(item) == 4
    assert f"<i>{item[2]}</i>" in kept(knack_widgets.OpenQuestions("knack", "en"))


def test_a_position_is_kept_with_what_led_to_it():
    table = knack_widgets.Table("knack", players=["Anna", "Bo", "Cleo"], lang="en", seed=7)
    table.play("0 knock")
    assert "<b>Step 4</b>: Cleo folds." in kept(table)
    table.step = 0
    assert "<b>The beginning</b>" in kept(table)


def outputs(folder: Path, *, asks: bool):
    """The notebook after a program has run it that can or cannot answer a request for input."""
    notebook = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(SLIDER), nbformat.v4.new_code_cell("IntSlider()")]
    )  # type: ignore[no-untyped-call]
    client = NotebookClient(notebook, timeout=120, resources={"metadata": {"path": str(folder)}})
    with client.setup_kernel():
        assert client.kc is not None
        client.kc.allow_stdin = asks
        for number, cell in enumerate(notebook.cells):
            client.execute_cell(cell, number)
        client.set_widgets_metadata()
    return [cell.outputs[0].data for cell in notebook.cells], notebook.metadata.get("widgets", {})


def test_a_program_that_runs_a_notebook_keeps_the_picture_and_no_state(tmp_path):
    (table, slider), state = outputs(tmp_path, asks=False)
    assert (LIVE in table, "<figure" in table["text/html"]) == (False, True)
    assert LIVE in slider, "other widgets are left alone"
    assert "knack" not in str(state)


def test_a_reader_who_runs_a_notebook_has_the_live_view(tmp_path):
    (table, _), _ = outputs(tmp_path, asks=True)
    assert LIVE in table
    assert "<figure" in table["text/html"]


@books
def test_a_notebook_says_first_in_three_languages_how_it_comes_to_life(path):
    first = nbformat.read(path, as_version=4).cells[0]  # type: ignore[no-untyped-call]
    assert (first.cell_type, first.metadata.tags) == ("markdown", [ONLY_HERE])
    assert first.source == "  \n".join(HOW[lang] for lang in LANGS)
    for lang, text in HOW.items():
        assert "Run → Run All Cells" in text
        assert f"KNACK_LANG={lang}" in text


@books
def test_a_stored_notebook_has_no_state_and_shows_every_cell_in_each_language(path):
    notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    assert "widgets" not in notebook.metadata
    others = {lang for lang in LANGS if lang != notebook.metadata["lang"]}
    shown = 0
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            assert LIVE not in output.get("data", {})
            if "text/html" in output.get("data", {}):
                views = cell.metadata["translations"]
                assert set(views) == others
                assert all(f'lang="{lang}"' in html for lang, html in views.items())
                shown += 1
    assert shown


def test_widgets_of_a_notebook_begin_in_the_language_that_is_chosen_for_it(monkeypatch):
    monkeypatch.setenv("KNACK_LANG", "de")
    assert (Desk.open("knack").lang, knack_widgets.Glossary().lang, knack_widgets.Table("knaker").lang) == ("de",) * 3
    assert knack_widgets.Table("knack", lang="en").lang == "en"
    monkeypatch.setenv("KNACK_LANG", "fr")
    assert Desk.open("knack").lang == "sv"


def test_a_served_page_does_not_ask_for_a_notebooks_language(monkeypatch):
    monkeypatch.setenv("KNACK_LANG", "de")
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5")
    assert Desk.open("knack").lang == "sv"
