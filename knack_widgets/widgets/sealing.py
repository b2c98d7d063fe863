"""What a browser keeps for its reader without being able to read it: a record holds every hand.

A text is sealed under a key that lies in the data folder of whoever runs the kernels: a server's readers have no access
to it. The stream is SHAKE-256 over key and nonce, the seal keyed BLAKE2b, and the nonce a keyed hash of the text: the
same text is sealed alike. In the edition without a server the browser runs the rules itself and holds all hands anyway:
nothing is sealed there. Where no file can be written the key lasts as long as the kernel.
"""

from __future__ import annotations

import os
import sys
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cache
from hashlib import blake2b, shake_256
from hmac import compare_digest
from pathlib import Path
from secrets import token_bytes

from ..rules import NotationError

KEY_BYTES = 32
NONCE_BYTES = 16
SEAL_BYTES = 16


@cache
def key() -> bytes:
    """The key of this reader's machine, made when it is first asked for."""
    from platformdirs import user_data_path

    path = Path(user_data_path("knack-widgets")) / "seal.key"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # whoever comes second takes the key of the first
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(token_bytes(KEY_BYTES))
    except OSError:
        pass
    try:
        found = path.read_bytes()
    except OSError:
        found = b""
    return found if len(found) == KEY_BYTES else token_bytes(KEY_BYTES)


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
    """What was sealed. Raises `NotationError` for anything else, and where another machine has sealed it."""
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
        raise NotationError("what was kept cannot be read here: it was kept by another server, or has been changed")
    return _mixed(box, nonce).decode()
