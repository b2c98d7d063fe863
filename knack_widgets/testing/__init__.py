"""The contracts that every game must keep, for games of the book and of other authors.

`knack-widgets check ID` prints what an installed game breaks, one line a fault. With pytest, the same contracts are
tests: ``pytest --knack-game ID``. The book's own tests run them on its own games.
"""
