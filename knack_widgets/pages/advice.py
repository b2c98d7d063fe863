"""Help to choose, as data for the page: what binds, what can be inferred, what each move brings; a step at a time.

It is worked out from what the seat that asks may see, never from the state.
"""

from __future__ import annotations

from typing import Any, Final

from ..players.hint import Hint
from ..players.inference import Certain, tell
from ..players.odds import Odds
from ..rulebook.labels import clause_opening
from ..rulebook.speech import Speaker
from ..rules import Move
from .numbers import count, percent, write_signed

STEPS: Final = 3
"""The clauses that bind; what can be inferred; what the moves bring."""
LABELS: Final = ("binding", "known", "nothing", "moves", "move", "gain", "no_odds", "shut", "csv", "svg")

Data = dict[str, Any]


def advice(found: Hint, step: int, speak: Speaker) -> Data:
    """The help of a table for a seat, as far as it has been asked for: `step` of `STEPS`."""
    game, chances = found.view.setup.game.id, found.moves if step >= STEPS else ()
    return {
        "step": step,
        "steps": STEPS,
        "binding": [{"id": id_, "text": clause_opening(game, id_, speak.lang)} for id_ in found.binding],
        "known": [_fact(fact, speak) for fact in found.known] if step > 1 else [],
        "moves": [_move(move, odds, speak, best=at == 0) for at, (move, odds) in enumerate(chances)],
        "assumed": _assumption(chances[0][1], speak) if chances else "",
        "labels": {
            **{name: speak.ui(f"advice_{name}") for name in LABELS},
            **{f"more_{number}": speak.ui(f"advice_more_{number}") for number in range(2, STEPS + 1)},
            "fails": speak.ui(found.risk) if chances else "",
        },
    }


def _fact(fact: Certain, speak: Speaker) -> Data:
    return {"text": tell(fact, speak), "clauses": list(fact.clauses)}


def _move(move: Move, odds: Odds, speak: Speaker, *, best: bool) -> Data:
    fails = {"value": odds.fails, "low": odds.interval[0], "high": odds.interval[1]}
    told = [percent(one, speak.lang) for one in fails.values()]
    gain, words = None, ""
    if odds.gain is not None and odds.gain_interval is not None:
        gain = {"value": odds.gain, "low": odds.gain_interval[0], "high": odds.gain_interval[1]}
        words = _span([write_signed(one, speak.lang) for one in gain.values()], speak, exact=odds.exact)
    return {
        "move": str(move),
        "label": speak.label(move),
        "fails": fails,
        "failsWords": _span(told, speak, exact=odds.exact),
        "gain": gain,
        "gainWords": words,
        "best": best,
    }


def _span(told: list[str], speak: Speaker, *, exact: bool) -> str:
    value, low, high = told
    return value if exact else speak.ui("advice_span", value=value, low=low, high=high)


def _assumption(odds: Odds, speak: Speaker) -> str:
    key = "advice_exact" if odds.exact else "advice_sampled"
    return speak.ui(key, worlds=count(odds.worlds, speak.lang), others=speak.ui(f"advice_others_{odds.others}"))
