"""Widgets that accept only those traits from a page that it is meant to set.

By Jupyter's protocol a browser may set any trait that is synchronized with it: the words, the table, even the code of
the page. Ours go to the page only. What a reader does comes as an intent (see `intents`), which the desk checks.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import ipywidgets
import traitlets

from .request import is_served


class Guarded(ipywidgets.Widget):  # type: ignore[misc]
    """A widget whose traits a page may set if they are in `settable`, and the value is valid."""

    settable: ClassVar[frozenset[str]] = frozenset()

    def set_state(self, sync_data: Mapping[str, Any]) -> None:
        """Set what a page may set; for everything else that it has sent, send the true values back."""
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
