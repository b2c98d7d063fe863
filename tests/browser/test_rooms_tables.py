"""Several tables: one position for all, pictures on the desk, one table on the wall, hints and who is stuck."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from knack_widgets.rules import Position, Record

from ..support.process import Running, running
from .conftest import PHONE
from .test_rooms_desk import DESK, come_in, open_desk

pytestmark = [pytest.mark.browser, pytest.mark.apart]
LINE = "knack;players=3;phase=play;dealer=0;turn=1;hands=Ac_Kc_Qc,7h_8d_Ah,6s_7c_8s;up=9h"
"""The seat that leads has the ace of trumps, so that its other cards are refused (Tricks 2)."""
HANDS = [["Ac", "Kc", "Qc"], ["7h", "8d", "Ah"], ["6s", "7c", "8s"]]
RUNNING = "Two deals are still running. They will be broken off."
NAMES = ("Anna", "Bo", "Cleo", "Dag", "Eva", "Fia")
"""Six pupils at two tables: Anna, Cleo and Eva at the first, in this order."""


@pytest.fixture(scope="module")
def school():
    with running(pool=0) as found:
        yield found


def overhear(page: Page) -> list[str]:
    """Return a list that gets every frame that comes to a page."""
    heard: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: heard.append(str(text))))
    return heard


def check_hands(frames: list[str], seat: int | None) -> None:
    """Check that no frame names a card of the hands, unless it is in the hand of the device's seat."""
    assert any('"is":"view"' in text for text in frames)
    shown = set(re.findall(r"\b[6-9TJQKA][cdhs]\b", " ".join(frames)))
    own = set() if seat is None else set(HANDS[seat])
    assert {card for hand in HANDS for card in hand if card in shown} == own


