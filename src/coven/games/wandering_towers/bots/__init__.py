"""The bots of Wandering Towers."""

from coven.games.wandering_towers.bots.careful import careful

BOTS = {"careful": careful}
