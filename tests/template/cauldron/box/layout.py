"""What is in the box, as the rules read it."""

from template.cauldron.state import KINDS

from coven.kernel.layout import layout

BOX = layout([("copies", "i1", KINDS), ("hand_size", "i1")])
