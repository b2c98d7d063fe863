import re
import subprocess
import sys
from collections.abc import Iterator

import pytest

from knack_widgets import rulebook
from knack_widgets.rulebook import textfiles
from knack_widgets.rulebook.edition import load_wordings
from knack_widgets.rulebook.languages import LANGS
from knack_widgets.rulebook.sentences import normal_form
from knack_widgets.rulebook.textfiles import TextError, parse, read_resource, text_ids
from knack_widgets.rulebook.texts import load_text, merge
from knack_widgets.rules import games

from .copies import original

GOOD = """# Titel

## one · Ett

### one.1

Första
stycket.

Andra *stycket*.

> **P-1** Så här
> är det.

> **P-2** Och så.

## two · Två

### two.1

Mer.
"""


def test_a_file_is_read_into_chapters_clauses_and_rulings() -> None:
    parsed = parse(GOOD, "sv.md")
    assert parsed.title == "Titel"
    assert parsed.chapters == {"one": "Ett", "two": "Två"}
    assert parsed.chapter_of == {"one.1": "one", "two.1": "two"}
    assert parsed.clauses == {"one.1": "Första\nstycket.\n\nAndra *stycket*.", "two.1": "Mer."}
    assert parsed.rulings == {"one.1": {"P-1": "Så här är det.", "P-2": "Och så."}, "two.1": {}}


def test_languages_become_one_text_with_html() -> None:
    text = merge("pepper", {"sv": parse(GOOD, "sv.md"), "en": parse(GOOD.replace("Mer.", "More <b>&</b>."), "en.md")})
    assert [chapter.clauses for chapter in text.chapters] == [("one.1",), ("two.1",)]
    assert text.clauses["one.1"].html["sv"] == "<p>Första\nstycket.</p>\n<p>Andra <em>stycket</em>.</p>"
    assert text.clauses["two.1"].html == {"sv": "<p>Mer.</p>", "en": "<p>More &lt;b&gt;&amp;&lt;/b&gt;.</p>"}
    assert [(ruling.id, ruling.html["sv"]) for ruling in text.clauses["one.1"].rulings] == [
        ("P-1", "<p>Så här är det.</p>"),
        ("P-2", "<p>Och så.</p>"),
    ]
    assert list(text.ids) == ["title", "one", "one.1", "two", "two.1"]
    assert text.headings == {"title", "one", "two"}


def test_no_picture_of_a_text_is_fetched() -> None:
    parsed = parse(GOOD.replace("Mer.", "![bild](http://a.b/c.png)"), "sv.md")
    assert "<img" not in merge("pepper", {"sv": parsed}).clauses["two.1"].html["sv"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("# Titel", "Titel", r"sv\.md, line 1: expected the title"),
        ("## one · Ett", "## One · Ett", r"line 3: .*expected “## id · Heading”"),
        ("### one.1", "#### one.1", r"line 5: .*expected"),
        ("## one · Ett\n", "", "line 4: clause one.1 is before the first chapter"),
        ("## two · Två", "## one · Två", "line 17: the id one is used twice"),
        ("## two · Två", "## title · Två", "the id title is used twice"),
        ("### two.1", "### one.1", "line 19: the id one.1 is used twice"),
        ("### two.1", "### one", "the id one is used twice"),
        ("### two.1\n", "", "line 20: these words belong to no clause"),
        ("Mer.\n", "", r"sv\.md: clause two\.1 has no words"),
        ("### two.1\n\nMer.\n", "", "chapter two has no clause"),
        ("> **P-2** Och så.", "> Och så.", "line 15: 'Och så.': expected a ruling"),
        ("**P-2**", "**P-1**", "line 15: ruling P-1: expected once"),
        ("> **P-2** Och så.", "Och så.", r"line 15: words of clause one\.1 after its ruling"),
        ("Mer.", "> **P-3** Mer.", r"ruling P-3: expected once, and after the words of clause two\.1"),
        (GOOD[9:], "", "no clause; expected at least one"),
    ],
)
def test_a_malformed_file_is_refused_with_its_line(old: str, new: str, message: str) -> None:
    assert old in GOOD
    with pytest.raises(TextError, match=message):
        parse(GOOD.replace(old, new, 1), "sv.md")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("two", "three", r"sv\.md has two where en\.md has three"),
        ("two.1", "two.2", r"two\.1 in two where en\.md has two\.2 in two"),
        ("P-2", "P-3", r"one\.1 with P-1, P-2 where en\.md has one\.1 with P-1, P-3"),
        ("## two · Två\n\n### two.1\n\nMer.\n", "", r"sv\.md has two where en\.md has its end"),
    ],
)
def test_languages_that_differ_are_refused(old: str, new: str, message: str) -> None:
    with pytest.raises(TextError, match=message):
        merge("pepper", {"sv": parse(GOOD, "sv.md"), "en": parse(GOOD.replace(old, new), "en.md")})


