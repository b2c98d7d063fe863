"""A lesson on the teacher's desk: opened as a file, led by one key, changed, printed and saved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from knack_widgets.study import Lesson, exercises
from knack_widgets.study.lesson import LessonItem

from ..support.process import Running, running
from .conftest import PHONE
from .test_rooms_desk import DESK, come_in, open_desk, take_step

pytestmark = [pytest.mark.browser, pytest.mark.apart]
LESSON = Lesson(
    "knack",
    "Suits",
    (
        LessonItem("clause", "play.3", "Read it aloud."),
        LessonItem("question", "Why clubs?"),
        LessonItem("exercise", "knack.play-3.legal-moves.7"),
    ),
)


@pytest.fixture(scope="module")
def school():
    with running(pool=0) as found:
        yield found


def open_lesson(desk: Page, folder: Path) -> None:
    file = folder / "lesson.toml"
    file.write_text(LESSON.dumps(), encoding="utf-8")
    desk.locator('[data-key="fold:lesson_part"] summary').click()
    desk.set_input_files("#kr-lesson-file", file)
    expect(desk.locator(".kr-step")).to_have_count(3)


def test_one_key_leads_the_class_through_a_lesson(
    school: Running, new_page: Callable[..., Page], axe: Callable[..., list[str]], tmp_path: Path
) -> None:
    desk = new_page(viewport=DESK)
    phone = come_in(school, new_page(viewport=PHONE), open_desk(school, desk), "Anna")
    open_lesson(desk, tmp_path)
    desk.locator("body").click(position={"x": 4, "y": 4})
    take_step(desk, "Next step")
    expect(phone.locator(".kr-text")).to_contain_text("Tricks 3")
    take_step(desk, "Next step")
    expect(phone.locator(".kr-task")).to_have_text("Why clubs?")
    expect(desk.locator(".kr-step[aria-current=step]")).to_contain_text("Why clubs?")
    expect(desk.locator(".kr-cue")).to_have_text("Step 2 of 3 Why clubs?")
    desk.locator('[data-key="lesson_show:0"]').click()
    expect(desk.locator(".kr-cue")).to_have_text("Step 1 of 3 Read it aloud.")
    expect(desk.get_by_role("button", name="Next step")).to_have_count(1)
    desk.locator('[data-key="lesson_show:1"]').click()
    expect(phone.locator(".kr-task")).to_have_text("Why clubs?")
    desk.locator("body").click(position={"x": 4, "y": 4})
    take_step(desk, "Next step")
    expect(phone.locator(".kr-choice").first).to_be_visible()
    expect(phone.locator(".kr-task")).to_have_count(0)
    expect(phone.locator("body")).not_to_contain_text("Read it aloud.")
    assert axe(desk, ".kr-lesson") == []
    take_step(desk, "Close")
    take_step(desk, "Show what is right")
    take_step(desk, "Back to the table")
    expect(desk.locator(".kr-lesson")).to_contain_text("The lesson is over.")
    expect(desk.locator('.kr-lesson > .kr-row [data-key="file_page"]')).to_be_visible()


def test_a_lesson_is_made_changed_and_taken_along(
    school: Running, new_page: Callable[..., Page], tmp_path: Path
) -> None:
    desk = new_page(viewport=DESK)
    open_desk(school, desk)
    open_lesson(desk, tmp_path)
    desk.locator('[data-key="lesson_words"]').fill("And why hearts?")
    desk.locator('[data-key="do:lesson_add"]').click()
    expect(desk.locator(".kr-step")).to_have_count(4)
    desk.locator('[data-key="lesson_up:3"]').click()
    expect(desk.locator(".kr-step").nth(2)).to_contain_text("And why hearts?")
    desk.locator('[data-key="lesson_remove:0"]').click()
    expect(desk.locator(".kr-step")).to_have_count(3)
    desk.locator('[data-key="lesson_note:0"]').fill("New note")
    desk.locator('[data-key="lesson_note:0"]').press("Enter")
    with desk.expect_download() as saved:
        desk.locator('[data-key="do:file_lesson"]').click()
    lesson = Lesson.loads(Path(saved.value.path()).read_text("utf-8"))
    assert [(item.value, item.note) for item in lesson.items[:2]] == [
        ("Why clubs?", "New note"),
        ("And why hearts?", ""),
    ]
    desk.context.grant_permissions(["clipboard-read", "clipboard-write"])
    desk.locator('[data-key="do:lesson_copy"]').click()
    expect(desk.locator(".kr-copied")).to_have_text("Copied. Your notes are not in the link.")
    assert "lesson=" in desk.evaluate("navigator.clipboard.readText()")
    for what, words in (("handout", "Why clubs?"), ("key", "New note"), ("code", "lesson=")):
        with desk.expect_popup() as opened:
            desk.locator(f'[data-key="file_{what}"]').click()
        expect(opened.value.locator("main")).to_contain_text(words)
    with desk.expect_popup() as opened:
        desk.locator('[data-key="file_page"]').click()
    expect(opened.value.locator("h1")).to_have_text("Your class today")
    desk.locator('[data-key="do:lesson_clear"]').click()
    expect(desk.locator(".kr-step")).to_have_count(3)
    desk.locator('[data-key="do:cancel"]').click()
    desk.locator('[data-key="do:lesson_clear"]').click()
    desk.locator('[data-key="do:lesson_clear_yes"]').click()
    expect(desk.locator(".kr-step")).to_have_count(0)


def test_marks_of_one_exercise_are_gone_in_the_next(
    school: Running, new_page: Callable[..., Page], tmp_path: Path
) -> None:
    desk = new_page(viewport=DESK)
    phone = come_in(school, new_page(viewport=PHONE), open_desk(school, desk), "Anna")
    ids = ("v2.knack.play-2.legal-moves.16", "v2.knack.play-2.find-refused.1")
    file = tmp_path / "lesson.toml"
    file.write_text(Lesson("knack", "Two", tuple(LessonItem("exercise", id_) for id_ in ids)).dumps(), encoding="utf-8")
    desk.set_input_files("#kr-lesson-file", file)
    expect(desk.locator(".kr-step")).to_have_count(2)
    pressed = phone.locator('.kr-choice[aria-pressed="true"]')
    for number, id_ in enumerate(ids):
        take_step(desk, "Next step")
        expect(phone.locator(".kr-question")).to_have_text(exercises.load(id_).question("en"))
        expect(pressed).to_have_count(0)
        phone.locator(".kr-choice").nth(number).click()
        phone.locator(".kr-choice").nth(2).click()
        phone.locator('[data-key="vote"]').click()
        expect(desk.locator(".kr-summary")).to_contain_text("1 of 1 answered")
        phone.reload()
        expect(pressed).to_have_count(2)
        take_step(desk, "Close")
        take_step(desk, "Show what is right")
        expect(phone.locator(".kr-verdict")).to_be_visible()
