"""Files that come by ranges."""

from __future__ import annotations

from . import _uti


class Progress:
    """Identifies a file of which ranges come one after another, and says which one is needed next: it reads nothing itself.

        progress = uti.Progress("IMG_0001.HEIC", size=length)
        while progress.needs:
            offset, count = progress.needs
            progress.add(fetch(offset, count), offset)
        progress.identification.type

    What it calls settled is what the whole file would be called, in whatever order its bytes came; until then
    `identification` is an estimate that is never proven. Where `size` is not known, call `finish` behind the last bytes.
    """

    def __init__(self, name: str | None = None, *, size: int | None = None, magic: bool = True):
        self._progress = _uti.progress_start(name, -1 if size is None else size, 0 if magic else _uti.NO_MAGIC)
        self._state: tuple | None = None

    def add(self, data, offset: int) -> None:
        """Takes bytes that lie at an offset; they are copied."""
        _uti.progress_add(self._progress, data, offset)
        self._state = None

    def finish(self) -> None:
        """Says that the file ends behind the last byte that came."""
        _uti.progress_finish(self._progress)
        self._state = None

    def _known(self) -> tuple:
        if self._state is None:
            self._state = _uti.progress_state(self._progress)
        return self._state

    @property
    def identification(self) -> _uti.Identification:
        """The verdict, or the best guess so far."""
        return self._known()[0]

    @property
    def needs(self) -> tuple[int, int] | None:
        """Offset and number of the bytes that decide what comes next; None when the verdict is settled."""
        return self._known()[1]
