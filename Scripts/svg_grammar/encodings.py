"""Encodings and compression of the document."""

import gzip
import zlib

from .document import both_sides, chain

# Declared label, Python's codec, byte order mark.
ENCODINGS = [
    ("UTF-8", "utf-8", b""),
    ("utf8", "utf-8", b""),
    ("unicode-1-1-utf-8", "utf-8", b""),
    ("US-ASCII", "latin-1", b""),
    ("ISO-8859-1", "latin-1", b""),
    ("latin1", "latin-1", b""),
    ("ISO-8859-15", "iso8859-15", b""),
    ("iso-8859-8-i", "latin-1", b""),
    ("windows-1252", "latin-1", b""),
    ("windows-1251", "latin-1", b""),
    ("cp1250", "latin-1", b""),
    ("KOI8-R", "latin-1", b""),
    ("IBM866", "latin-1", b""),
    ("macintosh", "latin-1", b""),
    ("x-user-defined", "latin-1", b""),
    ("Shift_JIS", "shift_jis", b""),
    ("EUC-JP", "euc_jp", b""),
    ("GBK", "gbk", b""),
    ("gb18030", "gb18030", b""),
    ("Big5", "big5", b""),
    ("EUC-KR", "euc_kr", b""),
    ("ISO-2022-JP", "iso2022_jp", b""),
    ("ISO-2022-JP", "iso2022_jp", b""),
    ("iso-2022-jp", "iso2022_jp", b""),
    (None, "utf-16-le", b"\xff\xfe"),
    (None, "utf-16-be", b"\xfe\xff"),
    ("UTF-16", "utf-16-le", b"\xff\xfe"),
    ("UTF-16", "utf-16-be", b"\xfe\xff"),
    ("UTF-16LE", "utf-16-le", b""),
    ("UTF-16BE", "utf-16-be", b""),
    ("UTF-8", "utf-16-le", b"\xff\xfe"),
    ("ISO-8859-1", "utf-16-be", b"\xfe\xff"),
    ("UTF-16", "utf-8", b""),
    ("UTF-16", "utf-8", b"\xef\xbb\xbf"),
    ("ISO-2022-JP", "utf-8", b"\xef\xbb\xbf"),
    ("windows-1252", "utf-8", b"\xef\xbb\xbf"),
    (None, "utf-8", b"\xef\xbb\xbf"),
    ("made-up", "utf-8", b""),
    ("", "utf-8", b""),
    # Controls: browsers no longer support these.
    ("UTF-7", "utf-7", b""),
    ("UTF-32", "utf-32-le", b"\xff\xfe\0\0"),
    ("UTF-32BE", "utf-32-be", b"\0\0\xfe\xff"),
    ("IBM037", "cp037", b""),
    ("ISO-2022-KR", "latin-1", b""),
    ("HZ-GB-2312", "latin-1", b""),
]
WORDS = [
    "script",
    "onload",
    "onclick",
    "javascript",
    "href",
    "animate",
    "set",
    "svg",
    "iframe",
    "foreignObject",
    "xlink",
    "onerror",
    "onbegin",
]


def encoding(d):
    d.encoding, d.codec, d.mark = d.random.choice(ENCODINGS)
    if d.codec in ("utf-16-le", "utf-16-be"):
        # Multibyte characters with a byte that looks like markup.
        both_sides(
            d,
            lambda d: d.element(
                "desc",
                [],
                "".join(
                    chr(
                        d.random.choice(
                            [
                                0x2200,
                                0x2700,
                                0x3E00,
                                0x3C00,
                                0x2122,
                                0x3C21,
                                0x2D2D,
                                0x3F3E,
                                0x5D5D,
                                0x223E,
                                0x0A22,
                                0x4122,
                            ]
                        )
                    )
                    for _ in range(3)
                ),
            ),
        )
    if d.encoding and d.encoding.lower() == "iso-2022-jp" and not d.mark:
        d.filters.append(lambda data: shifted(d, data))
    chain(d, lambda text: "".join(c if encodes(c, d.codec) else "?" for c in text))


