"""Profiles, friends and days in a row: a name leads to a profile, two agree to be friends, one click invites, and nothing nags."""

import random
from pathlib import Path

from playwright.sync_api import Browser, expect
from server.running import Server, serving
from web.browsing import Person, clicking, to_the_end
from web.looking import look_at


def account(browser: Browser, server: Server, name: str, **options: str) -> tuple[Person, str]:
    person = Person(browser, server, **options)
    person.ask("POST", "/people/guest", {"name": name})
    made = person.ask("POST", "/people/account", {"login": name.lower().replace(" ", "-"), "password": "correct horse battery"})
    return person, made["person"]["id"]


def test_two_become_friends_and_one_invites_the_other(browser: Browser, server: Server) -> None:
    (anna, _), (bela, his) = account(browser, server, "Friederike Wolkenstein", locale="de-DE"), account(browser, server, "Bela Graublick")
    made = anna.ask("POST", "/tables", {"game": "witches", "seats": [{"kept_for": "me"}, *[{"kept_for": "friends"}] * 2]})
    bela.ask("POST", f"/tables/{made['id']}/join", {"key": made["key"]})
    page = anna.open(f"/t/{made['id']}")
    page.get_by_role("link", name="Bela Graublick").click()
    expect(page.locator("h1")).to_have_text("Bela Graublick")
    page.get_by_role("button", name="Freundschaft anbieten").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="Freundschaft angeboten")).to_be_visible()
    look_at(page)
    other = bela.open("/friends")
    other.get_by_role("button", name="Accept: Friederike Wolkenstein").click()
    expect(other.locator("section", has=other.get_by_role("heading", name="Friends", exact=True)).get_by_role("listitem")).to_have_count(1)
    bela.ask("POST", f"/tables/{made['id']}/leave")
    page = anna.open(f"/t/{made['id']}")
    page.get_by_role("button", name="Bela Graublick einladen").click()
    expect(page.get_by_text("Bela Graublick ist eingeladen.")).to_be_visible()
    look_at(page)
    expect(bela.open("/").locator("section", has=other.get_by_role("heading", name="Invitations"))).to_contain_text("Friederike Wolkenstein")
    look_at(other)
    other.get_by_role("button", name="Ignore Friederike Wolkenstein’s invitation").click()
    expect(other.get_by_role("heading", name="Invitations")).to_have_count(0)
    assert "/friends" in anna.open("/friends").url and his
    expect(page.get_by_role("link", name="Bela Graublick")).to_be_visible()
    look_at(page)
    assert anna.real_faults == bela.real_faults == []
    anna.close()
    bela.close()


def test_the_daily_table_counts_days_and_the_profile_the_game(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna, _ = account(browser, server, "Anna")
        page = anna.open("/daily")
        expect(page.locator("section", has_text="A single round.")).to_be_visible()
        assert page.get_by_text("in a row").count() == 0, "nobody who has not begun is told of rows"
        page.get_by_role("button", name="Play Witches").click()
        expect(page.locator(".moves button").first).to_be_visible()
        assert to_the_end(page, clicking(random.Random(3))) < 60
        page.locator(".outcome").get_by_role("link", name="Results").click()
        page.locator("tbody").get_by_role("link", name="Anna", exact=True).click()
        expect(page.locator("article")).to_contain_text("1 won")
        look_at(page)
        expect(anna.open("/daily").locator(".streak")).to_contain_text("longest row: one day")
        assert anna.real_faults == []
        anna.close()
