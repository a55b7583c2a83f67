"""What is seen of Wandering Towers: views, prompts, events, moves in words and notation, the end."""

from coven.games.wandering_towers.view.end import breakdown as breakdown
from coven.games.wandering_towers.view.end import places as places
from coven.games.wandering_towers.view.end import scores as scores
from coven.games.wandering_towers.view.events import events as events
from coven.games.wandering_towers.view.moves import action_of as action_of
from coven.games.wandering_towers.view.moves import move_of as move_of
from coven.games.wandering_towers.view.prompt import prompt as prompt
from coven.games.wandering_towers.view.schema import SCHEMA as SCHEMA
from coven.games.wandering_towers.view.views import own_view as own_view
from coven.games.wandering_towers.view.views import public_view as public_view
from coven.games.wandering_towers.view.views import setting as setting
