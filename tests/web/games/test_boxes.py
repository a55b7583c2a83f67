"""Other boxes than the standard one: chosen, or brought as a file, when a table is opened; drawn from their own polygons, or as a list."""

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect
from server.running import Server
from web.browsing import PHONE, Person, axe_clean, clicking, move_once

import coven

SMALL = (coven.game("broom_service").about.folder / "boxes" / "small.toml").read_text(encoding="utf-8")
OWN = SMALL.replace('name = "small"', 'name = "mine"').replace('name = { en = "', 'name = { en = "Far ')
UNDRAWN = re.sub(r"(?m)^outline = .*\n", "", OWN)


def new_table(person: Person) -> Page:
    """A new table against a bot, with all options shown."""
    page = person.open("/new/broom_service")
    page.locator("label.choice", has_text="2").first.click()
    page.get_by_label("Seat 2", exact=True).select_option("bot:random")
    page.get_by_text("All options").click()
    return page


def play(person: Person) -> None:
    """Plays until a pawn stands elsewhere: roles first, then the map."""
    person.page.get_by_role("button", name="Open the table").click()
    expect(person.page.locator(".moves button").first).to_be_visible()
    act = clicking(Random(1))
    for _ in range(10):
        move_once(person, act)
    assert person.real_faults == []


def test_a_box_that_comes_with_the_game(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    page = new_table(person)
    page.get_by_label(re.compile("^Box")).select_option("A small realm")
    play(person)
    areas = page.locator(".map .area")
    expect(areas.first).to_be_attached()
    assert 3 < areas.count() < 20, "fewer than on the standard board"
    expect(page.locator(".map .area.bare")).to_have_count(0)
    assert person.ask("GET", f"/tables/{page.url.rsplit('/', 1)[1]}")["box"] == "small"
    person.close()


@pytest.mark.parametrize("viewport", [PHONE, {"width": 1280, "height": 900}], ids=["phone", "desktop"])
def test_a_box_of_one_s_own(browser: Browser, server: Server, tmp_path: Path, viewport: dict[str, int]) -> None:
    person = Person(browser, server, viewport=viewport)
    page = new_table(person)
    page.get_by_label(re.compile("^Box")).select_option("a file of my own …")
    bring(page, tmp_path / "broken.toml", OWN.replace("rounds = 5", "rounds = -5"))
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".fault")).to_contain_text("This box can’t be used")
    assert [fault for fault in person.real_faults if "400" not in fault] == []
    person.real_faults.clear()
    bring(page, tmp_path / "undrawn.toml", UNDRAWN)
    play(person)
    expect(page.locator(".map")).to_have_count(0)
    expect(page.locator(".board li .area").first).to_contain_text("Far ")
    axe_clean(page)
    person.close()


def bring(page: Page, path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")
    page.get_by_label("File of the box").set_input_files(path)
