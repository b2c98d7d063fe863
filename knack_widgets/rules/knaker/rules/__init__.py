"""The rules of Knåker, a file for each chapter of the text, named by its number: who objects, and to what.

A clause that objects to a lay is a function of the `Lay`. What else a chapter has against an act stands beside its
clauses as ``objections_to_…``, or as the one `Reason`. What a move does is told in `acts`.
"""
