"""Clauses on a room's pages: one that says little alone is quoted with the clause before it."""

from __future__ import annotations

import json

import pytest

from knack_widgets.rooms.book import book_of
from knack_widgets.rulebook.clause_context import quoted_html
from knack_widgets.rulebook.languages import LANGS


@pytest.mark.parametrize("lang", LANGS)
def test_phones_wall_and_desk_show_a_clause_with_the_one_before_it(lang: str) -> None:
    texts = json.loads(book_of("svangknack", lang))["texts"]
    assert texts["play.3"] == quoted_html("svangknack", "play.3", lang)
    assert 'class="kb-context"' in texts["play.3"]
    assert "kb-context" not in texts["play.2"]
