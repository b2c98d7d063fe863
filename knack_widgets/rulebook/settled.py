"""The answer to a question about a position, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from ..rules import Position, Verdict
from ..rules.core.readings import OURS
from .explain import explain
from .languages import check_lang
from .speech import Speaker

MAX_NAMED_CARDS: Final = 6
"""Greatest number of cards that are named in words; more are written with signs."""


class Answer(Protocol):
    """The part of an answer of `players.settle` that this module puts into words."""

    @property
    def position(self) -> Position:
        """The position."""
        ...

    @property
    def answer(self) -> str:
        """One of ``yes``, ``no`` and ``depends``."""
        ...

    @property
    def exact(self) -> bool:
        """True if the answer holds for all possible cards."""
        ...

    @property
    def verdict(self) -> Verdict:
        """A verdict; if it depends, one that refuses the move."""
        ...

    @property
    def depends_on(self) -> tuple[str, ...]:
        """The cards or rulings that decide."""
        ...

    @property
    def by_reading(self) -> Mapping[tuple[str, str], str]:
        """Ruling and letter → the answer with that reading, the position's own included."""
        ...


def explain_settled(asked: Answer, lang: str) -> str:
    """Return an answer in words: yes, no or what it depends on, then the verdict's sentences.

    asked: the answer
    lang: the language
    """
    speaker = Speaker(check_lang(lang), asked.position.setup, None)
    cards = [word for word in asked.depends_on if len(word) == 2]
    readings = [word for word in asked.depends_on if len(word) != 2]
    said = [speaker.say(f"settled-{asked.answer}", {}, asked.answer)]
    if cards:
        many = len(cards) > MAX_NAMED_CARDS
        named = " ".join(map(speaker.short, cards)) if many else ", ".join(map(speaker.card, cards))
        said += [
            speaker.say("settled-cards", {"cards": named, "count": len(cards)}, named),
            speaker.say("settled-example", {}, ""),
        ]
    said.append(explain(asked.verdict, lang))
    if asked.by_reading and not readings:
        said.append(speaker.say("settled-same", {}, ""))
    if readings:
        named = speaker.as_list(readings)
        said.append(speaker.say("settled-readings", {"readings": named}, named))
        said += [
            _say_reading(speaker, asked.position, ruling, letter, answer)
            for (ruling, letter), answer in sorted(asked.by_reading.items())
            if ruling in readings
        ]
    if not asked.exact:
        said.append(speaker.say("settled-sampled", {}, ""))
    return " ".join(filter(None, said))


def _say_reading(speaker: Speaker, position: Position, ruling: str, letter: str, answer: str) -> str:
    """Return the sentence with the answer under a reading of a ruling, and with what that reading says."""
    reading = position.setup.game.readings[ruling]
    try:
        text = reading.texts(speaker.lang).values[letter]
    except KeyError:  # a game from outside may lack the texts in a language
        text = ""
    facts = {"ruling": ruling, "letter": letter, "answer": answer, "ours": str(letter == OURS).lower(), "text": text}
    if not text:
        return speaker.say("settled-reading-bare", facts, answer)
    return speaker.say("settled-reading", facts, answer)
