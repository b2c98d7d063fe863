"""The tests that prove the clauses, as `knack-widgets coverage` counts them."""

from __future__ import annotations

from pathlib import Path

import pytest

from knack_widgets.rulebook.proofs import named_tests, proofs
from knack_widgets.rules import games


@pytest.fixture(scope="module")
def found_proofs():
    return proofs()


@pytest.mark.parametrize("game", games)
def test_every_enforcing_clause_is_proved(game, found_proofs):
    proofs_by_clause = found_proofs[game]
    assert list(proofs_by_clause) == list(games[game].clauses)
    for clause in games[game].clauses.values():
        if clause.enforces:
            assert all(proofs_by_clause[clause.id]), clause.id


def test_a_missing_test_is_told(tmp_path: Path):
    folder = tmp_path / "knack"
    folder.mkdir()
    (folder / "test_play.py").write_text("def test_play_3_refused_off_suit(): ...\ndef test_play_30_legal_x(): ...\n")
    proof = proofs(tmp_path)["knack"]["play.3"]
    assert (proof.legal_test, proof.refused_test) == (False, True)


def test_a_test_of_several_games_proves_the_clause_that_its_first_word_stands_for(tmp_path: Path):
    for folder in ("knack", "kopknack", "shared"):
        (tmp_path / folder).mkdir()
    declared = 'CLAUSES = {"knack": {"lead": "play.1"}, "kopknack": {"lead": "play.9"}}\n'
    (tmp_path / "shared" / "test_play.py").write_text(f"{declared}def test_lead_legal_x(): ...\n")
    proofs_by_game = proofs(tmp_path)
    assert [proofs_by_game["knack"][id_].legal_test for id_ in ("play.1", "play.9")] == [True, False]
    assert [proofs_by_game["kopknack"][id_].legal_test for id_ in ("play.1", "play.9")] == [False, True]
    assert proofs_by_game["svangknack"]["play.2"].legal_test is None


def test_without_tests_no_clause_is_claimed_as_proved(tmp_path: Path):
    assert named_tests("knack", tmp_path) is None
    proof = proofs(tmp_path)["knack"]["play.3"]
    assert (proof.legal_test, proof.refused_test) == (None, None)
    assert proof.legal_example
    assert proof.refused_example
