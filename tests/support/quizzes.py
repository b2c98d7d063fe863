"""Files for learning platforms, read back: pictures, choices, and feedback with its clause in a language."""

from __future__ import annotations

import re
from base64 import b64decode
from html import unescape
from xml.etree import ElementTree as ET

from knack_widgets.rulebook.labels import clause_label
from knack_widgets.study import exercises


def check_moodle(text: str, lang: str) -> int:
    """Check each question of a Moodle file against its exercise, and return their number.

    text: the file
    lang: the language in which it must be
    """
    questions = ET.fromstring(text.encode()).findall("question[@type='multichoice']")
    for node in questions:
        exercise = exercises.load(node.findtext("idnumber") or "")
        asked = node.findtext("questiontext/text") or ""
        assert exercise.question(lang) in unescape(asked)
        assert f'lang="{lang}"' in asked
        picture = node.find("questiontext/file")
        assert (picture is not None) == exercise.shows_table
        if picture is not None:
            assert ET.fromstring(b64decode(picture.text or "")).tag.endswith("svg")
        label = clause_label(exercise.game, exercise.clause, lang)
        assert label in unescape(node.findtext("generalfeedback/text") or "")
        marked = [float(answer.get("fraction") or 0) > 0 for answer in node.findall("answer")]
        right = {choice for choice, is_right in zip(exercise.choices, marked, strict=True) if is_right}
        assert right == exercise.answer
    return len(questions)


def check_gift(text: str, lang: str) -> int:
    """Check the feedback of each question of a GIFT file, and return their number.

    text: the file
    lang: the language in which it must be
    """
    ids = re.findall(r"^// (\S+)$", text, re.MULTILINE)
    feedback = re.findall(r"^#### (.+)$", text, re.MULTILINE)
    for id_, said in zip(ids, feedback, strict=True):
        exercise = exercises.load(id_)
        assert said.startswith(clause_label(exercise.game, exercise.clause, lang))
    return len(ids)


CHECKS = {"moodle": check_moodle, "gift": check_gift}
"""Form of a file → its check."""
