"""A marimo notebook with a rulebook, for the tests: `marimo run marimo_app.py`."""

import marimo

app = marimo.App()


@app.cell
def _():
    import marimo as mo

    import knack_widgets as book

    return book, mo


@app.cell
def _(book):
    book.Rulebook("knack")
    return


@app.cell
def _(mo):
    mo.md("## Beside it\n\nA paragraph of the notebook's own.")
    return


if __name__ == "__main__":
    app.run()
