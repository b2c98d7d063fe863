"""Widgets that accept from a page only the traits that the page may set.

By Jupyter's protocol a browser may set any synchronized trait: the words, the table, even the code of the page. These
widgets send such traits to the page, but do not accept them from it. A reader's action arrives as an intent (see
`intents`), which the desk checks.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import ipywidgets
import traitlets

from ..pages.exact import exact
from .request import is_served

Bundle = tuple[dict[str, object], dict[str, object]] | None
"""What a notebook shows of a widget, by MIME type, and its metadata."""


class Guarded(ipywidgets.Widget):  # type: ignore[misc]
    """A widget of which a page may set only the traits that `settable` names."""

    settable: ClassVar[frozenset[str]] = frozenset()

    @staticmethod
    def _trait_to_json(value: object, _: ipywidgets.Widget) -> object:
        """Return a trait's value as it is sent, of exact types."""
        return exact(value)

    def send(self, content: object, buffers: object = None) -> None:
        """Send a message to the page, of exact types."""
        super().send(exact(content), buffers)

    def set_state(self, sync_data: Mapping[str, object]) -> None:
        """Set the traits that a page may set, and send back the true values of the others.

        If a trait does not accept a value, send back the true value of this trait, too.
        """
        refused = [name for name in sync_data if name not in self.settable and name in self.keys]
        allowed = {name: value for name, value in sync_data.items() if name in self.settable}
        try:
            super().set_state(allowed)
        except traitlets.TraitError:
            refused += allowed
        if refused:
            self.send_state(refused)

    def _repr_mimebundle_(self, **settings: object) -> Bundle:
        """Return the live view; on a served page with metadata for the light script.

        The light script is the book's own small front end; the metadata say that it can draw this widget.
        """
        bundle = super()._repr_mimebundle_(**settings)
        if isinstance(bundle, tuple) and is_served():
            return bundle[0], {**bundle[1], "knack_widgets": True}
        shown: Bundle = bundle
        return shown
