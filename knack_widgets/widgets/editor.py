"""The editor of positions: a reader lays out a situation, and asks whether a move is allowed in it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Final

import traitlets

from ..pages.deck import cards
from ..pages.editor.answer_data import question_data
from ..pages.editor.asking import answer, answer_all, ask_card, find_acts
from ..pages.editor.draft import Draft
from ..pages.editor.editor_data import EditorData, editor_data
from ..pages.editor.opening import games_to_lay_out
from ..pages.editor.page_data import Words, situation_text
from ..pages.editor.session import NOTHING, Session
from ..pages.editor.situation import PlaceError
from ..pages.prerender.editor import editor_html
from ..pages.prerender.elements import h
from ..players.settle import Settled
from ..rulebook.bug_reports import report_bug
from ..rulebook.bundles import messages
from ..rulebook.card_words import TypedCardsError
from ..rulebook.explain import explain_error
from ..rules import Position, games
from ..rules.core.cards import BIT
from ..rules.core.errors import InputError
from ..rules.packing import position_of
from .assets import css, esm, icons
from .behind import run_behind
from .editor_files import code_of, exercise_address, file_of
from .editor_intents import CHANGES, draft_of_example
from .intent_fields import Intent, text_of
from .listing import Data, Listing
from .page_links import find_page, way
from .permalink import LinkTooLong, position_query
from .request import on_visit, rooms_page
from .trouble import bug_notice

ROOM: Final = re.compile("[A-Z0-9]{4,8}")
"""The form of a room's code."""
MAX_MOVE: Final = 200
"""Greatest length of a move's text (characters)."""
SAYS: Final = (
    *("game", "players", "phase", "table", "palette", "question", "answer", "unknown", "type", "type_hint", "put"),
    *("undo", "redo", "clear", "take", "turn_down", "turn_up", "hide", "move_here", "is_in", "leads", "count", "empty"),
    *("more", "agreed", "names", "wrong", "who", "choose", "other_acts", "all", "readings", "working", "press"),
    *("answer_yes", "answer_no", "answer_depends", "clauses", "take_along", "copy_link", "copy_text", "print", "play"),
    *("copied", "from_view", "qr", "lead", "optional", "others", "save_svg", "save_png", "save_record"),
    *("practise", "ask_class", "mirror"),
)
"""Words of the page (``editor-…``), besides those with facts."""


