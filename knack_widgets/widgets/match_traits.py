"""The match of a widget as a program sees it: traits to read, set, observe and link, and methods that play."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import traitlets

from ..pages.seeds import seed_of
from ..rules import Move, Position, Record, State, Verdict, View
from ..rules.core.errors import describe
from . import playing
from .computed import Computed, Computing
from .desk import Desk
from .filing import restore
from .handling import changing
from .table_positions import put_position


class MatchTraits(Computing):
    """The match of a widget in Python.

    None of these traits is sent to the browser: they have cards that the reader may not know. Widgets that share a
    match (`Text(table)`) have the same values. Every trait can be observed, and linked with `traitlets.link`.
    """

    desk: Desk

    state: Computed[State] = Computed(
        lambda part: part.desk.state,
        help="The position that is shown, with all cards: a `State`, which is immutable. Read-only.",
    )
    view: Computed[View] = Computed(
        lambda part: part.desk.view,
        help="What the reader's seats may know of the position: a `View`. Read-only.",
    )
    record: Computed[Record] = Computed(
        lambda part: part.desk.record(),
        lambda part, value: part.load(value),
        help="The whole match as a `Record`, also if an earlier step is shown. Set it to show another match (see "
        "`load`).",
    )
    step: Computed[int] = Computed(
        lambda part: part.desk.line.at,
        lambda part, value: part._go_to(value),
        help="The number of the step that is shown: 0 before the first deal, `len(record.moves)` at the end. Set it to "
        "go to a step; TraitError if the match has no such step, and then the same step stays.",
    )
    seats: Computed[tuple[int, ...]] = Computed(
        lambda part: part.desk.people,
        help="The seats that the reader plays: a tuple of numbers from 0. Read-only.",
    )
    verdict: Computed[Verdict | None] = Computed(
        lambda part: part.desk.sight.shown_verdict,
        help="The `Verdict` that is shown, or None; a new move removes it. Read-only.",
    )
    clause: Computed[str | None] = Computed(
        lambda part: part.desk.look.focus,
        lambda part, value: part._mark(value),
        help='The id of the marked clause, such as "play.3", or None. Set it to mark a clause; TraitError if the '
        "game does not have the clause.",
    )
    position: Computed[Position] = Computed(
        lambda part: Position.of(part.desk.state),
        lambda part, value: part._put_position(value),
        help="The `Position` that is shown. Set a `Position`, or its text in one line, to begin a match with it: "
        "unknown cards are drawn at random. NotationError if no such position is possible.",
    )

    def play(self, move: Move | str) -> Verdict:
        """Make a move, let the opponents make all their due moves, and return the verdict.

        An illegal move is not made, and no error is raised: the table shows the refusal with its clauses, unless this
        would reveal a hand that the reader does not see. You can make a move for any seat. If a move is illegal
        only because opponents have to move before it, they move first, and then it is made. If an earlier step is
        shown, the move begins a variant, as on the page.

        move: the move as text, such as "0 play 7h", or as a `Move`

        Raise NotationError if the text is not a move, and RecordError if the match is too long for a record.
        """
        meant = playing.read(self.desk, move)
        with self._making_moves():
            return playing.play_now(self.desk, meant)

    def deal(self, seed: int | str | None = None) -> Verdict:
        """Deal, or draw the cards that are due, let the opponents move, and return the verdict.

        In the middle of a deal, dealing is an illegal move: no card is dealt, the table shows the refusal, and the
        verdict names the clause. Use `reset` if you want other cards at once.

        seed: the seed of the cards, a number or a text; the same seed always deals the same cards; by default the
            next seed of the match

        Raise NotationError if the seed is not a number or a text of at most 40 characters.
        """
        text = seed_of(seed)
        with self._making_moves():
            return playing.deal_now(self.desk, text)

    def judge(self, move: Move | str) -> Verdict:
        """Return the verdict on a move without making the move.

        The table shows the verdict, unless this would reveal a hand that the reader does not see.

        move: the move as text, such as "1 play 7h", or as a `Move`

        Raise NotationError if the text is not a move.
        """
        meant = playing.read(self.desk, move)
        with changing(self.desk):
            return playing.judge_now(self.desk, meant)

    def undo(self) -> bool:
        """Take back the reader's last move, or the last deal if that came later, and all moves after it.

        Then the opponents make their due moves. If an earlier step is shown, the steps after it are dropped, too.
        Return True, or False if there is no such move: before the first deal nothing changes.
        """
        with self._making_moves():
            return playing.undo(self.desk)

    def load(self, record: Record | str) -> None:
        """Show the match of a record on the table, at its last step.

        If the record was saved on a page, its part `[page]` says who plays each seat. Otherwise the reader plays all
        seats.

        record: the record, or its text (TOML)

        Raise RecordError if the record cannot be read or played, NotationError if it is of another game, and
        TraitError if it is neither a record nor a text.
        """
        read = Record.loads(record) if isinstance(record, str) else record
        if not isinstance(read, Record):
            raise traitlets.TraitError(f"record = {describe(record)}: expected a Record, or its text")
        desk = self.desk
        with self._making_moves():
            former = desk.own_match
            restore(desk, read, len(read.steps))
            desk.former = former

    def reset(self, seed: int | str | None = None) -> None:
        """Begin the match again, with the same players and options, and let the opponents make their due moves.

        seed: the seed of a new first deal; by default the match begins with the same deal, or with the same position

        Raise NotationError if the seed is not a number or a text of at most 40 characters.
        """
        text = seed_of(seed)
        with self._making_moves():
            playing.begin_again(self.desk, text)

    # -- what the traits set

    @contextmanager
    def _making_moves(self) -> Iterator[None]:
        """Remove the shown verdict, and show the position that the `with` block makes."""
        desk = self.desk
        with changing(desk):
            desk.look = replace(desk.look, fresh=-1, verdict=None)
            yield

    def _go_to(self, step: object) -> None:
        desk = self.desk
        last = len(desk.line.steps)
        if type(step) is not int or not 0 <= step <= last:
            raise traitlets.TraitError(f"step = {describe(step)}: expected a number from 0 to {last}")
        if step != desk.line.at:
            with self._making_moves():
                desk.go_to(step)

    def _mark(self, clause: object) -> None:
        desk = self.desk
        if clause is not None and clause not in desk.game.clauses:
            raise traitlets.TraitError(
                f"clause = {describe(clause)}: expected the id of a clause of {desk.game.id}, or None"
            )
        if clause != desk.look.focus:
            with changing(desk):
                desk.look = replace(desk.look, focus=None if clause is None else str(clause))

    def _put_position(self, value: object) -> None:
        position = value if isinstance(value, Position) else Position.parse(value)  # type: ignore[arg-type]
        desk = self.desk
        with self._making_moves():
            desk.notice = put_position(desk, position)
