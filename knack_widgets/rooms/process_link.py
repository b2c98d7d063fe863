"""The connection of the server and the rooms' process: a UNIX socket or a loopback port.

The port is for systems without UNIX sockets. Every user of the machine can connect to the port, so the process first
sends a secret, which the server has put into its environment.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from hmac import compare_digest
from pathlib import Path
from typing import Final

HOST: Final = "127.0.0.1"
SECRET_VARIABLE: Final = "KNACK_ROOMS_SECRET"
SECRET_TIMEOUT_S: Final = 5.0
Serve = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


def has_unix_sockets() -> bool:
    """Return whether asyncio has UNIX sockets on this system; it lacks them on Windows."""
    return hasattr(asyncio, "start_unix_server")


async def start_link(serve: Serve, folder: Path, secret: str, limit: int) -> tuple[asyncio.Server, str]:
    """Listen for the process. Return the listening server, and the address for the process.

    serve: called with each connection; on a loopback port only after the right secret has arrived
    folder: the folder of the UNIX socket, which only its owner can enter
    secret: the secret that the process sends first over a loopback port
    limit: longest line (bytes)
    """
    if has_unix_sockets():
        path = str(folder / "line")
        return await asyncio.start_unix_server(serve, path, limit=limit), path

    async def check_secret(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            line = await asyncio.wait_for(reader.readline(), SECRET_TIMEOUT_S)
        except (TimeoutError, ValueError, ConnectionError):
            line = b""
        if compare_digest(line.strip(), secret.encode()):
            await serve(reader, writer)
        else:
            writer.close()

    server = await asyncio.start_server(check_secret, HOST, 0, limit=limit)
    return server, f"{HOST}:{server.sockets[0].getsockname()[1]}"


async def open_link(
    address: str, env: Mapping[str, str], limit: int
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Connect to the server. Return the reader and the writer of the connection.

    address: an address that `start_link` has returned
    env: the environment, with the secret
    limit: longest line (bytes)
    """
    host, _, port = address.rpartition(":")
    if host != HOST:
        return await asyncio.open_unix_connection(address, limit=limit)
    reader, writer = await asyncio.open_connection(host, int(port), limit=limit)
    writer.write(env.get(SECRET_VARIABLE, "").encode() + b"\n")
    return reader, writer
