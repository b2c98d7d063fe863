"""The package's English: sentences and names that a new reader understands (CONTRIBUTING.md, *How we write*)."""

from __future__ import annotations

from .support import style


def test_first_lines_of_docstrings_name_the_thing_instead_of_what() -> None:
    assert len(style.vague_first_lines()) < 0.01 * len(style.docstrings())


def test_first_lines_of_docstrings_say_what_there_is() -> None:
    assert len(style.negative_first_lines()) < 0.02 * len(style.docstrings())


def test_no_docstring_or_comment_uses_a_hard_word() -> None:
    assert style.hard_sentences() == []


def test_every_public_parameter_has_a_line() -> None:
    assert style.undocumented_parameters() == []


def test_constants_name_the_thing_that_they_limit() -> None:
    assert style.unlimited_constants() == []


def test_no_local_has_a_name_that_fits_every_value() -> None:
    assert style.vague_locals() == []
