"""Identify files by content, query types, and check uploads.

    >>> import uti
    >>> uti.identify(b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj").mime
    'application/pdf'
    >>> uti.conforms("public.heic", "public.image")
    True
    >>> uti.Type("public.jpeg").extensions
    ('jpeg', 'jpg', 'jpe', 'jfif')

Files are parsed in the calling process, without Python's lock. All functions may be called from any thread, and a process may
fork at any time; `warm_up` before forking saves each child the cost of the first call. Nothing is started or downloaded.
"""

from __future__ import annotations

from ._types import Type, UTIError, conforms, types
from ._uti import Decision, Identification
from ._uti import version as __version__
from ._uti import warm_up
from ._calls import check, classify, identify, record
from ._progress import Progress

__all__ = [
    "Decision", "Identification", "Progress", "Type", "UTIError", "check", "classify", "conforms", "identify", "record",
    "types", "warm_up",
]
