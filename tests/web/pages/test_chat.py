"""What others say is noticed, also where the chat is out of sight: a badge, the line itself, a sound."""

from playwright.sync_api import Browser, Page, expect
from server.running import Server
from waiting import wait_until
from web.browsing import PHONE, Person, axe_clean
from web.playing import together

# Counts the tones that are begun.
LISTEN = """() => {
  window.tones = 0;
  const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { window.tones += 1; return make.call(this); };
}"""


def seated(browser: Browser, server: Server, **terms: object) -> tuple[Person, Person]:
    """Agnes at a phone and Bella at a desk, at one table."""
    agnes, bella = Person(browser, server, viewport=PHONE), Person(browser, server)
    for person, name in ((agnes, "Agnes"), (bella, "Bella")):
        person.ask("POST", "/people/guest", {"name": name})
    agnes.prefer(sound=True)
    together([agnes, bella], "broom_service", 1, **terms)
    return agnes, bella


def say(page: Page, text: str) -> None:
    chat = page.locator("details#chat")
    if chat.get_attribute("open") is None:
        chat.locator("summary").click()
    page.get_by_label("Say something").fill(text)
    page.get_by_role("button", name="Send").click()


def is_on_the_first_screen(page: Page, where: str) -> bool:
    box = page.locator(where).bounding_box()
    assert box is not None
    return box["y"] >= 0 and box["y"] + box["height"] <= PHONE["height"]


def test_a_line_is_noticed_on_a_phone_and_read_by_one_tap(browser: Browser, server: Server) -> None:
    agnes, bella = seated(browser, server)
    page = agnes.page
    page.evaluate(LISTEN)
    expect(page.locator(".glance .chat")).to_be_visible()
    expect(page.locator(".glance .badge")).to_have_count(0)
    say(bella.page, "Good luck!")
    expect(page.locator(".glance .badge")).to_have_text("1")
    expect(page.locator(".glance .line")).to_have_text("Bella Good luck!")
    assert page.evaluate("scrollY") == 0 and is_on_the_first_screen(page, ".glance .line")
    wait_until(lambda: page.evaluate("window.tones") > 0, agnes.pause)
    axe_clean(page)
    page.locator(".glance .chat").click()
    expect(page.get_by_label("Say something")).to_be_focused()
    expect(page.locator(".glance .badge")).to_have_count(0)
    say(page, "Thank you")
    expect(page.get_by_role("log", name="Chat")).to_contain_text("Thank you")
    expect(page.locator(".glance .badge")).to_have_count(0)  # of what one said oneself nobody is told
    expect(bella.page.get_by_role("log", name="Chat")).to_contain_text("Thank you")
    expect(bella.page.locator(".glance .badge")).to_have_count(0)  # it is on the screen already
    assert agnes.real_faults == bella.real_faults == []
    for person in (agnes, bella):
        person.close()


def test_the_clocks_are_on_the_first_screen_of_a_phone(browser: Browser, server: Server) -> None:
    agnes, bella = seated(browser, server, clock={"per_move": 300, "bank": 600})
    expect(agnes.page.locator(".glance [role=timer]").first).to_be_visible()
    assert is_on_the_first_screen(agnes.page, ".glance .clocks")
    for person in (agnes, bella):
        person.close()
