"""The entrances: the server's root, and short addresses."""

from __future__ import annotations

from jupyter_core.utils import ensure_async
from tornado import web
from voila.handler import BaseVoilaHandler
from voila.tornado.treehandler import TornadoVoilaTreeHandler

from .machine import SHELF
from .refusals import check_length


class Shelf(TornadoVoilaTreeHandler):  # type: ignore[misc]
    """The server's root: it leads to the shelf of games where there is one, else to the list of notebooks."""

    @web.authenticated
    async def get(self, path: str = "") -> None:
        """Redirect to `index.ipynb`, query included; folders below are listed as Voilà lists them."""
        check_length(self.request)
        if not path.strip("/") and await ensure_async(self.contents_manager.file_exists(SHELF)):
            up = "../" * self.request.path.partition("/voila/tree")[2].count("/")
            listed = "/voila/tree" in self.request.path
            self.redirect(("../" + up if listed else "") + page_of(SHELF, self.request.query))
        else:
            await super().get(path)


class Short(BaseVoilaHandler):  # type: ignore[misc]
    """`/knack` for `/voila/render/knack.ipynb`: addresses that people can say and type."""

    @web.authenticated
    def get(self, name: str) -> None:
        """Redirect to the notebook, query included."""
        check_length(self.request)
        self.redirect(page_of(f"{name}.ipynb", self.request.query))


def page_of(notebook: str, query: str) -> str:
    """A notebook's page as seen from the server's root; relative, so that it holds behind any proxy.

    (Some proxies put their prefix before an address that begins with a slash, whether it has one or not.)

    >>> page_of("knack.ipynb", "lang=de")
    'voila/render/knack.ipynb?lang=de'
    """
    return f"voila/render/{notebook}" + (f"?{query}" if query else "")
