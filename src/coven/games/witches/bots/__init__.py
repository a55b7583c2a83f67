"""The bots of Witches."""

from coven.games.witches.bots.careful import careful
from coven.games.witches.bots.hasty import hasty
from coven.games.witches.bots.outlook import outlook, stage
from coven.table.parts import Search

BOTS = {"careful": careful}
SEARCH = Search(outlook=outlook, stage=stage, hasty=hasty, simulations={"expert": 300, "master": 2500}, hastiness={"novice": 85, "casual": 40})
