"""The functions for files: by path, bytes or file object."""

from __future__ import annotations

import io
import json
import os
import queue
import threading
from collections.abc import Iterator
from typing import Any

from . import _uti
from ._progress import Progress

_BYTES = (bytes, bytearray, memoryview)


def _flags(basis: str, ends: bool, magic: bool) -> int:
    if basis not in ("both", "name", "content"):
        raise ValueError(f"{basis!r} is none of both, name and content")
    return (
        {"both": 0, "name": _uti.NAME_ONLY, "content": _uti.CONTENT_ONLY}[basis]
        | (_uti.ENDS if ends else 0) | (0 if magic else _uti.NO_MAGIC))


def _descriptor(file) -> int | None:
    """Returns the descriptor of a file object that reads the bytes of the file unchanged, or None."""
    if not isinstance(file, (io.FileIO, io.BufferedReader, io.BufferedRandom)):
        file = getattr(file, "file", None)  # tempfile's wrapper
        if not isinstance(file, (io.FileIO, io.BufferedReader, io.BufferedRandom)):
            return None
    return file.fileno()


def _name(file, name: str | None) -> str | None:
    own = getattr(file, "name", None)
    return name if name is not None else os.path.basename(own) if isinstance(own, str) else None


def _by_ranges(file, name: str | None, magic: bool) -> _uti.Identification:
    if not hasattr(file, "read"):
        raise TypeError(f"a path, bytes or a file is needed, not {type(file).__name__}")
    if not (hasattr(file, "seekable") and file.seekable()):
        raise io.UnsupportedOperation("the file cannot seek: read it, and give uti.Progress what comes")
    position = file.tell()
    try:
        progress = Progress(name, size=file.seek(0, os.SEEK_END), magic=magic)
        while progress.needs:
            offset, count = progress.needs
            file.seek(offset)
            data = file.read(count)
            if not isinstance(data, _BYTES):
                raise TypeError("a file of bytes is needed; open it with 'rb'")
            if data:
                progress.add(data, offset)
            if len(data) < count:
                # The file became shorter.
                progress.finish()
                if not data and progress.needs:
                    break
        return progress.identification
    finally:
        file.seek(position)


def identify(
    source, *, name: str | None = None, basis: str = "both", ends: bool = False, magic: bool = True
) -> _uti.Identification:
    """Identifies a file: a path, bytes (a whole file), or a file object, whose position does not change.

    `name` is the name of bytes and file objects; `basis` can be "name" or "content"; `ends` also reads the end that the format
    declares, to detect truncated files; `magic=False` disables libmagic. Raises UTIError if the file cannot be read.
    """
    if isinstance(source, _BYTES):
        return _uti.identify_bytes(source, name, _flags(basis, ends, magic) if basis != "both" or ends or not magic else 0)
    if isinstance(source, (str, os.PathLike)):
        return _uti.identify_path(source, _flags(basis, ends, magic) if basis != "both" or ends or not magic else 0)
    descriptor = _descriptor(source)
    if descriptor is not None:
        return _uti.identify_descriptor(descriptor, _name(source, name), _flags(basis, ends, magic))
    if basis != "both" or ends:
        raise TypeError("basis and ends are for paths, bytes and files of the system")
    return _by_ranges(source, _name(source, name), magic)


def record(
    source, *, name: str | None = None, fields: str | None = None, magic: bool = True, size: int | None = None
) -> dict[str, Any]:
    """Returns the record of `uti classify --format ndjson` as a dictionary: kind, sizes, dates and other fields.

    `source` may also be a function `read(offset, count)` that returns up to `count` bytes of an object of `size` bytes.
    `fields` has the syntax of `--fields`: names, groups, "all". Raises UTIError if the file cannot be read.
    """
    flags = 0 if magic else _uti.NO_MAGIC
    if isinstance(source, _BYTES):
        return json.loads(_uti.record_bytes(source, name, fields, flags))
    if isinstance(source, (str, os.PathLike)):
        return json.loads(_uti.record_path(source, fields, flags))
    if callable(source):
        return json.loads(_uti.record_ranges(source, -1 if size is None else size, name, fields, flags))
    descriptor = _descriptor(source)
    if descriptor is None:
        raise TypeError("a path, bytes, a file of the system or a function that reads ranges is needed")
    return json.loads(_uti.record_descriptor(descriptor, _name(source, name), fields, flags))


def check(
    source, accept: str, *, name: str | None = None, max_bytes: int = 0, max_pixels: int = 0, max_seconds: float = 0,
    allow_active: bool = False, allow_other_readings: bool = False, allow_damage: bool = False,
    allow_names: bool = False
) -> _uti.Decision:
    """Checks an upload against `accept`, a list as in HTML's attribute, and limits.

        >>> check(b"<html>", "image/*").accepted
        False
    """
    limits = (
        max_bytes, max_pixels, float(max_seconds),
        (_uti.ALLOW_ACTIVE if allow_active else 0) | (_uti.ALLOW_OTHER_READINGS if allow_other_readings else 0)
        | (_uti.ALLOW_DAMAGE if allow_damage else 0) | (_uti.ALLOW_NAMES if allow_names else 0))
    if isinstance(source, _BYTES):
        return _uti.check_bytes(source, name, accept, limits)
    if isinstance(source, (str, os.PathLike)):
        return _uti.check_path(source, accept, limits)
    descriptor = _descriptor(source)
    if descriptor is None:
        raise TypeError("a path, bytes or a file of the system is needed")
    return _uti.check_descriptor(descriptor, _name(source, name), accept, limits)


def classify(
    folder, *, fields: str | None = None, workers: int | None = None, magic: bool = True
) -> Iterator[dict[str, Any]]:
    """Yields the records of a folder and its subfolders, in order, read ahead by `workers` threads (the number of processors).

    The halves of a Live Photo are one record, and sidecars have none. Unreadable files have a record with "error". Leaving the
    loop stops the reading.
    """
    batches: queue.Queue = queue.Queue(maxsize=4)
    stopped = threading.Event()

    def put(batch) -> bool:
        while not stopped.is_set():
            try:
                batches.put(batch, timeout=0.1)
                return True
            except queue.Full:
                continue
        return False

    def read() -> None:
        problem = None
        try:
            threads = workers if workers is not None else len(os.sched_getaffinity(0))
            _uti.classify_folder(folder, fields, 0 if magic else _uti.NO_MAGIC, threads, put)
        except BaseException as error:
            problem = error
        put(problem)

    def records() -> Iterator[dict[str, Any]]:
        threading.Thread(target=read, name="uti.classify", daemon=True).start()
        try:
            while isinstance(batch := batches.get(), list):
                yield from map(json.loads, batch)
            if batch is not None:
                raise batch
        finally:
            stopped.set()

    return records()
