"""Names that ipywidgets imports, without their functions."""

from __future__ import annotations


class InteractiveShell:
    """An empty stand-in for IPython's shell, which the static edition does not have."""
