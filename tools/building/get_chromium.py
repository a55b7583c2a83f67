"""Makes sure that there is a Chromium for the tests of the page: installs Debian's where it may, and says what is missing where it may not."""

import os
import shutil
import subprocess
import sys

INSTALL = "apt-get install -y -q --no-install-recommends chromium"
MISSING = "There is no Chromium here and it can't be installed{}. On Debian, as root: apt-get install chromium"
SKIPPED = ", so the tests in a browser are skipped"


def main() -> int:
    """Whether the tests can go on: without it only where `CI` is not set."""
    if shutil.which("chromium") is not None:
        return 0
    if os.geteuid() == 0 and shutil.which("apt-get") is not None:
        print("Installing Chromium for the tests of the page (once) ...", flush=True)
        subprocess.run(
            f"{INSTALL} || (apt-get update -q && {INSTALL})", shell=True, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
    may_skip = os.environ.get("CI", "") in ("", "0", "false")
    is_missing = shutil.which("chromium") is None
    if is_missing:
        print(MISSING.format(SKIPPED if may_skip else ""), file=sys.stderr)
    return int(is_missing and not may_skip)


if __name__ == "__main__":
    sys.exit(main())
