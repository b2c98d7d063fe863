"""The kernel of a notebook that was run before (`notebook_runs`).

It sends the stored output.
"""

from __future__ import annotations

from typing import Any, ClassVar

from ipykernel.ipkernel import IPythonKernel

from ...widgets import request
from .notebook_runs import NotebookRun


class Replay(IPythonKernel):
    """A kernel that sends the stored output of the cells of `notebook_run`, in their order."""

    notebook_run: ClassVar[NotebookRun]
    _next_cell = 0

    def start(self) -> None:
        """Start the kernel with the widgets of the earlier run, then wait for the reader."""
        this: Any = super()
        shell: Any = self.shell
        shell.user_ns.update(self.notebook_run.names)
        for comm in self.comm_manager.comms.values():
            setattr(comm, "kernel", self)  # noqa: B010 (a trait: there was no kernel when it was asked for)
        this.start()
        self.io_loop.add_callback(self._await_reader)

    async def _await_reader(self) -> None:
        for act in self.notebook_run.visits:
            request.on_visit(act)

    async def do_execute(self, code: str, silent: bool, *more: Any, **settings: Any) -> dict[str, Any]:
        """Send the stored output of the next cell, or run the code if it is not that cell."""
        this: Any = super()
        if self._next_cell == len(self.notebook_run.cells) or code != self.notebook_run.cells[self._next_cell]:
            answer: dict[str, Any] = await this.do_execute(code, silent, *more, **settings)
            return answer
        shown = self.notebook_run.shown[self._next_cell]
        self._next_cell += 1
        if shown:
            data, metadata = shown
            content = {"execution_count": self.execution_count, "data": data, "metadata": metadata}
            this.send_response(self.iopub_socket, "execute_result", content)
        return {"status": "ok", "execution_count": self.execution_count, "payload": [], "user_expressions": {}}
