"""Games are found by their folders and by what other packages offer; nobody lists them."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from table.helping import GAME, failing, with_about

import coven
from coven.errors import shown
from coven.table import registry

OFFER = "[coven.games]\nbig-cauldron = {}\n"
ASK = "import coven; print(coven.game('big-cauldron').name, coven.game('big_cauldron').name, *coven.game_names())"
TESTS = Path(__file__).parents[2]


def test_games_are_discovered_from_their_folders() -> None:
    folders = {path.parent.name for path in (Path(coven.__file__).parent / "games").glob("*/__init__.py")}
    assert folders <= set(coven.game_names())
    assert coven.game_names() == sorted(coven.game_names())
    assert "witches" in folders


def test_a_game_is_the_same_by_hyphen_and_underscore(monkeypatch: pytest.MonkeyPatch) -> None:
    assert coven.game("witches") is coven.game("witches")
    monkeypatch.setitem(registry._registered, "big_cauldron", with_about(name="big_cauldron"))
    assert coven.game("big-cauldron") is coven.game("big_cauldron")


@pytest.mark.parametrize("name", ["Cauldron", "CAULDRON", "Wandering-Towers", "WITCHES"])
def test_a_game_is_the_same_in_any_case(name: str) -> None:
    assert coven.game(name) is coven.game(name.lower())


@pytest.mark.parametrize("name", ["chess", "", "coven.games.witches", "../witches", "x" * 10_000, "\ud800"], ids=range(6))
def test_a_game_there_is_not(name: str) -> None:
    with failing("unknown_game") as caught:
        coven.game(name)
    assert caught.value.details == {"game": name, "known": coven.game_names()}
    assert len(str(caught.value)) < 500


@pytest.mark.parametrize("name", [None, 3, 10**5000, [], ["witches"], {}, object(), b"witches", True], ids=range(9))
def test_what_is_no_name_of_a_game(name: Any) -> None:
    with failing("unknown_game") as caught:
        coven.game(name)
    assert caught.value.details == {"game": shown(name), "known": coven.game_names()}


def test_a_game_being_written_can_be_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {})
    with failing("unknown_game"):
        coven.game("cauldron")
    registry.register(GAME)
    assert coven.game("cauldron") is GAME
    assert "cauldron" in coven.game_names()


@pytest.mark.parametrize("place", ["template.cauldron", "template.cauldron:GAME"])
def test_another_package_offers_a_game(place: str, tmp_path: Path) -> None:
    offer = tmp_path / "big_cauldron-1.0.dist-info"
    offer.mkdir()
    (offer / "METADATA").write_text("Metadata-Version: 2.1\nName: big-cauldron\nVersion: 1.0\n")
    (offer / "entry_points.txt").write_text(OFFER.format(place))
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(TESTS)]), "COVEN_INTERPRETED": "1"}
    done = subprocess.run([sys.executable, "-c", ASK], env=surroundings, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout.split()[:2] == ["cauldron", "cauldron"]
    assert {"big_cauldron", "witches"} <= set(done.stdout.split()[2:])
