"""A hand-out: chosen steps of a match as the reader sees them, as text, as a picture and as a page for paper."""

import re

import pytest

from knack_widgets import Handout, Steps, Table
from knack_widgets.rules import OptionError
from tests.support.html import read_html

from .helpers import LANGS, named


@pytest.fixture
def table():
    table = Table("knack", players=["Anna", "Bo", "Cleo"], seed=7, lang="en")
    table.play("0 knock")
    return table


def test_it_shows_the_steps_what_happened_and_the_clauses(table):
    sheet = Handout(table, steps=[1, 4], title="Who knocks?")
    page = read_html(sheet.html())
    assert [head.text for head in page.all() if head.tag in ("h1", "h2")] == [
        *("Who knocks?", "Step 1", "Step 4", "The clauses behind it"),
    ]
    assert "Cleo folds." in repr(sheet)
    assert repr(sheet).startswith("Who knocks?\n\nStep 1\n")


def test_its_title_is_the_game_and_its_step_the_one_that_is_shown(table):
    sheet = Handout(Steps(table))
    assert repr(sheet).splitlines()[:3] == ["Knack", "", "Step 4"]
    table.step = 0
    assert "The beginning" in repr(Handout(table))
    assert "Step 4" in repr(sheet), "it stays as it was"


def test_it_is_saved_as_a_page_that_needs_no_other_file(table, tmp_path):
    path = Handout(table, steps=[1]).save(tmp_path / "handout.html")
    html = path.read_text("utf-8")
    assert html.startswith("<!DOCTYPE html>")
    assert not any(word in html for word in ("http://", "https://", "<script", "src="))


@pytest.mark.parametrize("lang", LANGS)
def test_it_names_no_card_that_the_reader_cannot_know(table, lang):
    table.lang = lang
    sheet = Handout(table, steps=range(1, 5))
    hidden = [card for seat in (1, 2) for card in table.record.steps[0].after.hands[seat]]
    assert len(hidden) == 6
    html = sheet._repr_mimebundle_()["text/html"]
    assert html.startswith(f'<div lang="{lang}"')
    page = re.sub(r'\b(d|style)="[^"]*"|<style>.*?</style>', "", sheet.html(), flags=re.DOTALL)
    assert named(repr(sheet) + html + page, lang, hidden) == []


@pytest.mark.parametrize("steps", [[], [5], [-1], ["1"], [True]])
def test_a_step_that_does_not_exist_raises(table, steps):
    with pytest.raises(OptionError, match="expected numbers from 0 to 4, at least one"):
        Handout(table, steps=steps)
