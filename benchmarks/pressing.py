"""Thirty readers who press for odds in one moment.

Measured is the time that the others' clicks take meanwhile, beside a moment of rest.

    python benchmarks/pressing.py [--readers N] [--others N]

All read Knack on one server, over HTTP and a websocket each. Those who press ask for a hint, which computes the odds
of each move; the others step through their match all the while, about once a second. Target: clicks ×1.5.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from crowd import BOOK, Figures, middle, notebooks, reading, rested, worst
from readers import served

from tests.support.visitor import Visitor

CLICKS = 20


async def asked(visitor: Visitor) -> float:
    """Seconds until the odds have come."""
    book = visitor.model(lambda state: "book" in state and "steps" in state)
    began = time.perf_counter()
    await visitor.click(book, {"do": "hint"}, book)
    while visitor.models[book]["table"]["advice"]["chances"]["state"] == "running":
        await visitor.hear(book)
    return time.perf_counter() - began


async def main(readers: int, others: int) -> None:
    """Prints the clicks of the others at rest and under way, and how long the odds take."""
    with tempfile.TemporaryDirectory() as folder:
        notebooks(Path(folder))
        with served(Path(folder)) as server:
            crowd = [Visitor() for _ in range(readers + others)]
            try:
                for visitor in crowd:
                    if (answer := await visitor.open(f"{server.url}voila/render/book.ipynb?seed=6")).code != 200:
                        raise RuntimeError(f"status {answer.code}")
                rested(server)
                calm, busy = Figures(), Figures()
                await asyncio.gather(*(reading(one, BOOK, CLICKS, calm) for one in crowd[readers:]))
                begun = asyncio.gather(*map(asked, crowd[:readers]))
                clicking = [asyncio.ensure_future(reading(one, BOOK, CLICKS, busy)) for one in crowd[readers:]]
                odds = await begun
                for one in clicking:
                    one.cancel()
                await asyncio.gather(*clicking, return_exceptions=True)
            finally:
                await asyncio.gather(*(visitor.leave() for visitor in crowd))
    print(f"odds for {readers} at once: median {middle(odds):.2f} s, the last {max(odds):.2f} s")
    for name, of in (("median", middle), ("19 of 20", worst)):
        ratio = of(busy.clicks) / of(calm.clicks)
        print(
            f"clicks of {others} others, {name}: {1000 * of(calm.clicks):.1f} ms at rest, "
            f"{1000 * of(busy.clicks):.1f} ms meanwhile, ×{ratio:.2f} ({len(busy.clicks)} clicks)"
        )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--readers", type=int, default=30)
    parser.add_argument("--others", type=int, default=6)
    arguments = parser.parse_args()
    asyncio.run(main(arguments.readers, arguments.others))
