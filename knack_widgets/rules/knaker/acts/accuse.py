"""Accusing, admitting, denying, and letting a cheat stand at the end (16)."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.clauses import Clause
from ...core.events import Event
from ...core.reasons import Reason
from ..rules import r09_take_back
from ..rules.r16_cheating import (
    LAST_CARD,
    PRICES,
    cheats,
    denial,
    grave,
    objections_to_onlooker,
    objections_to_self,
    objections_to_table,
)
from ..state import KnakerState
from .convict import punish, restore
from .turns import settle


def objections_to_accuse(s: KnakerState, seat: int, accused: int) -> list[Reason]:
    """Return the objections to an accusation.

    They are that the table permits no cheats, that the accuser is not in the game (16.1), or that it accuses itself.
    """
    why = objections_to_table(s, seat) or objections_to_onlooker(s, seat)
    return why or objections_to_self(seat, accused)


def accuse(s: KnakerState, seat: int, accused: int) -> KnakerState:
    """Return the state in which the accused seat must admit or deny before any other move.

    The clause is 9.2.
    """
    event = ("accuses", seat, accused, cheats.id)
    return s.evolve(phase="accused", accused=accused, accuser=seat, resumes=(s.phase, s.turn), events=(event,))


def other_seats(s: KnakerState, seat: int) -> list[str]:
    """Return the numbers of all other seats as text, sorted."""
    return sorted(str(other) for other in range(len(s.hands)) if other != seat)


def list_accusations(s: KnakerState, seat: int) -> Iterator[tuple[str, ...]]:
    """Yield the words of each accusation: the number of another seat."""
    if s.cheating and seat in s.still_in:
        yield from ((other,) for other in other_seats(s, seat))


def let_stand(s: KnakerState, seat: int) -> KnakerState:
    """Return the state after the last seat has let the cheat stand: the match is over (N-46)."""
    return settle(s.evolve(offences=(), events=(("is-ready", seat, cheats.id),)))


# -- answering


def admit(s: KnakerState, seat: int) -> KnakerState:
    """Return the state after an admission."""
    return _answer(s, seat, denies=False)


def deny(s: KnakerState, seat: int) -> KnakerState:
    """Return the state after a denial."""
    return _answer(s, seat, denies=True)


def _answer(s: KnakerState, seat: int, *, denies: bool) -> KnakerState:
    """Return the state after the answer: the verdict depends only on the offences.

    An innocent seat is not punished even if it admits; denial costs a guilty seat one more dot (16.5).
    """
    said = ("denies" if denies else "admits", seat, cheats.id)
    s = s.resume(accused=None, accuser=None, events=(said,))
    offences = tuple(offence for offence in s.offences if offence.seat == seat and not offence.settled)
    if not offences:
        return s.tell(("innocent", seat, cheats.id))
    price = sum(
        LAST_CARD if offence.last else PRICES.get(offence.kind, 1) for offence in offences if offence.kind != "hide"
    )
    clause: Clause = grave if any(o.last or o.kind in PRICES for o in offences) else cheats
    banned = any(offence.kind == "hide" for offence in offences)
    events: list[Event] = [said, ("guilty", seat, price, clause.id)]
    if denies:
        price += 1
        events.append(("denial", seat, denial.id))
    s = restore(s, seat, offences, events)
    if s.phase == "last-word" and len(s.still_in) > 1:
        s = s.evolve(phase="play", by_cheat=False)
    if s.runner == seat and r09_take_back.ends_by_conviction(s, frozenset(offence.kind for offence in offences)):
        s = s.close_run()
    return punish(s, seat, price, banned=banned)
