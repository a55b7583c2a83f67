"""A device that makes and uses passkeys, as WebAuthn has it: keys, CBOR and COSE of its own, and every mistake a test wants of it."""

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from typing import Any, Literal

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, padding, rsa
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

PRESENT, VERIFIED, ATTESTED = 1, 4, 64  # flags
Kind = Literal["ES256", "EdDSA", "RS256"]
Secret = ec.EllipticCurvePrivateKey | ed25519.Ed25519PrivateKey | rsa.RSAPrivateKey
Body = dict[str, Any]


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_secret(kind: Kind) -> Secret:
    if kind == "ES256":
        return ec.generate_private_key(ec.SECP256R1())
    return ed25519.Ed25519PrivateKey.generate() if kind == "EdDSA" else rsa.generate_private_key(65537, 2048)


def cose_of(secret: Secret) -> bytes:
    """The public key as COSE has it."""
    if isinstance(secret, ed25519.Ed25519PrivateKey):
        return cbor2.dumps({1: 1, 3: -8, -1: 6, -2: secret.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)})
    if isinstance(secret, rsa.RSAPrivateKey):
        numbers = secret.public_key().public_numbers()
        return cbor2.dumps({1: 3, 3: -257, -1: numbers.n.to_bytes(256, "big"), -2: numbers.e.to_bytes(3, "big")})
    point = secret.public_key().public_numbers()
    return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})


def signature_by(secret: Secret, data: bytes) -> bytes:
    if isinstance(secret, ed25519.Ed25519PrivateKey):
        return secret.sign(data)
    if isinstance(secret, rsa.RSAPrivateKey):
        return secret.sign(data, padding.PKCS1v15(), SHA256())
    return secret.sign(data, ec.ECDSA(SHA256()))


@dataclass
class Held:
    """A passkey on a device, with all that is secret of it."""

    host: str
    owner: bytes
    secret: Secret
    credential: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    counter: int = 0


@dataclass
class Device:
    """A device, and the browser it is in: that says the origin, and a passkey is found by its host alone."""

    origin: str
    kind: Kind = "ES256"
    counts: bool = True
    flags: int = PRESENT | VERIFIED
    held: list[Held] = field(default_factory=list)

    def make(self, options: Body, name: str = "My phone", **changed: Any) -> Body:
        """Makes a passkey; returns what a page sends of it. `origin`, `host`, `challenge`, `type` and `framed` may be made wrong."""
        key = Held(options["rp"]["id"], decoded(options["user"]["id"]), new_secret(self.kind))
        self.held.append(key)
        attested = bytes(16) + len(key.credential).to_bytes(2, "big") + key.credential + cose_of(key.secret)
        data = self._data(changed.get("host", key.host), key, ATTESTED) + attested
        return {
            "name": name,
            "credential": encoded(key.credential),
            "client_data": self._client_data(options, {"type": "webauthn.create", **changed}),
            "attestation": encoded(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }

    def sign(self, options: Body, key: Held | None = None, **changed: Any) -> Body:
        """Signs a challenge with the newest passkey that fits, or with this one; returns what a page sends of it."""
        key = key or self.fitting(options)
        key.counter += 1 if self.counts else 0
        client_data = self._client_data(options, {"type": "webauthn.get", **changed})
        data = self._data(changed.get("host", options["rpId"]), key, 0)
        return {
            "credential": encoded(key.credential),
            "client_data": client_data,
            "authenticator_data": encoded(data),
            "signature": encoded(signature_by(key.secret, data + hashlib.sha256(decoded(client_data)).digest())),
            "user_handle": encoded(key.owner),
        }

    def fitting(self, options: Body) -> Held:
        allowed = [decoded(each["id"]) for each in options.get("allowCredentials", [])]
        return next(key for key in reversed(self.held) if key.host == options["rpId"] and (not allowed or key.credential in allowed))

    def _data(self, host: str, key: Held, more: int) -> bytes:
        return hashlib.sha256(host.encode()).digest() + bytes([self.flags | more]) + key.counter.to_bytes(4, "big")

    def _client_data(self, options: Body, said: Body) -> str:
        told = {"type": said["type"], "challenge": said.get("challenge", options["challenge"]), "origin": said.get("origin", self.origin)}
        return encoded(json.dumps({**told, "crossOrigin": said.get("framed", False)}).encode())
