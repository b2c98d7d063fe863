"""The user interface: the table, the text, the steps and the whole page.

This package knows no rules. A desk holds the reader's match. The widgets show views of it, and send it intents, the
requests of a page.
"""
