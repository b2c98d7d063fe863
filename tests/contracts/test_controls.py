"""A phase without a control for one of its verbs is refused at declaration."""

import pytest

from knack_widgets.rules import games
from knack_widgets.rules.core.game import Game


def test_a_phase_without_a_control_for_a_verb_is_no_phase() -> None:
    facts = games["fishing"]
    with pytest.raises(ValueError, match="the phase play has no control for play"):
        Game(
            "other",
            names=facts.names,
            players=facts.players,
            players_clause=facts.clauses[facts.players_clause],
            pack=facts.pack,
            pack_clause=facts.clauses[facts.pack_clause],
            chapters=(),
            verbs=(),
            phases=tuple(facts.phases.values()),
            controls={},
            opening=facts.opening,
            view=facts.view,
            scene=facts.scene,
        )
