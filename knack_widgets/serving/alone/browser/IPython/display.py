"""Showing from within a cell."""

from __future__ import annotations

from typing import Any


class HTML:
    """A piece of HTML, to be shown as that."""

    def __init__(self, data: str) -> None:
        self.data = data

    def _repr_html_(self) -> str:
        return self.data


def display(*objects: Any, **_: Any) -> None:
    """Show each of `objects` in the page."""
    from knack_kernel import show  # which lies beside this folder in the reader's browser alone

    for one in objects:
        show(one)


def clear_output(wait: bool = False) -> None:
    """Leave the cell's output as it is; ipywidgets calls this."""
