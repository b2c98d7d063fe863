"""The rules of Knåker, with one file for each chapter of the text, named by its number.

A clause that can refuse a lay is a function with a `Lay` as its argument. The other objections of a chapter are in the
same file as its clauses: functions called ``objections_to_…``, or functions that return a single `Reason`. `acts`
defines the effect of each move.
"""
