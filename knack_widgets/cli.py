"""The command `knack-widgets` with its subcommands.

The subcommands start the web server, list clauses without a test, replay a record in words, settle a move, write
exercises, copy notebooks, compare readings of doubtful rules, let computer players play, and help to write a game.
Each subcommand imports its modules when it runs, so that it does not wait for the libraries of the others.
"""

from __future__ import annotations

import argparse
import codecs
import os
import sys
import unicodedata
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING

from . import __version__
from .author_commands import COMMANDS as AUTHORS
from .author_commands import add_commands

if TYPE_CHECKING:
    from argparse import Namespace
    from concurrent.futures import ProcessPoolExecutor
    from contextlib import AbstractContextManager

DEFAULT = "serve"
SUBSTITUTES = dict(zip("♠♥♦♣–—−“”„‘’‚›‹»«ß×±·√✓✗→←≤≥", "shdc---\"\"\"'''><><sx+.vvx><<>", strict=True))
"""ASCII letters for signs of the book; accents need no entry, because `_substitute` removes them."""
LANGUAGES = ("sv", "de", "en")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status.

    The status is 0, or 1 with one clear message on stderr, or 2 for bad usage, or 130 after an interrupt.
    Without a subcommand the book is served: `knack-widgets --port 9000` is `knack-widgets serve --port 9000`.

    argv: the arguments after the command name, or None for the arguments of the process
    """
    words = list(sys.argv[1:] if argv is None else argv)
    own, voila = _split(words)
    args = build_parser().parse_args(own)
    args.voila = voila
    _accept_any_letter()
    try:
        status = int(args.run(args))
        sys.stdout.flush()
    except BrokenPipeError:
        # The program that reads the output (`head`, say) has closed it; a flush at the end would fail.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except (OSError, ValueError) as error:  # RecordError, OriginalError, TextError … are ValueErrors
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return status


def _accept_any_letter() -> None:
    """Make output replace letters that the terminal cannot show, for example "♠" by "s"."""
    codecs.register_error("knack-widgets", _substitute)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper) and stream.encoding.lower().replace("-", "") != "utf8":
            stream.reconfigure(errors="knack-widgets")


def _substitute(error: UnicodeError) -> tuple[str, int]:
    """Return ASCII letters for letters that cannot be encoded, and the position after these."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letters = error.object[error.start : error.end]
    plain = "".join(SUBSTITUTES.get(letter) or unicodedata.normalize("NFKD", letter) for letter in letters)
    return plain.encode("ascii", "ignore").decode() or "?", error.end


def _split(words: list[str]) -> tuple[list[str], list[str]]:
    """Return this command's arguments, with a subcommand first, and Voilà's after `--`.

    The default subcommand is added if the arguments do not begin with one.
    """
    cut = words.index("--") if "--" in words else len(words)
    own, voila = words[:cut], words[cut + 1 :]
    if not own or (own[0] not in COMMANDS and own[0] not in ("-h", "--help", "--version")):
        own.insert(0, DEFAULT)
    return own, voila


