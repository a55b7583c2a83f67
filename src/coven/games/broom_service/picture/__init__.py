"""The map of Broom Service as an SVG picture."""

from coven.games.broom_service.picture.draw import ground as ground
from coven.games.broom_service.picture.draw import picture as picture
from coven.games.broom_service.picture.draw import printed as printed
