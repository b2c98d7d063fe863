"""The first view of a part as HTML: what it says, in whose language, and that it hides what the view hides."""

import re
from dataclasses import replace
from html.parser import HTMLParser
from random import Random

import pytest

from knack_widgets.pages import deck, present, standing, steps
from knack_widgets.pages.prerender.elements import VOID, Html, h
from knack_widgets.rulebook.texts import load_text
from knack_widgets.rules import games
from knack_widgets.widgets import firstview, pagedata
from knack_widgets.widgets.assets import icons
from knack_widgets.widgets.compare import Compare
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.parts import Chapter, Steps, Table, Text
from knack_widgets.widgets.rulebook import Rulebook
from knack_widgets.widgets.shelf import Shelf

from .helpers import (
    LANGS,
    asked,
    hot_seat,
    in_this_deal,
    named,
    on_page,
    onward,
    random_record,
    speaker,
    table,
    unknown_cards,
)


@pytest.fixture
def served(monkeypatch):
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0")


class Tree(HTMLParser):
    """What is open where; every element that is opened is closed in its turn."""

    def __init__(self, html):
        super().__init__()
        self.open, self.found, self.texts = [], [], []
        self.feed(html)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        self.found.append((tag, given))
        if tag not in VOID:
            self.open.append((tag, given.get("lang")))

    def handle_endtag(self, tag):
        assert self.open.pop()[0] == tag

    def handle_data(self, text):
        self.texts.append((next((lang for _, lang in reversed(self.open) if lang), None), text))


def views(widget):
    data, _ = widget._repr_mimebundle_()
    return data[firstview.MIME]


def drawn(desk, part="table", **more):
    """A part of a desk as HTML, in the desk's language."""
    speak = speaker(desk)
    traits = {
        "lang": desk.lang,
        "words": pagedata.words(desk.lang),
        "prefs": desk.prefs,
        "marks": standing.marks(desk.sight),
    }
    whole, told = present.table(desk.sight, speak), in_this_deal(desk, table(desk))
    whole = replace(whole, log={**whole.log, "log": told["log"]}, voice={**whole.voice, "now": None})
    told = {"table": whole, "steps": steps.steps(desk.sight, speak)}
    return firstview.picture(part, desk, {**traits, **told, **more})


def said(html):
    """HTML without the drawings, of which a card's is told by its code in brackets."""
    return re.sub(r"<svg.*?</svg>", "", html, flags=re.DOTALL)


def test_a_notebook_that_is_kept_has_no_first_view():
    assert firstview.MIME not in Rulebook("knack")._repr_mimebundle_()[0]


@pytest.mark.usefixtures("served")
@pytest.mark.parametrize("game", games)
def test_every_game_has_a_first_view_in_each_language(game):
    found = views(Rulebook(game))
    assert list(found) == list(LANGS)
    for lang, html in found.items():
        tree = Tree(html)
        assert tree.found[0] == ("div", {"class": "knack-book kb-rulebook", "lang": lang})
        keys = [given["data-key"] for _, given in tree.found if given.get("data-key") is not None]
        assert {f"lang:{lang}", "step:next", "rules", "why"} <= set(keys)
        # what a newcomer has to know stands beside the text or on the cloth; a ruling may settle several clauses
        keys = [key for key in keys if key != "intro:close" and not key.startswith("reading:")]
        assert len(keys) == len(set(keys))
        pressed = [
            given["lang"] for tag, given in tree.found if given.get("lang") and given.get("aria-pressed") == "true"
        ]
        assert pressed == [lang]


@pytest.mark.usefixtures("served")
def test_the_parts_show_the_first_view_of_what_they_are():
    desk = Desk.open("knack", seed=3)
    looks = {Table: "kb-felt", Text: "kb-pane", Steps: "kb-slider", Rulebook: "kb-controls"}
    for part, look in looks.items():
        html = views(part(desk))["sv"]
        Tree(html)
        assert f'class="{look}' in html
    chapter = views(Chapter("knack", chapter="play"))["en"]
    assert 'class="knack-book kb-rulebook kb-chapter" lang="en"' in chapter
    assert "kb-controls" not in chapter


@pytest.mark.usefixtures("served")
@pytest.mark.parametrize(("game", "still"), [("knack", "input"), ("kopknack", "span"), ("knaker", "span")])
def test_no_text_field_and_no_list_is_in_the_first_view_of_a_chapter(game, still):
    """Autofill looks at each of them, off or not, and lays out chapters far below the window for that."""
    chapters = [chapter.id for chapter in load_text(game).chapters]
    found = [each for chapter in chapters for each in Tree(views(Chapter(game, chapter=chapter))["en"]).found]
    fields = [(tag, given.get("type")) for tag, given in found if tag in ("input", "select", "textarea")]
    assert {kind for tag, kind in fields} <= {"range", "checkbox", "hidden", "button", "file"}
    assert {tag for tag, _ in fields} == {"input"}
    assert [
        given
        for tag, given in found
        if tag == still and {"kb-still", "kb-number"} & set(str(given.get("class")).split())
    ]


