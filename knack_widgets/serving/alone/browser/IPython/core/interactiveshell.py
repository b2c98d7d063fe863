"""Nothing but names."""

from __future__ import annotations


class InteractiveShell:
    """There is no shell."""
