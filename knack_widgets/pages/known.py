"""What can be known of hidden cards, as data for the page: at the seats, below the table, beneath the moves in the log.

It is found from the views of the one seat whose cards the reader sees, step by step, and only while the reader wants to
be told. Who watches is told nothing: there is nobody to be in doubt. Who sees all hands is told that they lie open.
"""

from __future__ import annotations

from typing import Any, Final

from ..players.inference import Certain, infer, news, tell
from ..rulebook.names import SIGNS, merge_equal
from ..rulebook.speech import Speaker
from .sight import Gleaned, Sight

Data = dict[str, Any]

KEPT: Final = 400
"""Positions of which what is certain is remembered: more than a deal has on the page."""


def list_known(sight: Sight, speak: Speaker, *, still: bool = False) -> Data | None:
    """What has become certain since the reader's last move, each with its clauses; `None` where nothing is told."""
    if still or not sight.prefs["known"]:
        return None
    if _reader(sight) is None:
        seen = {"title": speak.ui("known_title"), "facts": [], "nothing": speak.ui("advice_open")}
        return seen if len(sight.eyes) > 1 and sight.people else None
    at = sight.line.at
    found = news(certain(sight, at), certain(sight, _last_own(sight)))
    return {
        "title": speak.ui("known_title"),
        "facts": [_tell(fact, speak) for fact in found],
        "nothing": speak.ui("known_nothing"),
    }


def known_of_seat(sight: Sight, seat: int, speak: Speaker, *, still: bool = False) -> list[Data]:
    """In short what is certain of a seat's hand, and the same to be spoken: the suits it lacks, the cards it holds."""
    if still or _reader(sight) is None:
        return []
    facts = [fact for fact in certain(sight, sight.line.at) if fact.seat == seat]
    lacks = dict.fromkeys(fact.suit for fact in facts if fact.suit)
    held = [card for fact in facts if fact.holds for card in fact.cards]
    found = []
    if lacks:
        signs, names = " ".join(SIGNS[suit] for suit in lacks), map(speak.suit, lacks)
        said = ", ".join(speak.ui("known_lacks", suits=name) for name in names)
        found.append({"text": speak.ui("known_lacks", suits=signs), "said": said})
    if held:
        short = " ".join(merge_equal(map(speak.short, held)))
        full = speak.as_list(merge_equal(map(speak.card, held)))
        found.append({"text": speak.ui("known_holds", cards=short), "said": speak.ui("known_holds", cards=full)})
    return found


def news_of_step(sight: Sight, number: int, speak: Speaker) -> list[Data]:
    """What became certain with a step of the deal on the table: sentences, each with the clauses that prove it.

    Of earlier deals nothing is told any more: their cards have been gathered in.
    """
    steps = sight.line.steps
    if _reader(sight) is None or any(steps[at].text.startswith("deal ") for at in range(number - 1, sight.line.at)):
        return []
    found = news(certain(sight, number), certain(sight, number - 1))
    return [_tell(fact, speak) for fact in found]


def _tell(fact: Certain, speak: Speaker) -> Data:
    return {"text": tell(fact, speak), "clauses": list(fact.clauses)}


def certain(sight: Sight, at: int) -> tuple[Certain, ...]:
    """What is certain for the reader after `at` steps; found once for a position and a seat."""
    reader = _reader(sight)
    if reader is None:
        return ()
    line, memory = sight.line, sight.gleaned
    state = line.steps[at - 1].after if at else line.opening
    kept = memory.get(id(state))
    # a state that is remembered lives on, so that no other has its id
    if kept is None or kept.reader != reader:
        memory.pop(id(state), None)
        kept = memory[id(state)] = Gleaned(state, reader, infer(state.view(reader)))
        while len(memory) > KEPT:
            del memory[next(iter(memory))]
    return kept.facts


def _reader(sight: Sight) -> int | None:
    """The seat for which things are known; `None` where nothing is to be told."""
    if not sight.prefs["known"] or len(sight.eyes) != 1:
        return None
    return sight.eyes[0]


def _deal(sight: Sight) -> int:
    """The number of the step with which the deal on the table was dealt."""
    steps = sight.line.steps
    return next((at for at in range(sight.line.at, 0, -1) if steps[at - 1].text.startswith("deal ")), 0)


def _last_own(sight: Sight) -> int:
    """How many steps there were after the reader's last move in this deal, if it was not the last step of all."""
    first, steps = _deal(sight), sight.line.steps
    for at in range(sight.line.at - 1, first, -1):
        step = steps[at - 1]
        if step.verdict is None and step.before.read(step.text).seat in sight.eyes:
            return at
    return first
