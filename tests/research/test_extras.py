"""A package that is not installed is named together with the extra that brings it."""

import subprocess
import sys

import pytest

ASK = """
import sys
sys.modules["{package}"] = None
from coven.errors import CovenError
try:
    import coven.research.{module}
except CovenError as error:
    print(error.code, error.details["package"], error.details["extra"])
"""


@pytest.mark.parametrize(("module", "package"), [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("openspiel", "pyspiel")])
def test_a_missing_package_says_which_extra_to_install(module: str, package: str) -> None:
    done = subprocess.run([sys.executable, "-c", ASK.format(module=module, package=package)], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["missing_extra", package, "research"]


def test_many_tables_need_no_extra() -> None:
    code = "import sys; import coven.research; assert not {'pettingzoo', 'gymnasium', 'pyspiel', 'pyarrow'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
