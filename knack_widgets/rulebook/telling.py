"""A record in words, deal by deal, for a class to read aloud."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..rules.core.moves import Move
from ..rules.core.tricks.state import TrickState
from .accounts import account_of_seat, balance_changes, list_payments, signed_amount, steps_of_deal
from .explain import explain
from .labels import departures
from .languages import check_lang
from .names import money
from .speech import Speaker
from .words import position

if TYPE_CHECKING:
    from ..rules.core.state import State
    from ..rules.records import Record, Step


def tell(record: Record, lang: str) -> str:
    """Return the whole match in words: each hand, move, consequence and try.

    A position with which the match begins comes first. A refused try is followed by the reason. An empty line separates
    deals; there is no line break at the end. Hidden cards are named, too, because a person who has a record may see all
    its cards. Raise ValueError for a language that the book does not have.

    record: the replayed record
    lang: the language
    """
    opening = record.opening
    speaker = Speaker(check_lang(lang), opening.setup)
    players = speaker.as_list([speaker.seat(seat) for seat in range(len(opening.setup.names))])
    game = opening.setup.game
    lines = [_stop(speaker.say("tell-opening", {"game": game.names[lang], "players": players}, game.id))]
    lines += map(_stop, departures(speaker))
    if record.position is not None:
        lines += ["", position(opening.view(*range(len(opening.setup.names))), lang)]
    for at in range(len(record.steps)):
        lines += tell_step(speaker, record.steps, at)
    return "\n".join(lines)


def tell_step(speaker: Speaker, steps: Sequence[Step], at: int) -> list[str]:
    """Return one step in lines: a move and its consequences, or a try and its refusal.

    The lines of a deal include every hand, and the lines of its end the account of every seat.

    speaker: the speaker that puts the step into words
    steps: the steps of the match
    at: index of the step
    """
    step = steps[at]
    if step.verdict is not None:
        facts = {"move": speaker.move(step.verdict.move), "why": explain(step.verdict, speaker.lang)}
        return [speaker.say("tell-try", facts, step.text)]
    move = step.move
    narrated = speaker.narrate(move, step.after.events, drawn=step.drawn, drawer=step.drawer)
    sentences = " ".join(_stop(text) for text, _ in narrated)
    return [*_heading(speaker, move, step.after), sentences, *_hands_or_accounts(speaker, steps, at)]


def _heading(speaker: Speaker, move: Move, after: State) -> list[str]:
    if move.verb == "deal":
        return ["", speaker.say("tell-deal", {"deals": after.deals}, str(after.deals))]
    if move.verb == "end":
        return ["", speaker.say("tell-end", {}, "end")]
    return []


def _hands_or_accounts(speaker: Speaker, steps: Sequence[Step], at: int) -> list[str]:
    """Return the hands after a deal, or the accounts when a deal or the match is over.

    Return no lines after any other move.
    """
    step = steps[at]
    after = step.after
    if not isinstance(after, TrickState):
        return []
    if step.move.verb == "deal":
        everybody = range(len(after.hands))
        hands = after.view(*everybody).scene.hands
        held = [speaker.as_list(map(speaker.card, hand.arranged or ())) for hand in hands if hand]
        return [
            _stop(speaker.say("tell-hand", {"seat": seat, "cards": cards}, str(seat)))
            for seat, cards in enumerate(held)
        ]
    if after.over or (step.before.chance is None and after.chance == "deal"):
        return _accounts(speaker, steps_of_deal(steps[: at + 1]))
    return []


def _accounts(speaker: Speaker, steps: Sequence[Step]) -> list[str]:
    """Return a line for each seat: what it paid and received in these steps, the sum, and its balance."""
    payments = list_payments(steps)
    lines = []
    for seat, change in enumerate(balance_changes(steps)):
        parts = ", ".join(account_of_seat(payments, seat, speaker))
        sum_ = signed_amount(change)
        account = speaker.say("tell-sum", {"parts": parts, "change": sum_}, sum_) if parts else sum_
        facts = {"seat": seat, "account": account, "balance": money(steps[-1].after.score["balance"][seat])}
        lines.append(_stop(speaker.say("tell-account", facts, account)))
    return lines


def _stop(sentence: str) -> str:
    return f"{sentence}."
