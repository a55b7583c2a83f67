"""What is seen of Cauldron: views, prompts, events, moves in words and notation, the end."""

from template.cauldron.view.end import breakdown as breakdown
from template.cauldron.view.end import places as places
from template.cauldron.view.end import scores as scores
from template.cauldron.view.events import events as events
from template.cauldron.view.moves import action_of as action_of
from template.cauldron.view.moves import move_of as move_of
from template.cauldron.view.prompt import prompt as prompt
from template.cauldron.view.schema import SCHEMA as SCHEMA
from template.cauldron.view.views import own_view as own_view
from template.cauldron.view.views import public_view as public_view
from template.cauldron.view.views import setting as setting
