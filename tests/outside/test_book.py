"""A game from outside has all that the book has for its own, and nothing outside its folder knows it."""

from __future__ import annotations

import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

import knack_widgets
from knack_widgets.pages import present
from knack_widgets.pages.book import book
from knack_widgets.pages.picture import picture
from knack_widgets.pages.setup import setup
from knack_widgets.players import PLAYERS
from knack_widgets.rulebook.concepts import POINTS, differences
from knack_widgets.rulebook.coverage import coverage_report
from knack_widgets.rulebook.examples import examples
from knack_widgets.rulebook.proofs import proofs
from knack_widgets.rulebook.searchable import entries
from knack_widgets.rulebook.telling import tell
from knack_widgets.rulebook.textfiles import text_ids
from knack_widgets.rulebook.words import position
from knack_widgets.rules import Record, State, games
from knack_widgets.rules.core.scene import Heap
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.differences import Differences
from knack_widgets.widgets.intents import do
from knack_widgets.widgets.shelf import Shelf
from tests.outside import FISHING

LANGS = ("sv", "de", "en")
GAME = "fishing"


def test_nothing_in_the_package_names_it() -> None:
    package = Path(knack_widgets.__file__).parent
    texts = (path for path in package.rglob("*") if path.suffix in (".py", ".js", ".ftl", ".md", ".toml", ".css"))
    assert [path for path in texts if re.search("fishing|leaves the pool", path.read_text(encoding="utf-8"))] == []


def test_every_sentence_and_clause_is_covered_shown_and_tested() -> None:
    (row,) = (row for row in coverage_report(FISHING, proofs(FISHING.parent)).rows if row.game == GAME)
    assert row.problems == ()
    assert row.languages == (7, 7)
    assert row.tests == (4, 4)


@pytest.mark.parametrize(
    ("player", "players"),
    [
        # who plays moves out takes its time
        pytest.param(player, players, marks=[pytest.mark.apart] if player == "strong" and players > 2 else [])
        for player in PLAYERS
        for players in (2, 3, 4)
    ],
)
def test_opponents_play_it_though_they_do_not_know_it(player: str, players: int) -> None:
    state = games[GAME].start(players)
    steps = []
    deals = 1 if player == "strong" else 3
    for number in range(deals):
        steps.append(str(state.by_chance(number)))
        state = state.deal(number)
        while state.turn is not None:
            move = PLAYERS[player].choose(state.view(state.turn), 1)
            assert move in state.legal
            steps.append(str(move))
            state = state.play(move)
    assert state.deals == deals
    assert sum(state.fish) > 0
    assert replayed(state, steps).final == state


