"""The table of forms, and shared code of their makers."""
import gzip, struct, zlib

# Functions that make about `size` bytes, by the name of the form, which has the extension of the file.
FORMS = {}


def form(name):
    """Adds a function to the table: from a size to bytes, or to {name: bytes} for several files."""

    def add(make):
        assert name not in FORMS, name
        FORMS[name] = make
        return make

    return add


def repeated(name, unit, before=b"", after=b""):
    """Adds a form of one repeated unit between a beginning and an end."""
    FORMS_make = lambda size: before + repeat(unit, size - len(before) - len(after)) + after
    form(name)(FORMS_make)


def nested(name, opening, closing, before=b"", after=b"", middle=b""):
    """Adds a form of nested units, as deep as the size allows."""

    def make(size):
        count = max(1, (size - len(before) - len(after)) // (len(opening) + len(closing)))
        return before + opening * count + middle + closing * count + after

    form(name)(make)


def numbered(name, unit, before=b"", after=b""):
    """Adds a form of numbered units: `%d` is the number."""

    def make(size):
        pieces, left, number = [before], size - len(before) - len(after), 0
        while left > 0:
            piece = unit % number if unit.count(b"%d") == 1 else unit % ((number,) * unit.count(b"%d"))
            pieces.append(piece)
            left -= len(piece)
            number += 1
        return b"".join(pieces) + after

    form(name)(make)


def repeat(unit, size):
    return unit * max(1, size // len(unit))


def be16(number):
    return struct.pack(">H", number & 0xFFFF)


def be32(number):
    return struct.pack(">I", number & 0xFFFFFFFF)


def le16(number):
    return struct.pack("<H", number & 0xFFFF)


def le32(number):
    return struct.pack("<I", number & 0xFFFFFFFF)


def packed(data, level=9):
    """Returns a reproducible gzip member."""
    return gzip.compress(data, level, mtime=0)


def deflated(data):
    return zlib.compress(data, 9)


def raw_deflated(data):
    maker = zlib.compressobj(9, zlib.DEFLATED, -15)
    return maker.compress(data) + maker.flush()


def box(kind, body):
    """A box of ISO base media (ISO/IEC 14496-12 §4.2)."""
    return be32(len(body) + 8) + kind + body


def full(kind, body, version=0, flags=0):
    return box(kind, be32(version << 24 | flags) + body)


def chunk(kind, body):
    """A chunk of RIFF."""
    return kind + le32(len(body)) + body + b"\0" * (len(body) & 1)


def iff(kind, body):
    """A chunk of IFF."""
    return kind + be32(len(body)) + body + b"\0" * (len(body) & 1)


def png_chunk(kind, body):
    return be32(len(body)) + kind + body + be32(zlib.crc32(kind + body))


PNG_HEAD = b"\x89PNG\r\n\x1a\n" + png_chunk(b"IHDR", be32(64) + be32(64) + b"\x08\x02\0\0\0")
PNG_TAIL = png_chunk(b"IDAT", deflated(b"\0" * 64 * 193)) + png_chunk(b"IEND", b"")
JPEG_FRAME = b"\xff\xc0\0\x0b\x08\0\x10\0\x10\x01\x01\x11\0"
JPEG_TAIL = JPEG_FRAME + b"\xff\xda\0\x08\x01\x01\0\0\x3f\0" + b"\x55" * 64 + b"\xff\xd9"


def jpeg_segment(marker, body):
    return b"\xff" + bytes([marker]) + be16(len(body) + 2) + body


def jpeg_xmp(packet):
    """A JPEG with an XMP packet in as many segments as it takes (XMP Part 3 §1.1.3.1)."""
    mark = b"http://ns.adobe.com/xap/1.0/\0"
    if len(packet) <= 65000:
        return b"\xff\xd8" + jpeg_segment(0xE1, mark + packet) + JPEG_TAIL
    import hashlib
    digest = hashlib.md5(packet).hexdigest().upper().encode()
    standard = (b'<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">'
                b'<rdf:Description rdf:about="" xmlns:xmpNote="http://ns.adobe.com/xmp/note/" xmpNote:HasExtendedXMP="'
                + digest + b'"/></rdf:RDF></x:xmpmeta>')
    pieces = [b"\xff\xd8", jpeg_segment(0xE1, mark + standard)]
    for start in range(0, len(packet), 65000):
        pieces.append(jpeg_segment(0xE1, b"http://ns.adobe.com/xmp/extension/\0" + digest + be32(len(packet)) + be32(start)
                                   + packet[start:start + 65000]))
    return b"".join(pieces) + JPEG_TAIL


def tiff(entries, next_offset=0, extra=b"", endian="<"):
    """Returns a TIFF of one directory; the caller appends values that do not fit an entry."""
    head = (b"II*\0" if endian == "<" else b"MM\0*") + struct.pack(endian + "I", 8)
    body = struct.pack(endian + "H", len(entries) & 0xFFFF)
    for tag, kind, count, value in entries:
        body += struct.pack(endian + "HHII", tag, kind, count, value)
    return head + body + struct.pack(endian + "I", next_offset) + extra


def zip_archive(members, comment=b"", method=0):
    """A ZIP archive of (name, bytes) pairs; `method` 8 packs them."""
    out, central = [], []
    at = 0
    for name, data in members:
        body = raw_deflated(data) if method == 8 else data
        crc = zlib.crc32(data)
        local = struct.pack("<IHHHHHIIIHH", 0x04034B50, 20, 0, method, 0, 0x21, crc, len(body), len(data), len(name), 0) + name
        out += [local, body]
        central.append(struct.pack("<IHHHHHHIIIHHHHHII", 0x02014B50, 20, 20, 0, method, 0, 0x21, crc, len(body), len(data),
                                   len(name), 0, 0, 0, 0, 0, at) + name)
        at += len(local) + len(body)
    directory = b"".join(central)
    count = min(len(members), 0xFFFF)
    return (b"".join(out) + directory
            + struct.pack("<IHHHHIIH", 0x06054B50, 0, 0, count, count, len(directory), at, len(comment)) + comment)
