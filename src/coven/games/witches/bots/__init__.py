"""The bots of Witches."""

from coven.games.witches.bots.careful import careful

BOTS = {"careful": careful}
