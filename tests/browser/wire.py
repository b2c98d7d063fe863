"""What lies between a browser and the server, where bytes can get lost without anybody being told."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from typing import Literal
from urllib.parse import urlsplit

Lost = Literal["both", "answers"]


class Wire:
    """A relay on a port of its own, at `url`.

    A line that is hushed stays open at both ends and carries nothing any more, not even its end: what a laptop's
    connections are like after its sleep, when a router has forgotten them.
    """

    def __init__(self, server: str) -> None:
        at = urlsplit(server)
        self._server = (str(at.hostname), int(at.port or 80))
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}/"
        self._lines: list[_Line] = []
        self.news: Lost | None = None
        """What gets lost on lines that are opened from now on."""
        self._accepting = threading.Thread(target=self._accept, daemon=True)
        self._accepting.start()

    def hush(self, lost: Lost = "both") -> None:
        """Lose what the lines that are open now would carry."""
        for line in self._lines:
            line.lost = "both" if "both" in (line.lost, lost) else lost

    def close(self) -> None:
        """End the relay and all its lines."""
        end(self._listening)
        self._accepting.join()
        self._listening.close()
        for line in self._lines:
            line.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            try:
                far = socket.create_connection(self._server)
            except OSError:
                near.close()
                continue
            self._lines.append(_Line(near, far, self.news))


class _Line:
    def __init__(self, near: socket.socket, far: socket.socket, lost: Lost | None) -> None:
        self.ends = (near, far)
        self.lost = lost
        ways = ((near, far, ("both",)), (far, near, ("both", "answers")))
        self._carrying = [threading.Thread(target=self._carry, args=way, daemon=True) for way in ways]
        for thread in self._carrying:
            thread.start()

    def _carry(self, source: socket.socket, target: socket.socket, losing: tuple[str, ...]) -> None:
        with suppress(OSError):
            source.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            while data := source.recv(65536):
                if self.lost not in losing:
                    target.sendall(data)
        if self.lost not in losing:
            end(target, socket.SHUT_WR)

    def close(self) -> None:
        for each in self.ends:
            end(each)
        for thread in self._carrying:
            thread.join()
        for each in self.ends:
            each.close()


def end(line: socket.socket, how: int = socket.SHUT_RDWR) -> None:
    """End a connection, if it has not ended yet; whoever waits for it waits no longer."""
    with suppress(OSError):
        line.shutdown(how)
