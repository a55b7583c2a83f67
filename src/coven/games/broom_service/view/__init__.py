"""What is seen of Broom Service: views, prompts, events, moves in words and notation, the end."""

from coven.games.broom_service.view.end import breakdown as breakdown
from coven.games.broom_service.view.end import places as places
from coven.games.broom_service.view.end import scores as scores
from coven.games.broom_service.view.events import events as events
from coven.games.broom_service.view.moves import action_of as action_of
from coven.games.broom_service.view.moves import move_of as move_of
from coven.games.broom_service.view.prompt import prompt as prompt
from coven.games.broom_service.view.schema import SCHEMA as SCHEMA
from coven.games.broom_service.view.views import own_view as own_view
from coven.games.broom_service.view.views import public_view as public_view
from coven.games.broom_service.view.views import setting as setting
