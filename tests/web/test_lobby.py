"""Before and after the games: why a table was closed, what stands in the lists, what a host may lay down."""

from playwright.sync_api import Browser, expect
from server.running import Server
from web.browsing import Person


def test_a_closed_table_says_why(browser: Browser, server: Server) -> None:
    host, friend = Person(browser, server, locale="de-DE"), Person(browser, server, locale="nl-NL")
    host.ask("POST", "/people/guest", {"name": "Agnes"})
    friend.ask("POST", "/people/guest", {"name": "Bella"})
    made = host.ask("POST", "/tables", {"game": "witches", "seats": [{"kept_for": "me"}, *[{"kept_for": "friends"}] * 2]})
    for person in (host, friend):
        person.open(f"/t/{made['id']}#key={made['key']}")
        expect(person.page.get_by_text("Agnes").first).to_be_visible()
    host.page.get_by_role("button", name="Verlassen").click()
    expect(host.page.get_by_text("Wer ihn eröffnet hat, ist vor dem Spiel gegangen.")).to_be_visible()
    expect(friend.page.get_by_text("Wie hem opende, is vertrokken voordat het spel begon.")).to_be_visible()
    friend.page.get_by_role("link", name="Nieuwe tafel").click()
    expect(friend.page.locator("form h1")).to_be_visible()
    table = host.sit_at("witches", 3)
    host.ask("POST", f"/tables/{table}/leave")
    expect(host.page.get_by_text("Alle sind gegangen.")).to_be_visible()
    assert host.real_faults == friend.real_faults == []
    host.close()
    friend.close()


def test_bots_have_their_names_in_the_list_of_open_tables(browser: Browser, server: Server) -> None:
    host, guest = Person(browser, server), Person(browser, server)
    host.ask("POST", "/people/guest", {"name": "Agnes"})
    seats = [{"kept_for": "me"}, {"kept_for": "bot", "bot": "careful"}, {"kept_for": "anyone"}]
    host.ask("POST", "/tables", {"game": "witches", "seats": seats, "public": True})
    page = guest.open("/open")
    expect(page.locator("li", has_text="Agnes").locator(".names")).to_have_text("Agnes, Bertha")
    page.locator("li", has_text="Agnes").get_by_role("link", name="Join").click()
    page.get_by_label("Your name").fill("Bella")
    page.get_by_role("button", name="To the table").click()
    page.get_by_role("button", name="Join as Bella").click()
    expect(page.locator("li", has_text="Bella")).to_contain_text("you")
    assert guest.real_faults == []
    host.close()
    guest.close()
