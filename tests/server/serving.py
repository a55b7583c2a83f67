"""A server for tests: a real process, which also knows the template game. Run as a script, with settings as JSON."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from template.cauldron import GAME

from coven.table.registry import register

register(GAME)  # also in the processes bots think in, which read this file again

if __name__ == "__main__":
    from coven.server.run import serve
    from coven.server.settings import read_settings

    serve(read_settings(**json.loads(sys.argv[1])))
