"""What lists show of a table: its card."""

import orjson

from coven.server.log.writing import Card
from coven.server.messages.asked import CardTold
from coven.server.sitting.sitting import Sitting


def card_of(sitting: Sitting) -> Card:
    """The card of a table as it is, and who sits there."""
    told = card_told(sitting)
    row = {
        "game": sitting.id,
        "title": told.game,
        "status": told.status,
        "public": sitting.created.public,
        "changed_at": sitting.changed_at,
        "body": orjson.dumps(told.model_dump(exclude={"changed_at"})).decode(),
    }
    seats = [{"game": sitting.id, "person": chair.person, "seat": seat} for seat, chair in enumerate(sitting.chairs) if chair.person is not None]
    return Card(row, tuple(seats))


def card_told(sitting: Sitting) -> CardTold:
    clock = sitting.created.terms.clock
    return CardTold(
        id=sitting.id,
        game=sitting.created.game,
        status=sitting.status,
        players=sitting.created.players,
        free=sum(chair.is_free and chair.plan.kept_for == "anyone" for chair in sitting.chairs),
        names=[sitting.name_at(seat) for seat, chair in enumerate(sitting.chairs) if not chair.is_free],
        live=clock is None or clock.is_live,
        changed_at=sitting.changed_at,
    )
