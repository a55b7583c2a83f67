"""Writes web/fixtures: what seat 0 sees in real games of bots, for the gallery and the tests of the boards.

Each file has the view, the setting, the moves and the last events of one moment: start, middle and end of every game played here, and
the first moment of every phase that has a kind of move not seen before; and two phases too rare for that, set up as positions.
The maps of Broom Service lie beside them, and in films/ steps of every film in the archive, as each viewer saw them.
"""

import json
import shutil
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import coven
from coven.bots import Bot
from coven.games.broom_service.picture import ground
from coven.server.store.film import Film, Frame, perspectives_of
from coven.table.table import Table

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "web" / "fixtures"
ARCHIVE = ROOT / "tests" / "server" / "archive"
NAMES = ("You", "Griselda", "Morgana", "Bartholomew", "Zora", "Old Nan")
MOST_MOVES = 1500  # after that a game is ended by taking the last position
Options = Mapping[str, Any]
Taken = tuple[str, dict[str, Any]]

MASTER = {"master": True, "spells": "random", "spell_count": 8}
GAMES: tuple[tuple[str, int, str, Options], ...] = (
    ("witches", 3, "", {}),
    ("witches", 4, "", {"last_spell": "rescue", "limit": 30}),
    ("witches", 5, "", {"memory": "own"}),
    ("witches", 6, "", {"memory": "none", "earth_variant": True}),
    ("wandering_towers", 1, "", {"spells": "random"}),
    ("wandering_towers", 2, "", {}),
    ("wandering_towers", 3, "deck", {"mode": "cooperative"}),
    ("wandering_towers", 4, "master", {**MASTER, "memory": "own"}),
    ("wandering_towers", 5, "spells", {"spells": "random", "spell_count": 8, "memory": "all"}),
    ("wandering_towers", 6, "", {}),
    ("wandering_towers", 6, "teams", {"mode": "teams", **MASTER}),
    ("broom_service", 2, "", {}),
    ("broom_service", 5, "", {"storm_clouds": True, "mountain_tiles": True}),
    ("broom_service", 3, "back", {"side": "back"}),
    ("broom_service", 5, "back", {"side": "back", "storm_clouds": True, "partial_gains": True}),
)


def moment(table: Table, since: int) -> dict[str, Any]:
    """What seat 0 sees now, with what happened since an event number."""
    moves = table.moves(0) if 0 in table.to_act else []
    return {
        "game": table.game.name,
        "players": table.players,
        "me": 0,
        "setting": table.setting,
        "view": table.view(0),
        "moves": [move.as_data() for move in moves],
        "events": [event.as_data() for event in table.events(0, since)],
        "seats": [{"name": NAMES[seat], "bot": None if seat == 0 else "careful", "connected": seat != 2} for seat in range(table.players)],
    }


def play(name: str, players: int, options: Options) -> Iterator[Taken]:
    """A game of bots: its phase and the moment, at the start, whenever seat 0 must act, and at the end."""
    game = coven.game(name)
    table = game.new_table(players=players, options=dict(options), seed=f"fixture {name} {players} {sorted(options)}")
    bots = [Bot("careful" if seat else "random" if name == "witches" else "careful", game, f"{seat}") for seat in range(players)]
    since = 0
    for _ in range(MOST_MOVES):
        if table.is_over:
            break
        if 0 in table.to_act:
            yield table.view(0)["phase"], moment(table, since)
            since = len(table.events(0))
        for seat in table.to_act[:1]:
            table.play(seat, bots[seat].choose(table, seat))
    yield "end", moment(table, since)


def busy(shown: Mapping[str, Any]) -> tuple[int, int]:
    """How much there is to see and to choose: cards in a trick, then moves."""
    return len(shown["view"].get("trick", ())), len(shown["moves"])


