"""The compile cache: an edit is never served stale code, and old folders go."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import coven
from coven.kernel import cache

COSTS = "from coven.kernel.target import rule\n\n@rule\ndef cost(x):\n    return x + {}\n"
PAYING = "from coven.kernel.target import rule\nfrom shop.costs import cost\n\n@rule\ndef pay(x):\n    return cost(x) * {}\n"
ASK = "from shop.paying import pay; print(pay(4), sum(pay.stats.cache_hits.values()))"
FIXED_TIME = (10**9, 10**9)


def write(path: Path, text: str) -> None:
    """Writes a file whose time never changes, so that only its content can tell that it was edited."""
    path.write_text(text)
    os.utime(path, FIXED_TIME)


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    """A package outside Coven: a rule in one file calls a rule in another."""
    folder = tmp_path / "shop"
    folder.mkdir()
    write(folder / "__init__.py", "")
    write(folder / "costs.py", COSTS.format(1))
    write(folder / "paying.py", PAYING.format(10))
    write(folder / "box.toml", "coins = 1\n")
    return folder


def ask(shop: Path, kept: Path) -> list[int]:
    """What a process of its own pays, and how many of its rules came out of the cache."""
    surroundings = {name: value for name, value in os.environ.items() if name != "COVEN_INTERPRETED"}
    surroundings |= {"COVEN_CACHE": str(kept), "PYTHONPATH": str(shop.parent), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, "-c", ASK], env=surroundings, capture_output=True, text=True, check=True)
    return [int(number) for number in done.stdout.split()]


def test_an_edit_of_a_called_file_is_never_served_stale(shop: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    assert ask(shop, kept) == [50, 0]
    assert ask(shop, kept) == [50, 1]
    write(shop / "costs.py", COSTS.format(2))
    assert ask(shop, kept) == [60, 0]
    write(shop / "paying.py", PAYING.format(20))
    assert ask(shop, kept) == [120, 0]


def test_where_nothing_can_be_written_nothing_is_kept_anywhere(shop: Path, tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    assert ask(shop, in_the_way / "kept") == [50, 0]
    assert not [path for path in tmp_path.rglob("*") if path.suffix in (".nbi", ".nbc")]


def test_the_key_follows_sources_and_boxes_and_nothing_else(shop: Path) -> None:
    def key() -> str:
        cache.key_of.cache_clear()
        return cache.key_of(shop)

    before = key()
    (shop / "README.md").write_text("nothing that is compiled")
    assert key() == before
    write(shop / "box.toml", "coins = 2\n")
    edited = key()
    assert edited != before
    (shop / "box.toml").rename(shop / "crate.toml")
    assert key() not in (before, edited)


def test_a_rule_belongs_to_the_folder_it_may_depend_on(shop: Path, tmp_path: Path) -> None:
    package = Path(coven.__file__).resolve().parent
    inner = shop / "inner"
    inner.mkdir()
    (inner / "__init__.py").write_text("")
    assert cache.home_of(str(package / "games" / "witches" / "rules" / "deal.py")) == package / "games" / "witches"
    assert cache.home_of(str(package / "kernel" / "stream.py")) == package / "kernel"
    assert cache.home_of(str(inner / "deep.py")) == shop.resolve()
    assert cache.home_of(str(tmp_path / "lone.py")) == tmp_path.resolve()


def test_pruning_keeps_what_was_used_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COVEN_CACHE", str(tmp_path))
    for age in range(cache.KEPT_FOLDERS + 3):
        folder = tmp_path / f"game-{age}"
        folder.mkdir()
        (folder / "compiled").write_text("code")
        os.utime(folder, (10**9 - age, 10**9 - age))
    (tmp_path / "note.txt").write_text("not ours")
    oldest = tmp_path / f"game-{cache.KEPT_FOLDERS + 2}"
    assert cache.is_usable(oldest), "being used makes a folder new again"
    assert cache.prune() == 3
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {oldest.name, "note.txt", *(f"game-{age}" for age in range(cache.KEPT_FOLDERS - 1))}
    assert cache.prune() == 0


def test_pruning_before_anything_was_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COVEN_CACHE", str(tmp_path / "not yet"))
    assert cache.prune() == 0


def test_the_cache_is_in_the_users_cache_folder_unless_told_otherwise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("COVEN_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache.root() == tmp_path / "coven" / "compiled"
    monkeypatch.setenv("COVEN_CACHE", str(tmp_path / "mine"))
    assert cache.root() == tmp_path / "mine"
