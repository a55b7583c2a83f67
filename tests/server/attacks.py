"""Attacks a real server with its usual limits, on the loopback, and prints what each attack cost and what an honest visitor noticed.

`make attacks` (`python tests/server/attacks.py`) takes some minutes; `--write` puts the table into docs/attacks.md. Everything is
bounded in number and time. The server is started here, and ended here. The address of an attacker is one of the loopback's own, so that
limits by address count as they would outside. Figures of a busy machine are larger: the first line says what a visitor notices in peace.
"""

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from server.attacking import crowding, misusing, stuffing
from server.attacking.costs import MB, Costs, measured
from server.attacking.scene import Attack, Outcome, Scene
from server.attacking.visitor import Noticed, visiting
from server.clients import run
from server.running import ROOT, Server

PAGE = ROOT / "docs" / "attacks.md"
USUAL = {"COVEN_BOT_PACE_LEAST": "0", "COVEN_BOT_PACE_MOST": "0", "COVEN_LOG_LEVEL": "warning"}  # no limits: bots only need not seem to think
PRIVATE = {"COVEN_WEBHOOK_PRIVATE": "true"}
MOST_MEMORY = 400 * MB  # for a server and its helpers, of which each takes some hundred when it starts
MOST_STORED = 16 * MB
SLOWEST = 5000.0  # milliseconds that an honest visitor waits at most, beyond what is usual in peace


async def peace(scene: Scene) -> Outcome:
    await asyncio.sleep(scene.few(5, 1))
    return Outcome("nothing, for comparison", "", held=True)


ATTACKS = (
    Attack("in peace", peace, is_cheap=True),
    Attack("boxes as bombs", stuffing.bomb, is_cheap=True),
    Attack("plans that change nothing", stuffing.plans, is_cheap=True),
    Attack("long texts", stuffing.texts, is_cheap=True),
    Attack("drawing maps", stuffing.maps),
    Attack("all tables", crowding.tables),
    Attack("all sockets", crowding.sockets),
    Attack("heads without end", crowding.heads, is_cheap=True),
    Attack("silent connections", crowding.silence),
    Attack("guessing a password", misusing.guessing),
    Attack("a flood of sign-ins", misusing.sign_ins),
    Attack("a flood of hints", misusing.hints),
    Attack("a flood of reviews", misusing.reviews),
    Attack("farming ratings", misusing.farming),
    Attack("webhooks into the house", misusing.private_hooks, is_cheap=True),
    Attack("slow webhooks", misusing.slow_hooks, settings=PRIVATE),
)


@dataclass(frozen=True)
class Result:
    """One line of the table."""

    name: str
    outcome: Outcome
    costs: Costs
    noticed: Noticed
    usual: Noticed | None = None  # what is noticed in peace

    @property
    def held(self) -> bool:
        """Whether the limit held, nothing was spent beyond bounds, and nobody else was refused or waited long."""
        return self.is_bounded and self.noticed.slowest < SLOWEST + (0.0 if self.usual is None else self.usual.slowest)

    @property
    def is_bounded(self) -> bool:
        """The same whatever time it took: on a slow machine everybody waits."""
        is_cheap = self.costs.memory < MOST_MEMORY and self.costs.stored < MOST_STORED and not self.costs.faults
        return self.outcome.held and is_cheap and not self.noticed.failed

    @property
    def cells(self) -> list[str]:
        costs = self.costs
        return [
            *(self.name, self.outcome.tried, self.outcome.answered),
            f"{max(0, costs.memory) / MB:.0f} MB",
            f"{costs.loop_seconds:.1f} + {costs.other_seconds:.1f} s",
            f"{max(0, costs.stored) / 1024:.0f} kB, {costs.steps} steps",
            self.noticed.words,
            "yes" if self.held else "NO",
        ]


HEADINGS = ("attack", "what was tried", "what was answered", "memory", "time of a core", "stored", "a visitor, ms", "held")


async def suffer(scene: Scene, attack: Attack, usual: Noticed | None) -> Result:
    """One attack, measured, while somebody honest looks on."""
    with visiting(scene.url, scene.anna.cookie) as visit, measured(scene.server) as costs:
        outcome = await attack.run(scene)
    for guest in scene.made:
        await guest.close()
    scene.made.clear()
    return Result(attack.name, outcome, costs, visit.noticed, usual)


async def suffer_all(server: Server, attacks: Sequence[Attack], is_short: bool, tell: Callable[[Result], None]) -> list[Result]:
    scene, results = await Scene.set(server, is_short), list[Result]()
    for attack in attacks:
        results.append(await suffer(scene, attack, results[0].noticed if results else None))
        tell(results[-1])
    return results


def attack_all(attacks: Sequence[Attack], is_short: bool, tell: Callable[[Result], None]) -> list[Result]:
    """Attacks servers with their usual settings, one for all attacks that need no other."""
    results = []
    for settings in sorted({tuple(attack.settings.items()) for attack in attacks}):
        some = [attack for attack in attacks if tuple(attack.settings.items()) == settings]
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(folder), {**USUAL, **dict(settings)})
            with server.start_command("serve", "--port", "0", "--data", str(Path(folder) / "data")):
                results += run(suffer_all(server, some, is_short, tell))
    return results


def page_of(results: Sequence[Result]) -> str:
    """The page with the table."""
    rows = [HEADINGS, ["---"] * len(HEADINGS), *(result.cells for result in results)]
    lines = ["| " + " | ".join(cell.replace("|", "/") for cell in row) + " |" for row in rows]
    about = [
        "# What attackers meet",
        "",
        "Written by `make attacks`, which starts a server with its usual limits on the loopback and attacks it, each attack bounded in number and",
        "time. *Memory* is what the server and all it started took more at the worst moment: a helper that starts (to build a box, to think, to",
        "work out a hint) is some hundred of it. *Time of a core* is that of the process in which the tables are, and of its helpers, which give",
        "way to it. *A visitor* is somebody honest who looks at things from a process of its own: the median and the slowest answer; one that asks",
        "nothing of the database waits for nothing but the server's loop, so the slowest says how long that was blocked at most. *Held* says that",
        "the limit did its work, and that memory, storage and the visitor's waiting stayed in bounds.",
        f"This run was on a machine with {os.cpu_count()} cores, with a load of {os.getloadavg()[1]:.0f} from this and other work.",
        "",
    ]
    return "\n".join([*about, *lines, ""])


def say(result: Result) -> None:
    print(" | ".join(result.cells), flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="only attacks whose name has one of these words")
    parser.add_argument("--write", action="store_true", help="write docs/attacks.md")
    parser.add_argument("--short", action="store_true", help="the cheap ones, in little")
    given = parser.parse_args()
    if given.write and (given.names or given.short):
        parser.error("the page is written of all attacks")
    wanted = [attack for attack in ATTACKS if not given.names or attack.run is peace or any(name in attack.name for name in given.names)]
    results = attack_all([attack for attack in wanted if attack.is_cheap or not given.short], given.short, say)
    if given.write:
        PAGE.write_text(page_of(results), encoding="utf-8")
    failed = [result.name for result in results if not result.held]
    print(f"{len(results) - len(failed)} of {len(results)} held" + (f"; not: {', '.join(failed)}" if failed else ""))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
