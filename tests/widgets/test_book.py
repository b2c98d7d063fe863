"""The text as data: every clause in three languages, and the reader's copy beside it."""

import json

import pytest

from knack_widgets.pages import book as pages_book
from knack_widgets.rulebook import originals
from knack_widgets.rulebook.examples import by_clause
from knack_widgets.rulebook.recogniser import RecognisedCopy, Sentence
from knack_widgets.rules import games
from knack_widgets.widgets.desk import Desk

from .helpers import GAME, LANGS, asked

KIND = {"limit", "permission", "duty", "effect", "definition", "background"}


@pytest.fixture(autouse=True)
def no_copies(monkeypatch, tmp_path):
    """No copy of an original lies anywhere."""
    monkeypatch.setattr(originals, "folders", lambda: iter([tmp_path]))
    return tmp_path


def book(desk=None, chapter=None):
    return pages_book.book((desk or Desk.open("knack", lang="en")).sight, chapter)


def clauses(data):
    return {clause["id"]: clause for chapter in data["chapters"] for clause in chapter["clauses"]}


# -- the text


def test_every_clause_stands_in_its_chapter_in_order():
    data = book()
    assert [chapter["id"] for chapter in data["chapters"]] == list(GAME.chapters)
    for chapter in data["chapters"]:
        assert [clause["id"] for clause in chapter["clauses"]] == [c.id for c in GAME.chapters[chapter["id"]]]
        assert all(chapter["heading"][lang].strip() for lang in LANGS)
    assert list(clauses(data)) == list(GAME.clauses)
    json.dumps(data, allow_nan=False)


def test_a_cover_is_read_last():
    """The text's own order, which ids and sources follow, stays as it is."""
    data = book(Desk.open("knaker", lang="en"))
    shown = [chapter["id"] for chapter in data["chapters"]]
    assert (shown[0], shown[-1]) == ("intro", "front")
    assert sorted(shown) == sorted(games["knaker"].chapters)
    assert next(iter(games["knaker"].chapters)) == "front"


def test_every_clause_has_its_words_kind_rulings_and_examples():
    for name, clause in clauses(book()).items():
        declared = GAME.clauses[name]
        assert clause["kind"] == declared.kind
        assert clause["kind"] in KIND
        assert clause["enforces"] == (declared.kind != "background")
        assert clause["kindWords"].strip()
        assert clause["kindTitle"].strip()
        assert set(clause["html"]) == set(LANGS)
        assert all(html.startswith("<") and html.strip() for html in clause["html"].values())
        assert [ruling["id"] for ruling in clause["rulings"]] == list(declared.rulings)
        assert [example["id"] for example in clause["examples"]] == [e.id for e in by_clause("knack")[name]]
        assert all(set(example["title"]) == set(LANGS) for example in clause["examples"])


def test_an_option_stands_beside_its_clause_in_three_languages():
    found = clauses(book(Desk.open("knack", stake=5)))
    assert {name: len(clause["options"]) for name, clause in found.items() if clause["options"]} == {"setup.1": 1}
    (stake,) = found["setup.1"]["options"]
    assert (stake["name"], stake["value"], stake["type"], stake["min"]) == ("stake", 5, "int", 1)
    labels = {clauses(book(Desk.open("knack", lang=lang)))["setup.1"]["options"][0]["label"] for lang in LANGS}
    assert len(labels) == 3


def test_one_chapter_alone():
    data = book(chapter="play")
    assert [chapter["id"] for chapter in data["chapters"]] == ["play"]
    assert data["chapters"][0] == next(c for c in book()["chapters"] if c["id"] == "play")
    assert data["unknown"] == []


def test_kinds_are_told_in_the_readers_language():
    told = [clauses(book(Desk.open("knack", lang=lang)))["play.3"]["kindTitle"] for lang in LANGS]
    assert len(set(told)) == 3


# -- the copy


def test_without_a_copy_the_help_says_what_to_do():
    data = book()
    assert data["originalMissing"]
    assert not data["originalOwn"]
    assert data["originalLang"] == ""
    assert "knack.txt" in data["originalHelp"]
    assert data["originalName"] == ""
    assert {clause["original"] for clause in clauses(data).values()} == {None}
    assert {chapter["heading"]["original"] for chapter in data["chapters"]} == {None}


