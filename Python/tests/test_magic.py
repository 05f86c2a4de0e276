import collections

import pytest
from uti import magic


def test_calls(fixtures, tmp_path):
    picture = fixtures / "Media/subtypes/plain.jpg"
    assert magic.from_file(str(picture), mime=True) == magic.from_file(picture, mime=True) == "image/jpeg"
    assert magic.from_buffer(picture.read_bytes(), mime=True) == magic.Magic(mime=True).from_buffer(picture.read_bytes()) == "image/jpeg"
    assert "JPEG" in magic.from_file(picture)
    with open(picture, "rb") as file:
        assert magic.from_descriptor(file.fileno(), mime=True) == "image/jpeg"
    assert magic.from_buffer("#!/bin/sh\n", mime=True) == "text/x-shellscript"
    assert magic.from_buffer(b"", mime=True) == "inode/x-empty" and magic.from_buffer(b"") == "empty"
    with pytest.raises(FileNotFoundError):
        magic.from_file(tmp_path / "nothing")
    with pytest.raises(IsADirectoryError):
        magic.from_file(tmp_path)
    for option in ("uncompress", "raw", "mime_encoding", "keep_going", "extension"):
        with pytest.raises(NotImplementedError, match=option):
            magic.Magic(**{option: True})


def test_spellings_against_libmagic(files):
    """Both spell the same type alike."""
    libmagic = pytest.importorskip("magic")
    differences = collections.Counter()
    for path in files:
        told, other = magic.from_file(path, mime=True), libmagic.from_file(str(path), mime=True)
        if told != other:
            differences[told, other] += 1
    # The same subtype with and without x- is a spelling that the table lacks.

    def plain(name):
        family, _, subtype = name.partition("/")
        return family, subtype.lower().removeprefix("x-")

    assert [pair for pair in differences if plain(pair[0]) == plain(pair[1])] == []
