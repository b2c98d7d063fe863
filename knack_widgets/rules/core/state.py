"""The state of a match: immutable and hashable; the game's phases make its moves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Self

from .chance import shuffle
from .chancecards import check_cards
from .clauses import Clause, OtherReading
from .errors import NotationError, describe
from .events import Event
from .facts import Setup
from .immutable import Immutable
from .moves import Move, check_move, read_move
from .options import OptionValue
from .phases import AnyPhase
from .reasons import Reason
from .verdict import IllegalMove, Verdict
from .view import View


class State(Immutable):
    """A position of a match, with the moves that are possible in it.

    Subclasses declare further fields as annotations.

    setup: the set-up of the match
    phase: name of the phase
    dealer: the dealer's seat
    turn: the seat on turn, or None
    deals: number of deals so far
    events: the events of the last move
    """

    setup: Setup
    phase: str
    dealer: int
    turn: int | None
    deals: int
    events: tuple[Event, ...]

    def __repr__(self) -> str:
        turn = "" if self.turn is None else f", seat {self.turn} to act"
        due = f", {self.chance} due" if self.chance else ""
        return f"<{self.setup.game.id}: deal {self.deals}, {self.phase}{turn}{due}>"

    def enter(self, phase: str, turn: int, *events: Event, **changes: object) -> Self:
        """Return the state in which a phase begins with a seat's turn.

        phase: name of the phase
        turn: the seat on turn
        events: the events so far; the event of the turn is added, with the clause that gives the turn
        changes: further field changes
        """
        changes["phase"], changes["turn"] = phase, turn
        entered = self.copy_with(changes)
        clause = self.setup.phases[phase].turn_clause(entered)
        entered.__dict__["events"] = (*events, ("turn", turn, clause.id))  # not shared yet: may be changed
        return entered

    @property
    def next_options(self) -> dict[str, object]:
        """The options that this match sets for the next match of the same players."""
        return {}

    @property
    def score(self) -> Mapping[str, tuple[int, ...]]:
        """The running totals (``balance``, ``wins`` …): a number for each seat, known to everybody."""
        return {}

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats that are ahead, and at the end the winners; empty if all are level or no score is kept."""
        return ()

    @property
    def open_seats(self) -> frozenset[int]:
        """The seats whose hands lie open for everybody while a deal is played."""
        return frozenset()

    @property
    def _phase(self) -> AnyPhase:
        return self.setup.phases[self.phase]

    @property
    def chance(self) -> str | None:
        """The verb with which chance has to move: ``"deal"``, ``"draw"`` or None."""
        return self.setup.phases[self.phase].chance

    @property
    def over(self) -> bool:
        """True if the match is over."""
        return self.setup.phases[self.phase].over

    @property
    def to_act(self) -> frozenset[int]:
        """The seats that have a legal move."""
        return self._phase.to_act(self)

    @property
    def legal(self) -> tuple[Move, ...]:
        """The legal moves of seats, computed once for each state."""
        moves = self._legal
        if moves is None:
            moves = self.__dict__["_legal"] = self.setup.phases[self.phase].moves(self)
        return moves

    def moves(self) -> Iterator[Move]:
        """Return an iterator over the legal moves of seats, sorted by text; chance and `end` are not listed."""
        return iter(self.legal if self._legal is None else self._legal)

    def sample(self, seed: int) -> Move | None:
        """Return a random legal move of a seat, or None while chance is due or the match is over.

        Equal states and equal seeds give the same move, so every decision needs a seed of its own.

        seed: the seed of the choice
        """
        return self.setup.phases[self.phase].sample(self, seed)

    def in_force(self, seat: int | None = None) -> tuple[str, ...]:
        """Return the ids of the clauses in force: those that apply to the seats that act now.

        seat: the seat that gets the answer, which names only clauses that it may know of; None for public knowledge
        """
        struck = self.setup.without
        return tuple([clause.id for clause in self._phase.in_force(self, seat) if clause.id not in struck])

    def enforces(self, clause: Clause) -> bool:
        """Return whether a clause is enforced in this match, that is, not struck.

        clause: the clause
        """
        return clause.id not in self.setup.without

    @property
    def readings(self) -> Mapping[str, str]:
        """Ruling → letter, for the rulings that this match reads differently from the book."""
        return self.setup.readings

    def uses(self, other: OtherReading) -> bool:
        """Return whether this match uses a certain other reading of a ruling.

        other: the other reading
        """
        return other.is_in(self.setup.readings)

    def has_agreed(self, agreement: OptionValue) -> bool:
        """Return whether an option of this match has a certain value.

        agreement: the option and the value
        """
        return agreement.is_in(self.setup.options)

    def read(self, text: str) -> Move:
        """Return the move that a text means.

        text: the move, such as ``0 play 7h``

        Raise `NotationError` if the text is not a move, or names a pack or draw with impossible cards.
        """
        if not isinstance(text, str):
            raise NotationError(f"{describe(text)} is no move: a move is text, such as “0 play 7h”")
        move = read_move(text, self.setup.game.verbs, len(self.setup.names))
        if move.seat is None:
            check_cards(self, self._phase, move)
        return move

    def _to_move(self, move: Move | str) -> Move:
        """Return a checked move, from text or from a `Move` that was built in code."""
        if not isinstance(move, Move):
            return self.read(move)
        checked = check_move(move, self.setup.game.verbs, len(self.setup.names))
        if checked.seat is None:
            check_cards(self, self._phase, checked)
        return checked

    def judge(self, move: Move | str) -> Verdict:
        """Return the verdict on a move: whether it is legal, and every clause that forbids it.

        move: a `Move`, or its text

        Raise `NotationError` if it is not a move of the game.
        """
        return self._verdict(self._to_move(move))

    def _verdict(self, move: Move) -> Verdict:
        phase = self._phase
        if move.seat is None and (judgement := phase.judge_unseated(self, move)):
            clause, why = judgement
            return Verdict(move, self.setup, self.phase, tuple(why), partial(tuple, () if why else (clause.id,)))
        if move.seat is None:
            permission = phase.permission_of(self)
            allowed = phase.ending if move.verb == "end" else permission if move.verb == phase.chance else None
            reasons: tuple[Reason, ...] = () if allowed else (Reason(permission, phase.wrong, {"verb": move.verb}),)
            return Verdict(move, self.setup, self.phase, reasons, partial(tuple, (allowed.id,) if allowed else ()))
        if why := phase.objections(self, move):
            return Verdict(move, self.setup, self.phase, tuple(why))
        return Verdict(move, self.setup, self.phase, (), partial(self._grounds, move), partial(self._freed_by, move))

    def _grounds(self, move: Move) -> tuple[str, ...]:
        struck = self.setup.without
        return tuple([id_ for id_ in self._phase.grounds(self, move) if id_ not in struck])

    def _freed_by(self, move: Move) -> str | None:
        clause = self._phase.freeing_clause(self, move.seat) if move.args else None
        return clause.id if clause and self.enforces(clause) else None

    def but_for(self, move: Move | str) -> tuple[str, ...]:
        """Return the ids of the clauses without which an illegal move would be legal here.

        Each clause is struck in turn, and the move is judged again. The result is empty if the move is legal, or if
        striking a single clause never makes it legal.

        move: a `Move`, or its text
        """
        checked = self._to_move(move)
        if self._verdict(checked).legal:
            return ()
        setup = self.setup
        left = [id_ for id_ in setup.game.strikable if id_ not in setup.without]
        return tuple([id_ for id_ in left if self.evolve(setup=setup.strike(id_))._verdict(checked).legal])

    def play(self, move: Move | str) -> Self:
        """Return the state after a move.

        move: a `Move`, or its text

        Raise `IllegalMove` with the verdict if the move is not allowed.
        """
        legal = self.legal if self._legal is None else self._legal
        try:
            # the listed move is used instead of the caller's equal move, which may have plain strings instead of cards
            listed = legal[legal.index(move)]  # the index of a text raises ValueError
        except ValueError:
            return self._judge_and_play(move)
        after: Self = self.setup.phases[self.phase].play(self, listed)
        return after

    def _judge_and_play(self, move: Move | str) -> Self:
        """Return the state after a move that `legal` does not list: text, chance, or an illegal move."""
        checked = self._to_move(move)
        if checked.seat is None or self._phase.objections(self, checked):
            verdict = self._verdict(checked)
            if not verdict.legal:
                raise IllegalMove(verdict)
        return self._state_after(checked)

    def _state_after(self, move: Move) -> Self:
        after: Self = self._phase.play(self, move)
        return after

    def by_chance(self, seed: int | str) -> Move:
        """Return the `deal` or `draw` move that a seed determines in this state.

        seed: an integer, or its decimal text

        Raise `NotationError` if chance has no move here.
        """
        if self.chance is None:
            raise NotationError(f"the phase is {self.phase}: no deal or draw is due")
        if (due := self._phase.due(self)) is not None:
            return Move(None, self.chance, due)
        if self.chance == "draw":
            return Move(None, "draw", shuffle(self._phase.pool(self), seed)[: self._phase.cards_to_draw(self)])
        return Move(None, self.chance, shuffle(self.setup.pack, seed))

    def deal(self, seed: int | str) -> Self:
        """Return the state after a deal; a seed gives the same pack everywhere (see `core.shuffle`).

        seed: an integer, or its decimal text

        Raise `IllegalMove` if no deal is due.
        """
        pack = shuffle(self.setup.pack, seed)
        if self.chance != "deal":
            raise IllegalMove(self.judge(Move(None, "deal", pack)))
        return self._state_after(Move(None, "deal", pack))

    def view(self, *seats: int) -> View:
        """Return a reader's view of the state, without the cards that are hidden from the reader.

        seats: the seats at which the reader plays; without a seat the view is a spectator's

        Raise `NotationError` if a seat does not exist.

        >>> from knack_widgets.rules import games
        >>> state = games["knack"].start(players=2).deal(seed=1)
        >>> len(state.view(0).hands[0]), state.view(0).hands[1]
        (3, None)
        """
        wrong = [seat for seat in seats if not (isinstance(seat, int) and 0 <= seat < len(self.setup.names))]
        if wrong:
            raise NotationError(
                f"there is no seat {describe(wrong[0])}, the seats are 0 to {len(self.setup.names) - 1}"
            )
        view: View = self.setup.game.view(self, frozenset(seats))
        return view
