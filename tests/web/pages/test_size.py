"""What the first visit loads stays small: scripts and everything together, packed as they are sent, by the files and as Chromium counts it."""

import re
from collections.abc import Iterable

import pytest
from playwright.sync_api import Browser, Request, expect
from server.running import Server
from web.browsing import Person
from web.needs import must_test_all

from coven.server.http.pages import INDEX, File, built_files, is_built

MOST_SCRIPT = 200_000
MOST_IN_ALL = 350_000
IMPORTED = re.compile(r'(?:from|import)"\./([^"]+)"')
FIRST_CLICK = re.compile(r"/(Home|TablePage|GameBox|en|Board)-")  # what the home page and a table add
LATIN = re.compile(r"-latin-wght-normal")


def loaded_first() -> dict[str, File]:
    """The page with everything it names, and what those files import at once: style sheets, scripts, the two fonts."""
    files = built_files()
    found: dict[str, File] = {INDEX: files[INDEX]}
    waiting = [INDEX]
    while waiting:
        text = files[waiting.pop()].body.decode("utf-8", "ignore")
        for name in named_in(text, files):
            if name not in found:
                found[name] = files[name]
                waiting += [name] if name.endswith(".js") else []
    return found | {name: file for name, file in files.items() if LATIN.search(name)}


def named_in(text: str, files: Iterable[str]) -> list[str]:
    """Files a page or a script needs before it runs: not those it may ask for later."""
    at_once = set(re.findall(r'(?:src|href)="/([^"]+)"', text)) | {f"assets/{name}" for name in IMPORTED.findall(text)}
    return [name for name in files if name in at_once]


def sent_size(file: File) -> int:
    return len(file.packed or file.body)


@pytest.mark.skipif(not is_built() and not must_test_all(), reason="the page is not built here: make web")
def test_the_first_load_is_small() -> None:
    files = loaded_first()
    more = {name: file for name, file in built_files().items() if FIRST_CLICK.search(name)}
    everything = files | more
    scripts = sum(sent_size(file) for name, file in everything.items() if name.endswith(".js"))
    assert len(files) > 4
    assert scripts < MOST_SCRIPT
    assert sum(map(sent_size, everything.values())) < MOST_IN_ALL


@pytest.mark.parametrize("title", ["Witches", "Wandering Towers", "Broom Service"])
def test_the_first_page_and_a_table_are_small(browser: Browser, server: Server, title: str) -> None:
    person = Person(browser, server)
    sent: list[Request] = []

    def note(request: Request) -> None:
        sent.append(request)

    person.page.on("requestfinished", note)
    page = person.open("/")
    expect(page.locator(".box svg").nth(2)).to_be_visible()
    page.locator(".box", has_text=title).get_by_role("button", name="Play now").click()
    expect(page.locator(".moves button").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => undefined)")
    sizes = {request.url: request.sizes()["responseBodySize"] for request in sent}
    assert any("woff2" in url for url in sizes) and len(sizes) > 12
    assert sum(size for url, size in sizes.items() if url.endswith(".js")) < MOST_SCRIPT
    assert sum(sizes.values()) < MOST_IN_ALL
    person.close()
