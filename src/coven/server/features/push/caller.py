"""How a browser is told: an encrypted message to the service that its maker runs."""

import hashlib

from sqlalchemy import ColumnElement, select

from coven.server.clock import CLOCK
from coven.server.features.calling.caller import HttpCaller
from coven.server.features.calling.calls import Call, Calls, Channel
from coven.server.features.push.encrypting import decoded, encoded, encrypted
from coven.server.features.push.vapid import Vapid
from coven.server.live.desks import Desks
from coven.server.messages.notifying import PushMessage
from coven.server.settings import Settings
from coven.server.store.rows import push_calls, push_subscriptions, sessions
from coven.table.words import words

LASTS = 24 * 3600  # seconds for which a service keeps a message for a browser that is off
SIZE = 512  # bytes: every message is as long as any other


def push_channel(settings: Settings) -> Channel:
    return Channel(push_subscriptions, push_calls, settings.webhook_retry, settings.push_after, is_on=is_signed_in)


def is_signed_in() -> ColumnElement[bool]:
    """Whether the session of a browser is not over."""
    return push_subscriptions.c.session.in_(select(sessions.c.id).where(sessions.c.expires_at > CLOCK.now()))


class PushCaller(HttpCaller):
    """Tells browsers."""

    name = "push"
    GONE = (404, 410)

    def __init__(self, calls: Calls, desks: Desks, private: bool, vapid: Vapid) -> None:
        super().__init__(calls, desks, private)
        self.vapid = vapid

    def request(self, call: Call) -> tuple[dict[str, str], bytes]:
        to = call.receiver
        headers = {
            "authorization": self.vapid.authorization(to.url),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(LASTS),
            "topic": topic(call),
        }
        return headers, encrypted(message(call), decoded(to.key), decoded(to.auth), SIZE)


def message(call: Call) -> bytes:
    """The words, in the person's language, and the table they lead to, which nobody but the browser can read."""
    speak = words(call.receiver.language)
    return PushMessage(title=speak("turn-title"), text=speak("turn-text"), url=f"/t/{call.table}").model_dump_json().encode()


def topic(call: Call) -> str:
    """By this a service replaces what it has kept of the same table; it tells nobody which, nor that it is another's too."""
    return encoded(hashlib.blake2b(call.table.encode(), key=call.receiver.auth.encode(), digest_size=18).digest())