def build_parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    parser = argparse.ArgumentParser(
        prog="knack-widgets", description="An interactive rulebook for card games. Without a command: serve."
    )
    parser.add_argument("--version", action="version", version=f"knack-widgets {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    serve = commands.add_parser(
        "serve", help="open the book in the browser (the default)", epilog="Arguments after -- are passed to Voilà."
    )
    serve.add_argument("notebooks", nargs="?", type=Path, help="a folder of notebooks or one file (default: the book)")
    serve.add_argument("--port", type=int, help="port to listen on (default 8866, or the next free port)")
    serve.add_argument("--ip", help="address to listen on (default localhost: this machine only)")
    serve.add_argument("--no-browser", action="store_true", help="do not open a browser")
    serve.add_argument("--base-url", metavar="PATH", help="the path under which a proxy shows the book")
    serve.add_argument("--max-readers", type=int, metavar="N", help="limit on readers at a time (default: by memory)")
    serve.add_argument(
        "--embed-in",
        metavar="ORIGIN",
        action="append",
        help="site that may show the book in a frame, such as https://school.example; repeatable (default: none)",
    )
    serve.set_defaults(run=_serve)

    coverage = commands.add_parser("coverage", help="show how much of the texts the rules cover; exit 1 below 100 %%")
    coverage.add_argument("--originals", type=Path, metavar="DIR", help="folder with your copies of the texts")
    coverage.set_defaults(run=_coverage)

    replay = commands.add_parser("replay", help="replay a record and print it in words")
    replay.add_argument("file", type=Path, help="the record (TOML)")
    replay.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the output (default en)")
    replay.set_defaults(run=_replay)

    settle = commands.add_parser(
        "settle", help="say whether a move is allowed in a position; exit 0 yes, 1 no, 3 it depends"
    )
    settle.add_argument("file", type=Path, help="the position (TOML), or a record, whose last state is meant")
    settle.add_argument("move", help="the move, such as “1 play 7h”")
    settle.add_argument("--readings", action="store_true", help="ask every other reading of the rulings, too")
    settle.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the answer (default en)")
    settle.set_defaults(run=_settle)

    exercises = commands.add_parser("exercises", help="write a sheet of exercises, for printing or for a program")
    exercises.add_argument("game", help="id of the game, such as knack")
    exercises.add_argument("--clause", help="only exercises about this clause, such as play.3")
    exercises.add_argument("--kind", help="only exercises of this kind, such as legal-moves")
    exercises.add_argument("--count", type=int, default=10, metavar="N", help="number of exercises (default 10)")
    exercises.add_argument("--seed", type=int, default=0, help="seed that selects the exercises (default 0)")
    exercises.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the sheet (default en)")
    exercises.add_argument("--key", action="store_true", help="print the answers after the last exercise")
    exercises.add_argument("--toml", type=Path, metavar="FILE", help="write the exercises as TOML to this file as well")
    exercises.add_argument("--html", type=Path, metavar="FILE", help="write the printable sheet to this file as well")
    exercises.add_argument("--moodle", type=Path, metavar="FILE", help="write the exercises as Moodle XML to this file")
    exercises.add_argument("--gift", type=Path, metavar="FILE", help="write the exercises as GIFT (text) to this file")
    exercises.add_argument(
        "--address", metavar="URL", help="address of the game's page; each exercise gets a QR code to it"
    )
    exercises.set_defaults(run=_exercises)

    notebooks = commands.add_parser("notebooks", help="write copies of the book's notebooks in a language")
    notebooks.add_argument("folder", type=Path, help="the folder for the copies")
    notebooks.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the copies (default en)")
    notebooks.set_defaults(run=_notebooks)

    ledger = commands.add_parser("ledger", help="show the effect of other readings of doubtful rules")
    ledger.add_argument("game", nargs="*", help="ids of games (default: all)")
    ledger.set_defaults(run=_ledger)

    arena = commands.add_parser("arena", help="compare opponents that play the same deals in every seat")
    arena.add_argument("game", help="id of the game, such as knack")
    arena.add_argument("opponents", nargs="+", metavar="PLAYER", help="two or more, such as careful strong")
    arena.add_argument("--deals", type=int, default=1000, metavar="N", help="deals for each seating (default 1000)")
    arena.add_argument("--players", type=int, default=4, metavar="N", help="seats at the table (default 4)")
    arena.add_argument("--seed", type=int, default=1, help="seed of the deals (default 1)")
    arena.add_argument("--jobs", type=int, default=1, metavar="N", help="processes that play (default 1)")
    arena.add_argument("--toml", type=Path, metavar="FILE", help="write the result as TOML to this file as well")
    arena.set_defaults(run=_arena)

    add_commands(commands)
    return parser


COMMANDS = ("serve", "coverage", "replay", "settle", "exercises", "notebooks", "ledger", "arena", *AUTHORS)


