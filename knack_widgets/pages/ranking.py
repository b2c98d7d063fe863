"""The best move in one sentence, if enough deals were played out to decide it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..players.comparing import Compared, Odds
from ..rulebook.numbers import count, percent, write_signed
from ..rulebook.speech import Speaker
from ..rules import Move

FEW: Final = 30
"""Below this number of worlds no move is called better, because the spread of a small sample is hardly known."""
NAMED: Final = 3
"""Limit on the equally good moves that are named; of more moves only the number is given."""

Found = tuple[Compared, ...]


def count_worlds(results: Found) -> int:
    """Return the number of simulated deals of the move that was tried most often."""
    return max((one.odds.worlds for one in results), default=0)


def can_rank(results: Found) -> bool:
    """Return whether enough worlds have been played out to call a move better."""
    return count_worlds(results) >= FEW or any(one.odds.exact for one in results)


def find_best(results: Found) -> tuple[Move, ...]:
    """Return the best move, and the moves that the comparison cannot distinguish from it.

    Return no moves if too few worlds have been played out.
    """
    return tuple(one.odds.move for one in results if one.interval[0] <= 0) if can_rank(results) else ()


def tell_best(results: Found, moves: Sequence[Move], speak: Speaker, *, state: str) -> str:
    """Return which move is best, in words; `state`: the state of the work, as in `Going`."""
    worlds, best = count_worlds(results), find_best(results)
    if len(moves) == 1:
        return speak.ui("advice_sole", move=speak.move_name(moves[0]))
    if not best:
        early = state == "stopped" and not worlds
        return speak.ui("advice_early") if early else speak.ui("advice_few", worlds=count(worlds, speak.lang))
    if len(best) == 1:
        return _tell_one(results[0].odds, speak)
    named = speak.ui("advice_of_moves", total=len(best), of=len(moves))
    if len(best) <= NAMED:
        named = speak.as_list([speak.ui("advice_quoted", move=speak.move_name(move)) for move in best])
    exact = any(one.odds.exact for one in results)
    how = "exact" if exact else "done" if state == "done" else "yet"
    return speak.ui("advice_level", moves=named, worlds=count(worlds, speak.lang), how=how)


def _tell_one(odds: Odds, speak: Speaker) -> str:
    """Return the best move in words, with the measure by which it is best."""
    if odds.gain is None or odds.gain_interval is None:
        measure = "risk"
        value, *ends = (percent(one, speak.lang) for one in (odds.fails, *odds.interval))
    else:
        value, *ends = (write_signed(one, speak.lang) for one in (odds.gain, *odds.gain_interval))
        measure = "gain" if odds.gain > 0 else "best"
    exact = odds.exact or ends == [value, value]
    amount = value if exact else speak.ui("advice_span", value=value, low=ends[0], high=ends[1])
    return speak.ui("advice_best", move=speak.move_name(odds.move), measure=measure, value=amount)
