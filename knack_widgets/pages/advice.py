"""Help to choose, as data for the page: what binds, what can be inferred, what each move brings; a step at a time.

It is worked out from what the seat that asks may see, never from the state.
"""

from __future__ import annotations

from typing import Any, Final

from ..players.inference import Certain, tell
from ..rulebook.labels import clause_opening
from ..rulebook.speech import Speaker
from .course import chances
from .handmap import has_map, map_hands
from .sight import Helped

STEPS: Final = 3
"""The clauses that bind; what can be inferred; what the moves bring."""
LABELS: Final = (
    *("binding", "known", "nothing", "moves", "move", "gain", "no_odds", "shut", "csv", "svg"),
    *("line", "line_worlds", "as_table", "hands"),
)

Data = dict[str, Any]


def advice(helped: Helped, speak: Speaker) -> Data:
    """The help of a table for a seat, as far as it has been asked for: `step` of `STEPS`."""
    found, step = helped.hint, helped.step
    game, last = found.view.setup.game.id, step >= STEPS
    mapped = last and helped.course is not None and has_map(found.view)
    return {
        "step": step,
        "steps": STEPS,
        "binding": [{"id": id_, "text": clause_opening(game, id_, speak.lang)} for id_ in found.binding],
        "known": [_fact(fact, speak) for fact in found.known] if step > 1 else [],
        "chances": chances(helped.course, found.view, speak) if last and helped.course else None,
        "mapped": mapped,
        "hands": map_hands(found.view, speak) if mapped and helped.hands else None,
        "labels": {
            **{name: speak.ui(f"advice_{name}") for name in LABELS},
            **{f"more_{number}": speak.ui(f"advice_more_{number}") for number in range(2, STEPS + 1)},
        },
    }


def _fact(fact: Certain, speak: Speaker) -> Data:
    return {"text": tell(fact, speak), "clauses": list(fact.clauses)}
