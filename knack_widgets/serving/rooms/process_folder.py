"""The private folder of a server's rooms: its process's socket, by default also the rooms.

A server that is killed leaves its folder behind, and the next server removes it. A folder is locked as long as its
server lives; the system unlocks it when that process ends for any reason.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

try:
    import fcntl as _fcntl
except ImportError:  # Windows
    fcntl: Any = None
else:
    fcntl = _fcntl

PREFIX: Final = "knack-rooms-"
LOCK: Final = "lock"


class RoomFolder:
    """A folder that only its owner can enter.

    It is locked until it is closed or its process ends.
    """

    def __init__(self) -> None:
        self.path = Path(tempfile.mkdtemp(prefix=PREFIX))
        self._lock: int | None = None
        if fcntl is not None:
            # the folder is locked before it gets its name, because otherwise another server could find it unlocked
            draft = self.path / f"{LOCK}.new"
            self._lock = os.open(draft, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
            fcntl.flock(self._lock, fcntl.LOCK_EX)
            draft.rename(self.path / LOCK)

    def close(self) -> None:
        """Remove the folder."""
        shutil.rmtree(self.path, ignore_errors=True)
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


def remove_abandoned() -> list[Path]:
    """Remove the folders of this user's killed servers, and return their paths."""
    if fcntl is None:
        return []
    folders = []
    for folder in Path(tempfile.gettempdir()).glob(f"{PREFIX}*"):
        with suppress(OSError):
            if _is_abandoned(folder):
                shutil.rmtree(folder)
                folders.append(folder)
    return folders


def _is_abandoned(folder: Path) -> bool:
    """Return whether a folder is this user's and no process holds its lock.

    Raise OSError if it has no lock.
    """
    if folder.is_symlink() or folder.stat().st_uid != os.getuid():
        return False
    lock = os.open(folder / LOCK, os.O_RDWR | os.O_NOFOLLOW)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    finally:
        os.close(lock)
    return True
