"""Being told of one's turn when Coven is closed: the switch for this browser, and mail, from the settings to the link that ends it."""

import asyncio
import json
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from server.post_office import PostOffice, link_in, post_office
from server.running import Server, free_port, serving
from server.subscribed import Browser as Told
from waiting import wait_until
from web.browsing import Person, axe_clean

from coven.server.features.mail.links import Links
from coven.server.store.signing_key import signing_key

PORT = free_port()
SWITCH = "Tell me when it is my turn, also when Coven is closed"
# The real service of a browser is out in the world: what it would give is given by the test.
SERVICE = """(given) => {
    const ask = Notification.requestPermission.bind(Notification)
    Notification.requestPermission = () => globalThis.isRefused ? Promise.resolve('denied') : ask()
    let held = null
    const toJSON = () => ({ endpoint: given.endpoint, keys: given })
    PushManager.prototype.getSubscription = () => Promise.resolve(held)
    PushManager.prototype.subscribe = (options) => {
        held = { toJSON, options, unsubscribe: () => { held = null; return Promise.resolve(true) } }
        return Promise.resolve(held)
    }
}"""


@pytest.fixture(scope="module")
def reaching(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    mail = {"mail_host": "127.0.0.1", "mail_port": PORT, "mail_security": "none", "mail_from": "coven@example.org"}
    with serving(tmp_path_factory.mktemp("reaching"), webhook_private=True, site="https://games.example.org", **mail) as running:
        yield running


@contextmanager
def open_post_office() -> Iterator[PostOffice]:
    """In a thread of its own: a page is waited for meanwhile."""
    loop, opened, found = asyncio.new_event_loop(), threading.Event(), []

    async def work() -> None:
        async with post_office(PORT) as office:
            found.append(office)
            opened.set()
            await closing.wait()

    closing = asyncio.Event()
    thread = threading.Thread(target=lambda: loop.run_until_complete(work()))
    thread.start()
    opened.wait()
    yield found[0]
    loop.call_soon_threadsafe(closing.set)
    thread.join()
    loop.close()


def with_service(browser: Browser, server: Server) -> Person:
    person = Person(browser, server)
    given = Told().subscription(f"{server.url}/nobody")
    person.context.grant_permissions(["notifications"], origin=server.url)
    person.context.add_init_script(f"({SERVICE})({json.dumps(given)})")
    return person


def deliver(person: Person, page: Page, message: dict[str, str]) -> None:
    """Brings a message to the service worker, as the service of the browser would."""
    line = person.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    line.send("ServiceWorker.enable")

    def is_known() -> bool:
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")  # meanwhile events arrive
        return bool(found)

    wait_until(is_known)
    where = {"origin": person.server.url, "registrationId": found[0]["registrationId"]}
    line.send("ServiceWorker.deliverPushMessage", {**where, "data": json.dumps(message)})


SHOWN = "navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((all) => all.map((each) => [each.body, each.data]))"


def test_a_browser_is_told_after_one_switch_and_left_alone_after_another(browser: Browser, reaching: Server) -> None:
    person = with_service(browser, reaching)
    page = person.open("/settings")
    switch = page.get_by_label(SWITCH)
    expect(switch).not_to_be_checked()
    page.evaluate("isRefused = true")
    switch.click()
    expect(page.get_by_text("allow them for this page first")).to_be_visible()
    expect(switch).not_to_be_checked()
    page.evaluate("isRefused = false")
    switch.focus()
    page.keyboard.press("Space")
    expect(switch).to_be_enabled()
    assert person.ask("GET", "/me/push")["is_on"]
    axe_clean(page)
    page = person.open("/settings")
    expect(page.get_by_label(SWITCH)).to_be_checked()
    deliver(person, page, {"title": "Coven", "text": "It is your turn at a table", "url": "/t/abc"})
    wait_until(lambda: page.evaluate(SHOWN) == [["It is your turn at a table", "/t/abc"]])
    page.get_by_label(SWITCH).click()
    expect(page.get_by_label(SWITCH)).to_be_enabled()
    assert not person.ask("GET", "/me/push")["is_on"]
    assert person.real_faults == []
    person.close()


def test_an_account_made_by_a_guest_is_told_on(browser: Browser, reaching: Server) -> None:
    person = with_service(browser, reaching)
    page = person.open("/settings")
    page.get_by_label(SWITCH).click()
    expect(page.get_by_label(SWITCH)).to_be_enabled()
    page = person.open("/account")
    page.get_by_label("Login").first.fill("agnes")
    page.get_by_label("Password", exact=True).first.fill("a long password")
    page.locator("button.primary").first.click()
    expect(page.get_by_text("agnes").first).to_be_visible()
    wait_until(lambda: person.ask("GET", "/me/push")["is_on"])
    person.close()


def stop_link(server: Server, address: str) -> str:
    """The link that a letter to an address has to end them."""
    data = server.folder / "data"
    with closing(sqlite3.connect(data / "coven.db")) as database:
        ((id,),) = database.execute("select id from mail_addresses where address = ?", [address])
    return Links(signing_key(data), "").stop(id)


def test_mail_is_asked_for_confirmed_and_ended_by_one_click(browser: Browser, reaching: Server) -> None:
    with open_post_office() as office:
        person = Person(browser, reaching)
        person.ask("POST", "/people/guest", {"name": "Agnes"})
        page = person.open("/settings")
        page.get_by_label("Your address").fill("agnes@example.org")
        page.keyboard.press("Enter")
        expect(page.get_by_text("A link was sent to agnes@example.org")).to_be_visible()
        axe_clean(page)
        page = person.open(f"/confirm-mail#{link_in(office.letters[0], 'confirm-mail')}")
        expect(page.get_by_role("button", name="Yes, send me mail")).to_be_visible()
        axe_clean(page)
        assert not person.ask("GET", "/me/mail")["is_confirmed"], "a program that follows links confirms nothing"
        page.get_by_role("button", name="Yes, send me mail").click()
        expect(page.get_by_text("From now on you get mail")).to_be_visible()
        page = person.open("/settings")
        expect(page.get_by_text("Mail goes to agnes@example.org")).to_be_visible()
        page.get_by_role("button", name="No more mail").click()
        expect(page.get_by_label("Your address")).to_be_visible()
        page.get_by_label("Your address").fill("agnes@example.org")
        page.keyboard.press("Enter")
        expect(page.get_by_text("A link was sent to agnes@example.org")).to_be_visible()
        somebody = Person(browser, reaching)  # who is not signed in there
        stopped = somebody.open(stop_link(reaching, "agnes@example.org"))
        expect(stopped.get_by_role("status").filter(has_text="You get no more mail")).to_be_visible()
        axe_clean(stopped)
        assert person.ask("GET", "/me/mail")["address"] is None
        page = person.open("/stop-mail#nothing")
        expect(page.get_by_role("alert")).to_contain_text("This link is not whole")
        assert len(office.letters) == 2
        somebody.close()
        person.close()
