"""The bots of Cauldron."""

from template.cauldron.bots.careful import careful

BOTS = {"careful": careful}
