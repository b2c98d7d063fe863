"""An interactive rulebook for five card games: try a move, read which clauses decide it.

>>> import knack_widgets
>>> knack_widgets.Rulebook("knack")   # doctest: +SKIP

The package `knack_widgets.rules` has the rules alone, without a notebook. The widgets are loaded at first use.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .widgets.compare import Compare
    from .widgets.differences import Differences
    from .widgets.editor import PositionEditor
    from .widgets.experiment import Experiment
    from .widgets.glossary import Glossary
    from .widgets.handout import Handout
    from .widgets.lesson import Chances, OpeningMap
    from .widgets.page_head import PageHead
    from .widgets.parts import Chapter, Steps, Table, Text
    from .widgets.practice import Practice
    from .widgets.questions import OpenQuestions
    from .widgets.rulebook import Rulebook
    from .widgets.sheet import Sheet
    from .widgets.shelf import Shelf

__version__ = "0.1.0"
__all__ = [
    "Chances",
    "Chapter",
    "Compare",
    "Differences",
    "Experiment",
    "Glossary",
    "Handout",
    "OpenQuestions",
    "OpeningMap",
    "PageHead",
    "PositionEditor",
    "Practice",
    "Rulebook",
    "Sheet",
    "Shelf",
    "Steps",
    "Table",
    "Text",
]

_ROOMS = dict.fromkeys(__all__, "widgets.parts") | {
    "Chances": "widgets.lesson",
    "Compare": "widgets.compare",
    "Differences": "widgets.differences",
    "Experiment": "widgets.experiment",
    "Glossary": "widgets.glossary",
    "Handout": "widgets.handout",
    "OpenQuestions": "widgets.questions",
    "OpeningMap": "widgets.lesson",
    "PageHead": "widgets.page_head",
    "PositionEditor": "widgets.editor",
    "Practice": "widgets.practice",
    "Rulebook": "widgets.rulebook",
    "Sheet": "widgets.sheet",
    "Shelf": "widgets.shelf",
}


def __getattr__(name: str) -> Any:
    if name not in _ROOMS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f".{_ROOMS[name]}", __name__), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
