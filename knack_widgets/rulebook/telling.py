"""A record in words, deal by deal, for a class to read aloud."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules.core.moves import Move
from ..rules.core.tricks import TrickState
from .explain import explain
from .labels import departures
from .languages import check_lang
from .names import money
from .speech import Speaker

if TYPE_CHECKING:
    from ..rules.core.state import State
    from ..rules.records import Record, Step


def tell(record: Record, lang: str) -> str:
    """Return the whole match in words: each hand, move, consequence and try.

    A try has the reason for its refusal. An empty line separates deals; there is no line break at the
    end. Hidden cards are named, too: a record is not secret from its reader. Raise ValueError for a
    language that the book does not have.

    record: the replayed record
    lang: the language
    """
    opening = record.opening
    speaker = Speaker(check_lang(lang), opening.setup)
    players = speaker.as_list([speaker.seat(seat) for seat in range(len(opening.setup.names))])
    game = opening.setup.game
    lines = [_stop(speaker.say("tell-opening", {"game": game.names[lang], "players": players}, game.id))]
    lines += map(_stop, departures(speaker))
    for step in record.steps:
        lines += tell_step(speaker, step)
    return "\n".join(lines)


def tell_step(speaker: Speaker, step: Step) -> list[str]:
    """Return one step in lines: a move and its consequences, or a try and its refusal.

    After a deal every hand follows.
    """
    if step.verdict is not None:
        facts = {"move": speaker.move(step.verdict.move), "why": explain(step.verdict, speaker.lang)}
        return [speaker.say("tell-try", facts, step.text)]
    move = step.before.read(step.text)
    narrated = speaker.narrate(move, step.after.events, drawn=step.drawn)
    sentences = " ".join(_stop(text) for text, _ in narrated)
    return [*_heading(speaker, move, step.after), sentences, *_balances_or_hands(speaker, move, step)]


def _heading(speaker: Speaker, move: Move, after: State) -> list[str]:
    if move.verb == "deal":
        return ["", speaker.say("tell-deal", {"deals": after.deals}, str(after.deals))]
    if move.verb == "end":
        return ["", speaker.say("tell-end", {}, "end")]
    return []


def _balances_or_hands(speaker: Speaker, move: Move, step: Step) -> list[str]:
    """Return the hands after a deal, or the balances when a deal or the match is over.

    Return no lines after any other move.
    """
    after = step.after
    if not isinstance(after, TrickState):
        return []
    if move.verb == "deal":
        everybody = range(len(after.hands))
        hands = after.view(*everybody).scene.hands
        held = [speaker.as_list(map(speaker.card, hand.arranged or ())) for hand in hands if hand]
        return [
            _stop(speaker.say("tell-hand", {"seat": seat, "cards": cards}, str(seat)))
            for seat, cards in enumerate(held)
        ]
    if after.over or (step.before.chance is None and after.chance == "deal"):
        shown = [
            speaker.say("tell-balance", {"seat": seat, "amount": money(balance)}, str(balance))
            for seat, balance in enumerate(after.balances)
        ]
        return [_stop(speaker.say("tell-balances", {"balances": ", ".join(shown)}, ""))]
    return []


def _stop(sentence: str) -> str:
    return f"{sentence}."
