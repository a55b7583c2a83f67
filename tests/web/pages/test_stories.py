"""What people do with and around a game, as stories: two at a table with a clock, an account's life, settings, rules, signals."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from server.running import Server, serving
from server.yesterday import LONG
from waiting import wait_until
from web.browsing import Person, clicking, settled, until
from web.looking import look_at
from web.playing import goes_on, played_out, together


def named(browser: Browser, server: Server, name: str, **options: Any) -> Person:
    person = Person(browser, server, **options)
    person.ask("POST", "/people/guest", {"name": name})
    return person


def seat_of(page: Page, name: str) -> Any:
    return page.get_by_role("list", name="Seats").get_by_role("listitem").filter(has_text=name)


def test_two_people_at_one_table(browser: Browser, server: Server) -> None:
    """Consent to take back, refused and given; talking and muting; away and back; the end on both screens."""
    agnes, bella = named(browser, server, "Agnes"), named(browser, server, "Bella")
    for person in (agnes, bella):
        person.prefer(confirm="never")
    table = together([agnes, bella], "witches", 1, {"rounds": 1}, undo="consent")
    for person in (agnes, bella):  # the four cards to pass: after that a move can't simply be taken back
        for _ in range(4):
            person.page.locator(".moves button").first.press("Enter")
            settled(person.page)
    assert goes_on([agnes, bella])  # a card that the bot lays would be the answer to what is asked
    expect(agnes.page.get_by_role("button", name="Ask to take back")).to_be_enabled()
    for answer in ("No", "Yes"):
        agnes.page.get_by_role("button", name="Ask to take back").click()
        expect(bella.page.locator(".banner")).to_contain_text("Agnes would like to take back a move")
        assert agnes.page.get_by_role("button", name="Yes").count() == 0, "nobody answers their own question"
        bella.page.get_by_role("button", name=answer, exact=True).click()
        for person in (agnes, bella):
            expect(person.page.locator(".banner")).to_have_count(0)
    for person in (agnes, bella):
        expect(person.page.get_by_role("log", name="What happened")).to_contain_text("Agnes takes back a move")
    expect(agnes.page.locator(".sentence")).to_contain_text("choose one more card")

    say(bella.page, "Hello there")
    expect(agnes.page.get_by_role("log", name="Chat")).to_contain_text("Hello there")
    agnes.page.get_by_role("button", name="Mute").click()
    say(bella.page, "Can you hear me?", is_open=True)
    expect(bella.page.get_by_role("alert").or_(bella.page.locator(".notice, .refusal")).first).to_be_visible()
    expect(agnes.page.get_by_role("log", name="Chat")).not_to_contain_text("Can you hear me?")

    bella.open("/")
    expect(seat_of(agnes.page, "Bella")).to_contain_text("away")
    bella.open(f"/t/{table}")
    expect(seat_of(agnes.page, "Bella")).not_to_contain_text("away")
    played_out([agnes, bella], table, "witches")
    for person in (agnes, bella):
        expect(person.page.locator(".outcome")).to_be_visible()
    for person in (agnes, bella):
        assert person.real_faults == []
        person.close()


def say(page: Page, text: str, is_open: bool = False) -> None:
    if not is_open:
        page.locator("#chat summary").click()
    page.get_by_label("Say something").fill(text)
    page.get_by_role("button", name="Send").click()


def test_an_open_table_with_a_clock(browser: Browser, tmp_path: Path) -> None:
    """A stranger joins a public table from the list, as experts play; whoever lets the time run out is played by a bot, until they are back.

    With bots that take their time: where the time of both is up, others would have played the game to its end meanwhile.
    """
    with serving(tmp_path, bot_pace_least=3600, bot_pace_most=3600) as server:
        play_with_a_clock(browser, server)


def play_with_a_clock(browser: Browser, server: Server) -> None:
    agnes, bella = named(browser, server, "Agnes"), named(browser, server, "Bella")
    page = agnes.open("/new/broom_service")
    page.get_by_text("Experts").click()
    page.locator("label.choice", has_text="2").first.click()
    page.get_by_label("Seat 2").select_option("anyone")
    page.get_by_label("Show this table to everybody").check()
    page.get_by_label("Pace").select_option("quick")
    page.route("**/api/v2/tables", short_of_time)
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("#invite-link")).to_be_visible()
    other = bella.open("/open")
    row = other.locator("li", has_text="Broom Service").filter(has_text="Agnes")
    expect(row).to_contain_text("1 of 2 seats free")
    row.get_by_role("link", name="Join").click()
    other.get_by_role("button", name="Sit down as Bella").click()
    page.get_by_role("button", name="Start the game").click()
    clock = seat_of(other, "Bella").get_by_role("timer")
    expect(clock).to_have_text(re.compile(r"10:00|[0-9]:[0-5][0-9]"))
    server.turn(601)
    expect(other.locator(".banner")).to_contain_text("A bot is playing for you")
    other.get_by_role("button", name="Play on myself").click()
    table = agnes.ask("GET", f"/tables/{page.url.split('/t/')[1].split('#')[0]}")
    assert table["options"]["side"] == "back"
    assert table["options"]["storm_clouds"] is True
    assert agnes.real_faults == bella.real_faults == []
    agnes.close()
    bella.close()


def short_of_time(route: Any) -> None:
    """Lets the page open its table with little time for a move."""
    body = json.loads(route.request.post_data or "{}")
    body["terms"]["clock"] = {"per_move": 600, "bank": 0}
    route.continue_(post_data=json.dumps(body))


def test_an_account_from_its_making_to_its_end(browser: Browser, server: Server) -> None:
    """Renamed, recovered with a code on another device, whose session ends; everything kept is downloaded, then forgotten."""
    agnes, elsewhere = named(browser, server, "Agnes"), Person(browser, server)
    codes = agnes.ask("POST", "/people/account", {"login": "agnes", "password": "a long password"})["recovery_codes"]
    page = agnes.open("/account")
    page.get_by_label("Your name").fill("Agnes the Great")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("navigation").get_by_role("link", name="Agnes the Great")).to_be_visible()

    recover(elsewhere, codes[0])
    other = elsewhere.open("/account")
    expect(other.get_by_text("this device")).to_be_visible()
    expect(other.get_by_role("listitem").filter(has_text="127.0.0.1 · since ")).to_have_count(1)
    expect(other.get_by_role("button", name="Sign out there")).to_have_count(0)
    expect(agnes.open("/account").get_by_role("button", name="Make an account")).to_be_visible()

    with other.expect_download() as download:
        other.get_by_role("button", name="Download everything kept about me").click()
    assert "Agnes the Great" in Path(download.value.path()).read_text(encoding="utf-8")
    delete_everything(other)
    form = elsewhere.open("/account").locator("form", has=other.get_by_role("button", name="Sign in"))
    form.get_by_label("Login").fill("agnes")
    form.get_by_label("Password").fill("another long one")
    form.get_by_role("button", name="Sign in").click()
    expect(other.locator(".notice")).to_be_visible()
    agnes.close()
    elsewhere.close()


def test_an_owner_is_told_of_failed_attempts_to_sign_in(browser: Browser, server: Server) -> None:
    """When signing in, and at the page of the account until they say that they have read it."""
    owner, elsewhere = named(browser, server, "Gytha"), Person(browser, server, locale="de-DE")
    owner.ask("POST", "/people/account", {"login": "gytha", "password": "a long password"})
    page = elsewhere.open("/account")
    form = page.locator("form", has=page.get_by_role("button", name="Anmelden"))
    form.get_by_label("Anmeldename").fill("gytha")
    for password in ("no such password", "a long password"):
        form.get_by_label("Passwort").fill(password)
        form.get_by_role("button", name="Anmelden").click()
        expect(page.locator(".notice").first).to_be_visible()
    expect(page.get_by_text("Ein fehlgeschlagener Anmeldeversuch seit").first).to_be_visible()
    mine = owner.open("/account")
    told = mine.get_by_role("alert").filter(has_text="One failed attempt to sign in since")
    expect(told).to_be_visible()
    look_at(mine)
    told.get_by_role("button", name="I have read it").click()
    expect(told).to_have_count(0)
    expect(owner.open("/account").get_by_role("heading", name="Where you are signed in")).to_be_visible()
    expect(told).to_have_count(0)
    owner.close()
    elsewhere.close()


def recover(elsewhere: Person, code: str) -> None:
    """A new password by a code, on another device."""
    other = elsewhere.open("/account")
    other.get_by_role("button", name="Forgot the password?").click()
    form = other.locator("form", has=other.get_by_label("Recovery code"))
    form.get_by_label("Login").fill("agnes")
    form.get_by_label("Recovery code").fill(code)
    form.get_by_label("New password").fill("another long one")
    form.get_by_role("button", name="Sign in").click()
    expect(other.get_by_role("navigation").get_by_role("link", name="Agnes the Great")).to_be_visible()


def delete_everything(other: Page) -> None:
    """After second thoughts, and a warning."""
    other.get_by_role("button", name="Delete me").click()
    other.get_by_role("button", name="No", exact=True).click()
    other.get_by_role("button", name="Delete me").click()
    form = other.locator("form", has=other.get_by_text("gone for good"))
    form.get_by_label("Your password").fill("another long one")
    form.get_by_role("button", name="Delete me").click()
    expect(other.locator(".box").first).to_be_visible()


HEARD = """() => {
  window.heard = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...given) { window.heard += 1; return start.apply(this, given); };
}"""


def test_settings_are_kept_to(browser: Browser, server: Server) -> None:
    """Sound is heard when wanted, motion stops when not, and a move is confirmed always or never."""
    person = named(browser, server, "Agnes", reduced_motion="no-preference")
    person.context.add_init_script(f"({HEARD})()")
    page = person.open("/settings")
    page.get_by_label("Ask before a move").select_option("always")
    page.get_by_label("Motion").select_option("reduced")
    assert page.evaluate("document.documentElement.dataset.motion") == "reduced"
    page.get_by_label("Sound").check()
    until(page, "heard > 0 ? true : null")
    person.sit_at("witches", 3)
    page.locator(".moves button").first.press("Enter")
    expect(page.get_by_role("alertdialog")).to_be_visible()
    page.get_by_role("button", name="Do it").click()
    expect(page.locator(".sentence")).to_contain_text("choose 3 cards")
    until(page, "heard > 0 ? true : null")
    assert page.evaluate("document.getAnimations().filter((one) => one.effect.getComputedTiming().duration > 50).length") == 0

    person.open("/settings")
    page.get_by_label("Ask before a move").select_option("never")
    page.get_by_label("Sound").uncheck()
    person.sit_at("witches", 3)
    for left in ("3 cards", "2 cards", "one more"):
        page.locator(".moves button").first.press("Enter")
        expect(page.locator(".sentence")).to_contain_text(f"choose {left}")
    page.locator(".moves button").first.press("Enter")  # even the last, after which nothing is taken back
    expect(page.locator(".sentence")).not_to_contain_text("choose")
    assert page.evaluate("heard") == 0
    assert person.real_faults == []
    person.close()


@pytest.mark.parametrize(("locale", "search", "none"), [("de-DE", "Burg", "Nichts gefunden"), ("nl-NL", "burcht", "Niets gevonden")])
def test_rules_are_searched(browser: Browser, server: Server, locale: str, search: str, none: str) -> None:
    person = Person(browser, server, locale=locale)
    page = person.open("/rules/wandering_towers")
    rules, field = page.locator(f".rules[lang={locale[:2]}]"), page.get_by_role("searchbox")
    expect(rules.locator(".ruling").first).to_be_visible()
    everything = rules.locator(".ruling").count()
    field.fill(search)
    expect(rules.locator(".ruling").first).to_contain_text(re.compile(search, re.IGNORECASE))
    assert 0 < rules.locator(".ruling").count() < everything
    field.fill("12")
    expect(rules.locator("#rule-12")).to_be_visible()
    field.fill("xyzzy")
    expect(rules).to_contain_text(none)
    field.fill("")
    expect(rules.locator(".ruling")).to_have_count(everything)
    assert person.real_faults == []
    person.close()


SIGNALS = """() => {
  window.told = [];
  window.badge = 0;
  window.Notification = class {
    static permission = 'granted';
    static requestPermission = async () => 'granted';
    constructor(title, { body }) { told.push(body); }
  };
  navigator.setAppBadge = async (count) => { window.badge = count; };
  navigator.clearAppBadge = async () => { window.badge = 0; };
  Object.defineProperty(document, 'hidden', { get: () => window.isAway ?? false });
}"""


def test_my_turn_is_told(browser: Browser, server: Server) -> None:
    """In the title, on the app's badge, and where the page is hidden by a notification; the page can be installed."""
    people = [named(browser, server, name) for name in ("Agnes", "Bella")]
    for person in people:
        person.context.add_init_script(f"({SIGNALS})()")
    page = people[0].open("/settings")
    page.get_by_label(re.compile("page is hidden")).check()
    together(people, "wandering_towers", 0, {"mode": "cooperative"})
    pages = [person.page for person in people]
    for each in pages:
        expect(each.locator(".sentence")).to_be_visible()
    first, second = pages if pages[0].locator(".moves button").count() else pages[::-1]
    expect(first).to_have_title(re.compile("^● Your turn"))
    expect(second).to_have_title(re.compile("^Wandering Towers"))
    assert (first.evaluate("badge"), second.evaluate("badge")) == (1, 0)
    page.evaluate("isAway = true")
    act = clicking(random.Random(1))
    while goes_on(people) and not page.evaluate("told.length"):
        for each in pages[::-1]:
            if each.locator(".moves button, .board .lit").count():
                act(each)
                settled(each)
    assert page.evaluate("told[0]") == "Your turn"
    assert pages[1].evaluate("told.length") == 0, "who did not ask is not notified"

    manifest = people[0].context.request.get(server.url + page.locator("link[rel=manifest]").get_attribute("href")).json()  # type: ignore[operator]
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        answer = people[0].context.request.get(server.url + icon["src"])
        assert answer.ok and answer.headers["content-type"].startswith(icon["type"]), icon
    for shortcut in manifest["shortcuts"]:
        expect(people[0].open(shortcut["url"]).locator("h1")).to_be_visible()
    for person in people:
        assert person.real_faults == []
        person.close()


