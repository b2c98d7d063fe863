"""Scenes of every game: words for every note."""

from __future__ import annotations

import pytest

from knack_widgets.rulebook.words import position
from knack_widgets.testing.scene_contracts import each_state

from . import GAMES


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["sv", "de", "en"])
def test_every_note_has_its_words(game: str, lang: str) -> None:
    """Check that each note has a message.

    A missing message is a warning, and warnings are errors.
    """
    for number, state in enumerate(each_state(game, 7)):
        if not number % 4:
            assert position(state.view(0), lang)
