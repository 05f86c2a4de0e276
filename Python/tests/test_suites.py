import pathlib
import shlex
import subprocess
import sys

import pytest

ADAPTER = pathlib.Path(__file__).with_name("adapter.py")


@pytest.mark.parametrize("kind", ["identification", "conformance", "declaration"])
def test_suites(command, kind):
    against = f"{shlex.quote(sys.executable)} {shlex.quote(str(ADAPTER))}"
    run = subprocess.run(
        [command, "suite", "run", "--builtin", "--kind", kind, "--against", against], capture_output=True, text=True)
    assert run.returncode == 0, run.stdout[-3000:]
