"""The server of the rulebook (Voilà), its page template, and the paths of its files.

app.py: the server, its settings and its routes
page.py: the handler of a notebook's page, which uses delivery, kernels and limits
voila_patches.py: the names in Voilà's modules that the server replaces, and their replacements
kernels/: processes of kernels and the pool; the protocols of their messages; the cache of their pages
limits/: places for readers, rates, connections, descriptors, memory
delivery/: files, headers, caches of templates and assets; previews, paper, redirects, refusals
rooms/: pages of the rooms, connections of devices, the client of the rooms' process
alone/: the build of the static edition

These folders are called wings. Imports between wings go down only: rooms and alone, then kernels, then delivery, then
limits. The package's other folders (`rules/`, `pages/`, `widgets/` …) never import from `serving/`.
"""

import sys

# When jsonschema is imported it builds 38 parsers for addresses with letters of every script, if this package is there:
# 2 of the 3 seconds in which a server started (2026-11-26). No schema of Jupyter's has a field of that format.
sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]
