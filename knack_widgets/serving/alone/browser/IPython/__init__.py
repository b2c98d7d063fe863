"""What ipywidgets asks IPython for, and no more: the static edition runs cells without a shell."""

from __future__ import annotations


def get_ipython() -> None:
    """There is no shell."""
