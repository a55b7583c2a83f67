"""Writes the modules for WebAssembly, one a game with its manifest, into build/wasm; what is made of the same is left as it is."""

import argparse
import sys
from pathlib import Path

from coven.errors import CovenError
from coven.wasm.building import build

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build" / "wasm"
GAMES = ("witches", "wandering_towers", "broom_service")


def say(what: str) -> None:
    print(f"wasm: {what} ...", flush=True)


def main() -> int:
    """Writes what is asked for; 1 where that can't be done."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", type=Path, default=FOLDER)
    parser.add_argument("names", nargs="*", default=GAMES)
    wanted = parser.parse_args()
    try:
        manifests = build(wanted.into, wanted.names, say)
    except CovenError as error:
        print(error, file=sys.stderr)
        return 1
    for name, manifest in manifests.items():
        say(f"{name}: {manifest['bytes']:,} bytes, {len(manifest['programs'])} programs")
    return 0


if __name__ == "__main__":
    sys.exit(main())
