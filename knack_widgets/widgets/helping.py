"""Help with choosing a move: it is requested with one press, and continues at the reader's next choice."""

from __future__ import annotations

from dataclasses import replace

from ..pages.assumed import Assumed, assume
from ..pages.course import Going
from ..pages.present import may_ask
from ..pages.seats import acting_seats
from ..pages.sight import Helped
from ..pages.tries import seat_of
from ..players.hint import hint
from ..rules import NotationError, View
from .desk import Desk
from .trouble import trouble
from .trying import Trying

TRIED = 16
"""Number of positions whose odds are cached, so that a reader who returns to such a position sees the odds at once."""


def give_help(desk: Desk) -> None:
    """Show help to choose; if it is shown already, compute its odds from more worlds.

    Raise NotationError if the reader has no choice to make.
    """
    seat = _asking_seat(desk)
    if seat is None:
        raise NotationError("hint: expected a position in which the reader is to choose")
    _help_at(desk, seat, again=desk.sight.shown_help is not None)


def follow_help(desk: Desk) -> None:
    """Show help again at the reader's next choice in the deal.

    This goes on until the reader closes the help. If the computer players have changed, the odds are computed
    again.
    """
    shown = desk.look.helped
    if shown is None:
        return
    steps, at = desk.line.steps, desk.line.at
    if shown.state is not desk.state and at < len(steps):
        return  # a reader who looks at an earlier step finds the help again at its position
    dealt = max((n for n in range(at) if steps[n].text.startswith("deal ")), default=0)
    if not any(step.after is shown.state for step in steps[dealt:at]):
        close_help(desk)
        return
    seat = _asking_seat(desk)
    again = shown.state is desk.state or seat in acting_seats(desk.state, desk.people)
    if seat is not None and again and not _is_shown(desk, seat):
        _help_at(desk, seat)


def resume_help(desk: Desk) -> None:
    """Show help in a restored position, if the reader has to choose in it."""
    seat = _asking_seat(desk)
    if seat is not None and seat in acting_seats(desk.state, desk.people):
        _help_at(desk, seat)


def close_help(desk: Desk) -> None:
    """Close the help, and keep the odds so far."""
    stop_odds(desk)
    desk.look = replace(desk.look, helped=None)


def stop_odds(desk: Desk) -> None:
    """Stop computing odds, and keep the results so far."""
    for trying in desk.tried.values():
        trying.stop()


def open_map(desk: Desk) -> None:
    """Open the map of opening hands beside the odds, if the odds are shown."""
    if shown := desk.sight.shown_help:
        desk.look = replace(desk.look, helped=shown._replace(hands=True))


def _asking_seat(desk: Desk) -> int | None:
    """Return the seat for which the reader may ask for help, or None if the reader has no choice to make."""
    return seat_of(desk.sight, desk.view) if may_ask(desk.sight, desk.view) else None


def _is_shown(desk: Desk, seat: int) -> bool:
    """Return whether the shown help is for this position and the current computer players."""
    shown = desk.sight.shown_help
    return shown is not None and (shown.course is None or shown.course.assumed == assume(desk.match.controls, seat))


def _help_at(desk: Desk, seat: int, *, again: bool = False) -> None:
    """Show help for a seat.

    again: whether to compute existing odds from more worlds
    """
    trying = _find_trying(desk, desk.state.view(seat), assume(desk.match.controls, seat))
    hands = bool(desk.look.helped and desk.look.helped.hands)
    desk.look = replace(desk.look, helped=Helped(desk.state, trying.hint, trying.course, hands))
    if trying.course and (again or not trying.course.points):
        trying.go_on(lambda: _hear_of(desk, trying), lambda error: _report_failure(desk, error))


def _find_trying(desk: Desk, view: View, assumed: Assumed) -> Trying:
    trying = desk.tried.pop(view, None)
    if trying is None or trying.assumed != assumed:
        trying = Trying(hint(view), assumed)
    desk.tried[view] = trying
    if len(desk.tried) > TRIED:
        del desk.tried[next(iter(desk.tried))]
    return trying


def _hear_of(desk: Desk, trying: Trying) -> None:
    """Show new results of some odds, or stop the work if the reader no longer looks at them."""
    shown = desk.sight.shown_help
    if shown is None or shown.course is not trying.course:
        trying.stop()
    elif trying.course and trying.course.state is Going.RUNNING:
        for show in tuple(desk.coming):
            show()
    else:
        desk.tell()


def _report_failure(desk: Desk, error: Exception) -> None:
    """Show a notice that the odds could not be computed, and log the error."""
    desk.show_notice(trouble(error, desk.lang, desk.game.id))
    desk.tell()
