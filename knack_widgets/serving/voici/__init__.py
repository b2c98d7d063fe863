"""The static edition: the same pages with Python in the reader's browser, as a folder that any web server serves.

Voici writes the pages with the served edition's own template and brings the browser's side of Jupyter; Pyodide runs the
book. `python -m knack_widgets.serving.voici FOLDER` builds it, from a checkout:

    index.html  knack.html  …    the notebooks, whichever there are
    app/front/                   Voici's scripts
    app/extensions/              what brings Pyodide and anywidget to them
    app/python/                  Pyodide, and all that Python needs as wheels, listed in its lock file
    app/settings/                two empty lists that Jupyter asks for

All addresses are relative, and nothing is asked of another host.
"""
