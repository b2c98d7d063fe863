"""Rulings: each has a kind, and each reading can be played or says why it cannot."""

from __future__ import annotations

import pytest

from knack_widgets.rulebook import rulings
from knack_widgets.rulebook.rulings import IN_OTHER_WORDS, KINDS, is_explanation, load_rulings
from knack_widgets.rulebook.textfiles import TextError
from knack_widgets.rules import games

OURS = ("knack", "kopknack", "svangknack", "knack31", "knaker")
LEAST = {"knack": 5, "kopknack": 5, "svangknack": 5, "knack31": 5, "knaker": 5}


@pytest.mark.parametrize("game", OURS)
def test_every_ruling_has_a_kind_and_every_reading_is_played_or_explained(game: str) -> None:
    rulings_by_id = load_rulings(game)
    assert {id_ for clause in games[game].clauses.values() for id_ in clause.rulings} == set(rulings_by_id)
    assert [int(id_.rpartition("-")[2]) for id_ in rulings_by_id] == list(range(1, len(rulings_by_id) + 1))
    for id_, ruling in rulings_by_id.items():
        assert ruling.kind in KINDS
        if ruling.kind == IN_OTHER_WORDS:
            assert not ruling.unread
        else:
            assert (ruling.kind == "reading") == bool(ruling.values or ruling.unread)
        assert bool(ruling.values) == (id_ in games[game].readings)
        assert not (ruling.values and ruling.unread)


@pytest.mark.parametrize(
    ("game", "kind", "ids"),
    [
        ("knaker", "reading", ("N-2", "N-6", "N-9", "N-24", "N-25")),
        ("knaker", "bound", ("N-41",)),
        ("knack31", "reading", ("G-2", "G-16", "G-22")),
    ],
)
def test_a_ruling_that_decides_play_or_losses_is_no_notation(game: str, kind: str, ids: tuple[str, ...]) -> None:
    rulings_by_id = load_rulings(game)
    assert {id_: rulings_by_id[id_].kind for id_ in ids} == dict.fromkeys(ids, kind)


@pytest.mark.parametrize("game", OURS)
def test_each_game_has_readings_that_run(game: str) -> None:
    assert sum(bool(ruling.values) for ruling in load_rulings(game).values()) >= LEAST[game]


def test_there_are_at_least_twenty_five_over_all() -> None:
    assert sum(len(ruling.values) - 1 for game in OURS for ruling in load_rulings(game).values() if ruling.values) >= 25


EXPLAINED = {
    "knack": {"K-3", "K-4", "K-7", "K-8"},
    "kopknack": {"KK-7", "KK-8", "KK-10"},
    "svangknack": {"SK-4", "SK-5", "SK-7", "SK-9", "SK-10", "SK-11"},
}


@pytest.mark.parametrize("game", OURS)
def test_boxes_that_repeat_the_source_are_in_other_words_beside_each_clause(game: str) -> None:
    boxes = {(id_, clause.id) for clause in games[game].clauses.values() for id_ in clause.rulings}
    explained = {(id_, clause) for id_, clause in boxes if is_explanation(game, id_, clause)}
    whole = {(id_, clause) for id_, clause in boxes if id_ in EXPLAINED.get(game, ())}
    partly = {("KK-2", "bidding.1"), ("KK-2", "bidding.3"), ("KK-2", "bidding.4")} if game == "kopknack" else set()
    assert explained == whole | partly


@pytest.mark.parametrize(
    ("content", "wrong"),
    [
        ('[kinds]\nbound = ["K-1"]', "K-10"),
        ("", "kinds"),
        ("twice", "twice"),
        ("unexplained", "K-13"),
        ("both", "K-5"),
        ("elsewhere", "K-14"),
    ],
)
def test_what_is_wrong_with_the_file_is_named(content: str, wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = rulings.read_resource("knack", rulings.FILE)
    content = {
        "": whole.replace("[kinds]", "[other]"),
        "twice": whole.replace('bound = ["K-1",', 'bound = ["K-1", "K-2",'),
        "unexplained": "\n".join(line for line in whole.splitlines() if not line.startswith("K-13 =")),
        "both": f'{whole}K-5 = "because"\n',
        "elsewhere": f'{whole}\n[in_other_words]\nK-14 = ["play.1"]\n',
    }.get(content, content)
    monkeypatch.setattr(rulings, "read_resource", lambda *_: content)
    load_rulings.cache_clear()
    with pytest.raises(TextError, match=wrong):
        load_rulings("knack")
    load_rulings.cache_clear()
