"""What seats see of Witches: views, moves and events, built field by field out of what each may know."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from coven.games.witches.notation import CARD_TEXTS, SUIT_LETTERS, card_texts, kind_of
from coven.games.witches.rules.deal import has_passed, packet_size, receiver
from coven.games.witches.rules.sheet import place_of
from coven.games.witches.rules.trick import beats
from coven.games.witches.score import explain
from coven.games.witches.scoring import spell_value
from coven.games.witches.state import (
    CASTING,
    DEDUCT,
    NO_CARD,
    OVER,
    PASS,
    PASSING,
    PLAY,
    PLAYING,
    SUITS,
    TRANSFER,
)
from coven.kernel.bits import size_of
from coven.table.values import Arguments, Event, Move

PHASES = ("passing", "playing", "casting", "over")
END_REASONS = ("", "limit", "rounds", "deducted", "tie_broken", "guard")


# --- moves ------------------------------------------------------------------------------------------------------------


def move_of(action: int) -> Move:
    """`pass R11`, `R11`, `transfer`, `deduct`."""
    if action < PLAY:
        card = CARD_TEXTS[action - PASS]
        return Move(action, "pass", f"pass {card}", {"card": card})
    if action < TRANSFER:
        card = CARD_TEXTS[action - PLAY]
        return Move(action, "play", card, {"card": card})
    kind = "deduct" if action == DEDUCT else "transfer"
    return Move(action, kind, kind)


def action_of(text: str) -> int | None:
    """The action a notation stands for, or None."""
    words = text.lower().split()
    if words in (["transfer"], ["deduct"]):
        return TRANSFER if words == ["transfer"] else DEDUCT
    card = kind_of(words[-1]) if words else None
    if card is None or len(words) > 2 or (len(words) == 2 and words[0] not in ("pass", "play")):
        return None
    return PASS + card if words[0] == "pass" else PLAY + card


# --- views ------------------------------------------------------------------------------------------------------------


def view(box: Any, s: Any, seat: int | None) -> dict[str, Any]:
    """What a seat (None: a spectator) may see."""
    players = range(s.players)
    return {
        "phase": PHASES[s.phase],
        "round": int(s.round_number),
        "rounds": int(s.options.rounds) or None,
        "limit": None if s.options.rounds else int(s.options.limit),
        "overtime": bool(s.overtime),
        "dealer": int(s.dealer),
        "turn": None if s.phase in (PASSING, OVER) else int(s.turn),
        "direction": direction(box, s),
        "packet_size": int(packet_size(box, s)),
        "ready": [bool(s.phase != PASSING or has_passed(box, s, who)) for who in players],
        "hand": None if seat is None else card_texts(s.hand[seat]),
        "packet": None if seat is None else card_texts(s.packet[seat]),
        "packet_to": None if seat is None else int(receiver(box, s, seat)),
        "received": None if seat is None else received(box, s, seat),
        "hand_sizes": [hand_size(s, who) for who in players],
        "trick": laid_cards(s.trick, s.leader, s.players) if s.phase == PLAYING else [],
        "led": SUIT_LETTERS[s.led_suit] if s.led else None,
        "winning": int(s.best) if s.laid else None,
        "last_trick": last_trick(s),
        "voids": [[SUIT_LETTERS[suit] for suit in range(SUITS) if s.void[who] >> suit & 1] for who in players],
        "piles": [explain(box, s.taken[who]) for who in players],
        "tricks": [int(size_of(s.taken[who])) // int(s.players) for who in players],
        "spell_alarm": spell_alarm(box, s),
        "totals": [int(s.total[who]) for who in players],
        "spell": {"caster": int(s.caster), "value": int(s.spell)} if s.phase == CASTING else None,
        "last_round": last_round(box, s),
    }


def hand_size(s: Any, who: int) -> int:
    """Cards in front of a seat; one that is choosing a packet still holds all of them, for all anybody can see."""
    cards = size_of(s.hand[who])
    return int(cards + size_of(s.packet[who]) if s.phase == PASSING else cards)


def direction(box: Any, s: Any) -> str:
    """Where packets go this round."""
    step = box.pass_step[s.players, (s.round_number - 1) % box.pass_cycle[s.players]]
    return {1: "left", s.players - 1: "right"}.get(int(step), "across")


def received(box: Any, s: Any, seat: int) -> dict[str, Any] | None:
    """The packet that came to the seat this round, once packets have moved."""
    if s.phase == PASSING:
        return None
    giver = next(who for who in range(s.players) if receiver(box, s, who) == seat)
    return {"from": giver, "cards": card_texts(s.packet[giver])}


def laid_cards(trick: Any, leader: int, players: int) -> list[dict[str, Any]]:
    """A trick in the order it was laid."""
    order = ((leader + turn) % players for turn in range(players))
    return [{"seat": int(who), "card": CARD_TEXTS[trick[who]]} for who in order if trick[who] != NO_CARD]


def last_trick(s: Any) -> dict[str, Any] | None:
    if s.last_winner < 0:
        return None
    return {"cards": laid_cards(s.last_trick, s.last_leader, s.players), "winner": int(s.last_winner)}


def spell_alarm(box: Any, s: Any) -> int | None:
    """The seat that alone holds fire cards so far, once there are enough of them to matter."""
    holders = [who for who in range(s.players) if s.taken[who] & box.fire]
    if len(holders) == 1 and size_of(s.taken[holders[0]] & box.fire) >= 4:
        return holders[0]
    return None


def last_round(box: Any, s: Any) -> dict[str, Any] | None:
    """How the round scored last was written down; while a spell is decided on, that is the round before."""
    if not any(s.scored):
        return None
    players = range(s.players)
    caster, spell, deducted = written_spell(box, s)
    return {
        "piles": [explain(box, s.scored[who]) for who in players],
        "points": [int(s.points[who]) for who in players],
        "rest": [int(s.rest[who]) for who in players],
        "caster": caster,
        "spell": spell,
        "deducted": deducted,
    }


def written_spell(box: Any, s: Any) -> tuple[int | None, int, bool]:
    """The spell of the round scored last: caster, value, and whether it was deducted.

    Its piles and points tell; the state's own fields may be about a spell that is being decided on.
    """
    for who in range(s.players):
        value = int(spell_value(box, s.scored[who], s.options.air_blocks_own_spell))
        if value:
            return who, value, not any(s.points[seat] for seat in range(s.players))
    return None, 0, False


# --- events -----------------------------------------------------------------------------------------------------------


def events(box: Any, before: Any, seat: int, action: int, after: Any, watcher: int | None) -> list[Event]:
    """What the watcher saw happen when `seat` played `action`; at the start of a game `seat` is -1."""
    if seat < 0:
        return deal_events(after, watcher)
    if action < PLAY:
        return pass_events(box, before, seat, action, after, watcher)
    if action < TRANSFER:
        return card_events(box, before, seat, action, after, watcher)
    return round_events(box, after, watcher)


def deal_events(s: Any, watcher: int | None) -> list[Event]:
    dealt = {"round": int(s.round_number), "dealer": int(s.dealer)}
    return [Event("deal", dealt if watcher is None else {**dealt, "cards": card_texts(s.hand[watcher])})]


def pass_events(box: Any, before: Any, seat: int, action: int, after: Any, watcher: int | None) -> list[Event]:
    """A card set aside is seen by its owner alone; a complete packet by all, face down."""
    seen = [Event("set_aside", {"seat": seat, "card": CARD_TEXTS[action - PASS]})] if watcher == seat else []
    if size_of(before.packet[seat]) + 1 == packet_size(box, before):
        seen.append(Event("packet_ready", {"seat": seat}))
    if after.phase == PLAYING:
        seen.append(Event("packets_passed", {"direction": direction(box, before), "leader": int(after.turn)}))
        if watcher is not None:
            got = received(box, after, watcher)
            assert got is not None
            seen.append(Event("received", {"seat": got["from"], "cards": got["cards"]}))
    return seen


def card_events(box: Any, before: Any, seat: int, action: int, after: Any, watcher: int | None) -> list[Event]:
    seen = [Event("card", {"seat": seat, "card": CARD_TEXTS[action - PLAY]})]
    if before.laid + 1 == before.players:
        seen.append(trick_event(before, seat, action - PLAY))
    if after.phase == CASTING:
        seen.append(Event("spell_ready", {"seat": int(after.caster), "value": int(after.spell)}))
    elif after.phase == OVER or after.round_number != before.round_number:
        seen += round_events(box, after, watcher)
    return seen


def trick_event(before: Any, seat: int, card: int) -> Event:
    """The trick as it lay when the last card fell."""
    trick = before.trick.copy()
    trick[seat] = card
    winner = seat if beats(before, card) else int(before.best)
    return Event("trick", {"seat": winner, "cards": [laid["card"] for laid in laid_cards(trick, before.leader, before.players)]})


def round_events(box: Any, s: Any, watcher: int | None) -> list[Event]:
    """A round written down, and the next deal or the end."""
    seen = []
    if s.spell:
        kind = "spell_deducted" if s.deducted else "spell_cast"
        seen.append(Event(kind, {"seat": int(s.caster), "value": int(s.spell)}))
    players = range(s.players)
    points, rests = [int(s.points[who]) for who in players], [int(s.rest[who]) for who in players]
    seen.append(Event("round_scored", {"points": points, "rests": rests, "totals": [int(s.total[who]) for who in players]}))
    if s.phase == OVER:
        return [*seen, Event("end", {"reason": end_reason(box, s), "winners": [who for who in players if place_of(s, who) == 1]})]
    return seen + deal_events(s, watcher)


# --- the end ----------------------------------------------------------------------------------------------------------


def scores(box: Any, s: Any) -> list[int]:
    return [int(s.total[seat]) for seat in range(s.players)]


def places(box: Any, s: Any) -> list[int]:
    return [int(place_of(s, seat)) for seat in range(s.players)]


def end_reason(box: Any, s: Any) -> str:
    return END_REASONS[s.end_reason]


def breakdown(box: Any, history: Sequence[Any]) -> list[list[Arguments]]:
    """Each seat's total, round by round; what a game set up from a position began with comes first."""
    players = range(history[0].players)
    carried = [int(history[0].total[seat]) for seat in players]
    lines: list[list[Arguments]] = [[{"kind": "carried", "points": points}] if points else [] for points in carried]
    for before, after in pairwise(history):
        if after.phase == OVER or after.round_number != before.round_number:
            for seat in players:
                lines[seat].append(round_line(before, after, seat))
    return lines


def round_line(before: Any, after: Any, seat: int) -> Arguments:
    """One seat's line for a round."""
    line: dict[str, Any] = {"kind": "round", "round": int(before.round_number), "points": int(after.points[seat])}
    if after.rest[seat]:
        line["rest"] = int(after.rest[seat])
    if after.spell:
        line["spell"] = int(after.spell)
        line["caster"] = int(after.caster)
        line["deducted"] = bool(after.deducted and seat == after.caster)
    return line
