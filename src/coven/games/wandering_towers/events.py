"""What happened, as a watcher saw it: told from the states before and after a move."""

from typing import Any

from coven.games.wandering_towers.losses import losses
from coven.games.wandering_towers.notation import SPELL_NAMES, TOWER_TEXTS, hand_texts
from coven.games.wandering_towers.rules.casting import aim, free_wizard, lift_to_free
from coven.games.wandering_towers.scoring import is_solo, owner_of, place_of
from coven.games.wandering_towers.sight import END_REASONS, crowd_list, crowd_remembered, may_see_hand, stack_of
from coven.games.wandering_towers.state import (
    A_TOWER,
    AIMING,
    CARRY,
    CAST,
    FREE,
    FREEING,
    GIVE,
    PIGGYBACK,
    SEATS,
    SPACES,
    SPECIAL,
    STEP,
    SURFACES,
    SWAP,
    TOWER,
    TOWERS,
)
from coven.games.wandering_towers.wording import PAIRS, move_of
from coven.table.values import Event, Move

AIMED = frozenset(("tower", "step", "step_announced", "swap", "castle_forward", "castle_backward"))
OVER_THE_TABLE = frozenset(
    "wizard_card tower_card discard special decline give_up pass skip stop end_turn ask offer accept refuse give_flask".split()
)


def events(box: Any, before: Any, seat: int, action: int, after: Any, watcher: int | None) -> list[Event]:
    """What the watcher saw happen when `seat` played `action`; at the start of a game `seat` is -1."""
    if seat < 0:
        return start_events(after, watcher)
    seen = told(before, seat, action, after, watcher)
    middle = after_spell(box, before, seat, action)
    if middle is None:
        middle = before
    else:
        seen += changes(before, middle, seat, watcher)
    seen += [*announced(middle, after, seat, action), *changes(middle, after, int(before.turn), watcher)]
    return [*seen, *losses(before, action, middle, after), *turned(before, seat, action, after, watcher)]


def start_events(s: Any, watcher: int | None) -> list[Event]:
    """The start: who begins, and one's own cards."""
    begun: dict[str, Any] = {"seat": int(s.first), "spells": [SPELL_NAMES[spell] for spell in range(8) if s.spells >> spell & 1]}
    seen = [Event("start", begun)]
    if watcher is not None or is_solo(s):  # against the deck the hand lies open
        seen.append(Event("hand", {"cards": hand_texts(s.hand[owner_of(s, watcher or 0)])}))
    return seen


# --- what was said ----------------------------------------------------------------------------------------------------


def told(before: Any, seat: int, action: int, after: Any, watcher: int | None) -> list[Event]:
    """The move itself: a card laid, a die rolled, a spell cast, a word spoken."""
    move = move_of(action)
    args: dict[str, Any] = {"seat": seat, **{name: value for name, value in move.args.items() if name != "seat"}}
    if move.kind in ("give", "return"):
        return [handed(before, seat, move, watcher)]
    if move.kind == "roll" or move.kind == "reroll":
        return [Event(move.kind, args), *rolled(before, action, after)]
    if move.kind in ("cast", "cast_after", "free"):
        return [Event(move.kind, args), *looked(before, seat, action)]
    if move.kind == "carry":
        return [Event("cast", {"seat": seat, "spell": SPELL_NAMES[PIGGYBACK]})]
    if move.kind in AIMED:
        return aimed(before, seat, action, args)
    return [Event(move.kind, args)] if move.kind in OVER_THE_TABLE else []


def aimed(before: Any, seat: int, action: int, args: dict[str, Any]) -> list[Event]:
    """A piece or target named, and if it is a further use of a spell that it is paid; what it did is told by what changed, but for a swap."""
    paid = [Event("cast_again", {"seat": seat, "spell": SPELL_NAMES[before.spell]})] if before.phase == AIMING and not before.paid else []
    swapped = [Event("swap", args), *looked(before, seat, action)] if SWAP <= action < SWAP + len(PAIRS) else []
    return [*paid, *swapped]


def handed(before: Any, seat: int, move: Move, watcher: int | None) -> Event:
    """A card that goes to the partner or back, face down: only those two know which (ruling 39)."""
    kind = "handed" if move.kind == "give" else "handed_back"
    if may_see_hand(before, watcher, seat):
        return Event(f"{kind}_seen", {"seat": seat, "card": move.args["card"]})
    return Event(kind, {"seat": seat})


