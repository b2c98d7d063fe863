"""Certain facts about hidden cards, as page data: at seats, below the table, in the log.

They are inferred step by step from the view of the seat whose cards the reader sees, and only if the reader has
switched them on. A spectator gets no facts. A reader who sees all hands gets a note that all hands are open.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..players.inference import Certain, infer, news, tell
from ..rulebook.names import SIGNS, merge_equal
from ..rulebook.speech import Speaker
from .advice_data import Said
from .seat_data import Spoken
from .sight import Moment, Sight
from .table_data import Known

KEPT: Final = 400
"""Limit on the positions for which certain facts are cached; a deal on a page has fewer."""


def list_known(sight: Sight, speak: Speaker) -> Known | None:
    """Return the facts that have become certain since the reader's last move, with clauses.

    Return None if no facts are shown.
    """
    if not sight.plays or not sight.prefs["known"]:
        return None
    if _reader(sight) is None:
        seen: Known = {"title": speak.ui("known_title"), "facts": [], "nothing": speak.ui("advice_open")}
        return seen if len(sight.visible_seats) > 1 and sight.people else None
    at = sight.line.at
    facts = news(certain(sight, at), certain(sight, _last_own(sight)))
    return {
        "title": speak.ui("known_title"),
        "facts": [_tell(fact, speak) for fact in facts],
        "nothing": speak.ui("known_nothing"),
    }


def known_of_seat(sight: Sight, seat: int, speak: Speaker) -> list[Spoken]:
    """Return the certain facts about a seat's hand: suits it lacks, cards it holds.

    Each fact has a short form and a form for screen readers.
    """
    if not sight.plays or _reader(sight) is None:
        return []
    facts = [fact for fact in certain(sight, sight.line.at) if fact.seat == seat]
    lacks = dict.fromkeys(fact.suit for fact in facts if fact.suit)
    held = [card for fact in facts if fact.holds for card in fact.cards]
    notes: list[Spoken] = []
    if lacks:
        signs, names = " ".join(SIGNS[suit] for suit in lacks), map(speak.suit, lacks)
        said = ", ".join(speak.ui("known_lacks", suits=name) for name in names)
        notes.append({"text": speak.ui("known_lacks", suits=signs), "said": said})
    if held:
        short = " ".join(merge_equal(map(speak.short, held)))
        full = speak.as_list(merge_equal(map(speak.card, held)))
        notes.append({"text": speak.ui("known_holds", cards=short), "said": speak.ui("known_holds", cards=full)})
    return notes


def news_of_step(sight: Sight, number: int, speak: Speaker) -> list[Said]:
    """Return the facts that became certain with a step of the deal on the table.

    They are sentences, each with the clauses that prove it. Facts about earlier deals are not shown, because the cards
    have been dealt again.
    """
    steps = sight.line.steps
    if _reader(sight) is None or any(steps[at].text.startswith("deal ") for at in range(number - 1, sight.line.at)):
        return []
    facts = news(certain(sight, number), certain(sight, number - 1))
    return [_tell(fact, speak) for fact in facts]


def _tell(fact: Certain, speak: Speaker) -> Said:
    return {"text": tell(fact, speak), "clauses": list(fact.clauses)}


def certain(sight: Sight, at: int) -> tuple[Certain, ...]:
    """Return the facts that are certain for the reader after `at` steps, cached by position."""
    reader = _reader(sight)
    if reader is None:
        return ()
    line = sight.line
    return facts_at(Moment(line.steps[at - 1].after if at else line.opening), reader)


@lru_cache(maxsize=KEPT)
def facts_at(moment: Moment, reader: int) -> tuple[Certain, ...]:
    """Return the facts that are certain for a seat in a position."""
    return infer(moment.state.view(reader))


def _reader(sight: Sight) -> int | None:
    """Return the seat for which facts are inferred, or None if no facts are shown."""
    if not sight.prefs["known"] or len(sight.visible_seats) != 1:
        return None
    return sight.visible_seats[0]


def _deal(sight: Sight) -> int:
    """Return the number of the step with the current deal."""
    steps = sight.line.steps
    return next((at for at in range(sight.line.at, 0, -1) if steps[at - 1].text.startswith("deal ")), 0)


def _last_own(sight: Sight) -> int:
    """Return the number of steps up to the reader's last move in this deal.

    The last step of the line does not count as such a move.
    """
    first, steps = _deal(sight), sight.line.steps
    for at in range(sight.line.at - 1, first, -1):
        step = steps[at - 1]
        if step.verdict is None and step.move.seat in sight.visible_seats:
            return at
    return first
