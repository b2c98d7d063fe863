"""A table that works, in a page of the site: the directive `live`.

Its argument is an address in the static edition, its option `picture` stands for the table until it is opened, and
where no static edition is built in. The frame loads when it is opened, because Python comes with it.
"""

from __future__ import annotations

import os
from html import escape
from typing import Any, Final

from docutils import nodes
from docutils.parsers.rst import Directive, directives

PLAY: Final = "DOCS_PLAY"
"""The environment variable that is set if the static edition is built in at `play/`."""


class Live(Directive):
    """A table of the book in a page."""

    required_arguments = 1
    final_argument_whitespace = False
    has_content = True
    option_spec = {"picture": directives.uri}  # noqa: RUF012

    def run(self) -> list[nodes.Node]:
        """Return the picture with its caption, and the frame if there is a static edition."""
        caption = " ".join(self.content)
        figure = nodes.figure("", nodes.image(uri=self.options["picture"], alt=caption), nodes.caption("", caption))
        if not os.environ.get(PLAY):
            return [figure]
        env = self.state.document.settings.env
        up = "../" * env.docname.count("/")
        address = escape(f"{up}play/{self.arguments[0]}", quote=True)
        title = escape(caption, quote=True)
        frame = nodes.raw(
            "",
            f'<details class="live-table"><summary>Try it here ({title})</summary>'
            f'<iframe src="{address}" title="{title}" loading="lazy"></iframe></details>',
            format="html",
        )
        return [figure, frame]


def setup(app: Any) -> dict[str, bool]:
    """Connect to Sphinx."""
    app.add_directive("live", Live)
    return {"parallel_read_safe": True}
