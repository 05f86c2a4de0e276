"""A replacement for Python's `mimetypes` with this package's types: `from uti import mimetypes`.

The tables are fixed: `init`, `add_type` and `read` do not exist, and no system files are read.
"""

from __future__ import annotations

import os
import posixpath
import urllib.parse

from ._types import types

_ENCODINGS = {"gz": "gzip", "z": "compress", "bz2": "bzip2", "xz": "xz", "br": "br", "zst": "zstd"}
_SHORT = {"tgz": "tar.gz", "taz": "tar.gz", "tz": "tar.gz", "tbz2": "tar.bz2", "txz": "tar.xz", "svgz": "svg.gz"}


def guess_type(url, strict: bool = True) -> tuple[str | None, str | None]:
    """Returns the MIME type and the encoding of a URL or path by its name; None if unknown."""
    url = os.fspath(url)
    scheme, rest = urllib.parse._splittype(url) if ":" in url else (None, url)
    if scheme == "data":
        head, comma, _ = rest.partition(",")
        if not comma:
            return None, None
        kind = head.partition(";")[0]
        return (kind if "/" in kind and "=" not in kind else "text/plain"), None
    if scheme and len(scheme) > 1:
        url = urllib.parse.urlparse(url).path
    return guess_file_type(url, strict=strict)


def guess_file_type(path, *, strict: bool = True) -> tuple[str | None, str | None]:
    """Returns the MIME type and the encoding of a path by its name."""
    base, extension = posixpath.splitext(os.fsdecode(path))
    extension = extension[1:].lower()
    if extension in _SHORT:
        inner, encoding = _SHORT[extension].split(".")
        base, extension = f"{base}.{inner}", encoding
    encoding = _ENCODINGS.get(extension)
    if encoding:
        extension = posixpath.splitext(base)[1][1:].lower()
    matches = types(extension=extension) if extension else ()
    return (matches[0].mime if matches else None), encoding


def guess_all_extensions(type: str, strict: bool = True) -> list[str]:
    """Returns the filename extensions of a MIME type, with dots, the preferred one first."""
    return list(dict.fromkeys("." + extension for match in types(mime=type.lower()) for extension in match.extensions))


def guess_extension(type: str, strict: bool = True) -> str | None:
    """Returns the preferred filename extension of a MIME type, with a dot, or None."""
    return next(iter(guess_all_extensions(type, strict)), None)
