"""The bots of Broom Service."""

from coven.games.broom_service.bots.careful import careful

BOTS = {"careful": careful}
