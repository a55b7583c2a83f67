"""Makes sure that there is a Chromium for the tests of the page: installs Debian's where it may, and says what is missing where it may not."""

import os
import shutil
import subprocess
import sys

INSTALL = "apt-get install -y -q --no-install-recommends chromium"
MISSING = "There is no Chromium here and it can't be installed, so the tests in a browser are skipped. On Debian, as root: apt-get install chromium"


def main() -> None:
    if shutil.which("chromium") is not None:
        return
    if os.geteuid() == 0 and shutil.which("apt-get") is not None:
        print("Installing Chromium for the tests of the page (once) ...", flush=True)
        subprocess.run(
            f"{INSTALL} || (apt-get update -q && {INSTALL})", shell=True, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
    if shutil.which("chromium") is None:
        print(MISSING, file=sys.stderr)


if __name__ == "__main__":
    main()
