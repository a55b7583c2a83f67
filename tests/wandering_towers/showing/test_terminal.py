"""The ring in a terminal: what is under way, between partners, seen, and at the end; in every language it fits 80 columns and 24 lines."""

import io
import random
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

from coven.cli.output import Output
from coven.cli.table.screen import PROMPT_LINES, Screen
from coven.games.wandering_towers.terminal import draw
from coven.games.wandering_towers.terminal.style import SIGNS
from coven.table.table import Table
from coven.table.words import LANGUAGES
from tests.wandering_towers.build import ALL_SPELLS, GAME, MASTER, TEAMS, play, table

NAMES = ("Robin", "Agatha", "Bertha", "Circe", "Dagmar", "Edda")
HINT_LINES = 1
LOG_LINES = 1


def shown(at: Table, seat: int | None, language: str = "en", width: int = 80, **added: Any) -> str:
    """The table as a seat sees it; `added` is what the command line adds to a view."""
    view = at.view(seat)
    if seat in at.to_act:
        view["moves"] = [move.as_data() for move in at.moves(seat)]
    out = Console(file=io.StringIO(), width=width, height=24)
    out.print(draw({**view, **added}, at.setting, GAME.words(language), NAMES[: at.players]))
    return out.file.getvalue()  # type: ignore[attr-defined, no-any-return]


def windowed(*moves: str, **more: Any) -> Table:
    """Master wizards: seat 0 plays a card; everybody has flasks enough to be asked."""
    given: dict[str, Any] = {
        "wizards": {10: [0, 1], 5: [1], 15: [0]},
        "castle": 14,
        "hands": {0: "W1 W2 T4"},
        "full": {1: 4, 2: 4},
        "options": MASTER,
    }
    return play(table(**{**given, **more}), *moves)


def finished(players: int, options: dict[str, Any]) -> Table:
    at = GAME.new_table(players, options, seed=11)
    chance = random.Random(11)
    while not at.is_over:
        at.play(at.to_act[0], chance.choice(at.moves(at.to_act[0])))
    return at


# --- what is under way ------------------------------------------------------------------------------------------------


def test_who_is_asked_about_a_move_sees_which_even_with_one_line_of_log() -> None:
    """Seat 2 is asked after seat 1 has passed, on a screen with room for one line of the log."""
    at = windowed("T4 tower", "tower T3", "pass")
    at.keeper.seats = NAMES[:4]
    output = Output("en")
    output.use(GAME, at.seats)
    output.__dict__["console"] = out = Console(file=io.StringIO(), width=80, height=20)
    Screen(output, at).show(2)
    text = out.file.getvalue()  # type: ignore[attr-defined]
    assert "Agatha passes" in text
    assert "Robin wants to move tower T3 from space 3 by 4" in text


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Robin wants to move a wizard from space 10 by 1"),
        ("de", "Robin will einen Magier von Feld 10 um 1 bewegen"),
        ("nl", "Robin wil een tovenaar 1 veld verplaatsen, vanaf veld 10"),
    ],
)
def test_an_announced_wizard_is_told_in_every_language(language: str, said: str) -> None:
    assert said in shown(windowed("W1 wizard", "wizard 10"), 1, language)


def test_riders_and_the_spell_being_cast_are_told() -> None:
    text = shown(windowed("W1 wizard", "wizard 10", "cast piggyback", wizards={10: [0, 1, 1], 5: [1], 15: [0]}), 3)
    assert "riding along: Agatha" in text
    assert "Agatha casts Piggyback" in text


def test_a_spell_that_waits_for_the_move_is_told() -> None:
    at = windowed("W1 wizard", "wizard 10", "cast move_tower after", "pass")
    assert at.to_act == (2,)
    assert "afterwards Agatha casts Move a tower" in " ".join(shown(at, 2).split())


def test_a_partners_wizard_is_told_as_such() -> None:
    """Seat 0 has all its wizards home and moves those of seat 2 (Towers 40)."""
    at = windowed("pass", "W1 wizard", "wizard 10", wizards={10: [2], 5: [1]}, options={**MASTER, **TEAMS}, phase="partner", decider=2)
    assert "Robin wants to move Bertha’s wizard from space 10 by 1" in shown(at, 1)


