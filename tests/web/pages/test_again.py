"""Playing on together and going: a rematch of two people, one who leaves before the game, one who leaves in the middle and comes back."""

import random
import re

from playwright.sync_api import Browser, Locator, Page, expect
from server.running import Server
from web.browsing import Person, clicking, move_once
from web.playing import played_out, together


def two(browser: Browser, server: Server) -> list[Person]:
    people = [Person(browser, server) for _ in range(2)]
    for person, name in zip(people, ("Agnes", "Bella"), strict=True):
        person.ask("POST", "/people/guest", {"name": name})
    return people


def done(people: list[Person]) -> None:
    for person in people:
        assert person.real_faults == []
        person.close()


def names(page: Page) -> list[str]:
    """Who sits at the table, from the first seat on."""
    seats = page.get_by_role("list", name="Seats").locator(".name")
    return [re.sub(r"\s*you$", "", seat) for seat in seats.all_inner_texts()]


def seat_of(page: Page, name: str) -> Locator:
    return page.get_by_role("list", name="Seats").get_by_role("listitem").filter(has_text=name)


def test_a_rematch_seats_both_again_one_seat_further(browser: Browser, server: Server) -> None:
    people = agnes, bella = two(browser, server)
    table = together(people, "witches", 1, {"rounds": 1})
    played_out(people, table, "witches")
    outcome = agnes.page.locator(".outcome")
    expect(outcome).to_be_visible()
    assert names(agnes.page) == ["Agnes", "Bella", "Circe"]
    expect(outcome.get_by_text("The next game is waiting for you.")).to_have_count(0)

    bella.page.locator(".outcome").get_by_role("button", name="Play again").click()
    expect(bella.page.get_by_text("One seat is still free.")).to_be_visible()
    expect(bella.page.get_by_role("button", name="Start the game: a bot takes the free seat")).to_be_enabled()
    expect(outcome.get_by_text("The next game is waiting for you.")).to_be_visible()
    outcome.get_by_role("button", name="Play again").click()
    for person in people:
        expect(person.page.get_by_text("Everybody is here.")).to_be_visible()
    assert agnes.page.url == bella.page.url != f"{server.url}/t/{table}"
    bella.page.get_by_role("button", name="Start the game").click()
    for person in people:
        expect(person.page.locator(".moves button").first).to_be_visible()
    assert names(agnes.page) == names(bella.page) == ["Bella", "Bertha", "Agnes"]  # a bot is named by its seat
    done(people)


def test_who_leaves_before_the_game_makes_room_for_a_bot(browser: Browser, server: Server) -> None:
    people = agnes, bella = two(browser, server)
    made = agnes.ask("POST", "/tables", {"game": "broom_service", "seats": [{"kept_for": "me"}, {"kept_for": "friends"}]})
    for person in people:
        person.open(f"/t/{made['id']}#key={made['key']}")
    page, start = agnes.page, agnes.page.get_by_role("button", name="Start the game")
    bella.page.get_by_role("button", name="Sit down as Bella").click()
    expect(page.locator("li", has_text="Bella")).to_be_visible()
    expect(start).to_have_text("Start the game")
    bella.page.get_by_role("button", name="Leave").click()
    expect(page.locator("li", has_text="Bella")).to_have_count(0)
    expect(start).to_have_text("Start the game: a bot takes the free seat")
    expect(bella.page.get_by_role("button", name="Sit down as Bella")).to_be_visible()
    page.get_by_label("Seat 2").select_option("bot:random")
    start.click()
    expect(seat_of(page, "Bertha")).to_contain_text("bot, plays at random")
    expect(bella.page.locator(".banner")).to_contain_text("You are watching")
    done(people)


def test_for_who_leaves_in_the_middle_a_bot_plays_until_they_come_back(browser: Browser, server: Server) -> None:
    people = agnes, bella = two(browser, server)
    table = together(people, "witches", 1, {"rounds": 1})
    expect(seat_of(agnes.page, "Bella")).not_to_contain_text("bot")
    page = bella.page
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Stay").click()
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Leave").click()
    expect(agnes.page.get_by_text("A bot is playing for Bella.")).to_be_visible()  # for some seconds
    expect(page.locator(".box").first).to_be_visible()
    expect(seat_of(agnes.page, "Bella")).to_contain_text("bot, skilled")
    act = clicking(random.Random(3))
    for _ in range(5):  # the four cards to pass and the first trick, for which the bot must have done the same
        move_once(agnes, act)
    page = bella.open(f"/t/{table}")
    expect(page.locator(".banner")).to_contain_text("A bot is playing for you")
    page.get_by_role("button", name="Play on myself").click()
    expect(agnes.page.get_by_text("Bella is playing again.")).to_be_visible()
    expect(page.locator(".banner")).to_have_count(0)
    expect(seat_of(agnes.page, "Bella")).not_to_contain_text("bot")
    done(people)
