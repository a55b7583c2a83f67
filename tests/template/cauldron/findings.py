"""What is wrong with a box or a position of Cauldron: a code and its details; the sentences stand in the words."""

from pathlib import Path

from coven.table.words import findings_in

finding = findings_in(Path(__file__).parent / "words")
