"""Asking the others (additional rules): to give a swap back, which takes everybody, or to deal again, which takes most.

While a question is open only those asked may act, and only answer (G-21).
"""

from __future__ import annotations

from collections.abc import Collection

from ..core.clauses import Clause
from ..core.moves import Move
from ..core.state import Event
from ..core.verdict import Reason
from . import ssi
from .basics import Knack31State
from .turn import turn_clause


def may_ask_back(s: Knack31State, seat: int) -> Collection[tuple[str, ...]]:
    """Whose swap is the last counted move (G-19)."""
    return [()] if s.ssi and s.swaps and s.swaps[-1].seat == seat else []


def why_not_ask_back(s: Knack31State, move: Move) -> list[Reason]:
    """Without the additional rules; or the last move was no swap of this seat's."""
    return [Reason(ssi.all_consent, "last" if s.ssi else "without", {"seat": move.seat})]


def ask_back(s: Knack31State, move: Move) -> Knack31State:
    """The others are asked for their consent."""
    event: Event = ("asks-back", move.seat, ssi.all_consent.id)
    return _asked(s.evolve(phase="asking", asks=move.seat, yes=(), events=(event,)), ssi.all_consent)


def may_call(s: Knack31State, _: int) -> Collection[tuple[str, ...]]:
    """Anybody, while cards are being played (G-20)."""
    return [()] if s.ssi else []


def why_not_call(_: Knack31State, move: Move) -> list[Reason]:
    """Without the additional rules."""
    return [Reason(ssi.majority, "without", {"seat": move.seat})]


def call_redeal(s: Knack31State, move: Move) -> Knack31State:
    """The call is its caller's yes."""
    event: Event = ("calls-redeal", move.seat, ssi.majority.id)
    return _voted(s.evolve(phase="voting", asks=move.seat, yes=(move.seat,), no=(), resumes=s.turn), event)


def may_answer(s: Knack31State, seat: int) -> Collection[tuple[str, ...]]:
    """Everybody else, once each."""
    return [] if seat == s.asks or seat in s.yes or seat in s.no else [()]


def why_not_answer(s: Knack31State, move: Move) -> list[Reason]:
    """The one who asks does not answer, and nobody answers twice."""
    clause = ssi.all_consent if s.phase == "asking" else ssi.majority
    return [Reason(clause, "answered", {"seat": move.seat})]


def consent(s: Knack31State, move: Move) -> Knack31State:
    """One more agrees; the last one gives the swap back, the turn included (G-19)."""
    event: Event = ("consents", move.seat, ssi.all_consent.id)
    yes = (*s.yes, move.seat)
    if len(yes) < len(s.hands) - 1:
        return _asked(s.evolve(yes=yes, events=(event,)), ssi.all_consent)
    swap = s.swaps[-1]
    return s.laid(
        swap.layout,
        **_closed(),
        turn=swap.turn,
        windows=swap.windows,
        slides=swap.slides,
        left=swap.left,
        second=swap.second,
        opens=swap.opens,
        swaps=s.swaps[:-1],
        events=(event, ("given-back", swap.seat, ssi.all_consent.id), ("turn", swap.turn, ssi.all_consent.id)),
    )


def refuse(s: Knack31State, move: Move) -> Knack31State:
    """The first refusal settles it."""
    s = s.evolve(**_closed(), turn=s.resumes)
    events = (("refuses", move.seat, ssi.all_consent.id), ("turn", s.turn, turn_clause(s).id))
    return s.evolve(events=events)


def vote_yes(s: Knack31State, move: Move) -> Knack31State:
    """One more for a new deal."""
    return _voted(s.evolve(yes=(*s.yes, move.seat)), ("votes", move.seat, "yes", ssi.majority.id))


def vote_no(s: Knack31State, move: Move) -> Knack31State:
    """One more against it."""
    return _voted(s.evolve(no=(*s.no, move.seat)), ("votes", move.seat, "no", ssi.majority.id))


def _closed() -> dict[str, object]:
    return {"phase": "play", "asks": None, "resumes": None, "yes": (), "no": ()}


def _asked(s: Knack31State, clause: Clause) -> Knack31State:
    """The next of those who have not answered is on turn; the others may answer before."""
    resumes = s.turn if s.resumes is None else s.resumes
    seats = len(s.hands)
    order = [(s.asks + 1 + i) % seats for i in range(seats - 1)]  # type: ignore[operator]  # somebody asks
    turn = next(seat for seat in order if seat not in s.yes and seat not in s.no)
    return s.evolve(resumes=resumes, turn=turn, events=(*s.events, ("turn", turn, clause.id)))


def _voted(s: Knack31State, event: Event) -> Knack31State:
    """Settled as soon as it is certain: more than half of all seats must say yes (G-20)."""
    seats = len(s.hands)
    needed = seats // 2 + 1
    if len(s.yes) >= needed:
        return s.cleared(
            asks=None,
            resumes=None,
            yes=(),
            no=(),
            deals=s.deals - 1,
            middle=(),
            stock=(),
            events=(event, ("redeal", len(s.yes), ssi.majority.id)),
        )
    if len(s.no) > seats - needed:
        s = s.evolve(**_closed(), turn=s.resumes)
        told: tuple[Event, ...] = (event, ("no-redeal", ssi.majority.id), ("turn", s.turn, turn_clause(s).id))
        return s.evolve(events=told)
    return _asked(s.evolve(events=(event,)), ssi.majority)
