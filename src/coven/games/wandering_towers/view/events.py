"""What a viewer saw happen, told from what the rules noted."""

from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter

from coven.games.wandering_towers.names import CARD_TEXTS, SPELL_NAMES, TOWER_TEXTS
from coven.games.wandering_towers.state import (
    ANNOUNCED_TOWER,
    ANNOUNCED_WIZARD,
    CARD_LOST,
    CASTLE_CARRIED,
    CASTLE_MOVED,
    DEALT,
    DREW,
    END_REASONS,
    ENDED,
    FLASK_FILLED,
    HANDED,
    HANDED_BACK,
    LOCKED_UP,
    LOOKED,
    MADE,
    MOVE_LOST,
    NOTES,
    PAID_AGAIN,
    PIGGYBACK,
    RESHUFFLED,
    ROLLED,
    SEATS,
    SPELL_LAPSED,
    SPELLS,
    STARTED,
    SWAPPED,
    TOWER_MOVED,
    TURN,
    UNCOVERED,
    WIZARD_FREED,
    WIZARDS_HOME,
    WIZARDS_MOVED,
)
from coven.games.wandering_towers.types import Box
from coven.games.wandering_towers.view.event_schema import CARDS_LAID, CASTS, SAID
from coven.games.wandering_towers.view.moves import move_of
from coven.games.wandering_towers.view.notation import hand_texts
from coven.games.wandering_towers.view.visible import crowd_list, remembered
from coven.kernel.types import Note
from coven.table.values import Event, Viewer

EventMaker = Callable[[Note, Viewer], list[Event]]

OWN_EVENTS = frozenset((*CARDS_LAID, *CASTS, *SAID, "free"))  # the moves that are events themselves; the others are told by what they do
PRIVATE_NOTES = frozenset({DEALT, DREW, HANDED, HANDED_BACK, LOCKED_UP})  # not every viewer sees the same of them
MADE_OR_LOST = frozenset({TOWER_MOVED, WIZARDS_MOVED, WIZARDS_HOME, MOVE_LOST})
ANNOUNCED = frozenset({ANNOUNCED_TOWER, ANNOUNCED_WIZARD})
KIND = itemgetter(0)  # of a note


def events(box: Box, notes: Sequence[Note], viewer: Viewer) -> list[Event]:
    """What the viewer (None: a spectator) saw happen. An announcement that nobody could answer is told by the move alone."""
    untold = frozenset() if MADE_OR_LOST.isdisjoint(map(KIND, notes)) else ANNOUNCED
    return [event for note in notes if note[0] not in untold for event in EVENT_MAKERS[note[0]](note, viewer)]


def _seats(word: int) -> list[int]:
    return [seat for seat in range(SEATS) if word >> seat & 1]


# --- the start and the end --------------------------------------------------------------------------------------------


def _started(note: Note, viewer: Viewer) -> list[Event]:
    _, first, spells, _, _ = note
    return [Event("start", {"seat": first, "spells": [SPELL_NAMES[spell] for spell in range(SPELLS) if spells >> spell & 1]})]


def _dealt(note: Note, viewer: Viewer) -> list[Event]:
    """One's own cards; against the deck the hand lies open."""
    _, seat, cards, shared, _ = note
    return [Event("hand", {"cards": hand_texts(cards)})] if shared or viewer == seat else []


def _turn(note: Note, viewer: Viewer) -> list[Event]:
    return [Event("turn", {"seat": note[1], "round": note[2]})]


def _ended(note: Note, viewer: Viewer) -> list[Event]:
    return [Event("end", {"reason": END_REASONS.names[note[1]], "winners": _seats(note[2])})]


# --- what was said ----------------------------------------------------------------------------------------------------


def _made(note: Note, viewer: Viewer) -> list[Event]:
    """The move itself: a card laid, a spell cast, a word spoken."""
    _, seat, action, _, _ = note
    move = move_of(action)
    if move.kind == "carry":
        return [Event("cast", {"seat": seat, "spell": SPELL_NAMES[PIGGYBACK]})]
    return [Event(move.kind, {"seat": seat, **move.args})] if move.kind in OWN_EVENTS else []


def _announced_tower(note: Note, viewer: Viewer) -> list[Event]:
    return [Event("announce_tower", {"seat": note[1], "value": note[3], "tower": TOWER_TEXTS[note[2]]})]


def _announced_wizard(note: Note, viewer: Viewer) -> list[Event]:
    return [Event("announce_wizard", {"seat": note[1], "value": note[3], "space": note[2]})]


def _handed(note: Note, viewer: Viewer) -> list[Event]:
    """A card that goes to the partner or back, face down: only those two know which (Towers 39)."""
    kind, seat, card, partner, _ = note
    name = "handed" if kind == HANDED else "handed_back"
    if viewer in (seat, partner):
        return [Event(f"{name}_seen", {"seat": seat, "card": CARD_TEXTS[card]})]
    return [Event(name, {"seat": seat})]


def _swapped(note: Note, viewer: Viewer) -> list[Event]:
    return [Event("swap", {"seat": note[1], "towers": [TOWER_TEXTS[note[2]], TOWER_TEXTS[note[3]]]})]


def _paid_again(note: Note, viewer: Viewer) -> list[Event]:
    return [Event("cast_again", {"seat": note[1], "spell": SPELL_NAMES[note[2]]})]


# --- cards and flasks -------------------------------------------------------------------------------------------------


