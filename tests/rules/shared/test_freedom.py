"""Clauses that free the choice of a card: each in its own situation."""

from __future__ import annotations

from knack_widgets.testing.matches import walk

FREED_BY = {(True, 0): "play.2", (False, 0): "play.8", (True, 1): "play.11", (False, 1): "play.15"}
"""Whether the seat leads, and the number of finished tricks → the clause of Köpknack that then frees the choice."""


def test_in_kopknack_each_lead_and_each_answer_is_freed_by_a_clause_of_its_own() -> None:
    found: dict[tuple[bool, int], set[str | None]] = {}
    for seed in range(6):
        for _, state in walk("kopknack", seed, moves=150):
            if state.phase == "play":
                verdict = state.judge(next(state.moves()))
                if verdict.freed_by:
                    situation = (not state.trick, len(state.finished_tricks))
                    found.setdefault(situation, set()).add(verdict.freed_by)
    for situation, clause in FREED_BY.items():
        assert found[situation] == {clause}
