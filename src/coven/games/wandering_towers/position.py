"""A position of Wandering Towers as readable data: stacks from the ground up, cards in notation. Reads back to the same state."""

from collections.abc import Mapping
from typing import Any

from coven.games.wandering_towers.notation import CARD_KINDS, CARD_TEXTS, SPELL_NAMES, TOWER_TEXTS, hand_of, hand_texts
from coven.games.wandering_towers.position_faults import faults_of, shape_faults
from coven.games.wandering_towers.rules.board import look
from coven.games.wandering_towers.rules.cards import copies_in_pile, copies_kept
from coven.games.wandering_towers.sight import END_REASONS, PHASES, crowd_list, looks, stack_of
from coven.games.wandering_towers.state import DECIDE, HAND, KINDS, NONE, SEATS, SPACES, SPELLS, TOWERS

CASTLE = "castle"
NUMBERS = ("action", "value", "sides", "rolls", "special", "ended", "piece", "cast", "moment", "paid", "asks", "asked", "offered", "exchanged")
MAYBE_SEATS = ("piece_owner", "caster", "flask_from")
FLASKS = {"full": "filled", "empty": "empty", "spent": "spent"}


def position(box: Any, s: Any) -> dict[str, Any]:
    """Everything about a state but its options and its stream."""
    players = range(s.players)
    return {
        "phase": PHASES[s.phase],
        "rounds": int(s.rounds),
        "first": int(s.first),
        "turn": int(s.turn),
        "decider": int(s.decider),
        "stacks": [stack_texts(s, space) for space in range(SPACES)],
        "grounds": [crowd_list(s.crowd[space]) for space in range(SPACES)],
        "roofs": [crowd_list(s.crowd[SPACES + tower]) for tower in range(TOWERS)],
        "home": [int(s.home[seat]) for seat in players],
        **{name: [int(s[field][seat]) for seat in players] for name, field in FLASKS.items()},
        "hands": [" ".join(hand_texts(s.hand[seat])) for seat in players],
        "known": [" ".join(CARD_TEXTS[kind] for kind in s.known[seat] if kind != NONE) for seat in players],
        "kept": [int(s.kept[seat]) for seat in players],
        "pile": pile_counts(s),
        "kept_cards": kept_counts(s),
        "used": int(s.used),
        "spells": [SPELL_NAMES[spell] for spell in range(SPELLS) if s.spells >> spell & 1],
        "looked": looks(s),
        "pending": pending(s),
        "end": END_REASONS[s.end_reason] or None,
    }


def stack_texts(s: Any, space: int) -> list[str]:
    """A stack from the ground up, the castle last where it stands."""
    return [TOWER_TEXTS[tower] for tower in stack_of(s, space)] + ([CASTLE] if s.castle == space else [])


def pile_counts(s: Any) -> dict[str, int]:
    return {CARD_TEXTS[kind]: int(copies_in_pile(s, kind)) for kind in range(KINDS) if copies_in_pile(s, kind)}


def kept_counts(s: Any) -> dict[str, int]:
    """The cards that may be in hands from before the last shuffle, as far as everybody can tell."""
    return {CARD_TEXTS[kind]: int(copies_kept(s, kind)) for kind in range(KINDS) if copies_kept(s, kind)}


def pending(s: Any) -> dict[str, Any]:
    """What is under way: a card, a piece announced, a spell, an exchange between partners."""
    players = range(s.players)
    return {
        **{name: int(s[name]) for name in NUMBERS},
        **{name: seat_or_none(s[name]) for name in MAYBE_SEATS},
        "card": None if s.card == NONE else CARD_TEXTS[s.card],
        "handed": None if s.handed == NONE else CARD_TEXTS[s.handed],
        "piece_at": None if s.piece_at == NONE else int(s.piece_at),
        "lifted": None if s.lifted == NONE else int(s.lifted),
        "riders": crowd_list(s.riders),
        "spell": None if s.spell == NONE else SPELL_NAMES[s.spell],
        "back": PHASES[s.back],
        "freed": [seat for seat in players if s.freed >> seat & 1],
        "skipping": [seat for seat in players if s.skipping >> seat & 1],
    }


def seat_or_none(seat: Any) -> int | None:
    return None if seat == NONE else int(seat)


# --- back -------------------------------------------------------------------------------------------------------------


def place(box: Any, s: Any, data: Mapping[str, Any]) -> list[str]:
    """Writes a position into a started state; returns all faults found. What is left out stays as at the start of a game."""
    faults = shape_faults(s, data, frozenset(position(box, s)), frozenset(pending(s)))
    if faults:
        return faults
    _write_board(s, data)
    _write_seats(s, data)
    _write_cards(box, s, data)
    _write_pending(s, data.get("pending") or {})
    _write_numbers(s, data)
    for space in range(SPACES):
        look(box, s, space)
    return faults_of(box, s)


