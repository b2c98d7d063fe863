"""The reader's own copies of the originals: the search for a copy, and its decoding.

The originals belong to their authors and are not part of this project. A reader who has a copy gives its folder or
file.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from .fingerprints import load_source
from .recogniser import OriginalError, RecognisedCopy, Sentence, recognise

__all__ = [
    "CAP",
    "OriginalError",
    "RecognisedCopy",
    "Sentence",
    "decode",
    "find_original",
    "folders",
    "open_original",
    "read_original",
]

CAP: Final = 1 << 20
"""Size of the largest copy that is read (bytes of UTF-8)."""

_NOT_TEXT: Final = re.compile(r"[\x00-\x08\x0e-\x1b\x1f]|%PDF-|\{\\rtf")


def folders() -> Iterator[Path]:
    """Yield the folders that are searched for copies, in this order."""
    if named := os.environ.get("KNACK_ORIGINALS"):
        yield Path(named).expanduser()
    yield Path("originals")
    from platformdirs import user_data_path

    yield user_data_path("knack-widgets", appauthor=False) / "originals"


def find_original(game_id: str) -> Path | None:
    """Return the path of the reader's copy of a game's original, or None if there is no copy.

    The first of `folders` with the file counts. Raise TextError if the game's ``source.toml`` cannot be read.

    game_id: id of the game
    """
    name = load_source(game_id).file
    return next((path for folder in folders() if (path := folder / name).is_file()), None)


def decode(data: bytes) -> str:
    """Return the text of a file in UTF-8, UTF-16 (if marked so), Windows-1252 or Latin-1.

    data: contents of the file
    """
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", errors="replace")
    for encoding in ("utf-8-sig", "cp1252"):
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    return data.decode("latin-1")


def check_text(text: str | bytes) -> str:
    """Check a reader's copy of an original, and return its text.

    Raise OriginalError if it is too large, empty or not plain text.
    """
    # A character has at most four bytes in UTF-8, so the exact size is only counted if the text may be too large.
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


def read_original(game_id: str, text: str | bytes) -> RecognisedCopy:
    """Read a copy sentence by sentence.

    Raise OriginalError if the copy cannot be read, TextError if the game's texts cannot.

    game_id: id of the game
    text: contents of the copy
    """
    return recognise(game_id, check_text(text), load_source(game_id))


def read_copy(path: Path) -> str:
    """Return the text of a file that the reader names.

    Raise OriginalError if it cannot be read.
    """
    try:
        with path.open("rb") as file:
            data = file.read(CAP + 1)
    except OSError as error:
        raise OriginalError(f"{path}: {error.strerror or error}") from error
    try:
        return check_text(data)
    except OriginalError as error:
        raise OriginalError(f"{path}: {error}") from None


def open_original(game_id: str, path: Path | None = None) -> RecognisedCopy | None:
    """Read and return the reader's copy of a game's original, or None if there is no copy.

    Raise OriginalError if the copy cannot be read, TextError if the game's texts cannot.

    game_id: id of the game
    path: file of the copy; if None, `find_original` searches for it
    """
    path = path or find_original(game_id)
    return None if path is None else recognise(game_id, read_copy(path), load_source(game_id))
