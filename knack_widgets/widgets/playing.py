"""Moves on a desk: moves of the reader, deals and draws, and moves of the opponents."""

from __future__ import annotations

from collections.abc import Callable

from ..pages.advice import STEPS
from ..pages.assumed import Assumed, assume
from ..pages.choosing import move_by_card
from ..pages.course import Going
from ..pages.present import may_ask
from ..pages.seats import acting_seats
from ..pages.seeds import Luck
from ..pages.sight import Helped, Sight
from ..pages.tries import seat_of
from ..players.hint import hint
from ..rules import Game, Move, NotationError, View
from .opponents import Opponents
from .trouble import Notice, trouble
from .trying import Trying

AT_ONCE = 400
"""Limit of opponents' moves that are made at once; every deal has fewer moves."""

TRIED = 16
"""Number of positions whose odds are cached, so that a reader who comes back to one sees them at once."""


class Playing(Sight):
    """A match in play.

    game: the game
    luck: the seeds of deals, draws and opponents
    opponents: the cache of the opponents' next move
    fresh: the number of the step of the reader's last move
    serial: the number of intents so far
    noticed: the number of the intent that caused the notice
    notice: the shown notice, or None
    tried: the odds of the positions in which the reader asked for help
    coming: the listeners that are called when there are new results of the odds
    """

    game: Game
    luck: Luck
    opponents: Opponents
    fresh: int
    serial: int
    noticed: int
    notice: Notice | None
    tried: dict[View, Trying]
    coming: list[Callable[[], None]]

    @property
    def waits(self) -> bool:
        """True if an opponent is to move."""
        asked = (self.state, self.controls, self._chance)
        return self.line.at == len(self.line.steps) and self.opponents.due(*asked) is not None

    @property
    def helps(self) -> bool:
        """True if the reader has a choice to make and may ask for a hint."""
        return may_ask(self, self.view)

    @property
    def _chance(self) -> str:
        """The seed for opponents at this step, the same whenever the reader comes back to it."""
        return f"{self.luck.seed}/{self.line.at}"

    def move(self, move: Move | str) -> None:
        """Make a move of the reader, or show why it is not allowed."""
        verdict = self.line.judge(move)
        verdict = verdict if verdict.legal else self.line.legal_order(verdict.move) or verdict
        if not verdict.legal:
            self.verdict = verdict
            return
        self.lines = self.lines.play(verdict.move)
        self.fresh, self.looker = self.line.at, self._looker_on()
        self.opponents_at_once()

    def card(self, seat: int, code: str) -> None:
        """Make the move of a card that the reader chose, or show why it is not allowed."""
        self.move(self.move_by_card(seat, code))

    def move_by_card(self, seat: int, code: str) -> Move | str:
        """Return a seat's only legal move with a card, or the move of playing the card.

        The second is returned if the seat has no such move or several.
        """
        return move_by_card(self.game, self.state, seat, code)

    def ask(self, move: Move | str) -> None:
        """Show why a move of the reader is allowed or is not, without making it.

        Raise NotationError if the reader does not play and see the seat.
        """
        verdict = self.line.judge(move)
        if verdict.move.seat not in self.people or verdict.move.seat not in self.visible_seats:
            raise NotationError(f"{verdict.move}: only moves of a seat that the reader plays and sees are explained")
        self.verdict = verdict if verdict.legal else self.line.legal_order(verdict.move) or verdict

    def help(self) -> None:
        """Show one more step of help to choose.

        Raise NotationError if the reader is not to choose.
        """
        seat = seat_of(self, self.view)
        if seat is None or not self.helps:
            raise NotationError("hint: expected a position in which the reader is to choose")
        shown = self.shown_help
        step = min(shown.step + 1, STEPS) if shown else 1
        self._help_at(seat, step, again=shown is not None and shown.step == STEPS)

    def follow_help(self) -> None:
        """Show help again at the reader's next choice in the deal, up to the same step.

        Do so until the reader closes the help. If the opponents have changed, the odds are computed again.
        """
        shown = self.helped
        if shown is None:
            return
        steps, at = self.line.steps, self.line.at
        if shown.state is not self.state and at < len(steps):
            return  # a reader who looks at an earlier step finds the help again at its position
        dealt = max((n for n in range(at) if steps[n].text.startswith("deal ")), default=0)
        if not any(step.after is shown.state for step in steps[dealt:at]):
            self.stop_odds()
            self.helped = None
            return
        seat = seat_of(self, self.view)
        again = shown.state is self.state or seat in acting_seats(self.state, self.people)
        if seat is not None and self.helps and again and not self._is_shown(seat):
            self._help_at(seat, shown.step)

    def resume_help(self, step: int) -> None:
        """Show help up to a step in a restored position, if the reader is to choose there."""
        seat = seat_of(self, self.view)
        self.helped = None
        if 0 < step <= STEPS and seat is not None and self.helps and seat in acting_seats(self.state, self.people):
            self._help_at(seat, step)

    def _is_shown(self, seat: int) -> bool:
        """Return whether the shown help is for this position and the present opponents."""
        shown = self.shown_help
        return shown is not None and (shown.course is None or shown.course.assumed == assume(self.controls, seat))

    def _help_at(self, seat: int, step: int, *, again: bool = False) -> None:
        """Show help for a seat up to a step.

        again: whether to compute existing odds from more worlds
        """
        trying = self._find_trying(self.state.view(seat), assume(self.controls, seat))
        hands = bool(self.helped and self.helped.hands)
        self.helped = Helped(self.state, trying.hint, step, trying.course, hands)
        if step == STEPS and trying.course and (again or not trying.course.points):
            trying.go_on(lambda: self._hear_of(trying), self._report_failure)

    def _report_failure(self, error: Exception) -> None:
        """Show a notice that the odds could not be computed, and log the error."""
        self.serial += 1
        self.noticed, self.notice = self.serial, trouble(error, self.lang, self.game.id)
        self.tell()

    def stop_odds(self) -> None:
        """Stop computing odds, and keep the results so far."""
        for trying in self.tried.values():
            trying.stop()

    def open_map(self) -> None:
        """Open the map of opening hands beside the odds, if the odds are shown."""
        if shown := self.shown_help:
            self.helped = shown._replace(hands=True)

    def tell(self) -> None:
        """Call the listeners, so that every widget of this match shows the new state."""
        raise NotImplementedError

    def _find_trying(self, view: View, assumed: Assumed) -> Trying:
        trying = self.tried.pop(view, None)
        if trying is None or trying.assumed != assumed:
            trying = Trying(hint(view), assumed)
        self.tried[view] = trying
        if len(self.tried) > TRIED:
            del self.tried[next(iter(self.tried))]
        return trying

    def _hear_of(self, trying: Trying) -> None:
        """Show new results of some odds, or stop them if the reader no longer looks at them."""
        shown = self.shown_help
        if shown is None or shown.course is not trying.course:
            trying.stop()
        elif trying.course and trying.course.state is Going.RUNNING:
            for show in tuple(self.coming):
                show()
        else:
            self.tell()

    def deal(self, seed: str = "") -> None:
        """Deal or draw cards, as the position requires.

        If it requires neither (a button was pressed twice) the deal is refused like any other move.

        seed: the seed of the cards; if it is empty, the next seed of the match's series, or a new seed without a series
        """
        if self.state.chance is None:
            self.move(Move(None, "deal", self.game.pack(self.line.opening.setup)))
            return
        seed = self.luck.due(seed)
        move = self.state.by_chance(seed)
        self.lines = self.lines.play(move)
        self.luck, self.looker = self.luck.advance(str(move), seed), None
        self.opponents_at_once()

    def opponent_moves(self) -> None:
        """Make one move of the opponent who is to act."""
        if self.waits and (move := self.opponents.move(self.state, self.controls, self._chance)):
            self.lines = self.lines.play(move)
            if self.covers or self.state.turn in self.people:
                self.looker = self._looker_on()

    def _looker_on(self) -> int | None:
        """Return the seat whose cards stay uncovered after a move, or None.

        None means that cards are not covered between turns, or that it is another person's turn.
        """
        if not self.covers:
            return None
        acting = acting_seats(self.state, self.people)
        return self.looker if self.looker in acting or not acting else None

    def opponents_at_once(self) -> None:
        """Make all due moves of opponents, if the reader has chosen the tempo 0 (at once)."""
        if self.prefs["tempo"] == 0:
            for _ in range(AT_ONCE):
                if not self.waits:
                    return
                self.opponent_moves()
