import os
import pathlib

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def fixtures():
    return ROOT / "Tests" / "Fixtures"


@pytest.fixture(scope="session")
def files(fixtures):
    return sorted(path for path in fixtures.rglob("*") if path.is_file() and not path.is_symlink())


@pytest.fixture(scope="session")
def command():
    """The uti command: UTI names it, else the release or debug build."""
    places = [os.environ.get("UTI"), ROOT / ".build/release/uti", ROOT / ".build/debug/uti"]
    for place in places:
        if place and os.access(place, os.X_OK):
            return str(place)
    pytest.skip("there is no uti command: name it in UTI")
