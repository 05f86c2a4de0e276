"""Identification by ranges."""

from __future__ import annotations

from . import _uti


class Progress:
    """Identifies a file whose ranges are added one after another, and tells which range it needs next.

        progress = uti.Progress("IMG_0001.HEIC", size=length)
        while progress.needs:
            offset, count = progress.needs
            progress.add(fetch(offset, count), offset)
        progress.identification.type

    The final result equals that for the whole file, in any order of the ranges; until then `identification` is an estimate that
    is never proven. If `size` is unknown, call `finish` after adding the last bytes.
    """

    def __init__(self, name: str | None = None, *, size: int | None = None, magic: bool = True):
        self._progress = _uti.progress_start(name, -1 if size is None else size, 0 if magic else _uti.NO_MAGIC)
        self._state: tuple | None = None

    def add(self, data, offset: int) -> None:
        """Copies bytes at an offset."""
        _uti.progress_add(self._progress, data, offset)
        self._state = None

    def finish(self) -> None:
        """Declares that the file ends after the last byte added."""
        _uti.progress_finish(self._progress)
        self._state = None

    def _current_state(self) -> tuple:
        if self._state is None:
            self._state = _uti.progress_state(self._progress)
        return self._state

    @property
    def identification(self) -> _uti.Identification:
        """The verdict, or the best guess so far."""
        return self._current_state()[0]

    @property
    def needs(self) -> tuple[int, int] | None:
        """The offset and number of the bytes to add next; None when the result is final."""
        return self._current_state()[1]
