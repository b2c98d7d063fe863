"""The harnesses over the same cases in every run; ``FUZZ=50`` tries more, ``make fuzz`` looks where the code leads."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ..rules.helpers.fuzz import cases
from . import harness

pytestmark = pytest.mark.apart

DATA = st.binary(min_size=24, max_size=160)


@cases(50)
@given(DATA)
def test_moves(data: bytes) -> None:
    harness.moves(data)


@cases(70)
@given(DATA)
def test_records(data: bytes) -> None:
    harness.records(data)


@cases(25)
@given(DATA)
def test_permalinks(data: bytes) -> None:
    harness.permalinks(data)


@cases(50)
@given(DATA)
def test_originals(data: bytes) -> None:
    harness.originals(data)


@cases(200)
@given(DATA)
def test_options(data: bytes) -> None:
    harness.options(data)


@cases(15)
@given(DATA)
def test_desk(data: bytes) -> None:
    harness.desk(data)


def test_work_is_bounded_where_nothing_else_would() -> None:
    def forever() -> None:
        while True:
            len(str(harness.said))
            abs_(-1)

    def abs_(number: int) -> int:
        return abs(number)

    from .dice import TooMuch, at_most

    with pytest.raises(TooMuch), at_most(1000):
        forever()
