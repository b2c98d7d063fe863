"""Piles as page data: the piles in front of the seats, and the common pile in the middle."""

from __future__ import annotations

from ..rulebook.heaps import heap_words, pile_words, stock_words
from ..rulebook.speech import Speaker
from ..rules import View
from ..rules.core.controls import ON
from ..rules.core.scene import Scene
from .middle_data import Heap, SaidByClause
from .move_data import Blow
from .seat_data import SeatButton, SeatPile
from .sight import Sight
from .story import movers
from .tries import seat_of

SHOWN = 9
"""Number of cards that are shown of the heap, from its top."""


def heap(scene: Scene, speak: Speaker, *, marks: bool = True) -> Heap | None:
    """Return the heap in the middle and the effects in force, or None if the game has no heap."""
    scene_heap = scene.heap
    if scene_heap is None:
        return None
    in_effect: list[SaidByClause] = [
        {"text": speak.say(f"heap-{name}", {}, name), "clause": clause}
        for name, clause in (scene_heap.effects if marks else ())
    ]
    return {
        "cards": list(scene_heap.cards[-SHOWN:]),
        "below": max(0, len(scene_heap.cards) - SHOWN),
        "words": heap_words(scene_heap, speak),
        "inEffect": in_effect,
        "stock": scene.stock("stock"),
        "stockWords": stock_words(scene, speak),
        "discard": scene.stock("discard"),
    }


def piles(sight: Sight, view: View, scene: Scene, seat: int, speak: Speaker) -> list[SeatPile]:
    """Return the piles in front of a seat, with the reader's moves at them.

    Such a pile has face-down cards with face-up cards on them.
    """
    double_piles: list[SeatPile] = []
    for number, pile in enumerate(scene.piles[seat] if scene.piles else ()):
        at_pile = [control.move(seat, str(number)) for control in scene.controls if control.takes == "pile"]
        here = next((move for move in at_pile if seat in sight.people and move in view.moves), None)
        # a move at the reader's own pile can be tried in this phase even if it is not allowed now
        own = seat == seat_of(sight, view) and (pile.up or pile.down)
        tried = here or next((move for move in at_pile if own), None)
        double_piles.append(
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
    return double_piles


def _here(sight: Sight, view: View, scene: Scene, pile: str, speak: Speaker) -> list[str]:
    """Return the short and the full label of the button that lays chosen cards on this pile."""
    lays = next((one for one in scene.controls if one.takes == "cards-on-pile" and one.stands != "untimely"), None)
    me = next((one for one in sight.people if one in view.seats and scene.seats[one].standing is None), None)
    if lays is None or me is None:
        return []
    move = lays.move(me, (*(view.hands[me] or ()), "2c")[0], ON, pile)
    return [speak.here(move), speak.label(move)]


def blowing(sight: Sight, view: View, speak: Speaker) -> Blow | None:
    """Return the blow that the reader must make now, with its limits, or None.

    In a game with a clock, a player who goes out on a seven thumps the table and blows the cards of the pile away,
    within a time limit and over a least distance. `live` in the result: whether the seven has just been laid and the
    clock runs; if not, the clock waits for a start.
    """
    clocks = {control.verb for control in view.scene.controls if control.takes == "clock"}
    timed = [move for move in view.moves if move.verb in clocks and move.seat in sight.people]
    if not timed:
        return None
    success, failure = timed[0], timed[-1]
    return {
        "seat": success.seat,
        "verb": success.verb,
        "seconds": float(success.args[0]),
        "far": float(success.args[1]),
        "live": sight.look.fresh == sight.line.at,
        "made": {"move": str(success), "label": speak.label(success)},
        "missed": {"move": str(failure), "label": speak.label(failure)},
    }


def own_seat(sight: Sight, view: View) -> int | None:
    """Return the reader's seat that is shown open at the bottom, or None if no seat is the reader's.

    Of several people at one screen it is the seat that has uncovered its cards, else the seat on turn. Between turns it
    stays the seat of the person who moved last.
    """
    if view.scene.at_once:
        people = [seat for seat in sight.people if seat in view.seats]
        return next((seat for seat in (sight.look.looker, view.turn) if seat in people), people[0] if people else None)
    if sight.look.looker is not None:
        return sight.look.looker
    people = list(sight.people)
    awaited = awaited_seats(view)
    asked = next((seat for seat in people if seat in awaited), None)
    if asked is not None or len(people) < 2:
        return asked if asked is not None else next(iter(people), None)
    return next((seat for seat in movers(sight) if seat in people), people[0])


def awaited_seats(view: View) -> frozenset[int]:
    """Return the seats for which the table waits."""
    awaited = view.scene.asked.awaited
    if awaited is not None:
        return frozenset(awaited)
    return view.to_act if view.turn is None else frozenset((view.turn,))


def looks(sight: Sight, view: View, speak: Speaker) -> list[SeatButton]:
    """Return the seats that may look at their cards while another seat is on turn.

    This is only for several people at one screen.
    """
    if len(sight.people) < 2 or sight.prefs["reveal"] or view.chance or view.over:
        return []
    if not view.scene.at_once and not _speaks_up(view.scene):
        return []
    return [
        {"seat": seat, "label": speak.ui("look", seat=speak.place(seat))}
        for seat in sight.people
        if seat not in view.seats and seat in view.players_in and seat != sight.covered_seat
    ]


def _speaks_up(scene: Scene) -> bool:
    """Return whether seats may move out of turn here, so that they must see their cards."""
    return any(control.stands == "any-time" for control in scene.controls)
