"""Positions: a table as readable data and back, for tests, puzzles and an editor."""

import copy
import struct
from collections.abc import Mapping, Sequence
from typing import Any

from coven.errors import CovenError, Finding, shown
from coven.kernel.stream import BLOCK_WORDS, resume
from coven.table.files.checks import named_as_today
from coven.table.game import Game
from coven.table.keeper import Keeper
from coven.table.seeds import SEED_BYTES, make_seed, seed_words
from coven.table.table import Table

KNOWN = {"game", "rules_version", "players", "options", "box", "state", "stream"}
STREAM_KNOWN = {"seed", "blocks", "left"}


def bad_position(faults: Sequence[str]) -> CovenError:
    """The error for a position that can't be set up."""
    return CovenError("bad_position", "This position can't be set up: " + "; ".join(faults) + ".", faults=list(faults))


def position_of(keeper: Keeper) -> dict[str, Any]:
    """Everything about a table's present state, the key of its random stream included."""
    stream, game = keeper.state.stream, keeper.game
    return {
        "game": game.name,
        "rules_version": game.version,
        "players": keeper.players,
        "options": dict(keeper.options),
        **({} if keeper.box is game.standard_box else {"box": copy.deepcopy(keeper.box.data)}),
        "state": keeper.reveal(),
        "stream": {"seed": struct.pack("<8I", *stream.key).hex(), "blocks": int(stream.blocks), "left": int(stream.left)},
    }


def table_from_position(
    game: Game, data: Mapping[str, Any], seed: int | str | bytes | None = None, seats: Sequence[str] | None = None, salt: bytes | None = None
) -> Table:
    """A table set up from data; without a seed or a stream in it, a new seed is drawn."""
    data = _check_frame(game, data)
    players = data["players"]
    game.check_players(players)
    box = game.box(data.get("box"))
    options = game.check_options(players, data.get("options", {}), box)
    state = game.new_state()
    given = _check_stream(data.get("stream", {}))
    key = make_seed(given.get("seed") if seed is None else seed)
    _set_up(game, box.plain, state, players, options, key, data["state"])
    resume(state, seed_words(key), given.get("blocks", 0), given.get("left", 0))
    origin = {name: copy.deepcopy(value) for name, value in data.items() if name != "stream"}
    origin["stream"] = {"blocks": given.get("blocks", 0), "left": given.get("left", 0)}
    return Table(Keeper(game, players, options, key, box, seats, first=state, origin=origin, salt=salt))


def _set_up(game: Game, box: Any, state: Any, players: int, options: Mapping[str, Any], key: bytes, data: Mapping[str, Any]) -> None:
    """Starts a game so that every field has a possible value, then writes the position over it."""
    game.rules.start(box, state, players, game.encode_options(options), seed_words(key))
    try:
        faults = game.faces.set_position(box, state, data)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError, OverflowError) as error:
        problem = f"{type(error).__name__}: {error}"
        raise bad_position(
            [Finding("position_shape", f"it does not have the shape of a position of {game.name} ({problem})", problem=problem)]
        ) from None
    if faults:
        raise bad_position(faults)


def _check_frame(game: Game, given: Mapping[str, Any]) -> Mapping[str, Any]:
    """The position with its parts named as today, if it has them all."""
    if not isinstance(given, Mapping):
        raise bad_position([Finding("position_no_object", "it is not an object")])
    data = named_as_today(given)
    if data.get("game", game.name) != game.name:
        theirs = shown(data["game"])
        raise bad_position([Finding("position_game", f"it is of the game {theirs}, not {game.name!r}", theirs=theirs, ours=game.name)])
    if data.get("rules_version", game.version) != game.version:
        raise CovenError(
            "other_rules_version",
            f"It was written under rules version {data['rules_version']!r} of {game.name}; this is version {game.version}.",
            theirs=data["rules_version"],
            ours=game.version,
        )
    faults = [Finding("position_lacks", f"it has no {name}", part=name) for name in ("players", "state") if name not in data]
    faults += [Finding("position_part", f"{name} is not a part of a position", part=str(name)) for name in data if name not in KNOWN]
    odd = [name for name in ("state", "options", "box", "stream") if not isinstance(data.get(name, {}), Mapping)]
    faults += [Finding("position_part_no_object", f"{name} is not an object", part=name) for name in odd]
    if faults:
        raise bad_position(faults)
    return data


def _check_stream(stream: Mapping[str, Any]) -> Mapping[str, Any]:
    faults = [Finding("stream_part", f"{name} is not a part of a stream", part=str(name)) for name in stream if name not in STREAM_KNOWN]
    seed = stream.get("seed")
    if seed is not None and not (isinstance(seed, str) and len(seed) == 2 * SEED_BYTES and all(c in "0123456789abcdef" for c in seed)):
        faults.append(Finding("stream_seed", "the stream's seed is not 64 hex digits"))
    for name, most in (("blocks", 2**32 - 1), ("left", BLOCK_WORDS)):
        value = stream.get(name, 0)
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
            faults.append(Finding("stream_number", f"the stream's {name} is not a whole number from 0 to {most}", part=name, most=most))
    if not faults and stream.get("left", 0) and not stream.get("blocks", 0):
        faults.append(Finding("stream_left", "the stream has words left of no block"))
    if faults:
        raise bad_position(faults)
    return stream
