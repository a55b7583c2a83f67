"""What things mean is told on the table itself, over it and in nobody's way; the rule is one click away."""

from playwright.sync_api import Browser, Page, expect
from server.running import Server
from web.browsing import Person, all_wait_for_me, settled

CARD = ".explanation"
IS_WHOLE_ON_SCREEN = """(card) => { const { left, top, right, bottom } = card.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight; }"""
PLACES = "[...document.querySelectorAll('.hand .slot, .plate, .sheet')].map((one) => JSON.stringify(one.getBoundingClientRect())).join()"
# Whether ink lies in the middle of a large zero.
IS_SLASHED = """async () => {
  const font = `400 200px ${getComputedStyle(document.body).fontFamily}`;
  await document.fonts.load(font, '0');
  const drawn = new OffscreenCanvas(300, 300).getContext('2d');
  drawn.font = font; drawn.textAlign = 'center';
  const { actualBoundingBoxAscent: high } = drawn.measureText('0');
  drawn.fillText('0', 150, 250);
  const ink = (x, y) => drawn.getImageData(x, y, 1, 1).data[3] > 0;
  const middle = Math.round(250 - high / 2);
  if (![...Array(75).keys()].some((off) => ink(150 - off, middle))) throw new Error('nothing was drawn');
  return ink(150, middle);
}"""


def hover(page: Page, what: str) -> None:
    page.locator(what).first.hover()
    expect(page.locator(CARD)).to_be_visible()
    assert page.locator(CARD).evaluate(IS_WHOLE_ON_SCREEN)


def test_a_card_tells_what_it_means_and_is_played_all_the_same(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    person.sit_at("witches", 3)
    page = person.page
    expect(page.locator(".hand .lit").first).to_be_visible()
    all_wait_for_me(page)  # what others do meanwhile changes their plates
    places = page.evaluate(PLACES)

    hover(page, ".plate dl > div")
    expect(page.locator(CARD)).to_contain_text("The fewest win.")
    assert page.evaluate(PLACES) == places, "it lies over the table and moves nothing"
    page.keyboard.press("Escape")
    expect(page.locator(CARD)).to_have_count(0)

    page.locator(".hand .held").first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".hand .held").nth(1)).to_have_attribute("aria-describedby", "explanation")
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator("dialog .wanted")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)

    hover(page, ".hand .slot:last-child .held")
    page.mouse.down()
    page.mouse.up()
    expect(page.locator(".packed")).to_have_count(1)
    expect(page.locator(CARD)).to_have_count(0)

    hover(page, ".plate dl > div")
    page.locator(CARD).get_by_role("button", name="Rule 39").click()
    expect(page.locator("dialog #rule-39")).to_be_in_viewport()

    assert page.evaluate(IS_SLASHED) is False, "a zero alone is no sign of what is forbidden"
    assert person.real_faults == []
    person.close()


def test_clouds_and_castles_of_the_map_tell_too_though_clicks_go_through_them(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    person.sit_at("broom_service", 2)
    page = person.page
    expect(page.locator(".map[aria-busy=false]")).to_be_visible()
    settled(page)
    for what, told in ((".cloud-piece", "to charm it away"), ("g.sight", "The pawns begin here")):
        piece = page.locator(what).first
        piece.scroll_into_view_if_needed()
        box = piece.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(page.locator(CARD)).to_contain_text(told)
        assert page.locator(CARD).evaluate(IS_WHOLE_ON_SCREEN)
    person.close()
