"""Who sends a push: RFC 8292 (VAPID). The key is made from the server's own, so that a backup has it and no process needs to be told."""

import json

import httpx
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, EllipticCurvePrivateKey, derive_private_key
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from coven.server.clock import CLOCK
from coven.server.features.push.encrypting import derived, encoded, point
from coven.server.settings import Settings

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
LASTS = 12 * 3600  # seconds; services take a day at most


class Vapid:
    """Signs for the services of browsers."""

    def __init__(self, key: bytes, contact: str | None) -> None:
        self._private = private_key(key)
        self._contact = contact
        self.public = encoded(point(self._private.public_key()))

    def authorization(self, url: str) -> str:
        """The header for a request to this address."""
        address = httpx.URL(url)
        claims = {"aud": f"{address.scheme}://{address.netloc.decode()}", "exp": int(CLOCK.now()) + LASTS}
        claims |= {} if self._contact is None else {"sub": self._contact}
        return f"vapid t={self._signed(claims)}, k={self.public}"

    def _signed(self, claims: dict[str, object]) -> str:
        """A JSON Web Token by ES256."""
        head, body = (encoded(json.dumps(part, separators=(",", ":")).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._private.sign(f"{head}.{body}".encode(), ECDSA(SHA256())))
        return f"{head}.{body}.{encoded(r.to_bytes(32) + s.to_bytes(32))}"


def private_key(key: bytes) -> EllipticCurvePrivateKey:
    """The same for the same key: a number below the order, from more bits than it has, so that all are equally likely."""
    number = int.from_bytes(derived(key, b"", b"coven web push", 48))
    return derive_private_key(number % (ORDER - 1) + 1, SECP256R1())


def contact_of(settings: Settings) -> str | None:
    """Whom services may turn to; some want to be told."""
    if settings.security_contact is not None:
        return settings.security_contact
    return settings.site if settings.site is not None and settings.site.startswith("https://") else None
