"""A page's line to its kernel: whose it is, and which frames and messages pass."""

import json
import struct
from collections.abc import Callable
from pathlib import Path

import pytest
from tornado.httpclient import HTTPClientError

from knack_widgets.serving.kernels.message_protocol import MalformedError, Passing
from knack_widgets.serving.kernels.websocket import MALFORMED

from .guests import OURS, Guest, answer, close_code, message, raw, reading, shut, text, write_notebook

apart = pytest.mark.apart
INFO = message("kernel_info_request", {})


# -- frames

MILLIONS = 20_000_000
NASTY = {
    "v1, millions announced": (True, struct.pack("<Q", MILLIONS)),
    "v1, more than memory": (True, struct.pack("<Q", 2**63) + bytes(64)),
    "v1, empty": (True, b""),
    "v1, cut in the count": (True, b"\7\0"),
    "v1, no offsets": (True, struct.pack("<Q", 0)),
    "v1, offsets backwards": (True, struct.pack("<7Q", 6, 56, 60, 58, 58, 58, 58) + b"shell{}{}"),
    "v1, offsets beyond the end": (True, struct.pack("<7Q", 6, 56, 61, 63, 65, 67, 2**60) + b"shell{}{}{}{}"),
    "v1, offsets into the table": (True, struct.pack("<7Q", 6, 0, 5, 7, 9, 11, 13) + b"shell{}{}{}{}"),
    "v1, text": (True, "{}"),
    "v1, no JSON": (True, struct.pack("<7Q", 6, 56, 61, 62, 63, 64, 65) + b"shell{}{}"),
    "v1, a header that is none": (True, raw(message("x", {}, header=[]))),
    "v1, a header without end": (True, raw(message("x", {}, header={"msg_type": "x", "msg_id": "a" * 10_000}))),
    "v1, channel in no alphabet": (True, raw(INFO).replace(b"shell", b"\xff\xff\xff\xff\xff")),
    "v1, half a character": (True, raw(message("x", {}, header={"msg_type": "x", "msg_id": "\ud800"}))),
    "v1, half a character in what it answers": (True, raw({**INFO, "parent_header": {"session": "\ud800"}})),
    "v1, half a character in its content": (True, raw(message("comm_msg", {"comm_id": "a\ud800"}))),
    "v1, half a character as it is": (
        True,
        raw(message("comm_msg", {"comm_id": "abc"})).replace(b"abc", b"\xed\xa0\x80"),
    ),
    "v1, deep metadata": (True, raw({**INFO, "metadata": {"a": [[[]]] * 20}})),
    "v1, no metadata": (True, raw({**INFO, "metadata": []})),
    "old, half a character": (False, text(message("x", {}, header={"msg_type": "x", "msg_id": "\ud800"}))),
    "old, half a character in what it answers": (False, text({**INFO, "parent_header": {"session": "\ud800"}})),
    "old, half a character in its content": (False, text(message("comm_msg", {"data": ["\udfff\ud800"]}))),
    "old, a deep header": (False, text(message("x", {}, header={"msg_type": "x", "msg_id": "1", "a": [[[]]] * 20}))),
    "old, long metadata": (False, text({**INFO, "metadata": {"a": "b" * 5_000}})),
    "old, millions announced": (False, struct.pack("!I", MILLIONS)),
    "old, announced below nothing": (False, struct.pack("!i", -1) + bytes(64)),
    "old, empty": (False, b""),
    "old, cut": (False, struct.pack("!II", 1, 4_000_000_000)),
    "old, no object": (False, "[]"),
    "old, no header": (False, '{"channel": "shell"}'),
    "old, header of the wrong kind": (False, text(message("x", {}, header="x"))),
    "old, too deep": (False, "[" * 200_000),
    "old, not JSON": (False, "nothing"),
}


@pytest.mark.parametrize(("v1", "frame"), NASTY.values(), ids=NASTY)
def test_a_frame_that_is_no_message_is_told_from_its_own_length(v1: bool, frame: str | bytes) -> None:
    with pytest.raises(MalformedError, match="expected"):
        Passing().read(frame, v1=v1)


@pytest.mark.parametrize("v1", [True, False], ids=["v1", "old"])
def test_what_a_page_says_is_read(v1: bool) -> None:
    spoken = message("comm_open", {"comm_id": "1", "target_name": "jupyter.widget.control", "data": {}})
    found = Passing().read(raw(spoken) if v1 else text(spoken), v1=v1)
    assert (found.channel, found.type, found.target) == ("shell", "comm_open", "jupyter.widget.control")
    assert found.id == spoken["header"]["msg_id"]
    assert Passing().objection(found) is None


