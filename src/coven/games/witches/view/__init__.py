"""What is seen of Witches: views, prompts, events, moves in words and notation, the end."""

from coven.games.witches.view.end import breakdown as breakdown
from coven.games.witches.view.end import places as places
from coven.games.witches.view.end import scores as scores
from coven.games.witches.view.events import events as events
from coven.games.witches.view.moves import action_of as action_of
from coven.games.witches.view.moves import move_of as move_of
from coven.games.witches.view.schema import SCHEMA as SCHEMA
from coven.games.witches.view.views import own_view as own_view
from coven.games.witches.view.views import prompt as prompt
from coven.games.witches.view.views import public_view as public_view
from coven.games.witches.view.views import setting as setting
