"""Hints and reviews that contradict themselves: every figure and sentence beside those that are shown with it."""

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from coven.analysis.reasons import CERTAIN
from coven.analysis.shapes import CostlyMove, EstimateData, HintData, HintMove, ReasonData, ReviewData, ReviewParts, ShownParts
from coven.analysis.values import percent, spread, tenths
from coven.conformance.wording import wording_faults
from coven.table.game import Game
from coven.table.words import LANGUAGES

COMPARING = ("lead", "score", "close")
NEAR = 1.01  # what figures that add up may be away from those they are rounded from, beside the half of their own
NEARLY = 1.51  # the same for a difference of two figures of which one adds up with others
SLIGHTLY = 1e-9


# --- hints ------------------------------------------------------------------------------------------------------------


def hint_contradictions(game: Game, hint: HintData) -> Iterator[str]:
    """What is wrong with a hint, in plain words; nothing if all of it fits together."""
    moves, sign = hint["moves"], -1 if game.about.fewest_points_win else 1
    for better, worse in pairwise(moves):
        if (better["percent"], sign * better["score"]["mean"]) < (worse["percent"], sign * worse["score"]["mean"]):
            yield f"{worse['move']} stands below {better['move']} with better figures"
    for move in moves:
        yield from figure_faults(move)
    yield from packet_faults(moves)
    yield from reason_faults(game, hint, sign)
    for reason in hint["reasons"]:
        yield from sentence_faults(game, reason)


def figure_faults(move: HintMove) -> Iterator[str]:
    """Figures that are not what they are rounded from, or lie outside of their own interval."""
    if abs(100 * move["chance"]["mean"] - move["percent"]) > 0.51 or abs(move["score"]["mean"] - move["points"]) > 0.0501:
        yield f"{move['move']} is shown with {move['percent']} % and {move['points']}"
    for name, estimate in (("chance", move["chance"]), ("score", move["score"])):
        if not estimate["low"] <= estimate["mean"] + SLIGHTLY <= estimate["high"] + 2 * SLIGHTLY:
            yield f"the {name} of {move['move']} lies outside of its interval: {estimate}"


def packet_faults(moves: Sequence[HintMove]) -> Iterator[str]:
    contents = [frozenset(move["packet"] or [move["move"]]) for move in moves]
    if len(set(contents)) < len(contents):
        yield "two lines are the same packet"
    if len({len(content) for content in contents}) > 1 and any(move["move"].startswith("pass ") for move in moves):
        yield "some cards to pass are told as a packet, others are not"
    yield from (f"the packet of {move['move']} begins with another" for move in moves if move["packet"] and move["packet"][0] != move["move"])


def reason_faults(game: Game, hint: HintData, sign: int) -> Iterator[str]:
    moves, reasons = hint["moves"], hint["reasons"]
    places = {move["move"]: place for place, move in enumerate(moves)}
    kinds = [reason["kind"] for reason in reasons]
    if not reasons or (kinds == ["only"]) != (len(moves) == 1):
        yield "no reason, or the only move has another reason than that"
    for reason in reasons:
        kind, args = reason["kind"], reason["args"]
        if kind == "same":
            yield from sameness_faults(str(args["other"]), moves)
        if kind in COMPARING:
            place = places[str(args["other"])]
            if place == 0 or (place > 1 and "same" not in kinds):
                yield f"the best is compared with number {place + 1}, not with the runner-up"
            yield from comparison_faults(reason, moves[0], moves[place], sign)
    yield from count_faults(game, reasons)


def sameness_faults(other: str, moves: Sequence[HintMove]) -> Iterator[str]:
    best, second = moves[:2]
    if other != second["move"]:
        yield f"{other} is said to come to the same, and is not the second"
    if (best["percent"], best["points"]) != (second["percent"], second["points"]):
        yield f"{other} is said to come to the same, with other figures: {second['percent']} %, {second['points']}"


def comparison_faults(reason: ReasonData, best: HintMove, other: HintMove, sign: int) -> Iterator[str]:
    args, kind = reason["args"], reason["kind"]
    shown = (best["percent"], other["percent"], best["points"], other["points"])
    said = (args["chance"], args["other_chance"], args["score"], args["other_score"])
    if shown != said:
        yield f"the sentence says {said}, the list {shown}"
    if float(args["chance"]) < float(args["other_chance"]) or (kind == "lead" and args["chance"] == args["other_chance"]):
        yield f"{kind}: {said}"
    if kind == "close" and best["chance"]["low"] > other["chance"]["high"]:
        yield f"about as good, and the intervals lie apart: {best['chance']}, {other['chance']}"
    if kind == "score" and sign * (float(args["score"]) - float(args["other_score"])) <= 0:
        yield f"a better score that is not better: {said}"


