"""Passkeys in a real Chromium with a virtual device: made, used to sign in, removed; an admin confirms with one. By keyboard, in three languages."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect
from server.running import Server, serving
from web.browsing import Person, axe_clean
from web.looking import look_at
from web.playing import make_admin

PASSWORD = "a long password"
DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}

CLOSED = "() => { navigator.credentials.create = () => Promise.reject(new DOMException('closed', 'NotAllowedError')) }"


@pytest.fixture(scope="module")
def at_a_name(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that is reached by a name, since an address of numbers has no passkeys."""
    with serving(tmp_path_factory.mktemp("passkeys")) as running:
        running.url = running.url.replace("127.0.0.1", "localhost")
        yield running


@contextmanager
def with_device(browser: Browser, server: Server, login: str, **options: str) -> Iterator[Person]:
    """Somebody with an account, in a browser with a device for passkeys."""
    person = Person(browser, server, **options)
    person.ask("POST", "/people/account", {"login": login, "password": PASSWORD})
    line = person.context.new_cdp_session(person.page)
    line.send("WebAuthn.enable")
    line.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    yield person
    assert person.real_faults == []
    person.close()


def add_passkey(page: Page, name: str) -> None:
    """By keyboard alone, from the section's first field on."""
    section = page.locator(".passkeys")
    section.get_by_label("What to call it").fill(name)
    page.keyboard.press("Tab")
    page.keyboard.type(PASSWORD)
    page.keyboard.press("Enter")
    expect(section.get_by_role("listitem")).to_contain_text(name)


def sign_out(page: Page) -> None:
    page.get_by_role("button", name="Sign out", exact=True).click()
    expect(page.get_by_role("button", name="Sign out", exact=True)).to_have_count(0)


def signed_out(person: Person) -> None:
    """Signs out away from every page: one that is open would ask on for what it may no longer know."""
    person.page.goto("about:blank")
    person.ask("POST", "/people/sign-out")


def sign_in_by_passkey(person: Person) -> Page:
    page = person.open("/account")
    page.get_by_role("button", name="Sign in with a passkey").focus()
    page.keyboard.press("Enter")
    return page


def test_a_passkey_from_its_making_to_its_end(browser: Browser, at_a_name: Server) -> None:
    with with_device(browser, at_a_name, "agnes") as agnes:
        page = agnes.open("/account")
        add_passkey(page, "My laptop")
        axe_clean(page)
        sign_out(page)
        page = agnes.open("/account")
        expect(page.get_by_role("button", name="Sign in with a passkey")).to_be_visible()
        axe_clean(page)
        sign_in_by_passkey(agnes)
        expect(page.get_by_role("navigation").get_by_role("link", name="agnes")).to_be_visible()
        page = agnes.open("/account")
        expect(page.get_by_role("heading", name="Signed in as agnes")).to_be_visible()
        page.get_by_role("button", name="Remove the passkey My laptop").click()
        expect(page.locator(".passkeys").get_by_role("listitem")).to_have_count(0)
        sign_out(page)
        page = sign_in_by_passkey(agnes)
        expect(page.locator(".notice")).to_contain_text("That passkey doesn’t fit")
        agnes.real_faults = [fault for fault in agnes.real_faults if "401" not in fault]  # the refusal, as the console tells it


def test_an_admin_confirms_with_a_passkey(browser: Browser, at_a_name: Server) -> None:
    with with_device(browser, at_a_name, "boss") as boss:
        make_admin(boss)
        page = boss.open("/admin")
        expect(page.get_by_text("Whoever learns your password is an admin too.")).to_be_visible()
        axe_clean(page)
        page.get_by_role("link", name="Add a passkey").click()
        add_passkey(page, "My phone")
        expect(boss.open("/admin").locator("dl")).to_contain_text("Connections")
        expect(page.get_by_text("Whoever learns your password")).to_have_count(0)
        signed_out(boss)
        boss.ask("POST", "/people/sign-in", {"login": "boss", "password": PASSWORD})
        page = boss.open("/admin")
        expect(page.get_by_role("alert")).to_contain_text("Confirm with your passkey first.")
        expect(page.locator("dl")).to_have_count(0)
        axe_clean(page)
        page.get_by_role("button", name="Confirm with a passkey").focus()
        page.keyboard.press("Enter")
        expect(page.locator("dl")).to_contain_text("Connections")
        signed_out(boss)
        sign_in_by_passkey(boss)
        expect(page.get_by_role("navigation").get_by_role("link", name="boss")).to_be_visible()
        expect(boss.open("/admin").locator("dl")).to_contain_text("Connections")
        signed_out(boss)
        boss.ask("POST", "/people/sign-in", {"login": "boss", "password": PASSWORD})
        page = boss.open("/account")
        page.get_by_role("button", name="Remove the passkey My phone").click()  # the device is asked first, since a password is not enough
        expect(page.locator(".passkeys").get_by_role("listitem")).to_have_count(0)
        expect(boss.open("/admin").get_by_text("Whoever learns your password is an admin too.")).to_be_visible()
        boss.real_faults = [fault for fault in boss.real_faults if "403" not in fault]


def test_who_thinks_better_of_it_has_changed_nothing(browser: Browser, at_a_name: Server) -> None:
    """The browser's own window closed, and a device that has a passkey already: both are told in words."""
    with with_device(browser, at_a_name, "hesitant") as person:
        page = person.open("/account")
        add_passkey(page, "First")
        section = page.locator(".passkeys")
        section.get_by_label("Your password").fill(PASSWORD)
        section.get_by_role("button", name="Add a passkey").click()
        expect(page.locator(".notice", has_text="This device has a passkey for this account already.")).to_be_visible()
        page.evaluate(CLOSED)
        section.get_by_role("button", name="Add a passkey").click()
        expect(page.locator(".notice", has_text="No passkey was given; nothing has changed.")).to_be_visible()
        expect(section.get_by_role("listitem")).to_have_count(1)


@pytest.mark.parametrize(("locale", "words"), [("de-DE", "Passkey anlegen"), ("nl-NL", "Passkey toevoegen")])
def test_in_other_languages(browser: Browser, at_a_name: Server, locale: str, words: str) -> None:
    with with_device(browser, at_a_name, f"speaks-{locale.lower()}", locale=locale) as person:
        page = person.open("/account")
        expect(page.locator(".passkeys").get_by_role("button", name=words)).to_be_visible()
        look_at(page)


def test_where_there_are_none_none_are_offered(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    page = person.open("/account")
    expect(page.get_by_role("button", name="Sign in", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Sign in with a passkey")).to_have_count(0)
    person.ask("POST", "/people/account", {"login": "by-numbers", "password": PASSWORD})
    page = person.open("/account")
    expect(page.locator(".passkeys")).to_contain_text("Passkeys need https and a name")
    expect(page.get_by_role("button", name="Add a passkey")).to_have_count(0)
    assert person.real_faults == []
    person.close()
