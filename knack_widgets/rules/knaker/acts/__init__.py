"""What the moves of Knåker do, a file for each kind of move, out of the rules and above them.

An act gets the state, the seat and its words as what they mean: ``objections_to_insert(s, seat, cards)`` says why it is
not allowed, ``insert(s, seat, cards)`` is the state after it, ``list_insertions(s, seat)`` the words that are allowed.
`legality` asks the clauses about a lay, `all_lays` and `likely_lays` find lays; `turns` and `after_lay` tell what a
move leads to.
"""
