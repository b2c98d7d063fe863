"""The table as page data: the reader's view, in the reader's language, and no more."""

from __future__ import annotations

from typing import Any

from ..rulebook.examples import examples
from ..rulebook.explain import explain
from ..rulebook.names import money
from ..rulebook.speech import Speaker
from ..rulebook.words import caption, note_words, phase_words, seat_words, status
from ..rules import View
from ..rules.core.scene import Lying, Scene, SeatNotes
from .advice import advice, wait
from .choosing import actions, cards_to_choose, choosing
from .heaps import blowing, heap, looks, own_seat, piles
from .known_cards import known_of_seat, list_known
from .results import cover, notes_on_deal, result, trump, trump_words
from .seats import ME
from .sight import Sight
from .standing import looking_back, newcomers, now
from .story import log, mover
from .tries import seat_of

GROUNDS = 3
"""Number of clauses that are named of those that a legal move obeys, the decisive ones first."""

Data = dict[str, Any]


def table(sight: Sight, speak: Speaker, *, still: bool = False) -> Data:
    """Return the table as page data (the widget trait `table`).

    sight: who looks, from where and in which language
    speak: the speaker
    still: whether the table is only for looking, not for playing
    """
    view = sight.view
    scene = view.scene
    betar = scene.money.betar if scene.money else None
    choose = None if still else choosing(sight, view, speak)
    return {
        "caption": caption(view, sight.lang, sight.you, why=sight.prefs["marks"]),
        "phase": view.phase,
        "phaseWords": phase_words(view, sight.lang),
        "status": _status(sight, view, speak, still=still),
        "trump": trump(sight.line),
        "trumpWords": trump_words(sight.line, speak),
        "up": list(scene.row("upcard")),
        # in games with a heap the page draws the stock there
        "talon": None if scene.heap else next((stock.count for stock in scene.stocks), None),
        "middle": list(scene.row("middle")),
        "piles": [list(row.cards) for row in scene.rows if row.name == "pile"],
        "rows": [
            {"name": row.name, "label": speak.ui(f"row_{row.name}"), "cards": list(row.cards)} for row in scene.own_rows
        ],
        "seats": [_seat(sight, view, scene, seat, speak, still=still) for seat in range(len(view.hands))],
        "plays": scene.trick is not None,
        "trick": _trick(scene.trick, speak) if scene.trick else [],
        "lastTrick": _trick(scene.last, speak) if scene.last else None,
        "counters": _counters(scene, speak),
        "betar": [
            {"value": value, "going": i == 0 and scene.money is not None and scene.money.going}
            for i, value in enumerate(betar or ())
        ],
        "choose": choose,
        "actions": [] if still else actions(sight, view, speak, choose=choose),
        "asks": not still and may_ask(sight, view),
        "helps": not still and sight.helps,
        "advice": None if still else _advice(sight, speak),
        "known": list_known(sight, speak, still=still),
        "prompt": note(sight),
        "refusal": _refusal(sight),
        "reason": _reason(sight),
        "now": now(sight),
        "looking": None if still else looking_back(sight, speak),
        **log(sight, speak),
        "wait": "opponent" if sight.waits and not still else None,
        "at": sight.line.at,
        "mover": mover(sight),
        "behind": sight.line.at < len(sight.line.steps),
        "heap": heap(scene, speak, marks=sight.prefs["marks"]),
        "blow": blowing(sight, view, speak),
        "own": own_seat(sight, view),
        "looks": looks(sight, view, speak),
        "result": result(sight, speak),
        "setDeal": notes_on_deal(sight, speak),
        "ownReading": None if still or not speak.setup.readings else speak.ui("readings_book"),
        "cover": cover(sight, speak),
    }


def may_ask(sight: Sight, view: View) -> bool:
    """Return whether there is a choice, and a reader who can ask about it."""
    return not view.chance and not view.over and seat_of(sight, view) is not None


def _advice(sight: Sight, speak: Speaker) -> Data | None:
    """Return the help for this position; while others move, that it will continue."""
    helped = sight.shown_help
    if helped:
        return advice(helped, speak, shown=len(sight.visible_seats) > 1)
    return wait(sight.helped, speak) if sight.helped and sight.waits else None


def note(sight: Sight) -> str | None:
    """Return the words of a worked example at this step: its title, its note, refused set-ups.

    Refused set-ups are described at the step where the example opens. If cards are not marked, return
    None until the reader has tried a move here: the words would give the answer away.
    """
    if not sight.prefs["marks"] and sight.shown_verdict is None:
        return None
    example = examples(sight.game.id).get(sight.example or "")
    at = sight.line.at
    if example is None or sight.line.steps[:at] != example.record.steps[:at]:
        return None
    said = [example.notes[at][sight.lang]] if at in example.notes else []
    if at == example.at:
        said += [refused.words[sight.lang] for refused in example.refused]
    title = example.title[sight.lang]
    return " ".join([title if title.endswith(("?", "!", "…")) else f"{title}.", *said])


