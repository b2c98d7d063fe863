"""The parts of IPython that ipywidgets uses, because the static edition has no shell."""

from __future__ import annotations


def get_ipython() -> None:
    """Return None, because there is no shell."""
