"""The reader's own copies of the originals: where they lie, and reading them.

The originals belong to their authors and are no part of this project; a reader who has them gives a folder or a file.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from .fingerprints import load_source
from .reading import OriginalError, Reading, Sentence, recognise

__all__ = [
    "CAP",
    "OriginalError",
    "Reading",
    "Sentence",
    "decode",
    "find_original",
    "folders",
    "open_original",
    "read_original",
]

CAP: Final = 1 << 20
"""Largest copy that is read, in bytes of UTF-8."""

_NOT_TEXT: Final = re.compile(r"[\x00-\x08\x0e-\x1b\x1f]|%PDF-|\{\\rtf")


def folders() -> Iterator[Path]:
    """The folders that are searched for copies, in this order."""
    if named := os.environ.get("KNACK_ORIGINALS"):
        yield Path(named).expanduser()
    yield Path("originals")
    from platformdirs import user_data_path

    yield user_data_path("knack-widgets", appauthor=False) / "originals"


def find_original(game_id: str) -> Path | None:
    """The reader's copy of a game's original, from the first of the folders that has it. Raises `TextError`."""
    name = load_source(game_id).file
    return next((path for folder in folders() if (path := folder / name).is_file()), None)


def decode(data: bytes) -> str:
    """The text of a file: UTF-8, UTF-16 with its mark, else Windows-1252 or Latin-1. Raises `OriginalError`."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", errors="replace")
    for encoding in ("utf-8-sig", "cp1252"):
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    return data.decode("latin-1")


def check_text(text: str | bytes) -> str:
    """The text of a copy, or an `OriginalError` saying why it is not read."""
    # A character takes up to four bytes of UTF-8: the exact size is counted only where it may be too large.
    size = len(text)
    if isinstance(text, str) and CAP // 4 < size <= CAP:
        size = len(text.encode(errors="replace"))
    if size > CAP:
        raise OriginalError(f"The copy is larger than {CAP // 1024} KiB; a rule text is far smaller.")
    if isinstance(text, bytes):
        text = decode(text)
    if _NOT_TEXT.search(text):
        raise OriginalError("The copy is not plain text; save it as a text file (.txt) and try again.")
    if not any(map(str.isalnum, text)):
        raise OriginalError("The copy is empty.")
    return text


def read_original(game_id: str, text: str | bytes) -> Reading:
    """A copy, read sentence by sentence. Raises `OriginalError`; `TextError` where the game has no proper text."""
    return recognise(game_id, check_text(text), load_source(game_id))


def read_copy(path: Path) -> str:
    """The text of a file that a reader names. Raises `OriginalError`."""
    try:
        with path.open("rb") as file:
            data = file.read(CAP + 1)
    except OSError as error:
        raise OriginalError(f"{path}: {error.strerror or error}") from error
    try:
        return check_text(data)
    except OriginalError as error:
        raise OriginalError(f"{path}: {error}") from None


def open_original(game_id: str, path: Path | None = None) -> Reading | None:
    """The copy at `path`, or the one that `find_original` finds, read; `None` where there is none."""
    path = path or find_original(game_id)
    return None if path is None else recognise(game_id, read_copy(path), load_source(game_id))
