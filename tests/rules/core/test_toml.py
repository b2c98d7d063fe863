"""The writer of TOML, compared with the reader of the standard library."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Mapping
from datetime import UTC, date, datetime, time, timedelta, timezone
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knack_widgets.rules.core import toml

from ..helpers.fuzz import cases

texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=6)
zones = st.none() | st.integers(-1439, 1439).map(lambda minutes: timezone(timedelta(minutes=minutes)))
scalars = st.one_of(
    st.booleans(),
    st.integers(-(2**63), 2**63 - 1),
    st.floats(),
    texts,
    st.dates(),
    st.times(),
    st.datetimes(timezones=zones),
)
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3), max_leaves=8
)
tables = st.dictionaries(texts, values, max_size=3)


def same(one: Any, other: Any) -> bool:
    """Return whether values have the same type and value; nan equals nan, −0.0 is not 0.0."""
    if isinstance(one, Mapping):
        return isinstance(other, Mapping) and list(one) == list(other) and all(same(one[k], other[k]) for k in one)
    if isinstance(one, list):
        return isinstance(other, list) and len(one) == len(other) and all(map(same, one, other))
    if type(one) is not type(other):
        return False
    if isinstance(one, float):
        return (math.isnan(one) and math.isnan(other)) or (
            one == other and math.copysign(1, one) == math.copysign(1, other)
        )
    return bool(one == other)


def unordered(one: Any) -> Any:
    """Return the value with sorted keys.

    A table is written with its values first, so its order may change once.
    """
    if isinstance(one, Mapping):
        return {key: unordered(one[key]) for key in sorted(one)}
    return [unordered(item) for item in one] if isinstance(one, list) else one


@cases(150)
@given(values)
def test_a_value_reads_back_as_itself(value: Any) -> None:
    line = toml.write_value(value)
    assert "\n" not in line
    assert same(tomllib.loads(f"x = {line}")["x"], value), line


@cases(80)
@given(tables)
def test_a_table_reads_back_as_itself(table: dict[str, Any]) -> None:
    text = toml.write_table("t", table)
    assert same(unordered(tomllib.loads(text)["t"]), unordered(table)), text
    once = tomllib.loads(text)["t"]
    assert toml.write_table("t", once) == text


@cases(40)
@given(st.lists(tables, min_size=1, max_size=3))
def test_an_array_of_tables_reads_back_as_itself(items: list[dict[str, Any]]) -> None:
    text = toml.write_tables("t", items)
    assert same(unordered(tomllib.loads(text)["t"]), unordered(items)), text
    assert toml.write_tables("t", tomllib.loads(text)["t"]) == text


@cases(80)
@given(st.lists(scalars, max_size=5))
def test_one_value_a_line_reads_back(items: list[Any]) -> None:
    text = toml.write_lines(items)
    assert same(tomllib.loads(f"x = {text}")["x"], items)


@cases(150)
@given(texts)
def test_keys_and_strings_read_back(text: str) -> None:
    assert tomllib.loads(f"{toml.write_key(text)} = 1") == {text: 1}
    assert tomllib.loads(f"x = {toml.write_string(text)}") == {"x": text}


@pytest.mark.parametrize(
    ("value", "text"),
    [
        *(
            (True, "true"),
            (0, "0"),
            (-7, "-7"),
            (1.0, "1.0"),
            (1e22, "1e+22"),
            (float("inf"), "inf"),
            (float("-inf"), "-inf"),
        ),
        *(
            (float("nan"), "nan"),
            ("", '""'),
            ('a"b\\', '"a\\"b\\\\"'),
            ("å♥", '"å♥"'),
            ("\x00\x7f", '"\\u0000\\u007F"'),
        ),
        *(
            ("\U000e0001", '"\\U000E0001"'),
            ([], "[]"),
            ({}, "{}"),
            ([1, [2]], "[1, [2]]"),
            ({"a b": 1, "c": []}, '{"a b" = 1, c = []}'),
        ),
        *(
            (date(2020, 1, 2), "2020-01-02"),
            (time(1, 2, 3), "01:02:03"),
            (datetime(2020, 1, 2, 3, 4, 5), "2020-01-02T03:04:05"),
        ),
        (datetime(2020, 1, 2, tzinfo=UTC), "2020-01-02T00:00:00+00:00"),
    ],
)
def test_how_values_are_written(value: Any, text: str) -> None:
    assert toml.write_value(value) == text


@pytest.mark.parametrize("thing", [None, object(), 1 + 2j, {1, 2}, {"a": None}, [None]])
def test_what_toml_cannot_hold_is_refused(thing: Any) -> None:
    with pytest.raises(TypeError, match="TOML"):
        toml.write_value(thing)


@pytest.mark.parametrize("name", ["my table", "", "å", "a.b", 'a"b', "a\nb", "a]b", "#"])
def test_any_name_of_a_table(name: str) -> None:
    for table in ({}, {"x": 1}, {"x": {"y": 1}}, {"x": [{"y": 1}]}):
        assert tomllib.loads(toml.write_table(name, table)) == {name: table}


def test_blocks_are_written_for_people() -> None:
    table = {"sv": "Ess", "title": {"de": "As"}, "notes": [{"move": 1, "x": {"y": [1]}}], "last": 2}
    assert toml.write_table("lesson", table) == (
        '\n[lesson]\nsv = "Ess"\nlast = 2\n\n[lesson.title]\nde = "As"\n\n[[lesson.notes]]\nmove = 1\nx = {y = [1]}\n'
    )
