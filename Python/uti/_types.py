"""Types, their graph and their tags."""

from __future__ import annotations

from . import _uti


class UTIError(OSError):
    """A file could not be read or identified; `code` is the system's name for it, such as ENOENT, or `magic`, `budget`."""

    def __init__(self, code: str, message: str):
        super().__init__(message)
        self.code = code

    def __str__(self) -> str:
        return self.args[0]


class Type(str):
    """A type by its identifier, which it is: `Type("public.jpeg") == "public.jpeg"`.

    Making one does not ask whether it is known; its properties do, and raise ValueError where it is not. With
    `allow_undeclared`, an identifier that nobody declares is kept in lower case: neither declared nor dynamic, a kind of itself
    alone, without tags. ValueError then for what cannot be an identifier.
    """

    __slots__ = ()

    def __new__(cls, identifier: str, *, allow_undeclared: bool = False):
        if not allow_undeclared:
            return super().__new__(cls, identifier)
        kept = _uti.identifier(identifier, True)
        if kept is None:
            raise ValueError(f"{identifier!r} cannot be the identifier of a type")
        return super().__new__(cls if _uti.is_declared(kept) >= 0 else _Undeclared, kept)

    def _known(self, answer):
        if answer is None or answer == -1:
            raise ValueError(f"{str(self)!r} is no known type")
        return answer

    @property
    def mime(self) -> str:
        """A MIME type to announce it by: its own, else the nearest supertype's, else application/octet-stream."""
        return self._known(_uti.mime_type(self))

    @property
    def mimes(self) -> tuple[str, ...]:
        """Its own MIME types, the preferred one first."""
        return self._known(_uti.tags(self, "mime"))

    @property
    def extensions(self) -> tuple[str, ...]:
        """Its filename extensions without dots, the preferred one first."""
        return self._known(_uti.tags(self, "extension"))

    @property
    def extension(self) -> str | None:
        """The filename extension for new files, or None."""
        return next(iter(self.extensions), None)

    @property
    def supertypes(self) -> tuple[Type, ...]:
        """Every type that it is a kind of, nearest first."""
        return self._known(_uti.supertypes(self))

    @property
    def description(self) -> str | None:
        """What it is called in English, or None."""
        self._known(_uti.is_declared(self))
        return _uti.description(self)

    @property
    def is_declared(self) -> bool:
        """Whether somebody declares it; dynamic types only stand for a tag that no declared type has."""
        return bool(self._known(_uti.is_declared(self)))

    @property
    def is_dynamic(self) -> bool:
        """Whether its identifier only stands for a tag that no declared type has."""
        return not self._known(_uti.is_declared(self))

    def conforms_to(self, supertype: str) -> bool:
        """Whether it is the other type, or a kind of it."""
        return conforms(self, supertype)

    def __repr__(self) -> str:
        return f"Type({str(self)!r})"


class _Undeclared(Type):
    """A type that nobody declares: nothing is known of it but its identifier."""

    __slots__ = ()

    @property
    def mime(self) -> str:
        return "application/octet-stream"

    @property
    def mimes(self) -> tuple[str, ...]:
        return ()

    @property
    def extensions(self) -> tuple[str, ...]:
        return ()

    @property
    def supertypes(self) -> tuple[Type, ...]:
        return ()

    @property
    def description(self) -> str | None:
        return None

    @property
    def is_declared(self) -> bool:
        return False

    @property
    def is_dynamic(self) -> bool:
        return False

    def __repr__(self) -> str:
        return f"Type({str(self)!r}, allow_undeclared=True)"


def conforms(type: str, supertype: str) -> bool:
    """Whether one type is the other, or a kind of it; ValueError where one of them is not known.

    A `Type` made with `allow_undeclared` that nobody declares is a kind of itself alone.
    """
    if isinstance(type, _Undeclared) or isinstance(supertype, _Undeclared):
        if _uti.identifier(type, True) == _uti.identifier(supertype, True):
            return True
        for name in (type, supertype):
            if not isinstance(name, _Undeclared) and _uti.identifier(name, False) is None:
                raise ValueError(f"{str(name)!r} is no known type")
        return False
    answer = _uti.conforms(type, supertype)
    if answer < 0:
        unknown = next(name for name in (type, supertype) if _uti.is_declared(name) < 0)
        raise ValueError(f"{str(unknown)!r} is no known type")
    return bool(answer)


def types(
    *, extension: str | None = None, mime: str | None = None, ostype: str | None = None, conforming_to: str | None = None
) -> tuple[Type, ...]:
    """The declared types that have a tag, the preferred one first; name one tag. A dot before an extension is no part of it.

        >>> types(extension="heic")[0]
        Type('public.heic')
    """
    asked = [(name, tag) for name, tag in (("extension", extension), ("mime", mime), ("ostype", ostype)) if tag is not None]
    if len(asked) != 1:
        raise TypeError("name one of extension, mime and ostype")
    (tag_class, tag), = asked
    if tag_class == "extension":
        tag = tag.removeprefix(".")
    found = _uti.types_for_tag(tag_class, tag, conforming_to)
    if found is None:
        raise ValueError(f"{conforming_to!r} is no known type")
    return found


_uti.use(Type, UTIError)
