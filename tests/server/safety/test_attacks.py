"""The command that attacks a server (`make attacks`), in little: the cheap attacks, on a server with its usual limits."""

from server.attacking.costs import MB, Costs
from server.attacking.scene import Outcome
from server.attacking.visitor import Noticed
from server.attacks import ATTACKS, Result, attack_all, page_of


def test_cheap_attacks_hold_and_harm_nobody() -> None:
    results = attack_all([attack for attack in ATTACKS if attack.is_cheap], is_short=True, tell=lambda result: None)
    assert len(results) > 5
    assert not [(result.name, result.outcome, result.costs, result.noticed) for result in results if not result.is_bounded]
    page = page_of(results)
    assert all(f"| {result.name} |" in page for result in results) and page.count("\n|") == len(results) + 2


def test_what_costs_too_much_or_is_noticed_did_not_hold() -> None:
    outcome, peaceful = Outcome("much", "yes", held=True), Noticed(10, 0, 5.0, 50.0)
    assert Result("a", outcome, Costs(memory=MB), peaceful, peaceful).held
    assert not Result("a", outcome, Costs(memory=3000 * MB), peaceful, peaceful).held
    assert not Result("a", outcome, Costs(stored=513 * MB), peaceful, peaceful).held
    assert not Result("a", outcome, Costs(faults=1), peaceful, peaceful).held
    assert not Result("a", outcome, Costs(), Noticed(10, 1, 5.0, 50.0), peaceful).held, "somebody was refused"
    assert not Result("a", outcome, Costs(), Noticed(10, 0, 5.0, 7700.0), peaceful).held, "somebody waited"
    assert not Result("a", Outcome("much", "no", held=False), Costs(), peaceful).held
