"""Running a server: settings and their precedence, health, metrics, headers, log lines, a kind stop."""

import asyncio
import json
import os
import signal
import socket
import struct
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from server.clients import Client, run, started
from server.running import ROOT, Server, serving
from waiting import PATIENCE

from coven.errors import CovenError
from coven.server.settings import read_settings

TCP_ESTABLISHED = 1  # as the system counts the states of a connection


def test_a_flag_goes_before_the_environment_before_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "coven.toml").write_text('host = "0.0.0.0"\nport = 1\nsession_days = 7\n')
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COVEN_PORT", "2")
    monkeypatch.setenv("COVEN_TRUSTED_PROXIES", '["10.0.0.1"]')
    settings = read_settings(host="127.0.0.9", port=None)
    assert (settings.host, settings.port, settings.session_days, settings.log_level) == ("127.0.0.9", 2, 7, "info")
    assert settings.trusted_proxies == ["10.0.0.1"]


@pytest.mark.parametrize(
    "flags, words",
    [
        ({"port": 70000}, "port"),
        ({"bot_pace_least": 5, "bot_pace_most": 1}, "bot_pace_least is more"),
        ({"no_such": 1}, "no_such"),
        ({"workers": 2}, "several workers need PostgreSQL"),
        ({"session_days": "many"}, "session_days"),
        ({"database": "mysql://there/coven"}, "postgresql://user@host/name"),
        ({"origins": ["games.example.org"]}, "games.example.org is no origin"),
        ({"origins": ["https://games.example.org/"]}, "without a slash"),
        ({"metrics_from": ["10.0.0.0/8"]}, "'10.0.0.0/8' does not appear to be an IPv4 or IPv6 address"),
        ({"trusted_proxies": ["proxy.example.org"]}, "'proxy.example.org' does not appear to be an IPv4 or IPv6 network"),
        ({"stop_within": float("inf")}, "stop_within: Input should be a finite number"),
        ({"heartbeat": float("nan")}, "heartbeat"),
    ],
)
def test_settings_that_can_not_be_used_say_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, flags: dict[str, object], words: str) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(CovenError) as found:
        read_settings(**flags)
    assert found.value.code == "bad_settings" and words in found.value.message


def test_what_the_environment_has_wrong_names_the_variable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COVEN_TRUSTED_PROXIES", "10.0.0.1")
    with pytest.raises(CovenError, match=r'COVEN_TRUSTED_PROXIES: a list is written as JSON, such as \["10.0.0.1"\]'):
        read_settings()
    monkeypatch.setenv("COVEN_TRUSTED_PROXIES", '["10.0.0.0/8"]')
    assert read_settings().trusted_proxies == ["10.0.0.0/8"]
    monkeypatch.setenv("COVEN_CONFIG", str(tmp_path))
    with pytest.raises(CovenError, match="There is no file"):
        read_settings()


def test_a_broken_file_is_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "coven.toml").write_text("port = = 1")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(CovenError, match=r"coven\.toml"):
        read_settings()


def test_health_and_metrics(server: Server) -> None:
    assert httpx.get(server.url + "/healthz").json()["ok"] is True
    metrics = httpx.get(server.url + "/metrics").text
    assert "coven_sockets" in metrics and "coven_commit_seconds_bucket" in metrics


def test_metrics_are_not_for_everybody(tmp_path: Path) -> None:
    with serving(tmp_path, metrics_from=["10.1.2.3"]) as server:
        assert httpx.get(server.url + "/metrics").status_code == 404


def test_behind_a_proxy_the_address_is_the_client_s(tmp_path: Path) -> None:
    with serving(tmp_path, trusted_proxies=["127.0.0.1"], metrics_from=["10.1.2.3"]) as server:
        assert httpx.get(server.url + "/metrics", headers={"x-forwarded-for": "10.1.2.3"}).status_code == 200
        assert httpx.get(server.url + "/metrics", headers={"x-forwarded-for": "10.9.9.9"}).status_code == 404
    with serving(tmp_path, metrics_from=["10.1.2.3"]) as server:
        assert httpx.get(server.url + "/metrics", headers={"x-forwarded-for": "10.1.2.3"}).status_code == 404, "nobody's word is believed"