def encodes(character, codec):
    try:
        character.encode(codec)
        return True
    except UnicodeEncodeError:
        return False


def shifted(d, data):
    """Inserts shifts of ISO-2022-JP into words: a browser drops them, and reads other characters between two."""
    escape = d.random.choice([b"\x1b(B", b"\x1b(J"])
    start = data.find(b"?>") + 2
    head, rest = data[:start], data[start:]
    for word in d.random.sample(WORDS, 9):
        raw = word.encode()
        middle = d.random.randrange(1, len(raw))
        rest = rest.replace(raw, raw[:middle] + escape + raw[middle:])
    if d.random.random() < 0.5:
        # `<!--` as two other characters, not a comment.
        body = rest.find(b">", rest.find(b"<" + d.tag("svg").encode()[:1])) + 1
        if b"DOCTYPE" not in rest:
            rest = rest[:body] + b"\x1b$B<!--\x1b(B" + rest[body:]
    return head + rest


# Signatures of other formats: offset, negative from the end, and bytes.
MARKS = [
    (4, b"ftypavifmif1miafMA1B"),
    (4, b"ftypheicmif1heic"),
    (4, b"ftypcrx isom"),
    (4, b"jP  "),
    (4, b"ftypjp2 jp2 "),
    (128, b"DICM"),
    (2048, b"PCD_IPI"),
    (257, b"ustar"),
    (-26, b"        TRUEVISION-XFILE.\0"),
    (-2, b"\xff\xd9"),
    (-12, b"\0\0\0\0IEND\xaeB`\x82"),
]


def other_format(d):
    """Inserts signatures of other formats at their offsets, in a comment or after the end."""
    place, mark = d.random.choice(MARKS)
    if place < 0 or d.codec != "utf-8" or d.mark:
        place, mark = d.random.choice([row for row in MARKS if row[0] < 0])
        d.filters.append(lambda data: data + mark)
    else:
        d.has_declaration, d.encoding = False, None
        d.filters.append(lambda data: b"<!--" + b" " * (place - 4) + mark + b" -->" + data)


def squeezed(d):
    """Writes an .svgz in ways that stop a decompressor of one plain member."""

    def pack(data):
        middle = len(data) // 2
        if form == "one":
            return gzip.compress(data, mtime=0)
        if form == "two":
            return gzip.compress(data[:middle], mtime=0) + gzip.compress(data[middle:], mtime=0)
        if form == "empty-first":
            return gzip.compress(b"", mtime=0) + gzip.compress(data, mtime=0)
        if form == "stored":
            return gzip.compress(data, 0, mtime=0)
        if form == "tail":
            return gzip.compress(data, mtime=0) + b"\0" * 40 + b"tail"
        if form == "cut":
            return gzip.compress(data, mtime=0)[:-8]
        if form == "sum":
            return gzip.compress(data, mtime=0)[:-8] + b"\1\2\3\4\5\6\7\1"
        stream = zlib.compressobj(9, zlib.DEFLATED, -15)
        body = (
            stream.compress(data[:middle])
            + stream.flush(zlib.Z_FULL_FLUSH)
            + stream.compress(data[middle:])
            + stream.flush()
        )
        head = b"\x1f\x8b\x08\x1e\0\0\0\0\2\3" + b"\6\0AB\2\0xy" + b"innocent.png\0" + b"a comment\0"
        head += (zlib.crc32(head) & 0xFFFF).to_bytes(2, "little")
        return head + body + zlib.crc32(data).to_bytes(4, "little") + len(data).to_bytes(4, "little")

    form = d.random.choice(["one", "one", "two", "empty-first", "stored", "tail", "cut", "sum", "header", "header"])
    d.compression = pack
