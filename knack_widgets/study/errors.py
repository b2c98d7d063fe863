"""What is wrong with an id, a name or an answer: each error names what was read and what there is."""

from __future__ import annotations

from ..rules.core.errors import InputError


class ExerciseError(InputError):
    """An exercise that nobody can make, load or grade so."""
