"""What can be wrong with a position, in words."""

from collections.abc import Iterable, Mapping
from typing import Any

from coven.games.wandering_towers.notation import CARD_TEXTS, SPELL_NAMES, TOWER_TEXTS
from coven.games.wandering_towers.rules.board import count_of, is_exposed, one_of, space_of, wizards_of
from coven.games.wandering_towers.rules.cards import copies_in, hand_size
from coven.games.wandering_towers.rules.casting import can_use_again, freeable
from coven.games.wandering_towers.rules.flasks import is_in_play
from coven.games.wandering_towers.rules.spells import TIMED_SPELLS, has_target
from coven.games.wandering_towers.scoring import flasks_held, in_teams, is_solo, partner_of
from coven.games.wandering_towers.sight import END_REASONS, PHASES
from coven.games.wandering_towers.sound import CARD_FAULT, FAULTS, FLASK_FAULT, SOUND, cards_due, point_of_turn, sound
from coven.games.wandering_towers.state import (
    A_TOWER,
    A_WIZARD,
    ACCEPTING,
    AFTER,
    AIMING,
    ANSWERING,
    CHOOSING_CARD,
    CHOOSING_PIECE,
    CHOOSING_TOWER,
    CLOSING,
    ENDING,
    FREE_WIZARD,
    FREEING,
    GIVING,
    GUARD_ROUNDS,
    HAND,
    NO_PIECE,
    NONE,
    NOT_CAST,
    OVER,
    PARTNER,
    PIGGYBACK,
    RETURNING,
    SPACES,
    SURFACES,
    TOWERS,
    WINDOW,
)

LIMITS = {"action": 2, "value": 6, "sides": 3, "rolls": 2, "piece": 2, "moment": 2, "asks": 6}
SURFACE_NAMES = ("piece_at", "lifted")
SEAT_NAMES = ("piece_owner", "caster", "flask_from")
CASTING = (CHOOSING_CARD, CHOOSING_PIECE, CHOOSING_TOWER, ENDING, WINDOW)
BACKS = {  # by phase: where the turn may go on afterwards
    AIMING: CASTING,
    FREEING: (*CASTING, CLOSING),
    ANSWERING: (CHOOSING_CARD,),
    ACCEPTING: (PARTNER,),
    GIVING: (PARTNER,),
    RETURNING: (CHOOSING_CARD, PARTNER),
}


