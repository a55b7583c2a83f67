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
    page.get_by_role("button", name="Watch").click()
    return page


def test_a_spectator_sees_the_drawn_map(browser: Browser, server: Server) -> None:
    host, friend, guest = (Person(browser, server) for _ in range(3))
    page = come_as(guest, "Cora", begun(host, friend, "broom_service"))
    expect(page.locator(".banner")).to_contain_text("You are watching")
    expect(page.locator(".map .area").first).to_be_attached()
    expect(page.locator(".map .area.bare")).to_have_count(0)
    page.locator("#chat summary").click()
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
    """By the link a stranger sees the game; without its key the link is not whole."""
    stranger = Person(browser, server)
    page = stranger.page
    page.goto(link)
    page.get_by_role("button", name="One move on").click()
    expect(page.locator(".controls")).to_contain_text("Move 1 of")
    assert stranger.real_faults == []
    page.goto("about:blank")
    page.goto(link.partition("#")[0])
    expect(page.locator("h1")).to_have_text("This link is not whole")
    assert stranger.context.request.get(link.partition("#")[0].replace("/replay/", "/api/v2/tables/") + "/key").status == 401
    stranger.close()


def test_a_link_without_its_key_says_so_and_the_whole_one_pasted_over_it_leads_to_the_table(browser: Browser, server: Server) -> None:
    host, guest = Person(browser, server), Person(browser, server)
    host.ask("POST", "/people/guest", {"name": "Agnes"})
    made = host.ask("POST", "/tables", {"game": "witches", "seats": [{"kept_for": "me"}, {"kept_for": "friends"}, {"kept_for": "bot"}]})
    page = guest.open(f"/t/{made['id']}")
    expect(page.get_by_role("heading", name="This link is not whole")).to_be_visible()
    page.evaluate("(hash) => { location.hash = hash; }", f"key={made['key']}")  # as a link pasted over the address does
    expect(page.get_by_role("heading", name="You are invited to a table of Witches")).to_be_visible()
    page.get_by_label("Your name").fill("Bella")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("li", has_text="Bella")).to_contain_text("you")
    host.close()
    guest.close()


def test_who_comes_late_is_not_invited_but_may_look_on(browser: Browser, server: Server) -> None:
    host, friend, guest = (Person(browser, server) for _ in range(3))
    page = guest.open(begun(host, friend, "broom_service"))
    expect(page.get_by_role("heading", name="Broom Service without a free seat")).to_be_visible()
    expect(page.get_by_text("The game has begun, and all seats are taken. You may look on, or open a table of your own.")).to_be_visible()
    expect(page.get_by_role("button", name="Sit down")).to_have_count(0)
    axe_clean(page)
    page.get_by_label("Your name").fill("Cora")
    page.get_by_role("button", name="Watch").click()
    expect(page.locator(".banner")).to_contain_text("You are watching")
    expect(page.locator("aside .watching")).to_have_text("Watching: Cora")
    page.get_by_role("button", name="Open a table of my own").click()
    expect(page.locator("#invite-link")).to_be_visible()
    expect(page.locator("li", has_text="Cora")).to_contain_text("you")
    assert guest.real_faults == []
    for person in (host, friend, guest):
        person.close()


def test_a_begun_table_without_spectators_says_so_to_whoever_comes(browser: Browser, server: Server) -> None:
    host, known, new = (Person(browser, server) for _ in range(3))
    known.ask("POST", "/people/guest", {"name": "Cora"})
    host.ask("POST", "/people/guest", {"name": "Agnes"})
    seats = [{"kept_for": "me"}, *[{"kept_for": "bot", "bot": "random"}] * 2]
    made = host.ask("POST", "/tables", {"game": "witches", "seats": seats, "terms": {"spectators": "none"}})
    host.ask("POST", f"/tables/{made['id']}/start")
    for person in (known, new):
        page = person.open(f"/t/{made['id']}#key={made['key']}")
        expect(page.get_by_text("It is played without spectators, but you may open a table of your own.")).to_be_visible()
        expect(page.get_by_label("Your name")).to_have_count(0)
        expect(page.get_by_role("button", name="Watch")).to_have_count(0)
    page.get_by_role("button", name="Open a table of my own").click()
    expect(page.locator("#invite-link")).to_be_visible()
    for person in (host, known, new):
        person.close()
