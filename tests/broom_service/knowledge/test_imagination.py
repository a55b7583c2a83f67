"""Imagination tested without itself: the truth is changed in the state, and what is imagined must not notice.

For every secret field and phase other values are written directly. What is imagined varies, lies in the allowed range, keeps what is
certain, and is the same to the last byte whatever the truth is (Broom 12, 37, 38, 39, 51, 60).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from coven.games.broom_service.names import ROLE_NAMES
from coven.games.broom_service.state import NO_ROLE
from coven.table.table import Table
from tests.broom_service.build import ALL_ROLES, FG, FW, GAME, HG, HW, MW, PD, PW, RG, VD, WF, play, table

BACK = {"side": "back"}
VIEWER, OTHER = 0, 1
SEEDS = range(80)
Truth = Callable[[Any], None]  # writes one truth into a state


def roles(*names: str) -> int:
    return sum(1 << ROLE_NAMES.index(name) for name in names)


def named(word: Any) -> frozenset[str]:
    return frozenset(name for place, name in enumerate(ROLE_NAMES) if int(word) >> place & 1)


@dataclass(frozen=True)
class Secret:
    """A moment, the truths that look alike to the viewer, what is read from a state, and what may be imagined of it."""

    at: Table
    truths: Sequence[Truth]
    read: Callable[[Any], Any]
    is_allowed: Callable[[Any], bool]
    fewest: int  # different values that many seeds must bring about


def chosen(*truths: int) -> list[Truth]:
    return [lambda s, word=word: s.chosen.__setitem__(OTHER, word) for word in truths]


def hands(*truths: int, seat: int = OTHER) -> list[Truth]:
    return [lambda s, word=word: s.hand.__setitem__(seat, word) for word in truths]


def choosing(event: str = "flock-together", done: bool = True, **state: Any) -> Table:
    answered = [OTHER] if done else []
    return table([[]] * 3, state.pop("options", None), phase="choosing", event=event, answered=answered, chosen=[[], ALL_ROLES[:4], []], **state)


def choice_of_four() -> Secret:
    truths = chosen(roles(FW, HW, MW, PW), roles(WF, FG, HG, RG), roles(FW, VD, PD, RG))
    return Secret(choosing(), truths, lambda s: named(s.chosen[OTHER]), lambda value: len(value) == 4, 40)


def choice_under_more_or_less() -> Secret:
    truths = chosen(roles(FW), roles(WF, FG), roles(*ALL_ROLES[:5]))
    return Secret(choosing("more-or-less"), truths, lambda s: named(s.chosen[OTHER]), lambda value: 1 <= len(value) <= 5, 40)


def choice_with_a_card_tile() -> Secret:
    at = choosing(options=BACK, tiles=[[0, 0, 0], [0, 1, 0], [0, 0, 0]])
    return Secret(at, chosen(roles(*ALL_ROLES[:4]), roles(*ALL_ROLES[3:8])), lambda s: named(s.chosen[OTHER]), lambda value: len(value) in (4, 5), 40)


def choice_half_made() -> Secret:
    """How many it has taken so far shows nowhere; imagined is that it has taken none."""
    truths = chosen(0, roles(FW), roles(HG, RG), roles(FW, HW, MW))
    return Secret(choosing(done=False), truths, lambda s: named(s.chosen[OTHER]), lambda value: not value, 1)


def hand_while_leading() -> Secret:
    at = table([[FG, WF], [FW, HW], [MW]], led=[VD, RG])
    truths = hands(roles(FW, HW), roles(WF, FG), roles(PD, HG))
    return Secret(at, truths, lambda s: named(s.hand[OTHER]), lambda value: len(value) == 2 and not value & {VD, RG}, 15)


def hand_of_who_must_follow() -> Secret:
    """It holds the role on the table, for else it would have passed (Broom 61)."""
    at = play(table([[FG, WF], [FG, HW], [MW]], led=[VD]), f"brave {FG}")
    truths = hands(roles(FG, HW), roles(FG, RG), roles(FG, WF))
    return Secret(at, truths, lambda s: named(s.hand[OTHER]), lambda value: len(value) == 2 and FG in value and VD not in value, 6)


def hand_of_who_will_be_asked() -> Secret:
    """Still to be asked about the role on the table, it may hold it or not."""
    at = play(table([[FG, WF], [FG, HW], [MW, FG]]), f"cowardly {FG}")
    assert at.to_act == (0,) and at.view(0)["phase"] == "acting"
    truths = hands(roles(MW, FG), roles(HW, RG), roles(PD, HG), seat=2)
    return Secret(at, truths, lambda s: named(s.hand[2]), lambda value: len(value) == 2, 20)


def hand_of_who_has_followed() -> Secret:
    """It has placed the role on the table, so it does not hold it."""
    at = play(table([[FG, WF], [FG, HW], [FG, MW]]), f"brave {FG}", f"brave {FG}")
    return Secret(at, hands(roles(HW), roles(RG), roles(WF)), lambda s: named(s.hand[OTHER]), lambda value: len(value) == 1 and FG not in value, 6)


def adding(**state: Any) -> Table:
    tiles = [[0, 1, 0], [0, 1, 0], [0, 0, 0]]
    return table([[FW, HW], [MW, PW], [VD]], BACK, phase="adding", event="more-or-less", tiles=tiles, **state)


def card_added() -> Secret:
    """Any role that is not in the hand, or none; the hand itself is hidden too."""

    def truth(hand: int, extra: int) -> Truth:
        def write(s: Any) -> None:
            s.hand[OTHER], s.extra[OTHER] = hand, extra

        return write

    def is_allowed(value: tuple[frozenset[str], int]) -> bool:
        return len(value[0]) == 2 and (value[1] == NO_ROLE or ROLE_NAMES[value[1]] not in value[0])

    truths = [truth(roles(MW, PW), NO_ROLE), truth(roles(MW, PW), 9), truth(roles(FW, RG), 3)]
    return Secret(adding(answered=[OTHER, 2]), truths, lambda s: (named(s.hand[OTHER]), s.extra[OTHER]), is_allowed, 30)


def whether_a_card_was_added() -> Secret:
    """Both are possible."""
    secret = card_added()
    return Secret(secret.at, secret.truths, lambda s: s.extra[OTHER] == NO_ROLE, lambda value: True, 2)


def last_turn(event: str, resources: list[list[int]], **state: Any) -> Table:
    return play(table([[WF], [], []], event=event, resources=resources, pawns=[[2, 2]] * 3, **state), f"cowardly {WF}")


def fists(*counts: tuple[int, ...]) -> list[Truth]:
    def truth(hidden: tuple[int, ...]) -> Truth:
        def write(s: Any) -> None:
            for kind, count in enumerate(hidden):
                s.fist[OTHER, kind] = count

        return write

    return [truth(hidden) for hidden in counts]


HELD = [[2, 1, 1, 0], [3, 0, 2, 0], [1, 1, 0, 2]]


def read_fist(s: Any) -> tuple[int, ...]:
    return tuple(s.fist[OTHER, kind] for kind in range(4))


def fist_closed() -> Secret:
    at = play(last_turn("upper-hand", HELD), f"{OTHER}: hide orange", f"{OTHER}: done")
    truths = fists((1, 0, 0, 0), (3, 0, 2, 0), (0, 0, 0, 0))
    return Secret(at, truths, read_fist, lambda value: all(0 <= n <= most for n, most in zip(value, HELD[OTHER], strict=True)), 8)


def fist_half_full() -> Secret:
    at = play(last_turn("upper-hand", HELD), f"{OTHER}: hide orange")
    return Secret(at, fists((1, 0, 0, 0), (2, 0, 2, 0), (0, 0, 0, 0)), read_fist, lambda value: not any(value), 1)


def works(s: Any) -> int:
    return int(s.hands_in[OTHER])


def set_handed_in() -> Secret:
    at = play(last_turn("the-works", [[1, 1, 1, 1]] * 3), f"{OTHER}: hand in")
    truths: list[Truth] = [lambda s, yes=yes: s.hands_in.__setitem__(OTHER, yes) for yes in (0, 1)]
    return Secret(at, truths, works, lambda value: value in (0, 1), 2)


def no_set_to_hand_in() -> Secret:
    """Who has no set was not asked, and hands nothing in for certain (Broom 51)."""
    at = last_turn("the-works", [[1, 1, 1, 1], [1, 1, 1, 0], [1, 1, 1, 1]])
    return Secret(at, [lambda s: None], works, lambda value: value == 0, 1)


SECRETS: dict[str, Callable[[], Secret]] = {
    make.__name__: make
    for make in (
        choice_of_four,
        choice_under_more_or_less,
        choice_with_a_card_tile,
        choice_half_made,
        hand_while_leading,
        hand_of_who_must_follow,
        hand_of_who_will_be_asked,
        hand_of_who_has_followed,
        card_added,
        whether_a_card_was_added,
        fist_closed,
        fist_half_full,
        set_handed_in,
        no_set_to_hand_in,
    )
}


def imagined(at: Table, truth: Truth, seed: int) -> Any:
    """What the viewer imagines if that is the truth."""
    other = at.keeper.table_at(len(at.keeper))
    truth(other.keeper.state)
    return other.imagined(VIEWER, seed)


@pytest.mark.parametrize("name", SECRETS)
def test_what_is_imagined_varies_and_lies_in_the_allowed_range(name: str) -> None:
    secret = SECRETS[name]()
    values = [secret.read(imagined(secret.at, secret.truths[0], seed)) for seed in SEEDS]
    assert [value for value in values if not secret.is_allowed(value)] == []
    assert len(set(values)) >= secret.fewest


@pytest.mark.parametrize("name", SECRETS)
def test_what_is_imagined_does_not_depend_on_the_truth_to_the_last_byte(name: str) -> None:
    secret = SECRETS[name]()
    for seed in range(6):
        worlds = [imagined(secret.at, truth, seed) for truth in secret.truths]
        for world in worlds[1:]:
            fields = [field for field in GAME.rules.layout.names if world.field_bytes(field) != worlds[0].field_bytes(field)]
            assert fields == []


@pytest.mark.parametrize("name", SECRETS)
def test_the_truths_look_alike_and_are_themselves_sound(name: str) -> None:
    """So that the tests above change nothing but what is hidden."""
    secret = SECRETS[name]()
    looks = []
    for truth in secret.truths:
        other = secret.at.keeper.table_at(len(secret.at.keeper))
        truth(other.keeper.state)
        assert GAME.checks.broken_invariant(other.box.plain, other.keeper.state) == 0
        looks.append([other.view(VIEWER), other.view(None), other.moves(VIEWER)])
    assert all(look == looks[0] for look in looks)


@pytest.mark.parametrize("name", SECRETS)
def test_what_is_imagined_is_sound_and_leaves_the_watcher_s_own_secrets(name: str) -> None:
    secret = SECRETS[name]()
    before = secret.at.view(VIEWER)
    for seed in range(10):
        world = imagined(secret.at, secret.truths[-1], seed)
        assert GAME.checks.broken_invariant(secret.at.box.plain, world) == 0
        assert GAME.faces.view(secret.at.box.plain, world, VIEWER).items() <= before.items()


def test_every_number_of_roles_is_imagined_that_may_have_been_chosen() -> None:
    """Broom 38, 39: one to five under More or Less?, else four, or four and five with a tile."""
    for make, sizes in ((choice_of_four, {4}), (choice_under_more_or_less, {1, 2, 3, 4, 5}), (choice_with_a_card_tile, {4, 5})):
        secret = make()
        assert {len(secret.read(imagined(secret.at, secret.truths[0], seed))) for seed in SEEDS} == sizes
