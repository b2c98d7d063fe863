"""The labels of clauses in the reader's language."""

import pytest

from knack_widgets.rulebook.labels import clause_label, clause_labels
from knack_widgets.rules import games

from .positions import LANGS


@pytest.mark.parametrize(
    ("game", "clause", "labels"),
    [
        ("knack", "bidding.2", ("Budgivning 2", "Bieten 2", "Bidding 2")),
        ("svangknack", "bidding.2", ("Budgivning 2", "Bieten 2", "Bidding 2")),
        ("kopknack", "payment.12", ("Betalning 12", "Auszahlung 12", "Payment 12")),
        ("knaker", "10.3", ("Regel 10.3", "Regel 10.3", "Rule 10.3")),
        ("knaker", "3", ("Regel 3", "Regel 3", "Rule 3")),
        ("knaker", "front.1", ("Omslag 1", "Titelblatt 1", "Cover 1")),
        ("knack", "nowhere.1", ("nowhere.1",) * 3),
    ],
)
def test_a_clause_is_called_by_its_chapter_and_number(game, clause, labels):
    assert tuple(clause_label(game, clause, lang) for lang in LANGS) == labels


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", games)
def test_every_clause_has_a_short_label_of_its_own(game, lang):
    labels = clause_labels(game, lang)
    assert set(labels) == set(games[game].clauses)
    assert len(set(labels.values())) == len(labels)
    assert [label for label in labels.values() if len(label) > 20] == []