@pytest.mark.parametrize("v1", [True, False], ids=["v1", "old"])
def test_a_character_that_is_escaped_in_two_halves_passes(v1: bool) -> None:
    spoken = message("comm_msg", {"comm_id": "1", "data": "\U0001f0a1 \\\\ud800"})
    assert Passing().read(raw(spoken) if v1 else text(spoken), v1=v1).type == "comm_msg"


WIDGET = {"comm_id": "1", "data": {"method": "request_state"}}


@pytest.mark.parametrize("v1", [True, False], ids=["v1", "old"])
@pytest.mark.parametrize(
    ("kind", "content"),
    [
        ("comm_msg", {"data": {"method": "request_state"}}),
        ("comm_msg", WIDGET | {"comm_id": 7}),
        ("comm_msg", WIDGET | {"comm_id": ["1"]}),
        ("comm_msg", {"comm_id": "1"}),
        ("comm_msg", WIDGET | {"data": "update"}),
        ("comm_msg", WIDGET | {"data": {}}),
        ("comm_close", {"data": {}}),
        ("comm_open", {"target_name": "jupyter.widget.control", "data": {}}),
        ("comm_open", {"target_name": "jupyter.widget.control", "comm_id": "1"}),
    ],
)
def test_a_message_for_no_widget_is_dropped_before_its_kernel_fails_at_it(
    v1: bool, kind: str, content: dict[str, object]
) -> None:
    spoken = message(kind, content)
    found = Passing().read(raw(spoken) if v1 else text(spoken), v1=v1)
    assert (Passing().objection(found) or "").startswith(f"a {kind} has ")


@pytest.mark.parametrize("v1", [True, False], ids=["v1", "old"])
def test_messages_for_a_widget_pass(v1: bool) -> None:
    for spoken in (message("comm_msg", WIDGET), message("comm_close", {"comm_id": "1"})):
        found = Passing().read(raw(spoken) if v1 else text(spoken), v1=v1)
        assert Passing().objection(found) is None


def test_buffers_pass_in_both_protocols_up_to_a_number() -> None:
    spoken = message("comm_msg", {})
    body = json.dumps({"channel": "shell", **spoken}).encode()

    def old(buffers: int) -> bytes:
        begin = 4 * (buffers + 2)
        return struct.pack(f"!{buffers + 2}I", buffers + 1, begin, *[begin + len(body)] * buffers) + body

    assert Passing().read(old(3), v1=False).type == "comm_msg"
    with pytest.raises(MalformedError, match="offsets"):
        Passing().read(old(65), v1=False)
    parts = [b"shell", *(json.dumps(part).encode() for part in spoken.values()), b"buffer"]
    ends = [8 * (len(parts) + 2)]
    for part in parts:
        ends.append(ends[-1] + len(part))
    frame = struct.pack(f"<{len(ends) + 1}Q", len(ends), *ends) + b"".join(parts)
    assert Passing().read(frame, v1=True).type == "comm_msg"


@pytest.mark.parametrize(
    ("spoken", "channel", "said"),
    [
        (message("execute_request", {"code": "1"}), "shell", "no message of that type"),
        (message("shutdown_request", {"restart": False}), "control", "no message of that type"),
        (message("comm_msg", {}), "control", "channel shell"),
        (message("comm_msg", {}), "iopub", "channel shell"),
        (message("comm_open", {"target_name": "jupyter.widget"}), "shell", "that target"),
        (message("comm_open", {}), "shell", "that target"),
        (message("comm_open", []), "shell", "that target"),
        (message("comm_close", {"data": "x" * 70_000}), "shell", "65536 bytes"),
        (message("kernel_info_request", {"data": "x" * 20_000}), "shell", "16384 bytes"),
    ],
)
def test_what_no_page_says_does_not_pass(spoken: dict, channel: str, said: str) -> None:
    passing = Passing()
    assert said in (passing.objection(passing.read(raw(spoken, channel), v1=True)) or "")
    if isinstance(spoken["content"], dict):
        assert said in (passing.objection(passing.read(text(spoken, channel), v1=False)) or "")


@apart
@pytest.mark.parametrize("v1", [True, False], ids=["v1", "old"])
def test_a_frame_that_announces_millions_closes_its_line_and_nothing_else(
    live: Callable[..., None], tmp_path: Path, v1: bool
) -> None:
    async def scene(_, reader: Guest) -> None:
        cut = await reader.line(v1=v1)
        await cut.write_message(NASTY[f"{'v1' if v1 else 'old'}, millions announced"][1], binary=True)
        assert await close_code(cut) == MALFORMED
        whole = await reader.line(v1=v1)
        await whole.write_message(raw(INFO) if v1 else text(INFO), binary=v1)
        assert (await answer(whole, "kernel_info_reply"))["status"] == "ok"
        await shut(whole)

    reading(live, tmp_path, scene)


