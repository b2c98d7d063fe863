"""The verdict on a move in a position, also if cards are unknown.

First a state is judged whose unknown cards raise an exception when they are looked at. If none is looked at, the
verdict holds for all cards. Otherwise only the places that were looked at are filled with unseen cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Final

from ..rulebook.settled import explain_settled
from ..rules import Card, Move, NotationError, Position, PositionError, Verdict
from ..rules.core.positions.faults import NotGivenError
from ..rules.core.positions.form import checks_about, fields_of
from ..rules.core.positions.kinds import UNKNOWN
from ..rules.core.positions.unknown_cards import TouchedError, Unseen, UnseenCard
from ..rules.core.positions.values import needs_others
from .fillings import complete, count_rooms, fill_places, list_fillings

YES: Final = "yes"
NO: Final = "no"
DEPENDS: Final = "depends"


@dataclass(frozen=True)
class Settled:
    """The answer to the question whether a move is allowed in a position.

    position: the position
    move: the move
    answer: ``yes``, ``no`` or ``depends``
    exact: whether the answer holds for every filling of the unknown cards
    verdict: a verdict; if it depends, one that refuses the move
    depends_on: the cards, in unknown places, or the readings that decide
    places: the places of unknown cards that were looked at
    examples: legal or not → a filling of the places that leads to it
    by_reading: ruling and letter → the answer with that reading, the position's own included, if asked for; no if the
        position cannot be then
    worlds: number of fillings that were judged
    reading_clauses: the clauses of the other answers, if the answer depends on a reading
    """

    position: Position
    move: Move
    answer: str
    exact: bool
    verdict: Verdict
    depends_on: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    examples: Mapping[bool, tuple[str, ...]] = field(default_factory=dict)
    by_reading: Mapping[tuple[str, str], str] = field(default_factory=dict)
    worlds: int = 1
    reading_clauses: tuple[str, ...] = ()

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that forbid the move, or those that a legal move obeys, under each reading that decides."""
        return tuple(dict.fromkeys((*(self.verdict.clauses or self.verdict.grounds), *self.reading_clauses)))

    def explain(self, lang: str = "en") -> str:
        """Return the answer in words, with the verdict's sentences.

        lang: ``sv``, ``de`` or ``en``
        """
        return explain_settled(self, lang)


def settle(position: Position, move: Move | str, *, readings: bool = False, seed: int = 1) -> Settled:
    """Return whether a move is allowed in a position.

    position: the position; its cards may be unknown
    move: the move, or its text
    readings: whether to judge under every other reading, too; the answer may then depend on a reading
    seed: the seed of the fillings that are drawn, if there are too many

    Raise `PositionError` if the position cannot be, and `NotationError` if the text is no move.

    >>> from knack_widgets.rules import games
    >>> p = games["knack"].position(3, dealer=0, hands=["3?", "7h Kh As", "3?"], up="9c")
    >>> settle(p, "1 play Kh").answer, settle(p, "1 play Kh").exact
    ('yes', True)
    """
    for fault in position.faults():
        raise fault
    asked = _settle(position, move, seed)
    if not readings:
        return asked
    others: dict[tuple[str, str], tuple[str, tuple[str, ...]]] = {}
    game = position.setup.game
    for ruling, reading in game.readings.items():
        for letter in reading.values:
            if letter == position.setup.readings.get(ruling, reading.values[0]):
                others[ruling, letter] = asked.answer, asked.clauses
            else:
                try:
                    others[ruling, letter] = _settle_reading(position.with_setup({}, (), {ruling: letter}), move, seed)
                except NotationError:
                    continue
    differing = {id_: clauses for (id_, _), (answer, clauses) in others.items() if answer != asked.answer}
    by_reading = MappingProxyType({reading: answer for reading, (answer, _) in others.items()})
    changes: dict[str, Any] = {"by_reading": by_reading}
    if differing:
        changes |= {"answer": DEPENDS, "depends_on": (*asked.depends_on, *differing)}
        changes["reading_clauses"] = tuple(id_ for clauses in differing.values() for id_ in clauses)
    return replace(asked, **changes)


_PAST: Final = ("unplayable", "taker", "leader", "order")
"""The keys of faults in cards that have already been played; another reading of a ruling does not undo them."""


def _settle_reading(position: Position, move: Move | str, seed: int) -> tuple[str, tuple[str, ...]]:
    """Return the answer with another reading, and its clauses; no if the game would not come to this choice."""
    for fault in position.faults():
        if fault.key not in _PAST:
            return NO, (fault.clause,) if fault.clause else ()
    asked = _settle(position, move, seed)
    return asked.answer, asked.clauses


