"""What the command line finds of a box: list, show, check, draw and copy."""

__all__ = ["FOLDER", "about", "box_file", "check", "copy_to", "draw", "line_of", "list_boxes", "read_box", "show", "show_words"]

from coven.games.broom_service.box.files import FOLDER, box_file, check, copy_to, list_boxes, read_box, show
from coven.games.broom_service.box.lines import line_of
from coven.games.broom_service.box.show import about, show_words
from coven.games.broom_service.picture.draw import draw_box as draw
