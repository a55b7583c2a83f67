"""What the rules could not have led to, in a position that somebody wrote."""

from template.cauldron.findings import finding
from template.cauldron.invariants import broken_invariant
from template.cauldron.state import KINDS
from template.cauldron.types import Box, State

from coven.errors import Finding


def faults_of(box: Box, s: State) -> list[Finding]:
    """All faults of a position that has been set up."""
    faults = [finding("negative_hand", seat=seat) for seat in range(s.players) if any(s.hand[seat, kind] < 0 for kind in range(KINDS))]
    return faults + ([finding("herbs_lost")] if broken_invariant(box, s) else [])