class PositionEditor(Listing):
    """The editor of positions.

    game: the id of the game with which the editor opens; by default the first one
    lang: the language; by default the language in the page's address, else Swedish; the reader can choose another

    Raise ValueError if the game does not exist.
    """

    _esm = esm("editor.js")
    _css = css("base.css", "shelf.css", "table.css", "text.css", "editor.css", "touch.css")
    says = ("language", "search", "all_games", "back_to_match")

    line = traitlets.Unicode().tag(sync=True)
    """The situation as text, which the browser stores."""
    laid = traitlets.Bool().tag(sync=True)
    """True if the page's address names a situation; the browser does not bring back its stored one then."""

    def __init__(self, game: str | None = None, lang: str | None = None) -> None:
        self.session = Session.begin(Draft.begin(games.find(game).id if game is not None else games_to_lay_out()[0]))
        self._run = 0
        super().__init__(lang)
        on_visit(self._open)

    # -- what a program may use

    @property
    def position(self) -> Position | None:
        """The position that is laid out, or None while it has faults."""
        position = self.session.draft.position
        return position if isinstance(position, Position) and not self.session.draft.faults else None

    @property
    def answer(self) -> Settled | None:
        """The last answer, or None."""
        return self.session.answer

    # -- the address

    def _open(self, arguments: Mapping[str, str]) -> None:
        """Lay out the situation that the page's address names."""
        with suppress(PlaceError, InputError):
            draft, from_view, move = self._draft_of(arguments)
            if draft is not None:
                room = arguments.get("room", "")
                self.session = Session.begin(draft, from_view=from_view, room=room if ROOM.fullmatch(room) else "")
                self.laid = True
                if asked := arguments.get("ask", move)[:MAX_MOVE]:
                    self._ask(asked)
        self._show()

    def _draft_of(self, arguments: Mapping[str, str]) -> tuple[Draft | None, bool, str]:
        """Return the situation of an address, whether it is a reader's view, and the move of an example, or empty."""
        if text := arguments.get("position"):
            return Draft.lay_out(position_of(text)), arguments.get("from") == "match", ""
        game, example = arguments.get("game", ""), arguments.get("example")
        if example:
            step = arguments.get("step", "")
            draft, move = draft_of_example(game, example, int(step[:6]) if step.isascii() and step.isdigit() else None)
            return draft, False, move
        return Draft.begin(game) if game in games else None, False, ""

    # -- intents

    def _hear(self, _: object, content: object, __: object) -> None:
        """Carry out an intent of the page."""
        super()._hear(_, content, __)
        if isinstance(content, Mapping) and content.get("do") != "redrawn":
            self._do(content)

    def _do(self, intent: Intent) -> None:
        """Carry out an intent; a refusal becomes a message."""
        does = intent.get("do")
        try:
            if does == "ask":
                self._ask(text_of(intent, "move", MAX_MOVE))
            elif does == "readings":
                self.session = replace(self.session, readings=True)
                self._ask(self.session.asked or "")
            elif does == "all":
                self._ask_all()
            elif does == "save":
                kind = text_of(intent, "kind", 10)
                self.send(
                    {"download": file_of(self.session, self._page_data(self.lang), self.lang, kind), "kind": kind}
                )
            elif does in ("practise", "ask_class") and self.position is not None:
                self._lead_to_exercise(self.position, for_class=does == "ask_class")
            elif isinstance(does, str) and does in CHANGES:
                self._run += 1
                self.session = CHANGES[does](self.session, intent)
                if does == "pick":
                    self._ask_picked()
        except TypedCardsError as error:
            self._refuse("typed", read=error.read)
        except PlaceError:
            self._refuse("")
        except Exception as error:
            self._refuse_error(error)
        self._show()

    def _lead_to_exercise(self, position: Position, *, for_class: bool) -> None:
        """Lead to an exercise about the situation, for the reader alone or for a class."""
        address = exercise_address(self.session, position, self.lang, for_class=for_class)
        if address is None:
            self._refuse("no_question")
        else:
            self.send({"go": address})

    def _refuse(self, key: str, **facts: object) -> None:
        self.session = replace(self.session, said=(key, facts), working=False)

    def _refuse_error(self, error: Exception) -> None:
        """Say why something was refused; a fault of this program is logged, and its number is said."""
        if isinstance(error, InputError):
            text = explain_error(error, self.lang, self.session.draft.game)
        else:
            text = bug_notice(report_bug(error, "the editor"), self.lang).text
        self._refuse("refused", text=text)

    def _ask_picked(self) -> None:
        """Ask whether the card that has been picked up may be played."""
        session = self.session
        if session.picked is None:
            return
        place, at = session.picked
        card, seat = session.draft.zone(place)[at], session.asking_seat
        question = ask_card(session.draft, place, card, seat, session.chosen) if card in BIT else None
        if question is None:
            return
        if question.seat != seat:
            session = session.ask_about(question.seat)
        self.session = replace(session, chosen=question.chosen)
        if question.move:
            self._ask(question.move)

    def _ask(self, move: str) -> None:
        """Ask about a move; the answer is worked out behind the page."""
        session, seat = self.session, move.partition(" ")[0]
        if seat in map(str, range(session.draft.seats)) and int(seat) != session.asking_seat:
            session = replace(session, seat=int(seat))  # a link may ask about a seat that is not on turn
        if move != session.asked:
            session = replace(session, readings=False)
        # an answer stays until that with the other readings comes
        shown = session.answer if session.readings else None
        session = replace(session, asked=move, answer=shown, answers=NOTHING, working=True, said=("", NOTHING))
        self.session, run = session, self._begin_run()
        answers: list[Settled] = []

        def work() -> Iterator[None]:
            answers.append(answer(session.draft, move, readings=session.readings))
            yield

        def show() -> None:
            if answers and run == self._run:
                self.session = replace(self.session, answer=answers[0], working=False)
                self._show()

        run_behind(work(), show, lambda error: self._fail(error, run))

    def _ask_all(self) -> None:
        """Ask about all moves of the seat, one after another."""
        answers: dict[str, str] = {}
        moves = find_acts(self.session.draft, self.session.asking_seat, self.session.chosen).moves
        self.session = replace(self.session, asked=None, answer=None, answers=NOTHING, working=True, said=("", NOTHING))
        run = self._begin_run()

        def show() -> None:
            if run == self._run:
                done = len(answers) >= len(moves)
                self.session = replace(self.session, answers=dict(answers), working=not done)
                self._show()

        run_behind(answer_all(self.session.draft, moves, answers), show, lambda error: self._fail(error, run))

    def _begin_run(self) -> int:
        self._run += 1
        return self._run

    def _fail(self, error: Exception, run: int) -> None:
        """Show why a question has no answer."""
        if run != self._run:
            return
        self._refuse_error(error)
        self._show()

    # -- Python to page

    def _show(self) -> None:
        """Send the page as it is now."""
        with self.hold_sync():
            self._set()

    def _data(self, lang: str) -> Data:
        del lang
        return {"line": str(self.session.draft)}

    def _words(self, lang: str) -> dict[str, str]:
        book = messages(lang)
        own = {key: book.say(f"editor-{key}", {}, key) for key in SAYS}
        return {**super()._words(lang), **own, "name": book.say("editor-name", {"number": "#"}, "name")}

    def _html(self, lang: str, data: Data) -> str:
        del data
        setup = self.session.draft.setup
        deck = cards(frozenset(setup.game.pack(setup)), lang, setup.game.id)
        traits = {"lang": lang, "words": self._words(lang), "cards": deck}
        shown = self._page_data(lang)
        code = code_of(self.session, shown, self.words["qr"])
        home = way("index", lang)
        return editor_html(traits, icons(), shown, home, code, has_rooms=rooms_page() is not None)

    def _page_data(self, lang: str) -> EditorData:
        return editor_data(self.session, lang, find_page, lambda position: _query(position, lang), rooms_page())

    def _plain(self) -> dict[str, str]:
        """Return the situation for pages without a kernel, also as HTML."""
        lines = situation_text(self.session, Words(self.session.draft, self.lang)).splitlines()
        return {
            **super()._plain(),
            "text/html": str(h("ul", {"lang": self.lang}, [h("li", {}, line) for line in lines])),
        }

    def __repr__(self) -> str:
        words = Words(self.session.draft, self.lang)
        acts = question_data(self.session, words).acts
        return "\n".join([situation_text(self.session, words), *(f"  {act.label}" for act in acts)])


def _query(position: Position, lang: str) -> str | None:
    try:
        return position_query(position, lang)
    except LinkTooLong:
        return None
