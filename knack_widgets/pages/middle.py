"""The area between the seats as page data: stock and trump, open cards, the trick, the heap, money."""

from __future__ import annotations

from ..rulebook.speech import Speaker
from ..rules.core.scene import Lying, Scene
from .heaps import heap
from .middle_data import Counter, Middle, PlayedCard
from .results import trump, trump_words
from .sight import Sight


def middle(sight: Sight, speak: Speaker) -> Middle:
    """Return the data of the area between the seats."""
    scene = sight.view.scene
    betar = scene.money.betar if scene.money else None
    return {
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
        "plays": scene.trick is not None,
        "trick": _trick(scene.trick, speak) if scene.trick else [],
        "lastTrick": _trick(scene.last, speak) if scene.last else None,
        "counters": _counters(scene, speak),
        "betar": [
            {"value": value, "going": i == 0 and scene.money is not None and scene.money.going}
            for i, value in enumerate(betar or ())
        ],
        "heap": heap(scene, speak, marks=sight.prefs["marks"]),
    }


def _trick(trick: Lying, speak: Speaker) -> list[PlayedCard]:
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


def _counters(scene: Scene, speak: Speaker) -> list[Counter]:
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
