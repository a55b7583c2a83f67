"""Ask before a move, only if it can't be taken back: it does what it says, in every game."""

from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, expect
from server.running import Server
from web.browsing import Person, is_over, settled

MOST = 60  # moves until both kinds were made


@pytest.mark.parametrize("game", ["witches", "wandering_towers", "broom_service"])
def test_it_is_asked_before_what_cannot_be_taken_back(browser: Browser, server: Server, game: str) -> None:
    person = Person(browser, server)
    person.prefer(confirm="irrevocable")
    table = person.sit_at(game, 3)
    page, confirm, seen = person.page, person.page.get_by_role("alertdialog"), set()
    for _ in range(MOST):
        assert not is_over(page)
        before, row = person.acknowledged, page.locator(".moves button").first
        is_final = person.ask("GET", f"/tables/{table}/final?move={quote(str(row.get_attribute('data-move')))}")["final"]
        row.press("Enter")
        if is_final:
            expect(confirm).to_be_visible()
            assert person.acknowledged == before
            confirm.locator(".primary").press("Enter")
        person.wait_for_acknowledged(before + 1)
        settled(page)
        expect(confirm).to_have_count(0)
        seen.add(is_final)
        if seen == {True, False}:
            break
    assert seen == {True, False}
    assert person.real_faults == []
    person.close()