def test_an_announced_wizard_stays_announced_while_it_is_locked_up() -> None:
    """Towers 42. It was named aloud; once its move is lost, the view says no more of it (Towers 34, 56)."""
    at = windowed("W1 wizard", "wizard 10", "cast move_tower", "tower T8")
    for seat in (None, 0, 1, 2, 3):
        assert at.view(seat)["move"]["wizard"] == {"seat": 0, "space": 10, "visible": False}
        assert at.view(seat)["spaces"][10]["wizards"] == []
    assert "it is locked up now" in shown(at, 2)
    while at.view(None)["phase"] in ("window", "aiming"):
        play(at, "stop" if at.view(None)["phase"] == "aiming" else "pass")
    assert all((at.view(seat)["move"] or {}).get("wizard") is None for seat in (None, 0, 1, 2, 3))


def test_a_card_being_played_and_the_rolls_left_are_told() -> None:
    at = table(wizards={10: [0], 5: [1]}, castle=14, hands={0: "TD3 T1 T2"})
    play(at, "roll TD3")
    value = at.view(0)["move"]["value"]
    for seat in (0, 1, None):
        assert f"Robin plays the card TD3 for a tower, by {value} · 2 rolls left" in shown(at, seat)
    play(at, "reroll")
    assert "one roll left" in shown(at, 1)
    play(at, "tower T1")
    assert "Robin plays" not in shown(at, 1)


def test_the_turn_and_who_must_act_are_marked() -> None:
    at = windowed("W1 wizard", "wizard 10")
    rows = {name: line for line in shown(at, 2).splitlines() for name in NAMES[:4] if f" {name} " in line and "/4" in line}
    assert "▸ ✶ Agatha" in rows["Agatha"]
    assert "▸" not in rows["Robin"] + rows["Bertha"] + rows["Circe"]


@pytest.mark.parametrize(
    ("language", "first", "second"), [("en", "action 1", "action 2"), ("de", "1. Aktion", "2. Aktion"), ("nl", "actie 1", "actie 2")]
)
def test_everybody_sees_which_of_the_two_actions_it_is(language: str, first: str, second: str) -> None:
    """Towers 15."""
    at = table(wizards={10: [0], 5: [1]}, castle=14, hands={0: "W1 W2 T1"})
    for heading in (first, second):
        assert all(heading in shown(at, seat, language).splitlines()[0] for seat in (0, 1, None))
        play(at, "W1 wizard" if heading == first else "W2 wizard", "wizard 10" if heading == first else "wizard 11")
    assert first in shown(at, 0, language).splitlines()[0]


def test_there_is_no_action_to_count_against_the_deck_or_after_the_end() -> None:
    over = finished(4, {})
    assert over.outcome is not None
    for text in (shown(GAME.new_table(1, seed=1), 0), shown(over, None, outcome=over.outcome.as_data())):
        assert "action" not in text


# --- partners ---------------------------------------------------------------------------------------------------------


def swapping(*moves: str) -> Table:
    """Seat 0 asks its partner, seat 2, for a card."""
    hands = {0: "W1 W2 T1", 2: "W5 T5 T5"}
    at = table(wizards={10: [0], "T5": [1], "T6": [2], "T7": [3]}, castle=14, hands=hands, phase="partner", decider=2, options=TEAMS)
    return play(at, "pass", "ask", *moves)


def test_both_partners_see_the_card_handed_over_and_nobody_else() -> None:
    """Towers 39."""
    at = swapping("give W5")
    for seat in (0, 2):
        assert "handed over:  W5  wizard 5" in shown(at, seat)
    for seat in (1, 3, None):
        assert "W5" not in shown(at, seat)
        assert "handed over" not in shown(at, seat)


def test_each_partner_goes_on_seeing_what_the_other_got() -> None:
    """Towers 39."""
    at = swapping("give W5", "return T1")
    assert "your partner holds:  T1  tower 1" in shown(at, 0)
    assert "your partner holds:  W5  wizard 5" in shown(at, 2)
    assert "partner holds" not in shown(at, 1) + shown(at, None)


def partner_asked(full: int, *moves: str) -> Table:
    """Seat 2 is asked, as the partner of seat 0, and has so many full flasks."""
    at = table(wizards={10: [0], "T5": [1], "T6": [2], "T7": [3]}, castle=14, full={2: full}, phase="partner", decider=2, options=TEAMS)
    return play(at, *moves)


def test_a_partner_is_told_to_give_only_what_there_is_to_give() -> None:
    """Towers 60."""
    assert "Offer your partner a card, or pass." in shown(partner_asked(0), 2)
    assert "Offer your partner a card, give a flask, or pass." in shown(partner_asked(1), 2)
    assert "Give your partner a flask, or pass." in shown(partner_asked(1, "offer", "refuse"), 2)


