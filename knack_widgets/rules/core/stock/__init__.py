"""The common parts of games with hands, open cards in the middle and a stock.

Games of shedding and of exchanging are built from it: `state`, `view`, `scene`, `worlds`, `position`, and a `phase`
that is put together from clauses.
"""
