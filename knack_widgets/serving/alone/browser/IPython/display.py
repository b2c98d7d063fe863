"""Output from within a cell."""

from __future__ import annotations

from typing import Any


class HTML:
    """A piece of HTML that is shown as HTML, not as text."""

    def __init__(self, data: str) -> None:
        self.data = data

    def _repr_html_(self) -> str:
        return self.data


def display(*objects: Any, **_: Any) -> None:
    """Show each of `objects` in the page."""
    from knack_kernel import show  # this module is next to this folder only in the reader's browser

    for one in objects:
        show(one)


def clear_output(wait: bool = False) -> None:
    """Do nothing; ipywidgets calls this function."""
