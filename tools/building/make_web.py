"""Builds the page for the browser: packages, types from the server's schemas, then the files in src/coven/web."""

import sys

from node import ROOT, MissingError, missing, prepared, run, say

NOT_BUILT = "The page can't be built. {}"
SKIPPED = "The tests in a browser are skipped."


def main() -> int:
    """Builds; with `--check` also checks, and a machine that has not what it takes is told so but does not fail, unless `CI` is set."""
    is_check = "--check" in sys.argv
    try:
        environment = prepared()
    except MissingError as fault:
        return missing(NOT_BUILT.format(fault), SKIPPED if is_check else "")
    build(environment)
    if is_check:
        check(environment)
    return 0


def build(environment: dict[str, str]) -> None:
    write_types(environment)
    say("the page, into src/coven/web")
    run(["node", "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"], environment)


def write_types(environment: dict[str, str]) -> None:
    say("types from the server's schemas")
    run([sys.executable, str(ROOT / "tools" / "building" / "make_web_schemas.py")], environment)
    run(["node", "tools/types.mjs"], environment)


def check(environment: dict[str, str]) -> None:
    """The types of the client, and its tests that need no browser, on moments of real games."""
    say("types and tests of the client")
    run(
        ["node", "node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human"],
        environment,
    )
    run([sys.executable, str(ROOT / "tools" / "test_data" / "make_fixtures.py")], environment)
    run(["node", "node_modules/vitest/vitest.mjs", "run", "--reporter", "dot"], environment)


if __name__ == "__main__":
    sys.exit(main())
