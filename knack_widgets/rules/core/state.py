"""The state of a match: immutable, hashable, and governed by the game's phases."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, ClassVar, NoReturn, Self

from .cards import Card
from .chancecards import check_cards
from .clauses import Clause
from .errors import NotationError
from .facts import Setup
from .moves import Move, check_move, read_move
from .phases import Phase
from .readings import OURS
from .reasons import Reason
from .showing import describe
from .shuffle import shuffle
from .verdict import IllegalMove, Verdict
from .view import View

Event = tuple[Any, ...]
"""(name, facts …, clause id): see `core.events`."""


class State:
    """A position of a match, with the moves that are possible in it.

    Fields live in the instance's dictionary, which `evolve` copies at C speed. Assignment is blocked.
    Equality and hash use all fields except the history. Subclasses declare further fields as annotations.

    setup: the set-up of the match
    phase: name of the phase
    dealer, turn: the dealer's seat; the seat on turn, or None
    deals: number of deals so far
    events: the events of the last move
    """

    setup: Setup
    phase: str
    dealer: int
    turn: int | None
    deals: int
    events: tuple[Event, ...]
    _legal: tuple[Move, ...] | None
    """The legal moves, cached after the first use; no part of the state."""
    _worked_out: ClassVar[tuple[str, ...]] = ()
    """Names of other cached attributes that are no fields; a game that has them must clear them in `copy_with`."""
    _history: ClassVar[tuple[str, ...]] = ()
    """Fields that only record how a state came about; positions that differ only in them are equal."""
    _forgotten: ClassVar[Mapping[str, Any]] = MappingProxyType({})
    """History fields that cost time at every move → their values when worlds are not computed."""

    def __init__(self, **fields: Any) -> None:
        self.__dict__.update(fields, _legal=None)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a state is immutable: {name} cannot be set")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a state is immutable: {name} cannot be deleted")

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other._position() == self._position()

    def __hash__(self) -> int:
        return hash(tuple(self._position().items()))

    def _position(self) -> dict[str, Any]:
        return {name: value for name, value in self._fields().items() if name not in self._history}

    def _fields(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in ("_legal", *self._worked_out)}

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(type(self), **self._fields()), ()

    def __repr__(self) -> str:
        turn = "" if self.turn is None else f", seat {self.turn} to act"
        due = f", {self.chance} due" if self.chance else ""
        return f"<{self.setup.game.id}: deal {self.deals}, {self.phase}{turn}{due}>"

    def evolve(self, **changes: Any) -> Self:
        """Return a copy of the state with some fields changed."""
        return self.copy_with(changes)

    def copy_with(self, changes: Mapping[str, Any]) -> Self:
        """Return such a copy from a mapping; at a third less time, for simulated matches."""
        new = object.__new__(type(self))
        fields = new.__dict__
        fields |= self.__dict__
        fields |= changes
        fields["_legal"] = None
        return new

    def forget(self) -> Self:
        """Return the same position without the fields that only tell possible worlds apart."""
        return self.copy_with(self._forgotten) if self._forgotten else self

    def enter(self, phase: str, turn: int, *events: Event, **changes: Any) -> Self:
        """Return the state in which a phase begins with a seat's turn, an event after `events`."""
        changes["phase"], changes["turn"] = phase, turn
        entered = self.copy_with(changes)
        clause = self.setup.phases[phase].turn_clause(entered)
        entered.__dict__["events"] = (*events, ("turn", turn, clause.id))  # nobody else has this state yet
        return entered

    @property
    def next_options(self) -> dict[str, Any]:
        """The options with which the next match of the same players begins, because of this match."""
        return {}

    @property
    def score(self) -> Mapping[str, tuple[int, ...]]:
        """The totals over the deals (``balance``, ``wins`` …), public: a number for each seat."""
        return {}

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats that are ahead, and at the end the winners; empty if all are level."""
        return ()

    @property
    def _phase(self) -> Phase:
        return self.setup.phases[self.phase]

    @property
    def chance(self) -> str | None:
        """The verb with which chance has to move: ``"deal"``, ``"draw"`` or None."""
        return self.setup.phases[self.phase].chance

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.setup.phases[self.phase].over

    @property
    def to_act(self) -> frozenset[int]:
        """The seats that have a legal move."""
        return self._phase.to_act(self)

    @property
    def legal(self) -> tuple[Move, ...]:
        """The legal moves of seats, computed once for each state."""
        found = self._legal
        if found is None:
            found = self.__dict__["_legal"] = self.setup.phases[self.phase].moves(self)
        return found

    def moves(self) -> Iterator[Move]:
        """Return the legal moves of all seats, sorted by text (without chance and `end`)."""
        return iter(self.legal if self._legal is None else self._legal)

    def sample(self, seed: int) -> Move | None:
        """Return a random legal move of a seat, or None while chance is due or the match is over.

        Each can be returned. Equal states draw equally, so every decision needs a seed of its own.
        """
        return self.setup.phases[self.phase].sample(self, seed)

    def in_force(self, seat: int | None = None) -> tuple[str, ...]:
        """Return the ids of the clauses in force, as far as a seat, or everybody, knows them."""
        struck = self.setup.without
        return tuple([clause.id for clause in self._phase.in_force(self, seat) if clause.id not in struck])

    def enforces(self, clause: Clause) -> bool:
        """Return whether a clause is enforced in this match, that is, not struck."""
        return clause.id not in self.setup.without

    @property
    def readings(self) -> Mapping[str, str]:
        """The rulings that are read otherwise in this match, with their letters."""
        return self.setup.readings

    def reads(self, ruling: str) -> str:
        """Return the letter of a ruling's reading in this match; ``"a"`` is the book's own."""
        return self.setup.readings.get(ruling, OURS)

    def read(self, text: str) -> Move:
        """Return the move that a text means; raise `NotationError` if it is no move of the game."""
        if not isinstance(text, str):
            raise NotationError(f"{describe(text)} is no move: a move is text, such as “0 play 7h”")
        move = read_move(text, self.setup.game.verbs, len(self.setup.names))
        if move.seat is None:
            check_cards(self, self._phase, move)
        return move

    def _to_move(self, move: Move | str) -> Move:
        """Return a checked move from text or from a `Move` built in code (which is not printed)."""
        if not isinstance(move, Move):
            return self.read(move)
        made = check_move(move, self.setup.game.verbs, len(self.setup.names))
        if made.seat is None:
            check_cards(self, self._phase, made)
        return made

    def judge(self, move: Move | str) -> Verdict:
        """Return the verdict on a move: legal or not, with every clause that forbids it."""
        return self._verdict(self._to_move(move))

    def _verdict(self, made: Move) -> Verdict:
        phase = self._phase
        if made.seat is None and (found := phase.judge_unseated(self, made)):
            clause, why = found
            return Verdict(made, self.setup, self.phase, tuple(why), partial(tuple, () if why else (clause.id,)))
        if made.seat is None:
            frame = phase.frame_of(self)
            allowed = phase.ending if made.verb == "end" else frame if made.verb == phase.chance else None
            reasons: tuple[Reason, ...] = () if allowed else (Reason(frame, phase.wrong, {"verb": made.verb}),)
            return Verdict(made, self.setup, self.phase, reasons, partial(tuple, (allowed.id,) if allowed else ()))
        if why := phase.objections(self, made):
            return Verdict(made, self.setup, self.phase, tuple(why))
        return Verdict(made, self.setup, self.phase, (), partial(self._grounds, made), partial(self._freed_by, made))

    def _grounds(self, move: Move) -> tuple[str, ...]:
        struck = self.setup.without
        return tuple([id_ for id_ in self._phase.grounds(self, move) if id_ not in struck])

    def _freed_by(self, move: Move) -> str | None:
        clause = self._phase.freeing_clause(self, move.seat)
        return clause.id if clause and self.enforces(clause) else None

    def but_for(self, move: Move | str) -> tuple[str, ...]:
        """Return the ids of the clauses each of which alone makes a move illegal here.

        Each is struck, and the move is judged again. Empty for a legal move, and if several clauses would
        have to go.
        """
        made = self._to_move(move)
        if self._verdict(made).legal:
            return ()
        setup = self.setup
        left = [id_ for id_ in setup.game.strikable if id_ not in setup.without]
        return tuple([id_ for id_ in left if self.evolve(setup=setup.strike(id_))._verdict(made).legal])

    def play(self, move: Move | str) -> Self:
        """Return the state after a move; raise `IllegalMove` with the verdict if not allowed."""
        legal = self.legal if self._legal is None else self._legal
        try:
            # the listed move is used, not the caller's equal move, which may have plain text instead of cards
            listed = legal[legal.index(move)]  # the index of a text raises ValueError
        except ValueError:
            return self._judge_and_play(move)
        after: Self = self.setup.phases[self.phase].play(self, listed)
        return after

    def _judge_and_play(self, move: Move | str) -> Self:
        """Return the state after a move that `legal` does not list: text, chance, or illegal."""
        made = self._to_move(move)
        if made.seat is None or self._phase.objections(self, made):
            verdict = self._verdict(made)
            if not verdict.legal:
                raise IllegalMove(verdict)
        return self._state_after(made)

    def _state_after(self, move: Move) -> Self:
        after: Self = self._phase.play(self, move)
        return after

    def by_chance(self, seed: int | str) -> Move:
        """Return the `deal` or `draw` of a seed; raise `NotationError` if chance is not due."""
        if self.chance is None:
            raise NotationError("nothing is to be dealt or drawn now")
        if (due := self._phase.due(self)) is not None:
            return Move(None, self.chance, due)
        if self.chance == "draw":
            drawn: tuple[Card, ...] = shuffle(self._phase.pool(self), seed)
            return Move(None, self.chance, drawn[: self._phase.cards_to_draw(self)])
        cards: tuple[Card, ...] = shuffle(self.setup.game.pack(self.setup), seed)
        return Move(None, self.chance, cards)

    def deal(self, seed: int | str) -> Self:
        """Return the state after the deal of a seed: everywhere the same (see `core.shuffle`).

        Raise `IllegalMove` if no deal is due.
        """
        pack: tuple[Card, ...] = shuffle(self.setup.game.pack(self.setup), seed)
        if self.chance != "deal":
            raise IllegalMove(self.judge(Move(None, "deal", pack)))
        return self._state_after(Move(None, "deal", pack))

    def view(self, *seats: int) -> View:
        """Return the knowledge of the reader at some seats, or of a spectator.

        Hidden cards are absent.

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
