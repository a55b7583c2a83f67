"""Builds the sdist, and from it the wheel, into dist/: both with the page, which must have been built; beside them what they are made of."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from sbom import write_sbom

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "src" / "coven" / "web" / "index.html"
FILES = ("pyproject.toml", "MANIFEST.in", "README.md", "CHANGELOG.md", "LICENSE")
FOLDERS = ("src", "deploy", "docs")
NO_PAGE = "The page is not built, and a release without it would serve none: make web"


def build(out: Path) -> None:
    """Builds from a copy: what an earlier build left beside the sources can't get in."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "coven"
        for name in FOLDERS:
            shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        for name in FILES:
            shutil.copy(ROOT / name, tree)
        command = [sys.executable, "-m", "uv", "build", "--no-build-isolation", "--offline", "--no-create-gitignore", "--quiet"]
        subprocess.run([*command, "--python", sys.executable, "--out-dir", str(out), str(tree)], check=True)
    write_sbom(out)


def main() -> int:
    """Builds into dist/ and names what it has built."""
    if not PAGE.is_file():
        print(NO_PAGE, file=sys.stderr)
        return 1
    out = ROOT / "dist"
    shutil.rmtree(out, ignore_errors=True)
    build(out)
    for path in sorted(out.iterdir()):
        print(f"{path.relative_to(ROOT)}, {path.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
