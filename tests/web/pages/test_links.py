"""Who comes by the link of a private table: watches, reads the game afterwards, and hands the link on. All others find nothing."""

import random

from playwright.sync_api import Browser, Page, expect
from server.running import Server
from web.browsing import Person, axe_clean, clicking, to_the_end
from web.reading import Truth, check_reading


def begun(host: Person, friend: Person, game: str) -> str:
    """A private table of host, friend and perhaps a bot, in play; returns the address that the host's link has."""
    for person, name in ((host, "Agnes"), (friend, "Bella")):
        person.ask("POST", "/people/guest", {"name": name})
    bots = [{"kept_for": "bot", "bot": "random"}] * (game == "witches")
    asked = {"game": game, "seats": [{"kept_for": "me"}, {"kept_for": "friends"}, *bots], "options": {"rounds": 1} if bots else {}}
    made = host.ask("POST", "/tables", asked)
    friend.ask("POST", f"/tables/{made['id']}/join", {"key": made["key"]})
    host.ask("POST", f"/tables/{made['id']}/start")
    friend.ask("POST", f"/tables/{made['id']}/bot", {"bot": "random"})
    return f"/t/{made['id']}#key={made['key']}"


def come_as(person: Person, name: str, address: str) -> Page:
    page = person.open(address)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="To the table").click()
    return page


def test_a_spectator_sees_the_drawn_map(browser: Browser, server: Server) -> None:
    host, friend, guest = (Person(browser, server) for _ in range(3))
    page = come_as(guest, "Cora", begun(host, friend, "broom_service"))
    expect(page.locator(".banner")).to_contain_text("You are watching")
    expect(page.locator(".map .area").first).to_be_attached()
    expect(page.locator(".map .area.bare")).to_have_count(0)
    page.get_by_text("Chat", exact=True).click()
    page.get_by_label("Say something").fill("Good evening")
    page.get_by_role("button", name="Send").click()
    expect(page.locator("details", has_text="Good evening")).to_be_visible()
    axe_clean(page)
    assert guest.real_faults == []
    for person in (host, friend, guest):
        person.close()


def test_the_link_of_a_finished_game(browser: Browser, server: Server) -> None:
    """The spectator goes from the table to the replay; whoever copies its link, host or not, gives a stranger what it takes."""
    people = host, friend, guest = [Person(browser, server, permissions=["clipboard-read", "clipboard-write"]) for _ in range(3)]
    address = begun(host, friend, "witches")
    table = address.removeprefix("/t/").partition("#")[0]
    page = come_as(guest, "Cora", address)
    expect(page.locator(".banner")).to_contain_text("You are watching")
    host.open(f"/t/{table}")
    to_the_end(host.page, clicking(random.Random(1)))
    expect(page.locator(".outcome")).to_be_visible()
    assert check_reading(guest, Truth(host, table))[None] > 5
    record = page.get_by_role("link", name="Download the record").get_attribute("href")
    assert guest.context.request.get(f"{server.url}{record}").ok
    page.get_by_role("link", name="Replay").click()
    for person in (host, friend):
        person.open(f"/replay/{table}")
    links = {copied_link(person.page) for person in people}
    assert links == {f"{server.url}/replay/{table}#key={address.partition('=')[2]}"}
    check_strangers(browser, server, links.pop())
    for person in people:
        assert person.real_faults == []
        person.close()


def copied_link(page: Page) -> str:
    page.bring_to_front()
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    return str(page.evaluate("navigator.clipboard.readText()"))


def check_strangers(browser: Browser, server: Server, link: str) -> None:
    """By the link a stranger sees the game; without its key there is no such table."""
    stranger = Person(browser, server)
    page = stranger.page
    page.goto(link)
    page.get_by_role("button", name="One move on").click()
    expect(page.locator(".controls")).to_contain_text("Move 1 of")
    assert stranger.real_faults == []
    page.goto("about:blank")
    page.goto(link.partition("#")[0])
    expect(page.locator("h1")).to_have_text("There is no such table.")
    assert stranger.context.request.get(link.partition("#")[0].replace("/replay/", "/api/v1/tables/") + "/key").status == 401
    stranger.close()
