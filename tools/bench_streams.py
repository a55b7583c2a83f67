"""What a random stream costs: Witches with several generators in place of the state's own, each in a process of its own."""

import json
import os
import subprocess
import sys
import tempfile
from typing import Any

from coven.kernel.types import U32, U64

SECONDS = 3.0
CANDIDATES = {  # name: (bits of key, is a cipher)
    "splitmix64": (64, False),
    "philox4x32-10": (64, False),
    "chacha8": (256, True),
    "chacha12": (256, True),
    "chacha20": (256, True),
}


def put_in_place(name: str) -> None:
    """Replaces the stream's generator before any rule is compiled."""
    from coven.kernel import stream
    from coven.kernel.target import rule

    if name.startswith("chacha"):
        stream.DOUBLE_ROUNDS = int(name.removeprefix("chacha")) // 2
    elif name == "splitmix64":
        stream.next_word = rule(splitmix_word)
    else:
        stream.refill = rule(philox_block)


def splitmix_word(s: Any) -> Any:
    t = s.stream
    t.blocks = U32(t.blocks + U32(1))
    z = (U64(t.key[0]) | (U64(t.key[1]) << U64(32)) | U64(0)) + U64(t.key[7]) + U64(t.blocks) * U64(0x9E3779B97F4A7C15)
    z = (z ^ (z >> U64(30))) * U64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> U64(27))) * U64(0x94D049BB133111EB)
    return U32((z ^ (z >> U64(31))) >> U64(32))


def philox_block(s: Any) -> None:
    t = s.stream
    low, high = U64(0xFFFFFFFF), U64(32)
    a, b, c, d = U64(t.blocks), U64(0), U64(0), U64(0)
    k0, k1 = U64(t.key[0]), U64(t.key[7])
    for _ in range(10):
        p, q = a * U64(0xD2511F53), c * U64(0xCD9E8D57)
        a, b, c, d = (q >> high) ^ b ^ k0, q & low, (p >> high) ^ d ^ k1, p & low
        k0, k1 = (k0 + U64(0x9E3779B9)) & low, (k1 + U64(0xBB67AE85)) & low
    t.words[0], t.words[1], t.words[2], t.words[3] = U32(a), U32(b), U32(c), U32(d)
    t.blocks = U32(t.blocks + U32(1))
    t.left = 4


def measure(name: str) -> dict[str, Any]:
    """Moves per second with that generator, in a fresh process with a compile cache of its own."""
    with tempfile.TemporaryDirectory() as cache:
        done = subprocess.run([sys.executable, __file__, name], env={**os.environ, "COVEN_CACHE": cache}, capture_output=True, text=True, check=True)
    return dict(json.loads(done.stdout))


def main() -> None:
    """Prints a table in Markdown, the ratio being to splitmix64."""
    if len(sys.argv) > 1:
        put_in_place(sys.argv[1])
        from coven import bench

        print(json.dumps(bench.measure(["witches"], SECONDS)["witches"]))
        return
    rates = {name: measure(name)["moves_per_s"] for name in CANDIDATES}
    print("| stream | key bits | cipher | moves/s | of splitmix64 |\n|---|---|---|---|---|")
    for name, (bits, cipher) in CANDIDATES.items():
        print(f"| {name} | {bits} | {'yes' if cipher else 'no'} | {rates[name]:,} | {rates[name] / rates['splitmix64']:.0%} |")


if __name__ == "__main__":
    main()
