"""What people do around a game: one click to play, inviting by link, chat, taking back, why not, bots in and out, playing again, accounts."""

import random
import re
from pathlib import Path

from playwright.sync_api import Browser, expect
from server.running import Server, serving
from web.browsing import MOST_ACTS, Person, clicking, settled, to_the_end
from web.scanning import scanned


def test_one_click_seats_a_stranger_against_bots(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    page = person.open()
    page.locator(".box", has_text="Witches").get_by_role("button", name="Play now").click()
    expect(page.locator(".moves button").first).to_be_visible()
    expect(page.locator(".sentence")).to_contain_text("choose 3 cards")
    page.get_by_role("link", name="My games").click()
    expect(page.locator(".tag.now")).to_have_text("Your turn")
    assert person.real_faults == []
    person.close()


def test_a_friend_joins_by_link_with_a_name_only(browser: Browser, server: Server) -> None:
    host, friend = Person(browser, server), Person(browser, server)
    page = host.open("/new/broom_service")
    page.get_by_text("Family").click()
    page.locator("label.choice", has_text="2").first.click()
    page.get_by_role("button", name="Open the table").click()
    link = page.locator("#invite-link").input_value()
    assert re.search(r"/t/[\w-]+#key=[\w-]+$", link)
    assert scanned(page.get_by_role("img", name="QR code")) == link
    other = friend.page
    other.goto(link)
    other.get_by_label("Your name").fill("Bella")
    other.get_by_role("button", name="Sit down").click()
    expect(page.locator(".seats")).to_contain_text("Bella")
    page.get_by_role("button", name="Start the game").click()
    for each in (page, other):
        expect(each.locator(".moves button").first).to_be_visible()
    say(other, "Hello there")
    expect(page.locator("details")).to_contain_text("Hello there")
    assert host.real_faults == friend.real_faults == []
    host.close()
    friend.close()


def say(page: object, text: str) -> None:
    page.locator("#chat summary").click()  # type: ignore[attr-defined]
    page.get_by_label("Say something").fill(text)  # type: ignore[attr-defined]
    page.get_by_role("button", name="Send").click()  # type: ignore[attr-defined]


def test_a_move_is_taken_back_and_a_refused_one_says_why(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    table = person.sit_at("witches", 3, rounds=1)
    page = person.page
    page.locator(".moves button").first.click()
    expect(page.locator(".sentence")).to_contain_text("choose 3 cards")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".sentence")).to_contain_text("choose 4 cards")
    expect(page.locator(".log")).to_contain_text("takes back a move")
    told = person.ask("GET", f"/tables/{table}/why?move=R1")
    assert told["code"] == "not_playing"
    assert told["ruling"] > 0
    person.close()


