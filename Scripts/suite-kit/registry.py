"""The types of types.tsv, with their supertypes and MIME types."""
import contextlib

LESS = "true, and less specific"

# identifier → supertypes and own MIME type; MIME type → identifiers; identifier → carriers
TYPES, OF_MIME, PACKED = {}, {}, {}


def load(table):
    """Reads types.tsv, given as text."""
    for line in table.splitlines()[1:]:
        name, above, stands, own, packed = line.split("\t")
        PACKED[name.lower()] = packed.lower().split()
        TYPES[name.lower()] = ({name.lower(), *above.lower().split()}, own)
        for mime in stands.split():
            OF_MIME.setdefault(mime.lower(), []).append(name.lower())


def conforms(name, above):
    return above.lower() in TYPES.get(name.lower(), ({name.lower()}, ""))[0]


def is_packed(name, container):
    return any(container in PACKED.get(above, ()) for above in TYPES.get(name, ({name}, ""))[0])


def of_mime(mime):
    return OF_MIME.get(mime.lower(), OF_MIME.get(mime.lower().split(";")[0].strip(), []))


def remark(want, got):
    """Returns the types of a wrong MIME type."""
    if not isinstance(got, str):
        return "a string is expected"
    name = want if isinstance(want, str) else next(iter(want.values()))
    wanted = of_mime(name) if "/" in name else [name.lower()]
    names = list(of_mime(got)) if "/" in got else [got.lower()]
    words = [LESS] if any(conforms(a, b) or is_packed(a, b) for a in wanted for b in names) else []
    if "/" in got:
        names.sort(key=lambda each: TYPES[each][1].lower() != got.lower())
        words += [f"{got} is {names[0]}" if names else f"no type has {got}"]
        own = [mime for mime, owners in OF_MIME.items() if name.lower() in owners]
        words += [f"{name} has {', '.join(own)}" if own else f"no MIME type stands for {name}"] if "/" not in name else []
    return "; ".join(words)


def is_type(want, got):
    """Returns true if an identifier or MIME type is the expected type, or within its bound."""
    if not isinstance(got, str):
        return False

    names = of_mime(got) if "/" in got else [got.lower()]
    if isinstance(want, str):
        return bool(set(names) & set(of_mime(want))) if "/" in want else want.lower() in names
    (bound, limit), = want.items()
    return any(conforms(name, limit) if bound == "atLeast" else conforms(limit, name) for name in names)


@contextlib.contextmanager
def declaring(types):
    """Adds the declarations of a case while it is judged; existing declarations have precedence."""
    fresh = {each["identifier"].lower(): each for each in types if each["identifier"].lower() not in TYPES}

    def above(name):
        parents = [parent.lower() for parent in fresh.get(name, {}).get("conformsTo", [])]
        return TYPES[name][0] if name in TYPES else {name}.union(*map(above, parents))

    added = {name: (above(name), "") for name in fresh}
    mimes = [(mime.lower(), name) for name, each in fresh.items() for mime in each.get("mimeTypes", [])]
    TYPES.update(added)
    for mime, name in mimes:
        OF_MIME.setdefault(mime, []).append(name)
    yield
    for name in added:
        del TYPES[name]
    for mime, name in mimes:
        OF_MIME[mime].remove(name)
