"""The bots of Broom Service."""

__all__ = ["BOTS"]

from coven.games.broom_service.bots.careful import careful

BOTS = {"careful": careful}
