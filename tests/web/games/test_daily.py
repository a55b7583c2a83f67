"""Today's deal: one click from home, a board of results, and the day after everybody's line of play side by side."""

import random
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect
from server.running import serving
from server.yesterday import the_day_after
from web.browsing import Person, clicking, to_the_end
from web.looking import look_at
from web.reading import Truth, check_reading

GAME = "Wandering Towers"


def test_the_daily_table(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        people = [Person(browser, server) for _ in range(2)]
        tables = [played(person, random.Random(number)) for number, person in enumerate(people)]
        page = people[1].page
        page.locator(".outcome").get_by_role("link", name="Results").click()
        expect(page.locator("tbody tr")).to_have_count(2)
        expect(page.locator("tbody tr.mine")).to_have_count(1)
        assert page.get_by_role("checkbox").count() == 0, "nobody reads another's game before the day is over"
        look_at(page)
        assert people[0].real_faults == people[1].real_faults == []
        day = the_day_after(server)
        german = people[0].elsewhere(locale="de-DE")
        german.context.clock.set_system_time(datetime.now(UTC) + timedelta(days=1))  # the day is over in the browser too
        page = german.open(f"/daily/wandering_towers/{day}")
        expect(page.get_by_role("checkbox")).to_have_count(2)
        for box in page.get_by_role("checkbox").all():
            box.check()
        expect(page.locator("h2", has_text="Nebeneinander")).to_be_visible()
        expect(page.locator("tr.parts")).to_have_count(1)
        assert page.locator("thead").last.locator("th").count() == 3
        look_at(page)
        page.locator("tr.parts a").last.click()
        expect(page.locator(".controls")).to_be_visible()
        assert german.real_faults == []
        german.close()
        truth = [Truth(person, table) for person, table in zip(people, tables, strict=True)]
        for person, true in zip(people, truth, strict=True):
            assert check_reading(person, true)[0] > 5
            person.close()


def played(person: Person, chance: Any) -> str:
    """Plays today's deal to its end, from home."""
    page = person.open("/")
    page.get_by_role("button", name=f"Play {GAME}").click()
    expect(page.locator(".moves button").first).to_be_visible()
    to_the_end(page, clicking(chance))
    return page.url.rsplit("/", 1)[1]
