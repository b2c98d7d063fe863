"""Chapter *ssi*: the additional rules (option `ssi`).

They are about refreshing the middle (swapping its three cards for the stock's top cards), exposed cards, giving back,
dealing again and ties. While a question is open, only the seats that must answer may act, and an answer is their only
move (G-21). `result` has the consequences of a forgotten announcement and of a tie.
"""

from __future__ import annotations

from typing import Any, Final

from ..core.cards import Card
from ..core.clauses import Chapter
from ..core.events import Event
from ..core.moves import Verb
from ..core.options import Option
from ..core.reasons import Objection
from ..core.seats import seat_after
from .call import with_hand
from .state import Knack31State

clause: Final = Chapter("ssi")

additional = clause.limit("ssi.1", "G-11", option=Option("ssi", default=True, choices=(False, True)))


@clause.refuses("ssi.2", "G-11", "G-13", "G-17", "G-23", strikable=True)
def seven_eight_nine(s: Knack31State, seat: int) -> tuple[Objection, ...]:
    """Refuse a refresh unless the cards in the middle are a seven, an eight and a nine."""
    if {card.rank for card in s.middle} == {"7", "8", "9"}:
        return ()
    return ((seven_eight_nine, "middle", {"seat": seat}),)


exposed_card = clause.permission("ssi.3", "G-11", "G-17", "G-18", "G-21")
unseen_pile = clause.permission("ssi.4", "G-9", "G-15")
chosen_before = clause.says("ssi.5", "G-9")
all_consent = clause.permission("ssi.6", "G-11", "G-19", "G-21")
majority = clause.permission("ssi.7", "G-11", "G-20", "G-21")
swaps_go_back = clause.says("ssi.8", "G-8", "G-13", "G-14")
forgot_loses = clause.says("ssi.9", "G-8", "G-16")
best_other_wins = clause.says("ssi.10", "G-16")
tie = clause.permission("ssi.11", "G-10", "G-22", "G-24")
G10_ALL_BEST_WIN: Final = tie.also_read("G-10", "b")
higher_wins = clause.says("ssi.12", "G-10")
suits_equal = clause.definition("ssi.13", "G-10")
draw_again = clause.says("ssi.14", "G-10", "G-24")
for of_draws in (higher_wins, suits_equal, draw_again):
    of_draws.lapses(G10_ALL_BEST_WIN)


# -- 7, 8, 9 in the middle (`ssi.2`)


def refresh(s: Knack31State, seat: int) -> Knack31State:
    """Return the state with the middle under the stock and three new cards (G-11, G-17, G-23)."""
    stock = (*s.stock, *s.middle)
    event: Event = ("refreshes", seat, *stock[:3], seven_eight_nine.id)
    return s.evolve(middle=stock[:3], stock=stock[3:], slides=(), swaps=(), events=(event,))


# -- an exposed card (`ssi.3`)


def _seat_and_card(words: tuple[str, ...]) -> tuple[str, ...]:
    seat, card = words
    if not (seat.isascii() and seat.isdigit()):
        raise ValueError(f"seat {seat!r}: expected a number")
    return (str(int(seat[:4])), Card.read(card))


EXPOSE: Final = Verb(
    "expose",
    _seat_and_card,
    "expose SEAT CARD",
    seated=False,
    seats=lambda words: [int(words[0])],
    facts=lambda words: {"seat": int(words[0]), "card": words[1]},
)


def objections_to_exposure(s: Knack31State, seat: int, card: Card) -> tuple[Objection, ...]:
    """Return the objections to declaring a card exposed (G-18)."""
    facts = {"seat": seat, "card": card}
    if not s.ssi:
        return ((exposed_card, "without", facts),)
    if s.phase != "choosing" or s.looked:
        return ((exposed_card, "late", facts),)
    if card in s.exposed:
        return ((exposed_card, "exposed", facts),)
    return () if card in s.hands[seat] else ((exposed_card, "card", facts),)


def expose(s: Knack31State, seat: int, card: Card) -> Knack31State:
    """Return the state in which the seat is offered another card."""
    event: Event = ("exposed", seat, card, exposed_card.id)
    return s.enter("offer", seat, event, offered=(seat, card), exposed=(*s.exposed, card))


def replace(s: Knack31State, seat: int) -> Knack31State:
    """Return the state with the top card of the stock instead of the exposed card (G-17).

    The exposed card goes under the stock.
    """
    old = s.exposed[-1]
    new, *stock = s.stock
    hand = tuple(new if card == old else card for card in s.hands[seat])
    return _choose_next(with_hand(s, seat, hand, stock=(*stock, old)), ("replaces", seat, exposed_card.id))


def decline(s: Knack31State, seat: int) -> Knack31State:
    """Return the state in which the exposed card stays in its hand."""
    return _choose_next(s, ("declines", seat, exposed_card.id))


