"""The links in mails: signed by the server's own key, so that they work without signing in, and nobody can make them up."""

import hashlib

from itsdangerous import BadData, URLSafeSerializer

from coven.errors import CovenError
from coven.server.clock import CLOCK

CONFIRM_WITHIN = 24 * 3600  # seconds


class Links:
    """Makes and reads the links of this server."""

    def __init__(self, key: bytes, site: str | None) -> None:
        self._confirming, self._stopping = (signer(key, f"coven mail {purpose}") for purpose in ("confirm", "stop"))
        self.site = site or ""

    def games(self) -> str:
        """The list of one's games: a mail can be read on its way, so it names no table."""
        return f"{self.site}/games"

    def confirm(self, id: str) -> str:
        """The page at which an address is confirmed; what stands behind the # no server is told."""
        return f"{self.site}/confirm-mail#{self._confirming.dumps([id, int(CLOCK.now()) + CONFIRM_WITHIN])}"

    def stop(self, id: str) -> str:
        """The page that ends mails to an address."""
        return f"{self.site}/stop-mail#{self._stopping.dumps([id])}"

    def stop_by_one_click(self, id: str) -> str:
        """The same for mail programs, which send it themselves (RFC 8058)."""
        return f"{self.site}/api/v2/mail/stop?token={self._stopping.dumps([id])}"

    def confirmed_by(self, token: str) -> str:
        """The address that a token confirms; raises `bad_link`."""
        id, until = read(self._confirming, token)
        if float(until) < CLOCK.now():
            raise bad_link()
        return str(id)

    def stopped_by(self, token: str) -> str:
        """The address that a token ends mails to; raises `bad_link`."""
        return str(read(self._stopping, token)[0])


def signer(key: bytes, salt: str) -> URLSafeSerializer:
    return URLSafeSerializer(key, salt=salt, signer_kwargs={"digest_method": hashlib.sha256})


def read(signed: URLSafeSerializer, token: str) -> list[str | float]:
    try:
        found: list[str | float] = signed.loads(token)
    except (BadData, UnicodeError):
        raise bad_link() from None
    return found


def bad_link() -> CovenError:
    return CovenError("bad_link", "This link is not whole, or it is too old; ask for a new one.")
