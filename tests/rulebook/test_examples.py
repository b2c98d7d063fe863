"""The check of the worked examples of every installed game, and the loader's errors."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from subprocess import run

import pytest

from knack_widgets.rulebook.example_files import read_outline
from knack_widgets.rulebook.examples import (
    EVENT,
    LEGAL,
    REFUSED,
    Example,
    ExampleError,
    by_clause,
    evidence,
    examples,
    gaps,
    read_example,
)
from knack_widgets.rulebook.folders import game_folder
from knack_widgets.rules import Record, games

LANGS = ("sv", "de", "en")
ALL = [(game, id_) for game in games for id_ in examples(game)]
each_example = pytest.mark.parametrize(("game", "id_"), ALL, ids=[f"{game}-{id_}" for game, id_ in ALL])
each_game = pytest.mark.parametrize("game", list(games))


def folder(game: str) -> Path:
    return Path(str(game_folder(game, "examples")))


# -- the gate


@each_game
def test_every_clause_is_shown(game: str) -> None:
    assert dict(gaps(games[game], examples(game))) == {}


@each_game
def test_every_file_is_read(game: str) -> None:
    assert sorted(path.stem for path in folder(game).iterdir()) == sorted(examples(game))


@each_example
def test_words_are_there_in_three_languages(game: str, id_: str) -> None:
    example = examples(game)[id_]
    worded = [example.title, *example.notes.values(), *(refusal.words for refusal in example.refused)]
    for words in worded:
        assert tuple(words) == LANGS
        assert all(text == text.strip() and text for text in words.values())
        assert len(set(words.values())) == len(LANGS), "two languages do not say the same in the same words"
    assert example.notes, "an example says what to notice"


@each_example
def test_bytes_are_canonical(game: str, id_: str) -> None:
    path = folder(game) / f"{id_}.toml"
    assert Record.load(path).dumps().encode() == path.read_bytes()


@each_example
def test_it_shows_what_it_is_listed_under(game: str, id_: str) -> None:
    """A clause that refuses moves or causes effects is listed only if it does so there."""
    example = examples(game)[id_]
    evident = evidence(example)
    silent = ("definition", "background")
    assert [c for c in example.shows if c not in evident and games[game].clauses[c].kind not in silent] == []


@each_example
def test_places_are_in_the_record(game: str, id_: str) -> None:
    example = examples(game)[id_]
    assert 0 <= example.at <= len(example.record.steps)
    assert all(1 <= number <= len(example.record.steps) for number in example.notes)
    tries = [number for number, step in enumerate(example.record.steps, start=1) if step.verdict]
    assert [number for number in tries if number not in example.notes] == [], "each refusal is commented on"


@each_game
def test_titles_are_unique(game: str) -> None:
    for lang in LANGS:
        titles = [example.title[lang] for example in examples(game).values()]
        assert len(titles) == len(set(titles))


@each_game
def test_order_is_that_of_the_text(game: str) -> None:
    order = list(games[game].clauses)
    places = [order.index(example.shows[0]) for example in examples(game).values()]
    assert places == sorted(places)
    assert list(by_clause(game)) == order
    for clause, listed in by_clause(game).items():
        assert all(clause in example.shows for example in listed)


# -- the gate can fail


def without(game: str, clause: str) -> Mapping[str, Example]:
    return {id_: example for id_, example in examples(game).items() if clause not in example.shows}


@each_game
def test_the_gate_names_what_a_missing_example_leaves_open(game: str) -> None:
    expected = {
        "limit": (LEGAL, REFUSED),
        "permission": (LEGAL, REFUSED),
        "duty": (LEGAL, REFUSED),
        "effect": (EVENT,),
        "definition": ("listed",),
    }
    for clause in games[game].clauses.values():
        if clause.kind != "background":
            assert gaps(games[game], without(game, clause.id))[clause.id] == expected[clause.kind]
    assert len(gaps(games[game], {})) == sum(c.kind != "background" for c in games[game].clauses.values())


@each_game
def test_each_game_needs_its_examples(game: str) -> None:
    """Most files are the only example of some clause: without them the check fails."""
    needed = [id_ for id_ in examples(game) if gaps(games[game], {k: v for k, v in examples(game).items() if k != id_})]
    assert len(needed) > len(examples(game)) / 2


# -- shown


def example_of(text: str) -> Example:
    return read_example("e.toml", text.encode())


BASE = """format = "knack-widgets/1"
game = "knack"
players = ["Anna", "Bo"]
moves = [
  "deal Kd 7h Td 8c 9h Ac 6d As Ks Qs Js Ts 9s 8s 7s 6s Ah Kh Qh Jh Th 8h 6h Ad Qd Jd 9d 8d 7d Kc Qc Jc Tc 9c 7c 6c",
  "1 knock",
  "0 knock ?",
]

[example]
id = "e"
shows = ["bidding.1"]