def count_faults(game: Game, reasons: Sequence[ReasonData]) -> Iterator[str]:
    """Gains that are none, and risks that are certain or none."""
    bad = game.faces.reasoning.bad if game.faces.reasoning is not None else frozenset()
    for reason in reasons:
        args, name = reason["args"], reason["name"]
        if reason["kind"] == "risk" and not 0 < float(args["mean"]) < CERTAIN:
            yield f"a risk of {args['mean']} %: {name}"
        if reason["kind"] == "gain" and (float(args["mean"]) - float(args["other_mean"])) * (-1 if name in bad else 1) <= 0:
            yield f"a gain that is none: {name}, {args['mean']} beside {args['other_mean']}"
        yield from (f"{name} is told as -0" for value in args.values() if isinstance(value, float) and value == 0 and math.copysign(1, value) < 0)


def sentence_faults(game: Game, reason: ReasonData, player: str | None = None) -> Iterator[str]:
    """Wrong forms of words in any language; of a player named nothing is said as of "you"."""
    key = f"{reason['kind']}-{reason['name']}" if reason["name"] else f"reason-{reason['kind']}"
    for language in LANGUAGES:
        args: Mapping[str, float | str] = reason["args"] | ({} if player is None else {"player": player})
        said = game.words(language)((f"review-{key}" if player is not None else key).replace("_", "-"), **args)
        yield from wording_faults(said, language, player is not None)
        if " " not in said:
            yield f"{language}: no words for {said}"


# --- reviews ----------------------------------------------------------------------------------------------------------


def review_contradictions(game: Game, review: ReviewData) -> Iterator[str]:
    """What is wrong with a review, in plain words; nothing if all of it fits together."""
    yield from start_faults(review)
    for parts in review["parts"]:
        yield from part_faults(parts, review)
    yield from point_faults(review)
    for costly in review["costly"]:
        yield from costly_faults(game, review, costly)
    yield from order_faults(review["costly"])
    yield from turning_faults(review)
    yield from round_faults(review)


def start_faults(review: ReviewData) -> Iterator[str]:
    """Equal seats start equal, in chances and in points, and with a fair share."""
    starts = [(parts["start"], parts["shown"]["start"], parts["points"]["start"]) for parts in review["parts"]]
    if len(set(starts)) > 1 or abs(starts[0][0] - 1 / review["players"]) > 1e-4:
        yield f"equal seats start with {[start[1:] for start in starts]}"


def part_faults(parts: ReviewParts, review: ReviewData) -> Iterator[str]:
    for shown in (parts["shown"], parts["points"]):
        if not adds_up(shown):
            yield f"the parts of seat {parts['seat']} do not add up: {shown}"
    means = (parts["deal"]["mean"], parts["play"]["mean"], parts["others"]["mean"], parts["luck"]["mean"])
    shown = parts["shown"]
    whole = (shown["deal"], shown["play"], shown["others"], shown["luck"])
    if any(abs(100 * mean - figure) > NEARLY for mean, figure in zip(means, whole, strict=True)):
        yield f"parts of seat {parts['seat']} are shown as {whole}, and are {means}"
    yield from chart_faults(parts, review)
    lost = sum(each["before"] - each["after"] for each in review["costly"] if each["seat"] == parts["seat"] and each["counts"] == "chance")
    if shown["costly"] != -lost:
        yield f"the costly moves of seat {parts['seat']} cost {lost} one by one and {-shown['costly']} together"


def chart_faults(parts: ReviewParts, review: ReviewData) -> Iterator[str]:
    """The deal leads to where the chart begins, the result is where it ends, in chances and in points."""
    seat, first, last = parts["seat"], review["points"][0], review["points"][-1]
    shown, points = parts["shown"], parts["points"]
    chart = (first["percents"][seat], last["percents"][seat], tenfold(first["scores"][seat]), tenfold(last["scores"][seat]))
    table = (shown["start"] + shown["deal"], shown["result"], points["start"] + points["deal"], points["result"])
    if chart != table:
        yield f"seat {seat} goes from and to {table} by its parts, and {chart} on the chart"


def tenfold(score: float) -> int:
    return round(10 * score)


