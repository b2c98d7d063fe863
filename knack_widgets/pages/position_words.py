"""The position of a step of a lesson in words: its phase, and the player whose turn it is."""

from __future__ import annotations

from functools import lru_cache

from ..rulebook.bundles import messages
from ..rulebook.speech import Speaker
from ..rulebook.words import phase_words, status
from ..rules import Position, Record
from ..rules.core.errors import InputError


@lru_cache(maxsize=256)
def position_words(line: str, lang: str) -> str:
    """Return a position in words, without a full stop, or "" if it cannot be read or has nobody on turn.

    If cards are unknown, the phase is left out: filling them in can take a second.

    >>> position_words("knack;players=3;phase=play;dealer=0;turn=1;hands=7h_8s_9c,7c_Kd_Ts,6s_7d_Ah;up=6d", "en")
    'First trick: Player 2 is to lead'

    line: the position in one line
    lang: the language
    """
    try:
        position = Position.parse(line)
        if not position.unknown() and not any(position.faults()):
            view = Record(position.game, position=position).final.view()
            facts = {"phase": phase_words(view, lang), "status": status(view, lang, why=False)}
            return messages(lang).say("position-at", facts, "")
    except InputError:
        return ""
    turn = position.draft["turn"]
    if turn is None:
        return ""
    return messages(lang).say("position-turn", {"seat": Speaker(lang, position.setup).seat(turn)}, "")


def position_task(line: str, lang: str) -> str:
    """Return the sentences that ask a class to look at a position.

    line: the position in one line
    lang: the language
    """
    words = position_words(line, lang)
    said = messages(lang).say
    return said("position-task", {"words": words}, "") if words else said("print-lesson_position", {}, "")
