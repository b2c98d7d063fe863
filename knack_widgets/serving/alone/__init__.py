"""The static edition: the same pages with Python in the reader's browser, as a folder that any web server serves.

The pages come from the served edition's own template, and the browser's side of the widgets from the light script's
sources; Pyodide runs the book. `python -m knack_widgets.serving.alone FOLDER` builds it, from a checkout:

    index.html  knack.html  …    the notebooks, whichever there are, each with a picture of what its cells show
    sw.js                        keeps the edition in the reader's browser
    book.webmanifest  icon.*     what a browser installs it by
    app/                         all else; every file's name has a hash of what is in it

Python does not start in the browser: it goes on from what its memory held at the build, with the book loaded. What is
large is packed (gzip), because not every server does that; pages unpack it. All addresses are relative, and
nothing is asked of another host.
"""
