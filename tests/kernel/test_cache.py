"""The compile cache: found again, never stale, and whatever has happened to its folder is survived with one line."""

import errno
import logging
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from coven.kernel import cache
from coven.kernel.compiling import compile_program
from coven.kernel.target import rule

COSTS = "from coven.kernel.target import rule\n\n@rule\ndef cost(x):\n    return x + {}\n"
PAYING = "from coven.kernel.target import rule\nfrom shop.costs import cost\n\n@rule\ndef pay(x):\n    return cost(x) * {}\n"
ASK = """
from coven.kernel.target import compiled
from shop.paying import pay
program = compiled(pay, "shop.pay")
print(program(4), sum(program.stats.cache_hits.values()))
"""
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
    return folder


def ask(shop: Path, kept: Path) -> tuple[int, int, list[str]]:
    """What a process of its own pays, how many programs came out of the cache, and what it says on the way."""
    paths = os.pathsep.join([str(shop.parent), *sys.path])
    surroundings = {**os.environ, "COVEN_INTERPRETED": "0", "COVEN_CACHE": str(kept), "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, "-c", ASK], env=surroundings, capture_output=True, text=True, check=True)
    paid, found = map(int, done.stdout.split())
    return paid, found, done.stderr.splitlines()


def test_an_edit_of_a_called_file_is_never_served_stale(shop: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    assert ask(shop, kept) == (50, 0, [])
    assert ask(shop, kept) == (50, 1, [])
    write(shop / "costs.py", COSTS.format(2))
    assert ask(shop, kept) == (60, 0, [])
    write(shop / "paying.py", PAYING.format(20))
    assert ask(shop, kept) == (120, 0, [])


def test_a_file_in_the_way_is_told_in_one_line_and_done_without(shop: Path, tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    assert ask(shop, in_the_way / "kept") == (50, 0, ["Compiled programs can't be kept (Not a directory); they are compiled again next time."])
    assert not list(tmp_path.rglob("*.program*"))


# --- what may happen to the folder ------------------------------------------------------------------------------------


@rule
def double(x: Any) -> Any:
    return x + x


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> Path:
    monkeypatch.setenv("COVEN_CACHE", str(tmp_path / "kept"))
    caplog.set_level(logging.DEBUG, "coven")
    cache.say_not_kept.cache_clear()
    return tmp_path / "kept"


def start() -> int:
    """Doubles seven in a program made anew, as a fresh process does; tells how often the cache had it."""
    program: Any = compile_program(double, "test.double")
    assert program(7) == 14
    return sum(program.stats.cache_hits.values())


def files(folder: Path) -> list[Path]:
    return sorted(folder.iterdir())


def test_a_program_is_kept_in_one_file_and_found_again(kept: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert (start(), start()) == (0, 1)
    (file,) = files(kept)
    assert file.name.startswith("test.double-") and file.suffix == ".program"
    assert caplog.messages == []


def test_where_only_kept_programs_are_asked_for_nothing_is_compiled(kept: Path) -> None:
    with cache.only_kept():
        with pytest.raises(cache.NotKept):
            start()
        assert not kept.exists()
    assert start() == 0, "asked without it, it is"
    with cache.only_kept():
        assert start() == 1


def test_other_types_of_arguments_are_another_program(kept: Path) -> None:
    program = compile_program(double, "test.double")
    assert (program(7), program(1.5)) == (14, 3.0)
    assert len(files(kept)) == 2


def flip(place: int) -> Callable[[bytes], bytes]:
    return lambda content: content[:place] + bytes([content[place] ^ 1]) + content[place + 1 :] if place >= 0 else flip(len(content) + place)(content)


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "truncated": lambda content: content[: len(content) // 2],
    "empty": lambda content: b"",
    "shorter than its hash": lambda content: content[:20],
    "one bit of its hash": flip(3),
    "one bit of its first byte": flip(32),
    "one bit in the middle": flip(2_000),
    "one bit of its last byte": flip(-1),
    "a longer one": lambda content: content + b"\0",
    "something else": lambda content: b"\x89PNG\r\n" * 100,
    "a whole file of no program": lambda content: cache.checked(b"cos\nnothing\n."),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_file_is_compiled_again_and_mended(damage: str, kept: Path, caplog: pytest.LogCaptureFixture) -> None:
    start()
    (file,) = files(kept)
    whole = file.read_bytes()
    file.write_bytes(DAMAGE[damage](whole))
    assert file.read_bytes() != whole
    assert start() == 0
    assert caplog.messages == [f"A compiled program was damaged ({file.name}); it is compiled again."]
    assert [record.exc_info for record in caplog.records] == [None]
    assert start() == 1, "the file is whole again"


def test_an_emptied_folder_is_filled_again(kept: Path, caplog: pytest.LogCaptureFixture) -> None:
    start()
    for file in files(kept):
        file.unlink()
    assert start() == 0
    kept.rename(kept.with_name("moved"))
    assert (start(), start()) == (0, 1)
    assert caplog.messages == []


def refuse(number: int) -> Callable[..., Any]:
    def refused(*_: Any, **__: Any) -> Any:
        raise OSError(number, os.strerror(number))

    return refused


REFUSED = [(step, number) for step in ("write_bytes", "replace", "mkdir") for number in (errno.ENOSPC, errno.EROFS, errno.EACCES)]


@pytest.mark.parametrize(("step", "number"), REFUSED)
def test_a_full_or_read_only_folder_is_done_without(
    step: str, number: int, kept: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Path, step, refuse(number))
    assert start() == 0
    assert caplog.messages == [f"Compiled programs can't be kept ({os.strerror(number)}); they are compiled again next time."]
    assert [record.exc_info for record in caplog.records] == [None]
    assert start() == 0 and len(caplog.messages) == 1, "it is said once"
    monkeypatch.undo()
    assert not kept.exists() or files(kept) == [], "nothing half written is left"


def test_a_disk_that_fills_up_while_writing_leaves_no_half_file(
    kept: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    whole = Path.write_bytes

    def half(self: Path, content: bytes) -> None:
        whole(self, content[: len(content) // 2])
        refuse(errno.ENOSPC)()

    monkeypatch.setattr(Path, "write_bytes", half)
    assert start() == 0
    assert (len(caplog.messages), files(kept)) == (1, [])


@pytest.mark.skipif(os.geteuid() == 0, reason="whoever may do everything may also write here")
def test_a_folder_without_the_right_to_write(kept: Path, caplog: pytest.LogCaptureFixture) -> None:
    kept.mkdir()
    kept.chmod(0o500)
    assert start() == 0
    assert caplog.messages == ["Compiled programs can't be kept (Permission denied); they are compiled again next time."]


def test_a_file_that_can_not_be_read_is_compiled_again(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    start()
    monkeypatch.setattr(Path, "read_bytes", refuse(errno.EIO))
    assert start() == 0


def test_a_folder_where_the_file_should_be(kept: Path, caplog: pytest.LogCaptureFixture) -> None:
    start()
    (file,) = files(kept)
    file.unlink()
    file.mkdir()
    assert start() == 0
    assert len(caplog.messages) == 1 and "can't be kept" in caplog.messages[0]


# --- pruning ----------------------------------------------------------------------------------------------------------


def test_pruning_keeps_what_was_used_last(kept: Path) -> None:
    start()
    (used,) = files(kept)
    os.utime(used, (1, 1))
    for age in range(cache.KEPT_FILES + 2):
        write(kept / f"game.{age}-0.program", "code")
        os.utime(kept / f"game.{age}-0.program", (10**9 - age, 10**9 - age))
    write(kept / "note.txt", "not ours")
    assert start() == 1, "being used makes a file new again"
    assert cache.prune() == 3
    assert {path.name for path in files(kept)} == {used.name, "note.txt", *(f"game.{age}-0.program" for age in range(cache.KEPT_FILES - 1))}
    assert cache.prune() == 0


def test_pruning_before_anything_was_compiled(kept: Path) -> None:
    assert cache.prune() == 0


def test_pruning_what_can_not_be_removed(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept.mkdir()
    for age in range(cache.KEPT_FILES + 1):
        write(kept / f"game.{age}-0.program", "code")
    monkeypatch.setattr(Path, "unlink", refuse(errno.EROFS))
    cache.prune()
    monkeypatch.setattr(Path, "glob", refuse(errno.EACCES))
    assert cache.prune() == 0


def test_the_cache_is_in_the_users_cache_folder_unless_told_otherwise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("COVEN_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache.root() == tmp_path / "coven" / "compiled"
    monkeypatch.setenv("COVEN_CACHE", str(tmp_path / "mine"))
    assert cache.root() == tmp_path / "mine"