def _choose_next(s: Knack31State, event: Event) -> Knack31State:
    """Return the state after an offer is settled: the dealer looks at a pile next."""
    return s.enter("choosing", s.dealer, event, offered=None)


# -- giving a swap back, for which all seats must consent (`ssi.6`)


def objections_to_ask_back(s: Knack31State, seat: int) -> tuple[Objection, ...]:
    """Return the objections to asking to give a swap back (G-19).

    The last counted move must have been a swap of this seat.
    """
    return () if s.swaps and s.swaps[-1].seat == seat else ((all_consent, "last", {"seat": seat}),)


def ask_back(s: Knack31State, seat: int) -> Knack31State:
    """Return the state in which the other seats must consent or refuse."""
    event: Event = ("asks-back", seat, all_consent.id)
    return _ask_next(s.evolve(asks=seat, resumes=s.turn, yes=()), "asking", seat, event)


def objections_to_answer(s: Knack31State, seat: int) -> tuple[Objection, ...]:
    """Return the objections to an answer: the seat itself asks, or has already answered."""
    if seat != s.asks and seat not in s.yes and seat not in s.no:
        return ()
    return ((all_consent if s.phase == "asking" else majority, "answered", {"seat": seat}),)


def consent(s: Knack31State, seat: int) -> Knack31State:
    """Return the state after one more consent; the last consent undoes the swap (G-19).

    The seat that asked is on turn again.
    """
    event: Event = ("consents", seat, all_consent.id)
    swap = s.swaps[-1]
    yes = (*s.yes, seat)
    if len(yes) < len(s.hands) - 1:
        return _ask_next(s.evolve(yes=yes), "asking", swap.seat, event)
    return s.with_layout(
        swap.layout,
        **NOTHING_ASKED,
        phase="play",
        turn=swap.seat,
        windows=swap.windows,
        slides=swap.slides,
        left=swap.left,
        second=swap.second,
        opens=swap.opens,
        swaps=s.swaps[:-1],
        events=(event, ("given-back", swap.seat, all_consent.id), ("turn", swap.seat, all_consent.id)),
    )


def refuse(s: Knack31State, seat: int) -> Knack31State:
    """Return the state after the first refusal, which settles the question."""
    return _resume(s, ("refuses", seat, all_consent.id))


# -- dealing again, for which most seats must vote (`ssi.7`)


def call_redeal(s: Knack31State, seat: int) -> Knack31State:
    """Return the state after a call for a new deal, which counts as a vote of yes (G-20).

    Each seat may call while cards are being played.
    """
    event: Event = ("calls-redeal", seat, majority.id)
    return _ask_next(s.evolve(asks=seat, resumes=s.turn, yes=(seat,), no=()), "voting", seat, event)


def vote_yes(s: Knack31State, seat: int) -> Knack31State:
    """Return the state after a vote of yes (G-20).

    There is a new deal if more than half of all seats vote for it.
    """
    event: Event = ("votes", seat, "yes", majority.id)
    caller, yes = s.yes[0], (*s.yes, seat)
    if len(yes) < _votes_needed(s):
        return _ask_next(s.evolve(yes=yes), "voting", caller, event)
    events = (event, ("redeal", len(yes), majority.id))
    return s.await_deal(**NOTHING_ASKED, deals=s.deals - 1, middle=(), stock=(), events=events)


def vote_no(s: Knack31State, seat: int) -> Knack31State:
    """Return the state after a vote of no (G-20).

    There is no new deal as soon as the other seats cannot be more than half of all seats.
    """
    event: Event = ("votes", seat, "no", majority.id)
    no = (*s.no, seat)
    if len(s.hands) - len(no) < _votes_needed(s):
        return _resume(s, event, ("no-redeal", majority.id))
    return _ask_next(s.evolve(no=no), "voting", s.yes[0], event)


def _votes_needed(s: Knack31State) -> int:
    return len(s.hands) // 2 + 1


# -- a question, and the play after it

NOTHING_ASKED: Final[dict[str, Any]] = {"asks": None, "resumes": None, "yes": (), "no": ()}


def _ask_next(s: Knack31State, phase: str, asker: int, event: Event) -> Knack31State:
    """Return the state in which the next seat that has not answered is on turn.

    The other seats may answer before it.
    """
    seats = len(s.hands)
    order = (seat_after(asker, seats, 1 + i) for i in range(seats - 1))
    return s.enter(phase, next(seat for seat in order if seat not in s.yes and seat not in s.no), event)


def _resume(s: Knack31State, *events: Event) -> Knack31State:
    """Return the state in which the play continues where the question interrupted it."""
    if s.resumes is None:
        raise AssertionError("no question is open")
    return s.enter("play", s.resumes, *events, **NOTHING_ASKED)
