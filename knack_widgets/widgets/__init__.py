"""What a person sees: the table, the text, the steps and the whole page. Knows no rules: views in, intents out."""
