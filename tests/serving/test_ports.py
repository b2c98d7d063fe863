"""Addresses, ports and paths that the server is given: it listens there, or says in a sentence why it cannot."""

import errno
import socket
import subprocess
import sys
from typing import Any

import pytest

from knack_widgets import cli
from knack_widgets.serving.app import BookServer
from knack_widgets.serving.delivery.addresses import check_address, is_free


@pytest.fixture
def no_ipv6(monkeypatch: pytest.MonkeyPatch) -> None:
    """A kernel without IPv6, where names still have addresses of it."""
    real, look_up = socket.socket, socket.getaddrinfo

    def make(family: int = socket.AF_INET, *args: Any, **more: Any) -> socket.socket:
        if family == socket.AF_INET6:
            raise OSError(errno.EAFNOSUPPORT, "Address family not supported by protocol")
        return real(family, *args, **more)

    def both(_host: object, port: int, **more: Any) -> list[Any]:
        return [*look_up("::1", port, **more), *look_up("127.0.0.1", port, **more)]

    monkeypatch.setattr(socket, "getaddrinfo", both)
    monkeypatch.setattr(socket, "socket", make)


@pytest.mark.usefixtures("no_ipv6")
def test_a_kernel_without_ipv6_listens_on_ipv4() -> None:
    check_address("localhost", 8866)
    assert is_free("localhost", 0)


def test_a_taken_port_is_not_free() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert not is_free("127.0.0.1", taken.getsockname()[1])


@pytest.mark.parametrize(
    ("ip", "port", "told"),
    [
        ("localhost", 99999, "port 99999: expected a number from 0 to 65535"),
        ("localhost", -1, "port -1: expected a number from 0 to 65535"),
        ("203.0.113.5", 8866, "address '203.0.113.5': this machine has no such address to listen on"),
        ("no such host", 8866, "address 'no such host': expected a name or an address of this machine"),
        ("x" * 70, 8866, "expected a name or an address of this machine"),
    ],
)
def test_where_nobody_can_listen_is_refused_in_a_sentence(ip: str, port: int, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        check_address(ip, port)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        pytest.param(["--port", "99999"], "port 99999: expected a number from 0 to 65535", marks=pytest.mark.apart),
        (["--ip", "203.0.113.5"], "address '203.0.113.5': this machine has no such address to listen on"),
    ],
)
def test_the_command_says_one_sentence_and_starts_nothing(words: list[str], told: str) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "knack_widgets", "--no-browser", *words], capture_output=True, text=True, timeout=120
    )
    assert ended.returncode == 1
    assert told in ended.stderr
    assert "Traceback" not in ended.stderr
    assert "running at" not in ended.stderr


@pytest.mark.parametrize(
    ("path", "encoded"), [("/å bok/", "/%C3%A5%20bok/"), ("/%C3%A5%20bok/", "/%C3%A5%20bok/"), ("/a/b/", "/a/b/")]
)
def test_a_path_beyond_ascii_is_written_as_addresses_have_it(path: str, encoded: str) -> None:
    assert BookServer(base_url=path).base_url == encoded


def test_the_commands_path_reaches_the_server_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[list[str]] = []
    monkeypatch.setattr("knack_widgets.serving.app.serve", lambda _folder, options: calls.append(options))
    assert cli.main(["serve", "--base-url=/å bok/"]) == 0
    assert calls[0][0] == "--Voila.base_url=/å bok/"