def _serve(args: Namespace) -> int:
    try:
        from .serving.app import serve
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "knack_widgets":
            raise
        print(f'{error.name} is missing: pip install "knack-widgets[serve]"', file=sys.stderr)
        return 1
    if args.notebooks is not None and not args.notebooks.exists():
        raise FileNotFoundError(f"{args.notebooks}: no such folder or notebook")
    options: list[str] = []
    if args.port is not None:
        options.append(f"--port={args.port}")
    if args.ip is not None:
        options.append(f"--Voila.ip={args.ip}")
    if args.max_readers is not None:
        options.append(f"--BookServer.max_readers={args.max_readers}")
    options += [f"--BookServer.embed_in={origin}" for origin in args.embed_in or ()]
    if args.no_browser:
        options.append("--no-browser")
    if args.base_url is not None:
        # The proxy strips the path: the book answers at /, and writes addresses with the path.
        options += [f"--Voila.base_url=/{args.base_url.strip('/')}/".replace("//", "/"), "--Voila.server_url=/"]
    serve(args.notebooks, options=[*options, *args.voila])
    return 0


def _coverage(args: Namespace) -> int:
    from .rulebook.coverage import coverage_report
    from .rulebook.proofs import proofs
    from .rules import games
    from .study.ledger.entries import entries

    counted = {game: entries(game).keys() for game in games}
    report = coverage_report(args.originals, proofs(), counted)
    print(report.table())
    return 0 if report.ok else 1


def _replay(args: Namespace) -> int:
    from .rulebook.dealt_hands import load_record

    record = load_record(args.file)
    from .rulebook.telling import tell  # imported late: a broken record fails before this slow import

    print(tell(record, args.lang))
    return 0


def _settle(args: Namespace) -> int:
    from .players.settle import settle  # imported late: other commands do not need it
    from .rulebook.dealt_hands import write_pack
    from .rulebook.explain import explain_fault
    from .rules import Position, PositionError, Record

    text = args.file.read_text(encoding="utf-8")
    try:
        if "\nformat" in f"\n{text}":
            position = Position.of(Record.loads(write_pack(text.encode())).final)
        else:
            position = Position.loads(text)
        answer = settle(position, args.move, readings=args.readings)
    except PositionError as error:
        raise ValueError(explain_fault(error, args.lang)) from None
    print(answer.explain(args.lang))
    return {"yes": 0, "no": 1}.get(answer.answer, 3)


def _exercises(args: Namespace) -> int:
    from .study.sheets import make_sheet, sheet_text, sheet_toml

    sheet = make_sheet(args.game, args.count, clause=args.clause, kind=args.kind, seed=args.seed)
    if args.toml is not None:
        args.toml.write_text(sheet_toml(sheet), encoding="utf-8", newline="\n")
    if args.html is not None:
        from .pages.printing import sheet_html

        html = sheet_html(args.game, sheet, args.lang, key=args.key, address=args.address)
        args.html.write_text(html, encoding="utf-8", newline="\n")
    if args.moodle is not None or args.gift is not None:
        from .pages.printing.moodle import write_quiz

        if left_out := len(sheet) - write_quiz(sheet, args.lang, args.moodle, args.gift):
            print(f"{left_out} exercises left out: Moodle cannot grade them", file=sys.stderr)
    print(sheet_text(sheet, args.lang, key=args.key), end="")
    if len(sheet) < args.count:
        print(f"expected {args.count} exercises, found only {len(sheet)} different ones", file=sys.stderr)
    return 0


def _notebooks(args: Namespace) -> int:
    from .notebook_copies import copy_notebooks
    from .serving.resource_paths import notebooks

    for path in copy_notebooks(notebooks(), args.folder, args.lang):
        print(path)
    return 0


def _ledger(args: Namespace) -> int:
    from .study.ledger.report import table

    print(table(args.game))
    return 0


def _arena(args: Namespace) -> int:
    from .players.arena import arena, table, toml

    with _workers(args.jobs) as pool:
        result = arena(args.game, args.opponents, args.deals, args.players, args.seed, pool)
    if args.toml is not None:
        args.toml.write_text(toml(result), encoding="utf-8", newline="\n")
    print(table(result))
    return 0


def _workers(count: int) -> AbstractContextManager[ProcessPoolExecutor | None]:
    """Return a context with a pool of `count` processes, or with no pool for one process."""
    from concurrent.futures import ProcessPoolExecutor
    from contextlib import nullcontext

    return ProcessPoolExecutor(count) if count > 1 else nullcontext()
