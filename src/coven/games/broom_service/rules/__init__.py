"""The rules of Broom Service: what may be done, and what it does."""

from coven.games.broom_service.rules.legality import is_over as is_over
from coven.games.broom_service.rules.legality import must_act as must_act
from coven.games.broom_service.rules.legality import refusal as refusal
from coven.games.broom_service.rules.listing import moves as moves
from coven.games.broom_service.rules.playing import play as play
from coven.games.broom_service.rules.scoring import returns as returns
from coven.games.broom_service.rules.setup import start as start
