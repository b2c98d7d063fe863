"""Installed games of other authors, for the browser's Python."""

from __future__ import annotations

import shutil
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from ...rulebook.folders import is_own
from ...rulebook.page_games import has_page
from ...rules import games

GROUPS: Final = ("knack_widgets.games", "knack_widgets.players")


def copy_outside_games(site: Path) -> list[str]:
    """Copy the packages of games that are not the book's own, with their announcements, and return the games' ids.

    site: the folder of packages
    """
    copied = []
    for game_id in games:
        if is_own(game_id) or not has_page(game_id):
            continue
        package = games.package(game_id).partition(".")[0]
        spec = find_spec(package)
        if spec is None or not spec.submodule_search_locations:
            continue
        for folder in spec.submodule_search_locations:
            shutil.copytree(folder, site / package, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
        (site / f"{package}-0.dist-info").mkdir(exist_ok=True)
        announced = [
            f"[{group}]\n{entry.name} = {entry.value}\n"
            for group in GROUPS
            for entry in entry_points(group=group, name=game_id)
            if entry.module.partition(".")[0] == package
        ]
        head = f"Metadata-Version: 2.1\nName: {package}\nVersion: 0\n"
        (site / f"{package}-0.dist-info" / "METADATA").write_text(head, encoding="utf-8")
        (site / f"{package}-0.dist-info" / "entry_points.txt").write_text("\n".join(announced), encoding="utf-8")
        copied.append(game_id)
    return copied
