"""Widgets that take from a page what it is meant to send, and nothing else.

By Jupyter's protocol a browser may set any trait that is shown to it: the words, the table, the very code of the page.
Ours are shown one way. What a reader does comes as an intent (see `intents`), which the desk looks through.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import ipywidgets
import traitlets

from .request import is_served


class Guarded(ipywidgets.Widget):  # type: ignore[misc]
    """A widget of whose traits a page may set those in `settable`, to values that they can have."""

    settable: ClassVar[frozenset[str]] = frozenset()

    def set_state(self, sync_data: Mapping[str, Any]) -> None:
        """Take what may be taken; the page is told again what holds of all else that it has sent."""
        refused = [name for name in sync_data if name not in self.settable and name in self.keys]
        allowed = {name: value for name, value in sync_data.items() if name in self.settable}
        try:
            super().set_state(allowed)
        except traitlets.TraitError:
            refused += allowed
        if refused:
            self.send_state(refused)

    def _repr_mimebundle_(self, **settings: Any) -> Any:
        """The live view; its metadata say that it is one of ours, which the light script can draw."""
        found = super()._repr_mimebundle_(**settings)
        if isinstance(found, tuple) and is_served():
            return found[0], {**found[1], "knack_widgets": True}
        return found
