"""The table as page data: only the reader's view, in the reader's language."""

from __future__ import annotations

from ..rulebook.accounts import signed_amount
from ..rulebook.examples import examples
from ..rulebook.explain import explain
from ..rulebook.speech import Speaker
from ..rulebook.words import caption, note_words, phase_words, seat_words, status
from ..rules import View
from ..rules.core.scene import Scene, SeatNotes
from .advice import advice, wait
from .advice_data import Advice
from .choosing import actions, cards_to_choose, choosing
from .heaps import awaited_seats, blowing, looks, own_seat, piles
from .known_cards import known_of_seat, list_known
from .middle import middle
from .move_data import Moves
from .outcomes import headline, is_over
from .results import cover, notes_on_deal, result
from .seat_data import HandCard, SeatData, Seats
from .seats import ME
from .sight import Sight
from .standing import looking_back, newcomers, now
from .story import log, mover, recent
from .table_data import Head, Judged, Recent, Refused, TableData, Voice
from .tries import seat_of

GROUNDS = 3
"""Number of named clauses, of those that a legal move obeys; the decisive clauses come first."""


def table(sight: Sight, speak: Speaker) -> TableData:
    """Return the table as page data.

    sight: the reader's sight of the match
    speak: the speaker
    """
    happened = recent(sight, speak)
    return TableData(
        head=_head(sight, speak, happened),
        middle=middle(sight, speak),
        seats=_seats(sight, speak, happened),
        moves=_moves(sight, speak),
        voice=_voice(sight, speak),
        log=log(sight, speak),
        place={
            "at": sight.line.at,
            "mover": mover(sight),
            "behind": sight.line.at < len(sight.line.steps),
        },
    )


def _head(sight: Sight, speak: Speaker, happened: Recent) -> Head:
    view = sight.view
    return {
        "caption": caption(view, sight.lang, sight.you, why=sight.prefs["marks"]),
        "phase": view.phase,
        "phaseWords": phase_words(view, sight.lang),
        "status": _status(sight, view, speak),
        "recent": happened,
        "setDeal": notes_on_deal(sight, speak),
        "looking": looking_back(sight, speak) if sight.plays else None,
        "ownReading": speak.ui("readings_book") if sight.plays and speak.setup.readings else None,
    }


def _seats(sight: Sight, speak: Speaker, happened: Recent) -> Seats:
    view = sight.view
    # as they sit, from each seat to its left-hand neighbour
    order = range(len(view.hands))[:: 1 if sight.game.clockwise else -1]
    return {
        "seats": [_seat(sight, view, view.scene, seat, speak, did=seat in happened["seats"]) for seat in order],
        "own": own_seat(sight, view),
        "looks": looks(sight, view, speak),
        "cover": cover(sight, speak),
    }


def _moves(sight: Sight, speak: Speaker) -> Moves:
    view = sight.view
    choose = choosing(sight, view, speak) if sight.plays else None
    asks = sight.plays and may_ask(sight, view)
    return {
        "choose": choose,
        "actions": actions(sight, view, speak, choose=choose) if sight.plays else [],
        "asks": asks,
        "helps": asks and sight.advises,
        "advice": _advice(sight, speak) if sight.plays else None,
        "blow": blowing(sight, view, speak),
        "wait": "opponent" if sight.plays and sight.waits else None,
        "result": result(sight, speak),
    }


def _voice(sight: Sight, speak: Speaker) -> Voice:
    return {
        "known": list_known(sight, speak),
        "prompt": note(sight),
        "refusal": _refusal(sight),
        "reason": _reason(sight),
        "now": now(sight),
    }


def may_ask(sight: Sight, view: View) -> bool:
    """Return whether there is a choice of moves, and a reader who can ask about it."""
    return not view.chance and not view.over and seat_of(sight, view) is not None


def _advice(sight: Sight, speak: Speaker) -> Advice | None:
    """Return the help for this position, or while others move a note that it will continue."""
    helped = sight.shown_help
    if helped:
        return advice(helped, speak, shown=len(sight.visible_seats) > 1)
    return wait(speak) if sight.look.helped and sight.waits else None


def note(sight: Sight) -> str | None:
    """Return the words of a worked example at this step: its title, its note, refused set-ups.

    Refused set-ups are described at the step at which the example opens. If marks are switched off, return None until
    the reader has tried a move at this step, because the words would give the answer away.
    """
    if not sight.prefs["marks"] and sight.shown_verdict is None:
        return None
    example = examples(sight.game.id).get(sight.look.example or "")
    at = sight.line.at
    if example is None or sight.line.steps[:at] != example.record.steps[:at]:
        return None
    said = [example.notes[at][sight.lang]] if at in example.notes else []
    if at == example.at:
        said += [refused.words[sight.lang] for refused in example.refused]
    title = example.title[sight.lang]
    return " ".join([title if title.endswith(("?", "!", "…")) else f"{title}.", *said])


