"""Seeds: 256 bits from which a whole game's chance follows, and the public promise made of them beforehand."""

import hashlib
import secrets
import struct
from array import array
from typing import Any

from coven.errors import CovenError, shown

SEED_BYTES = 32
HEX_DIGITS = frozenset("0123456789abcdefABCDEF")


def make_seed(seed: int | str | bytes | None) -> bytes:
    """A seed of 32 bytes: fresh from the system for None, those bytes (or their hex) as they are, else a hash of the value."""
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes):
        return seed if len(seed) == SEED_BYTES else hashlib.sha256(b"coven seed " + seed).digest()
    if isinstance(seed, str) and len(seed) == 2 * SEED_BYTES and set(seed) <= HEX_DIGITS:
        return bytes.fromhex(seed)
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise bad_seed(seed)
    try:
        return hashlib.sha256(f"coven seed {seed}".encode()).digest()
    except ValueError:  # half a character, or more digits than Python writes
        raise bad_seed(seed) from None


def bad_seed(seed: object) -> CovenError:
    """The error for what can't be a seed."""
    return CovenError("bad_seed", f"{shown(seed)} is not a seed: give a whole number, a text, or bytes.", seed=shown(seed))


def make_salt(salt: bytes | None) -> bytes:
    """256 random bits that hide even a seed easily guessed; none in records from before there were any."""
    return secrets.token_bytes(SEED_BYTES) if salt is None else salt


def commitment(seed: bytes, salt: bytes) -> str:
    """SHA-256 of salt and seed: shown before the first move, checked once both are told."""
    return hashlib.sha256(salt + seed).hexdigest()


def seed_words(seed: bytes) -> Any:
    """The seed as the eight 32-bit words a stream is keyed with."""
    return memoryview(array("I", struct.unpack("<8I", seed)))
