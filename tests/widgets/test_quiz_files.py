"""Exercises for learning platforms from a page, a notebook and the command line, in the language that is chosen.

The static edition is tested in a browser (`tests/browser/test_static.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from knack_widgets import Practice, Sheet
from knack_widgets.__main__ import main
from knack_widgets.rulebook.languages import LANGS
from tests.support.quizzes import CHECKS

from .helpers import on_page


def from_page(form: str, lang: str, folder: Path) -> str:
    """Return the file that a page offers for download."""
    del folder
    part = Practice("kopknack", seed=3, lang=lang)
    part._hear(None, {"do": "quiz", "form": form}, None)
    notice = on_page(part).notice
    part.close()
    assert notice is not None
    assert f"-{lang}." in notice["download"]["name"]
    return str(notice["download"]["text"])


def from_notebook(form: str, lang: str, folder: Path) -> str:
    """Return what a sheet of a notebook exports."""
    del folder
    return Sheet("kopknack", seed=3, lang=lang).export(form)


def from_command(form: str, lang: str, folder: Path) -> str:
    """Return the file that the command writes."""
    file = folder / form
    assert main(["exercises", "kopknack", "--seed", "3", "--lang", lang, f"--{form}", str(file)]) == 0
    return file.read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("form", CHECKS)
@pytest.mark.parametrize("route", [from_page, from_notebook, from_command])
def test_a_file_for_a_platform_has_pictures_keys_and_clauses_in_its_language(
    route: Callable[[str, str, Path], str], form: str, lang: str, tmp_path: Path
) -> None:
    assert CHECKS[form](route(form, lang, tmp_path), lang) >= 8
