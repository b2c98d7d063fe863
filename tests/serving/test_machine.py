"""How many kernels a machine has room for, and how many of them wait."""

from pathlib import Path

import psutil
import pytest

from knack_widgets.serving.limits import machine
from knack_widgets.serving.limits.machine import MB

NAMES = ["b.ipynb", "index.ipynb", "a.ipynb"]


@pytest.fixture
def free(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine with 8 GB free and no limit; the folder is where a container's limits would lie."""
    monkeypatch.setattr(psutil, "virtual_memory", lambda: type("Memory", (), {"available": 8_000 * MB}))
    monkeypatch.setattr(machine, "CGROUP", tmp_path)
    monkeypatch.delenv("MEM_LIMIT", raising=False)
    return tmp_path


def test_what_is_free_counts(free: Path) -> None:
    assert machine.memory() == 8_000 * MB


@pytest.mark.parametrize(
    ("file", "text", "megabytes"),
    [
        ("memory.max", "2000000000\n", 2_000),
        ("memory.max", "max\n", 8_000),
        ("memory.max", "64000000000\n", 8_000),
        ("memory/memory.limit_in_bytes", "1000000000\n", 1_000),
        ("memory/memory.limit_in_bytes", "9223372036854771712\n", 8_000),  # version 1 says «none» like this
    ],
)
def test_a_container_has_no_more_than_it_was_given(free: Path, file: str, text: str, megabytes: int) -> None:
    (free / file).parent.mkdir(exist_ok=True)
    (free / file).write_text(text)
    assert machine.memory() == megabytes * MB


@pytest.mark.parametrize(("limit", "megabytes"), [("1500000000", 1_500), ("", 8_000), ("1G", 8_000)])
def test_a_hub_says_what_a_reader_may_use(
    free: Path, monkeypatch: pytest.MonkeyPatch, limit: str, megabytes: int
) -> None:
    monkeypatch.setenv("MEM_LIMIT", limit)
    assert machine.memory() == megabytes * MB


@pytest.mark.parametrize("most", range(8))
@pytest.mark.parametrize("cores", [1, 2, 3, 4, 64])
def test_the_pool_stays_within_what_it_may_take_and_begins_with_the_shelf(most: int, cores: int) -> None:
    sizes = machine.pool(NAMES, most, cores)
    assert list(sizes) == ["index.ipynb", "a.ipynb", "b.ipynb"]
    assert sum(sizes.values()) <= most
    assert list(sizes.values()) == sorted(sizes.values(), reverse=True)
    assert max(sizes.values()) <= min(max(1, cores // 2), machine.MAX_KERNELS_PER_NOTEBOOK)
    assert most == 0 or sizes["index.ipynb"]


def test_more_memory_never_means_less_room() -> None:
    rooms = [machine.room(megabytes * MB) for megabytes in range(0, 4_000, 50)]
    assert rooms == sorted(rooms)
    assert rooms[0] == 1
