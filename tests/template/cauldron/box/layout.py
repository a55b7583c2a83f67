"""What is in the box, as the rules read it."""

import numpy as np
from template.cauldron.state import KINDS

BOX = np.dtype([("copies", "i1", KINDS), ("hand_size", "i1")], align=True)
