"""Chapter *payment*: a third of the pot for each trick; failures fill the next pot."""

from __future__ import annotations

from typing import Final

from ..core.clauses import Chapter
from ..core.events import Event
from ..core.remainder import Remainder
from ..core.seats import in_turn
from ..core.three_cards import TRICKS
from .state import SvangknackState

clause: Final = Chapter("payment")

same_for_both = clause.definition("payment.1")
third_of_pot = clause.says("payment.2", "SK-11")
as_much_again = clause.says("payment.3", "SK-11")
next_pot = clause.permission("payment.4", "SK-12", "SK-14")
SK12_DRAWN_FOR_WHOLE_POT: Final = next_pot.also_read("SK-12", "b")
pot_goes_out = clause.says("payment.5")
whole_pot = clause.says("payment.6")

REMAINDER: Final = Remainder[SvangknackState](next_pot, next_pot, lambda s: s.uses(SK12_DRAWN_FOR_WHOLE_POT))
"""The end of the match, which the text leaves open: the pot is shared, or the seats draw cards for it (SK-12)."""


def settle(s: SvangknackState) -> SvangknackState:
    """Return the state after the payment: the pot is paid out, and failures fill a new pot.

    Each seat that played without taking a trick pays in the amount of the old pot.
    """
    pot, balances, events = s.pot, list(s.balances), list(s.events)
    order = in_turn(s.players_in, s.dealer + 1)
    paid: list[Event] = []
    for seat in order:
        if taken := s.tricks[seat]:
            # three equal stakes go in each time, so every pot is a multiple of three stakes
            balances[seat] += pot // TRICKS * taken
            events.append(("takes", seat, pot // TRICKS * taken, taken, third_of_pot.id))
            if taken == TRICKS:
                events.append(("rivet", seat, pot, whole_pot.id))
        else:
            balances[seat] -= pot
            paid.append(("pays-in", seat, pot, as_much_again.id))
    left = pot * len(paid)
    after: Event = ("carried", left, next_pot.id) if paid else ("pot-out", pot_goes_out.id)
    return s.end_deal(pot=left, balances=tuple(balances), events=(*events, *paid, after))
