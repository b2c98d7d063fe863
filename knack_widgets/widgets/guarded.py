"""Widgets that accept from a page only the traits that the page may set.

By Jupyter's protocol a browser may set any synchronized trait: the words, the table, even the code of the page. These
widgets send such traits to the page, but do not accept them from it. A reader's action arrives as an intent (see
`intents`), which the desk checks.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

import ipywidgets
import traitlets
from comm import DummyComm

from ..pages.exact import exact
from .request import is_served, is_unattended

LIVE: Final = "application/vnd.jupyter.widget-view+json"
"""The MIME type of the live view."""
Bundle = tuple[dict[str, object], dict[str, object]] | None
"""What a notebook shows of a widget, by MIME type, and its metadata."""

Trait = TypeVar("Trait", bound=traitlets.TraitType[Any, Any])


def for_page(trait: Trait, **metadata: object) -> Trait:
    """Tag a trait as data of the page, and return it.

    Its name in Python begins with an underscore, because it is not for the user of a notebook. The page knows it
    without the underscore: `_drawing` is sent as `drawing`.

    trait: the trait
    metadata: how the trait is serialized, if that is not by `exact`
    """
    return trait.tag(sync=True, page=True, **metadata)


class Guarded(ipywidgets.Widget):  # type: ignore[misc]
    """A widget of which a page may set only the traits that `_settable` names."""

    _settable: ClassVar[frozenset[str]] = frozenset()

    def _sent_as(self, name: str) -> str:
        """Return the name under which the page knows a trait."""
        return name[1:] if self.trait_metadata(name, "page", False) else name

    if not TYPE_CHECKING:  # for a type checker only the declared traits are attributes

        def __getattr__(self, name: str) -> object:
            """Return a trait by the name that the page knows: `ipywidgets.embed` looks up each name of the state."""
            trait = getattr(type(self), f"_{name}", None)
            if isinstance(trait, traitlets.TraitType) and trait.metadata.get("page"):
                return getattr(self, f"_{name}")
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def get_state(self, key: object = None, drop_defaults: bool = False) -> dict[str, object]:
        """Return the traits that are sent, or some of them, under the names that the page knows.

        key: the name of a trait, or several names; None for all traits
        drop_defaults: whether traits with their default values are left out
        """
        state = super().get_state(key, drop_defaults)
        return {self._sent_as(name): value for name, value in state.items()}

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
        names = {self._sent_as(key): key for key in self.keys}
        refused = [names[name] for name in sync_data if name not in self._settable and name in names]
        allowed = {name: value for name, value in sync_data.items() if name in self._settable}
        try:
            super().set_state(allowed)
        except traitlets.TraitError:
            refused += allowed
        if refused:
            self.send_state(refused)

    def open(self) -> None:
        """Open the connection to the page, unless a program keeps the outputs: then no state is kept."""
        if is_unattended():
            self.set_trait("comm", DummyComm())
        super().open()

    def _repr_mimebundle_(self, **settings: object) -> Bundle:
        """Return the live view; on a served page with metadata for the light script.

        The light script is the book's own small front end; the metadata say that it can draw this widget. If a program
        keeps the outputs, there is no live view, so that pages show the picture.
        """
        bundle = super()._repr_mimebundle_(**settings)
        if isinstance(bundle, tuple) and is_unattended():
            return {mime: data for mime, data in bundle[0].items() if mime != LIVE}, bundle[1]
        if isinstance(bundle, tuple) and is_served():
            return bundle[0], {**bundle[1], "knack_widgets": True}
        shown: Bundle = bundle
        return shown
