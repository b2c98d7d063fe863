"""A QR code as an SVG of black lines on white."""

from __future__ import annotations

import segno

from ..prerender.elements import Html, h

QUIET = 4
"""Width of the white margin around the code, as its standard requires (modules)."""


def qr(address: str, name: str) -> Html:
    """Return the QR code of an address; `name` is its label for screen readers."""
    code = segno.make(address, micro=False, error="m")
    side = len(code.matrix) + 2 * QUIET
    lines = "".join(
        f"M{QUIET + x} {QUIET + y}h1v1h-1z" for y, row in enumerate(code.matrix) for x, dark in enumerate(row) if dark
    )
    look = {"class": "qr", "viewBox": f"0 0 {side} {side}", "role": "img", "aria-label": name}
    white = {"width": str(side), "height": str(side), "fill": "#fff"}
    return h("svg", {**look, "shape-rendering": "crispEdges"}, h("rect", white), h("path", {"d": lines}))
