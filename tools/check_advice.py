"""Hints and reviews over many games: does any contradict itself?

`python tools/check_advice.py --games 200` plays games of all three titles by bots of different strength and with every number of players,
asks for hints along the way and reviews each game with open cards, every other one from a seat's eyes as well. Every figure and sentence
is held against those that are shown with it (`coven.conformance.advice`), and all that the terminal and the page say of it in three
languages is read. It prints what it found, and fails if that is anything.

`--notes FILE` keeps a line a game, so that a run which was broken off goes on where it was; `--write` writes docs/advice.md from it.
"""

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import coven
from coven.analysis import analyse
from coven.analysis.reviewing import review
from coven.analysis.shapes import HintData, ReviewData
from coven.analysis.values import tenths
from coven.bots import Bot
from coven.cli.analysis.hint import told
from coven.cli.analysis.review import drawn_review
from coven.cli.output import Output
from coven.conformance.advice import hint_contradictions, review_contradictions
from coven.conformance.wording import wording_faults
from coven.table.game import Game
from coven.table.table import Table
from coven.table.words import LANGUAGES, words

ROOT = Path(__file__).resolve().parents[1]
PAGE_WORDS = ROOT / "web/src/words"
REPORT = ROOT / "docs/advice.md"
TITLES = ("witches", "wandering_towers", "broom_service")
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")
LEVELS = ("careful", "random", "casual")
HOPELESS = 2  # hundredths of a win, from the middle of the game on
ON_A_PAGE = 8  # moves of a hint


@dataclass
class Checked:
    """A game that was played, advised on and reviewed: what of each kind there was, and what was wrong."""

    title: str
    number: int
    players: int
    kinds: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Wish:
    """How much is looked at of each game."""

    hints: float  # of a hundred decisions
    hint_simulations: int
    simulations: int


def check(game: Game, number: int, wish: Wish) -> Checked:
    """Plays one game, and notes what its hints and reviews have wrong."""
    chance = random.Random(f"{game.name} {number}")
    counts = [count for count in game.players if count > 1]
    players = counts[number % len(counts)]
    table = game.new_table(players, options_of(game, number), seed=f"advice {number}", seats=NAMES[:players])
    bots = [Bot(LEVELS[(seat + number) % len(LEVELS)], game, f"{number} {seat}") for seat in range(table.players)]
    found = Checked(game.name, number, table.players)
    while not table.is_over:
        seat = table.to_act[0]
        if chance.random() < wish.hints / 100:
            found.faults += [f"hint at move {len(table.keeper)}: {fault}" for fault in check_hint(table, seat, wish, found.kinds)]
        table.play(seat, bots[seat].choose(table, seat))
    for eyes in (None, number % table.players) if number % 2 else (None,):
        data = review(table.record(), eyes, wish.simulations).as_data()
        found.faults += [f"review: {fault}" for fault in check_review(game, data, found.kinds)]
    return found


def options_of(game: Game, number: int) -> dict[str, object]:
    """Of four games of Witches one is whole, the others take two rounds: as much can go wrong in them, in less time."""
    return {"rounds": 2} if game.name == "witches" and number % 4 else {}


def check_hint(table: Table, seat: int, wish: Wish, kinds: Counter[str]) -> Iterator[str]:
    analysis = analyse(table, seat, wish.hint_simulations)
    data = analysis.as_data()
    kinds.update(["hint", *(f"reason {reason['kind']}" for reason in data["reasons"])])
    kinds.update(["packet"] if data["moves"][0]["packet"] else [])
    yield from hint_contradictions(table.game, data)
    for language in LANGUAGES:
        lines = [*told(speaking(table.game, language, table.seats), table, analysis), *page_hint(data, language)]
        kinds.update(["line read"] * len(lines))
        for line in lines:
            yield from wording_faults(line, language)


def check_review(game: Game, data: ReviewData, kinds: Counter[str]) -> Iterator[str]:
    kinds.update(["review", *(f"costly by {each['counts']}" for each in data["costly"]), *("turning point" for _ in data["turning"])])
    kinds.update(f"hopeless seat, {'points told' if is_told else 'nothing clearly lost'}" for is_told in hopeless(data))
    yield from review_contradictions(game, data)
    for language in LANGUAGES:
        lines = [*terminal_review(game, data, language), *page_review(data, language)]
        kinds.update(["line read"] * len(lines))
        for line in lines:
            yield from wording_faults(line, language, is_of_others=True)


