"""What is asked, the board and the hand are on one screen: phones held either way, a desk at 200 %, a tablet; in German, with the most players."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect
from server.running import Server
from web.browsing import Person, all_wait_for_me, clicking, move_once
from web.looking import too_wide
from web.playing import finished

SIZES: list[ViewportSize] = [
    {"width": 844, "height": 390},
    {"width": 667, "height": 375},
    {"width": 640, "height": 400},  # a desk of 1280 × 800 at 200 %
    {"width": 375, "height": 667},
    {"width": 390, "height": 844},
    {"width": 820, "height": 1180},
    {"width": 1366, "height": 768},
    {"width": 1440, "height": 900},
]
LEAST = 170  # pixels of the board, either way
LEAST_OF_A_REPLAY = 120  # below its controls
TARGET = 24  # pixels of what may be chosen, either way
# Each with what is to be seen of its board, what of it is chosen from, and how far it is played before it is looked at.
TABLES: dict[str, tuple[str, int, str, str]] = {
    "twenty cards to pass from": ("witches", 3, ".felt", ".hand .held"),
    "a trick of six": ("witches", 6, ".felt", ".hand .held"),
    "a ring of six": ("wandering_towers", 6, ".ring", ".hand .half"),
    "ten roles": ("broom_service", 5, ".map", ".roles.ten > *"),
    "a hand of roles": ("broom_service", 5, ".map", ".roles.held .half"),
}
PLAYED_UNTIL = {"a trick of six": ".laid", "a hand of roles": ".roles.held .lit"}
# What is not wholly on the screen, is too small to be met, or has something else lying over its left half, of which a fan of cards shows the most.
OUT_OF_SIGHT = """([what, least]) => [...document.querySelectorAll(what)].flatMap((one) => {
  const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 4, top + height / 2);
  if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return [`${one.className} reaches ${right}, ${bottom}`];
  if (width < least || height < least) return [`${one.className} is only ${width} × ${height}`];
  return one === met || one.contains(met) ? [] : [`${met?.className} lies over ${one.className}`];
})"""
SEEN = """(what) => {
  const { left, top, right, bottom } = document.querySelector(what).getBoundingClientRect();
  return [Math.min(right, innerWidth) - Math.max(left, 0), Math.min(bottom, innerHeight) - Math.max(top, 0)];
}"""
# What a seat has that is wider than its plate.
BEYOND_ITS_PLATE = """() => [...document.querySelectorAll('.board :is(.seats li, .plate)')].flatMap((plate) => {
  const edge = plate.getBoundingClientRect().right;
  const isSeen = (one) => one.checkVisibility() && !one.closest('.spoken, .ready, .more, svg, .crown');
  const isBeyond = (one) => one.getBoundingClientRect().right > edge + 1;
  const parts = [...plate.querySelectorAll(':is(.has, dl, .who) *')].filter((one) => isSeen(one) && isBeyond(one));
  return parts.map((one) => `${one.className} of ${plate.textContent}`);
})"""
# What of the head of the page the sentence lies over, where it stands in it.
BENEATH_THE_SENTENCE = """() => {
  const { left, right, top, bottom } = document.querySelector('.sentence').getBoundingClientRect();
  const over = (one) => one.left < right && one.right > left && one.top < bottom && one.bottom > top;
  const controls = [...document.querySelectorAll('header :is(a, button)')].filter((one) => one.checkVisibility());
  return controls.filter((one) => over(one.getBoundingClientRect())).map((one) => one.textContent);
}"""


@pytest.fixture(scope="module")
def person(browser: Browser, server: Server) -> Iterator[Person]:
    somebody = Person(browser, server, locale="de-DE")
    somebody.ask("POST", "/people/guest", {"name": "Friederike Wolkenstein"})
    yield somebody
    assert somebody.real_faults == []
    somebody.close()


@pytest.fixture(scope="module")
def pages(person: Person) -> dict[str, Page]:
    """Every table in a page of its own, where its person is asked."""
    opened = {}
    for name, (game, players, _, _) in TABLES.items():
        person.page = opened[name] = person.new_page()
        person.sit_at(game, players)
        wanted = PLAYED_UNTIL.get(name)
        all_wait_for_me(person.page)
        while wanted and not person.page.locator(f".board {wanted}").count():
            move_once(person, clicking(random.Random(name)))
            all_wait_for_me(person.page)
    return opened


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
def test_sentence_board_and_hand_are_on_one_screen(pages: dict[str, Page], size: ViewportSize) -> None:
    for name, page in pages.items():
        _, _, board, choices = TABLES[name]
        page.bring_to_front()  # a page behind another is drawn once a second
        page.set_viewport_size(size)
        page.evaluate("scrollTo(0, 0)")
        assert too_wide(page) == [], name
        expect(page.locator(f".board {choices}").first).to_be_visible()
        assert page.evaluate(OUT_OF_SIGHT, [".sentence", TARGET]) == [], name
        assert page.evaluate(OUT_OF_SIGHT, [f".board {choices}", TARGET]) == [], name
        assert min(page.evaluate(SEEN, f".board {board}")) > LEAST, name
        assert page.evaluate(BEYOND_ITS_PLATE) == [], name
        assert page.evaluate(BENEATH_THE_SENTENCE) == [], name


SMALL = [size for size in SIZES if size["height"] < 700]


def test_what_a_page_is_for_is_in_sight_on_small_screens(browser: Browser, server: Server, person: Person) -> None:
    seats = [{"kept_for": "me"}, *[{"kept_for": "friends"}] * 5]
    stranger, page = Person(browser, server, locale="de-DE"), person.new_page()
    invitation = "/t/{id}#key={key}".format(**person.ask("POST", "/tables", {"game": "witches", "seats": seats}))
    replay = f"/replay/{finished(person, 'witches', 3, rounds=1)}?move=30"
    for seen_by, path, wanted in [
        (stranger.page, "/", ".box .primary >> nth=0"),
        (stranger.page, invitation, "form .primary"),
        (page, invitation, ".go .primary"),
        (page, "/new/broom_service", "form .primary"),
        (page, "/open", ".nothing .button >> nth=0"),
        (page, replay, ".controls .primary"),
    ]:
        seen_by.bring_to_front()
        seen_by.goto(server.url + path)
        for size in SMALL:
            seen_by.set_viewport_size(size)
            expect(seen_by.locator(wanted)).to_be_in_viewport(ratio=0.9)
            assert too_wide(seen_by) == [], (path, size)
    for size in SMALL:
        page.set_viewport_size(size)
        assert min(page.evaluate(SEEN, ".board .felt")) > LEAST_OF_A_REPLAY, size
    assert stranger.real_faults == []
    stranger.close()
