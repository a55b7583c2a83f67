"""The sentence under the table: whose turn it is and what they must do."""

from collections.abc import Callable, Sequence

from coven.games.broom_service.box.layout import RESOURCES
from coven.games.broom_service.names import LANDSCAPE_NAMES, ROLE_NAMES
from coven.games.broom_service.rules.acting.legality import tile_is_useful
from coven.games.broom_service.rules.choosing import fewest_roles, most_roles
from coven.games.broom_service.rules.legality import must_be_brave
from coven.games.broom_service.state import (
    ACTING,
    ADDING,
    ANY_STEP,
    ARRIVAL_STEP,
    CHOOSING,
    CLOUD_STEP,
    DELIVERY_STEP,
    FISTS,
    FOLLOWING,
    GATHER_STEP,
    LEADING,
    MOVES_STEP,
    OVER,
    ROLE_STEP,
    TURBO_STEP,
    WORKS,
)
from coven.games.broom_service.types import Box, State
from coven.games.broom_service.view.notation import names_in
from coven.games.broom_service.view.printed import resources_by_name, yield_of
from coven.table.schema import Prompt, PromptArguments
from coven.table.values import Viewer

Asked = Callable[[Box, State, int], Prompt]
ROLE_KINDS = tuple(name.rpartition("-")[2] for name in ROLE_NAMES)  # witch, druid, fairy or gatherer


def prompt(box: Box, s: State, viewer: Viewer, to_act: Sequence[int]) -> Prompt:
    """What the seat must do, or who is awaited."""
    if s.phase == OVER:
        return {"id": "prompt-over", "args": {}}
    if viewer is None or viewer not in to_act:
        return {"id": "prompt-wait", "args": {"players": list(to_act)}}
    return BY_PHASE[s.phase](box, s, viewer)


def asks(id: str) -> Asked:
    """A question that is the same whatever the state."""
    return lambda box, s, seat: {"id": id, "args": {"player": seat}}


def choose(box: Box, s: State, seat: int) -> Prompt:
    """How many roles are still to be chosen."""
    taken = int(s.chosen[seat]).bit_count()
    fewest, most = max(0, int(fewest_roles(box, s)) - taken), int(most_roles(box, s, seat)) - taken
    roles = str(most) if fewest == most else f"{fewest}–{most}"
    return {"id": "prompt-choose-more" if taken else "prompt-choose", "args": {"player": seat, "roles": roles, "most": most}}


def lead(box: Box, s: State, seat: int) -> Prompt:
    return {"id": "prompt-lead-bravely" if must_be_brave(s) else "prompt-lead", "args": {"player": seat}}


def hand_in(box: Box, s: State, seat: int) -> Prompt:
    return {"id": "prompt-hand-in", "args": {"player": seat, "points": box.works_points}}


# --- acting: the step that is next ------------------------------------------------------------------------------------


def act(box: Box, s: State, seat: int) -> Prompt:
    return BY_STEP[s.step_kind[s.depth - 1]](box, s, seat)


def perform(box: Box, s: State, seat: int) -> Prompt:
    """What the role on the table does, in the manner chosen."""
    kind, brave = ROLE_KINDS[s.role], s.step_brave[s.depth - 1]
    args: PromptArguments = {"player": seat, "role": ROLE_NAMES[s.role], "manner": "brave" if brave else "cowardly"}
    if kind in ("witch", "druid"):
        args["landscapes"] = names_in(box.role_landscapes[s.role], LANDSCAPE_NAMES)
    if kind in ("druid", "fairy"):
        args["bonus"] = box.role_bonus[s.role]
    if kind == "gatherer":
        args |= yields(box, s.role, brave)
    return {"id": f"prompt-{kind}", "args": args}


def yields(box: Box, role: int, brave: int) -> dict[str, int]:
    """What a gatherer takes; of several yields only that there are several: the moves offer them one by one."""
    choices = box.yields[role, brave]
    return {"choices": choices, **(yield_of(box, role, brave, 0) if choices == 1 else resources_by_name([0] * RESOURCES))}


def arrive(box: Box, s: State, seat: int) -> Prompt:
    """A mountain tile may lead on; else there is a potion to deliver, or nothing would be asked."""
    return {"id": "prompt-arrive" if tile_is_useful(box, s, s.depth - 1) else "prompt-arrive-deliver", "args": {"player": seat}}


def fly(box: Box, s: State, seat: int) -> Prompt:
    return {"id": "prompt-fly", "args": {"player": seat, "left": s.step_left[s.depth - 1]}}


def take(box: Box, s: State, seat: int) -> Prompt:
    return {"id": "prompt-take", "args": {"player": seat, "left": s.step_left[s.depth - 1]}}


def gather(box: Box, s: State, seat: int) -> Prompt:
    return {"id": "prompt-gather-rest", "args": {"player": seat, **resources_by_name(s.pending_gain.tolist())}}


BY_STEP: dict[int, Asked] = {
    ROLE_STEP: perform,
    ARRIVAL_STEP: arrive,
    MOVES_STEP: fly,
    DELIVERY_STEP: asks("prompt-deliver"),
    CLOUD_STEP: asks("prompt-charm"),
    TURBO_STEP: asks("prompt-jump"),
    ANY_STEP: take,
    GATHER_STEP: gather,
}

BY_PHASE: dict[int, Asked] = {
    CHOOSING: choose,
    ADDING: asks("prompt-add"),
    LEADING: lead,
    FOLLOWING: asks("prompt-follow"),
    ACTING: act,
    FISTS: asks("prompt-hide"),
    WORKS: hand_in,
}