def test_the_prompt_says_which_action_it_is_and_what_the_card_moves() -> None:
    at = table(wizards={10: [0], 5: [1]}, castle=14, hands={0: "W1 W2T4 WTD1"})
    play(at, "W1 wizard")
    assert "Choose which wizard moves by 1." in shown(at, 0)
    play(at, "wizard 10")
    assert "Your second action: play a card, or throw one away." in shown(at, 0)
    play(at, "W2T4 tower")
    assert "Choose which tower moves by 4." in shown(at, 0)


# --- what was seen ----------------------------------------------------------------------------------------------------


def swapped(**options: Any) -> Table:
    at = table(wizards={1: [1], 11: [0]}, castle=14, full={0: 4}, options={**ALL_SPELLS, **options})
    return play(at, "cast swap_towers", "swap T1 T3")


def test_what_a_swap_showed_is_told_where_it_was_seen() -> None:
    """Towers 27."""
    at = swapped(memory="all")
    view = at.view(2)
    assert view["looked"] == [{"tower": "T1", "space": 1, "wizards": [1]}, {"tower": "T3", "space": 3, "wizards": []}]
    assert view["hidden"] == [{"tower": "T3", "wizards": [1]}]
    assert view["spaces"][1]["towers"] == ["T3"]
    assert "seen beneath lifted towers: space 1 ✶ · space 3 nobody" in shown(at, 2)


def test_what_free_a_wizard_showed_is_told_where_it_was_seen() -> None:
    """Towers 29."""
    at = table(wizards={3: [1, 2], 11: [0]}, castle=14, full={0: 4}, options=ALL_SPELLS)
    play(at, "free T3")
    assert "seen beneath lifted towers: space 3 ✶♣" in shown(at, 3)


def test_what_was_seen_is_told_where_it_is_after_a_move_that_followed_at_once() -> None:
    """Towers 27. The announced tower T1 is swapped with T3 and wanders on: what was beneath it stays on the ground."""
    at = windowed("T4 tower", "tower T1", wizards={1: [1], 11: [0]}, full={1: 2})
    play(at, "cast swap_towers", "swap T1 T3")
    assert at.view(None)["spaces"][7]["towers"] == ["T7", "T1"]
    assert [row["space"] for row in at.view(0)["looked"]] == [1, 3]
    assert "seen beneath lifted towers: space 1 ✶ · space 3 nobody" in shown(at, 0)
    assert [event.args["space"] for event in at.keeper.events(0, len(at.keeper)) if event.kind.startswith("looked")] == [1, 3]


def test_what_was_seen_on_a_roof_that_wandered_on_is_told_where_it_is_now() -> None:
    """Towers 29. T2 stands on T1, on whose roof a wizard of seat 2 is locked up; seat 1 looks beneath T2 just before T1 goes."""
    at = windowed("T4 tower", "tower T1", wizards={"T1": [2], 11: [0]}, stacks={1: ["T1", "T2"]}, full={1: 1})
    play(at, "free T2")
    assert at.view(None)["spaces"][5]["towers"] == ["T5", "T1", "T2"]
    assert at.view(3)["looked"] == [{"tower": "T2", "space": 5, "wizards": [2]}]


# --- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), [(4, {}), (6, TEAMS), (1, {}), (3, {"mode": "cooperative"})])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_has_a_sheet_of_what_everybody_reached(language: str, players: int, options: dict[str, Any]) -> None:
    at = finished(players, options)
    assert at.outcome is not None
    text = " ".join(shown(at, None, language, outcome=at.outcome.as_data()).split())
    speak = GAME.words(language)
    for seat in range(players):
        for line in at.outcome.breakdown[seat]:
            assert speak(f"score-{line['kind']}", **line) in text
    assert "score-" not in text


def test_partners_stand_together_on_the_sheet_the_winners_first() -> None:
    at = finished(6, TEAMS)
    assert at.outcome is not None
    text = shown(at, None, outcome=at.outcome.as_data())
    rows = [(line.split()[0], NAMES.index(line.split()[2])) for line in text.splitlines() if line.split()[:1] and line.split()[0].endswith(".")]
    assert [place for place, _ in rows] == sorted(f"{place}." for place in at.outcome.places)
    assert [at.outcome.places[seat] for _, seat in rows] == sorted(at.outcome.places)
    assert all(abs(one - two) == 3 for (_, one), (_, two) in zip(rows[::2], rows[1::2], strict=True))


@pytest.mark.parametrize("over", [False, True])
def test_an_open_table_shows_every_hand(over: bool) -> None:
    at = finished(4, {})
    if not over:
        at = at.keeper.table_at(30)
    views = [at.view(seat) for seat in range(4)]
    text = shown(at, None, width=100, open=views, **({"outcome": at.outcome.as_data()} if at.outcome else {}))
    for seat in range(4):
        assert f"{NAMES[seat]} " + " ".join(f" {card} " for card in views[seat]["hand"]).rstrip() in text


