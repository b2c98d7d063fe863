"""Moves on a desk: the reader's, those of chance, and those of the opponents."""

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
"""The most moves of opponents that are made at once: more than any deal has."""

TRIED = 16
"""Positions whose odds are kept: who comes back to one is told them at once."""


class Playing(Sight):
    """A match in play. `luck`: the seeds of chance and opponents; `fresh`: the step of the reader's last move.

    `tried`: the positions in which help was asked for; `coming`: is called when more is known of their odds.
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
        """Whether an opponent is to move."""
        asked = (self.state, self.controls, self._chance)
        return self.line.at == len(self.line.steps) and self.opponents.due(*asked) is not None

    @property
    def helps(self) -> bool:
        """Hints are given to whoever is to choose."""
        return may_ask(self, self.view)

    @property
    def _chance(self) -> str:
        """The seed for opponents at this step: the same whenever the reader comes back to it."""
        return f"{self.luck.seed}/{self.line.at}"

    def move(self, move: Move | str) -> None:
        """Make a move of the reader, or show why it is refused."""
        verdict = self.line.judge(move)
        verdict = verdict if verdict.legal else self.line.legal_order(verdict.move) or verdict
        if not verdict.legal:
            self.verdict = verdict
            return
        self.lines = self.lines.play(verdict.move)
        self.fresh, self.looker = self.line.at, self._looker_on()
        self.opponents_at_once()

    def card(self, seat: int, code: str) -> None:
        """The reader chose a card: the move that it means is made, or its refusal is shown."""
        self.move(self.move_by_card(seat, code))

    def move_by_card(self, seat: int, code: str) -> Move | str:
        """What a card stands for: the only move with it that its seat's view lists, else that of playing it."""
        return move_by_card(self.game, self.state, seat, code)

    def ask(self, move: Move | str) -> None:
        """Shows why a move of the reader is allowed or is not, and makes none."""
        verdict = self.line.judge(move)
        if verdict.move.seat not in self.people or verdict.move.seat not in self.eyes:
            raise NotationError(f"{verdict.move}: only moves of a seat that the reader plays and sees are explained")
        self.verdict = verdict if verdict.legal else self.line.legal_order(verdict.move) or verdict

    def help(self) -> None:
        """Help to choose, each time a step further. Raises `NotationError` where nobody who reads is to choose."""
        seat = seat_of(self, self.view)
        if seat is None or not self.helps:
            raise NotationError("hint: expected a position in which the reader is to choose")
        shown = self.shown_help
        step = min(shown.step + 1, STEPS) if shown else 1
        self._help_at(seat, step, again=shown is not None and shown.step == STEPS)

    def follow_help(self) -> None:
        """Help that was asked for goes on as far at the reader's next choice in the deal, until it is closed; with
        other opponents the odds are other ones.
        """
        shown = self.helped
        if shown is None:
            return
        steps, at = self.line.steps, self.line.at
        if shown.state is not self.state and at < len(steps):
            return  # who looks back finds it again where it was
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
        """Help as far as `step` of a position that is shown again, if its reader is to choose."""
        seat = seat_of(self, self.view)
        self.helped = None
        if 0 < step <= STEPS and seat is not None and self.helps and seat in acting_seats(self.state, self.people):
            self._help_at(seat, step)

    def _is_shown(self, seat: int) -> bool:
        """Whether the help that is shown is of this position, and of those who play now."""
        shown = self.shown_help
        return shown is not None and (shown.course is None or shown.course.assumed == assume(self.controls, seat))

    def _help_at(self, seat: int, step: int, *, again: bool = False) -> None:
        """Help for a seat as far as `step`; `again`: with more worlds for odds that there are."""
        trying = self._find_trying(self.state.view(seat), assume(self.controls, seat))
        hands = bool(self.helped and self.helped.hands)
        self.helped = Helped(self.state, trying.hint, step, trying.course, hands)
        if step == STEPS and trying.course and (again or not trying.course.points):
            trying.go_on(lambda: self._hear_of(trying), self._report_failure)

    def _report_failure(self, error: Exception) -> None:
        """Tell the reader that odds could not be worked out, and log why."""
        self.serial += 1
        self.noticed, self.notice = self.serial, trouble(error, self.lang, self.game.id)
        self.tell()

    def stop_odds(self) -> None:
        """Play no more worlds; what is known so far stays."""
        for trying in self.tried.values():
            trying.stop()

    def open_map(self) -> None:
        """Opens the map of opening hands beside the odds, where they are shown."""
        if shown := self.shown_help:
            self.helped = shown._replace(hands=True)

    def tell(self) -> None:
        """Tell all that show this match what has changed."""
        raise NotImplementedError

    def _find_trying(self, view: View, assumed: Assumed) -> Trying:
        found = self.tried.pop(view, None)
        if found is None or found.assumed != assumed:
            found = Trying(hint(view), assumed)
        self.tried[view] = found
        if len(self.tried) > TRIED:
            del self.tried[next(iter(self.tried))]
        return found

    def _hear_of(self, trying: Trying) -> None:
        """More is known of some odds: they are told as they come; what is no longer looked at, is stopped."""
        shown = self.shown_help
        if shown is None or shown.course is not trying.course:
            trying.stop()
        elif trying.course and trying.course.state is Going.RUNNING:
            for show in tuple(self.coming):
                show()
        else:
            self.tell()

    def deal(self, seed: str = "") -> None:
        """Deal or draw, whichever is due, from `seed` if one is given.

        Where neither is due (a button pressed twice) the deal is refused like any move.
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
        """One move of the opponent who is to act."""
        if self.waits and (move := self.opponents.move(self.state, self.controls, self._chance)):
            self.lines = self.lines.play(move)
            if self.covers or self.state.turn in self.people:
                self.looker = self._looker_on()

    def _looker_on(self) -> int | None:
        """Whose cards stay uncovered after a move: `looker`'s, until it is another person's turn."""
        if not self.covers:
            return None
        acting = acting_seats(self.state, self.people)
        return self.looker if self.looker in acting or not acting else None

    def opponents_at_once(self) -> None:
        """Make all due moves of opponents, where the reader wants them made at once."""
        if self.prefs["tempo"] == 0:
            for _ in range(AT_ONCE):
                if not self.waits:
                    return
                self.opponent_moves()
