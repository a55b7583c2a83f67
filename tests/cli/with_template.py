"""`coven` with the template game installed, for tests that need a process of their own."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from template.cauldron import GAME

from coven.cli.main import main
from coven.table.registry import register

register(GAME)
sys.exit(main())
