"""What a link shows where it is handed on: its game, and of a private table nothing that a wrong address would not show too."""

import re

import httpx
import pytest
from server.clients import play_out, run, started
from server.running import Server
from web.needs import must_test_all

from coven.server.http.pages import built_files, is_built
from coven.server.http.sharing import language_of

pytestmark = pytest.mark.skipif(not is_built() and not must_test_all(), reason="the page is not built here: make web")
FACT = re.compile(r'<meta property="(og:[a-z:_]+)" content="([^"]*)" />')


def facts(server: Server, path: str, language: str = "en") -> dict[str, str]:
    """What a program that shows links reads of this one."""
    page = httpx.get(f"{server.url}{path}", headers={"accept-language": language})
    assert page.status_code == 200
    assert page.text.count("</head>") == 1 and page.text.index("og:title") < page.text.index("</head>")
    return dict(FACT.findall(page.text))


def test_pages_have_a_title_words_and_a_picture(server: Server) -> None:
    home, guide = facts(server, "/"), facts(server, "/learn/witches")
    assert home["og:title"] == "Coven" and home["og:url"] == f"{server.url}/"
    assert guide["og:title"] == "Witches: learn to play" and "guide" in guide["og:description"]
    assert facts(server, "/rules/broom_service")["og:title"] == "Broom Service: the rules"
    for told in (home, guide):
        assert told["og:image"].removeprefix(f"{server.url}/") in built_files()
        picture = httpx.get(told["og:image"])
        assert picture.headers["content-type"] == "image/jpeg" and picture.content[:2] == b"\xff\xd8"
    assert home["og:image"] != guide["og:image"]


def test_in_the_language_that_is_asked_for(server: Server) -> None:
    assert facts(server, "/learn/wandering_towers", "de-AT,de;q=0.9,en;q=0.5")["og:title"] == "Die wandelnden Türme: spielen lernen"
    assert facts(server, "/t/x", "nl")["og:title"] == "Een tafel bij Coven"
    assert [language_of(wanted) for wanted in ("", "fr", "fr, nl;q=0.3", "EN-us")] == ["en", "en", "nl", "en"]


def test_an_address_is_no_way_to_write_into_the_page(server: Server) -> None:
    page = httpx.get(f'{server.url}/t/"><script>alert(1)</script>')
    assert "<script>alert" not in page.text and '"><script' not in page.text


def test_a_public_table_is_shown_with_its_game_and_without_names(server: Server) -> None:
    async def story() -> tuple[str, list[str]]:
        table, _, people, _ = await started(server.url, 2, "broom_service", public=True)
        return table, [(await person.get("/people/me"))["name"] for person in people]

    table, names = run(story())
    assert facts(server, f"/t/{table}")["og:title"] == "Broom Service: a table at Coven"
    assert facts(server, f"/replay/{table}")["og:title"] == "Broom Service: a finished game at Coven"
    assert not [name for name in names if name in httpx.get(f"{server.url}/t/{table}").text]


def test_a_private_table_looks_like_none_before_during_and_after_the_game(server: Server) -> None:
    """The secrecy of this channel: whoever has no key, which the server is told by no address, reads the same as of a table that is not there."""

    def page(table: str, kind: str) -> str:
        answer = httpx.get(f"{server.url}/{kind}/{table}")
        head = {name: value for name, value in answer.headers.items() if name in ("cache-control", "vary", "content-type")}
        return f"{head} {answer.text.replace(table, 'TABLE')}"

    def check(table: str) -> None:
        for kind in ("t", "replay"):
            assert page(table, kind) == page("a" * len(table), kind)

    async def story() -> None:
        table, _, _, sockets = await started(server.url, 2, "wandering_towers")
        check(table)
        await play_out(sockets)
        check(table)

    run(story())
