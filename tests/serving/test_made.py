"""How the server has its kernels and its pages made: forked, over sockets in a folder, of templates compiled once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest
from jinja2 import Environment, FileSystemLoader

from knack_widgets.serving.delivery.template_cache import Exporter, Memory
from knack_widgets.serving.kernels import forked_kernels
from knack_widgets.serving.kernels.forked_kernels import Child, ForkedKernel
from knack_widgets.serving.limits import machine

from .conftest import Live, Scene

LINUX = pytest.mark.skipif(not forked_kernels.can_fork(), reason="kernels are forked on Linux only")


async def made(server: Live) -> tuple[type, str]:
    """What kind of process a kernel is, and how one talks to it."""
    kernels = server.book.kernel_manager
    kernel = kernels.get_kernel(await kernels.start_kernel(kernel_name="python3"))
    await kernel.ready
    return type(kernel.provisioner.process), kernel.transport


@LINUX
@pytest.mark.apart
def test_kernels_are_forked_and_have_sockets_of_their_own(live: Callable[[Scene], None]) -> None:
    async def scene(server: Live) -> None:
        assert await made(server) == (Child, "ipc")

    live(scene)
    assert ForkedKernel.fork_server is None, "it ends with its server"


@pytest.mark.apart
def test_kernels_start_from_nothing_where_that_is_wanted(live: Callable[..., None]) -> None:
    async def scene(server: Live) -> None:
        assert (await made(server))[0] is not Child
        assert ForkedKernel.fork_server is None

    live(scene, "--BookServer.forks=False")


@pytest.mark.apart
def test_a_setting_of_the_readers_own_comes_first(live: Callable[..., None]) -> None:
    async def scene(server: Live) -> None:
        assert (await made(server))[1] == "tcp"

    live(scene, "--KernelManager.transport=tcp")


def test_sockets_need_a_short_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine.sys, "platform", "linux")
    assert machine.holds_sockets("/tmp/voila_12345678")
    assert machine.holds_sockets("/" + "x" * 56)
    assert not machine.holds_sockets("/" + "x" * 57)
    assert not machine.holds_sockets("/" + "å" * 29)
    monkeypatch.setattr(machine.sys, "platform", "darwin")
    assert not machine.holds_sockets("/tmp")


# -- templates


def rendered(folder: Path, memory: Memory, compiled: list[str]) -> str:
    """A template in an environment of its own, as each page has one."""
    environment = Environment(loader=FileSystemLoader(folder), bytecode_cache=memory, autoescape=True)
    compile_ = environment.compile

    def noted(source: str, name: str, *rest: object, **settings: object) -> object:
        compiled.append(name)
        return compile_(source, name, *rest, **settings)

    environment.compile = noted  # type: ignore[method-assign,assignment]
    return environment.get_template("page.html").render()


def test_a_template_is_compiled_once_and_again_when_it_has_changed(tmp_path: Path) -> None:
    memory, compiled = Memory(), list[str]()
    (tmp_path / "page.html").write_text("{% include 'part.html' %}!")
    (tmp_path / "part.html").write_text("one")
    assert [rendered(tmp_path, memory, compiled) for _ in range(3)] == ["one!"] * 3
    assert compiled == ["page.html", "part.html"]
    (tmp_path / "part.html").write_text("two")
    assert rendered(tmp_path, memory, compiled) == "two!"
    assert compiled == ["page.html", "part.html", "part.html"]


def test_pages_share_what_is_compiled() -> None:
    one, other = Exporter(), Exporter()
    assert one.environment is not other.environment
    assert one.environment.bytecode_cache is other.environment.bytecode_cache is Exporter.memory


@pytest.mark.apart
def test_the_servers_pages_are_made_of_them(live: Callable[..., None]) -> None:
    async def scene(server: Live) -> None:
        Exporter.memory.kept.clear()
        book = nbformat.v4.new_notebook(metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}})
        nbformat.write(book, Path(server.book.root_dir) / "a.ipynb")
        answer = await server.fetch("/voila/render/a.ipynb")
        assert answer.code == 200
        assert len(Exporter.memory.kept) > 5

    live(scene)
