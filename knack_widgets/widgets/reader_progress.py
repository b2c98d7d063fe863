"""A reader's progress by game and chapter, for the page that lists the games (`shelf`).

A clause is *read* if the reader has opened it, and *tried* if the reader has answered an exercise about it. It is
*sure* if the reader is sure of every tried skill of the clause.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import TYPE_CHECKING

from ..rulebook.bundles import messages
from ..rulebook.page_games import games_with_pages
from ..rulebook.texts import load_text
from ..rules import games
from .page_links import find_page

if TYPE_CHECKING:
    from ..study.progress import Progress

Read = Mapping[str, Iterable[str]]


def progress_data(read: Read, progress: Progress | None, at: datetime, lang: str) -> dict[str, object]:
    """Return the trait `learned`: the progress in each begun game, and the due exercises of games with a page here.

    read: the clauses that the reader has opened, by game
    progress: the results of the exercises, or None if there are no results
    at: the current time
    lang: the language of the words
    """
    tried = {} if progress is None else tried_clauses(progress, at)
    due: dict[str, int] = {}
    if progress is not None:
        for skill in progress.due(at):
            if skill.clause in getattr(games.get(skill.game), "clauses", ()) and find_page(skill.game):
                due[skill.game] = due.get(skill.game, 0) + 1
    progress_by_game = {}
    for game in games_with_pages():
        known = (frozenset(read.get(game, ())), tried.get(game, {}))
        text = load_text(game)
        whole = counts_of(text.clauses, *known, lang)
        if whole["read"] or whole["tried"]:
            chapters = [
                {"name": chapter.headings[lang], **counts_of(chapter.clauses, *known, lang)}
                for chapter in text.chapters
                if chapter.clauses
            ]
            progress_by_game[game] = {**whole, "chapters": chapters}
    say = messages(lang).say
    return {
        "games": progress_by_game,
        "words": say("ui-learned_chapters", {}, "…"),
        "due": {
            "text": say("ui-learned_due", {"total": sum(due.values())}, ""),
            "href": due_href(next(iter(due)), lang),
        }
        if due
        else None,
        "link": say("ui-learned_practise", {}, "…"),
    }


def due_href(game: str, lang: str) -> str:
    """Return the address of the page with the due exercises of a game."""
    return f"{find_page(game)}?lang={lang}&practise=due"


def tried_clauses(progress: Progress, at: datetime) -> dict[str, dict[str, bool]]:
    """Return game → clause that the reader has practised → whether the reader is sure of it.

    progress: the results of the exercises
    at: the current time
    """
    tried: dict[str, dict[str, bool]] = {}
    for skill in progress.skills:
        mine = tried.setdefault(skill.game, {})
        mine[skill.clause] = mine.get(skill.clause, True) and progress.is_sure(skill, at)
    return tried


def counts_of(
    clauses: Iterable[str], read: frozenset[str], tried: Mapping[str, bool], lang: str
) -> dict[str, str | int]:
    """Return the numbers of all, read, tried and sure clauses, as figures and in words.

    clauses: the clauses that are counted
    read: the clauses that the reader has opened
    tried: clause that the reader has practised → whether the reader is sure of it
    lang: the language of the words
    """
    ids = tuple(clauses)
    counts = {
        "all": len(ids),
        "read": sum(clause in read or clause in tried for clause in ids),
        "tried": sum(clause in tried for clause in ids),
        "sure": sum(tried.get(clause, False) for clause in ids),
    }
    return {**counts, "words": messages(lang).say("ui-learned", counts, "/".join(map(str, counts.values())))}
