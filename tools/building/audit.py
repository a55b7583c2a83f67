"""Looks all dependencies through for known faults, where the registries tell them, and lists their licences: `make audit`.

PyPI tells in its JSON what is known against a version; some mirrors tell it only of the newest. A registry that does not answer, or does
not tell, is named and is no fault: what was not looked through is said, never passed over.
"""

import asyncio
import json
import subprocess
import sys
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import Any

import httpx
from components import LOCK, PAGE_LOCK, ROOT, Component, all_components, python_components
from rich.console import Console
from rich.progress import Progress

LOCKS = (LOCK, ROOT / "requirements" / "test.lock")
AT_ONCE = 8
PATIENCE = 30.0  # seconds for one answer
NPM = ["npm", "audit", "--json", "--package-lock-only"]


@dataclass
class Told:
    """What registries have told: faults by package, and what they told nothing of."""

    faults: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    looked_through: int = 0
    silent: list[str] = field(default_factory=list)


def registry() -> str:
    """The address of the registry that pip asks, without the part for pip."""
    asked = subprocess.run([sys.executable, "-m", "pip", "config", "get", "global.index-url"], capture_output=True, text=True, check=False)
    if asked.returncode == 0 and asked.stdout.strip():
        address = asked.stdout.strip()
    else:
        from pip._internal.models.index import PyPI

        address = PyPI.simple_url
    return address.rstrip("/").removesuffix("/simple")


async def ask_all(components: list[Component], base: str, progress: Progress) -> Told:
    """Asks for every package, some at a time."""
    told, gate, task = Told(), asyncio.Semaphore(AT_ONCE), progress.add_task("asking", total=len(components))
    async with httpx.AsyncClient(timeout=PATIENCE, follow_redirects=True) as line:

        async def ask(component: Component) -> None:
            async with gate:
                found = await known_against(line, base, component)
            progress.update(task, advance=1)
            name = f"{component.name} {component.version}"
            if found is None:
                told.silent.append(name)
                return
            told.looked_through += 1
            if found:
                told.faults[name] = found

        await asyncio.gather(*map(ask, components))
    told.silent.sort()
    return told


async def known_against(line: httpx.AsyncClient, base: str, component: Component) -> list[str] | None:
    """What is known against a version; None if the registry does not tell."""
    for place in (f"{component.name}/{component.version}", component.name):
        answer = await page_of(line, f"{base}/pypi/{place}/json")
        if answer is not None and answer["info"]["version"] == component.version and "vulnerabilities" in answer:
            return [sentence(fault) for fault in answer["vulnerabilities"] if not fault.get("withdrawn")]
    return None


async def page_of(line: httpx.AsyncClient, address: str) -> Any:
    try:
        answer = await line.get(address)
        return answer.json() if answer.is_success else None
    except (httpx.HTTPError, ValueError):
        return None


def sentence(fault: dict[str, Any]) -> str:
    """A fault in one line: its name, what it is, and since when it is mended."""
    words = (fault.get("summary") or fault.get("details") or "").strip().splitlines()[:1]
    mended = fault.get("fixed_in") or []
    return ": ".join([fault["id"], *words]) + (f" (mended in {', '.join(mended)})" if mended else " (not mended yet)")


def ask_npm() -> tuple[dict[str, list[str]], str]:
    """What npm's registry tells of the packages the page is made with, and why not where it does not."""
    try:
        asked = subprocess.run(NPM, cwd=PAGE_LOCK.parent, capture_output=True, text=True, check=False, timeout=10 * PATIENCE)
        answer = json.loads(asked.stdout)
    except (OSError, ValueError, subprocess.TimeoutExpired) as error:
        return {}, type(error).__name__
    if "vulnerabilities" not in answer:
        return {}, "it does not tell"
    return {name: [f"{fault['severity']}, {fault['range']}"] for name, fault in answer["vulnerabilities"].items()}, ""


def tell_licences(console: Console, components: list[Component]) -> None:
    counted = Counter(each.licence for each in components)
    console.print(f"[bold]Licences[/] of the {len(components)} packages of a release:")
    for licence, count in counted.most_common():
        names = ", ".join(each.name for each in components if each.licence == licence)
        console.print(f"  {licence} ({count}): {names}", highlight=False, markup=False)


def tell_faults(console: Console, told: Told, page: dict[str, list[str]], why_not: str) -> None:
    console.print(f"[bold]Known faults[/]: {told.looked_through} Python packages looked through, {len(told.faults)} with faults.")
    for name, sentences in sorted({**told.faults, **page}.items()):
        for each in sentences:
            console.print(f"  {name}: {each}", highlight=False, markup=False, style="red")
    if told.silent:
        console.print(f"  The registry told nothing of {len(told.silent)}: {', '.join(told.silent)}", highlight=False, markup=False, style="yellow")
    if why_not:
        console.print(f"  The registry of the page's packages told nothing ({why_not}).", highlight=False, markup=False, style="yellow")
    else:
        console.print(f"  Packages of the page: {len(page)} with faults.", highlight=False, markup=False)


def main() -> int:
    """Returns 1 if something is known against a dependency; a registry that tells nothing is no fault."""
    console = Console(soft_wrap=True)
    tell_licences(console, all_components())
    with Progress(console=Console(stderr=True), transient=True) as progress:
        told = asyncio.run(ask_all(sorted({each for lock in LOCKS for each in python_components(lock)}), registry(), progress))
        page, why_not = ask_npm()
    tell_faults(console, told, page, why_not)
    return 1 if told.faults or page else 0


if __name__ == "__main__":
    sys.exit(main())
