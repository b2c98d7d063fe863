"""Parts of the documentation's site: `make docs` builds it with Sphinx from `docs/`.

docstrings: renders our docstrings, whose parameters are lines `name: meaning (unit)`, as field lists
linked_files: brings files from outside `docs/` into the site, and follows links to them
live: shows a table of the static edition in a page
check_links: looks up every internal link of the built site
"""
