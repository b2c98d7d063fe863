"""Pages of the rooms, and the connections of devices to the rooms' process."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.utils import url_path_join
from tornado import web
from tornado.httputil import url_concat
from voila.handler import BaseVoilaHandler

from ...pages.printing.qr import qr
from ...rooms import codes
from ...rooms.book import book_of, game_names, words
from ...rooms.exports import LESSON_PAGES
from ...rulebook.languages import LANGS
from ...rules import RulesError, games
from ...rules.packing import MAX_QUERY, record_of
from ...rules.record_text import MAX_BYTES
from ...study.exercises import LONGEST_ID
from ..delivery import hashed_files
from ..delivery.phone_address import UNREACHABLE, in_network, reach
from ..delivery.refusals import check_length, same_origin
from ..delivery.request_facts import COOKIE, base_of, choose_language
from ..resource_paths import notebooks_of
from .guard import Rooms, UnreadableRoom
from .long_polls import LongPolls
from .process_client import NoRooms, RoomsClient, prepare
from .sockets import RoomPolling, RoomSocket
from .visitors import visitor_of

CODE: Final = f"([{codes.ALPHABET}{codes.ALPHABET.lower()}]{{{codes.LENGTH}}})"
READY_S: Final = 1.0
"""Seconds that a check of readiness waits for the rooms' process."""
MAX_TYPED: Final = 200
SECRET: Final = "X-Room-Secret"
"""The request header with the teacher's secret."""
PAGES: Final = ("page", *LESSON_PAGES)
"""The files that are shown instead of saved: the results on paper, and the lesson."""
"""Greatest number of characters that are read of a typed code, which may be a whole address."""


class Handling(BaseVoilaHandler):  # type: ignore[misc]
    """The common part of the rooms' pages."""

    def initialize(self, rooms: Rooms, **settings: Any) -> None:
        """Store `rooms`, the access to the rooms."""
        super().initialize(**settings)
        self.rooms = rooms

    def check_xsrf_cookie(self) -> None:
        """Refuse (403) a POST that does not come from a page of this server (`kernels.handlers.Farewell`)."""
        if self.request.method == "POST" and not same_origin(self.request.headers):
            raise web.HTTPError(403, "rooms are opened from this server's own pages only")

    @property
    def lang(self) -> str:
        """The reader's language."""
        chosen, accepted = self.get_cookie(COOKIE, "") or "", self.request.headers.get("Accept-Language", "")
        return choose_language(self.get_query_argument("lang", ""), chosen, accepted) or LANGS[0]

    @property
    def login(self) -> str:
        """The address at which a reader logs in to open a room; "" if the login is not needed."""
        if self.current_user:
            return ""
        asked = {name: self.get_argument(name, "") for name in ("game", "record", "exercise")}
        back = url_concat(
            "room", {"lang": self.lang, **{name: text for name, text in asked.items() if 0 < len(text) <= MAX_QUERY}}
        )
        return str(url_concat(self.get_login_url(), {"next": f"{self.base_url}{back}"}))

    def show_door(self, **facts: Any) -> None:
        """Send the page that asks for a code."""
        self.show("door", games=game_names(self.lang), login=self.login, **facts)

    def show(self, kind: str, **facts: Any) -> None:
        """Send a page: its frame, and the data that its script needs."""
        lang = self.lang
        page_data = {"kind": kind, "lang": lang, "langs": LANGS, **facts}
        self.set_header("Cache-Control", "no-store")
        self.set_header("Content-Language", lang)
        files = hashed_files.addresses(self.base_url)
        if kind == "desk":
            page_data["search"] = {name: address for name, address in files.items() if name.startswith("search")}
        values = {"kind": kind, "lang": lang, "files": files, "given": page_data, "words": words(lang)}
        self.finish(self.render_template("room.html", **values))


class Door(Handling):
    """The handler of `room`: it leads to a room by its code, and opens new rooms."""

    @allow_unauthenticated
    async def get(self) -> None:
        """Send the page that asks for a code and offers to open a room."""
        check_length(self.request)
        if typed := self.get_query_argument("code", "")[:MAX_TYPED]:
            code = codes.tidy_code(typed)
            if codes.is_code(code):
                self.redirect(f"room/{code}?lang={self.lang}")
                return
            self.set_status(404)
        asked = {key: self.get_query_argument(key, "") for key in ("game", "record", "step", "exercise")}
        asked["exercise"] = asked["exercise"][:LONGEST_ID]
        self.show_door(asked=asked, wrong="wrong_code" if typed else "", typed=typed)

    @allow_unauthenticated
    async def post(self) -> None:
        """Open a room and redirect to the teacher's page.

        A reader who has to log in first comes back to the page with the button.
        """
        if self.login:
            self.redirect(self.login, status=303)
            return
        address = visitor_of(self).address
        await self.rooms.check_opening(address)
        game, text = self.get_body_argument("game", ""), self.get_body_argument("record", "")
        exercise = self.get_body_argument("exercise", "")
        if len(text) > MAX_BYTES or len(exercise) > LONGEST_ID or (game and game not in games):
            raise web.HTTPError(400)
        try:
            record = record_of(text).dumps() if text else ""
        except RulesError as error:
            raise web.HTTPError(400, str(error)) from None
        answer = await self.rooms.ask("open", lang=self.lang, game=game, record=record, exercise=exercise)
        if "code" not in answer:
            raise web.HTTPError(400 if answer.get("key") == "no_question" else 503, answer.get("no", ""))
        self.rooms.note_opened(address, answer["code"])
        self.redirect(f"room/{answer['code']}/desk?lang={self.lang}#{answer['secret']}", status=303)


