"""A client of a server: signed in by a token, or as a guest with a name. This is the asynchronous core; `blocking` has the simple face."""

from collections.abc import Sequence
from types import TracebackType
from typing import Any

import httpx

from coven.client.connection import Connection
from coven.client.seat import Seat
from coven.errors import CovenError

API = "/api/v2"
PATIENCE = 30.0
ME: dict[str, Any] = {"kept_for": "me"}
FRIENDS: dict[str, Any] = {"kept_for": "friends"}


class AsyncClient:
    """Signs in when it is entered, and closes its seats when it is left."""

    def __init__(self, url: str, token: str | None = None, name: str = "Bot") -> None:
        self._url = url.rstrip("/")
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        self._http = httpx.AsyncClient(base_url=self._url + API, headers=headers, timeout=PATIENCE)
        self._token, self._name = token, name
        self._seats: list[Seat] = []
        self.me: dict[str, Any] = {}

    async def __aenter__(self) -> "AsyncClient":
        try:
            self.me = await self._signed_in()
        except BaseException:
            await self._http.aclose()
            raise
        return self

    async def _signed_in(self) -> dict[str, Any]:
        signing_in = self.get("/people/me") if self._token is not None else self.post("/people/guest", name=self._name)
        me: dict[str, Any] = await signing_in
        return me

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        for seat in self._seats:
            await seat.close()
        await self._http.aclose()

    # --- the API ------------------------------------------------------------------------------------------------------

    async def get(self, path: str, **query: Any) -> Any:
        """Asks any route of the API; raises `CovenError` with the server's code."""
        return await self._asked("GET", path, params=query)

    async def post(self, path: str, **body: Any) -> Any:
        """Posts to any route of the API; raises `CovenError` with the server's code."""
        return await self._asked("POST", path, json=body)

    async def _asked(self, method: str, path: str, **more: Any) -> Any:
        try:
            return answer_of(await self._http.request(method, path, **more))
        except httpx.TransportError as error:
            raise CovenError("unreachable", f"The server can't be reached: {type(error).__name__}.") from None

    async def tables(self, status: str = "open", game: str | None = None) -> list[dict[str, Any]]:
        """The public tables."""
        found: list[dict[str, Any]] = await self.get("/tables", status=status, **({} if game is None else {"game": game}))
        return found

    async def open_table(self, game: str, seats: Sequence[dict[str, Any]], **more: Any) -> tuple[str, str]:
        """Opens a table; returns its id and the key for friends. `seats` are such as `ME`, `FRIENDS`, `{"kept_for": "bot"}`."""
        made = await self.post("/tables", game=game, seats=list(seats), **more)
        return made["id"], made["key"]

    async def start(self, table: str) -> None:
        """Begins the game, once no seat is free."""
        await self.post(f"/tables/{table}/start")

    async def sit(self, table: str, key: str | None = None, seat: int | None = None) -> Seat:
        """Sits down, or comes back to the seat one has, and connects."""
        await self.post(f"/tables/{table}/join", key=key, seat=seat)
        address = f"{self._url.replace('http', 'ws', 1)}{API}/tables/{table}/socket"

        async def take_back() -> None:
            await self.post(f"/tables/{table}/back")

        taken = Seat(Connection(address, self._headers(), key), take_back)
        self._seats.append(taken)
        return taken

    def _headers(self) -> dict[str, str]:
        if self._token is not None:
            return {"Authorization": f"Bearer {self._token}"}
        return {"Cookie": "; ".join(f"{each.name}={each.value}" for each in self._http.cookies.jar)}


def answer_of(response: httpx.Response) -> Any:
    """What was answered; raises what the server has against it."""
    if response.is_success:
        return response.json() if response.content else None
    try:
        error = response.json()
        raise CovenError(error["code"], error["message"], **error["details"])
    except (ValueError, KeyError, TypeError):
        raise CovenError("refused", f"The server answered with status {response.status_code}.", status=response.status_code) from None
