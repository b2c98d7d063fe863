"""The answer to a request for a hint: one sentence with a move, its average result and a reason."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..players.comparing import Compared, Odds
from ..rulebook.numbers import number, whole_percent
from ..rulebook.speech import Speaker
from ..rules import Move, View
from ..rules.core.tricks.view import TrickView
from .course import Course, Going
from .ranking import can_rank, list_best

NAMED: Final = 2
"""Limit on the equally good moves that are named; of more moves the first is named, and the others are counted."""
MAX_GAIN_SPAN: Final = 1.0
"""Limit on the span of a mean gain (stakes, or thirds of the pot); a wider gain is called uncertain."""
MAX_RISK_SPAN: Final = 0.25
"""Limit on the span of a chance; a wider chance is called uncertain."""
QUARTERS: Final = ("", "quarter", "half", "most")
FRACTIONS: Final = ("", "¼", "½", "¾")
"""The quarters of a unit, by their number: as the name of a form in messages, and in figures."""
MAX_HALVES: Final = 10
"""From this number of units on, gains are rounded to whole units."""
RISK_GAP: Final = 0.1
"""The chances of a trick by two moves are compared if they differ by this much."""


@dataclass(frozen=True, slots=True)
class Unit:
    """The unit in which a seat's gains are given.

    name: ``stakes``; ``pot`` if there is a pot, to which the gains are compared; ``plain`` without both
    size: units of money in one of these units
    pot: the pot (units of money)
    paid: the seat's payment into this pot (units of money)
    """

    name: str
    size: float = 1.0
    pot: int = 0
    paid: int = 0

    @property
    def max_span(self) -> float:
        """The limit on the span of a gain that is not uncertain (units of money)."""
        return MAX_GAIN_SPAN * max(self.size, self.pot / 3)


def answer(course: Course, view: View, speak: Speaker) -> str:
    """Return the sentence, or ``""`` while the first odds are being computed.

    course: the odds of the moves
    view: the view of the seat that asks
    speak: the speaker
    """
    results = course.answered
    if results is None:
        return ""
    said = _Answer(course, results, view, speak)
    if len(view.moves) == 1:
        return said.tell_sole(view.moves[0])
    best = list_best(results, view)
    if not best:
        return said.tell_usual()
    return said.tell_best(best)


@dataclass(frozen=True)
class _Answer:
    """The parts of the sentence.

    course: the odds of the moves
    results: the results that the sentence is about, the best move first
    view: the view of the seat that asks
    speak: the speaker
    """

    course: Course
    results: tuple[Compared, ...]
    view: View
    speak: Speaker

    @property
    def seat(self) -> int:
        """The seat that asks."""
        (seat,) = self.view.seats
        return seat

    @property
    def unit(self) -> Unit:
        """The unit of gains."""
        money = self.view.scene.money
        ante = self.view.scene.seats[self.seat].note("ante")
        paid = int(ante.facts["amount"]) if ante else 0
        if money and money.pot:
            return Unit("pot", 1.0, money.pot, paid)
        return Unit("stakes", float(money.stake)) if money and money.stake else Unit("plain")

    # -- sentences

    def tell_sole(self, move: Move) -> str:
        """Return the sentence about the only legal move."""
        name = self.speak.move_name(move)
        if not can_rank(self.results):
            return self.speak.ui("tip_only", move=name)
        odds = self._odds(self.results[0])
        return self._say("sole", self._value(odds), self._why_trick(odds) or self._why_paid(odds), move=name)

    def tell_best(self, best: tuple[Move, ...]) -> str:
        """Return the sentence about the best move, or about moves that cannot be distinguished."""
        by_move = {one.odds.move: self._odds(one) for one in self.results}
        first = by_move[best[0]]
        if len(best) == 1:
            return self._say("move", self._value(first), self._why(first), move=self.speak.move_name(first.move))
        quoted = [self._quote(move) for move in best]
        exact = any(one.odds.exact for one in self.results)
        how = "exact" if exact else "done" if self.course.state is Going.DONE else "yet"
        value = self._value(*(by_move[move] for move in best))
        if len(best) <= NAMED:
            return self._say("level", value, self._why_trick(first), moves=self.speak.as_list(quoted, "or"), how=how)
        why = self._why_trick(first) or self._why_effect(first.move)
        return self._say("many", value, why, move=quoted[0], count=len(best) - 1, how=how)

    def tell_usual(self) -> str:
        """Return the sentence if too few worlds were played: a careful player's move."""
        move = self.course.usual
        if move is None:
            return self.speak.ui("advice_no_odds")
        name = self.speak.move_name(move)
        return self._say("usual", self.speak.ui("tip_careful"), self._why_effect(move), move=name)

    def _say(self, key: str, value: str, why: str, **facts: object) -> str:
        said = self.speak.ui("tip_why", value=value, why=why) if why else value
        return self.speak.ui(f"tip_{key}", value=said, **facts)

    def _odds(self, result: Compared) -> Odds:
        """Return the odds that the details show: from the worlds, or from the table if it has more."""
        tabled = self.course.used_table
        return tabled if tabled and tabled.move == result.odds.move else result.odds

    # -- results

    def _value(self, odds: Odds, *others: Odds) -> str:
        """Return the average result of a move, or of moves that cannot be distinguished."""
        if odds.gain is None or odds.gain_interval is None:
            return self._value_of_risk(odds, *others)
        unit, spans = self.unit, [one.gain_interval for one in (odds, *others) if one.gain_interval]
        low, high = min(span[0] for span in spans), max(span[1] for span in spans)
        if high - low > unit.max_span:
            ends = {"low": _write_signed(low, unit), "high": _write_signed(high, unit)}
            return self._hedge(self.speak.ui("tip_wide", unit=unit.name, pot=unit.pot, **ends), others)
        how = "sure" if odds.move in self.course.leaving and low == high else "mean"
        sign = self._sign(odds.gain, unit)
        facts = {"unit": unit.name, "pot": unit.pot, "paid": unit.paid, "sign": sign}
        return self.speak.ui(f"tip_{how}", amount=self._amount(odds.gain, unit), **facts)

    def _value_of_risk(self, odds: Odds, *others: Odds) -> str:
        low = min(one.interval[0] for one in (odds, *others))
        high = max(one.interval[1] for one in (odds, *others))
        ends = {
            name: whole_percent(share, self.speak.lang)
            for name, share in (("low", low), ("high", high), ("other_low", 1 - high), ("other_high", 1 - low))
        }
        how = "wide" if high - low > MAX_RISK_SPAN else "mean"
        often = {**self._often(odds.fails), **self._often(1 - odds.fails, "other_")}
        value = self.speak.ui("tip_risk", how=how, **ends, **often)
        return self._hedge(value, others) if how == "wide" else value

    def _hedge(self, value: str, others: tuple[Odds, ...]) -> str:
        """Return a value that is called uncertain, unless the sentence already says so of several moves."""
        return value if others else self.speak.ui("tip_uncertain", value=value)

    def _often(self, share: float, prefix: str = "") -> dict[str, str]:
        """Return a frequency in words, as an object and after a preposition."""
        tenths = round(10 * share)
        return {f"{prefix}{form}": self.speak.ui(f"tip_{form}", tenths=tenths) for form in ("often", "often_in")}

    def _amount(self, gain: float, unit: Unit) -> str:
        """Return the size of a gain in words, without its sign."""
        quarters = _quarters(gain, unit)
        whole, rest = divmod(quarters, 4)
        form = QUARTERS[rest] if not whole else "more" if rest else "one" if whole == 1 else "whole"
        return self.speak.ui("tip_amount", unit=unit.name, form=form, whole=whole, figure=_figure(quarters))

    def _sign(self, gain: float, unit: Unit) -> str:
        return "even" if not _quarters(gain, unit) else "gain" if gain > 0 else "loss"

    # -- reasons

    def _why(self, odds: Odds) -> str:
        """Return the reason for the best move, or ``""`` if no fact gives one."""
        effect = self._why_effect(odds.move)
        if odds.gain is None or len(self.results) < 2:
            return effect
        other = next((one.odds for one in self.results if one.odds.move in self.course.leaving), None)
        if odds.move in self.course.leaving:
            return self._why_not(self._odds(self.results[1]))
        if other is not None and self._sign(other.gain or 0.0, self.unit) == "loss":
            dealer = "yes" if self.view.scene.dealer == self.seat else "no"
            cost = self._amount(other.gain or 0.0, self.unit)
            return self.speak.ui("tip_costs", move=self._quote(other.move), amount=cost, dealer=dealer)
        if other is not None and self.unit.paid:
            return self.speak.ui("tip_given_up", move=self._quote(other.move), paid=self.unit.paid)
        return self._why_trick(odds, self.results[1]) or self._why_better(self.results[1])

    def _why_not(self, odds: Odds) -> str:
        """Return the average result of joining, if leaving the deal is best."""
        unit, gain = self.unit, odds.gain or 0.0
        facts = {"move": self._quote(odds.move), "amount": self._amount(gain, unit), "sign": self._sign(gain, unit)}
        tells = "yes" if isinstance(self.view, TrickView) else "no"
        return self.speak.ui("tip_not", tells=tells, **facts, **self._often(1 - odds.fails))

    def _why_trick(self, odds: Odds, second: Compared | None = None) -> str:
        """Return the chance of a trick with the move and with the second-best move, if the seat has no trick yet."""
        if not isinstance(self.view, TrickView) or self.view.tricks[self.seat] or odds.exact:
            return ""
        deals = self.view.scene.dealer == self.seat and self._sign(odds.gain or 0.0, self.unit) == "loss"
        if deals and self.speak.has("tip_dealer"):
            return self.speak.ui("tip_dealer")
        often = self._often(1 - odds.fails)
        other = second.odds if second else None
        if other is None or other.move in self.course.leaving or abs(other.fails - odds.fails) < RISK_GAP:
            return self.speak.ui("tip_trick", **often)
        return self.speak.ui(
            "tip_tricks", move=self._quote(other.move), **often, **self._often(1 - other.fails, "other_")
        )

    def _why_better(self, second: Compared) -> str:
        sign = self._sign(second.behind, self.unit)
        amount = self._amount(second.behind, self.unit)
        return self.speak.ui("tip_better", move=self._quote(second.odds.move), amount=amount, sign=sign)

    def _why_paid(self, odds: Odds) -> str:
        unit = self.unit
        if not unit.paid or self._sign(odds.gain or 0.0, unit) != "gain":
            return ""
        return self.speak.ui("tip_paid", paid=unit.paid)

    def _why_effect(self, move: Move) -> str:
        """Return the worth or the number of cards of the hand after the move, if hidden cards cannot change it."""
        after, lang = self.course.effects.get(move), self.speak.lang
        seen = self.view.scene.seats[self.seat].note("worth")
        if after is None:
            return ""
        if seen and after.worth is not None:
            before = float(seen.facts["value"])
            change = "same" if after.worth == before else "more" if after.worth > before else "less"
            worth = {"worth": number(after.worth, lang), "before": number(before, lang)}
            return self.speak.ui("tip_worth", change=change, **worth)
        hand = self.view.scene.hands[self.seat]
        if self.view.scene.piles and hand and after.cards is not None and after.cards < hand.count:
            return self.speak.ui("tip_cards", count=after.cards)
        return ""

    def _quote(self, move: Move) -> str:
        return self.speak.ui("advice_quoted", move=self.speak.move_name(move))


def _quarters(gain: float, unit: Unit) -> int:
    """Return the size of a gain in quarters of the unit, rounded: more coarsely if it is large."""
    size = abs(gain) / unit.size
    step = 1 if size < 1 else 2 if size < MAX_HALVES else 4
    return step * round(size * 4 / step)


def _figure(quarters: int) -> str:
    """Return a number of quarters in figures.

    >>> _figure(0), _figure(2), _figure(6), _figure(12)
    ('0', '½', '1½', '3')
    """
    whole, rest = divmod(quarters, 4)
    return f"{whole or ''}{FRACTIONS[rest]}" or "0"


def _write_signed(gain: float, unit: Unit) -> str:
    quarters = _quarters(gain, unit)
    return f"{'−' if gain < 0 else '+'}{_figure(quarters)}" if quarters else "0"
