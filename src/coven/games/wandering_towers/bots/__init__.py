"""The bots of Wandering Towers."""

from coven.games.wandering_towers.bots.careful import careful
from coven.games.wandering_towers.bots.hasty import hasty
from coven.games.wandering_towers.bots.outlook import chance_outcome, outlook, stage
from coven.table.parts import Search

BOTS = {"careful": careful}
SEARCH = Search(
    outlook=outlook,
    stage=stage,
    chance_outcome=chance_outcome,
    horizon=4,
    hasty=hasty,
    simulations={"expert": 150, "master": 1500},
    hastiness={"expert": 35},
)
