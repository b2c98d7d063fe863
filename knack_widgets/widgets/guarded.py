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
    """A widget of which a page may set only the traits that `settable` names."""

    settable: ClassVar[frozenset[str]] = frozenset()

    def set_state(self, sync_data: Mapping[str, Any]) -> None:
        """Set the traits that a page may set, and send back the true values of the others.

        A value that the trait does not accept is answered in the same way.
        """
        refused = [name for name in sync_data if name not in self.settable and name in self.keys]
        allowed = {name: value for name, value in sync_data.items() if name in self.settable}
        try:
            super().set_state(allowed)
        except traitlets.TraitError:
            refused += allowed
        if refused:
            self.send_state(refused)

    def _repr_mimebundle_(self, **settings: Any) -> Any:
        """Return the live view; on a served page with metadata for the light script.

        The light script is the book's own small front end. The metadata say that it can draw this widget.
        """
        bundle = super()._repr_mimebundle_(**settings)
        if isinstance(bundle, tuple) and is_served():
            return bundle[0], {**bundle[1], "knack_widgets": True}
        return bundle
