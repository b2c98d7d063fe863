"""Payments: balances are tuples, one integer a seat, and money is conserved."""

from __future__ import annotations


def credit(balances: tuple[int, ...], seat: int, amount: int) -> tuple[int, ...]:
    """Balances after `seat` has got `amount` (negative: has paid it) from pot or betes.

    >>> credit((0, 0), 1, -3)
    (0, -3)
    """
    return (*balances[:seat], balances[seat] + amount, *balances[seat + 1 :])
