"""Names that ipywidgets imports, without their functions."""

from __future__ import annotations


class InteractiveShell:
    """There is no shell."""
