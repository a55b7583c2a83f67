"""How a webhook is called: a signed request that says where it is whose turn."""

import hashlib
import hmac

from coven.server.clock import CLOCK
from coven.server.features.calling.caller import HttpCaller
from coven.server.features.calling.calls import Call, Channel
from coven.server.messages.webhooks import YourTurn
from coven.server.settings import Settings
from coven.server.store.rows import webhook_calls, webhooks


def webhook_channel(settings: Settings) -> Channel:
    return Channel(webhooks, webhook_calls, settings.webhook_retry)


class WebhookCaller(HttpCaller):
    """Calls people's own addresses."""

    name = "webhooks"

    def request(self, call: Call) -> tuple[dict[str, str], bytes]:
        body = body_of(call)
        return {"content-type": "application/json", "x-coven-signature": signature(call, body)}, body


def body_of(call: Call) -> bytes:
    body = YourTurn(id=call.id, table=call.table, game=call.game, seat=call.seat, asked_at=round(call.asked_at, 3))
    return body.model_dump_json().encode()


def signature(call: Call, body: bytes) -> str:
    """When it was signed, and the HMAC-SHA256 of that time, a dot and the body."""
    now = int(CLOCK.now())
    return f"t={now},v1={hmac.new(call.receiver.secret.encode(), f'{now}.'.encode() + body, hashlib.sha256).hexdigest()}"
