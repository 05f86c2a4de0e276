"""Types, their hierarchy and their tags."""

from __future__ import annotations

from . import _uti


class UTIError(OSError):
    """A file could not be read or identified; `code` is the name of a system error, such as ENOENT, or `magic`, `budget`."""

    def __init__(self, code: str, message: str):
        super().__init__(message)
        self.code = code

    def __str__(self) -> str:
        return self.args[0]


class Type(str):
    """A type, as a string that is its identifier: `Type("public.jpeg") == "public.jpeg"`.

    Properties of an unknown type raise ValueError. With `allow_undeclared`, an undeclared identifier is normalized to lower case:
    neither declared nor dynamic, conforming only to itself, without tags; ValueError if it is not a valid identifier.
    """

    __slots__ = ()

    def __new__(cls, identifier: str, *, allow_undeclared: bool = False):
        if not allow_undeclared:
            return super().__new__(cls, identifier)
        normalized = _uti.identifier(identifier, True)
        if normalized is None:
            raise ValueError(f"{identifier!r} cannot be the identifier of a type")
        return super().__new__(cls if _uti.is_declared(normalized) >= 0 else _Undeclared, normalized)

    def _require_known(self, answer):
        if answer is None or answer == -1:
            raise ValueError(f"{str(self)!r} is no known type")
        return answer

    @property
    def mime(self) -> str:
        """The MIME type: its own, else the nearest supertype's, else application/octet-stream."""
        return self._require_known(_uti.mime_type(self))

    @property
    def mimes(self) -> tuple[str, ...]:
        """The MIME types of the type itself, the preferred one first."""
        return self._require_known(_uti.tags(self, "mime"))

    @property
    def extensions(self) -> tuple[str, ...]:
        """The filename extensions without dots, the preferred one first."""
        return self._require_known(_uti.tags(self, "extension"))

    @property
    def extension(self) -> str | None:
        """The filename extension for new files, or None."""
        return next(iter(self.extensions), None)

    @property
    def supertypes(self) -> tuple[Type, ...]:
        """All supertypes, nearest first."""
        return self._require_known(_uti.supertypes(self))

    @property
    def description(self) -> str | None:
        """The English description, or None."""
        self._require_known(_uti.is_declared(self))
        return _uti.description(self)

    @property
    def is_declared(self) -> bool:
        """True for declared types; dynamic types represent a tag that no declared type has."""
        return bool(self._require_known(_uti.is_declared(self)))

    @property
    def is_dynamic(self) -> bool:
        """True if its identifier represents a tag that no declared type has."""
        return not self._require_known(_uti.is_declared(self))

    def conforms_to(self, supertype: str) -> bool:
        """Returns True if it equals or conforms to the other type."""
        return conforms(self, supertype)

    def __repr__(self) -> str:
        return f"Type({str(self)!r})"


class _Undeclared(Type):
    """An undeclared type without properties."""

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
    """Returns True if a type equals or conforms to another; raises ValueError if one of them is unknown.

    An undeclared `Type` made with `allow_undeclared` conforms only to itself.
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
    """Returns the declared types with one tag, the preferred one first. A dot before an extension is ignored.

        >>> types(extension="heic")[0]
        Type('public.heic')
    """
    tags_given = [(name, tag) for name, tag in (("extension", extension), ("mime", mime), ("ostype", ostype)) if tag is not None]
    if len(tags_given) != 1:
        raise TypeError("name one of extension, mime and ostype")
    (tag_class, tag), = tags_given
    if tag_class == "extension":
        tag = tag.removeprefix(".")
    matches = _uti.types_for_tag(tag_class, tag, conforming_to)
    if matches is None:
        raise ValueError(f"{conforming_to!r} is no known type")
    return matches


_uti.use(Type, UTIError)
