"""Writes tests/analysis/positions: moments near the end of games in which one move is clearly the best, with the line why.

`python tools/test_data/make_analysis_positions.py witches` plays games, looks at their last decisions, and keeps those where after one move the
seat comes out further ahead (or less far behind), whatever the others do and in every world tried, than it could after any other
move if all others helped it. Nothing of the analysis is used for that: only the rules, tried out move by move. For its own later moves
the seat has the careful bot after the one move, which knows no more than the seat does, and the very best ones after the others.
"""

import json
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

import coven
from coven.bots import Bot
from coven.kernel.types import U64
from coven.table.files.position import table_from_position
from coven.table.game import Game
from coven.table.keeper import Keeper
from coven.table.table import Table

FOLDER = Path(__file__).parents[2] / "tests" / "analysis" / "positions"
WANTED = {"witches": 20, "wandering_towers": 8, "broom_service": 20}  # more of Wandering Towers are made by hand, in tests/analysis/towers.py
EACH = {"witches": 3, "wandering_towers": 1, "broom_service": 3}  # of a kind in one game
MOST_OF_A_KIND = 17
HANDS = 6
WORLDS = 4
MOST_NODES = 700
DEEPEST = 40
CLEAR = {"witches": 3, "wandering_towers": 1, "broom_service": 3}  # points that the best move is ahead of the others at the least
LAST_MOVES = {"witches": 9, "wandering_towers": 8, "broom_service": 12}
BOTS = {"witches": "random", "wandering_towers": "random", "broom_service": "random"}
OPTIONS: dict[str, dict[str, Any]] = {"witches": {"rounds": 1}}
Bounds = tuple[float, float]


class TooMany(Exception):
    """The continuations of a position are too many to be tried out."""


class Trying:
    """Every continuation of a state, and the least and the most that a seat can be ahead of the best of the others at the end."""

    def __init__(self, table: Table, seat: int) -> None:
        self.game, self.box, self.seat, self.nodes = table.game, table.box.plain, seat, 0
        self.out = np.zeros(table.game.rules.actions, np.int16).data
        self.sign = -1 if table.game.about.fewest_points_win else 1

    def bounds(self, state: Any, depth: int) -> Bounds:
        rules = self.game.rules
        self.nodes += 1
        if self.nodes > MOST_NODES or depth > DEEPEST:
            raise TooMany
        if rules.is_over(self.box, state):
            margin = self.margin(state)
            return margin, margin
        mover = next(seat for seat in range(state.players) if rules.must_act(self.box, state, seat))
        actions = self.out[: rules.moves(self.box, state, mover, self.out)].tolist()
        found = {action: self.bounds(self.after(state, mover, action), depth + 1) for action in actions}
        most = max(high for _, high in found.values())
        if mover != self.seat:
            return min(low for low, _ in found.values()), most
        return found[int(rules.bots["careful"](self.box, state, mover, U64(1), self.out))][0], most

    def line(self, state: Any, action: int, chance: random.Random) -> float:
        """How far ahead the seat is at the end of one continuation."""
        state = self.after(state, self.seat, action)
        rules = self.game.rules
        for _ in range(DEEPEST):
            if rules.is_over(self.box, state):
                return self.margin(state)
            mover = next(seat for seat in range(state.players) if rules.must_act(self.box, state, seat))
            rules.play(self.box, state, mover, chance.choice(self.out[: rules.moves(self.box, state, mover, self.out)].tolist()))
        raise TooMany

    def after(self, state: Any, seat: int, action: int) -> Any:
        branch = state.copy()
        self.game.rules.play(self.box, branch, seat, action)
        return branch

    def margin(self, state: Any) -> float:
        scores = [self.sign * score for score in self.game.faces.scores(self.box, state)]
        return float(scores[self.seat] - max(score for seat, score in enumerate(scores) if seat != self.seat))


def made(keeper: Keeper, seat: int, action: int) -> Keeper:
    branch = keeper.at(len(keeper))
    branch.make(seat, action)
    return branch


def looks_clear(table: Table, seat: int, actions: Sequence[int]) -> bool:
    """Whether a few continuations of each move leave it possible that one of them is clearly the best: a quick look before the long one."""
    trying, chance = Trying(table, seat), random.Random(1)
    margins = [sorted(trying.line(table.keeper.state, action, chance) for _ in range(3)) for action in actions]
    best = max(range(len(actions)), key=lambda place: margins[place][0])
    return all(margins[best][0] >= each[-1] + CLEAR[table.game.name] for place, each in enumerate(margins) if place != best)


def best_move(table: Table, seat: int) -> str | None:
    """The one move that is clearly the best in every world tried, if there is one."""
    moves = table.moves(seat)
    if len(moves) < 2:
        return None
    if not looks_clear(table, seat, [move.id for move in moves]):
        return None
    lows, highs = {move.text: float("inf") for move in moves}, {move.text: -float("inf") for move in moves}
    for world in range(WORLDS):
        state = table.imagined(seat, world) if world else table.keeper.state
        for move in moves:
            trying = Trying(table, seat)
            low, high = trying.bounds(trying.after(state, seat, move.id), 0)
            lows[move.text], highs[move.text] = min(lows[move.text], low), max(highs[move.text], high)
        best = max(lows, key=lambda text: lows[text])
        if any(highs[text] + CLEAR[table.game.name] > lows[best] for text in lows if text != best):
            return None
    return best


