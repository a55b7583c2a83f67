"""The pages besides the games: leaderboards, and what an admin sees."""

from pathlib import Path

from playwright.sync_api import Browser, expect
from server.running import Server, serving
from web.browsing import PHONE, Person
from web.looking import look_at
from web.playing import make_admin


def test_leaderboards(browser: Browser, server: Server) -> None:
    person = Person(browser, server, viewport=PHONE)
    page = person.open("/ratings")
    expect(page.locator("section.card")).to_contain_text("Nobody has a rating here yet.")
    page.get_by_label("Game").select_option("broom_service")
    page.get_by_label("Players").select_option("5")
    page.get_by_role("link", name="New table").click()
    expect(page.locator("h1")).to_contain_text("Broom Service")
    expect(page.get_by_label("Rated")).to_be_disabled()
    person.ask("POST", "/people/account", {"login": "for-the-leaderboard", "password": "a long password"})
    page.reload()
    page.get_by_label("Rated").check()
    expect(page.get_by_label("Take back")).to_be_disabled()
    page.get_by_label("Your name").fill("Agnes")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("#invite-link")).to_be_visible()
    assert person.real_faults == []
    person.close()


def test_the_admin_s_page(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        guest, boss = Person(browser, server), Person(browser, server)
        table = guest.sit_at("witches", 3)
        expect(guest.page.locator(".moves button").first).to_be_visible()
        boss.ask("POST", "/people/account", {"login": "boss", "password": "a long password"})
        make_admin(boss)
        page = boss.open("/admin")
        expect(page.locator("dl")).to_contain_text("Connections")
        expect(page.locator("li", has_text=table)).to_be_visible()
        german = boss.elsewhere(locale="de-DE")
        expect(german.open("/admin").locator("li", has_text=table)).to_be_visible()
        look_at(german.page)
        german.close()
        page.get_by_label("Text", exact=True).fill("Tea is ready.")
        page.get_by_role("button", name="Tell everybody").click()
        expect(guest.page.get_by_text("Tea is ready.")).to_be_visible()
        page.locator("li", has_text=table).get_by_role("button", name="Close", exact=True).click()
        page.get_by_role("button", name="Close it for good").click()
        expect(page.locator("li", has_text=table)).to_have_count(0)
        expect(guest.page.get_by_text("Whoever runs this server has closed it.")).to_be_visible()
        page.get_by_label("Name or login").fill("Agnes")
        page.get_by_role("button", name="Search").click()
        page.locator("li", has_text="Agnes").get_by_role("button", name="Ban").click()
        page.get_by_role("button", name="Lift").click()
        expect(page.get_by_role("button", name="Lift")).to_have_count(0)
        log = boss.open("/admin").locator("section", has=page.get_by_role("heading", name="What admins did"))
        expect(log.get_by_text("told everybody: Tea is ready.")).to_be_visible()
        expect(log.locator("li", has_text="boss")).to_have_count(4)
        assert guest.open("/admin").locator("h1").inner_text() == "Admin"
        boss.close()
        guest.close()
