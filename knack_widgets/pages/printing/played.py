"""The options and readings with which a page shows the rules, in its address and in a form."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from ...rulebook import edition
from ...rulebook.edition import PlayedText
from ...rulebook.labels import game_name
from ...rulebook.link_fields import OPTION, READING, played_fields
from ...rulebook.speech import Speaker
from ...rules import OptionError, RecordError, RulesError, games
from ...rules.packing import position_of, setup_of
from ...study.optiontexts import text_of, value_of
from ..prerender.elements import Html, h
from ..prerender.text import choices_view
from ..setup import list_chosen, value_words
from .paper import fault, word

FORM: Final = "choices"
"""The id of the form; the checkbox for the clauses that do not apply belongs to it."""
STRIKE: Final = "strike"
"""The name of the field with which the clauses that do not apply are shown and struck through."""
MATCHES: Final = ("record", "position")
"""The names of the fields with a match, the one that counts first."""


@dataclass(frozen=True)
class PlayedFields:
    """The options and readings of an address, unchecked.

    options: (name, value as text) of each option
    readings: (ruling, letter) of each reading
    strikes: whether the clauses that do not apply are struck through instead of left out
    match: (``record`` or ``position``, the field's text) of a match whose options and readings count where the address
        has none, or () without a match
    fault: the error of a match that cannot be read, or ""
    """

    options: tuple[tuple[str, str], ...] = ()
    readings: tuple[tuple[str, str], ...] = ()
    strikes: bool = False
    match: tuple[str, ...] = ()
    fault: str = ""

    @classmethod
    def from_fields(cls, game: str, fields: Sequence[tuple[str, str]]) -> PlayedFields:
        """Return the options and readings in the fields of a query; each option and ruling counts once.

        A match is only stored (see `read_match`). Without one, values that are the usual ones are left out, so that
        equal pages are cached once.
        """
        facts = games[game]
        match = next(((name, value) for wanted in MATCHES for name, value in fields if name == wanted and value), ())
        options: dict[str, str] = {}
        readings: dict[str, str] = {}
        for name, value in fields:
            if name.startswith(OPTION):
                options.setdefault(name.removeprefix(OPTION), value)
            elif name == READING and value:
                ruling, _, letter = value.partition(".")
                readings.setdefault(ruling, letter)
            elif name.startswith(f"{READING}."):
                readings.setdefault(name.removeprefix(f"{READING}."), value)
        if match:
            return cls(tuple(options.items()), tuple(readings.items()), (STRIKE, "1") in fields, match)
        usual = {name: text_of(option.default) for name, option in facts.options.items()}
        return cls(
            tuple((name, value) for name, value in options.items() if usual.get(name) != value),
            tuple(
                (ruling, letter) for ruling, letter in readings.items() if letter != "a" or ruling not in facts.readings
            ),
            (STRIKE, "1") in fields,
        )

    def read_match(self, game: str) -> PlayedFields:
        """Return the options and readings together with those of the match, without the match.

        A match that cannot be read, or is of another game, is left out and named in `fault`. Its moves are not
        replayed; unpacking and reading the rest takes up to a second of processor time.
        """
        if not self.match:
            return self
        kind, text = self.match
        fault, more = "", []
        try:
            setup = setup_of(text) if kind == "record" else position_of(text).setup
            if setup.game.id != game:
                raise RecordError(f"{kind}: read a match of {setup.game.id}; expected one of {game}")
            more = played_fields(setup)
        except RulesError as error:
            fault = str(error)
        return replace(self.from_fields(game, [*self.fields, *more]), fault=fault)

    @property
    def fields(self) -> list[tuple[str, str]]:
        """The fields of an address with these options and readings."""
        return [
            *((f"{OPTION}{name}", value) for name, value in self.options),
            *((READING, f"{ruling}.{letter}") for ruling, letter in self.readings),
            *([(STRIKE, "1")] if self.strikes else []),
        ]

    def text(self, game: str, lang: str) -> tuple[PlayedText, str | None]:
        """Return the text as played, with the omitted clauses; and the error of a wrong address, or None.

        With a wrong option or reading it is the usual text.
        """
        options = {name: value_of(games[game], name, value) for name, value in self.options}
        try:
            return edition.text(game, lang, options, dict(self.readings), keep_omitted=True), self.fault or None
        except OptionError as error:
            return edition.text(game, lang, keep_omitted=True), str(error)


USUAL: Final = PlayedFields()
"""The usual options and the book's own readings."""


def differences(speak: Speaker, text: PlayedText, error: str | None) -> Html:
    """Return the box with the options and readings, and the number of clauses that do not apply."""
    lang, said = speak.lang, list_choices(speak, text, error)
    counts = {
        status: sum(one.status == status for one in text.clauses) for status in (edition.OMITTED, edition.REWORDED)
    }
    return h(
        "section",
        {"class": "differs", "aria-label": word(lang, "differs")},
        h("p", {}, word(lang, "as_you_play" if said else "usual")),
        bool(said) and h("ul", {}, said),
        h("p", {}, word(lang, "counted", **counts) if said else word(lang, "left_out", count=counts[edition.OMITTED])),
    )


def list_choices(speak: Speaker, text: PlayedText, error: str | None) -> list[Html]:
    """Return the error of a wrong address, then the options and readings that are not the usual ones, as items."""
    said = [fault(speak.lang, error)] if error else []
    return [*said, *choices_view(list_chosen(speak, text.options, text.readings))]


def choices_form(speak: Speaker, text: PlayedText, kept: Sequence[tuple[str, str]]) -> Html | None:
    """Return the form that chooses options and readings; it needs no script. Return None for a game without them.

    kept: the other fields of the address
    """
    game, lang = speak.setup.game, speak.lang
    fields = [*_option_fields(speak, text), *_reading_fields(speak, text)]
    if not fields:
        return None
    return h(
        "details",
        {"class": "chooses"},
        h("summary", {}, word(lang, "choose")),
        h(
            "form",
            {"id": FORM, "method": "get", "aria-label": word(lang, "choose")},
            (h("input", {"type": "hidden", "name": name, "value": value}) for name, value in kept),
            fields,
            h("button", {"type": "submit"}, word(lang, "show", game=game_name(game.id, lang))),
        ),
    )


def _option_fields(speak: Speaker, text: PlayedText) -> Iterator[Html]:
    for option in speak.setup.game.options.values():
        value, name = text.options[option.name], f"{OPTION}{option.name}"
        if option.seats:  # a match brings it; the form only keeps it
            if value != option.default:
                yield h("input", {"type": "hidden", "name": name, "value": str(value)})
            continue
        if option.choices:
            field = h(
                "select",
                {"name": name},
                (
                    h(
                        "option",
                        {"value": text_of(choice), "selected": choice == value},
                        value_words(speak, option, choice),
                    )
                    for choice in option.choices
                ),
            )
        else:
            limits = {"min": str(-(-option.least // option.multiple) * option.multiple), "step": str(option.multiple)}
            field = h("input", {"type": "number", "name": name, "value": str(value), "max": "1000000", **limits})
        yield h("label", {}, h("span", {}, speak.option(option.name)), field)


def _reading_fields(speak: Speaker, text: PlayedText) -> Iterator[Html]:
    for ruling, reading in speak.setup.game.readings.items():
        texts = reading.texts(speak.lang)
        chosen = text.readings.get(ruling, "a")
        rows = (
            h(
                "label",
                {},
                h(
                    "input",
                    {"type": "radio", "name": f"{READING}.{ruling}", "value": letter, "checked": letter == chosen},
                ),
                h("span", {}, said),
            )
            for letter, said in texts.values.items()
        )
        yield h("fieldset", {}, h("legend", {}, f"{ruling}: {texts.source}"), rows)