def test_a_rated_game_is_on_the_leaderboard(browser: Browser, tmp_path: Path) -> None:
    """Who leaves at once loses, also where those who stayed do not play on; these gain nothing by it."""
    with serving(tmp_path) as server:
        people = [named(browser, server, name) for name in ("Agnes", "Bella", "Carla")]
        for number, person in enumerate(people):
            person.ask("POST", "/people/account", {"login": f"rated-{number}", "password": "a long password"})
        together(people, "witches", rated=True, undo="none", memory_aids=False)
        for person in people:
            expect(person.page.locator(".moves button").first).to_be_visible()
            assert person.page.get_by_role("button", name=re.compile("Take back|Hint|Let a bot play")).count() == 0
        people[2].page.get_by_role("button", name="Leave").click()
        people[2].page.get_by_role("alertdialog").get_by_role("button", name="Leave").click()
        expect(people[2].page.locator(".box").first).to_be_visible()
        for person in people[:2]:
            person.open("/ratings")
        wait_until(lambda: "coven_sockets 0.0" in people[0].context.request.get(server.url + "/metrics").text())
        server.rest()  # what the bot plays for her after the clock is turned would be news, and the game not given up
        server.turn(LONG)
        wait_until(lambda: people[0].ask("GET", "/ratings/witches?players=3")["people"])
        page = people[2].open("/ratings/witches/3")
        expect(page.locator("tbody tr")).to_have_count(1)
        expect(page.locator("tbody tr.mine")).to_contain_text("Carla")
        expect(page.get_by_role("heading", name="My ratings")).to_be_visible()
        people.append(people[2].elsewhere(locale="de-DE"))
        expect(people[3].open("/ratings/witches/3").locator("tbody tr")).to_have_count(1)
        look_at(people[3].page)
        for person in people:
            assert person.real_faults == []
            person.close()