def _status(sight: Sight, view: View, speak: Speaker, *, still: bool) -> str:
    """Return whose turn it is for which action.

    If a deal is next that cannot be made here, return a pointer to the steps.
    """
    behind = sight.line.at < len(sight.line.steps)
    if view.chance and (behind or still):
        return speak.ui("step_on" if behind else "step_end")
    return status(view, sight.lang, sight.you, why=sight.prefs["marks"])


def _must(view: View) -> frozenset[int]:
    """Return the seats for which the table waits."""
    awaited = view.scene.asked.awaited
    if awaited is not None:
        return frozenset(awaited)
    return view.to_act if view.turn is None else frozenset((view.turn,))


def _seat(sight: Sight, view: View, scene: Scene, seat: int, speak: Speaker, *, still: bool) -> Data:
    mine = sight.controls[seat] == ME
    hand, seen = scene.hands[seat], scene.seats[seat]
    marks = sight.prefs["marks"]
    playable = {move.args[0] for move in view.moves if move.seat == seat and len(move.args) == 1}
    playable |= cards_to_choose(view, seat) if mine else set()
    hidden: list[Data] = [{"code": None, "mine": False, "legal": False, "new": False}]
    cards = hand.cards if hand else ()
    ordered = list(hand.arranged or ()) if hand else []
    fresh = newcomers(sight, view, seat, ordered)
    taken, balance = seen.note("tricks"), seen.note("balance")
    amount = int(balance.facts["amount"]) if balance else 0
    return {
        "seat": seat,
        "name": speak.place(seat),
        "you": seat == sight.you,
        "dealer": seat == scene.dealer,
        "turn": seat in _must(view),
        "in": seat in view.players_in or not view.players_in,
        "human": mine,
        "stateWords": seat_words(view, seat, sight.lang),
        "balance": amount,
        "balanceWords": signed_amount(amount) if balance else "",
        "tricks": taken.facts["count"] if taken else 0,
        **{f"{name}Words": _words(seen, name, speak) for name in ("worth", "score", "ante", "bought", "tricks")},
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
        "known": known_of_seat(sight, seat, speak, still=still),
        "piles": piles(sight, view, scene, seat, speak),
    }


PLACED = frozenset({"balance", "worth", "score", "ante", "bought", "tricks"})
"""Notes that have a place of their own beside a seat."""


def _words(seen: SeatNotes, name: str, speak: Speaker) -> str:
    note = seen.note(name)
    return note_words(note, speak) if note else ""


def _notes(scene: Scene, seat: int, speak: Speaker) -> list[str]:
    """Return the other notes of a seat; in games with piles also its number of cards."""
    hand = scene.hands[seat]
    count = [speak.ui("cards", count=hand.count)] if scene.piles and hand and hand.cards is None else []
    others = [note for note in scene.seats[seat].notes if note.name not in PLACED]
    return [*count, *(note_words(note, speak) for note in others)]


def signed_amount(amount: int) -> str:
    """Return an amount with its sign.

    >>> signed_amount(-3), signed_amount(0), signed_amount(4)
    ('−3', '0', '+4')
    """
    return f"+{amount}" if amount > 0 else money(amount)


def _trick(trick: Lying, speak: Speaker) -> list[Data]:
    return [
        {
            "seat": played.seat,
            "code": played.card,
            "blank": played.face_down,
            "winning": played.seat == trick.winning,
            "words": speak.ui("played_face_down", seat=speak.place(played.seat))
            if played.card is None
            else speak.ui("played", seat=speak.place(played.seat), card=played.card),
        }
        for played in trick.plays
    ]


def _counters(scene: Scene, speak: Speaker) -> list[Data]:
    """Return the counters that the game has: the deal, the stake, the pot and the betes.

    A bete is the amount that a seat pays for joining a deal without taking a trick.
    """
    return [
        {
            "id": name,
            "label": speak.ui(f"counter_{name}"),
            "value": str(value),
            "title": speak.ui(f"counter_{name}.title"),
        }
        for name, value in scene.counters
    ]


def _refusal(sight: Sight) -> Data | None:
    verdict = sight.shown_verdict
    if verdict is None or verdict.legal:
        return None
    code = verdict.move.args[0] if len(verdict.move.args) == 1 else None
    return {
        "serial": sight.refused,
        "text": explain(verdict, sight.lang, sight.you),
        "clauses": list(verdict.clauses),
        "code": code if verdict.move.seat in sight.visible_seats else None,
        "seat": verdict.move.seat,
    }


def _reason(sight: Sight) -> Data | None:
    """Return why a move is allowed that the reader asked about: a sentence, and its clauses."""
    verdict = sight.shown_verdict
    # a try from a hand that the reader does not see is not explained, allowed or not
    if verdict is None or not verdict.legal or verdict.move.seat not in sight.visible_seats:
        return None
    return {
        "serial": sight.refused,
        "text": explain(verdict, sight.lang, sight.you),
        "clauses": list(verdict.grounds[:GROUNDS]),
    }