@apart
@pytest.mark.parametrize("v1", [True, False], ids=["v1", "old"])
def test_a_page_cannot_make_widgets_in_its_kernel_but_ask_for_them(
    live: Callable[..., None], tmp_path: Path, v1: bool
) -> None:
    """The made widget would stand among the states that the kernel tells afterwards."""
    state = {"_model_module": "@jupyter-widgets/base", "_model_name": "LayoutModel", "_view_name": "LayoutView"}
    made = message("comm_open", {"comm_id": "f" * 32, "target_name": "jupyter.widget", "data": {"state": state}})
    made["metadata"] = {"version": "2.1.0"}
    asked = message("comm_open", {"comm_id": "c" * 32, "target_name": "jupyter.widget.control", "data": {}})
    asked["metadata"] = {"version": "1.0.0"}
    states = message("comm_msg", {"comm_id": "c" * 32, "data": {"method": "request_states"}})

    async def scene(_, reader: Guest) -> None:
        line = await reader.line(v1=v1)
        for spoken in (made, asked, states):
            await line.write_message(raw(spoken) if v1 else text(spoken), binary=v1)
        told = (await answer(line, "comm_msg"))["data"]["states"]
        assert any(model["state"].get("value") == "on the table" for model in told.values())
        assert "f" * 32 not in told
        await shut(line)

    reading(live, tmp_path, scene)


# -- whose it is


@apart
def test_a_kernel_that_is_known_by_its_id_opens_to_its_own_reader_alone(
    live: Callable[..., None], tmp_path: Path
) -> None:
    async def scene(server, reader: Guest) -> None:
        for stranger in (Guest(reader.url), await Guest(reader.url).read("game")):
            for v1 in (True, False):
                with pytest.raises(HTTPClientError) as refused:
                    await stranger.line(reader.kernel, v1=v1)
                assert refused.value.code == 404
            assert await stranger.status(f"/api/kernels/{reader.kernel}") == 404
            farewell = f"/voila/api/shutdown/{reader.kernel}"
            assert await stranger.status(farewell, "POST", **OURS) == 403
            for method in ("DELETE", "PUT", "PATCH"):
                assert await stranger.status(f"/api/kernels/{reader.kernel}", method, **OURS) in (403, 404, 405)
        assert reader.kernel in server.book.kernel_manager

        # The reader, after a cut as at first; also with a DELETE that no page sends.
        for _ in range(2):
            await shut(await reader.line())
        assert await reader.status(f"/api/kernels/{reader.kernel}") == 200
        assert await reader.status(f"/api/kernels/{reader.kernel}", "DELETE", **OURS) in (403, 405)
        assert reader.kernel in server.book.kernel_manager
        assert await reader.status(f"/voila/api/shutdown/{reader.kernel}", "POST", **OURS) == 204
        assert reader.kernel not in server.book.kernel_manager

    reading(live, tmp_path, scene)


@apart
def test_two_tabs_that_a_new_reader_opens_at_once_both_have_their_lines(
    live: Callable[..., None], tmp_path: Path
) -> None:
    """Both are asked for without a cookie; the second answer's name takes the first one's place in the browser."""

    async def scene(_, first: Guest) -> None:
        second = await Guest(first.url).read("game")
        first.browser.cookies |= second.browser.cookies
        for kernel in (first.kernel, second.kernel):
            await shut(await first.line(kernel))
            assert await first.status(f"/voila/api/shutdown/{kernel}", "POST", **OURS) == 204

    reading(live, tmp_path, scene)


@apart
def test_a_host_without_cookies_may_open_kernels_to_whoever_knows_them(
    live: Callable[..., None], tmp_path: Path
) -> None:
    async def scene(_, reader: Guest) -> None:
        await shut(await Guest(reader.url).line(reader.kernel))

    reading(live, tmp_path, scene, "--BookServer.bound=False")


@apart
@pytest.mark.parametrize(
    "path", ["/voila/api/contents", "/voila/api/contents/game.ipynb", "/api/contents", "/api/kernels"]
)
def test_what_no_page_asks_for_is_not_there(live: Callable[..., None], tmp_path: Path, path: str) -> None:
    write_notebook(tmp_path / "notebooks" / "game.ipynb")

    async def scene(server) -> None:
        assert (await server.fetch(path)).code == 404

    live(scene)
