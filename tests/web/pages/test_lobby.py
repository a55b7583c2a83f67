"""Before and after the games: why a table was closed, what stands in the lists, what a host may lay down."""

import random
import re

from playwright.sync_api import Browser, expect
from server.running import Server
from web.browsing import Person, axe_clean, clicking, to_the_end
from web.playing import together


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
    expect(host.page.locator(".log li:not(.hint)").first).to_be_visible()  # who is gone may not ask for it any more
    host.ask("POST", f"/tables/{table}/leave")
    expect(host.page.get_by_text("Alle sind gegangen.")).to_be_visible()
    assert host.real_faults == friend.real_faults == []
    host.close()
    friend.close()


def test_a_table_says_who_starts_and_whom_its_link_reaches(browser: Browser, server: Server) -> None:
    host, friend = Person(browser, server), Person(browser, server)
    host.ask("POST", "/people/guest", {"name": "Agnes"})
    friend.ask("POST", "/people/guest", {"name": "Bella"})
    seats = [{"kept_for": "me"}, {"kept_for": "friends"}, {"kept_for": "bot", "bot": "random"}]
    made = host.ask("POST", "/tables", {"game": "witches", "seats": seats})
    host.open(f"/t/{made['id']}#key={made['key']}")
    expect(host.page.get_by_text("This address leads to this computer only")).to_be_visible()
    friend.open(f"/t/{made['id']}#key={made['key']}").get_by_role("button", name="Sit down as Bella").click()
    expect(friend.page.get_by_text("Everybody is here. Agnes starts the game.")).to_be_visible()
    expect(host.page.get_by_text("Everybody is here.")).to_be_visible()
    expect(host.page.get_by_text("starts the game")).to_have_count(0)
    host.close()
    friend.close()


def test_inviting_takes_one_step_and_sitting_down_another(browser: Browser, server: Server) -> None:
    """From the box of a game to its lobby, link and chat included, without a form; who comes by the link presses Enter, and the game begins."""
    host, friend, other = (Person(browser, server) for _ in range(3))
    for person in (host, other):
        person.context.add_init_script("navigator.share = async (what) => { window.shared = what; }")
    page = host.open("/")
    page.locator(".box", has_text="Witches").get_by_role("button", name="Invite friends").click()
    link = page.locator("#invite-link").input_value()
    page.get_by_role("button", name="Share").click()
    assert page.evaluate("window.shared") == {"title": "You are invited to a table of Witches", "url": link}
    expect(page.get_by_role("button", name="Start the game: bots take the 3 free seats")).to_be_enabled()
    page.get_by_role("button", name="Change name").click()
    page.get_by_label("Your name").fill("Agnes")
    page.keyboard.press("Enter")
    expect(page.locator("li", has_text="you")).to_contain_text("Agnes")

    friend.page.goto(link)
    expect(friend.page.get_by_text("Here already: Agnes", exact=True)).to_be_visible()
    expect(friend.page.get_by_label("Your name")).to_be_focused()
    friend.page.keyboard.type("Bella")
    friend.page.keyboard.press("Enter")
    expect(friend.page.locator("li", has_text="Bella")).to_contain_text("you")
    assert [stream[0]["seat"] for stream in friend.streams] == [1], "at no time a spectator"
    other.ask("POST", "/people/guest", {"name": "Cora"})
    other.page.goto(link)
    expect(other.page.get_by_role("button", name="Sit down as Cora")).to_be_focused()
    for person in (host, friend, other):
        expect(person.page.locator(".watching")).to_have_text("Watching: Cora")
    friend.page.get_by_label("Say something").fill("Good evening")
    friend.page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("Good evening")
    axe_clean(page)
    axe_clean(other.page)

    page.get_by_role("button", name="Bots for the free seats").click()
    expect(page.get_by_label("Seat 4")).to_have_value("bot:skilled")
    expect(other.page.get_by_text("All seats at this table are taken.")).to_be_visible()
    expect(other.page.get_by_role("button", name="Open a table of my own")).to_be_visible()
    page.get_by_role("button", name="Take the bots out").click()
    other.page.get_by_role("button", name="Sit down as Cora").click()
    expect(page.locator(".watching")).to_have_text("Nobody is watching.")
    page.get_by_role("button", name="Start the game: a bot takes the free seat").click()
    for person, watched in ((host, "Nobody is watching."), (friend, "Nobody is watching."), (other, "Nobody is watching.")):
        expect(person.page.locator("aside .watching")).to_have_text(watched)
        expect(person.page.locator("aside .seats li")).to_contain_text(["Agnes", "Bella", "Cora", "Dagmar"])
    assert host.real_faults == friend.real_faults == other.real_faults == []
    for person in (host, friend, other):
        person.close()


def test_other_rules_are_chosen_at_a_table_instead(browser: Browser, server: Server) -> None:
    host = Person(browser, server)
    page = host.open("/")
    page.locator(".box", has_text="Witches").get_by_role("button", name="Invite friends").click()
    page.get_by_text("Rules at this table").click()
    before = page.url.rsplit("/", 1)[1]
    page.get_by_role("link", name="Other rules").click()
    page.locator("label.choice", has_text="5").first.click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".seating li")).to_have_count(5)
    assert before not in page.url
    assert host.ask("GET", f"/tables/{before}")["status"] == "closed"
    host.close()