def _settle(position: Position, text: Move | str, seed: int) -> Settled:
    looked: tuple[str, ...] = ()
    while True:
        try:
            return _judge_all(position, text, looked, seed)
        except TouchedError as touched:
            more = tuple(place for place in touched.places if place not in looked)
            if not more:
                raise AssertionError(f"the places {touched.places} are filled already") from touched
            looked = (*looked, *more)


def _judge_all(position: Position, text: Move | str, places: tuple[str, ...], seed: int) -> Settled:
    """Return the answer over all fillings of some places; raise `TouchedError` if another place is looked at."""
    verdicts: dict[bool, tuple[Verdict, tuple[str, ...]]] = {}
    rooms = count_rooms(position, places)
    exact, fillings = list_fillings(position, places, rooms, seed)
    names = frozenset(place.partition(".")[0] for place in places)
    known, ready = _prepare(position, names)
    checks = checks_about(position.draft, names) if places else ()
    deciding = _Deciding()
    judged = 0
    for cards in fillings:
        filled = fill_places(position, places, rooms, cards)
        if checks and filled.faults(pack=False, checks=checks):  # the cards are from the pack, and unseen
            continue
        verdict = _state(filled, known, ready).judge(text)
        judged += 1
        deciding.count(cards, verdict.legal)
        if verdict.legal not in verdicts:
            verdicts[verdict.legal] = _with_grounds(verdict, filled, seed), tuple(cards)
    if not verdicts:
        raise PositionError("impossible", places[0] if places else "", says=_SAYS)
    answer = DEPENDS if len(verdicts) > 1 else YES if True in verdicts else NO
    verdict = verdicts[False][0] if False in verdicts else verdicts[True][0]
    examples = {legal: tuple(map(str, cards)) for legal, (_, cards) in verdicts.items()} if len(verdicts) > 1 else {}
    depends_on = deciding.cards() if len(verdicts) > 1 else ()
    return Settled(position, verdict.move, answer, exact, verdict, depends_on, places, examples, {}, judged)


def _with_grounds(verdict: Verdict, position: Position, seed: int) -> Verdict:
    """Return a verdict with its grounds; if these depend on unknown cards, they are the grounds for drawn cards."""
    try:
        return copy(verdict)
    except TouchedError:
        try:
            judged: Verdict = complete(Position(position.setup, position.values), seed).start().judge(verdict.move)
        except PositionError:  # a view does not have all that later clauses ask for
            return Verdict(verdict.move, verdict.setup, verdict.phase, verdict.reasons)
        return copy(judged)


_SAYS: Final = {"impossible": "no cards that are left fit here"}


class _Deciding:
    """The cards that decide: with one of them somewhere, all verdicts are alike, and without it not all are so."""

    def __init__(self) -> None:
        self._with: dict[str, Counter[bool]] = {}
        self._all: Counter[bool] = Counter()

    def count(self, cards: tuple[Card, ...], legal: bool) -> None:
        self._all[legal] += 1
        for card in set(cards):
            self._with.setdefault(card, Counter())[legal] += 1

    def cards(self) -> tuple[str, ...]:
        alike = {card: next(iter(seen)) for card, seen in self._with.items() if len(seen) == 1}
        fewer = min((False, True), key=lambda legal: sum(verdict == legal for verdict in alike.values()) or 999)
        return tuple(sorted(card for card, legal in alike.items() if legal == fewer))


def _prepare(position: Position, names: frozenset[str]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return what is the same in all fillings: values of fields with placeholders, and attributes of the state.

    names: the fields that are filled
    """
    fields = fields_of(position.setup.game)
    unmoved = position.draft.unmoved_values(names)
    known = {name: fields.kinds[name].replace(value, _hide, name) for name, value in unmoved.items()}
    ready = {
        fields.attributes[name]: fields.kinds[name].to_state(value, {})
        for name, value in known.items()
        if not needs_others(fields.kinds[name])
    }
    return known, ready


def _hide(card: Card, at: str) -> Card:
    return UnseenCard(at) if card == UNKNOWN else card


def _state(position: Position, known: Mapping[str, Any], ready: Mapping[str, Any]) -> Any:
    """Return the state, with placeholders for unknown cards and for what depends on them.

    known: the values of some fields, with placeholders
    ready: the attributes of the state that these fields make
    """
    kinds = fields_of(position.setup.game).kinds
    values = dict(known)
    for name, kind in kinds.items():
        if name in known:
            continue
        try:
            value = position.draft[name]
        except NotGivenError as error:
            if partly := fields_of(position.setup.game).form.partly.get(name):
                values[name] = partly(position.draft)
                continue
            needed = [place for place in position.unknown() if place.partition(".")[0] == error.args[0]]
            values[name] = Unseen(tuple(dict.fromkeys(needed)) or (name,))
            continue
        values[name] = kind.replace(value, _hide, name)
    return position.state(values, ready)
