"""The search: 120 queries that people type in three languages, on the pages of the games."""

import json
import shutil
import subprocess
import tomllib
from collections.abc import Mapping
from pathlib import Path

import pytest

from knack_widgets.rulebook.languages import LANGS
from knack_widgets.rulebook.searchable import search_file
from knack_widgets.rules import games

ROOT = Path(__file__).resolve().parents[2]
QUERIES = Path(__file__).with_name("queries")
ESBUILD = ROOT / "node_modules" / ".bin" / "esbuild"
FIRST = 3
"""The number of results that a reader is expected to look at."""
LEAST_FOUND = 0.95
"""The part of the queries whose clause must be among the first results. It was 0.25 when the queries were written."""
AT_HAND = ("clause", "ruling")
"""The kinds of results that open their clause."""


def load_queries(lang: str) -> Mapping[tuple[str, str], list[str]]:
    """Return (game, text) → the clauses that answer the text."""
    tables = tomllib.loads((QUERIES / f"{lang}.toml").read_text("utf-8"))
    return {(game, text): clauses for game, table in tables.items() for text, clauses in table.items()}


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the search's script as a module that Node.js runs."""
    if not (shutil.which("node") and ESBUILD.exists()):
        pytest.skip("Node.js or esbuild is not installed")
    module = tmp_path_factory.mktemp("search") / "book.mjs"
    bundle = ["--bundle", "--format=esm", "--log-level=error", f"--outfile={module}"]
    subprocess.run([ESBUILD, "light/search/book.js", *bundle], cwd=ROOT, check=True)
    return module


def first_results(book: Path, lang: str, queries: list[tuple[str, str]]) -> list[list[list[str]]]:
    """Return the first results of each query, as lists of game, kind and clause."""
    asked = {"file": json.loads(search_file(lang)), "queries": queries}
    run = subprocess.run(
        ["node", QUERIES / "ask.mjs", book], input=json.dumps(asked), capture_output=True, text=True, check=True
    )
    return [results[:FIRST] for results in json.loads(run.stdout)]


def missed(book: Path, lang: str) -> dict[str, list[str]]:
    """Return the queries whose clause is not among the first results, with those results."""
    queries = load_queries(lang)
    misses = {}
    for ((game, text), clauses), results in zip(queries.items(), first_results(book, lang, list(queries)), strict=True):
        if not any([game, kind, clause] in results for kind in AT_HAND for clause in clauses):
            misses[f"{game}: {text}"] = [" ".join(filter(None, result)) for result in results]
    return misses


def test_there_are_forty_queries_in_each_language_over_all_games() -> None:
    for lang in LANGS:
        queries = load_queries(lang)
        assert len(queries) == 40
        assert {game for game, _ in queries} == {"knack", "kopknack", "svangknack", "knack31", "knaker"}
        for (game, _), clauses in queries.items():
            assert set(clauses) <= set(games[game].clauses)


@pytest.mark.parametrize("lang", LANGS)
def test_what_people_type_finds_its_clause_among_the_first_three(book: Path, lang: str) -> None:
    misses = missed(book, lang)
    assert len(misses) <= (1 - LEAST_FOUND) * len(load_queries(lang)), misses


@pytest.mark.parametrize(
    ("lang", "text", "clause"),
    [
        ("en", "A♠", "ssi.13"),
        ("en", "♤ A", "ssi.13"),
        ("de", "♠a", "ssi.13"),
        ("sv", "♠E", "ssi.13"),
        ("en", "KQJ", "aim.4"),
        ("sv", "EKD", "aim.4"),
        ("de", "B D K", "aim.4"),
    ],
)
def test_cards_are_found_by_their_signs_and_letters(book: Path, lang: str, text: str, clause: str) -> None:
    (results,) = first_results(book, lang, [("knack31", text)])
    assert ["knack31", "clause", clause] in results


def test_if_no_entry_has_all_words_the_best_of_the_game_at_hand_come_along(book: Path) -> None:
    (results,) = first_results(book, "en", [("knack", "forced lead of the ace by a nervous forehand")])
    assert results[0] == ["knack", "clause", "play.2"]


def test_a_text_that_says_nothing_finds_nothing_else_than_what_has_it(book: Path) -> None:
    nothing, vague = first_results(book, "en", [("knack", "qqqqq"), ("knack", "how")])
    assert nothing == []
    assert vague


def test_a_word_of_another_game_leads_there(book: Path) -> None:
    (results,) = first_results(book, "en", [("knack", "transparent seven")])
    assert ["knaker", "clause", "13"] in results
