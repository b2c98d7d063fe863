"""The user interface: the table, the text, the steps and the whole page.

This package knows no rules. It shows views and sends intents to the desk.
"""