SENTENCES = (
    Sentence("Före allt.", None, False, 1),
    Sentence("Titel", "title", True, 2),
    Sentence("Spelet", "play", True, 3),
    Sentence("Färgen följs, *alltid*.", "play.3", False, 4),
    Sentence("<script>alert(1)</script> & sant.", "play.3", False, 4),
    Sentence("Okänt <b>.", None, False, 5),
)


@pytest.fixture
def copy(monkeypatch):
    """A copy with known and unknown sentences."""
    monkeypatch.setattr(pages_book, "open_original", lambda _: RecognisedCopy("knack", "sv", SENTENCES, ()))
    return book()


def test_sentences_stand_beside_their_clauses(copy):
    found = clauses(copy)
    assert found["play.3"]["original"] == [
        "Färgen följs, <em>alltid</em>.",
        "&lt;script&gt;alert(1)&lt;/script&gt; &amp; sant.",
    ]
    assert found["play.4"]["original"] is None
    assert next(c for c in copy["chapters"] if c["id"] == "play")["heading"]["original"] == "Spelet"
    assert (copy["originalMissing"], copy["originalLang"]) == (False, "sv")
    assert "Öberg (1858)" in copy["originalName"]


def test_unknown_sentences_stand_where_they_are_in_the_copy(copy):
    assert copy["unknown"] == [
        {"html": "Före allt.", "after": None},
        {"html": "Okänt &lt;b&gt;.", "after": "play.3"},
    ]


def test_a_copy_in_a_folder_is_found(no_copies):
    (no_copies / "knack.txt").write_text("Detta är egna ord.\n\nOch dessa.", encoding="utf-8")
    data = book()
    assert not data["originalMissing"]
    assert [one["html"] for one in data["unknown"]] == ["Detta är egna ord.", "Och dessa."]


def test_a_folder_is_found_by_its_variable(monkeypatch, tmp_path):
    monkeypatch.undo()
    (tmp_path / "knack.txt").write_text("Egna ord.", encoding="utf-8")
    monkeypatch.setenv("KNACK_ORIGINALS", str(tmp_path))
    assert [one["html"] for one in book()["unknown"]] == ["Egna ord."]


def test_the_readers_own_copy_goes_before_one_in_a_folder(no_copies):
    (no_copies / "knack.txt").write_text("Mappens ord.", encoding="utf-8")
    desk = Desk.open("knack")
    asked(desk, "original", text="Läsarens ord.")
    data = book(desk)
    assert data["originalOwn"]
    assert [one["html"] for one in data["unknown"]] == ["Läsarens ord."]
    asked(desk, "original", text="")
    assert [one["html"] for one in book(desk)["unknown"]] == ["Mappens ord."]


@pytest.mark.parametrize("data", [b"%PDF-1.7", b"\0\1\2", b"", b"x" * (2**20 + 1)])
@pytest.mark.parametrize("lang", LANGS)
def test_a_copy_that_cannot_be_read_is_told_and_the_text_is_there(no_copies, data, lang):
    (no_copies / "knack.txt").write_bytes(data)
    found = book(Desk.open("knack", lang=lang))
    assert found["originalMissing"]
    assert len(clauses(found)) == len(GAME.clauses)
    assert found["originalHelp"].count("<p>") == 2
    begin = {"sv": "Exemplaret går inte att läsa.", "de": "", "en": "Your copy cannot be read."}[lang]
    assert found["originalHelp"].startswith(f"<p>{begin}")
    assert '(<span lang="en">' in found["originalHelp"]


def test_a_folder_that_may_not_be_looked_into_is_told(monkeypatch):
    def refuse(_):
        raise PermissionError(13, "Permission <denied>")

    monkeypatch.setattr(pages_book, "open_original", refuse)
    data = book()
    assert data["originalMissing"]
    assert "Permission &lt;denied&gt;" in data["originalHelp"]
