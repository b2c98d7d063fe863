"""The editor of positions: a situation is laid out, then a move in it is asked about."""
