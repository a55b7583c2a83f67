"""Behind a proxy that ends TLS, as docs/hosting.md has it: games and sockets by https, cookies by https alone, limits by who asks."""

import asyncio
import contextlib
import ssl
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from server.clients import Client, gather, play_out, run
from server.games.test_bad_cases import bye
from server.running import Server, serving

BELIEVED = {"trusted_proxies": ["127.0.0.1"], "https": True}


class Proxy:
    """A small proxy: takes TLS, says where a request came from, and passes everything on, sockets too. One request for each connection."""

    def __init__(self, server: Server, host: str | None = None, address: str = "192.0.2.7") -> None:
        self._port = int(server.url.rsplit(":", 1)[1])
        self.host = host  # in place of the one the client asked for
        self.address = address
        self._taken: set[asyncio.Task[None]] = set()

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.ensure_future(self._pass_on(reader, writer))
        self._taken.add(task)
        task.add_done_callback(self._taken.discard)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError, ssl.SSLError):
            async with closing(writer):
                head = await reader.readuntil(b"\r\n\r\n")
                there, onward = await asyncio.open_connection("127.0.0.1", self._port)
                async with closing(onward):
                    onward.write(self.told(head.decode()).encode())
                    both = [asyncio.ensure_future(pipe(reader, onward)), asyncio.ensure_future(pipe(there, writer))]
                    await asyncio.wait(both, return_when="FIRST_COMPLETED")

    async def end(self) -> None:
        """Lets go of every connection."""
        for task in self._taken:
            task.cancel()
        await asyncio.gather(*self._taken, return_exceptions=True)

    def told(self, head: str) -> str:
        """The head of a request as it goes on: what a client says of proxies is dropped."""
        first, *lines = head.split("\r\n")[:-2]
        kept = [line for line in lines if not line.lower().startswith(("x-forwarded-", "host:" if self.host else "x-", "connection: keep"))]
        added = [f"X-Forwarded-For: {self.address}", "X-Forwarded-Proto: https", *([f"Host: {self.host}"] if self.host else [])]
        closing = [] if "upgrade: websocket" in head.lower() else ["Connection: close"]
        return "\r\n".join([first, *kept, *added, *closing, "", ""])


@contextlib.asynccontextmanager
async def closing(writer: asyncio.StreamWriter) -> AsyncIterator[None]:
    """Closes a connection at the end, however that comes."""
    try:
        yield
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError, ssl.SSLError, asyncio.CancelledError):
            await writer.wait_closed()


async def pipe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(ConnectionError, ssl.SSLError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One for localhost, signed by itself."""
    folder = tmp_path_factory.mktemp("tls")
    words = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    words += ["-addext", "subjectAltName=DNS:localhost", "-keyout", str(folder / "both.pem"), "-out", str(folder / "cert.pem")]
    subprocess.run(["openssl", *words], check=True, capture_output=True)
    with (folder / "both.pem").open("a") as both:
        both.write((folder / "cert.pem").read_text())
    return folder


@contextlib.asynccontextmanager
async def proxied(proxy: Proxy, certificate: Path) -> AsyncIterator[str]:
    """The address of a proxy, as people know it."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate / "both.pem")
    listening = await asyncio.start_server(proxy.take, "127.0.0.1", 0, ssl=context)
    try:
        yield f"https://localhost:{listening.sockets[0].getsockname()[1]}"
    finally:
        listening.close()
        await proxy.end()


@pytest.fixture(autouse=True)
def trusted(certificate: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate / "cert.pem"))


def test_a_game_is_played_through_a_proxy(tmp_path: Path, certificate: Path) -> None:
    async def story(server: Server) -> None:
        async with proxied(Proxy(server), certificate) as url:
            answer = await Client(url).request("POST", "/people/guest", json={"name": "Anna"})
            assert {"secure", "httponly", "samesite=lax"} <= set(answer.headers["set-cookie"].lower().split("; "))
            assert answer.headers["strict-transport-security"]
            table, _, people = await gather(url, 2)
            own = {"Origin": url}
            assert (await people[0].request("POST", f"/tables/{table}/start", headers=own)).status_code == 204
            sockets = [await person.open(table, **own) for person in people]
            for socket in sockets:
                await socket.say(type="hello", last=None)
                await socket.until(lambda each: each.present)
            await play_out(sockets)
            assert sockets[0].table["status"] == "over"

    with serving(tmp_path, **BELIEVED) as server:
        run(story(server))
    assert '"address": "192.0.2.7"' in server.lines.read_text() and '"address": "127.0.0.1"' not in server.lines.read_text()


@pytest.mark.parametrize("origins, is_let_in", [([], False), (["https://games.example.org"], True)])
def test_a_proxy_that_asks_for_another_host_needs_its_origin_named(tmp_path: Path, certificate: Path, origins: list[str], is_let_in: bool) -> None:
    """Where the host is not passed on, the server can't know its own name."""
    page = {"Origin": "https://games.example.org"}

    async def story(server: Server) -> None:
        async with proxied(Proxy(server, host="127.0.0.1:8000"), certificate) as url:
            anna = await Client.guest(url)
            answer = await anna.request("PATCH", "/people/me", json={"name": "Anna"}, headers=page)
            socket = await anna.open("nosuchtable", **page)
            if is_let_in:
                await socket.say(type="hello", last=None)
            assert answer.status_code == (200 if is_let_in else 403)
            assert (await bye(socket))[0] == ("no_such_table" if is_let_in else "foreign_origin")

    with serving(tmp_path, origins=origins, **BELIEVED) as server:
        run(story(server))


def test_limits_count_by_the_client_s_address(tmp_path: Path, certificate: Path) -> None:
    async def story(server: Server) -> None:
        one, other = Proxy(server), Proxy(server, address="192.0.2.8")
        async with proxied(one, certificate) as url, proxied(other, certificate) as beside:
            codes = [(await Client(url).request("POST", "/people/guest", json={"name": "A"})).status_code for _ in range(40)]
            assert codes[0] == 201 and codes[-1] == 429
            assert (await Client(beside).request("POST", "/people/guest", json={"name": "B"})).status_code == 201

    with serving(tmp_path, **{**BELIEVED, "guest_rate": 0.01}) as server:
        run(story(server))
