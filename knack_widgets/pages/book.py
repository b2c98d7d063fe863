"""The rules' text as page data: clauses in three languages, beside the reader's original."""

from __future__ import annotations

from functools import lru_cache

from ..rulebook import edition
from ..rulebook.examples import by_clause
from ..rulebook.exercised_clauses import exercised_clauses
from ..rulebook.fingerprints import Source, load_source
from ..rulebook.game_languages import language_for, languages_of
from ..rulebook.labels import clause_label
from ..rulebook.languages import LANGS
from ..rulebook.originals import OriginalError, RecognisedCopy, open_original, read_original
from ..rulebook.rulings import is_explanation
from ..rulebook.speech import Speaker
from ..rulebook.terms import mark_parts, marked_clause
from ..rulebook.texts import ClauseText, load_text
from ..rules import Clause
from ..rules.core.facts import Setup
from .book_data import BookData, ChapterData, ClauseData, RulingData, TextData, UnknownSentence
from .prerender.elements import Child, h
from .setup import list_chosen, option_data
from .sight import Sight


def original(sight: Sight) -> RecognisedCopy | None:
    """Return the reader's copy of the original, or None if there is no copy.

    A copy that the reader has given in the page has precedence over the folders that `open_original` searches. Raise
    OriginalError if the copy cannot be read.
    """
    if sight.look.original:
        return read_original(sight.game.id, sight.look.original)
    return open_original(sight.game.id)


def book(sight: Sight, chapter: str | None = None) -> BookData:
    """Return the trait `book`: all chapters in reading order, or one chapter."""
    speak = Speaker(sight.lang, sight.line.opening.setup)
    problem: Child = None
    reading = None
    try:
        reading = original(sight)
    except (OriginalError, OSError) as error:  # an unreadable folder is not the reader's fault
        problem = _describe_error(str(error), speak)
    said: dict[str, list[str]] = {}
    unknown: list[UnknownSentence] = []
    place: str | None = None
    for sentence in reading.sentences if reading else ():
        if sentence.clause is None:
            unknown.append({"html": sentence.html, "after": place})
        else:
            place = sentence.clause
            said.setdefault(place, []).append(sentence.html)
    source = load_source(sight.game.id)
    helped = speak.ui("original_help", file=source.file)
    return {
        **text_data(sight.line.opening.setup, sight.lang, chapter, said if reading else None),
        "originalLang": reading.lang if reading else "",
        "originalName": _name_source(source, speak) if reading else "",
        "unknown": unknown if chapter is None else [],
        "originalMissing": reading is None,
        "originalOwn": bool(sight.look.original),
        "read": None,
        "paper": None,
        "usual": False,
        "settle": None,
        "differences": None,
        "originalHelp": "".join(h("p", {}, part) for part in (problem, helped) if part),
    }


def _name_source(source: Source, speak: Speaker) -> str:
    """Return the language, author and year of an original in words, for the head of its column."""
    signed = ("retold" if source.retells else "signed") if source.author else "unsigned"
    return speak.ui("original_name", lang=source.lang, signed=signed, author=source.author, year=source.year)


def _offer(speak: Speaker, source: Source) -> str:
    """Return the line for a reader without the original, or the one that names the only language of the game."""
    game_id, lang = speak.setup.game.id, speak.lang
    if (best := language_for(game_id, lang)) != lang:
        return speak.ui("only_in", lang=best)
    return speak.ui("original_offer", lang="own" if source.lang == lang else source.lang) if source.known else ""