def test_a_class_plays_one_position_at_several_tables(
    school: Running, new_page: Callable[..., Page], axe: Callable[..., list[str]]
) -> None:
    desk = new_page(viewport=DESK)
    at_desk = overhear(desk)
    code = open_desk(school, desk, Record("knack", position=Position.parse(LINE)).dumps())
    wall = new_page(viewport={"width": 1024, "height": 768})
    on_wall = overhear(wall)
    wall.goto(f"{school.url}room/{code}?screen=1&lang=en")
    phones = {}
    heard = {}
    for name in NAMES:
        phones[name] = new_page(viewport=PHONE)
        heard[name] = overhear(phones[name])
        come_in(school, phones[name], code, name)
    desk.locator('[data-key="fold:tables"] summary').click()
    desk.locator('[data-key="do:tables_deal"]').click()
    expect(desk.locator(".kr-tile")).to_have_count(2)
    for name, page in phones.items():
        seat = NAMES.index(name) // 2
        expect(page.locator(".kr-who")).to_have_text(f"{name} · Table {1 + NAMES.index(name) % 2}")
        expect(page.locator('[data-key="stand"]')).to_have_count(0)
        for card in HANDS[seat]:
            expect(page.locator(f'.kb-own [data-card="{card}"]')).to_be_visible()
    expect(desk.locator(".kr-tile-picture").nth(1)).to_contain_text("Dag")
    expect(desk.locator(".kr-member").nth(1)).to_contain_text("Table 2")

    dag = phones["Dag"]
    dag.locator('.kb-own [data-card="8d"]').click()
    expect(desk.locator(".kr-tile").nth(1).locator(".kr-stuck")).to_have_text("Dag: refused once: Tricks 2")
    expect(desk.locator(".kr-tile").nth(0).locator(".kr-stuck")).to_have_count(0)
    expect(desk.locator(".kr-summary")).not_to_contain_text("stuck")
    dag.locator('.kb-own [data-card="7h"]').click()
    expect(desk.locator(".kr-summary")).to_contain_text("one stuck")
    expect(dag.locator('[data-key="hint"]')).to_have_count(0)
    desk.locator('[data-key="do:hints_on"]').click()
    dag.locator('[data-key="hint"]').click()
    expect(dag.locator(".kr-tips [role=status]")).to_contain_text("ace of hearts")
    expect(phones["Cleo"].locator('[data-key="hint"]')).to_have_text("Hint (3)")
    expect(phones["Anna"].locator('[data-key="hint"]')).to_have_count(0)

    desk.locator('[data-key="wall:1"]').click()
    expect(desk.locator('[data-key="wall:1"]')).to_have_attribute("aria-pressed", "true")
    expect(wall.locator(".kr-shown")).to_have_text("Table 2")
    expect(wall.locator(".kb-seats")).to_contain_text("Dag")
    faults = {"desk": axe(desk), "wall": axe(wall), "phone": axe(dag)}
    assert {where: found for where, found in faults.items() if found} == {}
    for name, frames in heard.items():
        check_hands(frames, NAMES.index(name) // 2)
    for frames in (at_desk, on_wall):
        check_hands(frames, None)
    assert sum(json.loads(text).get("is") == "table" for text in at_desk) >= 2
    assert not any('"is":"table"' in text for frames in (on_wall, *heard.values()) for text in frames)

    dag.locator('.kb-own [data-card="Ah"]').click()
    expect(wall.locator('.kb-felt [data-card="Ah"]').first).to_be_visible()
    expect(
        desk.locator(".kr-tile").nth(1).locator('[data-card="Ah"], [aria-label*="ace of hearts"]').first
    ).to_be_visible()
    expect(desk.locator(".kr-stuck")).to_have_count(0)
    phones["Fia"].close()  # Table 2 has a free seat once Fia is removed
    desk.locator('[data-key="more:6"]').click()
    desk.locator('[data-key="remove:6"]').click()
    late = come_in(school, new_page(viewport=PHONE), code, "Gro")
    expect(late.locator(".kr-entry")).to_have_text("Wait: your teacher gives you a seat at a table.")
    place = desk.locator('[data-key="table:7"]')
    expect(place.locator("option")).to_have_text(["Give a seat at …", "Table 2"])
    place.select_option("1")
    expect(late.locator(".kr-who")).to_have_text("Gro · Table 2")
    expect(late.locator(".kr-entry")).to_have_text("")
    anna = phones["Anna"]
    anna.locator('[data-key="settle"]').click()
    anna.locator('[data-key="to_match"]').click()
    expect(anna.locator(".kr-who")).to_have_text("Anna · Table 1")
    desk.locator('[data-key="do:tables_stop"]').click()
    expect(dag.locator(".kr-shown")).to_have_text("Stopped. Look to the front.")
    expect(wall.locator(".kr-shown")).to_have_text("Table 2")
    desk.locator('[data-key="do:tables_go_on"]').click()
    expect(dag.locator(".kr-shown")).to_have_text("")
    for key in ("tables_deal", "tables_end"):
        desk.locator(f'[data-key="do:{key}"]').click()
        expect(desk.locator(".kr-tables [role=alert]")).to_have_text(RUNNING)
        desk.locator('.kr-tables [data-key="do:cancel"]').click()
    expect(desk.locator(".kr-tables [role=alert]")).to_have_count(0)
    expect(wall.locator('.kb-felt [data-card="Ah"]').first).to_be_visible()
    desk.locator('[data-key="do:tables_end"]').click()
    desk.locator('[data-key="do:tables_end_yes"]').click()
    expect(desk.locator(".kr-tile")).to_have_count(0)
    expect(dag.locator(".kr-who")).to_have_text("Dag")


def test_the_teacher_talks_about_the_table_on_the_wall(
    school: Running, new_page: Callable[..., Page], axe: Callable[..., list[str]]
) -> None:
    desk = new_page(viewport={"width": 1024, "height": 768})
    code = open_desk(school, desk, Record("knack", position=Position.parse(LINE)).dumps())
    wall = new_page(viewport={"width": 1024, "height": 768})
    on_wall = overhear(wall)
    wall.goto(f"{school.url}room/{code}?screen=1&lang=en")
    phones = {name: come_in(school, new_page(viewport=PHONE), code, name) for name in NAMES}
    desk.locator("#kr-tab-class").click()
    desk.locator('[data-key="fold:tables"] summary').click()
    desk.locator('[data-key="do:tables_deal"]').click()
    desk.locator('[data-key="wall:1"]').click()
    expect(desk.locator("#kr-tab-table .kr-badge")).to_have_text("Table 2")
    phones["Dag"].locator('.kb-own [data-card="Ah"]').click()
    expect(wall.locator('.kb-felt [data-card="Ah"]').first).to_be_visible()
    desk.locator("#kr-tab-table").focus()
    desk.keyboard.press("Enter")
    expect(desk.locator(".kr-about")).to_contain_text("On the wall and here: Table 2.")
    expect(desk.locator('.kb-felt [data-card="Ah"]').first).to_be_visible()
    expect(desk.locator("#kr-fill")).to_have_count(0)
    assert not [text for text in on_wall if "6s" in text]

    desk.locator('.kr-steps [data-key="step:first"]').click()
    expect(wall.locator('.kb-felt [data-card="Ah"]')).to_have_count(0)
    expect(wall.locator(".kr-shown")).to_contain_text("the match waits")
    expect(phones["Dag"].locator(".kr-shown")).to_contain_text("the match waits")
    desk.locator('[data-key="do:hands_open"]').click()
    expect(desk.locator(".kr-bar-row [role=alert]")).to_have_text(
        "One other table still plays this deal, and would see these hands."
    )
    desk.locator('.kr-bar-row [data-key="do:cancel"]').click()
    assert not [text for text in on_wall if "6s" in text]
    desk.locator('[data-key="do:hands_open"]').click()
    desk.locator('[data-key="do:hands_open_yes"]').click()
    expect(wall.locator('.kb-felt [data-card="6s"]').first).to_be_visible()
    expect(phones["Anna"].locator('.kb-felt [data-card="6s"]')).to_have_count(0)
    assert axe(desk) == []

    desk.locator("#kr-tab-lesson").click()
    desk.locator("#kr-kind").select_option("legal-moves")
    desk.locator('[data-key="do:ask_here"]').click()
    for page in (wall, phones["Anna"], phones["Dag"]):
        expect(page.locator(".kr-question").first).to_contain_text("allowed")
    desk.locator('[data-key="do:put_away"]').click()
    desk.locator("#kr-tab-table").click()
    desk.locator('[data-key="do:own_table"]').click()
    expect(desk.locator(".kr-about")).to_be_empty()
    expect(wall.locator('.kb-felt [data-card="6s"]')).to_have_count(0)
    expect(phones["Dag"].locator(".kr-shown")).to_have_text("")
    phones["Eva"].locator(".kb-own [data-card]").first.wait_for()
