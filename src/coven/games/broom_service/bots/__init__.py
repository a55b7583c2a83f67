"""The bots of Broom Service."""

from coven.games.broom_service.bots.careful import careful
from coven.games.broom_service.bots.hasty import hasty
from coven.games.broom_service.bots.outlook import outlook, stage
from coven.table.parts import Search

BOTS = {"careful": careful}
SEARCH = Search(outlook=outlook, stage=stage, horizon=2, hasty=hasty, simulations={"expert": 200, "master": 800})