def _status(sight: Sight, view: View, speak: Speaker) -> str:
    """Return whose turn it is, and for which action; after a deal or the match its outcome.

    If a deal is next but cannot be made here, return a reference to the list of steps.
    """
    line, behind = sight.line, sight.line.at < len(sight.line.steps)
    ended = headline(line, speak) if is_over(sight.state) and line.at else None
    if ended and (sight.state.over or not (behind or sight.plays)):
        return ended
    if ended:
        return speak.ui("step_on_after" if behind else "status_next", headline=ended)
    if view.chance and behind:
        return speak.ui("step_on")
    if view.chance == "deal" and not sight.plays:
        return speak.ui("not_dealt")
    return status(view, sight.lang, sight.you, why=sight.prefs["marks"])


def _seat(sight: Sight, view: View, scene: Scene, seat: int, speak: Speaker, *, did: bool) -> SeatData:
    mine = sight.controls[seat] == ME
    hand, seen = scene.hands[seat], scene.seats[seat]
    marks = sight.prefs["marks"]
    playable = {move.args[0] for move in view.moves if move.seat == seat and len(move.args) == 1}
    playable |= cards_to_choose(view, seat) if mine else set()
    hidden: list[HandCard] = [{"code": None, "mine": False, "legal": False, "new": False}]
    cards = hand.cards if hand else ()
    ordered = list(hand.arranged or ()) if hand else []
    fresh = newcomers(sight, view, seat, ordered)
    after_deal = view.chance == "deal" and view.deals > 0
    taken, balance = seen.note("tricks"), seen.note("balance")
    amount = int(balance.facts["amount"]) if balance else 0
    return {
        "seat": seat,
        "name": speak.place(seat),
        "you": seat == sight.you,
        "dealer": seat == scene.dealer,
        "turn": seat in awaited_seats(view),
        "did": did,
        "in": seat in view.players_in or not view.players_in,
        "human": mine,
        "stateWords": "" if after_deal else seat_words(view, seat, sight.lang),
        "balance": amount,
        "balanceWords": signed_amount(amount) if balance else "",
        "tricks": int(taken.facts["count"]) if taken else 0,
        "worthWords": _words(seen, "worth", speak),
        "scoreWords": _words(seen, "score", speak),
        "anteWords": _words(seen, "ante", speak),
        "boughtWords": _words(seen, "bought", speak),
        "tricksWords": _words(seen, "tricks", speak),
        "plays": mine and seat == view.turn and bool(view.to_act & {seat}) and _takes_card(scene),
        "hand": hidden * hand.count
        if hand and cards is None
        else [
            {
                "code": c,
                "mine": mine and hand is not None and hand.held,
                "legal": c in playable if marks else None,
                "new": at in fresh,
            }
            for at, c in enumerate(ordered)
        ],
        "notes": _notes(scene, seat, speak),
        "known": known_of_seat(sight, seat, speak),
        "piles": piles(sight, view, scene, seat, speak),
    }


def _takes_card(scene: Scene) -> bool:
    """Return whether a single card may be pressed in this phase, allowed or not."""
    return any(control.takes == "card" and not control.nested for control in scene.controls)


PLACED = frozenset({"balance", "worth", "score", "ante", "bought", "tricks"})
"""Notes that have a separate place next to a seat."""


def _words(seen: SeatNotes, name: str, speak: Speaker) -> str:
    note = seen.note(name)
    return note_words(note, speak) if note else ""


def _notes(scene: Scene, seat: int, speak: Speaker) -> list[str]:
    """Return the notes of a seat without a separate place, and with piles its number of cards."""
    hand = scene.hands[seat]
    count = [speak.ui("cards", count=hand.count)] if scene.piles and hand and hand.cards is None else []
    others = [note for note in scene.seats[seat].notes if note.name not in PLACED]
    return [*count, *(note_words(note, speak) for note in others)]


def _refusal(sight: Sight) -> Refused | None:
    verdict = sight.shown_verdict
    if verdict is None or verdict.legal:
        return None
    code = verdict.move.args[0] if len(verdict.move.args) == 1 else None
    return {
        "serial": sight.look.refused,
        "text": explain(verdict, sight.lang, sight.you),
        "clauses": list(verdict.clauses),
        "code": code if verdict.move.seat in sight.visible_seats else None,
        "seat": verdict.move.seat,
    }


def _reason(sight: Sight) -> Judged | None:
    """Return why the move that the reader asked about is allowed: a sentence, and clauses."""
    verdict = sight.shown_verdict
    # a try from a hand that the reader does not see is never explained
    if verdict is None or not verdict.legal or verdict.move.seat not in sight.visible_seats:
        return None
    return {
        "serial": sight.look.refused,
        "text": explain(verdict, sight.lang, sight.you),
        "clauses": list(verdict.grounds[:GROUNDS]),
    }
