"""The play of the cards: the phase in which duties narrow a hand.

A duty is a set of cards: "play one of these if you hold any". It narrows the hand to these cards if the hand has any of
them. The legal cards are the hand after all duties, one by one. The first duty that drops a card is the decisive reason
against the card; later duties that would also drop it are named after this one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import partial
from types import MappingProxyType
from typing import Any, Final, Generic, Self, TypeVar

from ..cards import BIT, Card, Played, Trick, cards_of
from ..clauses import Clause
from ..events import Event
from ..moves import Move, card_moves
from ..phases import TurnPhase
from ..reasons import Reason
from ..seats import next_seat
from ..situations import Situation, situations_of
from .declaration import check_declaration
from .state import FACE_DOWN, OPEN_CARDS, TrickState

_lay: Final = partial(tuple.__new__, Played)
"""Makes a `Played` from a triple in half the constructor's time; every card of a simulated match needs it."""

T = TypeVar("T", bound=TrickState)


class TrickPhase(TurnPhase[T], Generic[T]):
    """The phase of the play.

    tricks: number of tricks in a deal
    cards: number of cards in a hand at the first lead; by default one for each trick
    first: the clause that gives the turn for the first lead
    leads: the clause that gives the turn for every later lead, or one clause for each of them
    onward: the clause that gives the turn within a trick
    duties: the duties in the order in which they narrow a hand
    freedoms: clauses that leave the choice free if no card is held that a duty asks for; a duty may too (`frees`)
    winners: effects that may name the winner of a trick, called in this order until one does; each gets the state and
        the full trick and returns a seat or None
    done: returns the state after the last trick
    opens: returns the clause of the first lead, in games in which `first` can be replaced by one of
        `others`
    others: those other clauses of the first lead

    The other parameters are for games in which cards may be played face down.

    lowest: the effect of a face-down lead
    worthless: the effect of a face-down card that follows
    covering: the duties that require a card face down in some situations and face up in all others
    covered_at: the situations in which these duties may require a face-down card
    covered_as_read: (ruling, letter) → further such situations under that reading
    always_listed: duties that are listed as in force even if they leave every open card free
    """

    def __init__(
        self,
        name: str,
        *,
        tricks: int,
        cards: int | None = None,
        first: Clause,
        leads: Clause | Sequence[Clause],
        onward: Clause,
        duties: Sequence[Clause],
        freedoms: Sequence[Clause] = (),
        winners: Sequence[Clause],
        done: Callable[[T], T],
        opens: Callable[[T], Clause] | None = None,
        others: Sequence[Clause] = (),
        lowest: Clause | None = None,
        worthless: Clause | None = None,
        covering: Sequence[Clause] = (),
        covered_at: frozenset[Situation] = frozenset(),
        covered_as_read: Mapping[tuple[str, str], frozenset[Situation]] = MappingProxyType({}),
        always_listed: Sequence[Clause] = (),
    ) -> None:
        self.tricks, self.cards = tricks, tricks if cards is None else cards
        leads = (leads,) * (tricks - 1) if isinstance(leads, Clause) else tuple(leads)
        check_declaration(name, tricks, self.cards, leads, (*duties, *freedoms))
        self._situations = situations_of(tricks)
        super().__init__(name, first, self._whose_turn, ("play",) if lowest is None else ("blank", "play"))
        self.permissions = (first, *others)
        self._opens, self._leads, self._onward = opens or (lambda _: first), (first, *leads), onward
        self._all_winners = tuple(winners)
        self._covering, self._freedoms = tuple(covering), tuple(freedoms)
        self._lowest, self._worthless, self._done = lowest, worthless, done
        # Outside these situations a card cannot be face down, so `moves` skips the face-down candidates and the
        # covering duties, to save time. (`refusals` must explain every try, so it goes through all duties.)
        self._all_covered_at, self._covered_as_read = covered_at, covered_as_read
        self._always_listed = tuple(always_listed)
        # struck duties included: a freeing clause does not apply to a player who could obey a struck duty
        self._text_duties = {at: tuple(d for d in duties if at in d.when) for at in self._situations}
        self._set_duties(duties, {})

    def _set_duties(self, duties: Sequence[Clause], readings: Mapping[str, str]) -> None:
        """Store the duties of each situation, and the function of each clause for these readings."""
        self._all_duties, self._readings = tuple(duties), readings
        more = (at for read, at in self._covered_as_read.items() if read in readings.items())
        self._covered_at = self._all_covered_at.union(*more)
        self._winners = tuple((effect, effect.function_as_read(readings)) for effect in self._all_winners)
        self._duties = {at: tuple(d for d in duties if at in d.when) for at in self._situations}
        self._rules = {
            at: tuple(
                d.function_as_read(readings)
                for d in duties_here
                if d.rule and (d not in self._covering or at in self._covered_at)
            )
            for at, duties_here in self._duties.items()
        }

    def strike(self, struck: frozenset[str]) -> Self:
        """Return the phase without the struck duties."""
        left = [duty for duty in self._all_duties if duty.id not in struck]
        if len(left) == len(self._all_duties):
            return self
        phase = copy(self)
        phase._set_duties(left, self._readings)
        return phase

    def read_as(self, readings: Mapping[str, str]) -> Self:
        """Return the phase with the functions of its duties and effects for other readings."""
        phase = copy(self)
        phase._set_duties(self._all_duties, readings)
        return phase

    def permission_of(self, s: T) -> Clause:
        """Return the clause of the first lead of this deal."""
        return self._opens(s)

    def _whose_turn(self, s: T) -> Clause:
        if s.trick:
            return self._onward
        return self._leads[len(s.finished_tricks)] if s.finished_tricks else self._opens(s)

    def _domain(self, hand: int) -> int:
        return hand | hand << FACE_DOWN if self._lowest else hand

    def moves(self, s: T) -> tuple[Move, ...]:
        """Return the legal moves: the hand narrowed duty by duty."""
        seat = s.turn
        if seat is None:
            return ()
        legal = s.masks[seat]
        at = (not s.trick, len(s.finished_tricks))
        if at in self._covered_at:
            legal |= legal << FACE_DOWN
        if legal & legal - 1:  # only if there are several candidates: a single candidate obeys all duties
            for rule in self._rules[at]:
                asked = rule(s) & legal
                if asked:
                    legal = asked
        if legal > OPEN_CARDS:
            return card_moves(seat, "blank", legal >> FACE_DOWN) + card_moves(seat, "play", legal & OPEN_CARDS)
        return card_moves(seat, "play", legal)

    def refusals(self, s: T, move: Move) -> list[Reason]:
        """Return every duty that drops the card, the decisive duty first.

        If the card is not held, that is the only reason.
        """
        card = Card(move.args[0])
        hand = s.hand
        if not BIT[card] & hand:
            return [Reason(self.permission_of(s), "card", {"seat": s.turn, "card": card})]
        tried = BIT[card] << (FACE_DOWN if move.verb == "blank" else 0)
        legal = self._domain(hand)
        reasons = []
        for duty in self._duties[self._situation(s)]:
            wanted = duty(s)
            if asked := wanted & legal:
                legal = asked
                if not wanted & tried:
                    reasons.append(Reason(duty, "duty", self._facts(s, move, card, asked)))
        # even if the duty to play cards face up is struck, a card may be face down only if the text allows it
        return reasons or [Reason(self.permission_of(s), self.wrong, {"seat": move.seat, "verb": move.verb})]

    def _facts(self, s: T, move: Move, card: Card, asked: int) -> dict[str, Any]:
        return {
            "seat": s.turn,
            "card": card,
            "verb": move.verb,
            "asked": cards_of((asked | asked >> FACE_DOWN) & OPEN_CARDS),
            "hidden": "yes" if asked > OPEN_CARDS else "no",
            "trump": s.trump,
            "led": self._suit_led(s),
            "up": s.up[0] if s.up else None,
            "number": len(s.finished_tricks) + 1,
            "leading": "no" if s.trick else "yes",
            "in": len(s.players_in),
        }

    @staticmethod
    def _suit_led(s: TrickState) -> str | None:
        if not s.trick:
            return None
        return s.trump if s.trick[0].face_down else s.trick[0].card.suit

    @staticmethod
    def _situation(s: TrickState) -> Situation:
        return (not s.trick, len(s.finished_tricks))

    def open_duties(self, s: T) -> tuple[Clause, ...]:
        """Return the duties for a lead or a follow in this trick."""
        return self._duties[self._situation(s)]

    def freeing_clause(self, s: T, seat: int | None) -> Clause | None:
        """Return the clause that leaves the seat's choice free, or None if a duty asks for a card that it holds."""
        if seat is None or seat != s.turn:
            return None
        at, hand = self._situation(s), s.masks[seat]
        freeing = None
        for duty in self._text_duties[at]:
            if duty in self._covering:
                if not duty(s) & hand:
                    return None  # a card is due face down
            elif wanted := duty(s):
                if wanted & hand:
                    return None
                freeing = duty if duty.frees else freeing
        return next((clause for clause in self._freedoms if at in clause.when), freeing)

    def in_force(self, s: T, seat: int | None) -> tuple[Clause, ...]:
        """Return the clauses in force: about the hand, if `seat` sees it, and about the turn.

        The clauses about the hand are the duties that narrow it. If no duty narrows it, it is the clause that leaves
        the choice free, or the first duty that the whole hand obeys.
        """
        if seat is None or seat != s.turn:
            return (self.turn_clause(s),)
        narrowing, obeyed = [], []
        legal = self._domain(s.masks[seat])
        for duty in self._duties[self._situation(s)]:
            if asked := duty(s) & legal:
                if asked & OPEN_CARDS != legal & OPEN_CARDS or duty in self._always_listed:
                    narrowing.append(duty)
                elif duty not in self._covering:
                    obeyed.append(duty)
                legal = asked
        if narrowing:
            return (*narrowing, self.turn_clause(s))
        freeing = self.freeing_clause(s, seat)
        return (*([freeing] if freeing else obeyed[:1]), self.turn_clause(s))

    def play(self, s: T, move: Move) -> T:
        """Return the state after a card is played.

        A full trick goes to its winner, and the play ends with the last trick.
        """
        seat = s.turn
        if seat is None:
            raise AssertionError(f"the phase is {s.phase}, without a turn: expected a seat on turn")
        word = move[2][0]
        hidden = move[1] == "blank"
        trick = (*s.trick, _lay((seat, word, hidden)))
        masks = s.masks
        masks = (*masks[:seat], masks[seat] ^ BIT[word], *masks[seat + 1 :])
        events: tuple[Event, ...] = self._cover_events(s, seat) if hidden else ()
        seats = s.players_in
        if len(trick) == 1 and not s.finished_tricks:
            held = [s.masks[other].bit_count() for other in seats]
            if held != [self.cards] * len(seats):
                raise ValueError(f"{self.name}: hands of {held} cards at the first lead; expected {self.cards} in each")
        if len(trick) < len(seats):
            turn = next_seat(seats, seat)
            lay_events = (*events, ("turn", turn, self._onward.id))
            return s.copy_with({"masks": masks, "trick": trick, "turn": turn, "events": lay_events})
        winner, clause = self.winner(s, trick)
        tricks = s.tricks
        changes: dict[str, object] = {
            "masks": masks,
            "trick": (),
            "finished_tricks": (*s.finished_tricks, trick),
            "takers": (*s.takers, winner),
            "tricks": (*tricks[:winner], tricks[winner] + 1, *tricks[winner + 1 :]),
        }
        events = (*events, ("trick", winner, clause.id))
        if len(s.finished_tricks) + 1 < self.tricks:
            leads = self._leads[len(s.finished_tricks) + 1]
            changes["turn"], changes["events"] = winner, (*events, ("turn", winner, leads.id))
            return s.copy_with(changes)
        changes["turn"], changes["events"] = None, events
        return self._done(s.copy_with(changes))

    def _cover_events(self, s: T, seat: int) -> tuple[Event, ...]:
        if s.trick and self._worthless:
            return (("blanked", seat, self._worthless.id),)
        return (("face-down", seat, self._lowest.id),) if self._lowest else ()

    def winner(self, s: T, trick: Trick) -> tuple[int, Clause]:
        """Return the seat that takes a trick or is winning it so far, with the deciding clause."""
        for effect, rule in self._winners:
            seat = rule(s, trick)
            if seat is not None:
                return seat, effect
        raise AssertionError(f"the trick {trick} has no winner: expected an effect that names its taker")
