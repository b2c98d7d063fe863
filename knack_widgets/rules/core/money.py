"""Payments.

Balances are tuples with an integer for each seat; their sum together with pot and betes is constant.
"""

from __future__ import annotations


def credit(balances: tuple[int, ...], seat: int, amount: int) -> tuple[int, ...]:
    """Return the balances after a seat has received an amount from pot or betes.

    balances: the balance of each seat (units of money)
    seat: the seat that receives
    amount: the payment (units of money); negative if the seat pays

    >>> credit((0, 0), 1, -3)
    (0, -3)
    """
    return (*balances[:seat], balances[seat] + amount, *balances[seat + 1 :])
