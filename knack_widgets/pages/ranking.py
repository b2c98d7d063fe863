"""Which move is best, as far as the worlds played out can tell, in one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..players.comparing import Compared, Odds
from ..rulebook.numbers import count, percent, write_signed
from ..rulebook.speech import Speaker
from ..rules import Move

FEW: Final = 30
"""Below so many worlds nothing is said of which move is better: the spread of so few is itself hardly known."""
NAMED: Final = 3
"""Of more moves that cannot be told apart it is said how many they are."""

Found = tuple[Compared, ...]


def count_worlds(found: Found) -> int:
    """In how many worlds moves have been tried, each in as many at most."""
    return max((one.odds.worlds for one in found), default=0)


def can_rank(found: Found) -> bool:
    """Whether enough has been played out for saying which move is better."""
    return count_worlds(found) >= FEW or any(one.odds.exact for one in found)


def find_best(found: Found) -> tuple[Move, ...]:
    """The moves that the comparison in the same worlds cannot tell from the best one, and that one; none while there is
    too little to go by.
    """
    return tuple(one.odds.move for one in found if one.interval[0] <= 0) if can_rank(found) else ()


def tell_best(found: Found, moves: Sequence[Move], speak: Speaker, *, state: str) -> str:
    """What can be said of which move is best; `state`: of the work, as `Going` has it."""
    worlds, best = count_worlds(found), find_best(found)
    if len(moves) == 1:
        return speak.ui("advice_sole", move=speak.move_name(moves[0]))
    if not best:
        early = state == "stopped" and not worlds
        return speak.ui("advice_early") if early else speak.ui("advice_few", worlds=count(worlds, speak.lang))
    if len(best) == 1:
        return _tell_one(found[0].odds, speak)
    told = speak.ui("advice_of_moves", count=len(best), of=len(moves))
    if len(best) <= NAMED:
        told = speak.as_list([speak.ui("advice_quoted", move=speak.move_name(move)) for move in best])
    exact = any(one.odds.exact for one in found)
    how = "exact" if exact else "done" if state == "done" else "yet"
    return speak.ui("advice_level", moves=told, worlds=count(worlds, speak.lang), how=how)


def _tell_one(odds: Odds, speak: Speaker) -> str:
    """The best move, and by what measure it is."""
    if odds.gain is None or odds.gain_interval is None:
        measure = "risk"
        value, *ends = (percent(one, speak.lang) for one in (odds.fails, *odds.interval))
    else:
        value, *ends = (write_signed(one, speak.lang) for one in (odds.gain, *odds.gain_interval))
        measure = "gain" if odds.gain > 0 else "best"
    exact = odds.exact or ends == [value, value]
    told = value if exact else speak.ui("advice_span", value=value, low=ends[0], high=ends[1])
    return speak.ui("advice_best", move=speak.move_name(odds.move), measure=measure, value=told)
