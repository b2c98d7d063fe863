"""Asserts in the helpers are told as fully as asserts in the tests."""

import pytest

pytest.register_assert_rewrite(f"{__name__.rpartition('.')[0]}.helpers", "tests.rules.helpers", "rules.helpers")
