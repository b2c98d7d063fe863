"""The static edition: the same pages, with Python in the reader's browser.

It is a folder that any web server can serve.

The pages use the template of the served edition. The browser's side of the widgets is built from `light/`, like the
light script of the served edition (the book's own small front end); Pyodide runs the Python code. In a checkout,
`python -m knack_widgets.serving.alone FOLDER` builds the edition:

    index.html  knack.html  …    all notebooks, each with a picture of its cells' output
    sw.js                        the service worker, which caches the edition in the browser
    book.webmanifest  icon.*     the manifest and the icons with which a browser installs it
    app/                         all other files; each name has a hash of the content

Python does not start from the beginning in the browser: it continues from a memory snapshot, which the build takes
after loading the book. Large files are stored compressed (gzip), because not every server compresses files; pages
unpack them. All addresses are relative, and no request goes to another host.
"""