def games(game: Game) -> Iterator[Table]:
    """Played games, of every number of players, by bots good and bad."""
    number = 0
    while True:
        players = [count for count in game.players if count > 1][number % 3]
        table = game.new_table(players, OPTIONS.get(game.name), seed=f"position {number}")
        names = BOTS[game.name].split()
        bots = [Bot(names[(seat + number) % len(names)], game, number * 10 + seat) for seat in range(players)]
        while not table.is_over:
            seat = table.to_act[0]
            table.play(seat, bots[seat].choose(table, seat))
        yield table
        number += 1


def moments(game: Game, table: Table) -> Iterator[Table]:
    """The last decisions of a game; in Witches also as if one player had taken all of the fire so far, in Wandering Towers with other hands."""
    for number in range(len(table.keeper) - 1, max(0, len(table.keeper) - LAST_MOVES[game.name]), -1):
        earlier = table.keeper.table_at(number)
        yield earlier
        if game.name == "witches":
            yield from with_one_at_the_fire(game, earlier)
        if game.name == "wandering_towers" and earlier.to_act:
            yield from with_other_hands(earlier)


def with_other_hands(table: Table) -> Iterator[Table]:
    """The same board with cards dealt anew, as another seat may imagine it."""
    other = (table.to_act[0] + 1) % table.players
    for seed in range(HANDS):
        keeper = table.keeper.at(len(table.keeper))
        keeper.state = table.imagined(other, seed)
        yield Table(keeper)


def with_one_at_the_fire(game: Game, table: Table) -> Iterator[Table]:
    """The same cards in hands, but all fire taken so far, with the water witch and the queen, in one pile."""
    for seat in range(table.players):
        data = table.keeper.position()
        piles = [pile.split() for pile in data["state"]["taken"]]
        last = data["state"]["last_trick"] or {"cards": [], "winner": seat}
        stays = set() if last["winner"] == seat else set(filter(None, last["cards"]))
        if any(card.startswith("R") for card in stays):
            continue
        moved = {card for pile in piles for card in pile if card not in stays and (card.startswith("R") or card in ("G11", "G12"))}
        if len(moved) < 10 or not any(card[0] == "R" for hand in data["state"]["hands"] for card in hand.split()):
            continue
        kept = [[card for card in pile if card not in moved] for pile in piles]
        kept[seat] += sorted(moved)
        data["state"]["taken"] = [" ".join(pile) for pile in kept]
        try:
            yield table_from_position(game, data, bytes.fromhex(data["stream"]["seed"]), None, None)
        except coven.CovenError:
            continue


def why(table: Table, seat: int, best: str) -> str:
    """What the best move does, in a line."""
    after = Table(made(table.keeper, seat, table.game.move(best).id))
    name, state, then = table.game.name, table.keeper.state, after.keeper.state
    if name == "wandering_towers" and then.home[seat] > state.home[seat]:
        return f"{best} brings a wizard home; no other move does as well."
    if name == "broom_service" and best.startswith("brave"):
        return f"{best} can't be beaten any more and pays more than anything else: be brave."
    if name == "witches" and spell_of_another(table, seat, best):
        return f"Another has all the fire so far: only {best} stops the spell."
    if name == "witches":
        return f"{best} keeps points out of the pile, whatever the others do; any other card takes them."
    return f"{best} scores more than any other move can, whatever the others do: take it."


def spell_of_another(table: Table, seat: int, best: str) -> bool:
    """Whether after every other move a spell of another seat may come, and never after the best."""
    others = [move for move in table.moves(seat) if move.text != best]
    return not may_come(table, seat, best) and all(may_come(table, seat, move.text) for move in others)


def may_come(table: Table, seat: int, move: str) -> bool:
    """Whether some continuation after a move ends with a spell of another seat."""
    waiting = [made(table.keeper, seat, table.game.move(move).id)]
    while waiting:
        here = Table(waiting.pop())
        if here.is_over:
            if here.keeper.state.spell > 0 and here.keeper.state.caster != seat:
                return True
            continue
        mover = here.to_act[0]
        waiting += [made(here.keeper, mover, each.id) for each in here.moves(mover)]
    return False


def found_in(game: Game, table: Table) -> Iterator[dict[str, Any]]:
    """The clear decisions among the last of a game."""
    for moment in moments(game, table):
        if moment.is_over or len(moment.to_act) != 1:
            continue
        seat = moment.to_act[0]
        try:
            best = best_move(moment, seat)
        except TooMany:
            continue
        if best is not None:
            yield {"why": why(moment, seat, best), "seat": seat, "best": best, "position": moment.keeper.position()}


def main(name: str) -> None:
    game, wanted = coven.game(name), WANTED[name]
    kept: list[dict[str, Any]] = []
    kinds: Counter[str] = Counter()
    for table in games(game):
        taken: Counter[str] = Counter()
        for entry in found_in(game, table):
            kind = entry["why"].split()[-1]
            if taken[kind] < EACH[name] and kinds[kind] < MOST_OF_A_KIND and len(kept) < wanted:
                taken[kind] += 1
                kinds[kind] += 1
                kept.append(entry)
                print(f"{len(kept):>3}  {entry['why']}", flush=True)
                write(name, kept)
            if sum(taken.values()) == 2 * EACH[name] or len(kept) == wanted:
                break
        if len(kept) == wanted:
            break


def write(name: str, kept: Sequence[dict[str, Any]]) -> None:
    """Writes what has been found so far."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    lines = ",\n".join(json.dumps(entry, ensure_ascii=False, separators=(",", ":")) for entry in kept)
    (FOLDER / f"{name}.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
