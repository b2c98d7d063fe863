"""Sealing what a browser stores for its reader and must not be able to read: a record contains every hand.

A text is sealed under a key in the data folder of the user who runs the kernels, to which a server's readers have no
access. In the edition without a server the browser runs the rules and has all hands anyway: there nothing is sealed.
Where no file can be written the key lasts as long as the process that made it: a server, which gives it to its kernels,
or a notebook's kernel. Servers that are to read each other's seals (containers that come and go) are given the same
key, any long secret, in the environment variable `KNACK_SEAL_KEY`.

The construction, which every sealed text names (`FORM`): AES-SIV (RFC 5297), of the library `cryptography`, under a
key of 512 bits that HKDF-SHA-256 derives from the one that is kept, for this purpose alone; AES-SIV itself uses one
half of it to authenticate and the other to encrypt, needs no chance, and loses nothing where the same text is sealed
twice. What it was sealed for, the reader and the game, is authenticated with it. Texts are filled up to a multiple of
`BLOCK` bytes (ISO/IEC 7816-4) and are not compressed: how long they are tells nothing of the cards in them.
"""

from __future__ import annotations

import os
import sys
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from pathlib import Path
from secrets import token_bytes, token_hex
from typing import Any

from ..rules import NotationError

GIVEN = "KNACK_SEAL_KEY"
KEY_BYTES = 32
FORM = "knack1"
"""The construction's name, with which every sealed text begins; another construction has another name."""
BLOCK = 256
"""Sealed texts are padded to a multiple of so many bytes."""
KEEPING = b"knack-widgets, what pages keep"
COOKIES = b"knack-widgets, readers' cookies"
"""The purposes for which keys are derived."""
PROGRESS = "progress"
"""What a reader's progress is sealed for, in the place of a game."""


class Sealed(NotationError):  # noqa: N818  what is wrong, not that something is
    """A text that was sealed by another machine, or not at all."""

    def __init__(self) -> None:
        super().__init__("what was kept cannot be read here: it was kept by another server, or has been changed")


@cache
def key() -> bytes:
    """The key that the server was given, else this machine's own, made when it is first asked for."""
    if given := os.environ.get(GIVEN):
        return blake2b(given.encode(errors="surrogateescape"), digest_size=KEY_BYTES, person=b"given").digest()
    return own_key() or token_bytes(KEY_BYTES)


def own_key() -> bytes | None:
    """The machine's own key, made when it is first asked for; `None` where no file can be written."""
    from platformdirs import user_data_path

    path = Path(user_data_path("knack-widgets")) / "seal.key"
    with suppress(OSError):
        if path.exists() and path.stat().st_size != KEY_BYTES:
            path.unlink()  # a damaged key is useless, and blocks a new one
        if not path.exists():
            _make(path)
    found = b""
    with suppress(OSError):
        found = path.read_bytes()
    return found if len(found) == KEY_BYTES else None


def _make(path: Path) -> None:
    """Write a key. Of several kernels that start together the first one's is used by all, and none reads half a key:
    the file gets its name only when it is complete.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.{token_hex(8)}")
    try:
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(token_bytes(KEY_BYTES))
            file.flush()
            os.fsync(file.fileno())
        _name(draft, path)
    finally:
        draft.unlink(missing_ok=True)


def _name(draft: Path, path: Path) -> None:
    """Give the draft its name, unless another has it."""
    try:
        os.link(draft, path)
    except FileExistsError:
        pass
    except (OSError, AttributeError):  # a disk, or a system, without a second name for a file
        if not path.exists():
            draft.replace(path)


def is_sealed() -> bool:
    """Whether texts are sealed here: not where the browser itself runs the rules."""
    return sys.platform != "emscripten"


def derive_key(purpose: bytes, length: int) -> bytes:
    """A key of `length` bytes for one purpose, which reveals neither the main key nor those for other purposes."""
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(algorithm=SHA256(), length=length, salt=None, info=purpose).derive(key())


@cache
def _cipher(_: bytes) -> Any:
    from cryptography.hazmat.primitives.ciphers.aead import AESSIV

    return AESSIV(derive_key(KEEPING, 64))


def _associated_data(game: str, reader: str) -> list[bytes]:
    return [FORM.encode(), game.encode(), reader.encode()]


def seal(text: str, game: str, reader: str = "") -> str:
    """A text that only this machine's kernels can read, for the reader and the game that it is sealed for.

    >>> box = seal("a record", "knack", "anna")
    >>> unseal(box, "knack", ("bo", "anna")), "record" in box
    ('a record', False)
    """
    if not is_sealed():
        return text
    data = text.encode() + b"\x80"
    data += bytes(-len(data) % BLOCK)
    box = _cipher(key()).encrypt(data, _associated_data(game, reader))
    return f"{FORM}.{urlsafe_b64encode(box).decode()}"


def unseal(text: str, game: str, readers: Iterable[str] = ("",)) -> str:
    """The text that was sealed for one of `readers` (all names of one reader) and for `game`.

    Raises `Sealed` for anything else, also for texts that another machine has sealed.
    """
    if not is_sealed():
        return text
    from cryptography.exceptions import InvalidTag

    form, _, rest = text.partition(".")
    try:
        box = urlsafe_b64decode(rest.encode("ascii")) if form == FORM else b""
    except ValueError:
        box = b""
    for reader in readers if box else ():
        with suppress(InvalidTag):
            data: bytes = _cipher(key()).decrypt(box, _associated_data(game, reader))
            return data.rstrip(b"\0").removesuffix(b"\x80").decode()
    raise Sealed
