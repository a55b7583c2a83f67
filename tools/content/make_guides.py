"""Writes the prepared games of the guides: what the person is asked to play is told here, the bots' answers are found by playing.

Run it after a change of the rules, then read the steps in web/src/learn again: they speak of what the others do.
"""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import coven
from coven.bots import Bot
from coven.server.features.guides.guide import FOLDER, SEAT

BOT = "careful"


@dataclass(frozen=True)
class Lesson:
    """A deal that shows much in little time, and what the person plays."""

    players: int
    seed: int
    mine: str
    options: dict[str, Any] = field(default_factory=dict)


LESSONS = {
    "witches": Lesson(4, 18, "pass R11, pass R14, pass G12, B14, Y1, Z, B11, R2, B2", {"rounds": 1}),
    "wandering_towers": Lesson(
        2,
        278,
        "W1T1 tower, tower T7, W3 wizard, wizard 1, W4 wizard, wizard 8, W4 wizard, wizard 12, "
        "W3T3 tower, tower T8, W4 wizard, wizard 4, cast move_tower, tower T1",
    ),
    "broom_service": Lesson(
        3,
        96,
        "choose hill-witch, choose forest-witch, choose herb-gatherer, choose root-gatherer, brave hill-witch, fly 0 a15, deliver 0 t3, "
        "cowardly herb-gatherer, gather 1, brave forest-witch, cowardly root-gatherer, gather 1",
    ),
}


def played(name: str, lesson: Lesson) -> dict[str, Any]:
    """The game of a lesson; the person goes first wherever several must act, then the lowest seat."""
    game = coven.game(name)
    seed = f"{lesson.seed:064x}"
    table = game.new_table(lesson.players, lesson.options, bytes.fromhex(seed))
    mine, moves = lesson.mine.split(", "), list[tuple[int, str]]()
    while not table.is_over and (mine or SEAT not in table.to_act):
        seat = SEAT if SEAT in table.to_act else table.to_act[0]
        move = mine.pop(0) if seat == SEAT else Bot(BOT, game, f"{seed} {len(moves)}").choose(table, seat).text
        table.play(seat, move)
        moves.append((seat, move))
    return {"rules_version": game.version, "players": lesson.players, "options": lesson.options, "seed": seed, "moves": moves}


def main() -> None:
    for name, lesson in LESSONS.items():
        Path(FOLDER / f"{name}.json").write_text(json.dumps(played(name, lesson)) + "\n", encoding="utf-8")
        print(name)


if __name__ == "__main__":
    main()
