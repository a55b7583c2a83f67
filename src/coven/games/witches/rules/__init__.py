"""The rules of Witches: what may be done, and what it does."""

from coven.games.witches.rules.legality import is_over as is_over
from coven.games.witches.rules.legality import must_act as must_act
from coven.games.witches.rules.legality import refusal as refusal
from coven.games.witches.rules.listing import moves as moves
from coven.games.witches.rules.playing import play as play
from coven.games.witches.rules.scoring import returns as returns
from coven.games.witches.rules.setup import start as start
