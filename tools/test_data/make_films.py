"""Adds to tests/server/archive a film and a record of each game under its present rules version, if there is none. What is there is never changed."""

from pathlib import Path

import coven
from coven.bots import Bot, bot_names
from coven.server.features.films.making import make_film

ARCHIVE = Path(__file__).resolve().parents[2] / "tests" / "server" / "archive"
PLAYERS = 3  # if the game is for so many


def recorded(name: str) -> list[str]:
    """The record of one game among bots, the same every time."""
    game = coven.game(name)
    players = PLAYERS if PLAYERS in game.players else game.players[0]
    table = game.new_table(players, seed=f"a film of {name}", salt=bytes(32))
    bots = [Bot(bot_names(game)[0], game, seed=f"{name} {seat}") for seat in range(players)]
    while not table.is_over:
        seat = table.to_act[0]
        table.play(seat, bots[seat].choose(table, seat))
    return list(table.record().lines())


def main() -> None:
    """Writes what is missing."""
    for name in (name for name in coven.game_names() if name != "cauldron"):
        film = ARCHIVE / f"{name}-{coven.game(name).version}.film"
        if not film.exists():
            lines = recorded(name)
            film.write_bytes(make_film(lines))
            film.with_suffix(".jsonl").write_text("".join(line + "\n" for line in lines), encoding="utf-8")
            print(film.name)


if __name__ == "__main__":
    main()
