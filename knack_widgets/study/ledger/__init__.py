"""The ledger of readings: how much changes if a doubtful rule is read otherwise.

>>> from knack_widgets.study import ledger
>>> found = ledger.difference("knack", "K-5", "b", seeds=range(200))
>>> found.deals, found.share > 0, found.first[0].moves[:found.step] == found.first[1].moves[:found.step]
(200, True, True)
"""

from .difference import Difference, difference
from .entries import entries
from .notes import Note, note_of

__all__ = ["Difference", "Note", "difference", "entries", "note_of"]
