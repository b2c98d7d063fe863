"""Errors of exercises: each names the faulty value and the expected values."""

from __future__ import annotations

from ..rules.core.errors import InputError


class ExerciseError(InputError):
    """An exercise or an answer that cannot be made, loaded or graded."""
