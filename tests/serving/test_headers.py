"""What every answer forbids the browser, which names the server answers to, and what an error tells."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from traitlets import TraitError

from knack_widgets.serving import page
from knack_widgets.serving.app import BookServer
from knack_widgets.serving.delivery.headers import NAME, Headers, hashes
from knack_widgets.serving.kernels import handlers
from knack_widgets.serving.resource_paths import JUPYTER

from .guests import OURS, Guest, write_notebook

NOBODY = "00000000-0000-0000-0000-000000000000"
ANSWERS = {
    "/voila/tree": 200,
    "/voila/static/voila.js": 200,
    "/voila/static/nothing": 403,
    "/nothing/at/all": 404,
    "/%00": 404,
    "/knack": 302,
    f"/api/kernels/{NOBODY}": 404,
    f"/api/kernels/{NOBODY}/channels": 404,
}


@pytest.mark.parametrize(("path", "code"), ANSWERS.items())
def test_every_answer_has_the_headers(live: Callable[..., None], tmp_path: Path, path: str, code: int) -> None:
    (tmp_path / "notebooks" / "knack.ipynb").touch()

    async def scene(server) -> None:
        upgrade = {"Upgrade": "websocket", "Connection": "Upgrade"} if path.endswith("channels") else {}
        answer = await server.fetch(path, headers=upgrade)
        assert answer.code == code
        for name, text in Headers().all().items():
            assert answer.headers.get_list(name) == [text], name
        assert "Server" not in answer.headers

    live(scene)


def test_a_script_that_is_not_the_pages_own_has_no_way_in() -> None:
    policy = dict(part.split(" ", 1) for part in Headers().all()[NAME].split("; "))
    assert policy["default-src"] == policy["base-uri"] == "'none'"
    assert policy["frame-ancestors"] == policy["connect-src"] == policy["form-action"] == "'self'"
    allowed = [word for word in policy["script-src"].split() if not word.startswith("'sha256-")]
    assert allowed == ["'self'", "blob:"]


def test_a_host_may_allow_more_and_leave_out_a_header() -> None:
    headers = Headers(
        allow={"frame-ancestors": "https://school.example", "frame-src": "https://films.example"},
        others={"Referrer-Policy": "no-referrer", "X-Content-Type-Options": ""},
    ).all()
    assert "frame-ancestors 'self' https://school.example" in headers[NAME]
    assert "frame-src https://films.example" in headers[NAME]
    assert headers["Referrer-Policy"] == "no-referrer"
    assert "X-Content-Type-Options" not in headers


def test_the_templates_have_no_inline_script_that_the_policy_does_not_know() -> None:
    """Scripts for data and for the static edition, which no server of ours sends, are none."""
    inline = re.compile(r"<script(?![^>]*(?:\bsrc=|type=\"application/))[^>]*>(.*?)</script>|\son\w+=\"", re.S)
    found = [
        match[1]
        for path in JUPYTER.rglob("*.*")
        if path.suffix in (".html", ".j2")
        for match in inline.finditer(path.read_text(encoding="utf-8"))
    ]
    known = [script for script in found if script is not None and "{{" not in script]
    assert found == known
    assert len(list(hashes())) == len(set(known)) + 1  # and Voilà's heartbeat


@pytest.mark.parametrize(
    ("options", "host", "code"),
    [
        ([], "localhost:8866", 200),
        ([], "127.0.0.1", 200),
        ([], "[::1]:8866", 200),
        ([], "school.example", 421),
        ([], "127.0.0.1.school.example:80", 421),
        (["--BookServer.hosts=school.example"], "School.example:8866", 200),
        (["--BookServer.hosts=school.example"], "other.example", 421),
        (["--BookServer.hosts=*"], "other.example", 200),
        (["--Voila.ip=0.0.0.0"], "school.example", 200),
        (["--base_url=/user/anna/book/", "--server_url=/"], "hub.example", 200),
    ],
)
def test_a_local_server_answers_to_its_own_names_alone(
    live: Callable[..., None], options: list[str], host: str, code: int
) -> None:
    async def scene(server) -> None:
        for path in ("/voila/tree", "/voila/static/voila.js"):
            assert (await server.fetch(path, headers={"Host": host})).code == code, path

    live(scene, *options)


@pytest.mark.parametrize(("headers", "secure"), [({}, False), ({"X-Forwarded-Proto": "https"}, True)])
def test_a_readers_cookie_is_sent_by_no_other_sites_page(
    live: Callable[..., None], headers: dict[str, str], secure: bool
) -> None:
    async def scene(server) -> None:
        cookies = (await server.fetch("/voila/tree", headers=headers)).headers.get_list("Set-Cookie")
        assert any(cookie.startswith("knack-reader=") for cookie in cookies)
        for cookie in cookies:
            assert "SameSite=Lax" in cookie
            if not cookie.startswith("_xsrf="):  # Tornado's own, which gives nobody anything here
                assert ("Secure" in cookie, "HttpOnly" in cookie) == (secure, True)

    live(scene, "--IdentityProvider.cookie_name=knack-reader")


def test_an_error_of_the_servers_own_tells_no_path(
    live: Callable[..., None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def breaks(*_: object) -> None:
        raise OSError(f"no room in {tmp_path}")

    def opens(*_: object) -> bool:
        raise OSError(f"no room in {tmp_path}")

    monkeypatch.setattr(handlers, "dismiss", breaks)
    monkeypatch.setattr(page, "bury", breaks)
    monkeypatch.setattr(handlers.Owners, "opens", opens)
    write_notebook(tmp_path / "notebooks" / "game.ipynb")

    async def scene(server) -> None:
        guest = Guest(f"http://127.0.0.1:{server.port}")
        for method, path in (
            ("GET", f"/api/kernels/{NOBODY}"),
            ("POST", f"/voila/api/shutdown/{NOBODY}"),
            ("GET", "/voila/render/game.ipynb"),
        ):
            answer = await guest.browser.fetch(
                guest.url + path, method=method, body="" if method == "POST" else None, headers=OURS
            )
            assert answer.code == 500
            assert not re.search(rb"Traceback|\.py\b|/tmp|no room", answer.body), path

    live(scene)


def test_whose_pages_may_show_the_book_is_a_setting(live: Callable[..., None]) -> None:
    async def scene(server) -> None:
        policy = (await server.fetch("/voila/tree")).headers[NAME]
        assert "frame-ancestors 'self' https://school.example http://localhost:8000" in policy

    live(scene, "--BookServer.embed_in=https://school.example", "--BookServer.embed_in=http://localhost:8000")


@pytest.mark.parametrize(
    "wrong", ["school.example", "https://school.example/", "'none'", "https://a.example; script-src *", "", "https://*"]
)
def test_what_is_no_origin_is_refused_with_what_was_expected(wrong: str) -> None:
    with pytest.raises(TraitError, match=re.escape(f"embed_in = {wrong!r}: expected an origin without a path")):
        BookServer(embed_in=[wrong])


FRAME = {"Sec-Fetch-Dest": "iframe", "Sec-Fetch-Site": "cross-site"}


@pytest.mark.parametrize(
    ("options", "headers", "framed"),
    [
        ([], FRAME, False),
        (["--BookServer.embed_in=*"], FRAME, True),
        (["--BookServer.embed_in=*"], {**FRAME, "Sec-Fetch-Site": "same-site"}, False),
        (["--BookServer.embed_in=*"], {"Sec-Fetch-Dest": "document", "Sec-Fetch-Site": "cross-site"}, False),
        (["--BookServer.embed_in=*"], {}, False),
    ],
)
def test_only_in_a_frame_that_is_allowed_a_cookie_is_sent_across_sites(
    live: Callable[..., None], options: list[str], headers: dict[str, str], framed: bool
) -> None:
    async def scene(server) -> None:
        cookies = (await server.fetch("/voila/tree", headers=headers)).headers.get_list("Set-Cookie")
        cookies = [cookie for cookie in cookies if cookie.startswith("knack-reader")]
        assert cookies
        for cookie in cookies:
            assert ("SameSite=None" in cookie and "; Secure" in cookie and cookie.endswith("; Partitioned")) == framed
            assert ("SameSite=Lax" in cookie) != framed
            assert ("_framed" in cookie.partition("=")[0]) == framed

    live(scene, *options)


def test_a_frames_cookie_tells_its_reader_again_and_a_page_of_ones_own_does_not_take_it(
    live: Callable[..., None],
) -> None:
    async def scene(server) -> None:
        given = (await server.fetch("/voila/tree", headers=FRAME)).headers.get_list("Set-Cookie")
        jar = {"Cookie": "; ".join(cookie.partition(";")[0] for cookie in given)}
        again = await server.fetch(
            "/voila/tree", headers={**jar, "Sec-Fetch-Dest": "iframe", "Sec-Fetch-Site": "same-origin"}
        )
        assert again.headers.get_list("Set-Cookie") == []
        own = await server.fetch("/voila/tree", headers={**jar, "Sec-Fetch-Dest": "document"})
        assert all("SameSite=Lax" in cookie for cookie in own.headers.get_list("Set-Cookie"))
        assert own.headers.get_list("Set-Cookie")

    live(scene, "--BookServer.embed_in=*")