[title]
sv = "S"
de = "D"
en = "E"
"""


def test_the_step_at_which_it_opens() -> None:
    assert example_of(BASE.replace('"0 knock ?"', '"1 knock ?"').replace('"1 knock",', '"0 fold ?",')).at == 1
    assert example_of(BASE.replace('  "0 knock ?",\n', "")).at == 2
    assert example_of(BASE.replace('shows = ["bidding.1"]', 'shows = ["bidding.1"]\nat = 0')).at == 0


# -- errors

NOTE = '\n[[notes]]\nmove = 2\nsv = "s"\nde = "d"\nen = "e"\n'
REFUSAL = '\n[[refused]]\nplayers = 1\nclause = "intro.1"\nsv = "s"\nde = "d"\nen = "e"\n'


@pytest.mark.parametrize(
    ("old", "new", "key", "message"),
    [
        ('id = "e"', 'id = "f"', "example.id", "“e”, the file's name"),
        ('["bidding.1"]', '["bidding.9"]', "example.shows", "the id of a clause of knack"),
        ('["bidding.1"]', "[]", "example.shows", "a list of clause ids"),
        ('id = "e"', 'id = "e"\nat = 9', "example.at", "a step from 0 to 3"),
        ('id = "e"', 'id = "e"\nat = true', "example.at", "a step from 0 to 3"),
        ('id = "e"', 'id = "e"\ncolour = 1', "example.colour", "one of the keys id, shows, at"),
        ('de = "D"\n', "", "title.de", "some words in this language"),
        ('en = "E"\n', 'en = "E"\nfr = "F"\n', "title.fr", "one of the keys sv, de, en"),
        ('en = "E"\n', 'en = " "\n', "title.en", "some words in this language"),
        ("[title]", "[titel]", "titel", "one of the tables example, title, notes, refused"),
        ("move = 2", "move = 4", "notes[1].move", "the number of an entry, from 1 to 3"),
        ("move = 2", "move = 0", "notes[1].move", "the number of an entry, from 1 to 3"),
        (NOTE, NOTE + NOTE, "notes", "numbers of entries in rising order, each once"),
        (NOTE, "\n[notes]\nmove = 2\n", "notes", "tables headed [[notes]]"),
        ("players = 1", "players = 3", "refused[1]", "a set-up that intro.1 refuses; this one is accepted"),
        ("players = 1", "options = {stake = 0}", "refused[1].clause", "setup.1, which refuses it"),
        ("players = 1", "dealer = 7", "refused[1].clause", "no clause, which refuses it"),
        ("players = 1", "deal = 5", "refused[1].deal", "the cards of a pack"),
        ("players = 1", "options = 5", "refused[1].options", "a table of options"),
        ('clause = "intro.1"', 'clause = "x"', "refused[1].clause", "the id of a clause of knack"),
        ('"1 knock",', '"2 knock",', None, "there is no seat 2"),
    ],
)
def test_errors_name_file_and_key(old: str, new: str, key: str | None, message: str) -> None:
    text = BASE + NOTE + REFUSAL
    example_of(text)
    assert old in text
    with pytest.raises(ExampleError) as caught:
        example_of(text.replace(old, new))
    assert (caught.value.file, caught.value.key) == ("e.toml", key)
    assert str(caught.value).startswith(f"e.toml: {key}: " if key else "e.toml: ")
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('id = "e"', 'id = "f"', "example.id: "),
        ('["bidding.1"]', '["bidding.9"]', "example.shows: "),
        ('["bidding.1"]', "[]", "example.shows: "),
        ('["bidding.1"]', "7", "example.shows: "),
        ('de = "D"\n', "", "title.de: "),
        ("[example]", "[exempel]", "exempel: "),
        ('game = "knack"', 'game = "whist"', "game = 'whist': expected one of"),
        ("[title]", "[title", "not TOML"),
    ],
)
def test_an_outline_with_a_faulty_head_says_what_is_wrong(old: str, new: str, message: str) -> None:
    outline = read_outline("e.toml", BASE.encode())
    assert (outline.id, outline.shows, outline.title["en"]) == ("e", ("bidding.1",), "E")
    assert old in BASE
    with pytest.raises(ExampleError) as caught:
        read_outline("e.toml", BASE.replace(old, new).encode())
    assert str(caught.value).startswith("e.toml: ")
    assert message in str(caught.value)


def test_an_outline_is_not_replayed_and_its_example_is() -> None:
    outline = read_outline("e.toml", BASE.replace('"1 knock",', '"2 knock",').encode())
    with pytest.raises(ExampleError, match="there is no seat 2"):
        outline.read()


def test_an_unknown_game_is_a_key_error() -> None:
    with pytest.raises(KeyError, match="not on the shelf"):
        examples("whist")


def test_examples_are_read_once() -> None:
    assert examples("knack") is examples("knack")


def test_reading_loads_no_words_library() -> None:
    code = (
        "import sys; from knack_widgets.rulebook.examples import examples; examples('knack'); "
        "print(*[name for name in sys.modules if name.partition('.')[0] in ('fluent', 'markdown_it', 'IPython')])"
    )
    done = run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
