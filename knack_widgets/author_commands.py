"""The subcommands for authors of games: write the package of a new game, and check one."""

from __future__ import annotations

import sys
import warnings
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction

COMMANDS = ("new-game", "check")


def add_commands(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the subcommands to the parser."""
    new_game = commands.add_parser("new-game", help="write the package of a new game, which deals and has a page")
    new_game.add_argument("name", help="the game's name, such as Whist")
    new_game.add_argument("folder", nargs="?", type=Path, help="a folder that does not exist yet (default: its id)")
    new_game.set_defaults(run=_new_game)

    check = commands.add_parser("check", help="list what is missing or wrong in a game; exit 1 if anything is")
    check.add_argument("game", help="id of an installed game, or the folder of its package")
    check.set_defaults(run=_check)


def _new_game(args: Namespace) -> int:
    from .new_game import new_game

    paths = new_game(args.name, args.folder)
    for path in paths:
        print(path)
    return 0


def _check(args: Namespace) -> int:
    from .testing.check import find_faults, game_of

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the faults name what is left out
        game_id = game_of(args.game)
        count = 0
        for fault in find_faults(game_id):
            print(fault, flush=True)
            count += 1
    print(f"{game_id}: {count or 'no'} fault{'' if count == 1 else 's'}", file=sys.stderr)
    return 1 if count else 0
