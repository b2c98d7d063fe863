"""The effects of the moves of Knåker, with one file for each kind of move.

The functions of a move get the state, the seat, and the parsed words after the verb: ``objections_to_insert(s, seat,
cards)`` returns the reasons against the move, ``insert(s, seat, cards)`` returns the state after the move, and
``list_insertions(s, seat)`` yields the allowed words. A lay is a group of cards that a seat lays on the pile together:
`legality` checks a lay against the clauses, `all_lays` and `likely_lays` find lays. `turns` and `after_lay` compute the
consequences of a move.
"""
