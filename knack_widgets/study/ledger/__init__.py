"""The ledger of readings: how much changes with another reading of a doubtful rule.

>>> from knack_widgets.study import ledger
>>> result = ledger.difference("knack", "K-5", "b", seeds=range(200))
>>> result.deals, result.share > 0, result.first[0].moves[:result.step] == result.first[1].moves[:result.step]
(200, True, True)
"""

from .difference import Difference, difference
from .entries import entries
from .notes import Note, note_of

__all__ = ["Difference", "Note", "difference", "entries", "note_of"]
