"""A game from outside with one faulty file: it costs that game something, with a warning, and the book nothing."""

from __future__ import annotations

import json
import shutil
import warnings
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from knack_widgets.pages.glossary import glossary
from knack_widgets.pages.readings import questions
from knack_widgets.rooms.book import book_of
from knack_widgets.rulebook import asked, concepts, page_games, searchable, terms
from knack_widgets.rulebook.clause_context import load_context
from knack_widgets.rulebook.examples import examples
from knack_widgets.rulebook.exercised_clauses import exercised_clauses
from knack_widgets.rulebook.terms import load_terms, marked_clause
from knack_widgets.rulebook.textfiles import text_ids
from knack_widgets.rules import games
from knack_widgets.serving.kernels import fork_server
from knack_widgets.study.ledger.entries import entries
from knack_widgets.study.ledger.notes import load_notes
from knack_widgets.widgets.differences import Differences
from knack_widgets.widgets.reader_progress import progress_data
from knack_widgets.widgets.shelf import Shelf
from tests.outside import FISHING, OUTSIDE

pytestmark = pytest.mark.apart

OWN = ("knack", "knack31", "knaker", "kopknack", "svangknack")
NUMBERS = count()
HOME = FISHING / "fishing_game"
THERE = sorted(str(path.relative_to(HOME)) for path in HOME.rglob("*") if path.is_file() and path.suffix != ".pyc")
POSSIBLE = (
    *("text/terms.toml", "text/asked.toml", "text/context.toml", "text/rulings.toml", "text/readings.toml"),
    *("exercises.toml", "ledger.toml", "partings.toml", "examples/deal-02-more.toml", "messages/en-more.ftl"),
)
"""Files that the game does not have, but that a game may have."""
WORDS = "".join(f"{lang}.name = 'xyzzy'\n{lang}.says = 'A word.'\n" for lang in ("sv", "de", "en"))

Damage = Callable[[Path], None]


@pytest.fixture(autouse=True)
def _only_the_book() -> Iterator[None]:
    """The shelf without the games that lie here, and no cache that remembers any."""
    look_again()
    yield
    look_again()


def look_again() -> None:
    games.__dict__.pop("_entries", None)
    of_terms = (load_terms, terms.terms_of, terms._finder, marked_clause)
    for cached in (text_ids, *of_terms, asked.load_asked, concepts.of, searchable.search_file, book_of):
        cached.cache_clear()


@pytest.fixture(scope="module")
def before() -> dict[str, Any]:
    """What the pages show without the damaged game."""
    look_again()
    return shown()


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Install a copy of the game under a name of its own, damaged in one file, and return its id."""

    def put(file: str, damage: Damage) -> str:
        name = f"damaged{next(NUMBERS)}"
        home = tmp_path / f"{name}_game"
        shutil.copytree(HOME, home, ignore=shutil.ignore_patterns("__pycache__"))
        for path in (home / "__init__.py", *home.glob("examples/*.toml")):
            path.write_text(path.read_text("utf-8").replace('"fishing"', f'"{name}"'), "utf-8")
        (home / file).parent.mkdir(exist_ok=True)
        damage(home / file)
        info = tmp_path / f"{name}-1.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n", "utf-8")
        (info / "entry_points.txt").write_text(f"[knack_widgets.games]\n{name} = {name}_game:GAME\n", "utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        look_again()
        return name

    return put


def page(game: str) -> str:
    return f"{game}.html"


def shown() -> dict[str, Any]:
    """What the book's pages show of all games that there are."""
    lang = "en"
    with_pages = page_games.games_with_pages()
    return {
        "shelf": [book for book in Shelf(lang).books if book["href"]],
        "terms": glossary(lang, page),
        "search": list(searchable.entries(lang)),
        "questions": questions(with_pages, lang, page),
        "room": json.loads(book_of("knack", lang)),
        "learned": progress_data({"knack": ["play.1"]}, None, datetime(2026, 1, 1, tzinfo=UTC), lang)["games"],
        "marked": [marked_clause(game, clause) for game in ("knack",) for clause in games[game].clauses],
    }


def without(pages: dict[str, Any], game: str) -> dict[str, Any]:
    """The same without what is there of one game."""
    kept = {**pages, "shelf": [book for book in pages["shelf"] if book["game"] != game]}
    kept["search"] = [entry for entry in pages["search"] if entry.get("game") != game]
    room = dict(pages["room"])
    kept["room"] = room
    for key in ("games", "players"):
        room[key] = {id_: value for id_, value in room[key].items() if id_ != game}
    return kept


def write(text: str) -> Damage:
    def damage(path: Path) -> None:
        path.write_text(text, "utf-8")

    return damage


