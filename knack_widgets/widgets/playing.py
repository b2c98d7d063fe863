"""Moves on a desk: moves of the reader, deals and draws, and moves of computer players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from ..pages.choosing import move_by_card
from ..pages.line import Line, Lines, Match
from ..pages.seats import acting_seats, check_controls
from ..pages.seeds import Luck, next_seed
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


def begin_again(desk: Desk, seed: str = "") -> None:
    """Begin the match on the desk again, and make the due moves of the computer players.

    seed: the seed of another first deal; without it the match begins with its first deal, or with its position
    """
    setup = desk.line.opening.setup
    if seed:
        names = len(setup.names) if None in setup.names else [str(name) for name in setup.names]
        options, controls = setup.options, desk.match.controls
        begin(desk, names, options, seed, controls, setup.first, setup.without, setup.readings)
    else:
        steps = desk.line.steps
        dealt = desk.line.deals[0] + 1 if desk.line.deals and desk.line.opening.chance else 0
        line, luck = Line(desk.line.opening, steps[:dealt], dealt), desk.match.luck
        if dealt and (first := luck.used.get(steps[dealt - 1].text)):
            luck = replace(luck, seed=next_seed(first))
        desk.former = desk.own_match
        desk.put(Match(Lines((line,)), desk.match.controls, luck))
    play_due(desk)


def read(desk: Desk, move: Move | str) -> Move:
    """Return the move that a text means at the shown step; raise NotationError if the text is not a move."""
    return move if isinstance(move, Move) else desk.state.read(move)


def play_move(desk: Desk, move: Move | str) -> None:
    """Make a move of the reader, or show why it is not allowed."""
    verdict = _judge(desk, move)
    if not verdict.legal:
        desk.look = replace(desk.look, verdict=verdict)
        return
    _make(desk, verdict)
    play_opponents_at_once(desk)


def play_now(desk: Desk, move: Move) -> Verdict:
    """Make a move of any seat and all due moves of the computer players, and return the verdict.

    If the move is illegal while computer players have to move, they move first. A refusal is shown if the reader may
    see it.
    """
    verdict = _judge(desk, move)
    if not verdict.legal and desk.sight.waits:
        play_due(desk)
        verdict = _judge(desk, move)
    if verdict.legal:
        _make(desk, verdict)
        play_due(desk)
    elif desk.sight.may_show(verdict):
        desk.look = replace(desk.look, verdict=verdict)
    return verdict


def judge_now(desk: Desk, move: Move) -> Verdict:
    """Return the verdict on a move of any seat, and show it if the reader may see it."""
    verdict = _judge(desk, move)
    desk.look = replace(desk.look, verdict=verdict if desk.sight.may_show(verdict) else None)
    return verdict


def _make(desk: Desk, verdict: Verdict) -> None:
    """Make a move that is legal."""
    desk.put_lines(desk.match.lines.play(verdict.move))
    desk.look = replace(desk.look, fresh=desk.line.at, looker=_next_looker(desk))


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


def deal_now(desk: Desk, seed: str = "") -> Verdict:
    """Deal or draw cards, make all due moves of the computer players, and return the verdict.

    If the position requires neither, the deal is refused.

    seed: the seed of the cards, as for `deal`
    """
    move = Move(None, "deal", desk.game.pack(desk.line.opening.setup))
    if desk.state.chance is None:
        return play_now(desk, move)
    at = desk.line.at
    deal(desk, seed)
    dealt = desk.line.steps[at]
    play_due(desk)
    return dealt.before.judge(dealt.move)


def undo(desk: Desk) -> bool:
    """Take back the reader's last move or the last deal, and all moves after it; return whether there was one.

    Then the computer players make their due moves.
    """
    line = desk.line
    for at in range(line.at, 0, -1):
        step = line.steps[at - 1]
        if step.verdict is None and (step.move.seat is None or step.move.seat in desk.people):
            desk.put_lines(desk.match.lines.replace_line(Line(line.opening, line.steps[: at - 1], at - 1)))
            desk.look = replace(desk.look, looker=None)
            play_due(desk)
            return True
    return False


def play_opponent(desk: Desk) -> None:
    """Make one move of the computer player that has to act.

    A shown refusal goes if its move has become legal, as when it is the reader's turn now.
    """
    if move := desk.opponents.move_in(desk.match):
        desk.put_lines(desk.match.lines.play(move))
        shown = desk.look.verdict
        if shown and not shown.legal and desk.line.judge(shown.move).legal:
            desk.look = replace(desk.look, verdict=None)
        if desk.sight.covers or desk.state.turn in desk.people:
            desk.look = replace(desk.look, looker=_next_looker(desk))


def play_opponents_at_once(desk: Desk) -> None:
    """Make all due moves of computer players, if the reader has chosen the tempo 0 (at once)."""
    if desk.prefs["tempo"] == 0:
        play_due(desk)


def play_due(desk: Desk) -> None:
    """Make all due moves of computer players."""
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