def test_a_seat_for_anyone_shows_the_table_to_everybody(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    page = person.open("/new/witches")
    shown = page.get_by_label("Show this table to everybody")
    page.get_by_label("Seat 2", exact=True).select_option("bot:random")
    expect(shown).not_to_be_checked()
    page.get_by_label("Seat 3", exact=True).select_option("anyone")
    expect(shown).to_be_checked()
    person.close()


def test_bots_have_their_names_in_the_list_of_open_tables(browser: Browser, server: Server) -> None:
    host, guest = Person(browser, server), Person(browser, server)
    host.ask("POST", "/people/guest", {"name": "Agnes"})
    seats = [{"kept_for": "me"}, {"kept_for": "bot", "bot": "careful"}, {"kept_for": "anyone"}]
    host.ask("POST", "/tables", {"game": "witches", "seats": seats, "public": True})
    page = guest.open("/open")
    expect(page.locator("li", has_text="Agnes").locator(".names")).to_have_text("Agnes, Bertha")
    page.locator("li", has_text="Agnes").get_by_role("link", name="Join").click()
    expect(page.get_by_role("heading", name="You are invited to a table of Witches")).to_be_visible()
    expect(page.get_by_text("Here already: Agnes", exact=True)).to_be_visible()
    page.get_by_label("Your name").fill("Bella")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("li", has_text="Bella")).to_contain_text("you")
    assert guest.real_faults == []
    host.close()
    guest.close()


def test_a_link_that_leads_to_no_table_says_so_before_a_name_is_asked_for(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    page = person.open("/t/nowhere#key=none")
    expect(page.get_by_role("heading", name="There is no such table.")).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_count(0)
    expect(page.get_by_role("link", name="I have an account")).to_be_visible()
    person.close()


def test_the_terms_of_a_new_table_and_the_search_in_my_games(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    page = person.open("/new/witches")
    page.get_by_label("Your name").fill("Agnes")
    page.locator("label.choice", has_text="3").first.click()
    for seat in (2, 3):
        page.get_by_label(f"Seat {seat}", exact=True).select_option("bot:random")
    page.get_by_label("Look up what happened").uncheck()
    page.get_by_label("Hints").select_option("none")
    page.get_by_label("Spectators see what happens").select_option("a minute later")
    page.get_by_text("All options").click()
    page.get_by_label("Number of rounds, instead").fill("1")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".moves button").first).to_be_visible()
    terms = person.ask("GET", f"/tables/{page.url.rsplit('/', 1)[1]}")["terms"]
    assert (terms["memory_aids"], terms["hints"], terms["spectator_delay"]) == (False, "none", 60)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    to_the_end(page, clicking(random.Random(1)))
    page.get_by_role("link", name="My games").click()
    found = page.locator("section", has_text="Finished games").locator("li")
    expect(found).to_have_text(re.compile("Witches.*place [123] of 3.*Agnes, Bertha, Circe"))
    page.get_by_label(re.compile("^Game")).select_option("Broom Service")
    expect(page.get_by_text("No game is like that.").last).to_be_visible()
    page.get_by_label(re.compile("^Game")).select_option("all")
    page.get_by_label(re.compile("^With")).fill("Nobody I know")
    expect(found).to_have_count(0)
    page.get_by_label(re.compile("^With")).fill("")
    found.locator("a").click()
    expect(page.locator(".controls")).to_be_visible()
    assert person.real_faults == []
    person.close()


def test_every_seat_has_a_bot_of_its_own_level(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    page = person.open("/new/witches")
    page.get_by_label("Your name").fill("Agnes")
    page.locator("label.choice", has_text="5").first.click()
    levels = {2: "novice", 3: "casual", 4: "skilled", 5: "plays at random"}
    for seat, level in levels.items():
        page.get_by_label(f"Seat {seat}", exact=True).select_option(label=f"bot, {level}")
    page.get_by_role("button", name="Open the table").click()
    seats = page.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(seats).to_have_count(5)
    expect(seats.nth(0)).to_contain_text("Agnes")
    for seat, level in levels.items():
        expect(seats.nth(seat - 1)).to_contain_text(f"bot, {level}")
    expect(page.locator(".moves button").first).to_be_visible()
    assert person.real_faults == []
    person.close()


def test_a_friend_who_is_away_holds_up_nobody_for_ever(browser: Browser, server: Server) -> None:
    """Without a clock the host is offered a bot for who is away; who is back takes the seat again."""
    host, friend = Person(browser, server), Person(browser, server)
    for person, name in ((host, "Agnes"), (friend, "Bella")):
        person.ask("POST", "/people/guest", {"name": name})
    table = together([host, friend], "broom_service")
    offer = host.page.get_by_role("button", name="Let a bot play for Bella")
    expect(offer).to_have_count(0)
    friend.page.goto("about:blank")
    expect(host.page.locator(".banner")).to_contain_text("Bella is away, and the game waits.")
    offer.click()
    expect(offer).to_have_count(0)
    expect(host.page.locator("aside .seats li", has_text="Bella")).to_contain_text("bot")
    friend.open(f"/t/{table}").get_by_role("button", name="Play on myself").click()
    expect(friend.page.locator(".banner")).to_have_count(0)
    assert host.real_faults == []
    for person in (host, friend):
        person.close()
