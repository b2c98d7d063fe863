"""The shelf as HTML: the games, and the reader's progress in each."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from .elements import Child, Html, classes, h
from .parts import ways_view
from .sheet import Data


def shelf_html(lang: str, words: Data, books: Sequence[Data], ways: Data, icons: Data, day: date) -> str:
    """Return the shelf: search, links to pages, choice of language, and the games as links.

    lang: the language of the words
    words: the words of the page by their key
    books: the entry of each game as data
    ways: the word of each link to a page → its address
    icons: the outline of each icon by its name
    day: the day where the program runs
    """
    due = h("p", {"class": "kb-due", "hidden": True})
    listed = h("ul", {"class": "kb-shelf"}, (_book(one, words) for one in books))
    ways_to = ways_view(lang, words, icons, ways)
    return str(h("div", {"class": "knack-book", "lang": lang}, ways_to, due, _trap_of_day(books, words, day), listed))


def _trap_of_day(books: Sequence[Data], words: Data, day: date) -> Html:
    """Return a link to the trap of the day for each game with traps; one is shown, the page corrects it by its own day.

    day: the day where the program runs
    """
    with_traps = [one for one in books if one["trap"]]
    shown = day.toordinal() % len(with_traps) if with_traps else 0
    links = (
        h(
            "a",
            {"class": "kb-button kb-slim", "href": f"{one['trap']}{day}", "hidden": at != shown},
            f"{words['trap_of_day']}: {one['name']}",
        )
        for at, one in enumerate(with_traps)
    )
    return h("p", {"class": "kb-trap-of-day"}, links)


def _book(one: Data, words: Data) -> Html:
    """Return the entry of a game, with a hidden place for the reader's progress; a game with a fault has no link."""
    if not one["href"]:
        return h("li", {"class": "kb-broken"}, h("b", {}, one["name"]), h("span", {"class": "kb-about"}, one["about"]))
    return h(
        "li",
        {},
        h(
            "span",
            {"class": classes("kb-fan", len(one["fan"]) > 3 and "kb-fan-full"), "aria-hidden": "true"},
            (h("span", {}, Html(svg)) for svg in one["fan"]),
        ),
        h("a", {"href": one["href"]}, h("span", {"lang": one["nameLang"]}, one["name"]), one["gloss"]),
        h("span", {"class": "kb-about"}, one["about"]),
        h("span", {"class": "kb-facts"}, one["facts"]),
        _path(one["game"], one["path"], f"{words['path']}: {one['name']}"),
        _reading_link(one, words),
        h("div", {"class": "kb-learned", "data-learned": one["game"], "hidden": True}),
    )


def _reading_link(one: Data, words: Data) -> Child:
    """Return the link to the page for reading a game's rules, or None where there is no such page."""
    if not one["read"]:
        return None
    look = {"class": "kb-read", "href": one["read"]}
    return h("a", {**look, "aria-label": f"{words['read_rules']}: {one['name']}"}, words["read_rules"])


def _path(game: str, steps: Sequence[Data], label: str) -> Html:
    """Return the short steps of a game as links; those that are done have a tick, and the next one stands out."""
    return h(
        "ol",
        {"class": "kb-path", "role": "list", "data-path": game, "aria-label": label},
        (
            h(
                "li",
                {"class": classes("kb-done" if step["done"] else "", step["next"] and "kb-next") or None},
                h(
                    "a",
                    {"href": step["href"], "aria-current": "step" if step["next"] else None},
                    h("span", {"class": "kb-path-number", "aria-hidden": "true"}, "✓" if step["done"] else str(number)),
                    step["words"],
                    step["done"] and h("span", {"class": "kb-sr"}, f" ({step['done']})"),
                ),
            )
            for number, step in enumerate(steps, 1)
        ),
    )


def learned_html(learned: Data) -> str:
    """Return the reader's progress: the due exercises, and a part for each game that the reader has begun.

    learned: the data of `reader_progress`, or {} if no progress is stored; `paths` has the path of each begun game, and
        `path` the name of paths
    """
    due, games = learned.get("due"), learned.get("games") or {}
    link = due and h("a", {"class": "kb-button", "href": due["href"]}, learned["link"])
    waits = due and h("p", {"class": "kb-due"}, h("b", {}, due["text"]), link)
    parts = (
        h("div", {"data-learned": game}, _measure(one), _chapters(one["chapters"], learned["words"]))
        for game, one in games.items()
    )
    paths = (_path(game, steps, learned["path"]) for game, steps in (learned.get("paths") or {}).items())
    return str(h("div", {}, waits, parts, paths))


def _measure(one: Data) -> list[Html]:
    """Return how much of a game or chapter is read, tried and sure: a bar, and the same in words."""
    bars = (
        h("span", {"class": f"kb-{name}", "style": f"width: {100 * one[name] / one['all']:.6g}%"})
        for name in ("read", "tried", "sure")
    )
    return [
        h("span", {"class": "kb-measure", "aria-hidden": "true"}, bars),
        h("span", {"class": "kb-measured"}, one["words"]),
    ]


def _chapters(chapters: Sequence[Data], word: str) -> Html:
    listed = (h("li", {}, h("b", {}, one["name"]), _measure(one)) for one in chapters)
    summary = h("summary", {"class": "kb-button kb-slim"}, word)
    return h("details", {}, summary, h("ul", {"role": "list"}, listed))