class Seat(Handling):
    """The handler of `room/CODE` (a phone's or projector's page) and `room/CODE/desk`."""

    @allow_unauthenticated
    async def get(self, code: str, desk: str | None = None) -> None:
        """Send the room's page."""
        check_length(self.request)
        if code != code.upper():
            self.redirect(f"{'../' if desk else ''}{code.upper()}{desk or ''}?{self.request.query}".rstrip("?"))
            return
        try:
            code, _ = await self.rooms.check(self, code, remember=True)
        except web.HTTPError as error:
            if error.status_code != 404:
                raise
            self.set_status(404)
            why = "broken" if isinstance(error, UnreadableRoom) else "wrong_code"
            self.show_door(asked={}, wrong=why, typed=code, up="../" * (2 if desk else 1))
            return
        typed = self.get_query_argument("at", "")
        address, warnings = reach(base_of(self), f"room/{code}", self.rooms.ip, typed=typed)
        warnings += [] if self.rooms.client.is_kept else ["not_kept"]
        kind = "desk" if desk else "screen" if self.get_query_argument("screen", "") else "phone"
        shows_code = kind != "phone" and UNREACHABLE.isdisjoint(warnings)
        picture = str(qr(address, address)) if shows_code else ""
        facts = {"code": code, "address": address, "at": typed, "qr": picture, "warnings": warnings}
        self.show(kind, **facts, up="../" * (2 if desk else 1), settles="settle" in notebooks_of(self))


class Book(web.RequestHandler):
    """The handler of `room/book/GAME.LANG.json`: the part of the book that a device needs."""

    def get(self, game: str, lang: str) -> None:
        """Send the file; browsers must check whether it is still current."""
        if game not in games:
            raise web.HTTPError(404)
        self.set_header("Content-Type", "application/json; charset=utf-8")
        self.set_header("Cache-Control", "no-cache")
        self.finish(book_of(game, lang))


class File(Handling):
    """The request handler `room/CODE/file`: the teacher downloads the files of a room."""

    @allow_unauthenticated
    async def get(self, code: str) -> None:
        """Send a file; answer 404 to a client without the teacher's secret."""
        answer = await self._fetch(code, self.get_query_argument("what", ""), self.request.headers.get(SECRET, ""))
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.set_header("Content-Disposition", f'attachment; filename="{answer["name"]}"')
        self.finish(answer["text"])

    @allow_unauthenticated
    async def post(self, code: str) -> None:
        """Show a page for paper; the secret is a field of the form, because a link would keep it in a log."""
        what = self.get_body_argument("what", PAGES[0])
        if what not in PAGES:
            raise web.HTTPError(404)
        answer = await self._fetch(code, what, self.get_body_argument("secret", ""))
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Content-Language", self.lang)
        self.finish(answer["text"])

    async def _fetch(self, code: str, name: str, secret: str) -> dict[str, Any]:
        """Return the rooms' answer with a file; raise 404 if the client does not have the teacher's secret."""
        code, visitor = await self.rooms.check(self, code)
        await self.rooms.pace.wait_heavy(visitor, code)
        book, warnings = in_network(base_of(self), self.rooms.ip)
        asked = {"name": name, "secret": secret, "book": book, "codes": not warnings}
        answer: dict[str, Any] = await self.rooms.ask("file", code=code, lang=self.lang, **asked)
        if "text" not in answer:
            raise web.HTTPError(404)
        self.set_header("Cache-Control", "no-store")
        return answer


async def is_ready(client: RoomsClient) -> bool:
    """Return whether the rooms' process runs; start it if it does not, and wait for a second at most."""
    with suppress(NoRooms, TimeoutError):
        await asyncio.wait_for(client.start(), READY_S)
    return client.is_connected()


def room_routes(server: Any, config: dict[str, Any]) -> list[tuple[str, Any, dict[str, Any]]]:
    """Return the rooms' addresses on a server."""
    client = server.rooms_client = prepare(server)
    rooms = Rooms(client, server.ip, server.rooms_per_address)
    pages = {"rooms": rooms, **config}
    entries: list[tuple[str, Any, dict[str, Any]]] = [
        (r"/room", Door, pages),
        (rf"/room/book/([a-z0-9_]+)\.({'|'.join(LANGS)})\.json", Book, {}),
        (rf"/room/{CODE}(/desk)?", Seat, pages),
        (rf"/room/{CODE}/ws", RoomSocket, {"rooms": rooms}),
        (rf"/room/{CODE}/line", RoomPolling, {"rooms": rooms, "polls": LongPolls(client)}),
        (rf"/room/{CODE}/file", File, pages),
    ]
    return [(url_path_join(server.server_url, path), *rest) for path, *rest in entries]
