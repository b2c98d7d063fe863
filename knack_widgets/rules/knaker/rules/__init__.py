"""The rules of Knåker: a file for each chapter of the text, named by its number.

A clause that refuses a lay is a function of the `Lay`. Other objections of a chapter are beside its clauses: functions
called ``objections_to_…``, or functions that return a single `Reason`. `acts` defines the effect of each move.
"""
