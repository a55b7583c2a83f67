"""What a release is made of: the packages of the lock files, with their licences and hashes."""

import json
import re
from base64 import b64decode
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
LOCK = ROOT / "requirements" / "play.lock"
PAGE_LOCK = ROOT / "web" / "package-lock.json"
IN_THE_PAGE = (  # of what the page is made with, what reaches the browser
    "@fluent/bundle",
    "@fontsource-variable/atkinson-hyperlegible-next",
    "@fontsource-variable/fraunces",
    "qrcode-generator",
    "svelte",
)
PINNED = re.compile(r"^([\w.-]+)(?:\[[\w,-]*\])?==([^\s;\\]+)(.*?)(?=^\S|\Z)", re.MULTILINE | re.DOTALL)
UNKNOWN = "unknown"
LONGEST_NAME = 60  # of a licence; some packages have its whole text there
BUILDS_ONLY = ("setuptools",)  # in the lock for the install itself


@dataclass(frozen=True, order=True)
class Component:
    """One package: where it comes from, which version, under which licence, and the hashes of its files."""

    kind: str  # pypi or npm
    name: str
    version: str
    licence: str = UNKNOWN
    is_expression: bool = False  # of SPDX
    hashes: tuple[tuple[str, str], ...] = field(default=(), compare=False)  # algorithm and hexadecimal digits

    @property
    def purl(self) -> str:
        """Its package URL."""
        return f"pkg:{self.kind}/{self.name.replace('@', '%40', 1)}@{self.version}"


def all_components() -> list[Component]:
    """All that a release needs to run, and all that is in its page."""
    return sorted([*python_components(LOCK), *page_components(PAGE_LOCK)])


def python_components(lock: Path) -> list[Component]:
    """The packages of a lock file; licences are told by those that are installed."""
    found = PINNED.findall(lock.read_text(encoding="utf-8"))
    return [python_component(name, version, rest) for name, version, rest in found if name not in BUILDS_ONLY]


def python_component(name: str, version: str, rest: str) -> Component:
    licence, is_expression = licence_of(name)
    return Component("pypi", name.lower(), version, licence, is_expression, tuple(("SHA-256", each) for each in re.findall(r"sha256:(\w+)", rest)))


def licence_of(name: str) -> tuple[str, bool]:
    """What a package says of its licence, and whether in the terms of SPDX."""
    try:
        told = metadata(name)
    except PackageNotFoundError:
        return UNKNOWN, False
    if told.get("License-Expression"):
        return told["License-Expression"], True
    named = [each.rpartition(" :: ")[2] for each in told.get_all("Classifier", []) if each.startswith("License :: ")]
    line = (told.get("License") or "").strip().splitlines()[:1]
    short = [each for each in line if len(each) <= LONGEST_NAME]
    return next(iter([*short, *named]), UNKNOWN), False


def page_components(lock: Path) -> list[Component]:
    """What reaches the browser, and what that needs."""
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    wanted, found = list(IN_THE_PAGE), dict[str, Any]()
    while wanted:
        name = wanted.pop()
        if name not in found:
            found[name] = packages[f"node_modules/{name}"]
            wanted += found[name].get("dependencies", {})
    return [page_component(name, each) for name, each in found.items()]


def page_component(name: str, locked: dict[str, Any]) -> Component:
    algorithm, _, digest = locked["integrity"].partition("-")
    hashes = (f"SHA-{algorithm.removeprefix('sha')}", b64decode(digest).hex())
    return Component("npm", name, locked["version"], locked.get("license", UNKNOWN), True, (hashes,))
