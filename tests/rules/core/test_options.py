"""Values of options: which are allowed, and what the error says."""

from __future__ import annotations

import pytest

from knack_widgets.rules import OptionError
from knack_widgets.rules.core.options import MAX_DIGITS_OF_SEATS, MAX_NUMBER, Option, resolve

SEATS = Option("dots", "", seats=2)
CHOICE = Option("payment", "old", choices=("old", "new"))
FLAG = Option("merge", False, choices=(False, True))
NUMBER = Option("stake", 3, least=2, multiple=3)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        *((SEATS, text) for text in ("", "0", "012", "2" * MAX_DIGITS_OF_SEATS)),
        *((CHOICE, text) for text in ("old", "new")),
        *((FLAG, value) for value in (False, True)),
        *((NUMBER, number) for number in (3, 6, MAX_NUMBER - MAX_NUMBER % 3)),
    ],
)
def test_allowed_values_are_taken(option: Option, value: object) -> None:
    assert option.check(value) == value


@pytest.mark.parametrize(
    ("option", "value"),
    [
        *((SEATS, value) for value in ("3", "01a", 0, "2" * (MAX_DIGITS_OF_SEATS + 1))),
        *((CHOICE, value) for value in ("", "Old", 0, None)),
        *((FLAG, value) for value in (0, 1, "true")),
        *((NUMBER, value) for value in (0, 2, 4, -3, MAX_NUMBER + 2, True, 3.0, "3")),
    ],
)
def test_other_values_are_refused_with_what_is_expected(option: Option, value: object) -> None:
    with pytest.raises(OptionError) as error:
        option.check(value)
    assert option.allowed_values() in str(error.value)


def test_the_words_name_the_smallest_number_that_fits() -> None:
    assert NUMBER.allowed_values() == "a whole number from 3 that is divisible by 3"
    assert Option("stake", 1).allowed_values() == "a whole number from 1"
    assert CHOICE.allowed_values() == "'old' or 'new'"


def test_options_together_have_their_defaults_and_are_checked_together() -> None:
    never = Option("never", False, choices=(False, True), only=lambda values: "no" if values["merge"] else None)
    assert resolve((NUMBER, FLAG), {"merge": True}) == {"stake": 3, "merge": True}
    with pytest.raises(OptionError, match=r"option never = false: no"):
        resolve((FLAG, never), {"merge": True})
    with pytest.raises(OptionError, match=r"option 'colour' is not known; this game's options: stake, merge"):
        resolve((NUMBER, FLAG), {"colour": "red"})
