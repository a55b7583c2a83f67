"""The rules of Broom Service, the seven functions by name."""

__all__ = ["is_over", "moves", "must_act", "play", "refusal", "returns", "start"]

from coven.games.broom_service.rules.legality import is_over, must_act, refusal
from coven.games.broom_service.rules.listing import moves
from coven.games.broom_service.rules.play import play
from coven.games.broom_service.rules.scoring import returns
from coven.games.broom_service.rules.setup import start
