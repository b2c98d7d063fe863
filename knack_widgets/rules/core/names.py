"""The names of a game, language by language, and the names of families of games."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

FAMILIES: Final = ("tricks", "shedding", "exchanging")
"""The families of games, whose sentences a game of another author may leave out."""


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


def check_family(name: str) -> str:
    """Return the name of a family, or ``""`` for none; raise `ValueError` if there is no such family.

    >>> check_family("shedding")
    'shedding'
    """
    if name and name not in FAMILIES:
        raise ValueError(f"family = {name!r:.40}: expected one of {', '.join(FAMILIES)}")
    return name
