"""The effects of the moves of Knåker, a file for each kind of move; they use the rules.

An act gets the state, the seat, and the meaning of the words after the verb: ``objections_to_insert(s, seat, cards)``
returns the reasons against it, ``insert(s, seat, cards)`` returns the state after it, ``list_insertions(s, seat)``
yields the allowed words. A lay is a group of cards that a seat lays on the pile together: `legality` asks the clauses
about a lay, `all_lays` and `likely_lays` find lays. `turns` and `after_lay` compute the consequences of a move.
"""
