"""What a person sees: the table, the text, the steps and the whole page.

This room knows no rules: it shows views and sends intents.
"""
