"""Programs that watch a server ask with HEAD: they get a page's status without a body, and start no kernel."""

from collections.abc import Callable

import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPClientError

NOTEBOOK = '{"cells": [], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}'


def test_a_page_is_asked_for_by_head_and_takes_no_kernel(live: Callable[..., None], tmp_path) -> None:
    for name in ("index", "knack"):
        (tmp_path / "notebooks" / f"{name}.ipynb").write_text(NOTEBOOK)

    async def scene(server) -> None:
        client = AsyncHTTPClient()
        address = f"http://127.0.0.1:{server.port}"
        before = len(server.book.kernel_manager.list_kernels())
        for path in ("/", "/knack", "/voila/render/knack.ipynb"):
            answer = await client.fetch(address + path, method="HEAD")
            assert (answer.code, answer.body) == (200, b""), path
        with pytest.raises(HTTPClientError, match="404"):
            await client.fetch(f"{address}/voila/render/nothing.ipynb", method="HEAD")
        assert len(server.book.kernel_manager.list_kernels()) == before

    live(scene)
