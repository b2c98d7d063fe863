"""The tables of expected sentences; ``GOLDENS=write`` writes the present ones into them.

Read the difference then.
"""

import json
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

WIDTH = 120


class Told(dict[str, Any]):
    """The expected words of a row of a table, by language.

    file: the table
    rows: the kind of the row
    number: the row's index among those of its kind
    """

    def __init__(self, words: Mapping[str, Any], file: Path, rows: str, number: int) -> None:
        super().__init__(words)
        self.file, self.rows, self.number = file, rows, number

    def check(self, said: Mapping[str, Any]) -> None:
        """Check that the words are those that the row expects."""
        if os.environ.get("GOLDENS") == "write" and said != self:
            self._write(said)
        assert said == self

    def _write(self, said: Mapping[str, Any]) -> None:
        mark = f"[[{self.rows}]]\n"
        before, *blocks = self.file.read_text(encoding="utf-8").split(mark)
        for lang, words in said.items():
            line = f"{lang} = {_written(lang, words)}"
            pattern = re.compile(rf'^{lang} = (?:"(?:[^"\\]|\\.)*"|\[.*?\])$', re.MULTILINE | re.DOTALL)
            blocks[self.number] = pattern.sub(line.replace("\\", r"\\"), blocks[self.number], count=1)
        self.file.write_text(mark.join((before, *blocks)), encoding="utf-8")
        self.update(said)


def _written(lang: str, words: Any) -> str:
    if isinstance(words, str):
        return json.dumps(words, ensure_ascii=False)
    items = [_written(lang, word) for word in words]
    flat = f"[{', '.join(items)}]"
    return flat if len(flat) + len(lang) + 3 <= WIDTH else "\n".join(("[", *(f"    {item}," for item in items), "]"))
