"""Encryption ("sealing") of texts that a browser stores but must not be able to read.

A record must be sealed because it contains every hand. The key is a file in the data folder of the user who runs the
kernels, to which the readers of a server have no access. In the edition without a server the browser runs the rules
and has all hands anyway, so texts are not sealed there. If no file can be written, the key lasts as long as the
process that made it: a server, which passes it to its kernels, or the kernel of a notebook. Servers that must read each
other's texts (such as short-lived containers) get the same key, any long secret, in the environment variable
`KNACK_SEAL_KEY`.

The construction, which every sealed text names (`FORM`), is AES-SIV (RFC 5297) from the library `cryptography`. Its
key of 512 bits is derived by HKDF-SHA-256 from the stored key, only for this purpose. AES-SIV uses one half of the key
to authenticate and the other half to encrypt. It needs no random numbers, and stays secure if the same text is sealed
twice. The reader and the game for which a text is sealed are authenticated with it. Texts are padded to a multiple of
`BLOCK` bytes (ISO/IEC 7816-4) and are not compressed, so their length does not reveal the cards in them.
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
"""The name of the construction, with which every sealed text begins. Another construction needs another name."""
BLOCK = 256
"""Texts are padded to a multiple of this length before they are sealed (bytes)."""
KEEPING = b"knack-widgets, what pages keep"
COOKIES = b"knack-widgets, readers' cookies"
"""The purposes for which keys are derived."""
PROGRESS = "progress"
"""The name that replaces the game's id when a reader's progress is sealed."""


class Sealed(NotationError):  # noqa: N818  named after the fault
    """The error of a text that was sealed by another machine, or was not sealed."""

    def __init__(self) -> None:
        super().__init__("the stored text cannot be read here: another server sealed it, or it was changed since")


@cache
def key() -> bytes:
    """Return the key from `KNACK_SEAL_KEY`, or else this machine's own key."""
    if secret := os.environ.get(GIVEN):
        return blake2b(secret.encode(errors="surrogateescape"), digest_size=KEY_BYTES, person=b"given").digest()
    return own_key() or token_bytes(KEY_BYTES)


def own_key() -> bytes | None:
    """Return the machine's own key, or None if no file can be written.

    The key is made at the first call.
    """
    from platformdirs import user_data_path

    path = Path(user_data_path("knack-widgets")) / "seal.key"
    with suppress(OSError):
        if path.exists() and path.stat().st_size != KEY_BYTES:
            path.unlink()  # a damaged key is useless, and blocks a new one
        if not path.exists():
            _make(path)
    stored = b""
    with suppress(OSError):
        stored = path.read_bytes()
    return stored if len(stored) == KEY_BYTES else None


def _make(path: Path) -> None:
    """Write a new key to a file, unless another kernel has written one.

    The file gets its name only when it is complete. If several kernels start together, all use the key of the first
    kernel, and a kernel never reads half a key.
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
    """Give the draft its final name, unless another file has that name."""
    try:
        os.link(draft, path)
    except FileExistsError:
        pass
    except (OSError, AttributeError):  # a disk or a system without hard links
        if not path.exists():
            draft.replace(path)


def is_sealed() -> bool:
    """Return whether texts are sealed here; they are not if the browser itself runs the rules."""
    return sys.platform != "emscripten"


def derive_key(purpose: bytes, length: int) -> bytes:
    """Return a key for one purpose.

    It reveals neither the main key nor the keys for other purposes.

    purpose: the name of the purpose
    length: the length of the key (bytes)
    """
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
    """Return a text encrypted for a reader and a game.

    Only kernels with the same key can read it.

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
    """Return the text that was sealed for a game and for a reader.

    text: the sealed text
    game: the game's id
    readers: all names of the reader, for one of which the text was sealed

    Raise Sealed for any other text, such as a text sealed by another machine.
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
