"""schemathesis over the OpenAPI document, against a real server: `python tests/server/openapi.py 300` for so many examples of each operation.

Every answer is as the document says, never 5xx; what breaks the document is refused.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from server.clients import PASSWORD, Client, gather, play_out, run, started
from server.fuzzing import check_server
from server.running import HERE, Server, serving
from waiting import PATIENCE

TABLES_OF_EACH_KIND = 3
# An error that a schema can't express (an unknown game, a login that is taken) is answered by 4XX, and is no fault.
NOT_CHECKED = ["positive_data_acceptance"]


async def furnished(server: Server) -> dict[str, Any]:
    """People with and without an account, and tables that are open, in play and over."""
    tables, cookies = [], []
    for _ in range(TABLES_OF_EACH_KIND):
        waiting, _, people = await gather(server.url, 2, public=True)
        playing, _, players, _ = await started(server.url, 2, public=True)
        over, _, winners, sockets = await started(server.url, 2, public=True)
        await play_out(sockets)
        await winners[0].post("/people/account", login=f"owner-{len(tables)}", password=PASSWORD)
        tables += [waiting, playing, over]
        cookies += [people[0].cookie, players[0].cookie, winners[0].cookie]
    return {"url": server.url, "tables": tables, "cookies": cookies}


def check(server: Server, examples: int, seed: int, phases: str = "examples,coverage,fuzzing") -> str:
    """Runs schemathesis; returns what it says. Raises if it found anything, or if the server had a fault."""
    given = json.dumps(run(furnished(server)))
    words = ["run", server.url + "/api/v2/openapi.json", "--max-examples", str(examples), "--phases", phases, "--seed", str(seed), "--no-color"]
    words += ["--suppress-health-check", "too_slow", "--request-timeout", str(PATIENCE)]  # speed is not what is checked
    words += ["--checks", "all", "--exclude-checks", ",".join(NOT_CHECKED), "--generation-database", "none", "--warnings", "off"]
    environment = {**os.environ, "SCHEMATHESIS_HOOKS": "openapi_hooks", "PYTHONPATH": str(HERE), "COVEN_SCHEMATHESIS": given}
    command = [sys.executable, "-m", "schemathesis.cli", *words]
    done = subprocess.run(command, cwd=server.folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    check_server(server, run(metrics(server)))
    return done.stdout


async def metrics(server: Server) -> str:
    return (await Client(server.url).http.get(server.url + "/metrics")).text


def main(folder: Path, examples: int, seed: int = 1) -> tuple[int, str]:
    """Checks a real server; returns how many requests were made, and what schemathesis says."""
    with serving(folder) as server:
        said = check(server, examples, seed)
    found = re.search(r"(\d+) generated", said)
    assert found is not None, said[-2000:]
    return int(found[1]), said


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("examples", type=int, nargs="?", default=300)
    asked.add_argument("--seed", type=int, default=1)
    wanted = asked.parse_args()
    with tempfile.TemporaryDirectory() as place:
        made, text = main(Path(place), wanted.examples, wanted.seed)
    print(text)
    print(f"{made} requests: every answer as the document says, no 5xx, no trace in the log")
