"""The static edition: the same pages, with Python in the reader's browser.

It is a folder that any web server can serve.

The pages come from the served edition's own template, and the browser's side of the widgets from the light script's
sources; Pyodide runs the book. `python -m knack_widgets.serving.alone FOLDER` builds it, from a checkout:

    index.html  knack.html  …    all notebooks, each with a picture of its cells' output
    sw.js                        the service worker, which caches the edition in the browser
    book.webmanifest  icon.*     the manifest and the icons with which a browser installs it
    app/                         all other files; each name has a hash of the content

Python does not start in the browser: it continues from a snapshot of its memory, taken at the build with the book
loaded. Large files are compressed (gzip), because not every server does that; pages unpack them. All addresses are
relative, and no request goes to another host.
"""