@pytest.mark.parametrize("path", ["/healthz", "/api/v2/games", "/api/v2/nothing", "/api/v2/people/me"])
def test_security_headers_are_on_every_answer(server: Server, path: str) -> None:
    headers = httpx.get(server.url + path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff" and "server" not in headers
    assert "access-control-allow-origin" not in headers


def test_log_lines_are_json_and_hold_no_secrets(tmp_path: Path) -> None:
    async def story(server: Server) -> list[str]:
        table, key, people, sockets = await started(server.url, 2)
        await people[0].post("/people/account", login="anna-log", password="very secret password")
        await sockets[1].play("m", sockets[1].moves[0]["text"])
        await people[1].get(f"/tables/{table}", key=key)
        await people[1].request("POST", "/people/sign-in", json={"login": "anna-log", "password": "a wrong secret"})
        return [key, people[0].cookie.partition("=")[2], people[1].cookie.partition("=")[2], "secret"]

    with serving(tmp_path, log_level="debug") as server:
        secrets = run(story(server))
    text = server.lines.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert {"table" in line["route"] for line in lines if line["message"] == "request"} == {True, False}
    assert not [secret for secret in secrets if secret in text]


def test_a_stopping_server_says_so_and_loses_nothing(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        table, _, people, sockets = await started(server.url, 2)
        assert (await sockets[0].play("a", sockets[0].moves[0]["text"]))["type"] == "ack"
        number = sockets[0].number
        stopping = asyncio.create_task(asyncio.to_thread(server.stop))
        await sockets[0].wait_closed()
        assert sockets[0].told[-1] == {"type": "bye", "code": "server_stops", "again": True}
        assert await stopping == 0
        server.start()
        assert (await people[0].sit(table, last=number)).told[0]["number"] == number

    with serving(tmp_path) as server:
        run(story(server))


def test_a_server_told_twice_to_stop_stops_at_once_and_quietly(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        table, _, people, sockets = await started(server.url, 2)
        assert (await sockets[0].play("a", sockets[0].moves[0]["text"]))["type"] == "ack"
        os.kill(server.pid, signal.SIGINT)
        assert await asyncio.to_thread(server.interrupt) == 0
        lines = [json.loads(line) for line in server.lines.read_text().splitlines()]
        assert [line for line in lines if line["level"] not in ("info", "debug")] == [] and lines[-1]["message"] == "stopped"
        server.start()
        assert (await people[0].sit(table)).number == sockets[0].number, "what was acknowledged is there"

    with serving(tmp_path) as server:
        run(story(server))


TOLD_WHILE_STARTING = """
import os, signal, sys
from coven.server import run
from coven.server.http import app
from coven.server.settings import read_settings
make_app = app.make_app
def told(*given):
    os.kill(os.getpid(), signal.SIGTERM)
    return make_app(*given)
app.make_app = told
run.serve(read_settings(port=0, data=sys.argv[1]))
"""


def test_a_server_told_to_stop_while_it_starts_stops(tmp_path: Path) -> None:
    command = [sys.executable, "-c", TOLD_WHILE_STARTING, str(tmp_path / "data")]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, timeout=PATIENCE, check=True)
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    assert [line["message"] for line in lines] == ["started", "stopped"]


def test_a_slow_reader_is_cut_off_and_harms_nobody(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        table, _, people, (anna, bela) = await started(server.url, 2)
        lazy, last = lazy_socket(server.url, table, people[0].cookie), anna.number
        for number in range(2500):
            await bela.say(type="chat", id=f"c{number}", text="ä" * 500)
            if number % 50 == 0:
                await bela.until_info("ack", id=f"c{number}")
        await bela.until_info("ack", id="c2499")
        metrics = (await people[0].http.get(server.url + "/metrics")).text
        assert 'coven_cut_off_total{code="slow_reader"} 1.0' in metrics
        async with asyncio.timeout(PATIENCE):
            while is_established(lazy):
                await asyncio.sleep(0.1)
        lazy.close()
        assert (await anna.play("a", anna.moves[0]["text"]))["type"] == "ack"
        back = await people[0].sit(table, last=last)
        await back.until(lambda each: each.number == anna.number)
        assert back.told[0]["resumed"] and back.present == anna.present
        missed = [message["events"] for message in back.told if message["type"] == "update"]
        assert missed == [message["events"] for message in anna.told if message["type"] == "update" and message["number"] > last]

    with serving(tmp_path, socket_rate=100_000, chat_rate=100_000) as server:
        run(story(server))


def is_established(line: socket.socket) -> bool:
    """Whether the other side holds the connection still."""
    return line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1)[0] == TCP_ESTABLISHED


def lazy_socket(url: str, table: str, cookie: str) -> socket.socket:
    """A client that shakes hands, says hello, and never reads again."""
    host, port = url.removeprefix("http://").split(":")
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect((host, int(port)))
    hello = b'{"type":"hello","last":null}'
    request = f"GET /api/v2/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    request += f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
    line.sendall(request.encode())
    line.recv(200)
    line.sendall(struct.pack("!BB", 0x81, 0x80 | len(hello)) + b"\0\0\0\0" + hello)
    return line


def test_the_command_serves_and_says_where(tmp_path: Path) -> None:
    with Server(tmp_path).start_command("serve", "--port", "0", "--data", str(tmp_path / "data")) as server:
        assert httpx.get(server.url + "/healthz").json()["ok"] is True
        assert (tmp_path / "data" / "coven.db").exists()
        assert (tmp_path / "data" / "session.key").stat().st_mode & 0o077 == 0


def test_a_client_is_told_apart_from_others_by_its_session_alone(server: Server) -> None:
    async def story() -> None:
        _, _, people, _ = await started(server.url, 2)
        other = await Client.guest(server.url, "Other")
        assert (await people[0].get("/people/me"))["id"] != (await other.get("/people/me"))["id"]

    run(story())
