"""Widgets that accept from a page only the traits that the page may set.

By Jupyter's protocol a browser may set any synchronized trait: the words, the table, even the code of the page.
These widgets send such traits to the page only. A reader's action arrives as an intent (see `intents`), which the
desk checks.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import ipywidgets
import traitlets

from .request import is_served


class Guarded(ipywidgets.Widget):  # type: ignore[misc]
    """A widget whose traits a page may set only if `settable` names them and the value is valid."""

    settable: ClassVar[frozenset[str]] = frozenset()

    def set_state(self, sync_data: Mapping[str, Any]) -> None:
        """Set the traits that a page may set, and send it the true values of the others that it sent."""
        refused = [name for name in sync_data if name not in self.settable and name in self.keys]
        allowed = {name: value for name, value in sync_data.items() if name in self.settable}
        try:
            super().set_state(allowed)
        except traitlets.TraitError:
            refused += allowed
        if refused:
            self.send_state(refused)

    def _repr_mimebundle_(self, **settings: Any) -> Any:
        """Return the live view, with metadata that tell the light script that it can draw this widget."""
        found = super()._repr_mimebundle_(**settings)
        if isinstance(found, tuple) and is_served():
            return found[0], {**found[1], "knack_widgets": True}
        return found
