"""The files for one server, checked by the programs that read them as far as these are installed."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sqlite3
import subprocess
import sys
import tarfile
import time
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tests.support.process import free_port

SINGLE = Path(__file__).parent / "single"
COMMAND = Path(sys.executable).with_name("knack-widgets")
NAMED = {**os.environ, "KNACK_HOST": "book.example"}


def check(*words: str | Path) -> None:
    """Run a program that checks a file; skip the test if it is not installed."""
    program = shutil.which(words[0]) or shutil.which(COMMAND.with_name(str(words[0])))
    if program is None:
        pytest.skip(f"{words[0]} is not installed")
    done = subprocess.run([program, *map(str, words[1:])], env=NAMED, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def status(port: int, name: str) -> int:
    """Return the status of the answer to a request that comes through a proxy for a name."""
    line = HTTPConnection("127.0.0.1", port, timeout=30)
    line.request("GET", "/", headers={"Host": name, "X-Forwarded-Proto": "https"})
    answer = line.getresponse().status
    line.close()
    return answer


def wait_for(port: int, log: Path) -> None:
    """Wait until a server answers."""
    end = time.monotonic() + 60
    while True:
        try:
            status(port, "book.example")
        except OSError:
            assert time.monotonic() < end, log.read_text(errors="replace")
            time.sleep(0.5)
        else:
            return


def unit() -> str:
    return (SINGLE / "knack-widgets.service").read_text("utf-8")


def test_the_dockerfile_has_no_known_fault() -> None:
    check("hadolint", SINGLE / "Dockerfile")


def test_compose_reads_its_file() -> None:
    if subprocess.run(["docker", "compose", "version"], capture_output=True).returncode:
        pytest.skip("docker compose is not installed")
    check("docker", "compose", "-f", SINGLE / "compose.yaml", "config", "--quiet")


def test_caddy_reads_its_file() -> None:
    check("caddy", "validate", "--config", SINGLE / "Caddyfile", "--adapter", "caddyfile")


def test_nginx_reads_its_file(tmp_path: Path) -> None:
    keys = [tmp_path / "key.pem", tmp_path / "chain.pem"]
    made = ("req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=book.example")
    check("openssl", *made, "-keyout", keys[0], "-out", keys[1])
    text = (SINGLE / "nginx.conf").read_text("utf-8")
    for name, key in zip(("privkey", "fullchain"), keys, strict=True):
        text = text.replace(f"/etc/letsencrypt/live/book.example/{name}.pem", str(key))
    logs = f"pid {tmp_path}/pid; error_log stderr;"
    (tmp_path / "nginx.conf").write_text(f"{logs} events {{}} http {{ access_log off; {text} }}")
    check("nginx", "-t", "-p", tmp_path, "-c", tmp_path / "nginx.conf")


def test_systemd_reads_the_unit(tmp_path: Path) -> None:
    file = tmp_path / "knack-widgets.service"
    file.write_text(unit().replace("/opt/knack/bin/knack-widgets", str(COMMAND)))
    check("systemd-analyze", "verify", file)


def test_the_service_answers_to_its_name_alone(tmp_path: Path) -> None:
    start = re.search(r"^ExecStart=(.*)$", unit(), re.MULTILINE)
    assert start
    port = free_port()
    words = shlex.split(start[1].replace("/opt/knack/bin/knack-widgets", str(COMMAND)).replace("8866", str(port)))
    log = tmp_path / "log"
    with log.open("wb") as out:
        server = subprocess.Popen(words, env={**os.environ, "XDG_DATA_HOME": str(tmp_path)}, stdout=out, stderr=out)
    try:
        wait_for(port, log)
        assert (status(port, "book.example"), status(port, "other.example")) == (302, 421)
        assert (tmp_path / "knack-widgets" / "seal.key").is_file()
    finally:
        server.terminate()
        try:
            server.wait(30)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def test_a_backup_holds_the_key_and_the_rooms(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "seal.key").write_text("secret")
    with sqlite3.connect(data / "rooms-8866.db") as rooms:
        rooms.execute("pragma journal_mode=wal")
        rooms.execute("create table room (code text)")
        rooms.execute("insert into room values ('ABC234')")
        rooms.commit()
        kept = tmp_path / "kept.tar.gz"
        subprocess.run([SINGLE / "backup.sh", data, kept], check=True)  # the database is still open
    with tarfile.open(kept) as archive:
        archive.extractall(tmp_path / "back", filter="data")
    assert (tmp_path / "back" / "seal.key").read_text() == "secret"
    with sqlite3.connect(tmp_path / "back" / "rooms-8866.db") as rooms:
        assert rooms.execute("select code from room").fetchall() == [("ABC234",)]
    assert kept.stat().st_mode & 0o077 == 0