def test_a_dimmed_card_answers_why_not(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    person.sit_at("witches", 3, rounds=1)
    page, act = person.page, clicking(random.Random(4))
    for _ in range(MOST_ACTS):
        expect(page.locator(".moves button, .outcome").first).to_be_visible()
        if page.locator(".board .askable").count() and "follow suit" in page.locator(".sentence").inner_text():
            break
        act(page)
        settled(page)
    page.locator(".board .askable").first.dispatch_event("click")
    expect(page.locator(".refusal p")).to_have_text("You hold a card of the led suit, so you must follow suit or play a wizard.")
    page.get_by_role("button", name=re.compile(r"^Rule \d+")).click()
    expect(page.locator("dialog .wanted")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    person.close()


def test_a_bot_takes_over_and_hands_back(browser: Browser, tmp_path: Path) -> None:
    """With bots that take their time, as for people: others, now among themselves, would have played the game to its end meanwhile."""
    with serving(tmp_path, bot_pace_least=3600, bot_pace_most=3600) as server:
        person = Person(browser, server)
        person.sit_at("wandering_towers", 2)
        page = person.page
        page.get_by_role("button", name="Let a bot play").click()
        expect(page.locator(".banner")).to_contain_text("A bot is playing for you")
        page.get_by_role("button", name="Play on myself").click()
        expect(page.locator(".banner")).to_have_count(0)
        assert person.real_faults == []
        person.close()


def test_again_and_replay_after_the_end(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    table = person.sit_at("witches", 3, rounds=1)
    page = person.page
    to_the_end(page, clicking(random.Random(1)))
    page.get_by_role("link", name="Replay").click()
    expect(page.locator(".controls")).to_be_visible()
    page.get_by_role("button", name="One move on").click()
    expect(page.locator(".controls")).to_contain_text("Move 1 of")
    page.goto(f"{server.url}/t/{table}")
    page.locator(".outcome").get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(re.compile(table))
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".moves")).to_be_visible()
    assert person.real_faults == []
    person.close()


def test_a_line_of_the_log_lights_what_it_speaks_of(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    person.sit_at("witches", 3)
    page = person.page
    lit = page.locator(".board .plate.mentioned")
    for bot in ("Bertha", "Circe"):  # what else happens would take the light away
        expect(page.locator(".log li", has_text=f"{bot} is ready to pass")).to_be_visible()
    page.locator(".log li", has_text="Bertha is ready to pass").hover()
    expect(lit).to_contain_text("Bertha")
    page.mouse.move(5, 5)
    expect(lit).to_have_count(0)
    page.get_by_role("log").focus()
    page.keyboard.press("ArrowUp")
    expect(lit).to_have_count(1)
    assert person.real_faults == []
    person.close()


def test_an_account_with_recovery_codes(browser: Browser, server: Server) -> None:
    person = Person(browser, server, permissions=["clipboard-read", "clipboard-write"])
    page = person.open("/account")
    form = page.locator("form", has=page.get_by_role("button", name="Make an account"))
    form.get_by_label("Login").fill("agnes")
    form.get_by_label("Password").fill("a long password")
    form.get_by_role("button").click()
    expect(page.locator(".codes li")).to_have_count(8)
    expect(page.get_by_text("Signed in as agnes")).to_be_visible()
    told = page.locator(".codes li").all_text_contents()
    for width in (390, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        rows = [code.evaluate("(code) => code.getClientRects().length") for code in page.locator(".codes code").all()]
        assert rows == [1] * 8  # each on one line
    page.get_by_role("button", name="Copy the codes").click()
    expect(page.get_by_text("The codes are copied.")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()").split() == told
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save them as a file").click()
    assert saving.value.path().read_text().split() == told
    form = page.locator("form", has=page.get_by_role("button", name="New recovery codes"))
    form.get_by_label("Password").fill("a long password")
    form.get_by_role("button").click()
    expect(page.locator(".codes li").first).not_to_have_text(told[0])
    page.get_by_role("button", name="Sign out").click()
    expect(page.locator(".box").first).to_be_visible()
    page = person.open("/account")
    form = page.locator("form", has=page.get_by_role("button", name="Sign in"))
    form.get_by_label("Login").fill("agnes")
    form.get_by_label("Password").fill("a long password")
    form.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("link", name="Agnes", exact=False)).to_be_visible()
    person.close()


def test_language_theme_and_a_table_that_is_not_there(browser: Browser, server: Server) -> None:
    person = Person(browser, server, locale="nl-NL")
    page = person.open("/settings")
    expect(page.locator("h1")).to_have_text("Instellingen")
    page.get_by_label("Taal").select_option("de")
    expect(page.locator("h1")).to_have_text("Einstellungen")
    page.get_by_label("Farben").select_option("day")
    assert page.evaluate("document.documentElement.dataset.theme") == "day"
    page.reload()
    expect(page.locator("h1")).to_have_text("Einstellungen")
    person.ask("POST", "/people/guest", {"name": "Agnes"})
    page = person.open("/t/not-a-table#key=none")
    expect(page.locator("h1")).to_have_text("Diesen Tisch gibt es nicht.")
    person.close()
