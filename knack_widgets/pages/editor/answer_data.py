"""The data of a question and its answer: the possible moves, the verdict in words, its clauses, examples."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ...players.settle import DEPENDS, YES, Settled
from ...rulebook.clause_context import quoted_html
from ...rulebook.labels import clause_label
from ...rulebook.names import merge_equal
from ...rules import Move
from ...rules.core.facts import Setup
from .asking import Acts, example_cards, find_acts, find_other_acts
from .page_data import Words
from .session import Session

MAX_CLAUSES: Final = 4
"""Greatest number of clauses whose text is shown beside an answer."""


@dataclass(frozen=True, slots=True)
class Act:
    """A move that may be asked about.

    answer: ``yes``, ``no`` or ``depends`` if it is known, else empty
    """

    move: str
    label: str
    answer: str
    is_asked: bool


@dataclass(frozen=True, slots=True)
class ClauseText:
    """A clause behind an answer: its id, its name, the address of its page, and its text as HTML."""

    id: str
    label: str
    href: str
    html: str


@dataclass(frozen=True, slots=True)
class AnswerData:
    """An answer.

    key: a text that differs from that of any other answer to a question about the situation
    kind: ``yes``, ``no`` or ``depends``
    question: the question in words
    text: the answer in words
    ways: for an answer that depends on cards, an example each way
    has_readings: whether the game has other readings
    shows_readings: whether the answer says what other readings change
    """

    key: str
    kind: str
    question: str
    text: str
    clauses: tuple[ClauseText, ...]
    ways: tuple[str, ...]
    has_readings: bool
    shows_readings: bool


@dataclass(frozen=True, slots=True)
class Question:
    """The moves that may be asked about, of one seat.

    acts: the moves of this phase
    others: the moves of other phases
    cards: card → name and whether it is chosen, where several may be chosen
    other_cards: the same for moves of other phases
    nothing: the sentence that is shown if there is nothing to ask about
    """

    seat: int
    acts: tuple[Act, ...]
    others: tuple[Act, ...]
    cards: tuple[tuple[str, str, bool], ...]
    other_cards: tuple[tuple[str, str, bool], ...]
    nothing: str


def question_data(session: Session, words: Words) -> Question:
    """Return the moves that may be asked about, of the seat of a session."""
    seat = session.asking_seat
    acts: Acts = find_acts(session.draft, seat, session.chosen)
    is_by_chance = session.draft.setup.game.phases[session.draft.phase].chance is not None
    is_asked = acts.moves or acts.cards or (is_by_chance and not session.draft.faults)
    others = find_other_acts(session.draft, seat, acts.moves, session.chosen) if is_asked else Acts()
    return Question(
        seat,
        _acts(session, words, acts.moves),
        _acts(session, words, others.moves),
        _cards(session, words, acts.cards),
        _cards(session, words, others.cards),
        words.say("by_chance" if is_by_chance else "no_acts", seat=words.speaker.seat(seat)),
    )


def _cards(session: Session, words: Words, cards: Sequence[str]) -> tuple[tuple[str, str, bool], ...]:
    return tuple((card, words.speaker.short(card), card in session.chosen) for card in dict.fromkeys(cards))


def _acts(session: Session, words: Words, moves: Sequence[Move]) -> tuple[Act, ...]:
    return tuple(
        Act(str(move), words.speaker.move_name(move), session.answers.get(str(move), ""), str(move) == session.asked)
        for move in moves
    )


def answer_data(session: Session, words: Words, page: Callable[[str], str]) -> AnswerData | None:
    """Return the answer to a session's question, or None as long as it is missing.

    page: returns the address of a page of the book
    """
    asked = session.answer
    if asked is None:
        return None
    label = words.speaker.move_name(asked.move)
    has_readings = bool(asked.position.setup.game.readings)
    shows_readings = bool(asked.by_reading)
    return AnswerData(
        f"{asked.move}:{'readings' if shows_readings else 'own'}",
        asked.answer,
        words.say("asked", seat=words.speaker.seat(session.asking_seat), move=label),
        asked.explain(words.lang),
        tuple(clause_text(asked.position.setup, clause, words.lang, page) for clause in asked.clauses[:MAX_CLAUSES]),
        _ways(asked, words) if asked.answer == DEPENDS else (),
        has_readings,
        shows_readings,
    )


def allowed_text(session: Session, words: Words) -> str:
    """Return the moves that are allowed, in words, if all moves of the seat were asked about; else nothing."""
    if session.working or not session.answers:
        return ""
    acts = question_data(session, words).acts
    allowed = [act.label for act in acts if session.answers.get(act.move) == YES]
    seat = words.speaker.seat(session.asking_seat)
    listed = words.speaker.as_list([words.say("act", move=label) for label in allowed])
    return words.say("allowed_acts" if allowed else "nothing_allowed", seat=seat, moves=listed)


def clause_text(setup: Setup, clause: str, lang: str, page: Callable[[str], str]) -> ClauseText:
    """Return a clause with its text as played, in a language, and the address at which the book opens it, if any."""
    game = setup.game.id
    address = page(game)
    href = address and f"{address}?clause={clause}&lang={lang}"
    return ClauseText(clause, clause_label(game, clause, lang), href, quoted_html(game, clause, lang, setup))


def _ways(asked: Settled, words: Words) -> tuple[str, ...]:
    ways: Mapping[bool, tuple[tuple[str, tuple[str, ...]], ...]] = example_cards(asked)
    said = []
    for legal in (True, False):
        places = [
            words.say("at", place=words.field(place), cards=", ".join(merge_equal(map(words.card, cards))))
            for place, cards in ways.get(legal, ())
            if cards
        ]
        if places:
            said.append(words.say("way_yes" if legal else "way_no", cards="; ".join(places)))
    return tuple(said)