def _rolled(note: Note, viewer: Viewer) -> list[Event]:
    return [Event("die", {"value": note[1]})]


def _drew(note: Note, viewer: Viewer) -> list[Event]:
    """The active player's new cards: how many for all, which ones for who may see them."""
    _, seat, holder, cards, shared = note
    texts = hand_texts(cards)
    args: Mapping[str, object] = {"seat": seat, "count": len(texts)}
    return [Event("drew", {**args, "cards": texts} if shared or viewer == holder else args)]


def _reshuffled(note: Note, viewer: Viewer) -> list[Event]:
    return [Event("reshuffle", {"cards": note[1]})]


def _flask_filled(note: Note, viewer: Viewer) -> list[Event]:
    """One's own, or the partner's if one has no empty one (Towers 40)."""
    _, seat, holder, _, _ = note
    return [Event("flask_filled", {"seat": seat}) if seat == holder else Event("flask_filled_for", {"seat": seat, "receiver": holder})]


# --- on the ring ------------------------------------------------------------------------------------------------------


def _crowd_event(kind: str, args: Mapping[str, object], owners: list[int], shared: int) -> Event:
    """What concerns several wizards: whose they are, or against the deck how many."""
    return Event(f"{kind}_together", {**args, "count": len(owners)}) if shared else Event(kind, {**args, "wizards": owners})


def _looked(note: Note, viewer: Viewer) -> list[Event]:
    """What everybody saw beneath a lifted tower, on the space where it was lifted (Towers 27, 29)."""
    _, tower, space, crowd, shared = note
    where = {"tower": TOWER_TEXTS[tower], "space": space}
    return [_crowd_event("looked", where, crowd_list(crowd), shared) if crowd else Event("looked_in_vain", where)]


def _tower_moved(note: Note, viewer: Viewer) -> list[Event]:
    _, tower, space, to, stack = note
    towers = [TOWER_TEXTS[(stack >> shift & 15) - 1] for shift in range(0, stack.bit_length(), 4)]
    return [Event("tower_moved", {"tower": TOWER_TEXTS[tower], "space": space, "to": to, "towers": towers})]


def _locked_up(note: Note, viewer: Viewer) -> list[Event]:
    """A tower came down on wizards; who they are is logged only as far as the memory setting goes (Towers 42)."""
    _, space, crowd, memory, shared = note
    owners = remembered(crowd, memory, bool(shared), viewer)
    return [_crowd_event("locked_up_seen", {"space": space}, owners, shared) if owners else Event("locked_up", {"space": space})]


def _uncovered(note: Note, viewer: Viewer) -> list[Event]:
    """Wizards that came to light: everybody saw them (Towers 6)."""
    _, space, crowd, shared, _ = note
    return [_crowd_event("uncovered", {"space": space}, crowd_list(crowd), shared)]


def _each_wizard(kind: str, crowd: int, args: Mapping[str, object], shared: int) -> list[Event]:
    """An event for each wizard of a crowd; against the deck nobody's in particular."""
    return [Event(f"{kind}_together", args) if shared else Event(kind, {"seat": owner, **args}) for owner in crowd_list(crowd)]


def _wizards_moved(note: Note, viewer: Viewer) -> list[Event]:
    kind, crowd, space, to, shared = note
    return _each_wizard("wizard_moved" if kind == WIZARDS_MOVED else "wizard_freed", crowd, {"space": space, "to": to}, shared)


def _wizards_home(note: Note, viewer: Viewer) -> list[Event]:
    _, crowd, space, shared, _ = note
    return _each_wizard("wizard_home", crowd, {"space": space}, shared)


def _castle(note: Note, viewer: Viewer) -> list[Event]:
    return [Event(NOTES.names[note[0]], {"space": note[1], "to": note[2]})]


# --- what came to nothing ---------------------------------------------------------------------------------------------


def _card_lost(note: Note, viewer: Viewer) -> list[Event]:
    return [Event("card_lost", {"seat": note[1], "card": CARD_TEXTS[note[2]]})]


def _move_lost(note: Note, viewer: Viewer) -> list[Event]:
    return [Event("move_lost", {"seat": note[1]})]


def _spell_lapsed(note: Note, viewer: Viewer) -> list[Event]:
    return [Event("spell_lapsed", {"seat": note[1], "spell": SPELL_NAMES[note[2]]})]


EVENT_MAKERS: dict[int, EventMaker] = {
    STARTED: _started,
    DEALT: _dealt,
    MADE: _made,
    ROLLED: _rolled,
    ANNOUNCED_WIZARD: _announced_wizard,
    ANNOUNCED_TOWER: _announced_tower,
    MOVE_LOST: _move_lost,
    CARD_LOST: _card_lost,
    PAID_AGAIN: _paid_again,
    SPELL_LAPSED: _spell_lapsed,
    SWAPPED: _swapped,
    LOOKED: _looked,
    TOWER_MOVED: _tower_moved,
    LOCKED_UP: _locked_up,
    UNCOVERED: _uncovered,
    FLASK_FILLED: _flask_filled,
    WIZARDS_MOVED: _wizards_moved,
    WIZARD_FREED: _wizards_moved,
    WIZARDS_HOME: _wizards_home,
    CASTLE_MOVED: _castle,
    CASTLE_CARRIED: _castle,
    HANDED: _handed,
    HANDED_BACK: _handed,
    RESHUFFLED: _reshuffled,
    DREW: _drew,
    TURN: _turn,
    ENDED: _ended,
}
