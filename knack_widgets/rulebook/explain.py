"""Explanations in words of why a move is or is not allowed.

A refusal gets a sentence or two for each clause that forbids the move. The words are in the game's
messages, by clause: ``duty-play-3`` for a card that a duty rules out (``.also`` when another reason came
before it, ``.allowed`` for a card that the duty requires), ``free-play-3`` for a card that may be played
because no duty asks for a card in hand, ``turn-play-4`` for another player's turn, ``phase-bidding`` for
a move that does not belong to the phase, ``limit-setup-1`` for a set-up that is refused,
``why-talon-buying-6`` for any other key of a reason.
"""

from __future__ import annotations

from typing import Any

from ..rules import IllegalMove, Reason, RecordError, Verdict, games
from ..rules.core.moves import Move
from .bundles import messages
from .languages import check_lang
from .speech import Speaker


def explain(verdict: Verdict, lang: str, you: int | None = None) -> str:
    """Explain a verdict in words: why the move is allowed, or why not.

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
    """Return an error in words: the sentence of its clause, then the value read or the error's text.

    A refused move is explained as `explain` does. A broken record is introduced as one that cannot be
    read. Raise ValueError for a language that the book does not have.

    error: the error
    lang: the language
    game_id: the game of the clause; without it all installed games are searched, and the clause's sentence is left
        out if several games have that id
    """
    check_lang(lang)
    if isinstance(error, IllegalMove):
        return explain(error.verdict, lang)
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


def sentence(speaker: Speaker, reason: Reason, move: Move | None, *, also: bool = False) -> str:
    """Return why a clause refuses a move; a clause without words is named by its id.

    also: whether another reason came before this one
    """
    clause = reason.clause.id
    book = speaker.book
    if reason.key == "duty":
        key = f"duty-{_id(clause)}"
        best = book.first(f"{key}.also", key) if also else key
        return speaker.say(best, _duty_facts(speaker, reason), clause)
    if reason.key == "turn":
        return speaker.say(book.first(f"turn-{_id(clause)}", "turn"), reason.facts, clause)
    if reason.key == "card":
        return speaker.say(book.first(f"card-{_id(clause)}", "card-not-held"), reason.facts, clause)
    if reason.key not in ("phase", "over"):
        return speaker.say(f"why-{reason.key}-{_id(clause)}", reason.facts, clause)
    facts = {"cannot": _cannot(speaker, reason, move)}
    return speaker.say(f"phase-{_phase(speaker, reason)}", facts, clause)


def _say_allowed(speaker: Speaker, verdict: Verdict) -> str:
    """Say that a move is allowed, and why.

    The reason is the clause that leaves the choice free, or the first obeyed duty that has words.
    """
    if freeing := verdict.freed_by:
        return speaker.say(f"free-{_id(freeing)}", speaker.move_facts(verdict.move), freeing)
    for clause in verdict.grounds:
        key = f"duty-{_id(clause)}.allowed"
        if speaker.book.has(key):
            return speaker.say(key, speaker.move_facts(verdict.move), clause)
    return speaker.say_allowed(verdict.move)


def _duty_facts(speaker: Speaker, reason: Reason) -> dict[str, Any]:
    """Return the facts of a refused card, with further facts by which messages choose words.

    tried: the card that was tried
    refused: the card, and the refused side if it was face down
    same: whether it was the right card, but the wrong side up
    asked: the cards asked for, joined with "or"
    choice: the cards asked for, joined with "and"
    many: number of the cards asked for
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
    # without the move only the verb and the seat are known, not the card
    verb = reason.facts["verb"]
    facts = {"seat": reason.facts.get("seat"), "card": speaker.say("some-card", {}, "?")}
    return speaker.say(f"verb-{verb}.cannot", facts, verb)


def _phase(speaker: Speaker, reason: Reason) -> str:
    """Return the name of the phase whose frame refuses the move, or the reason's own key."""
    phases = speaker.setup.game.phases.values()
    names = (phase.name for phase in phases if reason.clause in phase.frames and phase.wrong == reason.key)
    return next(names, reason.key)


def _games_to_ask(game_id: str | None) -> tuple[str, ...]:
    return (game_id,) if game_id else tuple(games)


def _id(clause: str) -> str:
    """Return a clause id as part of a Fluent id."""
    return clause.replace(".", "-")
