"""``make fuzz``: the harnesses for `SECONDS`, under atheris, which looks for bytes that lead the code somewhere new.

atheris has wheels for Linux and for some versions of Python alone. Where it is not installed the same harnesses run
with bytes by chance, which finds less. The first fault ends it; its bytes are printed, and

    python -m tests.fuzz HARNESS HEX

runs them again.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
import traceback
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from tempfile import gettempdir

SECONDS = int(os.environ.get("SECONDS_EACH", "60"))
SIZES = (24, 64, 160, 400)

WITHOUT = """\
atheris is not installed, so the bytes are made by chance. It has wheels for CPython on Linux (pip install atheris);
for other systems see https://github.com/google/atheris.
"""


def by_chance(harness: Callable[[bytes], None]) -> int:
    """How many cases went well until the time was over."""
    count, until = 0, time.monotonic() + SECONDS
    while time.monotonic() < until:
        data = os.urandom(SIZES[count % len(SIZES)])
        try:
            harness(data)
        except BaseException:
            traceback.print_exc()
            sys.exit(f"python -m tests.fuzz {harness.__name__} {data.hex()}")
        count += 1
    return count


def guided(name: str) -> None:
    """One harness under atheris; it ends the process."""
    import atheris  # type: ignore[import-not-found]

    with atheris.instrument_imports(include=["knack_widgets"]):
        from .harness import GAMES, HARNESSES, warm

    for game in GAMES:
        warm(game)
    harness = HARNESSES[name]

    def shown(data: bytes) -> None:
        try:
            harness(data)
        except BaseException:
            print(f"\npython -m tests.fuzz {name} {data.hex()}", file=sys.stderr)
            raise

    options = [f"-max_total_time={SECONDS}", "-max_len=400", "-len_control=0", "-timeout=60", "-rss_limit_mb=2048"]
    atheris.Setup(
        [name, *options, "-verbosity=0", "-print_final_stats=1", f"-artifact_prefix={Path(gettempdir()) / name}-"],
        shown,
    )
    atheris.Fuzz()


def main(arguments: list[str]) -> int:
    """All harnesses one after another, or one of them with the bytes given."""
    if arguments[:1] == ["--guided"]:
        guided(arguments[1])
    from .harness import HARNESSES

    if len(arguments) == 2:
        HARNESSES[arguments[0]](bytes.fromhex(arguments[1]))
        print("This case goes well.")
        return 0
    if find_spec("atheris") is None:
        print(WITHOUT)
        for name, harness in HARNESSES.items():
            print(f"{name}: {by_chance(harness):,} cases", flush=True)
        return 0
    # atheris ends its process: one for each
    return max(subprocess.run([sys.executable, "-m", "tests.fuzz", "--guided", name]).returncode for name in HARNESSES)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