def rolled(before: Any, action: int, after: Any) -> list[Event]:
    """The die; a result that moved nothing is gone from the state, but the stream has it."""
    from coven.games.wandering_towers.rules.cards import roll

    rolling = before.copy()
    return [Event("die", {"value": int(roll(rolling))})]


def looked(before: Any, seat: int, action: int) -> list[Event]:
    """What everybody saw beneath lifted towers (rulings 27, 29; question 16)."""
    if FREE <= action < CAST:
        towers: tuple[int, ...] = (action - FREE,)
    elif SWAP <= action < SWAP + len(PAIRS):
        towers = PAIRS[action - SWAP]
    else:
        return []
    return [look_event(before, tower) for tower in towers]


def look_event(s: Any, tower: int) -> Event:
    """Beneath one tower, on the space where it was lifted: a swap puts it elsewhere."""
    found = crowd_list(s.crowd[s.under[tower]])
    where: dict[str, Any] = {"tower": TOWER_TEXTS[tower], "space": int(s.at[tower])}
    return crowd_event(s, "looked", where, found) if found else Event("looked_in_vain", where)


def after_spell(box: Any, before: Any, seat: int, action: int) -> Any:
    """The state right after the spell that this move carried out, if it did; the announced move may have followed at once."""
    middle = before.copy()
    if before.phase == AIMING and (TOWER <= action < CARRY or STEP <= action < FREE):
        aim(box, middle, action)
    elif FREE <= action < CAST:
        lift_to_free(box, middle, seat, action - FREE)
    elif before.phase == FREEING:
        free_wizard(box, middle, seat, action)
    else:
        return None
    return middle


def announced(before: Any, after: Any, seat: int, action: int) -> list[Event]:
    """A piece named for a move that others may still answer."""
    if before.piece or not after.piece:
        return []
    args: dict[str, Any] = {"seat": seat, "value": int(after.value)}
    if after.piece == A_TOWER:
        return [Event("announce_tower", {**args, "tower": TOWER_TEXTS[after.piece_at]})]
    return [Event("announce_wizard", {**args, "space": space_at(after, int(after.piece_at))})]


# --- what changed -----------------------------------------------------------------------------------------------------


def space_at(s: Any, surface: int) -> int:
    return surface if surface < SPACES else int(s.at[surface - SPACES])


def changes(before: Any, after: Any, actor: int, watcher: int | None) -> list[Event]:
    """Everything that moved on the ring by this actor's doing, and flasks filled."""
    return [
        *tower_events(before, after),
        *lock_events(before, after, watcher),
        *wizard_events(before, after),
        *castle_events(before, after),
        *light_events(before, after),
        *flask_events(before, after, actor),
    ]


def tower_events(before: Any, after: Any) -> list[Event]:
    """A tower that went, with those above it; a swap is told by its own event."""
    left, reached = before.at.tolist(), after.at.tolist()
    moved = [tower for tower in range(TOWERS) if left[tower] != reached[tower]]
    starts = {left[tower] for tower in moved}
    if len(starts) != 1:
        return []
    start = starts.pop()
    stack = [tower for tower in stack_of(before, start) if tower in moved]
    args = {"tower": TOWER_TEXTS[stack[0]], "space": start, "to": reached[stack[0]], "towers": [TOWER_TEXTS[tower] for tower in stack]}
    return [Event("tower_moved", args)]


def covered(s: Any) -> set[int]:
    return set(s.under.tolist())


def lock_events(before: Any, after: Any, watcher: int | None) -> list[Event]:
    """A tower came down on wizards; who they are is logged only as far as the memory setting goes (ruling 42)."""
    seen = []
    for surface in sorted(covered(after) - covered(before)):
        if after.crowd[surface]:
            args: dict[str, Any] = {"space": space_at(after, surface)}
            owners = crowd_remembered(after, after.crowd[surface], watcher)
            seen.append(crowd_event(after, "locked_up_seen", args, owners) if owners else Event("locked_up", args))
    return seen


def crowd_event(s: Any, kind: str, args: dict[str, Any], owners: list[int]) -> Event:
    """What concerns several wizards: whose they are, or against the deck how many."""
    return Event(f"{kind}_together", {**args, "count": len(owners)}) if is_solo(s) else Event(kind, {**args, "wizards": owners})


