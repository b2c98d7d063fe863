"""Situations: the leads and the cards that follow, trick by trick, to which a duty applies."""

from __future__ import annotations

from typing import Final, Literal

Situation = tuple[bool, int]
"""(whether the card is a lead, number of the trick from 0)"""
When = frozenset[Situation] | Literal["lead", "follow", "always"]
"""Some situations, or the word for all leads, for all cards that follow, or for both."""

MAX_TRICKS: Final = 52
"""Greatest number of tricks in a deal: one for each card of a whole pack."""
LEAD: Final = frozenset((True, number) for number in range(MAX_TRICKS))
FOLLOW: Final = frozenset((False, number) for number in range(MAX_TRICKS))
ALWAYS: Final = LEAD | FOLLOW
FIRST: Final = frozenset({(True, 0), (False, 0)})
SECOND: Final = frozenset({(True, 1), (False, 1)})
THIRD: Final = frozenset({(True, 2), (False, 2)})
WORDS: Final = {"lead": LEAD, "follow": FOLLOW, "always": ALWAYS}


def find_situations(when: When) -> frozenset[Situation]:
    """Return the situations that a declaration names.

    when: the situations, or the word for them

    Raise `ValueError` for an unknown word.

    >>> find_situations("lead") == LEAD
    True
    """
    if isinstance(when, frozenset):
        return when
    if when not in WORDS:
        raise ValueError(f"when = {when!r}: expected a set of situations, or one of {', '.join(WORDS)}")
    return WORDS[when]


def situations_of(tricks: int) -> frozenset[Situation]:
    """Return all situations of a deal with this number of tricks.

    >>> sorted(situations_of(2))
    [(False, 0), (False, 1), (True, 0), (True, 1)]
    """
    return frozenset(at for at in ALWAYS if at[1] < tricks)


def find_beyond(when: frozenset[Situation], tricks: int) -> frozenset[Situation]:
    """Return the situations that a declaration names although a deal has too few tricks for them.

    A declaration for all leads, or for all cards that follow, fits every number of tricks.

    when: the declared situations
    tricks: number of tricks in a deal
    """
    wide = [kind for kind in (LEAD, FOLLOW) if kind <= when]
    return when.difference(situations_of(tricks), *wide)
