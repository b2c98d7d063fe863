"""A state of a match: immutable, hashable, told once by the game's phases."""

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
    """A position of a match, and what may be done in it.

    Fields live in the instance's dictionary, which `evolve` copies at C speed; assignment is blocked, equality and
    hash go by all fields but the history. Subclasses declare further fields as annotations.
    """

    setup: Setup
    phase: str
    dealer: int
    turn: int | None
    deals: int
    events: tuple[Event, ...]
    _legal: tuple[Move, ...] | None
    """The legal moves once they have been worked out: a memory, no part of the state."""
    _worked_out: ClassVar[tuple[str, ...]] = ()
    """What else a state remembers of itself, no fields; a game that has any forgets them in `copy_with`."""
    _history: ClassVar[tuple[str, ...]] = ()
    """Fields that only tell how a state came about: they make no difference between positions."""
    _forgotten: ClassVar[Mapping[str, Any]] = MappingProxyType({})
    """Those of them that cost time at every move, as they are where nobody asks for worlds."""

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
        """A new state with some fields changed."""
        return self.copy_with(changes)

    def copy_with(self, changes: Mapping[str, Any]) -> Self:
        """The same, of a mapping: a third faster, for what every card of every play-out passes."""
        new = object.__new__(type(self))
        fields = new.__dict__
        fields |= self.__dict__
        fields |= changes
        fields["_legal"] = None
        return new

    def forget(self) -> Self:
        """The same position for players who think of no other worlds: without what only tells those apart."""
        return self.copy_with(self._forgotten) if self._forgotten else self

    def enter(self, phase: str, turn: int, *events: Event, **changes: Any) -> Self:
        """The state in which `phase` begins with the turn of a seat, which its own clause tells after `events`."""
        changes["phase"], changes["turn"] = phase, turn
        entered = self.copy_with(changes)
        clause = self.setup.phases[phase].turn_clause(entered)
        entered.__dict__["events"] = (*events, ("turn", turn, clause.id))  # nobody else has this state yet
        return entered

    @property
    def next_options(self) -> dict[str, Any]:
        """Options that the next match of the same players begins with, because of this one."""
        return {}

    @property
    def score(self) -> Mapping[str, tuple[int, ...]]:
        """What is counted from deal to deal (``balance``, ``wins`` …): a number for each seat, open to everybody."""
        return {}

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats that are ahead, and in the end have won; nobody where all are level or nothing is counted."""
        return ()

    # -- what may be done

    @property
    def _phase(self) -> Phase:
        return self.setup.phases[self.phase]

    @property
    def chance(self) -> str | None:
        """What chance owes: ``"deal"``, ``"draw"`` or `None`."""
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
        """The legal seat moves, worked out once a state."""
        found = self._legal
        if found is None:
            found = self.__dict__["_legal"] = self.setup.phases[self.phase].moves(self)
        return found

    def moves(self) -> Iterator[Move]:
        """The legal seat moves of all seats, sorted by text (chance and `end` are not listed)."""
        return iter(self.legal if self._legal is None else self._legal)

    def sample(self, seed: int) -> Move | None:
        """One of the legal seat moves, whichever `seed` draws; `None` while chance is due or the match is over.

        Every one may come. States that are alike draw alike: give every decision a seed of its own.
        """
        return self.setup.phases[self.phase].sample(self, seed)

    def in_force(self, seat: int | None = None) -> tuple[str, ...]:
        """Ids of the clauses in force: what binds whoever acts, as far as `seat` may know it (`None`: the public)."""
        struck = self.setup.without
        return tuple([clause.id for clause in self._phase.in_force(self, seat) if clause.id not in struck])

    def enforces(self, clause: Clause) -> bool:
        """Whether a clause is asked in this match: it has not been struck."""
        return clause.id not in self.setup.without

    @property
    def readings(self) -> Mapping[str, str]:
        """Which rulings are read otherwise in this match, and how."""
        return self.setup.readings

    def reads(self, ruling: str) -> str:
        """How a ruling is read in this match; ``"a"`` where it is read as the book does."""
        return self.setup.readings.get(ruling, OURS)

    # -- moves

    def read(self, text: str) -> Move:
        """The move that `text` means; `NotationError` where it means none, or a pack or draw that cannot be."""
        if not isinstance(text, str):
            raise NotationError(f"{describe(text)} is no move: a move is text, such as “0 play 7h”")
        move = read_move(text, self.setup.game.verbs, len(self.setup.names))
        if move.seat is None:
            check_cards(self, self._phase, move)
        return move

    def _to_move(self, move: Move | str) -> Move:
        """The same for a move made by hand as well, which is checked like text but not printed for it."""
        if not isinstance(move, Move):
            return self.read(move)
        made = check_move(move, self.setup.game.verbs, len(self.setup.names))
        if made.seat is None:
            check_cards(self, self._phase, made)
        return made

    def judge(self, move: Move | str) -> Verdict:
        """Whether `move` may be made here, and every clause that forbids it, the decisive one first."""
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
        """Ids of the clauses each of which alone stands between `move` and its being legal here.

        Each is struck, and the move judged anew. Empty for a legal move, and where more than one clause must go.
        """
        made = self._to_move(move)
        if self._verdict(made).legal:
            return ()
        setup = self.setup
        left = [id_ for id_ in setup.game.strikable if id_ not in setup.without]
        return tuple([id_ for id_ in left if self.evolve(setup=setup.strike(id_))._verdict(made).legal])

    def play(self, move: Move | str) -> Self:
        """The state after `move`; raises `IllegalMove` with the verdict where it is not allowed."""
        legal = self.legal if self._legal is None else self._legal
        try:
            # the listed move, not its equal: a move built by hand may hold plain text for cards
            listed = legal[legal.index(move)]  # text is found nowhere
        except ValueError:
            return self._judge_and_play(move)
        after: Self = self.setup.phases[self.phase].play(self, listed)
        return after

    def _judge_and_play(self, move: Move | str) -> Self:
        """The same for text, for chance, and for what is not allowed."""
        made = self._to_move(move)
        if made.seat is None or self._phase.objections(self, made):
            verdict = self._verdict(made)
            if not verdict.legal:
                raise IllegalMove(verdict)
        return self._state_after(made)

    def _state_after(self, move: Move) -> Self:
        after: Self = self._phase.play(self, move)
        return after

    # -- chance

    def by_chance(self, seed: int | str) -> Move:
        """The `deal` or `draw` that `seed` stands for, here; `NotationError` if chance owes nothing."""
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
        """The state after the deal that `seed` stands for: the same pack everywhere (see `core.shuffle`).

        Raises `IllegalMove` when no deal is due.
        """
        pack: tuple[Card, ...] = shuffle(self.setup.game.pack(self.setup), seed)
        if self.chance != "deal":
            raise IllegalMove(self.judge(Move(None, "deal", pack)))
        return self._state_after(Move(None, "deal", pack))

    # -- what a seat may know

    def view(self, *seats: int) -> View:
        """What the reader at `seats` may know: hidden cards are absent. No seat: what a spectator sees.

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
