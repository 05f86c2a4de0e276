"""Archives, documents, programs and databases: a great many members, archives in archives, packed bombs, chains and loops."""
import struct, zlib

from .forms import (be16, be32, deflated, form, le16, le32, nested, numbered, packed, raw_deflated, repeat, repeated, zip_archive)

# ---------------------------------------------------------------- compressed files
form("zeros.gz")(lambda size: packed(bytes(size * 100)))
form("letters.txt.gz")(lambda size: packed(b"a " * (size * 50)))
form("twice.gz")(lambda size: packed(packed(bytes(size * 1000))))
repeated("members.gz", packed(b""))
repeated("members-packed.gz", packed(bytes(60000)))
form("name.gz")(lambda size: b"\x1f\x8b\x08\x08\0\0\0\0\0\3" + b"a" * size + b"\0" + packed(b"a")[10:])
form("comment.gz")(lambda size: b"\x1f\x8b\x08\x10\0\0\0\0\0\3" + b"a" * size + b"\0" + packed(b"a")[10:])
form("blocks-stored.gz")(lambda size: b"\x1f\x8b\x08\0\0\0\0\0\0\3" + repeat(b"\0\0\0\xff\xff", size) + b"\1\0\0\xff\xff" + bytes(8))
form("blocks-fixed.gz")(lambda size: b"\x1f\x8b\x08\0\0\0\0\0\0\3" + repeat(b"\2\x0c\x30\xc0\0\3", size))
for _name, _unit, _before, _after in (
        ("shapes", b"<g/>", b'<svg xmlns="http://www.w3.org/2000/svg">', b"</svg>"),
        ("comments", b"<!-- ", b'<svg xmlns="http://www.w3.org/2000/svg">', b"</svg>"),
        ("open", b"<", b'<svg xmlns="http://www.w3.org/2000/svg">', b""),
        ("attributes", b' a="b"', b'<svg xmlns="http://www.w3.org/2000/svg"', b"/>"),
        ("long-value", b"a;", b'<svg xmlns="http://www.w3.org/2000/svg" a="', b'"/>'),
        ("ampersands", b"&#;", b'<svg xmlns="http://www.w3.org/2000/svg" a="', b'"/>'),
        ("entities", b'<!ENTITY a "bbbbbbbb">', b"<!DOCTYPE svg [", b']><svg xmlns="http://www.w3.org/2000/svg"/>'),
        ("quotes", b"'\"", b'<svg xmlns="http://www.w3.org/2000/svg" ', b"/>"),
        ("zeros", b"\0", b'<svg xmlns="http://www.w3.org/2000/svg">', b"</svg>"),
        ("cdata", b"<![CDATA[]]>", b'<svg xmlns="http://www.w3.org/2000/svg">', b"</svg>")):
    repeated(f"packed-{_name}.svg", _unit, _before, _after)
    form(f"packed-{_name}.svgz")(lambda size, unit=_unit, before=_before, after=_after: packed(before + repeat(unit, size) + after))
form("packed-bomb.svgz")(lambda size: packed(b'<svg xmlns="http://www.w3.org/2000/svg">' + b" " * (size * 60) + b"</svg>"))
form("one-tag.svgz")(lambda size: packed(b'<svg xmlns="http://www.w3.org/2000/svg" a="' + b"b" * (size * 60) + b'"/>'))
form("json.json.gz")(lambda size: packed(b"[" * (size * 20)))
form("lz4.lz4")(lambda size: b"\x04\x22\x4d\x18\x60\x40\x82" + repeat(le32(0x80000001) + b"a", size))
form("xz.xz")(lambda size: b"\xfd7zXZ\0\0\4" + bytes(size))
form("bzip2.bz2")(lambda size: b"BZh9" + repeat(b"\x31\x41\x59\x26\x53\x59", size))
form("zstd.zst")(lambda size: b"\x28\xb5\x2f\xfd\0\x58" + repeat(b"\0\0\0", size))
form("zstd-skips.zst")(lambda size: repeat(b"\x50\x2a\x4d\x18\0\0\0\0", size))

