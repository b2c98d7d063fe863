"""What a reader's kernel holds, however it is played with: it comes to rest, and the server with it."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import psutil
import pytest

from knack_widgets.serving.resource_paths import notebooks
from knack_widgets.widgets.desk import Desk
from tests.support.process import Running, running
from tests.support.visitor import Visitor

pytestmark = [pytest.mark.apart, pytest.mark.skipif(not psutil.LINUX, reason="what a fork holds is told by Linux")]

MB = 2**20
WARM_S, PLAY_S = 6, 12
LEAST, MAX_BYTES, MAX_BYTES_AT_REST = 40, 25 * MB, 4 * MB
"""What is sent at least; what it grows by while all is done for the first time, and after that."""
FILE = Desk.open("knack", seed=3).record().dumps()
BROKEN = {
    "do": "restore_snapshot",
    "game": "knack",
    "matches": [{"lines": [{"record": "knack1." + "A" * 5_000, "step": 0}]}],
}
PLAY = [{"do": "deal"}, {"do": "opponent"}, {"do": "move", "move": "0 knock"}, {"do": "move", "move": "0 fold"}]
FLOOD: list[dict[str, Any]] = [
    *PLAY,
    *({"do": "step", "to": to} for to in (0, 3, 99)),
    {"do": "new", "players": ["Anna", "Bo", "Cleo"], "controls": ["careful"] * 3},
    {"do": "load", "text": FILE},
    {"do": "original", "text": "x" * 200_000},
    *({"do": name} for name in ("save", "permalink", "extend_log", "x" * 1_000)),
    *({"do": "lang", "lang": lang} for lang in ("de", "sv", "en")),
    {"do": "example", "id": "play-02-ace-at-once"},
    {"do": "line", "id": -1},
    BROKEN,
]


def held(pid: int) -> int:
    """Bytes that a process holds for itself."""
    return int(psutil.Process(pid).memory_full_info().uss)


async def played(server: Running, intents: list[dict[str, Any]], pause: float, slow: float) -> None:
    """A reader sends one intent after another; every second answer is read `slow` seconds late."""
    async with Visitor() as reader:
        assert (await reader.open(f"{server.url}voila/render/knack.ipynb?lang=en")).code == 200
        kernel, line = server.kernel(reader.kernel), reader.line
        book = reader.model(lambda state: state.get("keep") and "table" in state)
        sent = 0

        async def read() -> None:
            late = False
            while await line.read_message() is not None:
                late = not late
                await asyncio.sleep(slow * late)

        async def send(seconds: float) -> int:
            nonlocal sent
            end = time.monotonic() + seconds
            while time.monotonic() < end:
                with suppress(TimeoutError):  # what is not read holds up what is sent
                    await asyncio.wait_for(reader.say(book, intents[sent % len(intents)]), 5)
                sent += 1
                await asyncio.sleep(pause)
            return held(kernel)

        reading = asyncio.ensure_future(read())
        new, server_new = held(kernel), held(server.pid)
        warm = await send(WARM_S)
        rest = await send(PLAY_S)
        reading.cancel()
        assert sent >= LEAST
        assert warm - new < MAX_BYTES
        assert rest - warm < MAX_BYTES_AT_REST
        assert held(server.pid) - server_new < MAX_BYTES


@pytest.mark.parametrize(
    ("intents", "pause", "slow"),
    [(PLAY, 0.2, 0.0), (FLOOD, 0.0, 0.0), (FLOOD, 0.0, 0.1)],
    ids=["played", "flooded", "half-read"],
)
def test_a_kernel_comes_to_rest(intents: list[dict[str, Any]], pause: float, slow: float) -> None:
    options = ["--VoilaKernelManager.kernel_pools_config={'default': {'pool_size': 0}}"]
    with running(notebooks(), options=options) as server, ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, played(server, intents, pause, slow)).result()
