"""What seats see of Broom Service: views, moves, events and the end."""

__all__ = ["SCHEMA", "action_of", "breakdown", "events", "move_of", "places", "scores", "setting", "view"]

from coven.games.broom_service.view.end import breakdown, places, scores
from coven.games.broom_service.view.events import events
from coven.games.broom_service.view.moves import action_of, move_of
from coven.games.broom_service.view.schema import SCHEMA
from coven.games.broom_service.view.views import setting, view
