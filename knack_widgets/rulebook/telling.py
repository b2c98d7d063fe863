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
    """The whole match: every hand, every move and what it led to, every try with what refused it.

    Deals are separated by an empty line; no line break at the end. Nothing is hidden: whoever has a record can read it.
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
    """One step: the move and what it led to, or the try and what refused it; after a deal every hand, in lines."""
    if step.verdict is not None:
        facts = {"move": speaker.move(step.verdict.move), "why": explain(step.verdict, speaker.lang)}
        return [speaker.say("tell-try", facts, step.text)]
    move = step.before.read(step.text)
    sentences = " ".join(_stop(text) for text, _ in speaker.narrate(move, step.after.events))
    return [*_heading(speaker, move, step.after), sentences, *_balances_or_hands(speaker, move, step)]


def _heading(speaker: Speaker, move: Move, after: State) -> list[str]:
    if move.verb == "deal":
        return ["", speaker.say("tell-deal", {"deals": after.deals}, str(after.deals))]
    if move.verb == "end":
        return ["", speaker.say("tell-end", {}, "end")]
    return []


def _balances_or_hands(speaker: Speaker, move: Move, step: Step) -> list[str]:
    """What is worth seeing after a move: the hands that were dealt, the balances when a deal or the match is over."""
    after = step.after
    if not isinstance(after, TrickState):
        return []
    if move.verb == "deal":
        return [
            _stop(
                speaker.say("tell-hand", {"seat": seat, "cards": speaker.as_list(map(speaker.card, hand))}, str(seat))
            )
            for seat, hand in enumerate(after.hands)
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
