"""Print requests: addresses with ``?print=rules`` or ``?print=sheet``, and their pages.

A sheet may list its exercises: ``?print=sheet&exercise=…``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final
from urllib.parse import parse_qsl, urlencode

from ...rulebook.bundles import messages
from ...rulebook.labels import clause_label, game_name
from ...rulebook.languages import LANGS
from ...rulebook.texts import load_text
from ...rules import games
from ...rules.core.errors import describe
from ...study.exercise import Exercise, ExerciseError
from ...study.exercises import SEED_LIMIT, load
from ...study.sitting import SIZE, draw_sheet
from ..prerender.elements import Html, h
from .paper import fault_page, word
from .rules import rules_page
from .sheets import sheet_and_key, sheet_page

KINDS: Final = ("rules", "sheet", "key")
MAX_EXERCISES: Final = 60
"""Limit on the exercises of a sheet."""
MAX_QUERY_FIELDS: Final = 1000


@dataclass(frozen=True)
class PrintRequest:
    """A request for a page for paper.

    game: id of the game
    kind: one of `KINDS`, or an unknown kind that was requested
    lang: the language
    exercises: ids of the exercises; if empty, ten are drawn from `seed`
    clause: the clause that drawn exercises are about, or ``""``
    chapter: the chapter that drawn exercises are about, or ``""``; if both are ``""``, they are about the whole game
    seed: seed of the drawn exercises
    """

    game: str
    kind: str
    lang: str
    exercises: tuple[str, ...] = ()
    clause: str = ""
    chapter: str = ""
    seed: int = 1

    @classmethod
    def read(cls, game: str, query: str, lang: str) -> PrintRequest | None:
        """Return the request in a query, or None if the query does not request a page for paper.

        game: id of the game
        query: the query of the address
        lang: the language
        """
        try:
            fields = parse_qsl(query, max_num_fields=MAX_QUERY_FIELDS)
        except ValueError:
            return None
        return cls.from_fields(game, fields, lang) if game in games and "print" in dict(fields) else None

    @classmethod
    def from_fields(cls, game: str, fields: Sequence[tuple[str, str]], lang: str) -> PrintRequest:
        """Return the request in the fields of a query for a page for paper.

        Of several fields with the same name only the first counts; but all exercises count.

        game: id of the game
        fields: (name, value) of each field
        lang: the language
        """
        first = dict(reversed(fields))
        seed = first.get("seed", "")
        return cls(
            game,
            first["print"],
            lang,
            tuple(dict.fromkeys(value for name, value in fields if name == "exercise")),
            first.get("clause", ""),
            first.get("chapter", ""),
            min(int(seed), SEED_LIMIT - 1) if seed.isascii() and seed.isdigit() and len(seed) < 17 else 1,
        )

    def draw(self) -> tuple[list[Exercise], list[str]]:
        """Return the exercises, and the errors of those that cannot be printed."""
        if not self.exercises:
            try:
                return draw_sheet(self.game, self._clauses(), SIZE, self.seed), []
            except ExerciseError as error:
                return [], [str(error)]
        exercises: list[Exercise] = []
        faults = []
        for id_ in self.exercises[:MAX_EXERCISES]:
            try:
                exercise = load(id_)
                if exercise.game != self.game:
                    raise ExerciseError(f"exercise {describe(id_)}: expected one about {self.game}")
            except ExerciseError as error:
                faults.append(str(error))
            else:
                exercises.append(exercise)
        if len(self.exercises) > MAX_EXERCISES:
            faults.append(
                f"{len(self.exercises)} exercises: expected {MAX_EXERCISES} at most; the first {MAX_EXERCISES} are here"
            )
        return exercises, faults

    def _clauses(self) -> tuple[str, ...]:
        game = games[self.game]
        if self.clause:
            if self.clause not in game.clauses:
                raise ExerciseError(f"clause {describe(self.clause)}: expected one of {', '.join(game.clauses)}")
            return (self.clause,)
        if self.chapter:
            for one in load_text(game.id).chapters:
                if one.id == self.chapter:
                    return tuple(one.clauses)
            raise ExerciseError(f"chapter {describe(self.chapter)}: expected one of {', '.join(game.chapters)}")
        return ()

    def _title(self) -> str:
        title = game_name(self.game, self.lang)
        if self.clause in games[self.game].clauses:
            return f"{title}, {clause_label(self.game, self.clause, self.lang)}"
        return title


RULES_FILE: Final = "{game}-rules-{lang}.html"
"""Name of the file with a game's rules, in the folder of the game's page `{game}.html`."""


def rules_file(game: str, lang: str) -> str:
    """Return the rules as an HTML page that works without a server.

    game: id of the game
    lang: the language
    """
    links = [(RULES_FILE.format(game=game, lang=code), code) for code in LANGS if code != lang]
    return rules_page(game, lang, _ways(lang, links, [], f"{game}.html"))


def sheet_html(game: str, exercises: Sequence[Exercise], lang: str, *, key: bool, address: str | None = None) -> str:
    """Return a sheet of exercises, or its answers, as a self-contained HTML file.

    game: id of the game
    exercises: the exercises
    lang: the language
    key: whether to return the answers instead of the sheet
    address: address of the game's page for the QR codes, or None for a page without codes
    """
    return sheet_page(exercises, lang, title=PrintRequest(game, "sheet", lang)._title(), key=key, address=address)


def sheet_file(asked: PrintRequest, address: str | None) -> str:
    """Return the requested sheet, followed by its answers, as a self-contained HTML file.

    asked: the request
    address: address of the game's page for the QR codes, or None for a page without codes
    """
    exercises, faults = asked.draw()
    return sheet_and_key(exercises, asked.lang, title=asked._title(), address=address, faults=faults)


def answer(asked: PrintRequest, address: str | None) -> str:
    """Return the requested page, as HTML.

    asked: the request
    address: address of the game's page for the QR codes, or None for a page without codes
    """
    if asked.kind not in KINDS:
        say = messages(asked.lang).say
        known = [(f"?{urlencode({'print': 'rules', 'lang': asked.lang})}", say("ui-print_rules", {}, "rules"))]
        known.append((f"?{urlencode({'print': 'sheet', 'lang': asked.lang})}", say("practise-print", {}, "sheet")))
        wrong = f"print = {describe(asked.kind)}: expected one of {', '.join(KINDS)}"
        return fault_page(asked.lang, asked._title(), wrong, _ways(asked.lang, [], known))
    if asked.kind == "rules":
        links = [(f"?{urlencode({'print': 'rules', 'lang': code})}", code) for code in LANGS if code != asked.lang]
        return rules_page(asked.game, asked.lang, _ways(asked.lang, links, []))
    exercises, faults = asked.draw()
    scope = [(name, value) for name, value in (("clause", asked.clause), ("chapter", asked.chapter)) if value]
    ids = [*scope, *(("exercise", one.id) for one in exercises)]

    def way(kind: str, lang: str) -> str:
        return f"?{urlencode([('print', kind), ('lang', lang), *ids])}"

    links = [(way(asked.kind, code), code) for code in LANGS if code != asked.lang]
    other = "sheet" if asked.kind == "key" else "key"
    more = [(way(other, asked.lang), word(asked.lang, f"to_{other}"))]
    if not asked.exercises:
        drawn = {"print": asked.kind, "lang": asked.lang, "seed": str(asked.seed + 1)}
        fresh = f"?{urlencode(drawn | dict(scope))}"
        more.append((fresh, word(asked.lang, "others")))
    return sheet_page(
        exercises,
        asked.lang,
        title=asked._title(),
        key=asked.kind == "key",
        address=address,
        faults=faults,
        ways=_ways(asked.lang, links if exercises else [], more if exercises else []),
    )


def _ways(lang: str, languages: list[tuple[str, str]], more: list[tuple[str, str]], back: str = "") -> Html:
    """Return links for the screen: other sheets, the other languages, the game's page."""
    shown = [h("a", {"href": href}, text) for href, text in more]
    shown += [h("a", {"href": href, "lang": code}, word(code, "language")) for href, code in languages]
    shown.append(h("a", {"href": f"{back}?lang={lang}"}, word(lang, "back")))
    return h("nav", {"aria-label": word(lang, "ways")}, [[link, " "] for link in shown])
