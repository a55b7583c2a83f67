"""A finished game again: step by step, with other eyes, checked, forked and reviewed; and hints while one is played."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from server.running import Server, serving
from web.browsing import PHONE, Person, all_wait_for_me, axe_clean, clicking, to_the_end
from web.reading import Truth, check_reading

MOST_GAMES = 6


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that thinks briefly."""
    folder: Path = tmp_path_factory.mktemp("replay")
    with serving(folder, hint_simulations=60, review_simulations=60, hint_rate=1000) as running:
        yield running


def finished(person: Person, game: str = "witches", players: int = 3, **options: object) -> str:
    table = person.sit_at(game, players, **(options or {"rounds": 1}))
    to_the_end(person.page, clicking(random.Random(1)))
    return table


def at_move(page: Page, number: int) -> None:
    expect(page.locator(".controls")).to_contain_text(f"Move {number} of")


def test_step_jump_and_other_eyes(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    page = person.open(f"/replay/{finished(person)}")
    at_move(page, 0)
    page.get_by_role("button", name="One move on").click()
    at_move(page, 1)
    page.keyboard.press("End")
    expect(page.get_by_role("button", name=re.compile("Play on after"))).to_be_disabled()
    line = page.locator(".steps button", has_text=re.compile("takes the trick")).first
    number = int(line.get_attribute("data-step") or 0)
    line.click()
    at_move(page, number)
    expect(line).to_have_attribute("aria-current", "step")
    expect(page.locator(".hands")).to_have_count(0)
    page.get_by_label("Seen by").first.select_option("open")
    expect(page.locator(".hands .hand")).to_have_count(3)
    at_move(page, number)
    axe_clean(page)
    page.get_by_role("button", name="To the end").click()
    page.get_by_role("button", name="One move back").click()
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    at_move(page, last - 1)
    page.get_by_role("button", name="Play", exact=True).click()
    at_move(page, last)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()  # it has come to its end
    assert person.real_faults == []
    person.close()


def test_the_shuffle_is_checked_in_the_page(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    table = finished(person)
    page = person.open(f"/replay/{table}")
    page.get_by_role("button", name="Check it here").click()
    expect(page.locator(".fair .kept")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert table in download.value.suggested_filename
    page.route(re.compile("/record$"), lambda route: route.fulfill(body=route.fetch().text().replace('"seed":"', '"seed":"00')))
    page.get_by_role("button", name="Check it here").click()
    expect(page.locator(".fair .broken")).to_be_visible()
    person.close()


@pytest.mark.parametrize(("game", "players", "options"), [("witches", 3, {"rounds": 1}), ("wandering_towers", 2, {"mode": "cooperative"})])
def test_a_fork_is_played_to_the_end(browser: Browser, server: Server, game: str, players: int, options: dict[str, object]) -> None:
    person = Person(browser, server)
    table = finished(person, game, players, **options)
    page = person.open(f"/replay/{table}?move=20")
    at_move(page, 20)
    page.get_by_label("The others are played by").select_option("random")
    page.get_by_role("button", name="Play on after move 20").click()
    expect(page.locator(".banner")).to_contain_text("began after move 20")
    fork = page.url.rsplit("/", 1)[1]
    to_the_end(page, clicking(random.Random(2)))
    person.told.clear()  # what was told of the first game after its end
    truth = Truth(person, fork)
    assert len(truth.finished.keeper) > 20
    page.get_by_role("link", name="See that game").click()
    at_move(page, 20)
    assert person.real_faults == []
    person.close()


def test_a_fork_tells_what_its_seat_may_know(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    made = person.ask("POST", f"/tables/{finished(person)}/fork", {"move": 30, "seat": 2, "bot": "random"})
    other = person.elsewhere()
    other.open(f"/t/{made['id']}")
    to_the_end(other.page, clicking(random.Random(5)))
    assert check_reading(other, Truth(other, made["id"]))[2] > 5
    person.close()
    other.close()


def test_a_review_with_the_better_move_on_the_board(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    page = reviewed(person)
    page.get_by_text("As a table").click()
    assert page.locator(".review table").first.locator("tbody tr").count() > 50
    expect(page.locator(".review").get_by_text("Luck and play")).to_be_visible()
    check_parts(page)
    axe_clean(page)
    page.get_by_role("button", name="Show it on the board").first.click()
    expect(page.locator(".better")).to_contain_text("lit on the board")
    expect(page.locator(".board .hinted").first).to_be_visible()
    page.get_by_role("button", name="One move back").click()
    expect(page.locator(".better")).to_have_count(0)
    page.get_by_role("img", name="Chances to win").click(position={"x": 300, "y": 60})
    expect(page.locator(".controls")).not_to_contain_text("Move 0 of")
    assert person.real_faults == []
    person.close()


def check_parts(page: Page) -> None:
    """Each column of wins and of points adds up as it stands, and equal seats start equal."""
    for table in page.locator(".review table:has(.result)").all():
        rows = [[number_in(cell) for cell in row.locator("td").all_inner_texts()] for row in table.locator("tbody tr:not(.of-these)").all()]
        assert len(set(rows[0])) == 1, rows
        assert all(abs(sum(column[:-1]) - column[-1]) < 1e-6 for column in zip(*rows, strict=True)), rows


def number_in(cell: str) -> float:
    """The figure of a cell, without how sure it is."""
    return float(cell.split("±")[0 if cell[0] != "±" else 1].replace("−", "-").replace("%", "").strip())


def reviewed(person: Person) -> Page:
    """The review of a game with a costly move; who plays at random rarely makes none."""
    for _ in range(MOST_GAMES):
        page = person.open(f"/replay/{finished(person)}")
        page.get_by_role("button", name="Review this game").click()
        expect(page.get_by_role("img", name="Chances to win")).to_be_visible()
        costly = page.get_by_role("button", name="Show it on the board")
        expect(costly.or_(page.get_by_text("No move clearly cost anything.")).first).to_be_visible()
        if costly.count():
            return page
    raise AssertionError("no game at random with a costly move")


@pytest.mark.parametrize(("game", "players"), [("witches", 3), ("wandering_towers", 3), ("broom_service", 3)])
def test_a_hint_lights_the_best_move(browser: Browser, server: Server, game: str, players: int) -> None:
    person = Person(browser, server, viewport=PHONE)
    person.sit_at(game, players)
    page = person.page
    all_wait_for_me(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint-card .reasons li").first).to_be_visible()
    best = page.locator(".hint-card .best button")
    expect(page.locator(".hint-card strong")).to_have_text(f"“{best.inner_text()}” looks best.")
    moves = best.inner_text().split(" + ")  # of a packet all
    assert set(moves) <= set(page.locator(".moves button").all_inner_texts()) and (game != "witches" or len(moves) > 1)
    lit = page.locator(".board .hinted")
    expect(lit.first).to_be_visible()
    assert len(moves) == 1 or lit.count() == len(moves)
    axe_clean(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the phone"
    best.press("Enter")
    if len(moves) > 1:
        expect(page.locator(".gather")).to_contain_text(re.compile(rf"\b{len(moves)} (of {len(moves)} )?chosen"))  # or: 5 chosen (1 to 5)
        assert person.acknowledged == 0, "a packet is gathered as a whole, and sent when it is confirmed"
    if page.locator(".confirm .primary").count():
        page.locator(".confirm .primary").click()
    person.wait_for_acknowledged(len(moves))
    expect(lit).to_have_count(0)
    expect(page.locator(".hint-card")).to_have_count(0)
    assert person.real_faults == []
    person.close()


def test_no_hint_where_people_play_each_other(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    person.ask("POST", "/people/guest", {"name": "Agnes"})
    made = person.ask(
        "POST", "/tables", {"game": "witches", "seats": [{"kept_for": "me"}, *[{"kept_for": "me", "name": name} for name in ("B", "C")]]}
    )
    person.ask("POST", f"/tables/{made['id']}/start")
    page = person.open(f"/t/{made['id']}")
    page.locator(".curtain .primary").click()
    expect(page.locator(".moves button").first).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    person.close()
