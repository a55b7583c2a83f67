"""Passwords that everybody tries first are refused, with the reason."""

import pytest
from server.clients import PASSWORD, Client, account, run
from server.running import Server

from coven.errors import CovenError
from coven.server.features.people.passwords import check_strong


@pytest.mark.parametrize(
    "password, reason",
    [
        ("password", "common"),
        ("PassWord", "common"),
        (" 12345678 ", "common"),
        ("        ", "simple"),
        ("aaaaaaaa", "simple"),
        ("abababab", "simple"),
        ("a       b       c", "simple"),
        ("margarete", "name"),
        ("Margarete99", "name"),
        ("eteragram", "name"),
    ],
)
def test_a_weak_password_is_refused_with_the_reason(password: str, reason: str) -> None:
    with pytest.raises(CovenError) as refused:
        check_strong(password, "margarete", "Gretel")
    assert (refused.value.code, refused.value.details) == ("weak_password", {"reason": reason})


@pytest.mark.parametrize("password", ["correct horse battery", "x7!kQ2pz", "margarete and the towers", "пароль длинный"])
def test_any_other_password_is_taken(password: str) -> None:
    check_strong(password, "margarete", "Gretel", "")


def test_weak_passwords_are_refused_wherever_one_is_set(server: Server) -> None:
    async def story() -> None:
        guest = await Client.guest(server.url, "Hans")
        weak = {"login": "hansel", "password": "hansel123"}
        assert await guest.refused("POST", "/people/account", json=weak) == (400, "weak_password")
        owner, codes = await account(server.url, "gretel")
        changing = {"old": "does not matter", "new": "password"}
        assert await owner.refused("POST", "/people/me/password", json=changing) == (400, "weak_password")
        again = {"login": "gretel", "code": codes[0], "password": "gretelgretel"}
        assert await guest.refused("POST", "/people/recover", json=again) == (400, "weak_password")
        token = (await owner.post("/people/me/tokens", name="bot", password=PASSWORD))["token"]
        assert (await owner.request("DELETE", "/people/me/sessions")).status_code == 204
        program = Client(server.url)
        program.http.headers["authorization"] = f"Bearer {token}"
        assert await program.refused("GET", "/people/me") == (401, "not_signed_in"), "tokens end with the other sessions"

    run(story())
