"""Accounts: what each seat paid and received in a deal, as short phrases whose amounts add up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from ..rules.records import Step
from .names import money
from .speech import Speaker

END: Final = "end"
"""The move that ends a match."""


class Payment(NamedTuple):
    """A change of one seat's balance.

    name: name of the event that changed it
    seat: the seat
    amount: the change (units of money); negative if the seat pays
    number: number of tricks or betes of the payment, or 0 if the event has none
    clause: id of the clause that causes the payment
    ending: whether the payment belongs to the end of the deal or the match, unlike a stake
    """

    name: str
    seat: int
    amount: int
    number: int
    clause: str
    ending: bool


def deal_start(steps: Sequence[Step], *, end: bool = True) -> int:
    """Return the number of steps before the last deal, or 0 before the first deal.

    If a reader ended the match after that deal, return the number of steps before the end instead.

    end: whether such an end counts; if False, only deals count
    """
    starts = [at for at, step in enumerate(steps) if step.text.startswith("deal ") or (end and step.text == END)]
    return starts[-1] if starts else 0


def steps_of_deal(steps: Sequence[Step]) -> Sequence[Step]:
    """Return the steps of the last deal, or of the end of the match."""
    return steps[deal_start(steps) :]


def list_payments(steps: Iterable[Step]) -> list[Payment]:
    """Return all payments of the steps, in the order of events; refused tries pay nothing."""
    payments = []
    for step in steps:
        if step.verdict is not None:
            continue
        setup = step.after.setup
        for event in step.after.events:
            kind = setup.game.events.get(str(event[0]))
            if kind is None or kind.transfer is None:
                continue
            facts = setup.game.event_facts(event)
            payments += [
                Payment(str(event[0]), seat, amount, facts.get("count", 0), str(event[-1]), kind.ending)
                for seat, amount in kind.transfer(facts, len(setup.names)).items()
            ]
    return payments


def balance_changes(steps: Sequence[Step]) -> tuple[int, ...]:
    """Return the change of each seat's balance over the steps; empty in games without money."""
    if not steps:
        return ()
    before, after = (state.score.get("balance", ()) for state in (steps[0].before, steps[-1].after))
    return tuple(new - old for old, new in zip(before, after, strict=True))


def account_of_seat(payments: Iterable[Payment], seat: int, speak: Speaker) -> list[str]:
    """Return the payments of a seat as phrases with signed amounts, such as ``−3 put in`` and ``+4 for two tricks``.

    Payments of the same kind share a phrase. In games from outside, a kind without words is only a signed amount.

    payments: the payments of all seats
    seat: the seat
    speak: the speaker that puts them into words
    """
    sums: dict[tuple[str, bool], tuple[int, int]] = {}
    for payment in payments:
        if payment.seat == seat:
            kind = payment.name, payment.amount < 0
            amount, count = sums.get(kind, (0, 0))
            sums[kind] = amount + payment.amount, count + payment.number
    return [
        " ".join([signed_amount(amount), *_reason(speak, name, count, paid=paid)])
        for (name, paid), (amount, count) in sums.items()
    ]


def _reason(speak: Speaker, name: str, count: int, *, paid: bool) -> list[str]:
    key = f"payment-{name}"
    if not speak.has(key):
        return []
    return [speak.say(speak.book.first(f"{key}.out", key) if paid else key, {"count": count}, name)]


def signed_amount(amount: int) -> str:
    """Return an amount with its sign.

    >>> signed_amount(-3), signed_amount(0), signed_amount(4)
    ('−3', '0', '+4')
    """
    return f"+{amount}" if amount > 0 else money(amount)
