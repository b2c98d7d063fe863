"""The drawing of the text: rows, columns, options, panels, the reader's copy, and that a copy never becomes markup."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from knack_widgets import Chapter, Rulebook, Text
from knack_widgets.pages import book as pages_book
from knack_widgets.rulebook import originals
from knack_widgets.rulebook.examples import by_clause
from knack_widgets.rulebook.labels import clause_label
from knack_widgets.rulebook.recogniser import RecognisedCopy, Sentence
from knack_widgets.rulebook.terms import terms_of
from knack_widgets.rules import games
from knack_widgets.widgets import shared
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.drawing import draw_text
from knack_widgets.widgets.sessions import current_page
from tests.support.html import Element, read_html

from .helpers import LANGS, on_page

GAME = games["knack"]
SENTENCES = (
    Sentence("Före allt.", None, False, 1),
    Sentence("Titel", "title", True, 2),
    Sentence("Spelet", "play", True, 3),
    Sentence("Färgen följs, *alltid*.", "play.3", False, 4),
    Sentence("Okänt <b>.", None, False, 5),
)


@pytest.fixture(autouse=True)
def no_copies(monkeypatch, tmp_path):
    monkeypatch.setattr(originals, "folders", lambda: iter([tmp_path]))


@pytest.fixture
def copy(monkeypatch):
    """A copy with known and unknown sentences lies in a folder."""
    monkeypatch.setattr(pages_book, "open_original", lambda _: RecognisedCopy("knack", "sv", SENTENCES, ()))


def drawn(part) -> Element:
    return read_html(on_page(part).text_drawing)


def hear(part, **intent) -> None:
    part._hear(None, intent, None)


def controls(root: Element, kind: str) -> list[str]:
    """The keys of the controls of a kind."""
    keys = root.keys()
    return [key for key in keys if key.startswith(f"{kind}:")]


def row(root: Element, name: str) -> Element:
    """The row of a clause."""
    (only,) = (each for each in root.of_class("kb-clause") if f"clause:{name}" in controls(each, "clause"))
    return only


def languages(root: Element, name: str = "play.3") -> list[str | None]:
    cells = row(root, name).of_class("kb-cell")
    return [next(each for each in cell.all()[1:]).attributes.get("lang") for cell in cells]


# -- rows


@pytest.mark.parametrize("lang", LANGS)
def test_each_clause_is_a_group_with_its_name_and_its_words_in_the_readers_language(lang):
    root = drawn(Text("knack", lang=lang))
    rows = [each for each in root.of_class("kb-clause") if each.attributes.get("role") == "group"]
    assert [each.attributes["id"] for each in rows] == [
        clause.id for name in GAME.reading for clause in GAME.chapters[name]
    ]
    for each in rows:
        label = clause_label("knack", str(each.attributes["id"]), lang)
        assert str(each.attributes["aria-label"]).endswith(f" {label}")
        assert each.one("kb-number-button").text == label
        assert each.one("kb-cell").text.strip()
    assert {each.attributes["lang"] for each in root.of_class("kb-heading")} == {lang}


def test_a_drawing_has_no_marks_and_the_page_gets_samples_of_them():
    root = drawn(Rulebook("knack", lang="en"))
    assert {each.text for each in root.of_class("kb-tags")} == {""}
    assert not root.of_class("kb-force")
    samples = root.one("kb-samples")
    assert samples.tag == "template"
    assert samples.one("kb-tag-no").text == "forbids it"
    assert samples.one("kb-tag-here").text == "in force"
    assert samples.control("clause-link").text == "Copy the link"


def test_panels_are_templates_until_their_clause_is_opened():
    root = drawn(Rulebook("knack", lang="en"))
    for name in ("play.3", "intro.2"):
        panel = row(root, name).one("kb-panel")
        assert "hidden" in panel.attributes
        (inside,) = panel.children
        assert isinstance(inside, Element)
        assert inside.tag == "template"
        listed = [f"example:{example.id}" for example in by_clause("knack").get(name, ())]
        assert controls(inside, "example") == listed
    assert "No example" in row(root, "intro.2").one("kb-panel").text


def test_only_a_whole_page_offers_exercises_and_readings():
    kinds = {("clause", True), ("chapter", True)}
    asks = drawn(Rulebook("knack", lang="en")).of_class("kb-practise-button")
    assert {
        (each.attributes["data-about"], "Practise: " in str(each.attributes["aria-label"])) for each in asks
    } == kinds
    alone = drawn(Text("knack", lang="en"))
    assert not alone.of_class("kb-practise-button")
    assert not controls(alone, "reading")


def test_a_chapter_alone_has_no_contents_and_no_addresses():
    root = drawn(Chapter("knack", chapter="play", lang="en"))
    assert "hidden" in root.one("kb-nav").attributes
    assert {each.attributes.get("id") for each in root.of_class("kb-clause")} == {None}
    assert root.one("kb-pane").attributes["aria-label"] == "The rules: The tricks"


def test_the_contents_lead_to_each_chapter_and_to_the_rules_to_read_and_to_print(monkeypatch):
    monkeypatch.setattr("knack_widgets.widgets.part.on_paper", lambda *_: "knack?print=rules&lang=@")
    nav = drawn(Rulebook("knack", lang="de")).one("kb-nav")
    links = [each.attributes["href"] for each in nav.all() if each.tag == "a"]
    assert len(links) == len(GAME.chapters) + 2
    assert links[-1] == "knack?print=rules&lang=de"
    assert nav.control("clause-after").attributes["aria-label"] == "Nächster Abschnitt"


# -- options


@pytest.mark.parametrize("game", games)
def test_options_stand_beside_their_clauses_as_fields_with_their_values(game):
    desk = Desk.open(game, lang="en")
    root = drawn(Text(desk))
    forms = {each.attributes["data-option"]: each for each in root.of_class("kb-option")}
    setup = desk.line.opening.setup
    beside = {option.name: option for option in desk.game.options.values() if not option.seats and option.clause}
    assert set(forms) == set(beside)
    for name, form in forms.items():
        (field,) = (each for each in form.all() if each.tag in ("input", "select"))
        value = setup.options[name]
        if field.attributes.get("type") == "checkbox":
            assert ("checked" in field.attributes) == value
        elif field.tag == "input":
            assert field.attributes["value"] == str(value)
            assert form.control(f"option:{name}").tag == "button"
        assert "tabindex" not in field.attributes


def test_a_new_value_of_an_option_is_drawn():
    book = Rulebook("knack")
    hear(book, do="option", name="stake", value=3)
    (field,) = (each for each in row(drawn(book), "setup.1").all() if each.attributes.get("type") == "number")
    assert field.attributes["value"] == "3"


# -- columns


def test_columns_stand_beside_the_readers_language_in_their_order():
    book = Rulebook("knack", lang="sv")
    assert languages(drawn(book)) == ["sv"]
    hear(book, do="pref", name="columns", value=["de", "en"])
    root = drawn(book)
    assert languages(root) == ["sv", "de", "en"]
    assert root.one("kb-pane").attributes["style"] == "--columns: 3;"
    assert [each.text for each in root.one("kb-column-heads").children] == ["", "Svenska", "Tyska", "Engelska"]
    assert [each.tag for each in root.of_class("kb-heading")[:3]] == ["h3", "p", "p"]
    # each button stands once, in the first column
    assert controls(root, "reading") == controls(drawn(Rulebook("knack")), "reading")


def test_the_bar_says_which_columns_are_shown_and_which_is_the_sources_language():
    book = Rulebook("knack31", lang="en")
    hear(book, do="pref", name="columns", value=["sv"])
    bar = drawn(book).one("kb-columns")
    assert bar.keys() == ["column:original", "column:de", "column:sv", "pref:tableAbove"]
    assert bar.control("column:de").text == "German (the source’s language)"
    assert bar.control("column:sv").text == "Swedish"
    assert bar.control("column:sv").attributes["aria-pressed"] == "true"
    assert bar.control("column:original").attributes["aria-expanded"] == "false"


@pytest.mark.parametrize(
    ("lang", "label"),
    [
        ("en", "Swedish (the source’s language)"),
        ("de", "Schwedisch (Sprache der Quelle)"),
        ("sv", "Tyska (källans språk)"),
    ],
)
def test_the_sources_language_has_its_name_in_the_readers_language(lang, label):
    source = "de" if lang == "sv" else "sv"
    bar = drawn(Rulebook("knack31" if lang == "sv" else "knack", lang=lang)).one("kb-columns")
    assert bar.control(f"column:{source}").text == label


def test_a_second_column_can_have_the_table_above_it():
    book = Rulebook("knack", lang="en")
    assert "hidden" in drawn(book).control("pref:tableAbove").attributes
    hear(book, do="pref", name="columns", value=["sv"])
    switch = drawn(book).control("pref:tableAbove")
    assert "hidden" not in switch.attributes
    assert switch.attributes["aria-pressed"] == "false"
    hear(book, do="pref", name="tableAbove", value=True)
    assert drawn(book).control("pref:tableAbove").attributes["aria-pressed"] == "true"


@pytest.mark.parametrize(
    ("game", "lang", "ours"),
    [("knack", "en", "our Swedish text"), ("knack31", "sv", "vår tyska text"), ("knack", "sv", None)],
)
def test_without_a_copy_one_line_says_what_to_do_until_there_is_a_second_column(game, lang, ours):
    book = Rulebook(game, lang=lang)
    offer = drawn(book).one("kb-offer")
    assert "hidden" not in offer.attributes
    assert ours is None or ours in offer.text
    hear(book, do="pref", name="columns", value=["en" if lang == "sv" else "sv"])
    assert "hidden" in drawn(book).one("kb-offer").attributes


def test_the_text_of_a_step_is_not_sent_again():
    book = Rulebook("knack", seed=2)
    before = on_page(book).text_drawing
    hear(book, do="move", move="0 knock")
    hear(book, do="clause", id="play.3")
    assert on_page(book).text_drawing is before


# -- the copy


def test_without_a_copy_there_is_a_field_for_it():
    box = drawn(Rulebook("knack", lang="en")).one("kb-copies")
    assert "hidden" in box.attributes
    assert "knack.txt" in box.text
    (field,) = (each for each in box.all() if each.attributes.get("type") == "file")
    assert field.attributes["accept"] == ".txt,.md,text/plain,text/markdown"
    assert [each.attributes["role"] for each in box.of_class("kb-trouble")] == ["alert", "status"]
    assert "hidden" in box.control("forget").attributes


@pytest.mark.usefixtures("copy")
def test_the_sentences_of_a_copy_stand_beside_their_clauses():
    root = drawn(Rulebook("knack", lang="en"))
    assert languages(root) == ["sv", "en"]
    known, unknown = row(root, "play.3").one("kb-original"), row(root, "play.4").one("kb-original")
    assert known.text.startswith("Färgen följs, alltid.")
    assert unknown.one("kb-absent").text == "Not in your copy."
    first, second = root.of_class("kb-unknown")
    assert "Före allt." in first.text
    assert "not in the edition this book follows" in first.text
    assert second.text.endswith("Okänt <b>.")
    assert [each.text for each in root.of_class("kb-heading") if each.attributes["lang"] == "sv"].count("Spelet") == 1


@pytest.mark.usefixtures("copy")
def test_the_originals_column_has_its_source_in_its_head_and_no_heading_of_ours():
    root = drawn(Rulebook("knack", lang="en"))
    assert [each.text for each in root.one("kb-column-heads").children][1:] == [
        "Original: Swedish, after L. T. Öberg (1858)",
        "English",
    ]
    theirs = [each.text for each in root.of_class("kb-heading") if each.attributes["lang"] == "sv"]
    assert [text for text in theirs if text] == ["Spelet"]
    assert len(theirs) == len(GAME.reading)
    assert {
        each.attributes["data-name"] for each in root.of_class("kb-original") if "data-name" in each.attributes
    } == {"Original"}
    assert "hidden" in root.one("kb-offer").attributes


@pytest.mark.parametrize(
    ("game", "name"),
    [
        ("kopknack", "schwedisch, nach Wahlström & Widstrand (1922)"),
        ("svangknack", "schwedisch, nach Claes Hadevik (2003)"),
        ("knaker", "schwedisch, Knåkerrådet (2022)"),
        ("knack31", "deutsch, verfasser nicht genannt"),
    ],
)
def test_the_head_names_what_each_original_says_of_itself(monkeypatch, game, name):
    lang = "de" if game == "knack31" else "sv"
    monkeypatch.setattr(pages_book, "open_original", lambda _: RecognisedCopy(game, lang, SENTENCES[:1], ()))
    head = drawn(Rulebook(game, lang="de")).one("kb-column-heads").children[1]
    assert head.text.lower() == f"original: {name.lower()}"


HOSTILE = st.text(
    alphabet=st.one_of(
        st.sampled_from("<>&\"'/=`;\u202e\u2066 "), st.characters(codec="utf-8", exclude_characters="\r\0*")
    ),
    min_size=1,
)


@settings(max_examples=20)
@given(HOSTILE, HOSTILE)
@example("<b>&amp;</b>", "</div><script>")
def test_whatever_a_copy_says_the_elements_are_the_same(known, unknown):
    def text(one: str, other: str) -> Element:
        said = (Sentence(one, "play.3", False, 1), Sentence(other, None, False, 2))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(pages_book, "open_original", lambda _: RecognisedCopy("knack", "sv", said, ()))
            desk = Desk.open("knack", lang="en")
            return read_html(draw_text(desk.sight, pages_book.book(desk.sight)))

    root = text(known, unknown)
    assert root.shape() == text("Ett.", "Två.").shape()
    assert row(root, "play.3").one("kb-original").text == f"{known} "
    assert root.one("kb-unknown").one("kb-original").text == unknown


# -- terms


@pytest.mark.parametrize("lang", LANGS)
def test_the_explanation_of_a_term_has_its_meaning_and_its_clauses(lang):
    desk = Desk.open("knaker", lang=lang)
    current_page().models.clear()  # an earlier test may have been a served page
    explained = shared.terms(desk).terms
    for name, term in terms_of("knaker").items():
        tip = read_html(explained[name]).one("kb-tip")
        word = term.words[lang]
        assert (tip.attributes["role"], tip.attributes["lang"]) == ("note", lang)
        assert tip.text.startswith(word.name)
        assert word.says in tip.text
        assert all(other in tip.text for other in word.also)
        others = [each for each in tip.all() if each.tag == "span" and desk.speaker.ui("also_called") in each.text]
        assert len(others) == bool(word.also)
        refs = [each.attributes["data-clause"] for each in tip.of_class("kb-ref")]
        assert refs == list(term.clauses["knaker"])
        assert tip.one("kb-tip-close").attributes["aria-label"]
    assert not [each for each in tip.all() if each.tag == "a"]  # a notebook has no page with the glossary
