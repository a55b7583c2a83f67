"""The audit log: what admins did, who and when; it is added to and never changed."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server.clients import Client, run, started
from server.people.test_admin import coven_command, keeper
from server.running import Server, serving
from sqlalchemy import delete, select, update
from sqlalchemy.exc import DBAPIError

from coven.cli.main import main
from coven.server.features.admin.audit import DEEDS, PER_PAGE, Audit
from coven.server.settings import Settings
from coven.server.starting import prepare
from coven.server.store.database import open_store
from coven.server.store.rows import audit
from coven.table.words import LANGUAGES, words


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("audit"), trusted_proxies=["127.0.0.1"]) as running:
        running.settings["admin"] = coven_command(running, "admin", "add", "keeper")["password"]
        yield running


def test_what_an_admin_does_is_written_down(watched: Server) -> None:
    async def story() -> None:
        admin = await keeper(watched)
        table, _, people, _ = await started(watched.url, 2)
        await admin.request("POST", f"/admin/tables/{table}/close")
        await admin.request("POST", f"/admin/tables/{table}/close")  # which changes nothing
        bans = await admin.post("/admin/bans", address="192.0.2.0/24", reason="guesses")
        await admin.request("DELETE", f"/admin/bans/{bans[0]['id']}")
        await admin.post("/admin/bans", person=people[0].id)
        await admin.request("POST", "/admin/announcements", json={"text": "Soon."})
        assert await admin.refused("DELETE", "/admin/bans/none") == (404, "no_such_ban")
        assert await admin.refused("POST", "/admin/bans", json={"address": "127.0.0.1"}) == (403, "own_address")

        log = await admin.get("/admin/log")
        assert [(line["by"], line["what"], line["about"]) for line in log] == [
            ("keeper", "announce", "Soon."),
            ("keeper", "ban", people[0].id),
            ("keeper", "lift_ban", "192.0.2.0/24 (guesses)"),
            ("keeper", "ban", "192.0.2.0/24 (guesses)"),
            ("keeper", "close_table", table),
            (None, "give_rights", "keeper"),
        ]
        assert [line["number"] for line in log] == [6, 5, 4, 3, 2, 1] and log[0]["at"] >= log[-1]["at"]
        assert await admin.get("/admin/log", before=3) == log[4:]
        assert coven_command(watched, "admin", "log") == log[::-1]

        guest, token = await Client.guest(watched.url), await admin.post("/people/me/tokens", name="bot", password=watched.settings["admin"])
        assert await guest.refused("GET", "/admin/log") == (403, "not_admin")
        program = Client(watched.url)
        program.http.headers["authorization"] = f"Bearer {token['token']}"
        assert await program.refused("GET", "/admin/log") == (403, "not_for_tokens")

    run(story())


def test_nothing_in_it_is_changed(address: str) -> None:
    """On both databases the database itself refuses it."""

    async def story() -> None:
        engine = await open_store(address)
        log = Audit(engine)
        await asyncio.gather(*(log.note(None, "announce", f"text {number}") for number in range(3)))
        for change in (update(audit).values(about="other"), delete(audit), delete(audit).where(audit.c.number == 2)):
            with pytest.raises(DBAPIError, match="stays as it is"):
                async with engine.begin() as connection:
                    await connection.execute(change)
        async with engine.connect() as connection:
            kept = (await connection.execute(select(audit.c.number, audit.c.about).order_by(audit.c.number))).all()
        assert [row.number for row in kept] == [1, 2, 3] and {row.about for row in kept} == {f"text {number}" for number in range(3)}
        await engine.dispose()

    asyncio.run(story())


def test_it_is_read_page_by_page(address: str) -> None:
    async def story() -> list[int]:
        engine = await open_store(address)
        log, read = Audit(engine), list[int]()
        for number in range(PER_PAGE + 3):
            await log.note("gone", "close_table", f"t{number}")
        while page := await log.lines(read[-1] if read else None):
            assert len(page) <= PER_PAGE and {line.by for line in page} == {"gone"}, "an admin who is gone is an id"
            read += [line.number for line in page]
        await engine.dispose()
        return read

    assert asyncio.run(story()) == list(range(PER_PAGE + 3, 0, -1))


def test_the_command_shows_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = ["--data", str(tmp_path)]
    asyncio.run(prepare(Settings(data=tmp_path)))

    def told(*words: str) -> str:
        assert main(["admin", *words, *place]) == 0
        return capsys.readouterr().out

    assert "No admin has done anything" in told("log", "--lang", "en")
    told("add", "keeper")
    told("remove", "keeper")
    lines = told("log", "--lang", "de").splitlines()
    assert len(lines) == 2 and "hat keeper zum Verwalter gemacht" in lines[0] and "Befehlszeile" in lines[1]
    last: list[dict[str, Any]] = json.loads(told("log", "--lines", "1", "--json"))
    assert [(line["by"], line["what"], line["about"]) for line in last] == [(None, "take_rights", "keeper")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deed_has_words(language: str) -> None:
    page = (Path(__file__).parents[3] / "web" / "src" / "words" / f"{language}.ftl").read_text()
    for deed in DEEDS:
        assert words(language).has(f"admin-did-{deed}") and f"\nweb-admin-did-{deed} = " in page