@pytest.mark.parametrize("game", ["", "nowhere", "..", "core", "../core"])
def test_a_game_without_a_text_is_named(game: str) -> None:
    with pytest.raises(TextError, match=f"no text for {game!r}.*{text_ids()[0]}"):
        load_text(game)


def test_a_missing_file_is_named() -> None:
    with pytest.raises(textfiles.MissingTextError, match=rf"{text_ids()[0]}/text/fi\.md is missing"):
        read_resource(text_ids()[0], "fi.md")


@pytest.mark.parametrize("game", text_ids())
def test_the_text_has_the_clauses_and_rulings_that_the_rules_declare(game: str) -> None:
    text, declared = load_text(game), games[game].clauses
    assert list(text.clauses) == list(declared)
    assert {c.id: c.clauses for c in text.chapters} == {
        name: tuple(clause.id for clause in clauses) for name, clauses in games[game].chapters.items()
    }
    assert {c.id: {r.id for r in c.rulings} for c in text.clauses.values()} == {
        clause.id: set(clause.rulings) for clause in declared.values()
    }


@pytest.mark.parametrize("game", text_ids())
def test_every_ruling_is_told(game: str) -> None:
    rulings = {r.id for clause in load_text(game).clauses.values() for r in clause.rulings}
    assert len({name.partition("-")[0] for name in rulings}) == 1
    numbers = {int(name.partition("-")[2]) for name in rulings}
    assert numbers == set(range(1, max(numbers) + 1))


@pytest.mark.parametrize("game", text_ids())
def test_every_clause_and_heading_is_worded_in_every_language(game: str) -> None:
    text = load_text(game)
    worded = [text.title, *(chapter.headings for chapter in text.chapters)]
    for clause in text.clauses.values():
        worded += [clause.md, clause.html, *(ruling.md for ruling in clause.rulings)]
    for words in worded:
        assert tuple(words) == LANGS
        assert all(said.strip() for said in words.values())
    # a sentence in the wrong language, or one pasted twice, would be in two places
    sentences = [md for clause in text.clauses.values() for md in clause.md.values()]
    assert len(sentences) == len(set(sentences))


QUOTES = {"sv": ("”", "”"), "de": ("„", "“"), "en": ("“", "”")}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", text_ids())
def test_the_typography_is_that_of_the_language(game: str, lang: str) -> None:
    md = read_resource(game, f"{lang}.md")
    opening, closing = QUOTES[lang]
    assert not re.search(r"[\"'`]|\.\.\.| - |[ \t]$|  ", md, re.MULTILINE)
    for quoted in re.findall(r"[„“”«»][^„“”«»]*[„“”«»]", md):
        assert (quoted[0], quoted[-1]) == (opening, closing)


CARD = re.compile(r"\d+|knåker")


def runs(words: list[str], length: int = 6) -> Iterator[tuple[str, ...]]:
    return (tuple(words[i : i + length]) for i in range(len(words) - length + 1))


def plain(text: str) -> list[str]:
    return [word for word in map(normal_form, text.split()) if word]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", text_ids())
def test_the_words_are_our_own(game: str, lang: str) -> None:
    theirs = set(runs(plain(original(game))))
    text, sources, titled = read_resource(game, f"{lang}.md").partition("\n## sources ")
    # the title of a book or an article, in italics, is a fact; it is between sentences of our own
    ours = list(runs(plain(text + sources + re.sub(r"\*[^*\n]+\*", " § ", titled))))
    # the cards of a row are a fact, not a sentence
    assert [" ".join(run) for run in ours if run in theirs and not all(map(CARD.fullmatch, run))] == []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", text_ids())
def test_the_words_as_played_are_our_own(game: str, lang: str) -> None:
    theirs = set(runs(plain(original(game))))
    wordings = [words[lang] for rows in load_wordings(game).values() for words in rows.values()]
    assert [" ".join(run) for words in wordings for run in runs(plain(words)) if run in theirs] == []


def test_the_book_is_opened_without_what_is_needed_later() -> None:
    code = (
        "import sys, knack_widgets.rulebook as book; early = set(sys.modules); book.load_text(book.text_ids()[0]);"
        "print(*(m for m in ('fluent', 'babel', 'markdown_it', 'platformdirs') if m in sys.modules),"
        " *(m for m in early if m.startswith(('knack_widgets.rules', 'knack_widgets.rulebook.'))))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.strip() == ""


def test_every_name_of_the_room_is_there_and_no_other() -> None:
    for name in rulebook.__all__:
        value = getattr(rulebook, name)
        assert value is LANGS or value.__module__.startswith("knack_widgets.rulebook.")
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = rulebook.nothing
