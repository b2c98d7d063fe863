"""What a browser keeps for its reader without being able to read it: a record holds every hand.

A text is sealed under a key that lies in the data folder of whoever runs the kernels: a server's readers have no access
to it. The stream is SHAKE-256 over key and nonce, the seal keyed BLAKE2b, and the nonce a keyed hash of the text: the
same text is sealed alike. In the edition without a server the browser runs the rules itself and holds all hands anyway:
nothing is sealed there. Where no file can be written the key lasts as long as the process that made it: the nursery,
and so the server, where kernels are forked, else the kernel. Several servers that are to go on where another has left
off (containers that come and go) are given one key, any long secret, in the environment variable `KNACK_SEAL_KEY`.
"""

from __future__ import annotations

import os
import sys
from base64 import urlsafe_b64decode, urlsafe_b64encode
from contextlib import suppress
from functools import cache
from hashlib import blake2b, shake_256
from hmac import compare_digest
from pathlib import Path
from secrets import token_bytes, token_hex

from ..rules import NotationError

GIVEN = "KNACK_SEAL_KEY"
KEY_BYTES = 32
NONCE_BYTES = 16
SEAL_BYTES = 16


class Sealed(NotationError):  # noqa: N818  what is wrong, not that something is
    """What another machine has sealed, or nobody."""

    def __init__(self) -> None:
        super().__init__("what was kept cannot be read here: it was kept by another server, or has been changed")


@cache
def key() -> bytes:
    """The key that the server was given, else this machine's own, made when it is first asked for."""
    if given := os.environ.get(GIVEN):
        return blake2b(given.encode(errors="surrogateescape"), digest_size=KEY_BYTES, person=b"given").digest()
    from platformdirs import user_data_path

    path = Path(user_data_path("knack-widgets")) / "seal.key"
    with suppress(OSError):
        if path.exists() and path.stat().st_size != KEY_BYTES:
            path.unlink()  # it opens nothing, and would stand in the way of one that does
        if not path.exists():
            _make(path)
    found = b""
    with suppress(OSError):
        found = path.read_bytes()
    return found if len(found) == KEY_BYTES else token_bytes(KEY_BYTES)


def _make(path: Path) -> None:
    """Write a key. Of several kernels that begin together the first one's is the key of all, and none reads half a key:
    the file has its name only when it is whole.
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
    """Whether anything is sealed here: not where the browser itself runs the rules."""
    return sys.platform != "emscripten"


def _mixed(data: bytes, nonce: bytes) -> bytes:
    stream = shake_256(key() + nonce).digest(len(data))
    return (int.from_bytes(data, "big") ^ int.from_bytes(stream, "big")).to_bytes(len(data), "big")


def _seal(nonce: bytes, box: bytes) -> bytes:
    return blake2b(nonce + box, key=key(), digest_size=SEAL_BYTES).digest()


def sealed(text: str) -> str:
    """A text that only this machine's kernels can read.

    >>> opened(sealed("a record")), "record" in sealed("a record")
    ('a record', False)
    """
    if not is_sealed():
        return text
    data = text.encode()
    nonce = blake2b(data, key=key(), digest_size=NONCE_BYTES, person=b"nonce").digest()
    box = _mixed(data, nonce)
    return urlsafe_b64encode(nonce + _seal(nonce, box) + box).decode()


def opened(text: str) -> str:
    """What was sealed. Raises `Sealed` for anything else, and where another machine has sealed it."""
    if not is_sealed():
        return text
    try:
        data = urlsafe_b64decode(text.encode())
    except ValueError:
        data = b""
    nonce, seal, box = (
        data[:NONCE_BYTES],
        data[NONCE_BYTES : NONCE_BYTES + SEAL_BYTES],
        data[NONCE_BYTES + SEAL_BYTES :],
    )
    if not compare_digest(seal, _seal(nonce, box)):
        raise Sealed
    return _mixed(box, nonce).decode()
