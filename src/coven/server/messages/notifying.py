"""What is asked and answered about browsers and mail addresses that are told when it is somebody's turn, and what a browser is sent."""

from typing import Annotated, Literal

from pydantic import Field

from coven.server.messages.terms import StrictModel

BASE64 = r"^[A-Za-z0-9_-]*={0,2}$"
Language = Literal["en", "de", "nl"]
LinkToken = Annotated[str, Field(max_length=300)]


class PushRequest(StrictModel):
    """A subscription as the browser's own service gave it, its keys in base64url; `language` is what it is told in."""

    endpoint: str = Field(max_length=1000)
    p256dh: str = Field(max_length=90, pattern=BASE64)
    auth: str = Field(max_length=30, pattern=BASE64)
    language: Language


class PushInfo(StrictModel):
    """`key` is what a browser subscribes with; null where this server tells no browsers. `is_on`: whether this browser is told."""

    key: str | None
    is_on: bool


class PushMessage(StrictModel):
    """What a browser is sent, for it alone to read: words to show, and the page they lead to. Nothing of the game."""

    title: str
    text: str
    url: str


class MailRequest(StrictModel):
    """Where to write to when it is my turn; nothing but a link to confirm it is sent there before."""

    address: str = Field(max_length=254)
    language: Language


class MailInfo(StrictModel):
    """`is_offered`: whether this server sends mail at all."""

    is_offered: bool
    address: str | None
    is_confirmed: bool


class MailLink(StrictModel):
    """What stands behind the # of a link in a mail."""

    token: LinkToken
