"""Moves on a desk: moves of the reader, deals and draws, and moves of computer players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from ..pages.choosing import move_by_card
from ..pages.line import Line, Lines, Match
from ..pages.seats import acting_seats, check_controls
from ..pages.seeds import Luck
from ..rules import Move, NotationError, Verdict
from .desk import Desk

AT_ONCE = 400
"""Greatest number of computer players' moves that are made at once; every deal has fewer moves."""


def begin(
    desk: Desk,
    players: int | Sequence[str],
    options: Mapping[str, object],
    seed: str,
    controls: Sequence[object] | None,
    dealer: int | None = None,
    without: Sequence[str] = (),
    readings: Mapping[str, str] = MappingProxyType({}),
) -> None:
    """Begin a new match and make its first deal.

    If a setting is refused, the desk is not changed.
    """
    opening = desk.game.opening(desk.game.setup(players, options, dealer, without, readings))
    seats = check_controls(controls, len(opening.setup.names))
    luck = Luck(desk.match.luck.seed, desk.match.luck.series)
    line, luck = Line(opening).deal_first(luck, seed)
    former = desk.own_match
    desk.put(Match(Lines((line,)), seats, luck))
    desk.former = former
    play_opponents_at_once(desk)


def play_move(desk: Desk, move: Move | str) -> None:
    """Make a move of the reader, or show why it is not allowed."""
    verdict = _judge(desk, move)
    if not verdict.legal:
        desk.look = replace(desk.look, verdict=verdict)
        return
    desk.put_lines(desk.match.lines.play(verdict.move))
    desk.look = replace(desk.look, fresh=desk.line.at, looker=_next_looker(desk))
    play_opponents_at_once(desk)


def play_card(desk: Desk, seat: int, code: str) -> None:
    """Make the move of a card that the reader chose, or show why it is not allowed."""
    play_move(desk, move_by_card(desk.game, desk.state, seat, code))


def explain_move(desk: Desk, move: Move | str) -> None:
    """Show why a move of the reader is or is not allowed, without making it.

    Raise NotationError unless the reader plays the seat and sees its hand.
    """
    meant = desk.line.judge(move).move
    if meant.seat not in desk.people or meant.seat not in desk.sight.visible_seats:
        raise NotationError(f"{meant}: only moves of a seat that the reader plays and sees are explained")
    desk.look = replace(desk.look, verdict=_judge(desk, move))


def explain_card(desk: Desk, seat: int, code: str) -> None:
    """Show why the move of a card is or is not allowed, without making it."""
    explain_move(desk, move_by_card(desk.game, desk.state, seat, code))


def _judge(desk: Desk, move: Move | str) -> Verdict:
    """Return the verdict on a move, or on a legal order of its cards."""
    verdict = desk.line.judge(move)
    return verdict if verdict.legal else desk.line.legal_order(verdict.move) or verdict


def deal(desk: Desk, seed: str = "") -> None:
    """Deal or draw cards, as the position requires.

    If it requires neither (because a button was pressed twice), the deal is refused like any other move.

    seed: the seed of the cards; if it is empty, the next seed of the match's series is used, or a new seed if there
        is no series
    """
    if desk.state.chance is None:
        play_move(desk, Move(None, "deal", desk.game.pack(desk.line.opening.setup)))
        return
    luck = desk.match.luck
    seed = luck.due(seed)
    move = desk.state.by_chance(seed)
    desk.match = replace(desk.match, lines=desk.match.lines.play(move), luck=luck.advance(str(move), seed))
    desk.look = replace(desk.look, looker=None)
    play_opponents_at_once(desk)


def play_opponent(desk: Desk) -> None:
    """Make one move of the computer player that has to act."""
    if move := desk.opponents.move_in(desk.match):
        desk.put_lines(desk.match.lines.play(move))
        if desk.sight.covers or desk.state.turn in desk.people:
            desk.look = replace(desk.look, looker=_next_looker(desk))


def play_opponents_at_once(desk: Desk) -> None:
    """Make all due moves of computer players, if the reader has chosen the tempo 0 (at once)."""
    if desk.prefs["tempo"] == 0:
        for _ in range(AT_ONCE):
            if not desk.sight.waits:
                return
            play_opponent(desk)


def _next_looker(desk: Desk) -> int | None:
    """Return the seat whose cards stay uncovered after a move, or None.

    It is None if cards are not covered between turns, or if another person is on turn.
    """
    if not desk.sight.covers:
        return None
    acting, looker = acting_seats(desk.state, desk.people), desk.look.looker
    return looker if looker in acting or not acting else None


def take_back_end(desk: Desk) -> None:
    """Continue a match that was ended.

    Raise NotationError if the match has not been ended.
    """
    line = desk.line.before_end()
    if line is None:
        raise NotationError("the match has not been ended; only its end can be taken back")
    desk.put_lines(desk.match.lines.replace_line(line))
