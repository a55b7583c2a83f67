"""Checks how the page is written, with Prettier and ESLint; with `--write`, formats it and mends what ESLint can mend."""

import sys

from make_web import write_types
from node import MissingError, missing, prepared, run, say

SKIPPED = "The page is not linted."
PRETTIER = ["node", "node_modules/prettier/bin/prettier.cjs", "--cache", "--log-level", "warn", "."]
ESLINT = ["node", "node_modules/eslint/bin/eslint.js", "--cache", "--cache-location", "node_modules/.cache/eslint/", "--max-warnings", "0", "."]


def main() -> int:
    """A machine that has not what it takes is told so but does not fail, unless `CI` is set."""
    try:
        environment = prepared()
    except MissingError as fault:
        return missing(str(fault), SKIPPED)
    write_types(environment)  # ESLint's rules about types read them
    say("format and lint")
    if "--write" in sys.argv:
        run([*PRETTIER, "--write"], environment)  # before ESLint, which stops at what it can't mend
        run([*ESLINT, "--fix"], environment)
        run([*PRETTIER, "--write"], environment)
    else:
        run([*PRETTIER, "--check"], environment)
        run(ESLINT, environment)
    return 0


if __name__ == "__main__":
    sys.exit(main())
