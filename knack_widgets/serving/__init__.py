"""Serving the rulebook through Voilà: the command's server, its page template, and where its files lie.

Nothing here is imported by the rooms below, and nothing but `app` and `handlers` imports Voilà.
"""
