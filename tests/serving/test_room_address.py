"""The address that the desk shows to phones never leads a phone to itself."""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from pathlib import Path
from types import SimpleNamespace

import psutil
import pytest

from knack_widgets.serving.delivery.phone_address import UNREACHABLE, reach, split_host
from knack_widgets.serving.rooms.process_client import NoRooms, RoomsClient

HERE = "http://localhost:8866/"


@pytest.fixture
def interfaces(monkeypatch: pytest.MonkeyPatch):
    """A machine without a default route, that has the interfaces that a test gives it."""

    def give(*addresses: str) -> None:
        families = [socket.AF_INET6 if ":" in one else socket.AF_INET for one in addresses]
        entries = [SimpleNamespace(address=one, family=of) for one, of in zip(addresses, families, strict=True)]
        monkeypatch.setattr(psutil, "net_if_addrs", lambda: {"eth0": entries})
        monkeypatch.setattr(psutil, "net_if_stats", lambda: {"eth0": SimpleNamespace(isup=True)})

    def connect(self, address):
        raise OSError(101, "Network is unreachable")

    monkeypatch.setattr(socket, "socket", type("Unrouted", (socket.socket,), {"connect": connect}))
    return give


@pytest.mark.parametrize("ip", ["0.0.0.0", "::", "*", ""])
def test_without_a_default_route_the_address_of_an_interface_is_shown(interfaces, ip):
    interfaces("127.0.0.1", "fe80::1%eth0", "192.168.4.1")
    assert reach(HERE, "room/ABC234", ip, {}) == ("http://192.168.4.1:8866/room/ABC234", [])


def test_with_ipv6_alone_its_address_is_shown(interfaces):
    interfaces("127.0.0.1", "::1", "fe80::1%eth0", "fd00::5")
    assert reach(HERE, "room/ABC234", "::", {}) == ("http://[fd00::5]:8866/room/ABC234", [])


def test_without_any_address_no_code_is_shown_and_the_true_cause_is_told(interfaces):
    interfaces("127.0.0.1")
    assert reach(HERE, "room/ABC234", "0.0.0.0", {})[1] == ["no_address"]
    assert reach(HERE, "room/ABC234", "127.0.0.1", {})[1] == ["alone"]
    assert {"no_address", "alone"} == UNREACHABLE  # with these the desk shows no code


@pytest.mark.parametrize("typed", ["localhost", "127.0.0.1", "<script>", "http://", "x y"])
def test_what_is_typed_never_leads_a_phone_to_itself(interfaces, typed):
    interfaces("127.0.0.1")
    assert reach(HERE, "room/ABC234", "0.0.0.0", {}, typed=typed)[1] == ["no_address"]


def test_the_teacher_types_the_address(interfaces):
    interfaces("127.0.0.1")
    assert reach(HERE, "room/A", "0.0.0.0", {}, typed="10.0.0.7") == ("http://10.0.0.7:8866/room/A", [])
    assert reach(HERE, "room/A", "0.0.0.0", {}, typed="http://desk.local:80/x") == ("http://desk.local:80/room/A", [])


def test_of_what_is_typed_two_hundred_letters_are_read() -> None:
    assert split_host(f"http://{'a' * 193}") == ("a" * 193, "")
    assert split_host(f"http://{'a' * 194}") == ("a" * 193, "")


def test_a_store_that_cannot_be_opened_is_an_error_at_once(tmp_path: Path) -> None:
    (tmp_path / "rooms.db").mkdir()  # a folder in place of the file

    async def ask() -> float:
        line = RoomsClient(tmp_path / "rooms.db", logging.getLogger("rooms"), forks=False)
        begun = time.monotonic()
        try:
            with pytest.raises(NoRooms):
                await line.ask("open", lang="en", game="knack", record="")
            return time.monotonic() - begun
        finally:
            line.close()

    assert asyncio.run(ask()) < 15  # a process takes that long to start on a busy machine; it was 30 for each request
