"""A replacement for python-magic: `from uti import magic` instead of `import magic`.

MIME types have libmagic's spelling. Differences:

- Results are this package's, and more specific where libmagic returns text/plain for sources or application/octet-stream.
- Without `mime=True`, the result is the type's short description, not libmagic's sentence with sizes and versions.
- `magic_file`, `uncompress`, `keep_going`, `raw`, `mime_encoding` and `extension` raise NotImplementedError.
- `from_buffer` takes the bytes for the whole file, as libmagic does.
- `MagicException` is raised if the file cannot be read; FileNotFoundError, PermissionError and IsADirectoryError as in python-magic.
"""

from __future__ import annotations

import os

from . import _uti
from ._magic_names import SPELLINGS
from ._types import UTIError


class MagicException(Exception):
    """A file could not be identified."""

    def __init__(self, message: str):
        super().__init__(message)
        self.message = message


class Magic:
    """Identifies files as MIME types or descriptions."""

    def __init__(
        self, mime: bool = False, magic_file=None, mime_encoding: bool = False, keep_going: bool = False,
        uncompress: bool = False, raw: bool = False, extension: bool = False
    ):
        refused = {
            "magic_file": magic_file, "mime_encoding": mime_encoding, "keep_going": keep_going, "uncompress": uncompress,
            "raw": raw, "extension": extension}
        for name, value in refused.items():
            if value:
                raise NotImplementedError(f"uti.magic has no {name}")
        self.mime = mime

    def _answer(self, result) -> str:
        if not self.mime:
            return result.type.description or str(result.type)
        return SPELLINGS.get(result.mime, result.mime)

    def from_buffer(self, buf) -> str:
        """Identifies bytes."""
        if isinstance(buf, str):
            buf = buf.encode("utf-8", errors="surrogateescape")
        return self._answer(_uti.identify_bytes(buf, None, _uti.CONTENT_ONLY)) if len(buf) else self._empty()

    def from_file(self, filename) -> str:
        """Identifies the file at a path."""
        with open(filename, "rb") as file:  # Raises Python's own exceptions, as python-magic does.
            return self.from_descriptor(file.fileno())

    def from_descriptor(self, fd: int) -> str:
        """Identifies an open file."""
        if os.fstat(fd).st_size == 0:
            return self._empty()
        try:
            return self._answer(_uti.identify_descriptor(fd, None, _uti.CONTENT_ONLY))
        except UTIError as error:
            raise MagicException(str(error)) from error

    def _empty(self) -> str:
        return "inode/x-empty" if self.mime else "empty"


_instances = {False: Magic(), True: Magic(mime=True)}


def from_file(filename, mime: bool = False) -> str:
    """Identifies the file at a path."""
    return _instances[bool(mime)].from_file(filename)


def from_buffer(buffer, mime: bool = False) -> str:
    """Identifies bytes."""
    return _instances[bool(mime)].from_buffer(buffer)


def from_descriptor(fd: int, mime: bool = False) -> str:
    """Identifies an open file."""
    return _instances[bool(mime)].from_descriptor(fd)


def version() -> int:
    """The version of libmagic whose spellings are used."""
    return 544
