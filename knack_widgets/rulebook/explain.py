"""Explanations in words of why a move is or is not allowed.

A refusal gets one or two sentences for each clause that forbids the move. They are in the game's messages, by clause:
``duty-play-3`` for a card that a duty rules out (``.also`` when another reason came before it, ``.allowed`` for a card
that the duty requires), ``free-play-3`` for a card that may be played because no duty asks for a card in hand,
``turn-play-4`` for another player's turn, ``phase-bidding`` for a move that does not belong to the phase,
``limit-setup-1`` for a set-up that is refused, ``why-talon-buying-6`` (or ``why-talon`` for every clause) for any other
key of a reason.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ..rules import IllegalMove, PositionError, Reason, RecordError, Verdict, games
from ..rules.core.facts import Setup
from ..rules.core.moves import Move
from ..rules.core.positions.faults import Wanted
from .bundles import Messages, messages
from .labels import clause_label
from .languages import check_lang
from .names import capital
from .speech import Speaker


def explain(verdict: Verdict, lang: str, you: int | None = None) -> str:
    """Explain in words why a move is or is not allowed.

    A refusal has one sentence for each clause that forbids the move. Raise ValueError for a language that
    the book does not have.

    verdict: the verdict
    lang: the language
    you: the reader's seat; without it every player is called by name
    """
    speaker = Speaker(lang, verdict.setup, you)
    if verdict.legal:
        return _say_allowed(speaker, verdict)
    said = [sentence(speaker, reason, verdict.move, also=number > 0) for number, reason in enumerate(verdict.reasons)]
    return " ".join(dict.fromkeys(said))


def explain_error(error: ValueError, lang: str, game_id: str | None = None) -> str:
    """Return an error in words.

    If the error cites a clause, this is the clause's sentence. In brackets follows the value that the error refuses
    (its attribute `read`), or the error's own text if it has no such value. Without a clause it is the error's own
    text. A refused move is explained as by `explain`. For a broken record the text begins by saying that the record
    cannot be read. Raise ValueError for a language that the book does not have.

    error: the error
    lang: the language
    game_id: the game of the clause. If it is None, all installed games are searched, and the clause's sentence is left
        out if several games have a clause with that id
    """
    check_lang(lang)
    if isinstance(error, PositionError):
        return explain_fault(error, lang)
    if isinstance(error, IllegalMove):
        return explain(error.verdict, lang)
    if isinstance(fault := getattr(error, "fault", None), PositionError):
        return messages(lang).say("ui-error_broken", {"text": explain_fault(fault, lang)}, str(error))
    text, plain = str(error), str(error)
    if clause := getattr(error, "clause", None):
        key = f"limit-{_id(clause)}"
        game_ids = [game for game in _games_to_ask(game_id) if messages(lang, game).has(key)]
        if len(game_ids) == 1:
            book = messages(lang, game_ids[0])
            read = getattr(error, "read", None)
            was = book.say("limit-read", {"read": read}, str(error)) if read is not None else str(error)
            text = f"{book.say(key, {}, clause)} ({was})"
    if not isinstance(error, RecordError):
        return text
    # an error text that exists only in English is put in brackets
    return messages(lang).say("ui-error_broken", {"text": f"({text})" if text == plain else text}, text)


FACT_NAMES: Final = {"count": "number"}
"""Names of facts in the messages about faults, where they differ."""


def explain_fault(error: PositionError, lang: str, setup: Setup | None = None) -> str:
    """Return a fault of a position in words: its place, what is wrong, and the clause that says so.

    The sentence is the game's own ``fault-KEY``, or one that all games share. Cards are written as in the position.

    error: the fault
    lang: the language
    setup: the set-up, if the text stands at the place: it has the players' names then, and does not name the place
    """
    book = messages(check_lang(lang), error.game or None)
    facts = {**_fact_words(book, error.facts), **_name_seats(book, error, setup)}
    text = book.say(f"fault-{error.key}", facts, str(error).removeprefix(f"{error.place}: "))
    if error.clause and error.game:
        text = f"{text} ({clause_label(error.game, error.clause, lang)})"
    shows_place = error.place and setup is None
    return book.say("fault-place", {"place": error.place, "text": text}, text) if shows_place else text


SEAT_EXPECTED: Final = frozenset({"order", "leader", "taker", "run-owner"})
"""Keys of faults whose expected value is a seat."""


def _name_seats(book: Messages, error: PositionError, setup: Setup | None) -> dict[str, str]:
    """Return the seats of a fault in words, also with a capital: ``seat``, and ``other`` for the expected one."""
    seats = {"seat": error.facts.get("seat")}
    if error.key in SEAT_EXPECTED:
        seats["other"] = error.facts.get("expected")
    words: dict[str, str] = {}
    for name, seat in seats.items():
        if setup is not None and type(seat) is int and 0 <= seat < len(setup.names):
            said = Speaker(book.lang, setup).seat(seat)
        else:
            said = book.say("fault-seat_number", {"number": str(seat)}, str(seat))
        words |= {name: said, name.capitalize(): capital(said)} if seat is not None else {}
    return words


def _fact_words(book: Messages, facts: Mapping[str, object]) -> dict[str, str]:
    """Return the facts of a fault as text, in the language of the messages.

    Counts are figures, as in the text of the position.
    """
    return {
        FACT_NAMES.get(name, name): book.say(f"wanted-{fact.key}", _fact_words(book, fact.facts), str(fact))
        if isinstance(fact, Wanted)
        else str(fact)
        for name, fact in facts.items()
    }


def sentence(speaker: Speaker, reason: Reason, move: Move | None, *, also: bool = False) -> str:
    """Return in words why a clause refuses a move, or the clause's id if it has no message.

    also: whether another reason comes before this reason
    """
    clause = reason.clause.id
    book = speaker.book
    if reason.key == "duty":
        key = f"duty-{_id(clause)}"
        best = book.first(*([f"{key}.also"] if also else []), key, "duty")
        return speaker.say(best, _duty_facts(speaker, reason), clause)
    if reason.key == "turn":
        return speaker.say(book.first(f"turn-{_id(clause)}", "turn"), reason.facts, clause)
    if reason.key == "card":
        return speaker.say(book.first(f"card-{_id(clause)}", "card-not-held"), reason.facts, clause)
    if reason.key not in ("phase", "over"):
        best = f"why-{reason.key}-{_id(clause)}"
        return speaker.say(book.first(best, f"why-{reason.key}", best), reason.facts, clause)
    facts = {"cannot": _cannot(speaker, reason, move)}
    return speaker.say(f"phase-{_phase(speaker, reason)}", facts, clause)


def _say_allowed(speaker: Speaker, verdict: Verdict) -> str:
    """Say that a move is allowed, and why.

    The reason is the clause that leaves the choice free, or the first obeyed duty that has a message.
    """
    if freeing := verdict.freed_by:
        key = speaker.book.first(f"free-{_id(freeing)}", "free")
        return speaker.say(key, speaker.move_facts(verdict.move), freeing)
    for clause in verdict.grounds:
        key = f"duty-{_id(clause)}.allowed"
        if speaker.book.has(key):
            return speaker.say(key, speaker.move_facts(verdict.move), clause)
    return speaker.say_allowed(verdict.move)


def _duty_facts(speaker: Speaker, reason: Reason) -> dict[str, Any]:
    """Return the facts of a refused card, with further facts by which messages select a text.

    tried: the card that was tried
    refused: the card, and the refused side if it was face down
    same: whether the card was right, but the wrong side up
    asked: the cards that the duty asks for, joined with "or"
    choice: the same cards, joined with "and"
    many: number of these cards
    up_rank: the upcard's rank
    """
    facts = dict(reason.facts)
    asked = [speaker.card(card) for card in facts["asked"]]
    if facts["led"]:
        suit = facts["led"]
        facts["led"] = speaker.say("suit-trump", {"suit": suit}, suit) if suit == facts["trump"] else speaker.suit(suit)
    refused = "refused-face-down" if facts["verb"] == "blank" else "refused-card"
    card = speaker.card(facts["card"])
    return facts | {
        "same": "yes" if facts["card"] in facts["asked"] else "no",
        "tried": card,
        "refused": speaker.say(refused, {"card": facts["card"]}, facts["card"]),
        "asked": speaker.as_list(asked, "or"),
        "choice": speaker.as_list(asked, "and"),
        "many": len(asked),
        "up_rank": (facts["up"] or "?")[0],
    }


def _cannot(speaker: Speaker, reason: Reason, move: Move | None) -> str:
    if move is not None:
        return speaker.cannot(move)
    # without `move` only the verb and the seat are known, not the card
    verb = reason.facts["verb"]
    facts = {"seat": reason.facts.get("seat"), "card": speaker.say("some-card", {}, "?")}
    return speaker.say(f"verb-{verb}.cannot", facts, verb)


def _phase(speaker: Speaker, reason: Reason) -> str:
    """Return the name of the phase whose permission refuses the move.

    If the clause is no phase's permission, return the reason's key.
    """
    phases = speaker.setup.game.phases.values()
    names = (phase.name for phase in phases if reason.clause in phase.permissions and phase.wrong == reason.key)
    return next(names, reason.key)


def _games_to_ask(game_id: str | None) -> tuple[str, ...]:
    return (game_id,) if game_id else tuple(games)


def _id(clause: str) -> str:
    """Return a clause id as part of a Fluent id."""
    return clause.replace(".", "-")
