"""The order of play: which seat comes after which.

Seats are numbered in the order of play, clockwise or counter-clockwise: after seat 0 comes seat 1, and after the last
seat comes seat 0. Deals, bidding, tricks, worlds and positions follow from that. `Facts.clockwise` says
on which side the next seat sits; only what is drawn or worded asks for it.
"""

from __future__ import annotations


def seat_after(seat: int, seats: int, steps: int = 1) -> int:
    """Return the seat whose turn comes some steps after a seat's, if all seats take part.

    seat: the seat
    seats: number of seats
    steps: number of turns; a negative number goes back

    >>> seat_after(0, 4), seat_after(3, 4), seat_after(0, 4, -1)
    (1, 0, 3)
    """
    return (seat + steps) % seats


def all_from(first: int, seats: int) -> tuple[int, ...]:
    """Return all seats in the order of play, from a seat on.

    first: the seat with which to begin; a number beyond the last seat begins again at seat 0
    seats: number of seats

    >>> all_from(2, 4), all_from(4, 4)
    ((2, 3, 0, 1), (0, 1, 2, 3))
    """
    return tuple([(first + step) % seats for step in range(seats)])


def in_turn(seats: tuple[int, ...], first: int) -> tuple[int, ...]:
    """Return some ascending seats in the order of play, from `first` or the next of them on.

    >>> in_turn((0, 2, 3), 1), in_turn((0, 2, 3), 4)
    ((2, 3, 0), (0, 2, 3))
    """
    return (*[seat for seat in seats if seat >= first], *[seat for seat in seats if seat < first])


def next_seat(seats: tuple[int, ...], seat: int) -> int:
    """Return the seat after `seat` in the order of play, among some ascending seats.

    >>> next_seat((0, 2, 3), 2), next_seat((0, 2, 3), 3)
    (3, 0)
    """
    for other in seats:
        if other > seat:
            return other
    return seats[0]
