"""The cost of texts, originals, explanations and opponents.

It is compared with parsing the same text as Markdown and TOML.

    python benchmarks/rulebook.py

The floors are what the libraries take for the same bytes in the same run. Targets in milliseconds: a text 100, an
original 50, a language 150, an explanation 5, an opponent's decision 5.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files

from fluent.syntax import FluentParser
from timing import best

from knack_widgets.players import PLAYERS
from knack_widgets.rulebook import bundles
from knack_widgets.rulebook.languages import LANGS
from knack_widgets.rulebook.originals import find_original, read_copy, read_original
from knack_widgets.rulebook.textfiles import parse_language, text_ids
from knack_widgets.rulebook.texts import merge
from knack_widgets.rules import games

ROUNDS = 7


def _language(lang: str, game: str) -> None:
    for cached in (bundles.messages, bundles._book_entries, bundles._game_entries):
        cached.cache_clear()
    book = bundles.messages(lang, game)
    # messages are parsed when they are asked for
    for key in list(book._sources):
        book.has(key)


def measure(game: str) -> None:
    """Prints what one game's words cost."""
    folder = files(games.package(game))
    ftl = folder.joinpath("messages", "sv.ftl").read_text("utf-8")
    shared = files("knack_widgets.rulebook").joinpath("messages", "sv")
    ftl += "".join(file.read_text("utf-8") for file in shared.iterdir())
    source = folder.joinpath("text", "source.toml").read_text("utf-8")
    text = best(lambda: merge(game, {lang: parse_language(game, lang) for lang in LANGS}), ROUNDS)
    language, parsing = best(lambda: _language("sv", game), ROUNDS), best(lambda: FluentParser().parse(ftl), ROUNDS)
    print(f"{game}: text in three languages {text:.1f} ms (target 100)")
    print(f"{game}: a language {language:.0f} ms (target 150), {language / parsing:.2f} × parsing its messages alone")
    if path := find_original(game):
        copy = read_copy(path)
        reading, floor = best(lambda: read_original(game, copy), ROUNDS), best(lambda: tomllib.loads(source), ROUNDS)
        print(f"{game}: an original {reading:.1f} ms (target 50), {reading / floor:.1f} × reading its fingerprints")
    start = games[game].start(players=4, **{games[game].seat_key: 0}).deal(3)
    verdict = start.judge("end")
    print(f"{game}: an explanation {best(lambda: verdict.explain('sv'), ROUNDS):.2f} ms (target 5)")
    view = start.view(min(start.to_act))
    for name, player in PLAYERS.items():
        print(f"{game}: a decision of “{name}” {best(lambda p=player: p.choose(view, 1), ROUNDS):.2f} ms (target 5)")


if __name__ == "__main__":
    for one in text_ids():
        measure(one)
