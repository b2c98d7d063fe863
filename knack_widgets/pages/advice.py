"""Help to choose, as data for the page: what binds, what can be inferred, what each move brings; a step at a time.

It is worked out from what the seat that asks may see, never from the state.
"""

from __future__ import annotations

from typing import Any, Final

from ..players.hint import Hint
from ..players.inference import Certain, tell
from ..rulebook.explain import explain
from ..rulebook.labels import clause_opening
from ..rulebook.speech import Speaker
from ..rules import games
from .choosing import move_by_card
from .course import chances
from .drawn import file_words, gain_name
from .handmap import has_map, map_hands
from .sight import Helped

STEPS: Final = 3
"""The clauses that bind; what can be inferred; what the moves bring."""
LABELS: Final = (
    *("binding", "known", "nothing", "moves", "move", "no_odds", "shut", "csv", "svg", "bar"),
    *("line", "line_worlds", "as_table", "hands"),
)

Data = dict[str, Any]


def advice(helped: Helped, speak: Speaker, *, shown: bool = False) -> Data:
    """The help of a table for a seat, as far as it has been asked for: `step` of `STEPS`; `shown`: all hands are."""
    found, step = helped.hint, helped.step
    game, last = found.view.setup.game.id, step >= STEPS
    mapped = last and helped.course is not None and has_map(found.view)
    return {
        "step": step,
        "steps": STEPS,
        "waits": "",
        "refused": _refusal(helped, speak),
        "binding": [{"id": id_, "text": clause_opening(game, id_, speak.lang)} for id_ in _binding(found)],
        "known": [_fact(fact, speak) for fact in found.known] if step > 1 and not shown else [],
        "chances": chances(helped.course, found.view, speak) if last and helped.course else None,
        "mapped": mapped,
        "hands": map_hands(found.view, speak) if mapped and helped.hands else None,
        "labels": {
            **{name: speak.ui(f"advice_{name}") for name in LABELS},
            **({"nothing": speak.ui("advice_open")} if shown else {}),
            **{f"more_{number}": speak.ui(f"advice_more_{number}") for number in range(2, STEPS + 1)},
            "gain": gain_name(found.view, speak),
            "file": file_words(found.view, speak) if last else None,
        },
    }


def wait(helped: Helped, speak: Speaker) -> Data:
    """What stands in the place of help that goes on when the reader is to choose again."""
    labels = {"shut": speak.ui("advice_shut")}
    return {"step": helped.step, "steps": STEPS, "waits": speak.ui("advice_later"), "labels": labels}


def _binding(found: Hint) -> list[str]:
    """The clauses that bind the seat; those that say whose turn it is only where no other does: it has seen that."""
    turns = found.view.turn_clauses
    return [clause for clause in found.binding if clause not in turns] or [*found.binding]


def _refusal(helped: Helped, speak: Speaker) -> Data | None:
    """Why a card of the seat's hand may not be played, in the words of a refusal: that says best what binds now."""
    view, seat = helped.hint.view, helped.hint.seat
    single = [move for move in view.moves if len(move.args) == 1]
    allowed, verbs = {move.args[0] for move in single}, {move.verb for move in single}
    for card in view.hands[seat] or ():
        if card not in allowed:
            verdict = helped.state.judge(move_by_card(games[view.setup.game.id], helped.state, seat, card))
            # of a card that is not due at all there is nothing to say that would help to choose
            if not verdict.legal and verdict.move.verb in verbs and set(verdict.clauses) & set(view.in_force):
                return {"text": explain(verdict, speak.lang, seat), "clauses": list(verdict.clauses)}
    return None


def _fact(fact: Certain, speak: Speaker) -> Data:
    return {"text": tell(fact, speak), "clauses": list(fact.clauses)}
