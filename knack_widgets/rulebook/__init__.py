"""The written book: clause texts in three languages, copies of the originals, coverage.

Importing this package is cheap, because each name below is imported from its module on first use.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from .coverage import CoverageReport, Proof, coverage_report
    from .languages import LANGS
    from .originals import OriginalError, RecognisedCopy, Sentence, find_original, open_original, read_original
    from .texts import Text, TextError, load_text, text_ids

_HOME: Final = {
    "coverage": ("CoverageReport", "Proof", "coverage_report"),
    "languages": ("LANGS",),
    "originals": ("OriginalError", "RecognisedCopy", "Sentence", "find_original", "open_original", "read_original"),
    "texts": ("Text", "TextError", "load_text", "text_ids"),
}
_MODULE_OF: Final = {name: module for module, names in _HOME.items() for name in names}

__all__ = [
    "LANGS",
    "CoverageReport",
    "OriginalError",
    "Proof",
    "RecognisedCopy",
    "Sentence",
    "Text",
    "TextError",
    "coverage_report",
    "find_original",
    "load_text",
    "open_original",
    "read_original",
    "text_ids",
]


def __getattr__(name: str) -> Any:
    """Import one of the package's names on its first use, and return it.

    Raise AttributeError if the package has no such name.
    """
    module = _MODULE_OF.get(name)
    if module is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(f".{module}", __name__), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
