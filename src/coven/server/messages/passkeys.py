"""Passkeys over HTTP: what a browser answers when it has made or used one. Bytes are base64url without padding, as everywhere in WebAuthn."""

from typing import Annotated

from pydantic import Field

from coven.server.messages.http import Name
from coven.server.messages.terms import StrictModel

BASE64URL = r"^[A-Za-z0-9_-]*$"
CredentialId = Annotated[str, Field(min_length=1, max_length=1364, pattern=BASE64URL)]  # 1023 bytes, the most there may be
ClientData = Annotated[str, Field(max_length=4000, pattern=BASE64URL)]


class PasskeyOptionsRequest(StrictModel):
    """A new passkey is for who knows the password."""

    password: Annotated[str, Field(max_length=200)]


class NewPasskey(StrictModel):
    """A passkey that a browser has made: what the owner calls it, and what `navigator.credentials.create` answered."""

    name: Name
    client_data: ClientData
    attestation: Annotated[str, Field(max_length=12_000, pattern=BASE64URL)]
    credential: CredentialId


class PasskeyAnswer(StrictModel):
    """What `navigator.credentials.get` answered: which passkey, and its signature under our challenge."""

    credential: CredentialId
    client_data: ClientData
    authenticator_data: Annotated[str, Field(max_length=2000, pattern=BASE64URL)]
    signature: Annotated[str, Field(max_length=1400, pattern=BASE64URL)]
    user_handle: Annotated[str, Field(max_length=88, pattern=BASE64URL)] | None = None


class PasskeyInfo(StrictModel):
    """A passkey of mine; it signs in at `host` alone."""

    id: str
    name: str
    host: str
    created_at: float
    seen_at: float
