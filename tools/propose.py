"""A draft of ``source.toml``, and the sentences that no clause covers: `python -m tools.propose GAME FILE`.

The result of `propose` may be written to a file of the project: it has fingerprints, ids, line numbers and word counts,
but no word of the original. The result of `propose_report` has the sentences, so it is only for the terminal of a
person who has the copy.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from knack_widgets.rulebook.fingerprints import SOURCE_FILE, Source, fingerprint, load_source
from knack_widgets.rulebook.originals import check_text, read_copy
from knack_widgets.rulebook.recogniser import Sentence, cut_up, recognise
from knack_widgets.rulebook.sentences import normal_form
from knack_widgets.rulebook.textfiles import TITLE, MissingTextError, TextError

_OWN_NUMBER: Final = re.compile(r"^(\d{1,2}(?:\.\d{1,2})*)[.)]\s+(?=\S)")
_TELLTALE: Final = {
    "sv": "och är som inte ett med av kan att",
    "de": "und ist der nicht ein mit von kann die",
    "en": "and is the not a with of can to",
}


def _language(text: str) -> str:
    words = Counter(text.casefold().split())
    return max(_TELLTALE, key=lambda lang: sum(words[word] for word in _TELLTALE[lang].split()))


def _is_heading(sentence: Sentence) -> bool:
    return len(sentence.text.split()) <= 6 and not re.search(r":|[.!?;,…]\W*$", sentence.text)


def _ids(sentences: tuple[Sentence, ...]) -> Iterator[tuple[str, Sentence]]:
    """Guess an id for each sentence of a text that the book does not have yet.

    The guess is the text's own number (10.3) if its sentences are numbered; otherwise it is a chapter and a running
    number.
    """
    numbers = [match[1] if (match := _OWN_NUMBER.match(sentence.text)) else "" for sentence in sentences]
    numbered = any("." in number for number in numbers)  # otherwise the numbers only count the items of a list
    own = ""
    chapter = count = 0
    for place, sentence in enumerate(sentences):
        own = (numbered and numbers[place]) or own
        if own:
            yield own, sentence
        elif not place:
            yield TITLE, sentence
        elif _is_heading(sentence):
            chapter, count = chapter + 1, 0
            yield f"chapter{chapter}", sentence
        else:
            count += 1
            yield f"chapter{chapter}.{count}", sentence


def _source(game_id: str) -> Source | None:
    """Return the game's existing ``source.toml``, or None for a game without texts."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", game_id):
        raise TextError(f"game {game_id!r:.60}: expected an id of small letters, digits and underscores")
    try:
        return load_source(game_id)
    except MissingTextError:
        return None


def _assign_ids(game_id: str, text: str, source: Source | None) -> list[tuple[str | None, Sentence]]:
    """Return every sentence of the copy with its id from ``source.toml``.

    For a game without texts the id is a guess.
    """
    if source:
        return [(sentence.clause, sentence) for sentence in recognise(game_id, text, source).sentences]
    return list(_ids(cut_up(text)))


def _fingerprint(sentence: Sentence) -> str:
    """Return the fingerprint of a sentence without the number of a list item.

    So copies with and without such numbers have the same fingerprints.
    """
    return fingerprint(normal_form(_OWN_NUMBER.sub("", sentence.text)))


def _head(game_id: str, text: str, source: Source | None) -> Iterator[str]:
    yield f'title = "{source.title}"' if source else 'title = ""  # as it stands on the original'
    yield f'lang = "{source.lang if source else _language(text)}"'
    yield f'file = "{source.file if source else f"{game_id}.txt"}"'
    if source and source.author:
        yield from (f'author = "{source.author}"', f'year = "{source.year}"')
        yield from ("retells = true",) if source.retells else ()


def _table(rows: list[tuple[str | None, Sentence]]) -> Iterator[str]:
    yield from ("", "[sentences]")
    seen: Counter[str] = Counter()
    entries: dict[tuple[str | None, str], list[tuple[str, Sentence]]] = {}
    after = "the beginning"
    for key, sentence in rows:
        mark = _fingerprint(sentence)
        seen[mark] += 1
        listed = mark if seen[mark] == 1 else f"{mark}#{seen[mark]}"
        after = key or after
        entries.setdefault((key, after), []).append((listed, sentence))
    for (key, after), items in entries.items():
        marks = ", ".join(f'"{listed}"' for listed, _ in items)
        hint = f"line {items[0][1].line}, {sum(len(sentence.text.split()) for _, sentence in items)} words"
        if key is None:
            yield f"# uncovered, after {after}: {marks}  # {hint}"
        else:
            name = key if re.fullmatch(r"[a-z][a-z0-9-]*", key) else f'"{key}"'
            yield f"{name} = [{marks}]  # {hint}"


def _skeleton(game_id: str, text: str, source: Source | None, rows: list[tuple[str | None, Sentence]]) -> str:
    return "".join(f"{line}\n" for line in (*_head(game_id, text, source), *_table(rows)))


def propose(game_id: str, original_text: str) -> str:
    """Return a ``source.toml`` for a text, with fingerprints and without its words.

    The ids are those of the game's own ``source.toml``, or guesses. Sentences that the game's file does not list become
    comments at their place in the text. Raise OriginalError if the copy cannot be read, TextError if the game's texts
    cannot.

    game_id: id of the game
    original_text: contents of the copy
    """
    text = check_text(original_text)
    source = _source(game_id)
    return _skeleton(game_id, text, source, _assign_ids(game_id, text, source))


def propose_report(game_id: str, path: Path) -> str:
    """Return a report for the terminal about a copy of a game's original.

    It lists each sentence of the copy with its clause id, then the sentences without a clause, then the clauses without
    a sentence, and ends with the proposed ``source.toml`` (see `propose`). Raise OriginalError if the copy cannot be
    read, TextError if the game's texts cannot.

    game_id: id of the game
    path: file of the copy
    """
    text = read_copy(path)
    source = _source(game_id)
    rows = _assign_ids(game_id, text, source)
    width = max((len(key or "–") for key, _ in rows), default=1)
    lines = [f"{key or '–':{width}}  {_fingerprint(sentence):>20}  {sentence.text}" for key, sentence in rows]
    if source:
        uncovered = [f"  line {sentence.line}: {sentence.text}" for key, sentence in rows if key is None]
        missing = recognise(game_id, text, source).missing
        lines += ["", f"Uncovered sentences: {len(uncovered)} of {len(rows)}", *uncovered]
        lines += [f"Clauses and headings whose sentence this copy does not have: {', '.join(missing) or 'none'}"]
    else:
        lines += ["", f"Uncovered sentences: all {len(rows)}; {game_id} has no texts yet."]
    proposal = _skeleton(game_id, text, source, rows)
    return "\n".join([*lines, "", f"Proposed {SOURCE_FILE}:", "", proposal.rstrip()])


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.propose", description=__doc__)
    parser.add_argument("game", help="id of the game, such as knack")
    parser.add_argument("file", type=Path, help="the text")
    args = parser.parse_args(argv)
    print(propose_report(args.game, args.file))
    return 0


if __name__ == "__main__":
    sys.exit(main())
