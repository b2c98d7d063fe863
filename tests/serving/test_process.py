"""The command as a process of its own."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import nbformat
import psutil
import pytest

from tests.support.process import running

pytestmark = pytest.mark.apart


def notebook(folder: Path, name: str, *cells: str) -> None:
    book = nbformat.v4.new_notebook(metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}})
    book.cells = [nbformat.v4.new_code_cell(cell) for cell in cells]
    nbformat.write(book, folder / name)


def test_it_serves_and_leaves_no_kernel_behind(tmp_path: Path) -> None:
    notebook(tmp_path, "index.ipynb", "print('on the shelf')")
    with running(tmp_path) as server:
        kernels = server.settled(1)
        with urllib.request.urlopen(server.url) as answer:
            assert answer.url == server.url + "voila/render/index.ipynb"
            assert b"on the shelf" in answer.read()
    assert kernels
    assert not any(psutil.pid_exists(kernel) for kernel in kernels)


def test_an_interrupt_is_no_error(tmp_path: Path) -> None:
    notebook(tmp_path, "index.ipynb", "1")
    with running(tmp_path) as server:
        server.settled(1)
        process = psutil.Process(server.pid)
        process.send_signal(signal.SIGINT)
        end = time.monotonic() + 20
        while process.is_running() and process.status() != psutil.STATUS_ZOMBIE and time.monotonic() < end:
            time.sleep(0.1)
        # A kernel that is just starting may complain of its end in the same log; the server may not.
        assert "serving/app.py" not in server.log.read_text()


def test_a_taken_port_moves_the_server_and_its_kernels_with_it(tmp_path: Path) -> None:
    """The pre-heated notebook waits for its visitor at the port that the server really has."""
    notebook(
        tmp_path,
        "index.ipynb",
        "from knack_widgets.widgets.request import query\nprint('asked', query().get('step'))",
    )
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with running(tmp_path, port=port) as server:
            assert not server.url.endswith(f":{port}/")
            with urllib.request.urlopen(server.url + "?step=4") as answer:
                assert b"asked 4" in answer.read()


def test_a_server_that_cannot_start_says_why() -> None:
    with pytest.raises(RuntimeError, match="no such folder or notebook"), running(Path("/no/such/folder")):
        pass


def test_without_voila_the_command_says_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "voila.py").write_text("raise ModuleNotFoundError('gone', name='voila')")
    path = os.pathsep.join([str(tmp_path), str(Path(__file__).parents[2])])
    told = subprocess.run(
        [sys.executable, "-m", "knack_widgets"],
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
    )
    assert (told.returncode, told.stderr) == (1, 'voila is missing: pip install "knack-widgets[serve]"\n')
