"""Every route of the OpenAPI document, asked once: for tests that must not forget one."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from server.clients import Client

API = "/api/v2"
SIGNED = {"credential": "a", "client_data": "", "authenticator_data": "", "signature": ""}
# What is sent to the routes that want something; none of it changes a game before its end.
BODIES: dict[tuple[str, str], dict[str, Any]] = {
    ("POST", "/people/guest"): {"name": "Somebody"},
    ("PATCH", "/people/me"): {"name": "Somebody"},
    ("POST", "/people/account"): {"login": "x", "password": "too short"},
    ("POST", "/people/sign-in"): {"login": "nobody", "password": "wrong password"},
    ("POST", "/people/recover"): {"login": "nobody", "code": "wrong", "password": "another password"},
    ("POST", "/people/me/password"): {"old": "wrong password", "new": "another password"},
    ("POST", "/people/me/recovery-codes"): {"password": "wrong password"},
    ("POST", "/people/me/tokens"): {"name": "my bot", "password": "wrong password"},
    ("DELETE", "/people/me"): {},
    ("POST", "/people/passkeys/make/options"): {"password": "wrong password"},
    ("POST", "/people/me/passkeys"): {"name": "my phone", "credential": "a", "client_data": "", "attestation": ""},
    ("POST", "/people/passkeys/confirm"): SIGNED,
    ("POST", "/people/passkeys/sign-in"): SIGNED,
    ("PUT", "/me/profile/settings"): {"visible_to": "known", "shows_online": True},
    ("POST", "/me/webhooks"): {"url": "not an address"},
    ("PUT", "/me/push"): {"endpoint": "not an address", "p256dh": "", "auth": "", "language": "en"},
    ("PUT", "/me/mail"): {"address": "not an address", "language": "en"},
    ("POST", "/mail/confirm"): {"token": "x"},
    ("POST", "/admin/bans"): {"address": "192.0.2.0/24"},
    ("POST", "/admin/announcements"): {"text": "Hello"},
    ("POST", "/tables"): {"game": "no such game", "seats": [{"kept_for": "me"}]},
    ("POST", "/tables/{table}/join"): {},
    ("PUT", "/tables/{table}/seats/{seat}"): {"plan": {"kept_for": "bot"}},
    ("POST", "/tables/{table}/bot"): {"bot": "no such bot"},
    ("POST", "/tables/{table}/bots"): {},
    ("POST", "/tables/{table}/fork"): {"move": 0, "seat": 0},
}
NOBODY_PLAYS = {("POST", "/daily/{game}"): {"game": "nothing"}}  # else its bots would play on by themselves
ANY: dict[str, Any] = {"seat": 0, "number": 1, "id": "x", "person": "x", "game": "witches", "day": "2026-01-01"}
LAST = (("POST", "/tables/{table}/leave"), ("POST", "/people/sign-out"), ("DELETE", "/people/me"))  # in this order: each ends something


@dataclass(frozen=True)
class Route:
    """One operation of the document."""

    method: str
    pattern: str
    has_body: bool

    def path(self, **parts: Any) -> str:
        given = {**ANY, **parts, **NOBODY_PLAYS.get((self.method, self.pattern), {})}
        return self.pattern.format(**given)

    @property
    def body(self) -> dict[str, Any] | None:
        """What to send; a new route that wants something fails here until somebody says what."""
        return BODIES[self.method, self.pattern] if self.has_body else None

    @property
    def order(self) -> int:
        """What only looks comes first, what ends something last."""
        here = self.method, self.pattern
        return 2 + LAST.index(here) if here in LAST else int(self.method != "GET")

    @property
    def is_last(self) -> bool:
        return (self.method, self.pattern) in LAST


async def routes(url: str) -> list[Route]:
    """All routes under the API, in an order in which they can be asked."""
    document = (await Client(url).http.get("/openapi.json")).json()
    return sorted(operations(document), key=lambda route: route.order)


def operations(document: dict[str, Any]) -> Iterator[Route]:
    for path, found in document["paths"].items():
        for method, operation in found.items():
            if path.startswith(API):
                yield Route(method.upper(), path.removeprefix(API), "requestBody" in operation)
