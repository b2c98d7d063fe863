"""The user interface: the table, the text, the steps and the whole page.

This package contains no rules. A desk holds the reader's match. The widgets show views of the desk, and send it
intents, which are the requests of a page.
"""
