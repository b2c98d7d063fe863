"""The server of the rulebook (Voilà), its page template, and the paths of its files.

Nothing here is imported by the rooms below, and nothing but `app` and `handlers` imports Voilà.
"""
