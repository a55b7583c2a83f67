"""A browser as a push service knows it: its keys, and how it reads what it is sent (RFC 8291, from the receiver's side)."""

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()


def unpacked(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def packed(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


@dataclass
class Browser:
    """Keys that never leave the browser but for the public one and the shared secret."""

    private: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(CURVE))
    auth: bytes = field(default_factory=lambda: os.urandom(16))

    @property
    def public(self) -> bytes:
        return self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, endpoint: str, language: str = "en") -> dict[str, str]:
        return {"endpoint": endpoint, "p256dh": packed(self.public), "auth": packed(self.auth), "language": language}

    def decrypted(self, body: bytes) -> bytes:
        """What was sent, without its padding."""
        salt, length, theirs = body[:16], int.from_bytes(body[16:20]), body[21 : 21 + body[20]]
        assert len(body) - 21 - len(theirs) <= length, "one record"
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        secret = HKDF(SHA256(), 32, self.auth, b"WebPush: info\x00" + self.public + theirs).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
        text, end, padding = AESGCM(key).decrypt(nonce, body[21 + len(theirs) :], None).rpartition(b"\x02")
        assert end and not padding.strip(b"\x00")
        return text


def claims_of(authorization: str, key: str) -> dict[str, Any]:
    """What a VAPID header claims; raises if it is not signed with this key."""
    kind, token, named = authorization.replace(",", "").split()
    assert kind == "vapid" and named == f"k={key}"
    signed, _, signature = token.removeprefix("t=").rpartition(".")
    raw = unpacked(signature)
    numbers = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpacked(key)).verify(numbers, signed.encode(), ec.ECDSA(SHA256()))
    head, _, claims = signed.partition(".")
    assert json.loads(unpacked(head)) == {"typ": "JWT", "alg": "ES256"}
    found: dict[str, Any] = json.loads(unpacked(claims))
    return found
