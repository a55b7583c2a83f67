"""Cards to pass and roles to take are tapped in and out in any order, and sent by one button that is always in sight."""

import pytest
from playwright.sync_api import Browser, Locator, expect
from server.running import Server
from web.browsing import PHONE, Person, all_wait_for_me, axe_clean, settled

SIZES = [(1440, 900), (844, 390), (390, 844)]
# Of each card of a hand how many pixels in a row, above its middle, belong to nothing else.
OWN_WIDTHS = """(cards) => cards.map((card) => {
  const { left, right, top, height } = card.getBoundingClientRect();
  const isOwn = (x) => card.contains(document.elementFromPoint(x, top + height / 4));
  return Array.from({ length: Math.floor(right - left) }, (_, at) => left + at + 0.5).filter(isOwn).length;
})"""


def things(person: Person, game: str) -> Locator:
    return person.page.locator(".hand .held" if game == "witches" else ".roles.ten > *")


@pytest.mark.parametrize("game", ["witches", "broom_service"])
def test_by_mouse_in_and_out_in_any_order(browser: Browser, server: Server, game: str) -> None:
    person = Person(browser, server)
    person.sit_at(game, 3)
    page, cards, send = person.page, things(person, game), person.page.locator(".gather button")
    all_wait_for_me(page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        expect(send).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(send).to_be_disabled()
    for place in (0, 2, 4):
        cards.nth(place).click(position={"x": 12, "y": 20})
    cards.nth(2).click(position={"x": 12, "y": 20})
    assert [card.get_attribute("aria-pressed") for card in cards.all()[:6]] == ["true", "false", "false", "false", "true", "false"]
    expect(page.locator(".gather [role=status]")).to_contain_text("2 ")
    axe_clean(page)
    page.keyboard.press("Escape")
    expect(cards.nth(4)).to_have_attribute("aria-pressed", "false")
    while send.is_disabled():
        page.locator(".board .lit").first.click(position={"x": 12, "y": 20})
    assert person.acknowledged == 0, "nothing is sent before it is confirmed"
    chosen = len([card for card in cards.all() if card.get_attribute("aria-pressed") == "true"])
    send.click()
    person.wait_for_acknowledged(chosen)
    expect(page.locator(".gather")).to_have_count(0)
    assert person.real_faults == []
    person.close()


def test_by_keyboard_enter_and_space_and_one_key_for_the_button(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    person.sit_at("witches", 3)
    page, cards, told = person.page, things(person, "witches"), person.page.locator(".gather [role=status]")
    all_wait_for_me(page)
    cards.first.focus()
    for key, pressed in (("Enter", "true"), (" ", "false"), (" ", "true")):
        page.keyboard.press(key)
        expect(cards.first).to_have_attribute("aria-pressed", pressed)
        expect(cards.first).to_be_focused()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    expect(told).to_contain_text("4 of 4 chosen")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(told).to_contain_text("3 of 4 chosen")
    page.keyboard.press("Enter")
    page.keyboard.press("Control+Enter")
    person.wait_for_acknowledged(4)
    settled(page)
    assert person.acknowledged == 4
    assert person.real_faults == []
    person.close()


def test_by_touch_twenty_cards_on_a_phone(browser: Browser, server: Server) -> None:
    person = Person(browser, server, viewport=PHONE, has_touch=True, is_mobile=True)
    person.sit_at("witches", 3)
    page, cards = person.page, things(person, "witches")
    all_wait_for_me(page)
    expect(cards).to_have_count(20)
    widths = cards.evaluate_all(OWN_WIDTHS)
    assert min(widths) >= 24, widths
    assert page.locator(".hand").evaluate("(hand) => hand.getBoundingClientRect().bottom <= innerHeight")
    for place in (0, 9, 19):
        cards.nth(place).tap(position={"x": 12, "y": 20})
    first = page.locator(".tray [role=button]").first
    first.tap()
    expect(cards.first).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".tray [role=button]")).to_have_count(2)
    assert person.acknowledged == 0
    assert person.real_faults == []
    person.close()


def test_sound_is_offered_in_words_at_the_first_table_and_kept(browser: Browser, server: Server) -> None:
    person = Person(browser, server, viewport=PHONE, has_touch=True, is_mobile=True)
    table, page = person.sit_at("witches", 3), person.page
    offer = page.get_by_role("banner").get_by_role("button", name="Sound on")
    expect(offer).to_be_in_viewport(ratio=1)
    offer.tap()
    volume = page.get_by_role("slider", name="Volume")
    expect(volume).to_be_in_viewport(ratio=1)
    axe_clean(page)
    volume.fill("30")
    page.keyboard.press("Escape")
    expect(volume).to_have_count(0)
    person.open(f"/t/{table}")
    page.get_by_role("banner").get_by_role("button", name="Sound", exact=True).tap()
    expect(volume).to_have_value("30")
    page.get_by_role("checkbox", name="Sound on").uncheck()
    expect(volume).to_be_disabled()
    assert person.real_faults == []
    person.close()
