"""Piles as data for the page: those before the seats, the one in the middle, and what is in force on it."""

from __future__ import annotations

from typing import Any

from ..rulebook.heaps import heap_words, pile_words
from ..rulebook.speech import Speaker
from ..rules import Move, View
from ..rules.core.scene import Scene
from .sight import Sight
from .tries import seat_of

Data = dict[str, Any]
SHOWN = 9
"""Cards of the pile in the middle that are shown, from the top."""


def heap(scene: Scene, speak: Speaker, *, marks: bool = True) -> Data | None:
    """The pile in the middle, where a game has one: its last cards, and what is in force on it."""
    found = scene.heap
    if found is None:
        return None
    return {
        "cards": list(found.cards[-SHOWN:]),
        "below": max(0, len(found.cards) - SHOWN),
        "words": heap_words(found, speak),
        "inEffect": [
            {"text": speak.say(f"heap-{name}", {}, name), "clause": clause}
            for name, clause in (found.effects if marks else ())
        ],
        "stock": scene.stock("stock"),
        "stockWords": speak.ui("stock_left", count=scene.stock("stock")),
        "discard": scene.stock("discard"),
    }


def piles(sight: Sight, view: View, scene: Scene, seat: int, speak: Speaker) -> list[Data]:
    """The double piles before a seat, and what the reader may do at them."""
    found = []
    for number, pile in enumerate(scene.piles[seat] if scene.piles else ()):
        moves = [move for move in view.moves if move.seat == seat and move.seat in sight.people]
        here = next((m for m in moves if sight.game.verbs[m.verb].at_pile and m.args == (str(number),)), None)
        tried = here or (_tried(sight, view, seat, number) if pile.up or pile.down else None)
        found.append(
            {
                "up": list(pile.up),
                "down": pile.down,
                "peeked": pile.peeked,
                "locked": pile.locked,
                "words": pile_words(pile, number, speak),
                "lockedWords": speak.ui("locked") if pile.locked else "",
                "move": str(tried) if tried else None,
                "moveWords": [speak.here(tried), speak.label(tried)] if tried else [],
                "refused": tried is not None and here is None and sight.prefs["marks"],
                "at": f"{seat}.{number}",
                "hereWords": _here(sight, view, scene, f"{seat}.{number}", speak),
            }
        )
    return found


def _tried(sight: Sight, view: View, seat: int, pile: int) -> Move | None:
    """What might be done at one's own pile in this phase, though it is not allowed now."""
    if seat != seat_of(sight, view):
        return None
    verbs = (name for name in sight.game.phases[view.phase].verbs if sight.game.verbs[name].at_pile)
    return next((Move(seat, name, (str(pile),)) for name in verbs), None)


def _here(sight: Sight, view: View, scene: Scene, pile: str, speak: Speaker) -> list[str]:
    """What the button says that lays chosen cards on this pile: shortly, and in full for who does not see it."""
    verb = next((verb for verb in scene.offers or () if sight.game.verbs[verb].seats), None)
    me = next((one for one in sight.people if one in view.seats and scene.seats[one].standing is None), None)
    if verb is None or me is None:
        return []
    move = Move(me, verb, ((*(view.hands[me] or ()), "2c")[0], "on", pile))
    return [speak.here(move), speak.label(move)]


def blowing(sight: Sight, view: View, speak: Speaker) -> Data | None:
    """The bang and the blow that are due of the reader: by whom, within what time, and how far.

    `live`: the seven has just been laid, and the clock runs; else it waits until it is started.
    """
    timed = [move for move in view.moves if sight.game.verbs[move.verb].timed and move.seat in sight.people]
    if not timed:
        return None
    made, missed = timed[0], timed[-1]
    return {
        "seat": made.seat,
        "verb": made.verb,
        "seconds": float(made.args[0]),
        "far": float(made.args[1]),
        "live": sight.fresh == sight.line.at,
        "made": {"move": str(made), "label": speak.label(made)},
        "missed": {"move": str(missed), "label": speak.label(missed)},
    }


def own_seat(sight: Sight, view: View) -> int | None:
    """The reader's seat that lies open at the bottom where all may act at once; `None`: the page finds it."""
    if view.scene.offers is None:
        return sight.looker
    people = [seat for seat in sight.people if seat in view.seats]
    return next((seat for seat in (sight.looker, view.turn) if seat in people), people[0] if people else None)


def looks(sight: Sight, view: View, speak: Speaker) -> list[Data]:
    """Of several people at one screen: those who may look at their cards while another is on turn."""
    if len(sight.people) < 2 or sight.prefs["reveal"] or view.chance == "deal" or view.over:
        return []
    if sight.state.setup.phases[view.phase].seats_to_ask(sight.state) is None and not _speaks_up(sight, view):
        return []
    return [
        {"seat": seat, "label": speak.ui("look", seat=speak.place(seat))}
        for seat in sight.people
        if seat not in view.seats and seat in view.players_in and seat != sight.covered
    ]


def _speaks_up(sight: Sight, view: View) -> bool:
    """Whether something may be said out of turn here: who holds the cards for it must be able to see them."""
    return any(sight.game.verbs[verb].always for verb in sight.game.phases[view.phase].verbs)