def spoil(path: Path) -> None:
    path.write_bytes(b"[a]\nb = '\xff\xfe'\n")


def break_off(path: Path) -> None:
    path.write_text("[[a\n(", "utf-8")


@pytest.mark.parametrize(
    ("file", "damage"),
    [(file, damage) for file in (*THERE, *POSSIBLE) for damage in (spoil, break_off)[file.endswith(".py") :]],
)
def test_a_file_that_cannot_be_read_takes_nothing_from_the_five_games(
    file: str, damage: Damage, install: Callable[..., str], before: dict[str, Any]
) -> None:
    name = install(file, damage)
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        after = shown()
        if name in games:
            entries(name), load_notes(name), exercised_clauses(name), load_context(name)
    assert without(after, name) == before
    harmless = file.endswith(".ftl") and damage is break_off  # what is no entry of a file of messages says nothing
    unused = file == "text/readings.toml"  # nothing can be read otherwise in this game
    assert unused or harmless or any(name in str(warning.message) for warning in told)


@pytest.mark.parametrize(
    ("code", "raised"),
    [
        ("raise SystemExit(3)", "SystemExit"),
        ("import no_such_module", "ModuleNotFoundError"),
        ("GAME = 3", "expected the Game"),
    ],
)
def test_code_that_cannot_be_loaded_leaves_out_its_game(
    code: str, raised: str, install: Callable[..., str], before: dict[str, Any]
) -> None:
    install("__init__.py", write(code))
    with pytest.warns(UserWarning, match=raised):
        assert tuple(games) == (*OUTSIDE, *OWN)
    assert shown() == before


@pytest.mark.parametrize(
    ("file", "code"),
    [
        ("table.py", "\nPACK = None\n"),
        ("state.py", "\ndef opening(settled):\n    raise ZeroDivisionError\n"),
    ],
)
def test_code_that_fails_at_the_first_table_leaves_the_game_without_a_page(
    file: str, code: str, install: Callable[..., str], before: dict[str, Any]
) -> None:
    name = install(file, lambda path: append(path, code))
    with pytest.warns(UserWarning, match=f"{name} can be played, but has no page"):
        assert shown() == before


def append(path: Path, text: str) -> None:
    path.write_text(path.read_text("utf-8") + text, "utf-8")


def test_a_scene_that_fails_does_not_end_the_process_that_reads_all_games(install: Callable[..., str]) -> None:
    name = install("scene.py", lambda path: append(path, "\ndef scene(view):\n    raise ZeroDivisionError\n"))
    with pytest.warns(UserWarning, match=f"{name}: what its pages show first is left out: ZeroDivisionError"):
        fork_server.read()


@pytest.mark.parametrize(
    ("file", "damage"),
    [("text/sv.md", break_off), ("__init__.py", spoil), ("examples/deal-01-five-each.toml", None)],
)
def test_a_game_without_a_page_is_named_on_the_shelf(
    file: str, damage: Damage | None, install: Callable[..., str]
) -> None:
    name = install(file, damage or (lambda _: None))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        shelf = Shelf("en")
    (book,) = (book for book in shelf.books if book["game"] == name)
    assert bool(book["href"]) == (damage is None)
    if damage:
        assert book["about"] == "This game cannot be shown. The log of the program says what is wrong with it."
        assert f'<li class="kb-broken"><b>{name}</b>' in shelf.html
        assert f'href="{name}' not in shelf.html


@pytest.mark.parametrize(
    ("table", "reason"),
    [
        ("[pool]\nclauses.{name} = ['deal.99']\n" + WORDS, "has no clause deal.99"),
        ("[pool]\nclauses.{name} = 'deal.1'\n" + WORDS, "expected texts that are not empty"),
        ("[pool]\nclauses.{name} = ['deal.1']\n", "expected “clauses”, and in sv, de, en"),
        ("[pool]\nclauses.{name} = ['deal.1']\n" + WORDS.replace("'xyzzy'", "''"), "expected texts that are not empty"),
        ("[pool]\nclauses.{name} = ['deal.1']\nen.forms = 'abc'\n" + WORDS, "expected texts that are not empty"),
        ("[pool]\nclauses.knack = ['play.1']\n" + WORDS, "expected those of"),
        ("pool = 3\n", "expected “clauses”"),
    ],
)
def test_a_faulty_term_is_left_out_and_the_next_one_is_not(
    table: str, reason: str, install: Callable[..., str], before: dict[str, Any]
) -> None:
    good = "[good]\nclauses.{name} = ['deal.1']\n" + WORDS.replace("xyzzy", "plugh")
    name = install("text/terms.toml", write(""))
    home = Path(str(terms.game_folder(name, "text")))
    (home / "terms.toml").write_text(table.format(name=name) + good.format(name=name), "utf-8")
    with pytest.warns(UserWarning, match=reason):
        after = without(shown(), name)
    assert [term for term in after["terms"] if term["id"] == "good"]
    for part in ("terms", "search"):
        after[part] = [entry for entry in after[part] if entry["id"] != "good"]
    assert after == before