def text_data(
    setup: Setup, lang: str, chapter: str | None = None, said: dict[str, list[str]] | None = None
) -> TextData:
    """Return the text, or one chapter of it, labelled in a language.

    setup: the set-up of the match
    lang: the language of the labels
    chapter: id of the chapter, or None for the whole text
    said: clause or heading id → its sentences in the copy of the original, or None if there is no copy
    """
    game = setup.game
    text, source, speak = load_text(game.id), load_source(game.id), Speaker(lang, setup)
    chapters = {chapter_text.id: chapter_text for chapter_text in text.chapters}
    shown: list[ChapterData] = [
        {
            "id": chapters[name].id,
            "heading": {"original": _join((said or {}).get(name)), **chapters[name].headings},
            "clauses": [
                _clause(speak, game.clauses[id_], text.clauses[id_], None if said is None else said.get(id_))
                for id_ in chapters[name].clauses
            ],
        }
        for name in game.reading
        if chapter in (None, name)
    ]
    data: TextData = {
        "game": game.id,
        "whole": chapter is None,
        "title": dict(text.title),
        "sourceLang": source.lang if source.known else "",
        "others": [each for each in languages_of(game.id) if each != language_for(game.id, lang)],
        "asked": sorted(exercised_clauses(game.id)),
        "offer": _offer(speak, source),
        "chapters": shown,
    }
    if played := list_chosen(speak, setup.options, setup.readings):
        data["played"], data["playedHead"] = played, speak.say("print-as_you_play", {}, "as you play")
    return data


@lru_cache(maxsize=64)
def plain_text_data(setup: Setup, lang: str, chapter: str | None) -> TextData:
    """Return the data of `text_data` for a reader who has not loaded a copy of the original.

    They are cached, because they are the same for all such readers.
    """
    return text_data(setup, lang, chapter)


def _describe_error(error: str, speak: Speaker) -> list[Child]:
    """Return a notice that the reader's copy of the original cannot be read.

    The English error message is marked as English (`lang="en"`).
    """
    text = speak.ui("error_original", text=error)
    before, detail, after = text.partition(error)
    return [before, h("span", {"lang": "en"}, detail), after] if detail else [text]


def _join(html: list[str] | None) -> str | None:
    return " ".join(html) if html else None


def _clause(speak: Speaker, clause: Clause, words: ClauseText, said: list[str] | None) -> ClauseData:
    setup = speak.setup
    game = setup.game
    html, rulings, omitted = _words_as_played(setup, clause, words)
    data: ClauseData = {
        "id": clause.id,
        "label": clause_label(game.id, clause.id, speak.lang),
        "kind": clause.kind,
        "enforces": clause.kind != "background",
        "kindWords": speak.ui(f"kind_{clause.kind}"),
        "kindTitle": speak.ui(f"kind_{clause.kind}.title"),
        "html": html,
        "original": said,
        "rulings": rulings,
        "examples": [{"id": e.id, "title": dict(e.title)} for e in by_clause(game.id).get(clause.id, ())],
        "options": [
            {**option_data(option, speak), "value": setup.options[option.name]}
            for option in game.options.values()
            if not option.seats
            if option.clause == clause.id
        ],
    }
    if omitted:
        data["omitted"] = speak.say("print-omitted", {}, "omitted")
    return data


def _words_as_played(setup: Setup, clause: Clause, usual: ClauseText) -> tuple[dict[str, str], list[RulingData], bool]:
    """Return a clause's words by language, its rulings, and whether the match leaves it out."""
    game = setup.game.id
    by_lang = {lang: played[clause.id] for lang in LANGS if (played := edition.of_match(setup, lang))}
    if any(one.status == edition.REWORDED for one in by_lang.values()):
        boxes = next(iter(by_lang.values())).boxes
        marked = {
            lang: mark_parts(game, clause.id, lang, [one.html, *(box.html for box in one.boxes)])
            for lang, one in by_lang.items()
        }
        named = [(box.ruling, box.letter) for box in boxes]
    else:
        marked = dict(marked_clause(game, clause.id))
        named = [(ruling.id, "") for ruling in usual.rulings]
    rulings = [
        _ruling(setup, clause, ruling, letter, {lang: parts[at] for lang, parts in marked.items()})
        for at, (ruling, letter) in enumerate(named, 1)
    ]
    omitted = any(one.status == edition.OMITTED for one in by_lang.values())
    return {lang: parts[0] for lang, parts in marked.items()}, rulings, omitted


def _ruling(setup: Setup, clause: Clause, ruling: str, letter: str, html: dict[str, str]) -> RulingData:
    data: RulingData = {"id": ruling, "html": html}
    if ruling in setup.game.readings:
        data["reads"] = True
    if is_explanation(setup.game.id, ruling, clause.id) and not letter:
        data["explains"] = True
    if letter:
        data["letter"] = letter
    return data
