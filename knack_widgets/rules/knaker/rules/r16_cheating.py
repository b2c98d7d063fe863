"""Rule 16: cheating, accusations, and the effects of dots."""

from __future__ import annotations

from typing import Final

from ...core.clauses import Chapter, only_if
from ...core.options import Option, OptionGiven
from ...core.reasons import Reason
from ..pack import AGREED_CHEATING
from ..pile import Lay, Objection
from ..state import MAX_CARRIED_DOTS_PER_SEAT, KnakerState, Offence
from . import r12_ladder

clause: Final = Chapter("cheating", "16")

cheats = clause.permission(
    "16",
    "N-22",
    "N-41",
    "N-44",
    "N-46",
    "N-50",
    "N-57",
    option=Option("cheating", default=False, choices=(False, True)),
)
MAX_OPEN_OFFENCES: Final = 99
"""Greatest number of cheats at a table that can still be detected; a record with more would need too much memory."""


def objections_to_table(s: KnakerState, seat: int) -> list[Reason]:
    """Return the objections to cheating and accusing at a table that permits no cheats."""
    return [] if s.cheating else [Reason(cheats, "off", {"seat": seat})]


def objections_to_self(seat: int, accused: int) -> list[Reason]:
    """Return the objections to accusing oneself."""
    return [Reason(cheats, "self", {"seat": seat})] if accused == seat else []


def objections_to_more(s: KnakerState, seat: int) -> list[Reason]:
    """Return the objection to a further cheat if `MAX_OPEN_OFFENCES` can still be detected."""
    return (
        [Reason(cheats, "many", {"seat": seat, "count": MAX_OPEN_OFFENCES})]
        if len(s.offences) >= MAX_OPEN_OFFENCES
        else []
    )


def no_open_cheats(seat: int) -> Reason:
    """Return the reason against open cheats before the game, except cheating by drawing."""
    return Reason(cheats, "exchange", {"seat": seat})


def no_cheat(seat: int) -> Reason:
    """Return the reason against declaring an allowed move as a cheat."""
    return Reason(cheats, "honest", {"seat": seat})


def objections_to_answer(s: KnakerState, seat: int) -> list[Reason]:
    """Return the objections to answering for another seat."""
    return [] if seat == s.accused else [Reason(cheats, "turn", {"seat": seat, "turn": s.accused})]


def let_old_cheats_stand(s: KnakerState) -> KnakerState:
    """Return the state in which open cheats older than a circuit can no longer be detected.

    Secret cheats remain detectable.
    """
    kept = tuple(o for o in s.offences if o.kind in SECRET or s.travel - o.travel < len(s.hands))
    valid = tuple(("cheat-stands", o.seat, cheats.id) for o in s.offences if o not in kept)
    return s.evolve(offences=drop_settled(kept), events=(*s.events, *valid)) if valid else s


def drop_settled(offences: tuple[Offence, ...]) -> tuple[Offence, ...]:
    """Return the offences without useless settled offences.

    A settled offence is useless if no open cheat came after it, because then no verdict restores a table with its
    cards.
    """
    last = max((at for at, offence in enumerate(offences) if offence.before), default=-1)
    return tuple(offence for at, offence in enumerate(offences) if not offence.settled or at < last)


onlookers = clause.permission(
    "16.1", "N-23", "N-49", "N-50", "N-52", option=Option("dots", default="", seats=MAX_CARRIED_DOTS_PER_SEAT)
)


def objections_to_onlooker(s: KnakerState, seat: int) -> list[Reason]:
    """Return the objections to accusing by a seat that is not in the game."""
    return [] if seat in s.still_in else [Reason(onlookers, "outside", {"seat": seat})]


grave = clause.says("16.2", "N-22", "N-41", "N-45")
PRICES: Final = {"swap": 2, "turn": 2}
"""Dots of the cheats that cost more than one (N-22); a last card thrown away costs `LAST_CARD`."""
LAST_CARD: Final = 3

giffel = clause.says("16.3", "N-22", "N-43")
no_round = clause.says("16.4", "N-22")
SECRET: Final = frozenset({"look", "throw", "swap", "turn", "hide"})
"""Cheats that no other player sees; they can be detected until the match ends (N-22)."""

denial = clause.says("16.5", "N-22")
clause.background("16.6")
replaces = clause.says("16.7", "N-41", "N-45", "N-47")

NO_LADDERS: Final = 3
PILE: Final = 4
BANNED: Final = 5
"""The numbers of dots with an effect (16.8)."""


@clause.refuses("16.8", "N-23", "N-43", "N-48", strikable=True)
def no_ladders(lay: Lay) -> Objection:
    """Refuse a ladder after three dots (four cost the pile, five the seat)."""
    return ("ladder", {"seat": lay.seat}) if lay.barred and r12_ladder.is_ladder(lay) else None


def objections_of_debt(s: KnakerState, seat: int) -> list[Reason]:
    """Return the objections to any move but picking up the pile (N-48).

    A seat with four dots has this duty in a turn that began with a pile.
    """
    owes = s.enforces(no_ladders) and seat in s.debts and s.met_pile and s.pile and not (s.runner == seat and s.run)
    return [Reason(no_ladders, "debt", {"seat": seat})] if owes else []


def objections_to_banned(s: KnakerState, seat: int) -> list[Reason]:
    """Return the objections to any move of a disqualified seat: five dots."""
    return [Reason(no_ladders, "banned", {"seat": seat})] if seat in s.banned and s.enforces(no_ladders) else []


leaving = clause.background("16.9", "N-23", "N-52")

WITH_DOTS_BROUGHT: Final = OptionGiven("dots", "")
"""Dots from the match before count in a match without cheating, too (N-52)."""
OF_DOTS: Final = (no_ladders, leaving)
only_if((AGREED_CHEATING, WITH_DOTS_BROUGHT), *OF_DOTS)
only_if(AGREED_CHEATING, *[other for other in clause.clauses if other is not cheats and other not in OF_DOTS])