def _write_board(s: Any, data: Mapping[str, Any]) -> None:
    stacks = data.get("stacks") or [stack_texts(s, space) for space in range(SPACES)]
    s.here[:], s.over[:] = 0, NONE
    for space, stack in enumerate(stacks):
        surface = space
        for text in stack:
            if text == CASTLE:
                s.castle = space
                continue
            tower = TOWER_TEXTS.index(text)
            s.at[tower], s.under[tower] = space, surface
            s.here[space] |= 1 << tower
            if surface >= SPACES:
                s.over[surface - SPACES] = tower
            surface = SPACES + tower
        s.top[space] = surface
    for name, first in (("grounds", 0), ("roofs", SPACES)):
        for number, owners in enumerate(data.get(name) or []):
            s.crowd[first + number] = _crowd(owners)


def _crowd(owners: list[int]) -> int:
    return sum(1 << 4 * owner for owner in owners)


def _write_seats(s: Any, data: Mapping[str, Any]) -> None:
    for name, field in {"home": "home", **FLASKS}.items():
        for seat, count in enumerate(data.get(name) or []):
            s[field][seat] = count
    owners = range(s.players) if data.get("home") or data.get("roofs") or data.get("grounds") else ()
    if owners:
        s.out = sum(int(s.crowd[surface]) >> 4 * owner & 15 for surface in range(SPACES + TOWERS) for owner in range(SEATS))
    if "spells" in data:
        s.spells = sum(1 << SPELL_NAMES.index(name) for name in data["spells"])


def _write_cards(box: Any, s: Any, data: Mapping[str, Any]) -> None:
    """Hands and pile; where no pile is given, all cards that nobody holds are in it."""
    for seat, cards in enumerate(data.get("hands") or []):
        s.hand[seat] = hand_of(cards.split())
    for seat, cards in enumerate(data.get("known") or []):
        kinds = sorted(CARD_KINDS[card] for card in cards.split())
        s.known[seat] = [*kinds, *[NONE] * (HAND - len(kinds))]
    handed = (data.get("pending") or {}).get("handed")
    counts = data.get("pile")
    for word in range(3):
        s.pile[word] = 0
    for kind, text in enumerate(CARD_TEXTS):
        held = sum(int(s.hand[seat]) >> 2 * kind & 3 for seat in range(s.players)) + (text == handed)
        count = (int(box.deck[kind // 8]) >> 8 * (kind % 8) & 255) - held if counts is None else counts.get(text, 0)
        if not 0 <= count <= 15:
            raise ValueError(f"there can't be {count} cards {text} in the pile")
        kept = (data.get("kept_cards") or {}).get(text, 0)
        if not 0 <= kept <= 15:
            raise ValueError(f"{kept} cards {text} can't have been kept")
        s.pile[kind // 8] = int(s.pile[kind // 8]) + (count + 16 * kept << 8 * (kind % 8))
    for seat, many in enumerate(data.get("kept") or []):
        s.kept[seat] = many
    s.pile_size = sum(pile_counts(s).values())


def _write_pending(s: Any, data: Mapping[str, Any]) -> None:
    for name in NUMBERS:
        s[name] = data.get(name, s[name])
    for name in (*MAYBE_SEATS, "piece_at", "lifted"):
        value = data.get(name)
        s[name] = NONE if value is None else value
    for name in ("card", "handed"):
        s[name] = NONE if data.get(name) is None else CARD_KINDS[data[name]]
    s.riders = _crowd(data.get("riders", []))
    s.spell = NONE if data.get("spell") is None else SPELL_NAMES.index(data["spell"])
    s.back = PHASES.index(data.get("back", PHASES[0]))
    s.freed = sum(1 << seat for seat in data.get("freed", []))
    s.skipping = sum(1 << seat for seat in data.get("skipping", []))


def _write_numbers(s: Any, data: Mapping[str, Any]) -> None:
    s.phase = PHASES.index(data.get("phase", PHASES[0]))
    s.rounds = data.get("rounds", 0)
    s.used = data.get("used", 0)
    s.first = data.get("first", s.first)
    s.turn = data.get("turn", s.first)
    s.decider = data.get("decider", s.turn)
    s.end_reason = END_REASONS.index(data.get("end") or "")
    s.step = DECIDE
    s.seen_under[:], s.seen_on[:], s.seen[:] = NONE, NONE, 0
    for number, look_row in enumerate(data.get("looked") or []):
        s.seen_under[number] = TOWER_TEXTS.index(look_row["tower"])
        s.seen_on[number] = look_row["surface"]
        s.seen[number] = _crowd(look_row["wizards"])
