"""What only one browser can read: RFC 8291 (Message Encryption for Web Push), with one record of RFC 8188."""

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode

from cryptography.hazmat.primitives.asymmetric.ec import ECDH, SECP256R1, EllipticCurvePrivateKey, EllipticCurvePublicKey, generate_private_key
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD = 4096  # bytes that every browser takes
SALT, AUTH = 16, 16  # bytes
LAST = b"\x02"  # ends the text of the last record; what follows is padding


def encrypted(text: bytes, key: bytes, auth: bytes, size: int = 0, salt: bytes | None = None, own: EllipticCurvePrivateKey | None = None) -> bytes:
    """A message for the browser of this public key and secret, padded to at least so many bytes; `salt` and `own` are new ones but in tests."""
    salt, own = salt or os.urandom(SALT), own or generate_private_key(SECP256R1())
    ours = point(own.public_key())
    shared = own.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), key))
    secret = derived(shared, auth, b"WebPush: info\0" + key + ours, 32)
    content_key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(content_key).encrypt(nonce, (text + LAST).ljust(size, b"\0"), None)
    return salt + RECORD.to_bytes(4) + len(ours).to_bytes(1) + ours + sealed


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def point(key: EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def are_keys(key: str, auth: str) -> bool:
    """Whether a browser can have given these, in base64url."""
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decoded(key))
        return len(decoded(key)) == 65 and len(decoded(auth)) == AUTH
    except ValueError:
        return False


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
