"""How much a bot may think about a move: a number of simulations, or seconds."""

from coven.errors import CovenError, shown

LONGEST = 3600.0
MOST = 10**9


def check_budget(simulations: int | None, seconds: float | None) -> None:
    """One of the two, above 0 and within reason; anything else raises `bad_budget`."""
    whole = isinstance(simulations, int) and not isinstance(simulations, bool) and 1 <= simulations <= MOST
    timed = isinstance(seconds, int | float) and not isinstance(seconds, bool) and 0 < seconds <= LONGEST
    if (simulations is None) == (seconds is None) or not (whole or timed):
        given = shown(seconds if simulations is None else simulations if seconds is None else (simulations, seconds))
        message = f"{given} is no budget: give a number of simulations from 1, or seconds above 0 and up to {LONGEST:.0f}."
        raise CovenError("bad_budget", message, budget=given, longest=int(LONGEST))


def check_given(simulations: int | None = None, seconds: float | None = None) -> None:
    """A budget that need not be given, also for a bot to which it means nothing."""
    if simulations is not None or seconds is not None:
        check_budget(simulations, seconds)