@pytest.mark.parametrize(
    "player", [pytest.param(player, marks=[pytest.mark.apart] if player == "strong" else []) for player in PLAYERS]
)
def test_a_pile_and_worth_that_opponents_do_not_know_do_not_lead_them_astray(
    player: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As Knåker has a pile in the middle and German Knack cards that are worth something: this is another game."""
    drawn, game = games[GAME].scene, games[GAME]
    heap = Heap((), None, (), "deal.1")
    monkeypatch.setattr(game, "scene", lambda view: replace(drawn(view), heap=heap, worth=len))
    state = game.start(3).deal(1)
    while state.turn is not None:
        view = state.view(state.turn)
        assert PLAYERS[player].volunteer(view, 1) in (None, *view.moves)
        state = state.play(PLAYERS[player].choose(view, 1))


def replayed(state: State, steps: list[str]) -> Record:
    """The record of a match, written and read."""
    lines = "".join(f"  {step!r},\n" for step in steps)
    count = len(state.setup.names)
    record = Record.loads(f'format = "knack-widgets/1"\ngame = "{GAME}"\nplayers = {count}\nmoves = [\n{lines}]\n')
    assert Record.loads(record.dumps()) == record
    return record


@pytest.mark.parametrize("lang", LANGS)
def test_every_step_of_its_examples_has_its_words_and_its_page(lang: str) -> None:
    """A sentence that is missing is a warning, and warnings are errors."""
    for name, example in examples(GAME).items():
        assert tell(example.record, lang)
        desk = Desk.open(GAME, lang=lang)
        do(desk, {"do": "example", "id": name})
        for at in range(len(desk.line.steps) + 1):
            do(desk, {"do": "step", "to": at})
            assert desk.notice is None
            shown = present.table(desk.sight, desk.speaker)
            assert [row["name"] for row in shown.middle["rows"]] == ["pool"] * (desk.view.deals > 0)
            assert setup(desk.sight, desk.speaker)["maxPlayers"] == 4
            assert position(desk.view, lang, desk.you)
            assert picture(desk.sight)
        assert (
            book(desk)["chapters"][3]["heading"][lang] == {"sv": "Fångsten", "de": "Der Fang", "en": "The catch"}[lang]
        )


def test_its_pool_lies_in_words_picture_and_page() -> None:
    desk = Desk.open(GAME, lang="en", seed=1)
    do(desk, {"do": "deal", "seed": 1})
    assert "The pool: ♣9 ♣7 ♠A ♦3" in position(desk.view, "en")
    assert "The pool" in picture(desk.sight)
    (row,) = present.table(desk.sight, desk.speaker).middle["rows"]
    assert row == {"name": "pool", "label": "The pool", "cards": ["9c", "7c", "As", "3d"]}


def test_it_stands_on_the_shelf_with_its_own_words() -> None:
    (found,) = (one for one in Shelf("de").books if one["name"] == "Fischen")
    assert found["about"].startswith("Fünf Karten auf der Hand und ein Teich")
    assert found["facts"] == "2 bis 4 Spieler"
    assert found["nameLang"] == "en"
    assert len(found["fan"]) == 3


def test_a_finished_deal_is_counted_in_its_own_words() -> None:
    desk = Desk.open(GAME, lang="sv", controls=["careful"] * 3, seed=4)
    do(desk, {"do": "deal", "seed": 4})
    while desk.state.turn is not None:
        do(desk, {"do": "opponent"})
    result = present.table(desk.sight, desk.speaker).moves["result"]
    assert result["score"]["head"] == ["Spelare", "Fångat"]


def test_it_is_compared_with_the_games_of_the_book_and_found_by_the_search() -> None:
    page = Differences("knack", GAME, "en")
    assert GAME in page.names
    assert "Five cards each; four are turned up in the middle." in page.html
    assert len(differences("knack", GAME)) == len(POINTS)
    assert [entry["game"] for entry in entries("en") if entry["kind"] == "compare"].count(GAME) == 1


def test_a_game_without_texts_is_played_but_stands_on_no_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a stranger has left out is named, and takes nothing from the other games."""
    bare = tmp_path / "bare_game"
    shutil.copytree(FISHING / "fishing_game", bare, ignore=shutil.ignore_patterns("text", "examples", "__pycache__"))
    facts = bare / "__init__.py"
    facts.write_text(facts.read_text(encoding="utf-8").replace('"fishing"', '"bare"'), encoding="utf-8")
    told = tmp_path / "bare-1.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: bare\nVersion: 1\n", encoding="utf-8")
    (told / "entry_points.txt").write_text("[knack_widgets.games]\nbare = bare_game:GAME\n", encoding="utf-8")
    books = Shelf("en").books
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(games.__dict__, "_entries")
    text_ids.cache_clear()
    assert games["bare"].start(3).deal(1).judge("1 play 7h").legal
    with pytest.warns(UserWarning, match="the game bare can be played, but has no page: there is no text for 'bare'"):
        shelf = Shelf("en").books
    assert [book for book in shelf if book["game"] != "bare"] == books
    assert [book["href"] for book in shelf if book["game"] == "bare"] == [""]
