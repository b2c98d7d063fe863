"""The names of a game, language by language."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType


class _Names(dict[str, str]):
    """Names by language; a language without a name gets the English one, or the first there is."""

    def __missing__(self, lang: str) -> str:
        if not self:
            raise KeyError(lang)
        return self["en"] if "en" in self else next(iter(self.values()))


def names_of(names: Mapping[str, str]) -> Mapping[str, str]:
    """Return language → name, for every language.

    >>> names_of({"en": "Whist"})["de"]
    'Whist'
    """
    return MappingProxyType(_Names(names))