@pytest.mark.usefixtures("served")
def test_fields_are_on_once_the_page_is_living():
    living = Tree(on_page(Rulebook("knack", lang="en")).text_drawing).found
    fields = [given for tag, given in living if tag == "input"]
    others = ("checkbox", "hidden", "file")  # the last only for readers without a copy of the sources
    assert [given["type"] for given in fields if given["type"] not in others] == ["number"]
    assert not [given for given in fields if "disabled" in given]


@pytest.mark.usefixtures("served")
def test_a_part_with_a_language_of_its_own_has_its_first_view_in_that():
    assert list(views(Rulebook("knack", lang="de"))) == ["de"]
    assert list(views(Table(Desk.open("knack", lang="en")))) == ["en"]
    assert list(views(Shelf("de"))) == ["de"]
    assert list(views(Shelf())) == list(LANGS)


@pytest.mark.usefixtures("served")
def test_two_tables_are_compared_in_the_first_view_too():
    found = views(Compare("knack", example="payment-02-no-trick", option="stake", values=(1, 2)))
    for lang in LANGS:
        tree = Tree(found[lang])
        assert sum(given.get("class") == "kb-felt" for _, given in tree.found) == 2


@pytest.mark.usefixtures("served")
def test_the_desk_is_left_as_it_was():
    book = Rulebook("knack")
    before = (book.desk.lang, on_page(book).drawing, on_page(book).book)
    views(book)
    assert (book.desk.lang, on_page(book).drawing, on_page(book).book) == before


@pytest.mark.usefixtures("served")
def test_names_are_escaped():
    desk = Desk.open("knack", ["<b>Åsa</b>", 'Bo "&" Co', "Cleo"], seed=4)
    html = views(Rulebook(desk))[desk.lang]
    assert "<b>Åsa" not in html
    assert "&lt;b&gt;Åsa" in html
    assert Tree(html)


def test_text_is_escaped_and_html_is_not():
    assert h("p", {"title": '"<&'}, "<&", Html("<i>a</i>")) == '<p title="&quot;&lt;&amp;">&lt;&amp;<i>a</i></p>'
    assert h("input", {"checked": True, "hidden": False}) == '<input checked="">'


@pytest.mark.usefixtures("served")
def test_each_phrase_says_its_language():
    html = views(Rulebook("knaker"))["en"]
    tree = Tree(html)
    for lang in LANGS:
        named_so = [text for of, text in tree.texts if of == lang]
        assert pagedata.drawn_words("en")[f"lang_{lang}"] in named_so


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("controls", [("me", "careful", "careful", "random"), ("me", "careful", "me", "careful")])
def test_no_hidden_card_is_in_it(controls, seed):
    desk = Desk.open("knack")
    record = random_record(Random(seed), deals=2, tries=0.3)
    desk.show(record, 0, controls)
    hidden = 0
    for step in range(0, len(record.steps) + 1, 3):
        asked(desk, "step", to=step)
        unknown = unknown_cards(desk)
        hidden += len(unknown)
        for lang in LANGS:
            desk.speak(lang)
            html = drawn(desk)
            pictures = deck.cards(frozenset(desk.game.pack(desk.line.opening.setup)), lang, "knack")
            assert [code for code in unknown if pictures[code]["svg"] in html] == []
            assert named(said(html), lang, unknown) == []
    assert hidden > 0


@pytest.mark.parametrize("game", games)
def test_the_cards_are_those_of_the_table_and_no_others(game):
    """Of any game: a code in the HTML is one that the page is told."""
    desk = Desk.open(game, seed=5)
    for _ in range(12):
        told = set(re.findall(r'"([2-9TJQKAX][shdcbr])"', re.sub("'", '"', repr(in_this_deal(desk, table(desk))))))
        assert set(re.findall(r'data-card="(..)"', drawn(desk))) <= told
        if desk.state.over:
            break
        onward_of(desk)


def onward_of(desk):
    state = desk.state
    if state.chance:
        asked(desk, "deal")
    else:
        asked(desk, "move", move=str(next(iter(state.moves()))))


def test_a_refusal_is_told_with_its_clause():
    desk = hot_seat()
    onward(desk, Random(1), 1)
    asked(desk, "move", move=f"{(desk.state.turn + 1) % 3} fold")
    html = drawn(desk)
    assert '<div class="kb-answer" role="alert">' in html
    assert f"<b>{pagedata.drawn_words(desk.lang)['refused']} </b>" in html


def test_a_result_stands_where_the_page_puts_it():
    desk = Desk.open("knack")
    record = random_record(Random(2), deals=1)
    desk.show(record, len(record.steps))
    html = drawn(desk)
    assert html.index('class="kb-result"') < html.index('class="kb-actions kb-result-next"')


def test_the_small_pictures_are_those_of_the_pages_modules():
    assert {"first", "back", "next", "last", "auto", "here", "no", "yes", "gavel"} <= set(icons())