def light_events(before: Any, after: Any) -> list[Event]:
    """Wizards that came to light: everybody saw them (ruling 6)."""
    lit = sorted(covered(before) - covered(after))
    return [crowd_event(after, "uncovered", {"space": space_at(after, one)}, crowd_list(before.crowd[one])) for one in lit if before.crowd[one]]


def wizard_events(before: Any, after: Any) -> list[Event]:
    """Wizards that walked, were freed, or came home."""
    old, new = before.crowd.tolist(), after.crowd.tolist()
    changed = [surface for surface in range(SURFACES) if old[surface] != new[surface]]
    seen = []
    for owner in range(SEATS) if changed else ():
        went = {surface: (old[surface] >> 4 * owner & 15) - (new[surface] >> 4 * owner & 15) for surface in changed}
        left = [surface for surface, lost in went.items() for _ in range(max(0, lost))]
        came = [surface for surface, lost in went.items() for _ in range(max(0, -lost))]
        seen += [walk_event(before, after, owner, surface, came[n] if n < len(came) else None) for n, surface in enumerate(left)]
    return seen


def walk_event(before: Any, after: Any, owner: int, start: int, end: int | None) -> Event:
    """One wizard that left a surface, for another or for the castle."""
    kind = "wizard_home" if end is None else "wizard_freed" if start in covered(before) else "wizard_moved"
    args = {"space": space_at(before, start)} if end is None else {"space": space_at(before, start), "to": space_at(after, end)}
    return Event(f"{kind}_together", args) if is_solo(before) else Event(kind, {"seat": owner, **args})


def castle_events(before: Any, after: Any) -> list[Event]:
    if before.castle == after.castle:
        return []
    carried = any(before.at[tower] == before.castle and after.at[tower] == after.castle != before.at[tower] for tower in range(TOWERS))
    return [Event("castle_carried" if carried else "castle_moved", {"space": int(before.castle), "to": int(after.castle)})]


def flask_events(before: Any, after: Any, actor: int) -> list[Event]:
    """A flask filled: one's own, or the partner's if one has no empty one (ruling 40)."""
    filled = [who for who in range(after.players) if after.empty[who] < before.empty[who]]
    return [Event("flask_filled", {"seat": who}) if who == actor else Event("flask_filled_for", {"seat": actor, "receiver": who}) for who in filled]


# --- the turn ---------------------------------------------------------------------------------------------------------


def turned(before: Any, seat: int, action: int, after: Any, watcher: int | None) -> list[Event]:
    """Cards drawn, the next turn, the end."""
    seen = []
    if after.pile_size > before.pile_size:
        seen.append(Event("reshuffle", {"cards": int(after.pile_size)}))
    seen += drawn(before, seat, action, after, watcher)
    if after.end_reason:
        winners = [who for who in range(after.players) if place_of(after, who) == 1]
        return [*seen, Event("end", {"reason": END_REASONS[after.end_reason], "winners": winners})]
    if (after.turn, after.rounds) != (before.turn, before.rounds):
        seen.append(Event("turn", {"seat": int(after.turn), "round": int(after.rounds) + 1}))
    return seen


def drawn(before: Any, seat: int, action: int, after: Any, watcher: int | None) -> list[Event]:
    """The active player's new cards: how many for all, which ones for who may see them."""
    if action >= GIVE:
        return []
    holder = int(owner_of(before, before.turn))
    held = [] if action == SPECIAL else hand_texts(before.hand[holder])
    if action < TOWER:
        held.remove(str(move_of(action).args["card"]))
    new = hand_texts(after.hand[holder])
    for card in held:
        new.remove(card)
    if not new:
        return []
    args: dict[str, Any] = {"seat": int(before.turn), "count": len(new)}
    return [Event("drew", {**args, "cards": new} if is_solo(before) or watcher == holder else args)]


def reveals(box: Any, before: Any, seat: int, action: int, after: Any) -> bool:
    """Whether a move showed what can't be unseen: a tower was lifted (ruling 6), or a card changed hands."""
    return action >= GIVE or bool((before.under != after.under).any()) or FREE <= action < CAST or before.phase == FREEING