# ---------------------------------------------------------------- ZIP
form("members-empty.zip")(lambda size: zip_archive([(b"%d" % i, b"") for i in range(min(65535, size // 90))]))
form("members-same.zip")(lambda size: zip_archive([(b"a", b"")] * min(65535, size // 80)))
form("members-folders.zip")(lambda size: zip_archive([(b"a%d/" % i, b"") for i in range(min(65535, size // 90))]))
form("members-deep.zip")(lambda size: zip_archive([(b"a/" * 200 + b"%d" % i, b"") for i in range(max(1, size // 900))]))
form("members-long.zip")(lambda size: zip_archive([(b"a" * 60000 + b"%d" % i, b"") for i in range(max(1, size // 120000))]))
form("members-photos.zip")(lambda size: zip_archive([(b"IMG_%04d.JPG" % i, b"") for i in range(min(65535, size // 100))]))
form("members-pairs.livp")(lambda size: zip_archive([(b"IMG_%04d.%s" % (i // 2, (b"HEIC", b"MOV")[i % 2]), b"") for i in range(min(65535, size // 100))]))
form("members-packed.zip")(lambda size: zip_archive([(b"%d.xml" % i, bytes(100000)) for i in range(max(1, size // 250))], method=8))
form("members-office.docx")(lambda size: zip_archive([(b"[Content_Types].xml", b"<Types/>")] + [(b"word/%d.xml" % i, b"") for i in range(min(65534, size // 100))]))
form("types-many.docx")(lambda size: zip_archive([(b"[Content_Types].xml", b'<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' + repeat(b'<Override PartName="/a" ContentType="b"/>', size * 4) + b"</Types>"), (b"word/document.xml", b"<a/>")], method=8))
form("types-open.docx")(lambda size: zip_archive([(b"[Content_Types].xml", b'<?xml version="1.0"?><Types>' + repeat(b"<!-- ", size * 4)), (b"word/document.xml", b"<a/>")], method=8))
form("types-attributes.docx")(lambda size: zip_archive([(b"[Content_Types].xml", b'<?xml version="1.0"?><Types' + b"".join(b' a%d="b"' % i for i in range(size // 10)) + b"/>"), (b"word/document.xml", b"<a/>")], method=8))
form("types-bomb.docx")(lambda size: zip_archive([(b"[Content_Types].xml", bytes(size * 100)), (b"word/document.xml", b"<a/>")], method=8))
form("mimetype.odt")(lambda size: zip_archive([(b"mimetype", b"application/vnd.oasis.opendocument.text" + b" " * size)]))
form("mimetype.epub")(lambda size: zip_archive([(b"mimetype", b"application/epub+zip"), (b"META-INF/container.xml", repeat(b"<rootfile/>", size))]))
form("manifest.jar")(lambda size: zip_archive([(b"META-INF/MANIFEST.MF", repeat(b"A: b\r\n", size))]))
form("nested.zip")(lambda size: nest(size))
form("quine-like.zip")(lambda size: zip_archive([(b"%d.zip" % i, zip_archive([(b"a", b"")])) for i in range(max(1, size // 250))]))
form("comment.zip")(lambda size: bytes(max(0, size - 65535)) + zip_archive([(b"a", b"")], repeat(b"PK\5\6", 65000)))
repeated("end-records.zip", b"PK\5\6" + bytes(18), zip_archive([(b"a", b"")]))
repeated("local-headers.zip", struct.pack("<IHHHHHIIIHH", 0x04034B50, 20, 0, 0, 0, 0x21, 0, 0, 0, 1, 0) + b"a")
repeated("local-streamed.zip", struct.pack("<IHHHHHIIIHH", 0x04034B50, 20, 8, 8, 0, 0x21, 0, 0, 0, 1, 0) + b"a\3\0")
repeated("marks.zip", b"PK\3\4")
form("extra-fields.zip")(lambda size: zip_archive([(b"a", b"")] * (size // 100)).replace(b"PK\1\2", b"PK\1\2"))
form("office-photo-bundle.zip")(lambda size: zip_archive([(b"a.pvt/metadata.plist", repeat(b"<a>", size)), (b"a.pvt/IMG_1.HEIC", b""), (b"a.pvt/IMG_1.MOV", b"")]))


def nest(size):
    data, depth = b"a" * 16, 0
    while len(data) < size and depth < 2000:
        data = zip_archive([(b"a.zip", data)])
        depth += 1
    return data + bytes(max(0, size - len(data)))


# ---------------------------------------------------------------- other archives
def tar_header(name, size=0, kind=b"0"):
    head = (name.ljust(100, b"\0") + b"0000644\0" + b"0000000\0" * 2 + b"%011o\0" % size + b"00000000000\0" + b" " * 8 + kind).ljust(257, b"\0")
    head = (head + b"ustar\x0000").ljust(512, b"\0")
    return head[:148] + b"%06o\0 " % sum(head) + head[156:]


repeated("members-empty.tar", tar_header(b"a"))
repeated("long-names.tar", tar_header(b"a", 512, b"L") + bytes(512))
form("extended.tar")(lambda size: tar_header(b"a", size, b"x") + repeat(b"6 a=b\n", size))
form("packed.tar.gz")(lambda size: packed(repeat(tar_header(b"a"), size * 20)))
repeated("members.ar", b"a/".ljust(16) + b"0".ljust(12) + b"0".ljust(6) * 2 + b"644".ljust(8) + b"0".ljust(10) + b"`\n", b"!<arch>\n")
repeated("members.cpio", b"070701" + b"0" * 88 + b"00000002" + b"0" * 8 + b"a\0", b"")
repeated("blocks.rar", b"\0\0\x74\x20\x80\x20\0" + bytes(25), b"Rar!\x1a\7\0\xcf\x90\x73\0\0\x0d\0" + bytes(7))
repeated("marks.rar", b"Rar!\x1a\7\1\0")
repeated("entries.lzh", b"\x16\0-lh0-" + bytes(17))
repeated("entries.arj", b"\x60\xea\x1e\0" + bytes(34), b"\x60\xea\x1e\0" + bytes(34))
repeated("files.cab", bytes(16) + b"a\0", b"MSCF" + bytes(4) + le32(1 << 20) + bytes(4) + le32(44) + bytes(4) + b"\3\1\1\0\xff\xff" + bytes(8))
form("7z-header.7z")(lambda size: b"7z\xbc\xaf\x27\x1c\0\4" + bytes(4) + struct.pack("<QQI", 0, size, 0) + repeat(b"\1\4\6", size))
repeated("xar.xar", b"a", b"xar!\0\x1c\0\1" + struct.pack(">QQI", 1 << 20, 1 << 20, 1))
repeated("stuffit.sit", bytes(112), b"SIT!\xff\xff\0\x10\0\0rLau\1\0\0\0\0\0\x16")
repeated("shar.shar", b"X\n", b"#!/bin/sh\n# This is a shell archive\nsed 's/^X//' > a << 'E'\n", b"E\n")

# ---------------------------------------------------------------- documents
PDF = b"%PDF-1.7\n"
END = b"trailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n"
for _name, _unit in (("objects", b"1 0 obj<<>>endobj\n"), ("names", b"/a"), ("names-hex", b"/#61#61"), ("slashes", b"/"), ("comments", b"%a\n"), ("percents", b"%"),
                     ("strings", b"("), ("dictionaries", b"<<"), ("arrays", b"["), ("ends", b"%%EOF\n"), ("xrefs", b"startxref\n9\n"), ("trailers", b"trailer<<>>"),
                     ("streams", b"stream\n"), ("object-streams", b"/ObjStm"), ("object-streams-filter", b"/Type/ObjStm/Filter/FlateDecode>>stream\n"),
                     ("obj", b" obj"), ("spaces", b" "), ("zeros", b"\0"), ("long-name", b"a"), ("headers", b"%PDF-1.7\n"), ("references", b"1 0 R "),
                     ("pages", b"1 0 obj<</Type/Page/Parent 1 0 R>>endobj\n"), ("prev", b"xref\n0 1\n0000000000 65535 f \ntrailer<</Prev 9>>\n")):
    repeated(f"pdf-{_name}.pdf", _unit, PDF + (b"/" if _name == "long-name" else b""), END)
PACKED = deflated(bytes(60000))
repeated("pdf-object-streams-packed.pdf", b"1 0 obj<</Type/ObjStm/Filter/FlateDecode/Length %d>>stream\n" % len(PACKED) + PACKED + b"endstream endobj\n", PDF, END)
form("pdf-bomb.pdf")(lambda size: PDF + b"1 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\n" + deflated(bytes(size * 100)) + b"endstream endobj\n" + END)
form("pdf-bomb-names.pdf")(lambda size: PDF + b"1 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\n" + deflated(b"/" * (size * 15)) + b"endstream endobj\n" + END)
form("pdf-shared-stream.pdf")(lambda size: PDF + repeat(b"/Type/ObjStm/Filter/FlateDecode", size // 16) + b">>stream\n" + deflated(bytes(size * 16)) + b"endstream endobj\n" + END)
form("pdf-filters.pdf")(lambda size: PDF + b"1 0 obj<</Type/ObjStm/Filter[" + repeat(b"/FlateDecode", size) + b"]>>stream\nendstream endobj\n" + END)
form("pdf-xref-stream.pdf")(lambda size: PDF + b"1 0 obj<</Type/XRef/W[1 2 1]/Size 9/Filter/FlateDecode>>stream\n" + deflated(bytes(size * 10)) + b"endstream endobj\nstartxref\n9\n%%EOF\n")


def compound(size, loop=False):
    """A compound file with one chain of sectors, or with cyclic tables ([MS-CFB] §2.2)."""
    sectors = max(4, size // 512)
    tables = (sectors + 127) // 128
    head = (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(16) + le16(0x3E) + le16(3) + le16(0xFFFE) + le16(9) + le16(6) + bytes(6) + le32(0) + le32(min(tables, 109))
            + le32(tables) + le32(0) + le32(4096) + le32(0xFFFFFFFE) + le32(0) + le32(0xFFFFFFFE) + le32(0))
    head += b"".join(le32(i) if i < tables else le32(0xFFFFFFFF) for i in range(109))
    table = b"".join(le32(0xFFFFFFFD) if i < tables else le32(tables if loop and i % 50 == 0 else i + 1) for i in range(tables * 128))
    entry = lambda i: "a".encode("utf-16-le").ljust(64, b"\0") + le16(4) + b"\1\1" + le32(i + 1) + le32(0xFFFFFFFF) + le32(i + 1) + bytes(36) + le32(0xFFFFFFFE) + bytes(8)
    body = b"".join(entry(i) for i in range((sectors - tables) * 4))
    return head + table + body


form("chain.doc")(compound)
form("loop.doc")(lambda size: compound(size, True))
form("zeros.doc")(lambda size: b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(16) + le16(0x3E) + le16(3) + le16(0xFFFE) + le16(9) + le16(6) + bytes(size))
nested("der-deep.der", b"\x30\x80", b"\0\0", b"")
repeated("der-items.der", b"\5\0", b"\x30\x83\xff\xff\xff")
repeated("pgp-packets.gpg", b"\x99\0\0", b"\x99\0\1\4")
repeated("pgp-partial.gpg", b"\xe0a", b"\xc8")
form("tables.ttf")(lambda size: b"\0\1\0\0" + be16(min(65535, size // 16)) + bytes(6) + repeat(b"abcd" + bytes(12), size))
form("fonts.ttc")(lambda size: b"ttcf\0\1\0\0" + be32(size // 4) + repeat(be32(12), size))
form("tables.woff")(lambda size: b"wOFF\0\1\0\0" + be32(size) + be16(min(65535, size // 20)) + bytes(30) + repeat(b"abcd" + bytes(16), size))
repeated("glyphs.bdf", b"STARTCHAR a\nENDCHAR\n", b"STARTFONT 2.1\n", b"ENDFONT\n")
repeated("afm.afm", b"C 1 ; WX 1 ; N a ; B 0 0 0 0 ;\n", b"StartFontMetrics 2.0\n")
repeated("records.marc", b"00024    a2200024   4500\x1e\x1d")
form("records.mobi")(lambda size: b"a".ljust(60, b"\0") + b"BOOKMOBI" + bytes(8) + be16(min(65535, size // 8)) + b"".join(be32(78 + 8 * (i % 60000)) + be32(i) for i in range(size // 8)))
repeated("wordperfect.wpd", bytes(10), b"\xffWPC\x10\0\0\0\1\x0a" + bytes(6))
repeated("winhelp.hlp", b"\0\0", b"\x3f\x5f\3\0" + bytes(12))
repeated("chm.chm", b"PMGL" + bytes(28), b"ITSF\3\0\0\0\x60\0\0\0" + bytes(84))
repeated("onenote.one", b"\0", bytes.fromhex("E4525C7B8CD8A74DAEB15378D02996D3"))

# ---------------------------------------------------------------- property lists, databases, programs
def binary_list(objects, top=0, size=4):
    out, offsets = b"bplist00", []
    for each in objects:
        offsets.append(len(out))
        out += each
    table = len(out)
    return out + b"".join(be32(o) for o in offsets) + bytes(6) + b"\x04\x04" + struct.pack(">QQQ", len(offsets), top, table)


def references(numbers, kind=0xA0):
    numbers = list(numbers)
    count = len(numbers) // 2 if kind == 0xD0 else len(numbers)
    return bytes([kind | 15, 0x12]) + be32(count) + b"".join(be32(n) for n in numbers)


form("list-many.plist")(lambda size: binary_list([references([1] * (size // 4)), b"\x09"]))
form("list-strings.plist")(lambda size: binary_list([references(range(1, size // 10)), *[b"\x51a"] * (size // 10)]))
form("list-shared-key.plist")(lambda size: binary_list([references(range(3, 3 + size // 28)), b"\x5f\x12" + be32(size // 4) + b"a" * (size // 4), b"\x09", *[b"\xd1" + be32(1) + be32(2)] * (size // 28)]))
form("list-shared-key-one.plist")(lambda size: binary_list([references([1] * (size // 16) + [2] * (size // 16), 0xD0), b"\x5f\x12" + be32(size // 4) + b"a" * (size // 4), b"\x09"]))


@form("list-deep.plist")
def _(size):
    count = size // 10
    out = b"bplist00" + b"".join(b"\xa1" + be32(i + 1) for i in range(count)) + b"\x09"
    return out + b"".join(be32(8 + 5 * i) for i in range(count)) + be32(8 + 5 * count) + bytes(6) + b"\4\4" + struct.pack(">QQQ", count + 1, 0, len(out))


@form("list-laughs.plist")
def _(size):
    """Arrays of many references to the next one: each level has ten times the values of the one below."""
    levels = max(2, size // 44)
    return binary_list([references([i + 1] * 10) for i in range(min(levels, 5000))] + [b"\x09"])


form("pages.sqlite")(lambda size: b"SQLite format 3\0\x10\0\1\1\0\x40\x20\x20" + bytes(4) + be32(size // 4096) + bytes(68) + repeat(b"\x0d\0\0\0\xff\x0f\xff\0", size))
repeated("records.dbf", b" a", b"\3\x7c\1\1" + le32(1 << 20) + le16(65) + le16(2) + bytes(20) + b"A".ljust(11, b"\0") + b"C" + bytes(4) + b"\1" + bytes(15) + b"\r")
repeated("fields.dbf", b"A".ljust(11, b"\0") + b"C" + bytes(4) + b"\1" + bytes(15), b"\3\x7c\1\1" + le32(1) + le16(65535) + le16(2) + bytes(20))
form("metadata.parquet")(lambda size: b"PAR1" + repeat(b"\x15\x15", size) + le32(size) + b"PAR1")
form("blocks.avro")(lambda size: b"Obj\1" + repeat(b"\2\2a\2b", size))
form("attributes.nc")(lambda size: b"CDF\1" + be32(0) + be32(0) * 2 + be32(12) + be32(size // 20) + repeat(be32(1) + b"a\0\0\0" + be32(1) + be32(1) + b"a\0\0\0", size))
repeated("hdf5.h5", b"TREE" + bytes(20), b"\x89HDF\r\n\x1a\n" + bytes(88))
form("sections.elf")(lambda size: b"\x7fELF\2\1\1" + bytes(9) + struct.pack("<HHIQQQIHHHHHH", 2, 62, 1, 0, 64, 64, 0, 64, 56, min(65535, size // 56), 64, min(65535, size // 64), 0) + bytes(size))
form("notes.elf")(lambda size: b"\x7fELF\2\1\1" + bytes(9) + struct.pack("<HHIQQQIHHHHHH", 4, 62, 1, 0, 64, 0, 0, 64, 56, 1, 64, 0, 0) + struct.pack("<IIQQQQQQ", 4, 4, 120, 0, 0, size, size, 4) + repeat(le32(4) + le32(0) + le32(1) + b"a\0\0\0", size))
form("commands.macho")(lambda size: b"\xcf\xfa\xed\xfe\7\0\0\1\3\0\0\0\2\0\0\0" + le32(size // 8) + le32(size) + bytes(8) + repeat(le32(0x19) + le32(8), size))
form("slices.macho")(lambda size: b"\xca\xfe\xba\xbe" + be32(size // 20) + repeat(be32(7) + bytes(4) + be32(28) + be32(1) + be32(0), size))
form("sections.exe")(lambda size: b"MZ".ljust(60, b"\0") + le32(64) + b"PE\0\0\x4c\1" + le16(min(65535, size // 40)) + bytes(12) + le16(224) + bytes(2) + b"\x0b\1" + bytes(222) + bytes(size))
form("constants.class")(lambda size: b"\xca\xfe\xba\xbe\0\0\0\x34" + be16(min(65535, size // 4)) + repeat(b"\1\0\1a", size))
repeated("sections.wasm", b"\0\2\1a", b"\0asm\1\0\0\0")
repeated("names.ti", b"a|", b"\x1a\1\xff\x0f" + bytes(8))
repeated("descriptors.iso", b"\1CD001\1\0" + bytes(2040), bytes(32768))
form("partitions.dmg")(lambda size: bytes(size) + b"koly\0\0\0\4\0\0\2\0" + bytes(500))
repeated("apple-double", struct.pack(">III", 9, 0, 0), b"\0\5\x16\7\0\2\0\0" + bytes(16) + be16(65535))
repeated("ktx-pairs.ktx", le32(4) + b"a\0b\0", bytes.fromhex("AB4B5458203131BB0D0A1A0A") + le32(0x04030201) + bytes(44) + le32(1 << 20))
repeated("blend-blocks.blend", b"DATA" + le32(0) + bytes(16), b"BLENDER-v300")
repeated("gltf-chunks.glb", le32(0) + b"BIN\0", b"glTF\2\0\0\0" + le32(1 << 20))
repeated("fbx-nodes.fbx", bytes(13), b"Kaydara FBX Binary  \0\x1a\0" + le32(7400))
repeated("3ds-chunks.3ds", b"\x3d\x3d\6\0\0\0", b"\x4d\x4d\0\0\x10\0")
repeated("zeros.bin", b"\0")
repeated("ones.bin", b"\xff")
form("noise.bin")(lambda size: noise(size))
repeated("crash.dat", bytes(range(256)))


def noise(size):
    """Returns pseudorandom bytes."""
    out, state = bytearray(), 1
    while len(out) < size:
        out += zlib.crc32(le32(state)).to_bytes(4, "little") * 1
        state += 1
    return bytes(out[:size])


# ---------------------------------------------------------------- sidecars
PICTURE = b"\xff\xd8\xff\xc0\0\x0b\x08\0\x10\0\x10\x01\x01\x11\0\xff\xda\0\x08\x01\x01\0\0\x3f\0" + b"\x55" * 64 + b"\xff\xd9"
for _name, _unit, _before, _after in (
        ("json", b'{"a":1},', b'{"people":[', b'{}],"geoData":{"latitude":1}}'), ("json", b"[", b"", b""), ("xmp", b"<a ", b"<x:xmpmeta>", b""),
        ("xmp", b"<!-- ", b"<x:xmpmeta>", b""), ("aae", b"<string>a</string>", b'<?xml version="1.0"?><plist version="1.0"><array>', b"</array></plist>"),
        ("aae", b"<array>", b'<?xml version="1.0"?><plist version="1.0">', b"")):
    _kind = "open" if not _after else "many"
    _label = f"sidecar-{_kind}-{_name}{'' if _unit != b'<!-- ' else '-comments'}"
    form(_label)(lambda size, suffix=_name, unit=_unit, before=_before, after=_after: {
        "IMG_0001.JPG": PICTURE, "IMG_0001.JPG.json" if suffix == "json" else f"IMG_0001.{suffix}": before + repeat(unit, size) + after})
form("bundle.pvt")(lambda size: {"a.pvt/IMG_0001.JPG": PICTURE, "a.pvt/IMG_0001.MOV": PICTURE, "a.pvt/metadata.plist":
                                 b'<?xml version="1.0"?><plist version="1.0"><dict>' + repeat(b"<key>a</key><string>b</string>", size) + b"</dict></plist>"})
