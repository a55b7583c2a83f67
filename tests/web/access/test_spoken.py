"""What is heard instead of seen: news are announced, and every board can be read in words."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect
from server.running import Server
from web.browsing import Person, settled

GAMES = [
    ("witches", 4, ["Bertha", "Fire|Water|Earth|Air|Wizard"]),
    ("wandering_towers", 3, ["Bertha", r"[Tt]ower \d", "[Ww]izard", "[Cc]astle"]),
    ("broom_service", 3, ["Bertha’s pawn 1 in [A-Z]", "mountain", r"potion: \d points", "gatherer", "wand"]),
]
BROOM = [
    r'"Hearth Lea, prairie, [^"]*next to [A-Z][a-z]+ [A-Z][a-z]+, [A-Z]',  # areas name their neighbours
    r'"[A-Z][a-z]+ [A-Z][a-z]+( / [A-Z][^:]+)?: (round|square)[^"]*potion, \d points?',  # towers their areas
    r'"mountain tile in [A-Z][a-z’]+ [A-Z][a-z]+: [a-z ]+, amulets wait for Agnes, Bertha, Circe"',
    r'"forest tile in [A-Z][a-z’]+ [A-Z][a-z]+: [a-z ]+"',
    r'"hill tile in [A-Z][a-z’]+ [A-Z][a-z]+: turbo broom to the stone circles [A-D], [A-D]"',
]
CARDS = {
    "Fire Witch, Fire 11": "doubles the fire",
    "Water Witch, Water 11": "counts 5 points",
    "Queen, Water 12": "counts 10 points",
    "Earth Witch, Earth 11": "takes up to 5 points off",
    "Air Witch, Air 11": "water witch and queen cost who takes it nothing",
}


def spoken(page: Page, where: str) -> str:
    """What a screen reader finds there: roles and names, as Chromium computes them."""
    return page.locator(where).first.aria_snapshot()


@pytest.mark.parametrize(("game", "players", "words"), GAMES)
def test_news_are_announced_and_the_board_is_told(browser: Browser, server: Server, game: str, players: int, words: list[str]) -> None:
    person = Person(browser, server)
    person.sit_at(game, players)
    page = person.page
    log, asked = page.get_by_role("log", name="What happened"), page.locator(".sentence [role=status]")
    expect(page.locator(".moves button").first).to_be_visible()
    assert asked.get_attribute("aria-live") == "polite"
    lines, sentence = log.get_by_role("listitem").count(), asked.inner_text()
    page.locator(".moves button").first.click()
    if page.locator(".confirm .primary").count():
        page.locator(".confirm .primary").click()
    settled(page)
    expect(asked).not_to_have_text(sentence)
    expect(log.get_by_role("listitem").nth(lines)).to_be_attached() if game != "witches" else None
    expect(page.locator(".board [aria-label]").first).to_be_attached()
    expect(page.locator(".board [aria-busy=true]")).to_have_count(0)
    board = spoken(page, ".board")
    for word in words:
        assert re.search(word, board), f"{word} is not told:\n{board}"
    assert not re.search(r'(button|img)( ""|:?$)', board, re.MULTILINE), f"something has no name:\n{board}"
    assert not re.search(r"\b(board|towers|broom|web|move|table|event)-[a-z]+", board), f"an id instead of words:\n{board}"
    for button in page.locator(".moves").get_by_role("button").all():
        assert button.inner_text().strip() != ""
    assert len(page.get_by_role("list", name="Seats").get_by_role("listitem").all()) == players
    person.close()


def test_areas_tell_their_neighbours_towers_their_areas_and_tiles_what_they_are(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    person.sit_at("broom_service", 3, side="back")
    expect(person.page.locator(".moves button").first).to_be_visible()
    expect(person.page.locator(".board [aria-busy=true]")).to_have_count(0)
    board = spoken(person.page, ".board")
    for words in BROOM:
        assert re.search(words, board), f"{words} is not told:\n{board}"
    person.close()


def test_special_cards_say_what_they_do(browser: Browser, server: Server) -> None:
    """Of three who hold all cards between them one has at least one special card; several deals show them all."""
    person, met = Person(browser, server), set[str]()
    for _ in range(30):
        person.sit_at("witches", 3)
        expect(person.page.locator(".hand [role=button]").first).to_be_visible()
        for label in [card.get_attribute("aria-label") or "" for card in person.page.locator(".hand [role=button]").all()]:
            assert not re.search("[∅×−+]", label), label
            special = [name for name in CARDS if label.startswith(name)]
            assert all(f"{name}: {CARDS[name]}" in label for name in special), label
            met |= set(special)
        if met == set(CARDS):
            break
    assert met == set(CARDS)
    person.close()
