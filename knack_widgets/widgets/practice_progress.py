"""The reader's progress in a practice: stored by the page, saved as a file, read back, deleted."""

from __future__ import annotations

from typing import Final

from ..rulebook.bundles import messages
from ..study.progress import Progress, ProgressError
from .desk import Desk
from .intent_fields import Intent, file_text, text_of
from .sealing import PROGRESS, unseal
from .session import DUE, Session
from .trouble import Answer, Notice

FILE: Final = "knack-progress.json"
"""The name of the file with the progress."""


class PracticeProgress:
    """The acts of a practice about the reader's progress."""

    desk: Desk
    session: Session
    progress: Progress
    forgotten: Progress | None
    unread: bool
    scope: tuple[str, str] | None

    def _sit_down_again(self) -> None:
        """Begin another session."""
        raise NotImplementedError

    def _unreadable(self, error: Exception) -> Notice | None:
        """Return the notice of progress that cannot be read, or None for another error."""
        if not isinstance(error, ProgressError):
            return None
        text = messages(self.desk.lang).say("practise-unreadable", {"text": str(error)}, str(error))
        return Notice(text, "error", detail=str(error))

    def _say(self, key: str, **facts: str | int) -> str:
        return messages(self.desk.lang).say(f"practise-{key}", facts, key)

    def _restore(self, intent: Intent) -> None:
        """Read the stored progress; if it cannot be read, the page stores it separately."""
        try:
            self.progress.merge(self._unseal(intent, "kept"))
        except ValueError:
            self.unread = True
            raise
        if self.scope and self.scope[0] == DUE and not self.session.sitting.answers:
            self._sit_down_again()

    def _unseal(self, intent: Intent, field: str) -> Progress:
        return Progress.loads(unseal(text_of(intent, field, 4 << 20), PROGRESS, self.desk.readers))

    def _take(self, _: Intent) -> None:
        """Save the progress as a file."""
        self.desk.notice = Notice(self._say("taken", file=FILE), download=(FILE, self.progress.dumps()))

    def _bring(self, intent: Intent) -> None:
        """Merge the progress of a file with the present progress."""
        brought = Progress.loads(file_text(intent))
        self.progress.merge(brought)
        self.desk.notice = Notice(self._say("brought", count=len(brought.skills)))

    def _forget(self, _: Intent) -> None:
        """Delete all progress; a button in the notice restores it."""
        self.forgotten = self.progress
        self._begin_with(Progress())
        self.desk.notice = Notice(self._say("forgotten"), answer=Answer("remember", 0, self._say("undo")))

    def _remember(self, _: Intent) -> None:
        """Restore the progress that `forget` has deleted."""
        if self.forgotten is not None:
            self._begin_with(self.forgotten)
            self.forgotten = None

    def _begin_with(self, progress: Progress) -> None:
        self.progress = self.session.sitting.progress = progress