def named(name: str, players: int, variant: str, options: Options, seen: set[str]) -> Iterator[Taken]:
    """The moments of a game worth keeping, by file name."""
    taken = list(play(name, players, options))
    ending = f"-{variant}" if variant else ""
    yield f"{name}-start-{players}{ending}", taken[0][1]
    yield f"{name}-middle-{players}{ending}", max(taken[len(taken) // 3 : -(len(taken) // 3)], key=lambda one: busy(one[1]))[1]
    yield f"{name}-end-{players}{ending}", taken[-1][1]
    for phase, shown in taken[:-1]:
        fresh = {f"{name} {phase} {move['kind']}" for move in shown["moves"]} - seen
        if fresh:
            seen |= fresh
            yield f"{name}-{phase}_{len(seen)}-{players}{ending}", shown


def casting() -> Table:
    """Witches: seat 0 has taken everything in the last round and decides what to do with its spell."""
    game = coven.game("witches")
    position = game.new_table(4, seed=1).keeper.position()
    every = " ".join(position["state"]["hands"])
    done = {"phase": "casting", "hands": [""] * 4, "taken": [every, "", "", ""], "totals": [40, 45, 50, 45], "turn": 0}
    return game.from_position({"players": 4, "state": {**done, "last_round": {"caster": 0, "spell": 30}}}, seed=1)


def adding() -> Table:
    """Broom Service: More or Less has been told, and seat 0 may add a role by a tile."""
    game = coven.game("broom_service")
    position = game.new_table(3, {"side": "back"}, seed=3).keeper.position()
    state = position["state"]
    left = [event for event in [*state["events_left"], state["event"]] if event != "more-or-less"]
    hands = [["forest-witch", "hill-witch"], ["mountain-witch", "prairie-witch"], ["valley-druid"]]
    state |= {"phase": "adding", "event": "more-or-less", "events_left": left, "hands": hands, "answered": [1, 2]}
    state |= {"tiles": [[0, 1, 0], [0, 0, 0], [0, 0, 0]], "forest_tiles": [None if tile == 1 else tile for tile in state["forest_tiles"]]}
    return game.from_position(position, seed=3)


def write_map(shown: Mapping[str, Any]) -> None:
    """The map of a moment of Broom Service, once for each side."""
    path = FOLDER / f"map-{shown['setting']['side']}.svg"
    if not path.exists():
        path.write_text(ground(shown["setting"]), encoding="utf-8")


def steps_to_draw(frames: Sequence[Frame], seen: set[str]) -> Iterator[dict[str, Any]]:
    """The last step of a film, and every one with a phase or a kind of event not seen before."""
    for frame in frames:
        fresh = {frame.view["phase"], *(event["kind"] for event in frame.events)} - seen
        seen |= fresh
        if fresh or frame is frames[-1]:
            yield {"number": frame.number, "view": frame.view, "events": frame.events}


def unpacked(film: Film) -> dict[str, Any]:
    """A film as the tests of the boards read it."""
    head, seen = film.head, set[str]()
    watched = {perspective: film.frames(perspective) for perspective in perspectives_of(head["players"])}
    steps = {
        str(perspective): list(steps_to_draw(frames, seen if perspective in range(head["players"]) else set()))
        for perspective, frames in watched.items()
    }
    return {"game": head["game"], "players": head["players"], "setting": head["setting"], "steps": steps}


def write_films() -> None:
    (FOLDER / "films").mkdir()
    for path in sorted(ARCHIVE.glob("*.film")):
        text = json.dumps(unpacked(Film(path.read_bytes())), ensure_ascii=False)
        (FOLDER / "films" / f"{path.stem}.json").write_text(text, encoding="utf-8")


def main() -> None:
    """Writes everything anew."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    write_films()
    seen: set[str] = set()
    for name, players, variant, options in GAMES:
        for file, shown in named(name, players, variant, options, seen):
            (FOLDER / f"{file}.json").write_text(json.dumps(shown, ensure_ascii=False), encoding="utf-8")
            if name == "broom_service":
                write_map(shown)
    for name, table in {"witches-casting-4": casting(), "broom_service-adding-3-back": adding()}.items():
        (FOLDER / f"{name}.json").write_text(json.dumps(moment(table, 0), ensure_ascii=False), encoding="utf-8")
    print(f"{len(list(FOLDER.iterdir()))} files in {FOLDER.name}")


if __name__ == "__main__":
    main()
