"""The rules of Wandering Towers: what may be done, and what it does."""

from coven.games.wandering_towers.rules.legality import is_over as is_over
from coven.games.wandering_towers.rules.legality import must_act as must_act
from coven.games.wandering_towers.rules.legality import refusal as refusal
from coven.games.wandering_towers.rules.listing import moves as moves
from coven.games.wandering_towers.rules.playing import play as play
from coven.games.wandering_towers.rules.scoring import returns as returns
from coven.games.wandering_towers.rules.setup import start as start