def hopeless(data: ReviewData) -> Iterator[bool]:
    """For every seat that had lost by the middle of the game: whether a move of it is told that cost points."""
    later = data["points"][len(data["points"]) // 2 :]
    for seat in range(data["players"]) if data["seat"] is None else [data["seat"]]:
        if max(point["percents"][seat] for point in later) <= HOPELESS:
            yield any(each["seat"] == seat for each in data["costly"])


# --- what people read -------------------------------------------------------------------------------------------------


def speaking(game: Game, language: str, seats: Sequence[str]) -> Output:
    output = Output(language)
    output.use(game, seats)
    return output


def terminal_review(game: Game, data: ReviewData, language: str) -> list[str]:
    text = StringIO()
    Console(file=text, width=400, markup=False, highlight=False).print(drawn_review(speaking(game, language, data["seats"]), game, data, 100))
    return text.getvalue().splitlines()


def page_hint(hint: HintData, language: str) -> Iterator[str]:
    """What the page says besides the reasons (`web/src/table/hint/Hint.svelte`)."""
    speak, moves = words(language, PAGE_WORDS), hint["moves"]
    yield speak("web-hint-best", move=" + ".join(moves[0]["packet"] or [moves[0]["move"]]))
    yield from (speak("web-hint-chance", chance=move["percent"], score=move["points"]) for move in moves[:ON_A_PAGE])
    if len(moves) > ON_A_PAGE:
        yield speak("web-hint-more", count=len(moves) - ON_A_PAGE)


def page_review(data: ReviewData, language: str) -> Iterator[str]:
    """What the page says of costly moves and turning points (`web/src/replay/review`)."""
    speak, seats = words(language, PAGE_WORDS), data["seats"]
    for each in data["costly"]:
        facts = {"number": each["n"], "player": seats[each["seat"]], "points": tenths(each["points"]["mean"])}
        chances = {"cost": each["before"] - each["after"], "before": each["before"], "after": each["after"]}
        yield speak("web-review-cost" if each["counts"] == "chance" else "web-review-cost-points", **facts, **chances)
        yield speak(f"web-review-known-{each['known']['counts']}", player=facts["player"], **each["known"])
        yield speak("web-review-then", then=each["then"])
    for turn in data["turning"]:
        changes = ", ".join(f"{seats[each['seat']]} {each['change']:+d} %" for each in turn["changes"])
        yield speak(f"web-review-by-{turn['cause']}", number=turn["n"], changes=changes)


# --- a run ------------------------------------------------------------------------------------------------------------


def noted(file: Path | None) -> dict[tuple[str, int], Checked]:
    """The games that an earlier run has noted."""
    found = {}
    for line in file.read_text().splitlines() if file is not None and file.exists() else []:
        kept = json.loads(line)
        kept["kinds"] = Counter(kept["kinds"])
        found[kept["title"], kept["number"]] = Checked(**kept)
    return found


def run(titles: Sequence[str], games: int, wish: Wish, notes: Path | None) -> list[Checked]:
    """Checks as many games, those that are noted already left out."""
    known, found = noted(notes), []
    bar = Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True))
    with bar:
        task = bar.add_task("playing", total=games)
        for number in range(games):
            title, own = titles[number % len(titles)], number // len(titles)
            bar.update(task, description=title)
            if (title, own) not in known:
                known[title, own] = check(coven.game(title), own, wish)
                if notes is not None:
                    with notes.open("a") as file:
                        file.write(json.dumps(vars(known[title, own])) + "\n")
            found.append(known[title, own])
            for fault in found[-1].faults:
                bar.console.print(f"{title} {own}: {fault}", markup=False)
            bar.advance(task)
    return found


def report(found: Sequence[Checked]) -> str:
    """What was looked at, as a table by game."""
    kinds = sorted({kind for each in found for kind in each.kinds})
    titles = sorted({each.title for each in found})
    rows = [["games", *(str(sum(each.title == title for each in found)) for title in titles)]]
    rows.append(["players", *(", ".join(map(str, sorted({each.players for each in found if each.title == title}))) for title in titles)])
    rows += [[kind, *(str(sum(each.kinds[kind] for each in found if each.title == title)) for title in titles)] for kind in kinds]
    rows.append(["contradictions", *(str(sum(len(each.faults) for each in found if each.title == title)) for title in titles)])
    head = f"| | {' | '.join(titles)} |\n|---|{'---|' * len(titles)}\n"
    return head + "".join(f"| {' | '.join(row)} |\n" for row in rows)


PREFACE = """# Hints and reviews, held against themselves

Written by `python tools/check_advice.py --games {games} --notes FILE --write`. Bots of different strength play games of all three titles with every
number of players; hints are asked for along the way, and each game is reviewed with open cards, every other one from a seat's eyes as well. Every
figure and sentence is held against those that are shown with it:

- hints: the list is sorted by the figures it shows, and its first is the best; the runner-up named is the runner-up, with the figures of the list;
  what "comes to the same" has the same figures; "about as good" means intervals that meet; a risk is neither certain nor none; a gain is one;
  cards to pass are told as packets, no packet twice;
- reviews: equal seats start equal, in chances and points; start, deal, own moves, others and luck add up as they are shown, from the fair share by
  way of the chart's first figure to its last; costly moves and all others add up to the own moves; a costly move falls on the chart, clearly, and
  what was better was better; turning points change what the chart changes, by the larger of play and luck;
- words: all that terminal and page say of it in English, German and Dutch: no plural for one, no "-0", no gap, and no "you" in a review.

A hopeless seat had at most two hundredths of a win from the middle of the game on.

"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="games in all, as many of each title")
    parser.add_argument("--hints", type=float, default=5, help="decisions in a hundred that a hint is asked for")
    parser.add_argument("--hint-simulations", type=int, default=400, help="continuations of a hint")
    parser.add_argument("--simulations", type=int, default=60, help="continuations of a point in a review, on average")
    parser.add_argument("--title", help="only this game")
    parser.add_argument("--notes", type=Path, help="a file with a line a game: what it has is not done again")
    parser.add_argument("--write", action="store_true", help="write docs/advice.md")
    given = parser.parse_args()
    titles = [title for title in TITLES if given.title in (None, title)]
    found = run(titles, given.games, Wish(given.hints, given.hint_simulations, given.simulations), given.notes)
    table = report(found)
    print(table)
    if given.write:
        REPORT.write_text(PREFACE.format(games=given.games) + table)
    return 1 if any(each.faults for each in found) else 0


if __name__ == "__main__":
    sys.exit(main())
