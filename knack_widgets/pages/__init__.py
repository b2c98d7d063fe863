"""Page data: pure functions from a reader's view of a match to plain data.

They need neither a kernel nor widgets.
"""