def adds_up(shown: ShownParts) -> bool:
    parts = shown["start"] + shown["deal"] + shown["play"] + shown["others"] + shown["luck"]
    return parts == shown["result"] and shown["costly"] + shown["rest"] == shown["play"]


def point_faults(review: ReviewData) -> Iterator[str]:
    for point in review["points"]:
        is_shared = len(set(point["percents"]) - {0}) == 1  # by equals, who have the same
        if sum(point["percents"]) != percent(sum(point["chances"])) and not is_shared:
            yield f"the chances after move {point['n']} come to {sum(point['percents'])} %"
        if any(abs(100 * chance - figure) > NEAR for chance, figure in zip(point["chances"], point["percents"], strict=True)):
            yield f"chances after move {point['n']} are shown as {point['percents']}"


def costly_faults(game: Game, review: ReviewData, costly: CostlyMove) -> Iterator[str]:
    n, seat, sign = costly["n"], costly["seat"], -1 if game.about.fewest_points_win else 1
    name, known = f"move {n} of seat {seat}", costly["known"]
    if costly["counts"] == "chance" and not (costly["before"] > costly["after"] and is_above(costly["cost"])):
        yield f"{name} is costly without a clear loss: from {costly['before']} to {costly['after']}, {costly['cost']}"
    if costly["counts"] == "chance" and costly["before"] - costly["after"] < spread(costly["cost"]):
        yield f"{name} is said to be clear: {costly['before'] - costly['after']} % ±{spread(costly['cost'])}"
    if abs(100 * costly["cost"]["mean"] - (costly["before"] - costly["after"])) > 2 * NEAR:
        yield f"{name} is shown to cost {costly['before'] - costly['after']} %, and did {costly['cost']}"
    if costly["counts"] == "points" and not (is_above(costly["points"]) and tenths(costly["points"]["mean"]) > 0):
        yield f"{name} lost no points: {costly['points']}"
    if costly["counts"] == "points" and costly["before"] < costly["after"]:
        yield f"{name} lost points under a rise from {costly['before']} to {costly['after']} %"
    if (costly["before"], costly["then"]) != (review["points"][n - 1]["percents"][seat], review["points"][n]["percents"][seat]):
        yield f"{name}: from {costly['before']} to {costly['then']} is not what the chart has"
    if review["moves"][n - 1]["luck"][seat] == 0 and costly["after"] != costly["then"]:
        yield f"{name}: luck that was not there"
    if costly["move"] in costly["packet"]:
        yield f"{name} is better than itself"
    gain = known["better_chance"] - known["chance"] if known["counts"] == "chance" else sign * (known["better_score"] - known["score"])
    if gain <= 0:
        yield f"{name}: better was not better, {known}"
    for reason in costly["reasons"]:
        if reason["kind"] != "gain":
            yield f"{name}: a reason that is no gain, {reason['kind']}"
        yield from sentence_faults(game, reason, "Ann")
    yield from count_faults(game, costly["reasons"])


def is_above(estimate: EstimateData) -> bool:
    return estimate["low"] > 0


def order_faults(costly: Sequence[CostlyMove]) -> Iterator[str]:
    losses = [each["before"] - each["after"] for each in costly if each["counts"] == "chance"]
    if losses != sorted(losses, reverse=True) or [each["counts"] for each in costly] != sorted(each["counts"] for each in costly):
        yield f"costly moves out of order: {losses}"


def turning_faults(review: ReviewData) -> Iterator[str]:
    for turn in review["turning"]:
        before, after = review["points"][turn["n"] - 1], review["points"][turn["n"]]
        if not turn["changes"]:
            yield f"move {turn['n']} turned nothing"
        for seat, change in ((each["seat"], each["change"]) for each in turn["changes"]):
            if change == 0 or change != after["percents"][seat] - before["percents"][seat]:
                yield f"move {turn['n']}: seat {seat} {change:+d} is not what the chart has"
        move = review["moves"][turn["n"] - 1]
        larger = "play" if max(map(abs, move["play"])) >= max(map(abs, move["luck"])) else "luck"
        if turn["cause"] != larger:
            yield f"move {turn['n']} turned by {larger}, not by {turn['cause']}"


def round_faults(review: ReviewData) -> Iterator[str]:
    starts = [(each["n"], each["round"]) for each in review["rounds"]]
    if starts != sorted(set(starts)) or (starts and starts[0][0] != 0) or any(n >= len(review["moves"]) for n, _ in starts):
        yield f"rounds begin at {starts}"