def is_number(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def shape_faults(s: Any, data: Mapping[str, Any], fields: frozenset[str], pending: frozenset[str]) -> list[str]:
    """Everything that is not of the right kind or names what there is not."""
    under_way = data.get("pending") or {}
    faults = [f"{name} is not a part of a position" for name in data if name not in fields]
    faults += [f"pending.{name} is not a part of a position" for name in under_way if name not in pending]
    faults += _number_faults(s, data)
    faults += _list_faults(s, data)
    if not faults:
        faults = _stack_faults(data.get("stacks")) + _name_faults(data) + _pending_faults(s, under_way)
    return faults


def _number_faults(s: Any, data: Mapping[str, Any]) -> list[str]:
    faults = []
    for name in ("first", "turn", "decider"):
        if not is_number(data.get(name, 0), 0, s.players - 1):
            faults.append(f"{name} must be a seat from 0 to {s.players - 1}")
    if not is_number(data.get("rounds", 0), 0, GUARD_ROUNDS):
        faults.append(f"rounds must be a whole number from 0 to {GUARD_ROUNDS}")
    if not is_number(data.get("used", 0), 0, 30_000):
        faults.append("used must be a whole number from 0 to 30000")
    if data.get("phase", PHASES[0]) not in PHASES:
        faults.append(f"the phase must be one of {', '.join(PHASES)}")
    if (data.get("end") or "") not in END_REASONS:
        faults.append(f"end must be one of {', '.join(END_REASONS[1:])}")
    return faults


def _list_faults(s: Any, data: Mapping[str, Any]) -> list[str]:
    lengths = {"stacks": SPACES, "grounds": SPACES, "roofs": TOWERS}
    lengths |= dict.fromkeys(("home", "full", "empty", "spent", "hands", "kept", "known"), int(s.players))
    faults = []
    for name, length in lengths.items():
        if name in data and (not isinstance(data[name], list) or len(data[name]) != length):
            faults.append(f"{name} must be a list of {length}")
        elif name == "kept" and not all(is_number(count, 0, HAND) for count in data.get(name, [])):
            faults.append(f"kept must be whole numbers from 0 to {HAND}")
        elif name in ("home", "full", "empty", "spent") and not all(is_number(count, 0, 99) for count in data.get(name, [])):
            faults.append(f"{name} must be whole numbers from 0 on")
        elif name in ("grounds", "roofs") and not all(_are_seats(s, owners) for owners in data.get(name, [])):
            faults.append(f"{name} must list the seats whose wizards stand there")
    if not _are_looks(s, data.get("looked") or []):
        faults.append("looked must list up to two towers, each with the surface beneath it and the seats whose wizards were seen there")
    return faults


def _are_looks(s: Any, rows: Any) -> bool:
    if not isinstance(rows, list) or len(rows) > 2:
        return False
    return all(isinstance(row, Mapping) and _is_look(s, row) for row in rows)


def _is_look(s: Any, row: Mapping[str, Any]) -> bool:
    return row.get("tower") in TOWER_TEXTS and is_number(row.get("surface"), 0, SURFACES - 1) and _are_seats(s, row.get("wizards"))


def _are_seats(s: Any, seats: Any) -> bool:
    """A list of seats, none more than 15 times."""
    return (
        isinstance(seats, list) and all(is_number(seat, 0, s.players - 1) for seat in seats) and all(seats.count(seat) <= 15 for seat in set(seats))
    )


def _stack_faults(stacks: Any) -> list[str]:
    """Every tower and the castle once, and the castle on top."""
    if stacks is None:
        return []
    pieces = [piece for stack in stacks for piece in stack]
    faults = [f"there is no tower {piece}" for piece in pieces if piece not in TOWER_TEXTS and piece != "castle"]
    faults += [f"{name} must stand on the ring exactly once" for name in (*TOWER_TEXTS, "castle") if pieces.count(name) != 1]
    if any("castle" in stack[:-1] for stack in stacks):
        faults.append("no tower may stand on the castle (ruling 7)")
    return faults


def _unknown(names: Iterable[Any], known: Iterable[str], what: str) -> list[str]:
    every = set(known)
    return [f"there is no {what} {name}" for name in names if name not in every]


def _name_faults(data: Mapping[str, Any]) -> list[str]:
    held = [card for name in ("hands", "known") for hand in data.get(name, []) for card in str(hand).split()]
    counted = [*(data.get("pile") or ()), *(data.get("kept_cards") or ())]
    return _unknown(held + counted, CARD_TEXTS, "card") + _unknown(data.get("spells", []), SPELL_NAMES, "spell")


def _pending_faults(s: Any, pending: Mapping[str, Any]) -> list[str]:
    cards = [pending[name] for name in ("card", "handed") if pending.get(name) is not None]
    spells = [pending["spell"]] if pending.get("spell") is not None else []
    faults = _unknown(cards, CARD_TEXTS, "card") + _unknown(spells, SPELL_NAMES, "spell")
    for name, value in pending.items():
        if name in SURFACE_NAMES and value is not None and not is_number(value, 0, SURFACES - 1):
            faults.append(f"pending.{name} must be a surface from 0 to {SURFACES - 1}")
        elif name in SEAT_NAMES and value is not None and not is_number(value, 0, s.players - 1):
            faults.append(f"pending.{name} must be a seat")
        elif name in ("riders", "freed", "skipping") and not _are_seats(s, value):
            faults.append(f"pending.{name} must list seats")
        elif name == "back" and value not in PHASES:
            faults.append("pending.back must be a phase")
        elif isinstance(value, int) and name not in (*SURFACE_NAMES, *SEAT_NAMES) and not is_number(value, 0, LIMITS.get(name, 1)):
            faults.append(f"pending.{name} must be a whole number from 0 to {LIMITS.get(name, 1)}")
    return faults


# --- the whole --------------------------------------------------------------------------------------------------------


def faults_of(box: Any, s: Any) -> list[str]:
    """What is wrong with a position that has been written down."""
    fault = int(sound(box, s))
    if fault not in (SOUND, CARD_FAULT, FLASK_FAULT):  # with these the rest can still be looked at
        return [FAULTS[fault]]
    faults = [FAULTS[fault]] if fault else []
    for look_at in (_phase_faults, _hand_faults, _piece_faults, _partner_faults, _freeing_faults):
        faults += look_at(s)
    return [*faults, *_flask_faults(box, s), *_spell_faults(box, s)]


def _flask_faults(box: Any, s: Any) -> list[str]:
    """Only partners pass flasks on, full ones: each player, or each team, has what the box gives."""
    if is_solo(s):
        return []
    each = int(box.flasks[s.players])
    have = [int(flasks_held(s, seat)) for seat in range(s.players)]
    if in_teams(s):
        wrong = [seat for seat in range(s.players // 2) if have[seat] + have[int(partner_of(s, seat))] != 2 * each]
    else:
        wrong = [seat for seat in range(s.players) if have[seat] != each]
    faults = [f"seat {seat} must have {each} flasks, full, empty and spent together" for seat in wrong]
    return faults + [f"seat {seat} can't have more than {each} empty flasks" for seat in range(s.players) if s.empty[seat] > each]


def _hand_faults(s: Any) -> list[str]:
    if s.phase == OVER:
        return []
    faults = []
    for seat in range(1 if is_solo(s) else s.players):
        due = int(cards_due(s, seat))
        if hand_size(s.hand[seat]) != due:
            faults.append(f"seat {seat} must hold {due} cards now")
    return faults


def _phase_faults(s: Any) -> list[str]:
    """The phase, the seat asked and what is under way must go together."""
    faults = []
    place = int(point_of_turn(s))
    if (s.phase == OVER) != (s.end_reason != 0):
        faults.append("a game that is over has a reason to be, and only that")
    if s.phase in BACKS and s.back not in BACKS[s.phase]:
        faults.append(f"from this phase the turn can't go back to {PHASES[s.back]}")
    elif s.phase != OVER and s.decider != _decider_due(s):
        faults.append(f"in this phase seat {_decider_due(s)} must decide")
    if s.action not in (1, 2):
        faults.append("pending.action must be 1 or 2")
    if place in (WINDOW, CLOSING) and (not s.options.master or (s.phase != AIMING and s.asks >= s.players)):
        faults.append("only Master wizards are asked around a move, each seat once")
    if s.phase != OVER and (s.rounds >= GUARD_ROUNDS or (is_solo(s) and s.rounds > s.used)):
        faults.append("so many rounds can't have been played")
    return faults + _card_faults(s, place)


def _card_faults(s: Any, place: int) -> list[str]:
    """A card is being played, or the hand was changed, only where that can be."""
    faults = []
    if place == CHOOSING_PIECE and (s.card == NONE or not s.value or not s.sides):
        faults.append("while a piece is chosen there is a card, a value and what it may move")
    if place == CHOOSING_TOWER and not s.special:
        faults.append("only the special case has a tower chosen for it")
    if s.special and (place not in (CHOOSING_TOWER, ENDING, WINDOW, CLOSING, OVER) or s.action != 1 or s.card != NONE or is_solo(s)):
        faults.append("the special case comes instead of all cards")
    if s.card != NONE and place not in (CHOOSING_PIECE, WINDOW, CLOSING):
        faults.append("no card is being played at this point")
    if s.card == NONE and place in (WINDOW, CLOSING) and not s.special and not s.ended:
        faults.append("a move is announced and ended by a card, or by the special case")
    return faults


def _decider_due(s: Any) -> int:
    if s.phase in (PARTNER, ANSWERING, GIVING):
        return int(partner_of(s, int(s.turn)))
    if s.phase == AIMING:
        return int(s.turn if s.caster == NONE else s.caster)
    if int(point_of_turn(s)) in (WINDOW, CLOSING):
        return (int(s.turn) + int(s.asks)) % int(s.players)
    return int(s.turn)


def _piece_faults(s: Any) -> list[str]:
    """What is announced is there, and so is who rides along."""
    if (s.piece == NO_PIECE) != (s.piece_at == NONE) or (s.piece == A_TOWER and s.piece_at >= TOWERS):
        return ["the announced piece must be named"]
    faults = []
    if s.piece == A_WIZARD and (s.piece_owner == NONE or not wizards_of(s.crowd[s.piece_at], s.piece_owner)):
        faults.append("the announced wizard does not stand there")
    if s.piece != NO_PIECE and (int(point_of_turn(s)) != WINDOW or not s.value):
        faults.append("a piece stays announced only while Master wizards are asked")
    if s.riders and not _may_ride(s):
        faults.append("who rides along must stand in the open with the announced wizard, by a Piggyback that was cast")
    return faults


def _may_ride(s: Any) -> bool:
    """Whether the riders can have got on."""
    if s.piece != A_WIZARD or s.piece_owner == NONE or not is_exposed(s, s.piece_at):
        return False
    party = int(s.riders) + int(one_of(s.piece_owner))
    all_there = all(wizards_of(party, owner) <= wizards_of(s.crowd[s.piece_at], owner) for owner in range(s.players))
    return all_there and bool(s.cast) and s.spell in (NONE, PIGGYBACK) and bool(is_in_play(s, PIGGYBACK))


def _spell_faults(box: Any, s: Any) -> list[str]:
    """A spell is cast by somebody, paid for, and has something to be aimed at."""
    named = s.spell not in (NONE, FREE_WIZARD) and s.caster != NONE and s.moment != NOT_CAST
    if not named:
        waiting = s.phase == AIMING or (s.spell, s.caster, s.moment) != (NONE, NONE, NOT_CAST)
        return ["a spell that is aimed has a name, a caster and a moment"] if waiting else []
    faults = []
    if not s.cast or not is_in_play(s, s.spell):
        faults.append("a spell under way is one of those in play and has been cast")
    may_wait = s.moment == AFTER and int(point_of_turn(s)) == WINDOW and (TIMED_SPELLS >> int(s.spell)) & 1
    if not may_wait and (s.moment == AFTER or s.phase != AIMING):
        faults.append("a spell is aimed, or waits for the announced move")
    if s.caster != s.turn and int(point_of_turn(s)) != WINDOW:
        faults.append("only the active player casts outside the window")
    if s.phase == AIMING and not (has_target(s, s.caster, s.spell) if s.paid else can_use_again(box, s)):
        faults.append("a spell that is aimed is paid for, or can be, and has a target")
    return faults


def _partner_faults(s: Any) -> list[str]:
    """Only partners hand cards over, know of each other's hands, and pass flasks."""
    faults = []
    if s.phase in (PARTNER, ANSWERING, ACCEPTING, GIVING, RETURNING) and not in_teams(s):
        faults.append("there are no partners at this table")
    if (s.phase == RETURNING) != (s.handed != NONE):
        faults.append("a card is handed over exactly while one is to be handed back")
    if not all(_may_know(s, seat) for seat in range(s.players)):
        faults.append("known must list cards that the hand has and the partner has seen")
    if s.flask_from != NONE and not (in_teams(s) and s.flask_from in (s.turn, partner_of(s, s.turn))):
        faults.append("only the active player or its partner passes flasks on")
    return faults


def _freeing_faults(s: Any) -> list[str]:
    """Who casts Free a wizard chooses only where there is a choice (rulings 57, 67)."""
    if (s.phase == FREEING) != (s.lifted != NONE) or (s.phase == FREEING and not _may_choose_whom(s)):
        return ["whom to free is chosen beneath a lifted tower, between two who differ, with room on top"]
    return []


def _may_know(s: Any, seat: int) -> bool:
    known = [int(kind) for kind in s.known[seat] if kind != NONE]
    return not known or (bool(in_teams(s)) and all(known.count(kind) <= copies_in(s.hand[seat], kind) for kind in known))


def _may_choose_whom(s: Any) -> bool:
    """Whether Free a wizard found a choice, and can bring either to the top."""
    if s.lifted == NONE or is_exposed(s, s.lifted):
        return False
    return int(count_of(freeable(s, int(s.decider)))) > 1 and not int(s.crowded) >> int(space_of(s, s.lifted)) & 1