def test_words_of_a_subject_that_names_other_games_are_left_out_and_the_next_are_not(
    install: Callable[..., str], before: dict[str, Any]
) -> None:
    words = "".join(f"{lang} = 'plugh'\n" for lang in ("sv", "de", "en"))
    name = install("text/asked.toml", write(""))
    file = Path(str(terms.game_folder(name, "text"))) / "asked.toml"
    tables = ("[theirs]\nclauses.knack = ['play.1']\n", f"[ours]\nclauses.{name} = ['catch.2']\n")
    file.write_text(words.join((*tables, "")), "utf-8")
    with pytest.warns(UserWarning, match="the subject “theirs” of asked.toml is left out: .* expected those of"):
        found = shown()["search"]
    assert [(entry["game"], entry["id"]) for entry in found if "plugh" in entry.get("asked", "")] == [(name, "catch.2")]


def test_a_term_may_share_its_id_and_its_word_with_the_book(
    install: Callable[..., str], before: dict[str, Any]
) -> None:
    words = "".join(f"{lang}.name = 'trick'\n{lang}.says = 'What is caught.'\n" for lang in ("sv", "de", "en"))
    name = install("text/terms.toml", write(""))
    home = Path(str(terms.game_folder(name, "text")))
    (home / "terms.toml").write_text(f"[trick]\nclauses.{name} = ['deal.1']\n{words}", "utf-8")
    after = without(shown(), name)
    assert [term["id"] for term in after["terms"] if "What is caught." in str(term)] == [f"{name}-trick"]
    for part in ("terms", "search"):
        after[part] = [entry for entry in after[part] if entry["id"] != f"{name}-trick"]
    assert after == before


@pytest.mark.parametrize("damage", [lambda path: path.unlink(), lambda path: append(path, "\n[extra]\nx = 1\n")])
def test_a_game_without_good_answers_is_left_out_of_the_comparison_alone(
    damage: Damage, install: Callable[..., str], recwarn: pytest.WarningsRecorder
) -> None:
    name = install("text/concepts.toml", damage)
    assert name in page_games.games_with_pages()
    assert set(concepts.compared_games()) == {*OWN, *OUTSIDE}
    with pytest.raises(ValueError, match=f"^{name} has no answers for comparison: expected one of fishing, knack, "):
        concepts.differences("knack", name)
    with pytest.raises(ValueError, match=f"^{name} has no answers"):
        Differences("knack", name)
    told = [str(each.message) for each in recwarn]
    assert all("its answers for comparison is left out" in message for message in told)


@pytest.mark.parametrize("text", ["'deal.1' = ['plugh.1']\n", "'deal.1' = 'catch.2'\n", "'plugh.1' = ['deal.1']\n"])
def test_clauses_before_another_that_cannot_be_quoted_are_left_out(text: str, install: Callable[..., str]) -> None:
    name = install("text/context.toml", write(text))
    with pytest.warns(UserWarning, match=r"text/context\.toml is left out: .* expected "):
        assert load_context(name) == {}


def test_a_faulty_example_is_left_out_and_the_others_are_not(install: Callable[..., str]) -> None:
    there = set(examples("fishing"))
    name = install("examples/deal-01-five-each.toml", lambda path: append(path, "\n[extra]\nx = 1\n"))
    with pytest.warns(UserWarning, match=r"the example deal-01-five-each\.toml is left out"):
        assert set(examples(name)) == there - {"deal-01-five-each"}


def test_an_exercise_about_an_unknown_clause_is_left_out(install: Callable[..., str]) -> None:
    name = install("exercises.toml", write("legal-moves = ['turn.9']\nwho-leads = ['turn.1']\n"))
    with pytest.warns(UserWarning, match="legal-moves of exercises.toml is left out: .* has no clause turn.9"):
        assert exercised_clauses(name) == {"turn.1"}


def test_a_text_that_lacks_a_declared_clause_leaves_the_game_without_a_page(
    install: Callable[..., str], before: dict[str, Any]
) -> None:
    name = install("catch.py", lambda path: append(path, "\nmore = clause.permission('catch.9')\n"))
    with pytest.warns(UserWarning, match=f"{name} can be played, but has no page: .*catch.9"):
        assert shown() == before
