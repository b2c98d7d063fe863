"""Asserts in the helpers are told as fully as asserts in the tests, whichever folder asks for the helpers first."""

import pytest

pytest.register_assert_rewrite("tests.rules.helpers", "rules.helpers", "tests.support.goldens")