@pytest.mark.parametrize("memory", ["own", "all"])
def test_an_open_table_shows_all_locked_up_wizards_that_any_seat_is_shown(memory: str) -> None:
    at = table(wizards={3: [0, 1, 1], "T5": [2], 11: [0]}, stacks={5: ["T5", "T6"]}, castle=14, options={"memory": memory})
    for text in (shown(at, seat, open=[at.view(who) for who in range(4)]) for seat in (None, 0)):
        assert "locked up: T3 ☾✶✶  T6 ♣" in text
    assert ("locked up: T3 ☾" in shown(at, 0)) and ("✶✶" in shown(at, 0)) == (memory == "all")


def test_without_a_memory_aid_there_is_nothing_locked_up_to_show() -> None:
    """Towers 42."""
    at = table(wizards={3: [0, 1, 1], 11: [0]}, castle=14)
    assert "locked up" not in shown(at, None, open=[at.view(seat) for seat in range(4)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_together_all_wizards_have_one_sign_and_nobody_one_of_their_own(language: str) -> None:
    """Towers 46."""
    at = table(players=4, wizards={3: [0], 11: [0, 0]}, castle=14, options={"mode": "cooperative"})
    text = shown(at, 2, language)
    assert "11  ☾☾" in text
    assert not [sign for sign in SIGNS[1:] if sign in text]
    rows = [line for line in text.splitlines() if "9/12" in line]
    assert len(rows) == 1 and f"☾ {GAME.words(language)('table-together')}" in rows[0]
    for name in NAMES[:4]:
        assert all("☾" not in line for line in text.splitlines() if f"  {name} " in line)
    assert "▸   Robin" in text


def test_alone_the_sign_stands_beside_the_name() -> None:
    assert "▸ ☾ Robin" in shown(GAME.new_table(1, seed=1), 0)


def test_against_the_deck_the_open_hand_is_shown_once() -> None:
    at = finished(3, {"mode": "cooperative"}).keeper.table_at(7)
    text = shown(at, None, open=[at.view(seat) for seat in range(3)])
    assert text.count("hand: ") == 1
    assert "hands" not in text


# --- what is to be done -----------------------------------------------------------------------------------------------


def test_nobody_is_told_to_decline_where_the_tower_must_move() -> None:
    """Towers 19."""
    given: dict[str, Any] = {"wizards": {10: [0], 5: [1]}, "castle": 14}
    free = play(table(**given), "special")
    bound = play(table(**given, options={"tower_before_draw": True}), "special")
    assert "Move a tower by 1, or decline." in shown(free, 0)
    assert "Move a tower by 1." in shown(bound, 0)


def test_a_caster_is_told_to_stop_only_where_that_is_possible() -> None:
    at = windowed("W1 wizard", "wizard 10", "cast move_tower")
    assert "Move a tower: choose the target." in shown(at, 1)
    play(at, "tower T1")
    assert "Move a tower: choose the target, or stop." in shown(at, 1)


def test_with_the_slot_used_only_freeing_is_spoken_of() -> None:
    """Towers 51."""
    at = windowed("W1 wizard", "wizard 10", "cast move_tower after", "pass")
    assert at.view(2)["slot_used"] and {move.kind for move in at.moves(2)} == {"pass", "skip", "free"}
    assert "Free a wizard before the announced move, or pass." in shown(at, 2)


def test_who_can_pay_only_for_freeing_is_told_of_nothing_else() -> None:
    chosen = {"master": True, "spells": "chosen", "with_move_tower": False, "with_free_wizard": True}
    at = windowed("W1 wizard", "wizard 10", full={1: 1}, options=chosen)
    assert {move.kind for move in at.moves(1)} == {"pass", "skip", "free"}
    assert "Free a wizard before the announced move, or pass." in shown(at, 1)


def test_piggyback_alone_comes_neither_before_nor_after() -> None:
    """Towers 59."""
    chosen = {"master": True, "spells": "chosen", "with_move_tower": False, "with_piggyback": True}
    at = windowed("W1 wizard", "wizard 10", full={1: 1}, options=chosen)
    assert {move.kind for move in at.moves(1)} == {"pass", "skip", "cast"}
    assert "Cast a spell for the announced move, or pass." in shown(at, 1)


def test_before_or_after_is_said_where_there_is_the_choice() -> None:
    """Towers 53."""
    assert "Cast a spell before or after the announced move, or pass." in shown(windowed("W1 wizard", "wizard 10"), 1)


def test_piggyback_again_has_no_target_to_choose() -> None:
    """Towers 59."""
    at = windowed("W1 wizard", "wizard 10", "cast piggyback", wizards={10: [0, 1, 1], 5: [1], 15: [0]})
    assert [move.text for move in at.moves(1)] == ["stop", "cast piggyback"]
    assert "Piggyback: let another wizard ride along, or stop." in shown(at, 1)


# --- room -------------------------------------------------------------------------------------------------------------


def moments(players: int, options: dict[str, Any], every: int) -> Iterator[Table]:
    at = GAME.new_table(players, options, seed=players, seats=NAMES[:players])
    chance = random.Random(players)
    while not at.is_over and len(at.keeper) < 500:
        at.play(at.to_act[0], chance.choice(at.moves(at.to_act[0])))
        if len(at.keeper) % every == 0:
            yield at


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "options"),
    [(6, {**MASTER, **TEAMS}), (5, MASTER), (4, {**TEAMS, "memory": "own"}), (2, {}), (1, {"spells": "random"}), (4, {"mode": "cooperative"})],
)
def test_the_table_fits_eighty_columns_and_nearly_always_24_lines(language: str, players: int, options: dict[str, Any]) -> None:
    """A stack of more towers than fit in one line, or a hand of long Dutch words, may cost a line more."""
    heights = []
    for at in moments(players, options, 17):
        lines = shown(at, at.to_act[0] if at.to_act else None, language).splitlines()
        assert max(map(len, lines)) <= 80
        heights.append(len(lines) + LOG_LINES + HINT_LINES + PROMPT_LINES)
        assert not [line for line in lines if "table-" in line or "prompt-" in line]
    assert sorted(heights)[len(heights) * 9 // 10] <= 24
    assert max(heights) <= 27


def test_the_ring_uses_a_wider_screen() -> None:
    at = GAME.new_table(4, seed=1)
    assert max(len(line.rstrip()) for line in shown(at, 0, width=100).splitlines()) > 80


def test_long_names_are_cut_and_the_counts_stay() -> None:
    at = table(wizards={10: [0], 5: [1]}, castle=14)
    out = Console(file=io.StringIO(), width=80)
    out.print(draw(at.view(0), at.setting, GAME.words("de"), ["Wilhelmine von Hohenstaufen", "Bo", "Cy", "Di"]))
    text = out.file.getvalue()  # type: ignore[attr-defined]
    assert "Wilhelmine von …  3/4    0    5          0" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_narrow_screen_names_give_way_and_nothing_else(language: str) -> None:
    """Six in teams, one with a long name, at 60 columns."""
    at = GAME.new_table(6, TEAMS, seed=1)
    names = ["Wilhelmine von Hohenstaufen", *NAMES[1:]]
    out = Console(file=io.StringIO(), width=60)
    out.print(draw(at.view(at.to_act[0]), at.setting, GAME.words(language), names))
    lines = out.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert max(map(len, lines)) <= 60
    assert all(
        len([line for line in lines if f" {sign} {name[:4]}" in line and " 0/3 " in line]) == 1 for sign, name in zip(SIGNS, names, strict=True)
    )
    assert [line for line in lines if f"▸ {SIGNS[at.to_act[0]]} " in line]
    assert [line for line in lines if "Wilh" in line and "… " in line]
    headings = [GAME.words(language)(f"table-{name}") for name in ("home", "full", "empty", "spent")]
    assert [line for line in lines if " ".join(headings) in line]


def test_together_a_narrow_screen_costs_no_line() -> None:
    at = GAME.new_table(4, {"mode": "cooperative"}, seed=1)
    rows = [line for line in shown(at, 0, "de", width=60).splitlines() if "gem" in line or " 0/12 " in line]
    assert len(rows) == 1 and "☾ gem" in rows[0] and "… " in rows[0]


def test_the_mark_of_the_partner_stays_and_the_name_gives_way() -> None:
    at = GAME.new_table(4, TEAMS, seed=1)
    out = Console(file=io.StringIO(), width=80)
    out.print(draw(at.view(0), at.setting, GAME.words("de"), ["Robin", "Bo", "Wilhelmine von Hohenstaufen", "Di"]))
    assert "Wilhel… (Partner)" in out.file.getvalue()  # type: ignore[attr-defined]


def test_a_piece_of_a_line_is_never_broken_in_two() -> None:
    """Eight spells at 60 columns."""
    text = shown(GAME.new_table(2, MASTER, seed=1), None, width=60)
    for spell in GAME.new_table(2, MASTER, seed=1).setting["spells"]:
        assert f"{GAME.words('en')('spell-' + spell['spell'])} {spell['cost']}" in text
