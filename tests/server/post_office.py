"""A mail server for tests: takes letters on the loopback, in plain SMTP, and keeps them."""

import asyncio
import contextlib
import email
import email.policy
import ssl
from base64 import b64decode
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from email.message import EmailMessage

from waiting import PATIENCE


@dataclass
class PostOffice:
    """Takes what it is brought, unless it is told to refuse."""

    port: int = 0
    refuses: bool = False
    letters: list[EmailMessage] = field(default_factory=list)
    went: list[tuple[str, str]] = field(default_factory=list)  # from and to, on the envelopes
    signed_in: list[str] = field(default_factory=list)
    tls: ssl.SSLContext | None = None  # for those who ask for it

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(text: str) -> None:
            writer.write(f"{text}\r\n".encode())

        sender = to = ""
        say("220 post.example")
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError, ssl.SSLError):
            while line := (await reader.readline()).decode().strip():
                word, _, rest = line.partition(" ")
                match word.upper():
                    case "EHLO":
                        say("250-post.example\r\n250-STARTTLS\r\n250 AUTH PLAIN")
                    case "STARTTLS" if self.tls is not None:
                        say("220 go on")
                        await writer.start_tls(self.tls)
                    case "AUTH":
                        self.signed_in.append(b64decode(rest.split()[-1]).decode())
                        say("235 welcome")
                    case "MAIL":
                        sender = rest
                        say("250 ok")
                    case "RCPT":
                        to = rest
                        say("550 nobody here" if self.refuses else "250 ok")
                    case "DATA":
                        say("354 go on")
                        text = await reader.readuntil(b"\r\n.\r\n")
                        self.went.append((sender, to))
                        self.letters.append(email.message_from_bytes(text[:-3], policy=email.policy.default))  # type: ignore[arg-type]
                        say("250 taken")
                    case "QUIT":
                        say("221 bye")
                        break
                    case _:
                        say("250 ok")
        writer.close()

    async def until(self, count: int) -> EmailMessage:
        """Waits for so many letters; returns the last of them."""
        async with asyncio.timeout(PATIENCE):
            while len(self.letters) < count:
                await asyncio.sleep(0.02)
        return self.letters[count - 1]


@contextlib.asynccontextmanager
async def post_office(port: int, tls: ssl.SSLContext | None = None, at_once: bool = False) -> AsyncIterator[PostOffice]:
    """Open at a port that a server was told before; `at_once`: for nobody who does not speak TLS."""
    office = PostOffice(port, tls=tls)
    listening = await asyncio.start_server(office.take, "127.0.0.1", port, ssl=tls if at_once else None)
    try:
        yield office
    finally:
        listening.close()


def link_in(letter: EmailMessage, of: str) -> str:
    """The token behind the # of the link to a page."""
    return next(word.partition("#")[2] for word in str(letter.get_content()).split() if f"/{of}#" in word)
