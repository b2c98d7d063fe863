"""Piles as data for the page: those before the seats, the one in the middle, and what is in force on it."""

from __future__ import annotations

from typing import Any

from ..rulebook.heaps import heap_words, notes_of, pile_words
from ..rulebook.speech import Speaker
from ..rules import Move, View
from .desk import Desk

Data = dict[str, Any]
SHOWN = 9
"""Cards of the pile in the middle that are shown, from the top."""


def heap(view: View, speak: Speaker) -> Data | None:
    """The pile in the middle, where a game has one: its last cards, and what is in force on it."""
    if not hasattr(view, "in_effect"):
        return None
    pile: Any = view.pile  # type: ignore[attr-defined]
    return {
        "cards": list(pile[-SHOWN:]),
        "below": max(0, len(pile) - SHOWN),
        "words": heap_words(view, speak),
        "inEffect": [
            {"text": speak.say(f"heap-{name}", {}, name), "clause": clause} for name, clause in view.in_effect
        ],
        "stock": view.stock,  # type: ignore[attr-defined]
        "stockWords": speak.ui("stock_left", count=view.stock),  # type: ignore[attr-defined]
        "discard": view.discard,  # type: ignore[attr-defined]
    }


def notes(view: View, seat: int, speak: Speaker) -> list[str]:
    """What else there is to say of a seat: dots, handicaps."""
    if not hasattr(view, "dots"):
        return []
    count = [speak.ui("cards", count=view.counts[seat])] if view.hands[seat] is None and seat in view.players_in else []
    return [*count, *notes_of(view, seat, speak)]


def piles(desk: Desk, view: Any, seat: int, speak: Speaker) -> list[Data]:
    """The double piles before a seat, and what the reader may do at them."""
    if not hasattr(view, "face_up"):
        return []
    peeked = {(at, pile): card for at, pile, card in view.peeked}
    found = []
    for pile, up in enumerate(view.face_up[seat]):
        moves = [move for move in view.moves if move.seat == seat and move.seat in desk.people]
        here = next((m for m in moves if desk.game.verbs[m.verb].at_pile and m.args == (str(pile),)), None)
        found.append(
            {
                "up": list(up),
                "down": view.face_down[seat][pile],
                "peeked": peeked.get((seat, pile)),
                "locked": view.locked[seat][pile],
                "words": pile_words(view, seat, pile, speak),
                "lockedWords": speak.ui("locked") if view.locked[seat][pile] else "",
                "move": str(here) if here else None,
                "moveWords": [speak.here(here), speak.label(here)] if here else [],
                "at": f"{seat}.{pile}",
                "hereWords": _here(desk, view, seat, pile, speak),
            }
        )
    return found


def _here(desk: Desk, view: Any, seat: int, pile: int, speak: Speaker) -> list[str]:
    """What the button says that lays chosen cards on this pile: shortly, and in full for who does not see it."""
    verb = next((verb for verb in view.offers if desk.game.verbs[verb].seats), None)
    me = next((one for one in desk.people if one in view.seats and one not in view.ready), None)
    if verb is None or me is None:
        return []
    move = Move(me, verb, ((*(view.hands[me] or ()), "2c")[0], "on", f"{seat}.{pile}"))
    return [speak.here(move), speak.label(move)]


def blowing(desk: Desk, view: Any, speak: Speaker) -> Data | None:
    """The bang and the blow that are due of the reader: by whom, within what time, and how far.

    `live`: the seven has just been laid, and the clock runs; else it waits until it is started.
    """
    timed = [move for move in view.moves if desk.game.verbs[move.verb].timed and move.seat in desk.people]
    if not timed:
        return None
    made, missed = timed[0], timed[-1]
    return {
        "seat": made.seat,
        "verb": made.verb,
        "seconds": float(made.args[0]),
        "far": float(made.args[1]),
        "live": desk.fresh == desk.line.at,
        "made": {"move": str(made), "label": speak.label(made)},
        "missed": {"move": str(missed), "label": speak.label(missed)},
    }


def own_seat(desk: Desk, view: View) -> int | None:
    """The reader's seat that lies open at the bottom where all may act at once; `None`: the page finds it."""
    if not hasattr(view, "offers"):
        return desk.looker
    people = [seat for seat in desk.people if seat in view.seats]
    return next((seat for seat in (desk.looker, view.turn) if seat in people), people[0] if people else None)


def looks(desk: Desk, view: View, speak: Speaker) -> list[Data]:
    """Of several people at one screen: those who may look at their cards while another is on turn."""
    if len(desk.people) < 2 or desk.prefs["reveal"] or view.chance == "deal" or view.over:
        return []
    if desk.state.setup.phases[view.phase].asked(desk.state) is None and not _speaks_up(desk, view):
        return []
    return [
        {"seat": seat, "label": speak.ui("look", seat=seat)}
        for seat in desk.people
        if seat not in view.seats and seat in view.players_in
    ]


def _speaks_up(desk: Desk, view: View) -> bool:
    """Whether something may be said out of turn here: who holds the cards for it must be able to see them."""
    return any(desk.game.verbs[verb].always for verb in desk.game.phases[view.phase].verbs)
