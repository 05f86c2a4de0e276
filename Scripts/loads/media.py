"""Pictures, movies and sound: chains of blocks without content, sizes of zero, counts that lie, packets of metadata."""
import struct, zlib

from .forms import (JPEG_TAIL, PNG_HEAD, PNG_TAIL, be16, be32, box, chunk, deflated, form, full, iff, jpeg_segment, jpeg_xmp, le16,
                    le32, nested, packed, png_chunk, repeat, repeated, tiff)

# ---------------------------------------------------------------- packets of XMP, in files of several formats
RDF = b'<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">'
RDF_END = b"</rdf:RDF></x:xmpmeta>"
ABOUT = (b'<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" '
         b'xmlns:lr="http://ns.adobe.com/lightroom/1.0/"')


def spread(unit, before, after):
    return lambda size: before + repeat(unit, size) + after


def counted(unit, before, after):
    def make(size):
        count = max(1, size // len(unit % ((1,) * unit.count(b"%d"))))
        return before + b"".join(unit % ((i,) * unit.count(b"%d")) for i in range(count)) + after
    return make


def deep(opening, closing, before=RDF + ABOUT + b">", after=b"</rdf:Description>" + RDF_END):
    return lambda size: before + opening * (size // len(opening + closing)) + closing * (size // len(opening + closing)) + after


IN = RDF + ABOUT + b">"
OUT = b"</rdf:Description>" + RDF_END
PACKETS = {
    "attributes": counted(b' dc:a%d="b"', RDF + ABOUT, b"/>" + RDF_END),
    "namespaces": counted(b' xmlns:a%d="http://a/%d"', RDF + ABOUT, b"/>" + RDF_END),
    "same-namespace": spread(b' xmlns:a="b"', RDF + ABOUT, b"/>" + RDF_END),
    "items": spread(b"<rdf:li>a</rdf:li>", IN + b"<dc:subject><rdf:Bag>", b"</rdf:Bag></dc:subject>" + OUT),
    "items-many": counted(b"<rdf:li>a%d</rdf:li>", IN + b"<dc:subject><rdf:Bag>", b"</rdf:Bag></dc:subject>" + OUT),
    "descriptions": spread(ABOUT + b"/>", RDF, RDF_END),
    "descriptions-nested": deep(b"<rdf:Description>", b"</rdf:Description>"),
    "properties": counted(b"<dc:a%d>b</dc:a%d>", IN, OUT),
    "same-property": spread(b"<dc:title>a</dc:title>", IN, OUT),
    "long-text": spread(b"a", IN + b"<dc:title>", b"</dc:title>" + OUT),
    "long-name": spread(b"a", IN + b"<dc:", b"/>" + OUT),
    "long-value": spread(b"a", RDF + ABOUT + b' dc:title="', b'"/>' + RDF_END),
    "references": spread(b"&amp;", IN + b"<dc:title>", b"</dc:title>" + OUT),
    "ampersands": spread(b"&", IN + b"<dc:title>", b"</dc:title>" + OUT),
    "comments": spread(b"<!---->", IN, OUT),
    "comments-open": spread(b"<!-- ", IN, OUT),
    "cdata": spread(b"<![CDATA[a]]>", IN + b"<dc:title>", b"</dc:title>" + OUT),
    "cdata-open": spread(b"<![CDATA[", IN + b"<dc:title>", b"</dc:title>" + OUT),
    "instructions": spread(b"<?a?>", IN, OUT),
    "tags-open": spread(b"<a ", IN, OUT),
    "ends": spread(b"</a>", IN, OUT),
    "spaces": spread(b" ", IN, OUT),
    "padding": spread(b" " * 99 + b"\n", RDF + RDF_END + b'<?xpacket end="w"?>', b""),
    "packets": spread(b'<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>' + RDF + RDF_END + b'<?xpacket end="w"?>', b"", b""),
    "deep": deep(b"<dc:a>", b"</dc:a>"),
    "deep-bags": deep(b"<rdf:Bag><rdf:li>", b"</rdf:li></rdf:Bag>", IN + b"<dc:subject>", b"</dc:subject>" + OUT),
    "deep-namespaces": deep(b'<a:b xmlns:a="c">', b"</a:b>"),
    "doctype": spread(b'<!ENTITY a "b">', b"<!DOCTYPE a [", b"]>" + RDF + RDF_END),
    "letters": spread(b"a", b"", b""),
    "pieces": spread(b"a<!---->", IN + b"<dc:title>", b"</dc:title>" + OUT),
    "prefixes-and-names": lambda size: (RDF + ABOUT + b"".join(b' xmlns:a%d="b"' % i for i in range(size // 40))
                                        + b"".join(b' z%d:a="b"' % i for i in range(size // 30)) + b"/>" + RDF_END),
    "outer-prefixes": lambda size: (RDF + ABOUT + b"".join(b' xmlns:a%d="b"' % i for i in range(size // 40)) + b">"
                                    + repeat(b'<z:a z:b="c" z:d="e"/>', size // 2) + OUT),
    "zeros": spread(b"\0", RDF, b""),
}


def in_png(packet, extended=False):
    return PNG_HEAD + png_chunk(b"iTXt", b"XML:com.adobe.xmp\0\0\0\0\0" + packet) + PNG_TAIL


def in_png_packed(packet):
    return PNG_HEAD + png_chunk(b"iTXt", b"XML:com.adobe.xmp\0\x01\0\0\0" + deflated(packet)) + PNG_TAIL


def in_tiff(packet):
    entries = [(256, 4, 1, 16), (257, 4, 1, 16), (700, 1, len(packet), 8 + 2 + 3 * 12 + 4)]
    return tiff(entries, extra=packet)


def in_webp(packet):
    body = b"WEBP" + chunk(b"VP8X", b"\x04\0\0\0" + b"\x0f\0\0" * 2) + chunk(b"VP8L", b"\x2f\x0f\xc0\x03\0" + bytes(16)) + chunk(b"XMP ", packet)
    return b"RIFF" + le32(len(body)) + body


def in_movie(packet):
    uuid = bytes.fromhex("BE7ACFCB97A942E89C71999491E3AFAC")
    return box(b"ftyp", b"isom\0\0\2\0isom") + box(b"uuid", uuid + packet) + box(b"moov", full(b"mvhd", bytes(96)))


def in_gif(packet):
    return (b"GIF89a\x10\0\x10\0\0\0\0" + b"\x21\xff\x0bXMP DataXMP" + packet + b"\x01" + bytes(range(255, -1, -1)) + b"\0"
            + b"\x2c\0\0\0\0\x10\0\x10\0\0\x02\x02\x4c\x01\0\x3b")


def in_photoshop(packet):
    resource = b"8BIM" + be16(1060) + b"\0\0" + be32(len(packet)) + packet + b"\0" * (len(packet) & 1)
    return (b"8BPS\0\x01" + bytes(6) + be16(3) + be32(16) + be32(16) + be16(8) + be16(3) + be32(0) + be32(len(resource)) + resource
            + be32(0) + be16(0) + bytes(768))


def in_pdf(packet):
    return (b"%PDF-1.7\n1 0 obj\n<</Type/Metadata/Subtype/XML/Length " + str(len(packet)).encode() + b">>stream\n" + packet
            + b"\nendstream endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n")


for _name, _packet in PACKETS.items():
    form(f"xmp-{_name}.jpg")(lambda size, make=_packet: jpeg_xmp(make(size)))
    form(f"xmp-{_name}.png")(lambda size, make=_packet: in_png(make(size)))
    form(f"xmp-{_name}.xmp")(lambda size, make=_packet: make(size))
for _name in ("attributes", "items", "deep", "comments-open", "ampersands"):
    for _extension, _wrap in (("tif", in_tiff), ("webp", in_webp), ("mp4", in_movie), ("gif", in_gif), ("psd", in_photoshop), ("pdf", in_pdf)):
        form(f"xmp-{_name}.{_extension}")(lambda size, make=PACKETS[_name], wrap=_wrap: wrap(make(size)))
    form(f"xmp-packed-{_name}.png")(lambda size, make=PACKETS[_name]: in_png_packed(make(size)))

# ---------------------------------------------------------------- PNG, GIF, JPEG
repeated("png-empty-chunks.png", png_chunk(b"tEXt", b""), PNG_HEAD, PNG_TAIL)
repeated("png-unknown-chunks.png", png_chunk(b"abCd", b""), PNG_HEAD, PNG_TAIL)
repeated("png-texts.png", png_chunk(b"tEXt", b"Title\0a"), PNG_HEAD, PNG_TAIL)
repeated("png-packed-texts.png", png_chunk(b"zTXt", b"Title\0\0" + deflated(b"a" * 60000)), PNG_HEAD, PNG_TAIL)
repeated("png-bombs.png", png_chunk(b"zTXt", b"Title\0\0" + deflated(bytes(16 << 20))), PNG_HEAD, PNG_TAIL)
repeated("png-data-chunks.png", png_chunk(b"IDAT", b""), PNG_HEAD, PNG_TAIL)
repeated("apng-frames.png", png_chunk(b"fcTL", bytes(26)) + png_chunk(b"fdAT", bytes(4)), PNG_HEAD + png_chunk(b"acTL", be32(9) + be32(0)), PNG_TAIL)
form("png-one-bomb.png")(lambda size: PNG_HEAD + png_chunk(b"zTXt", b"Title\0\0" + deflated(bytes(size * 100))) + PNG_TAIL)
form("png-profile-bomb.png")(lambda size: PNG_HEAD + png_chunk(b"iCCP", b"a\0\0" + deflated(bytes(size * 100))) + PNG_TAIL)
form("png-exif.png")(lambda size: PNG_HEAD + png_chunk(b"eXIf", exif_chain(size)) + PNG_TAIL)
GIF = b"GIF89a\x10\0\x10\0\0\0\0"
repeated("gif-comments.gif", b"\x21\xfe\x01a\0", GIF, b"\x3b")
repeated("gif-empty-comments.gif", b"\x21\xfe\0", GIF, b"\x3b")
repeated("gif-sub-blocks.gif", b"\x01a", GIF + b"\x21\xfe", b"\0\x3b")
repeated("gif-controls.gif", b"\x21\xf9\x04\0\x01\0\0\0", GIF, b"\x3b")
repeated("gif-frames.gif", b"\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x4c\x01\0", GIF, b"\x3b")
repeated("gif-applications.gif", b"\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0", GIF, b"\x3b")
repeated("jpeg-fill.jpg", b"\xff", b"\xff\xd8", b"\xe0\0\2" + JPEG_TAIL)
repeated("jpeg-segments.jpg", jpeg_segment(0xE5, b""), b"\xff\xd8", JPEG_TAIL)
repeated("jpeg-comments.jpg", jpeg_segment(0xFE, b"a"), b"\xff\xd8", JPEG_TAIL)
repeated("jpeg-exifs.jpg", jpeg_segment(0xE1, b"Exif\0\0" + tiff([(271, 2, 2, 0x61)])), b"\xff\xd8", JPEG_TAIL)
repeated("jpeg-xmps.jpg", jpeg_segment(0xE1, b"http://ns.adobe.com/xap/1.0/\0" + RDF + RDF_END), b"\xff\xd8", JPEG_TAIL)
repeated("jpeg-profiles.jpg", jpeg_segment(0xE2, b"ICC_PROFILE\0\x01\x01"), b"\xff\xd8", JPEG_TAIL)
repeated("jpeg-scans.jpg", b"\xff\xda\0\x08\x01\x01\0\0\x3f\0\x55", b"\xff\xd8" + JPEG_TAIL[:13], b"\xff\xd9")
repeated("jpeg-restarts.jpg", b"\xff\xd0", b"\xff\xd8" + JPEG_TAIL[:23], b"\xff\xd9")
repeated("jpeg-stuffed.jpg", b"\xff\0", b"\xff\xd8" + JPEG_TAIL[:23], b"\xff\xd9")
repeated("jpeg-pictures.jpg", b"\xff\xd8" + JPEG_TAIL)
repeated("jpeg-trailing-ends.jpg", b"\xff\xd9", b"\xff\xd8" + JPEG_TAIL)
repeated("jpeg-trailing-boxes.jpg", box(b"free", b""), b"\xff\xd8" + JPEG_TAIL)
repeated("jpeg-trailing-ftyps.jpg", b"\0\0\0\x18ftypmp42", b"\xff\xd8" + JPEG_TAIL)
repeated("jpeg-trailing-marks.jpg", b"SEFT", b"\xff\xd8" + JPEG_TAIL)
repeated("jpeg-captions.jpg", jpeg_segment(0xED, b"Photoshop 3.0\0" + b"8BIM\x04\x04\0\0" + be32(5) + b"\x1c\x02\x19\0\0\0"), b"\xff\xd8", JPEG_TAIL)


def exif_chain(size, endian="<"):
    """Directories of one entry, each with the next one behind it."""
    count = max(1, size // 18)
    out = [b"II*\0" + struct.pack("<I", 8)]
    for index in range(count):
        after = 8 + 18 * (index + 1) if index + 1 < count else 0
        out.append(struct.pack("<HHHIII", 1, 271, 2, 1, 0, after))
    return b"".join(out)


def entries_many(size, tag=lambda i: 40000 + i % 20000, kind=2):
    count = min(65535, max(1, size // 12))
    return tiff([(tag(i), kind, 4, 0x61616161) for i in range(count)], extra=bytes(max(0, size - 12 * count)))


form("tiff-chain.tif")(exif_chain)
form("tiff-loop.tif")(lambda size: tiff([(256, 4, 1, 1)], next_offset=8, extra=bytes(size)))
form("tiff-entries.tif")(entries_many)
form("tiff-same-entries.tif")(lambda size: entries_many(size, lambda i: 270))
form("tiff-strips.tif")(lambda size: tiff([(256, 4, 1, 1), (257, 4, 1, 1), (273, 4, size // 8, 8 + 2 + 48 + 4), (279, 4, size // 8, 8 + 2 + 48 + 4)], extra=bytes(size)))
form("tiff-subifds.tif")(lambda size: tiff([(330, 4, size // 4, 8 + 2 + 12 + 4)], extra=le32(8) * (size // 4)))
form("tiff-subifds-many.dng")(lambda size: tiff([(330, 4, size // 4, 26), (50706, 1, 4, 1)], extra=b"".join(le32(38 + 18 * i) for i in range(size // 36)) + b"".join(struct.pack("<HHHIII", 1, 254, 4, 1, 1, 0) for i in range(size // 36))))
form("tiff-long-text.tif")(lambda size: tiff([(270, 2, size, 26)], extra=b"a" * size))
form("tiff-maker-note.tif")(lambda size: tiff([(34665, 4, 1, 26)], extra=struct.pack("<HHHIII", 1, 37500, 7, size, 44, 0) + b"Apple iOS\0\0\1MM" + repeat(b"\0\x01\0\x09\0\0\0\1\0\0\0\1", size)))
form("exif-chain.jpg")(lambda size: b"\xff\xd8" + b"".join(jpeg_segment(0xE1, b"Exif\0\0" + exif_chain(60000)) for _ in range(max(1, size // 60000))) + JPEG_TAIL)
form("bigtiff-chain.tif")(lambda size: b"II+\0\x08\0\0\0" + struct.pack("<Q", 16) + b"".join(struct.pack("<QHHQQQ", 1, 256, 4, 1, 1, 16 + 36 * (i + 1)) for i in range(size // 36)))
form("multi-picture.jpg")(lambda size: b"\xff\xd8" + jpeg_segment(0xE2, b"MPF\0" + tiff([(45056, 7, 4, 0x30303130), (45057, 4, 1, 4000), (45058, 7, 64000, 50)], extra=repeat(b"\0\0\0\x20\0\0\0\1\0\0\0\1\0\0\0\0", 64000))) + JPEG_TAIL + bytes(size))
form("icon-entries.ico")(lambda size: b"\0\0\1\0" + le16(min(65535, size // 16)) + repeat(b"\x10\x10\0\0\1\0\x20\0" + le32(40) + le32(22), size))
repeated("icon-parts.icns", iff(b"ic07", b"")[:8].replace(b"\0\0\0\0", be32(8)), b"icns\0\x10\0\0")
repeated("photoshop-resources.psd", b"8BIM\x04\x00\0\0\0\0\0\0", b"8BPS\0\x01" + bytes(6) + be16(3) + be32(16) + be32(16) + be16(8) + be16(3) + be32(0) + be32(1 << 20))
repeated("webp-chunks.webp", chunk(b"abcd", b""), b"RIFF\xff\xff\xff\x00WEBP" + chunk(b"VP8X", b"\0\0\0\0" + b"\x0f\0\0" * 2))
repeated("webp-frames.webp", chunk(b"ANMF", bytes(16)), b"RIFF\xff\xff\xff\x00WEBP" + chunk(b"VP8X", b"\2\0\0\0" + b"\x0f\0\0" * 2) + chunk(b"ANIM", bytes(6)))
repeated("jp2-boxes.jp2", box(b"free", b""), b"\0\0\0\x0cjP  \r\n\x87\n" + box(b"ftyp", b"jp2 \0\0\0\0jp2 "))
repeated("jxl-boxes.jxl", box(b"free", b""), b"\0\0\0\x0cJXL \r\n\x87\n" + box(b"ftyp", b"jxl \0\0\0\0jxl "))
repeated("j2k-markers.j2k", b"\xff\x64\0\2", b"\xff\x4f\xff\x51\0\x2f" + bytes(45))
repeated("exr-attributes.exr", b"a\0int\0\4\0\0\0\0\0\0\0", b"v/1\1\2\0\0\0")
repeated("hdr-lines.hdr", b"A=1\n", b"#?RADIANCE\n")
repeated("emf-records.emf", le32(0x4A) + le32(8), b"\1\0\0\0\x6c\0\0\0" + bytes(32) + b" EMF" + bytes(64))
repeated("wmf-records.wmf", le32(3) + le16(0), b"\xd7\xcd\xc6\x9a" + bytes(18) + b"\1\0\x09\0\0\3" + bytes(12))
repeated("dicom-elements.dcm", b"\x10\0\x10\0PN\0\0", bytes(128) + b"DICM")
repeated("fits-cards.fits", b"COMMENT ".ljust(80), b"SIMPLE  =                    T".ljust(80))
repeated("xcf-properties.xcf", be32(1) + be32(0), b"gimp xcf file\0" + be32(16) + be32(16) + be32(0))
repeated("miff-lines.miff", b"a=b\n", b"id=ImageMagick\n")

# ---------------------------------------------------------------- ISO base media
FTYP = box(b"ftyp", b"isom\0\0\2\0isommp42")
HEIC = box(b"ftyp", b"heic\0\0\0\0mif1heic")
repeated("boxes-empty.mp4", box(b"free", b""), FTYP)
repeated("boxes-unknown.mp4", box(b"abcd", b""), FTYP)
repeated("boxes-data.mp4", box(b"mdat", b""), FTYP)
repeated("boxes-large.mp4", b"\0\0\0\1free" + struct.pack(">Q", 16), FTYP)
form("boxes-zero.mp4")(lambda size: FTYP + repeat(b"\0\0\0\0free", size))
form("brands.mp4")(lambda size: box(b"ftyp", b"isom\0\0\2\0" + repeat(b"abcd", size)))
form("movie-boxes.mp4")(lambda size: FTYP + box(b"moov", repeat(box(b"free", b""), size)))
form("movie-tracks.mp4")(lambda size: FTYP + box(b"moov", full(b"mvhd", bytes(96)) + repeat(box(b"trak", full(b"tkhd", bytes(80))), size)))
form("movie-tracks-whole.mp4")(lambda size: FTYP + box(b"moov", full(b"mvhd", bytes(96)) + repeat(TRACK, size)))
form("movie-moovs.mp4")(lambda size: FTYP + repeat(box(b"moov", full(b"mvhd", bytes(96))), size))
form("movie-fragments.mp4")(lambda size: FTYP + box(b"moov", full(b"mvhd", bytes(96))) + repeat(box(b"moof", full(b"mfhd", be32(1))), size))
form("movie-runs.mp4")(lambda size: FTYP + box(b"moov", full(b"mvhd", bytes(96)) + TRACK) + repeat(box(b"moof", full(b"mfhd", be32(1)) + box(b"traf", full(b"tfhd", be32(1)) + full(b"trun", be32(2) + be32(9) * 2, flags=0x100))), size))
form("movie-index.mp4")(lambda size: FTYP + full(b"sidx", be32(1) + be32(1000) + be32(0) * 2 + be16(0) + be16(size // 12) + repeat(bytes(12), size)) + box(b"moov", full(b"mvhd", bytes(96))))
form("movie-user-data.mp4")(lambda size: FTYP + box(b"moov", full(b"mvhd", bytes(96)) + box(b"udta", repeat(box(b"\xa9nam", b"\0\1\0\0a"), size))))
form("movie-keys.mov")(lambda size: FTYP + box(b"moov", full(b"mvhd", bytes(96)) + box(b"meta", full(b"hdlr", bytes(4) + b"mdta" + bytes(13)) + full(b"keys", be32(size // 20) + repeat(be32(10) + b"mdtaab", size // 2)) + box(b"ilst", repeat(box(be32(1), box(b"data", be32(1) + be32(0) + b"a")), size // 2)))))
form("movie-tags.m4a")(lambda size: box(b"ftyp", b"M4A \0\0\0\0M4A ") + box(b"moov", full(b"mvhd", bytes(96)) + box(b"udta", full(b"meta", full(b"hdlr", bytes(4) + b"mdirappl" + bytes(9)) + box(b"ilst", repeat(box(b"\xa9nam", box(b"data", be32(1) + be32(0) + b"a")), size))))))
form("movie-edits.mp4")(lambda size: FTYP + box(b"moov", full(b"mvhd", bytes(96)) + box(b"trak", full(b"tkhd", bytes(80)) + box(b"edts", full(b"elst", be32(size // 12) + repeat(be32(1) + be32(0) + be32(65536), size))))))


def tables(size, kind, unit):
    table = full(kind, be32(size // len(unit)) + repeat(unit, size))
    return (FTYP + box(b"moov", full(b"mvhd", bytes(96)) + box(b"trak", full(b"tkhd", bytes(80)) + box(b"mdia", full(b"mdhd", be32(0) * 2 + be32(1000) * 2 + bytes(4))
            + full(b"hdlr", bytes(4) + b"vide" + bytes(13)) + box(b"minf", box(b"stbl", full(b"stsd", be32(1) + box(b"avc1", bytes(78))) + table))))))


TRACK = tables(16, b"stts", be32(1) + be32(1))[len(FTYP) + 8 + 108:]
for _kind, _unit in ((b"stts", be32(1) + be32(1)), (b"stsc", be32(1) * 3), (b"stco", be32(1)), (b"co64", be32(0) + be32(1)), (b"stss", be32(1)), (b"ctts", be32(1) * 2), (b"stsz", be32(1))):
    form(f"table-{_kind.decode()}.mp4")(lambda size, kind=_kind, unit=_unit: tables(size, kind, unit))
form("sample-descriptions.mp4")(lambda size: FTYP + box(b"moov", box(b"trak", box(b"mdia", box(b"minf", box(b"stbl", full(b"stsd", be32(size // 86) + repeat(box(b"avc1", bytes(78)), size))))))))


@form("boxes-deep.mp4")
def _(size):
    """Containers inside each other."""
    count = size // 8
    return FTYP + b"".join(be32(8 * (count - i)) + (b"moov" if i == 0 else b"trak" if i % 2 else b"mdia") for i in range(count))


def heif(size, *parts):
    return HEIC + full(b"meta", full(b"hdlr", bytes(4) + b"pict" + bytes(13)) + full(b"pitm", be16(1)) + b"".join(parts))


form("heif-items.heic")(lambda size: heif(size, full(b"iinf", be16(min(65535, size // 21)) + b"".join(full(b"infe", be16(i) + be16(0) + b"hvc1\0", version=2) for i in range(min(65535, size // 21)))), bytes(0)) + bytes(max(0, size - 65535 * 21)))
form("heif-locations.heic")(lambda size: heif(size, full(b"iloc", b"\x44\0" + be16(min(65535, size // 14)) + b"".join(be16(i) + be16(0) + be16(1) + be32(0) + be32(1) for i in range(min(65535, size // 14))))))
form("heif-extents.heic")(lambda size: heif(size, full(b"iloc", b"\x44\0" + be16(1) + be16(1) + be16(0) + be16(min(65535, size // 8)) + repeat(be32(0) + be32(1), size))))
form("heif-properties.heic")(lambda size: heif(size, box(b"iprp", box(b"ipco", repeat(full(b"ispe", be32(16) * 2), size)) + full(b"ipma", be32(1) + be16(1) + b"\1\x81"))))
form("heif-associations.heic")(lambda size: heif(size, box(b"iprp", box(b"ipco", full(b"ispe", be32(16) * 2)) + full(b"ipma", be32(size // 4) + b"".join(be16(i) + b"\1\x81" for i in range(size // 4))))))
form("heif-references.heic")(lambda size: heif(size, full(b"iref", repeat(box(b"thmb", be16(2) + be16(1) + be16(1)), size))))
form("heif-reference-loop.heic")(lambda size: heif(size, full(b"iref", b"".join(box(b"dimg", be16(i) + be16(1) + be16(i + 1)) for i in range(min(65535, size // 14))))))
form("heif-everything.heic")(lambda size: heif(size, full(b"iinf", be16(min(65535, size // 60)) + b"".join(full(b"infe", be16(i) + be16(0) + b"hvc1\0", version=2) for i in range(min(65535, size // 60)))), full(b"iloc", b"\x44\0" + be16(min(65535, size // 60)) + b"".join(be16(i) + be16(0) + be16(1) + be32(0) + be32(1) for i in range(min(65535, size // 60)))), full(b"iref", b"".join(box(b"thmb", be16(i) + be16(1) + be16(1)) for i in range(min(65535, size // 60)))), box(b"iprp", box(b"ipco", full(b"ispe", be32(16) * 2)) + full(b"ipma", be32(size // 60) + b"".join(be16(i) + b"\1\x81" for i in range(size // 60))))))

# ---------------------------------------------------------------- EBML, Ogg, RIFF, IFF, ASF, Flash, MPEG
EBML = b"\x1a\x45\xdf\xa3\x8f\x42\x82\x88matroska\x42\x87\x81\x02"
SEGMENT = b"\x18\x53\x80\x67\x01\xff\xff\xff\xff\xff\xff\xff"
repeated("clusters-unknown.mkv", b"\x1f\x43\xb6\x75\x01\xff\xff\xff\xff\xff\xff\xff", EBML + SEGMENT)
repeated("clusters-empty.mkv", b"\x1f\x43\xb6\x75\x80", EBML + SEGMENT)
repeated("segments-unknown.mkv", SEGMENT, EBML)
repeated("void.mkv", b"\xec\x80", EBML + SEGMENT)
repeated("blocks.mkv", b"\xa3\x84\x81\0\0\x80", EBML + SEGMENT + b"\x1f\x43\xb6\x75\x01\xff\xff\xff\xff\xff\xff\xff\xe7\x81\0")
repeated("tracks.mkv", b"\xae\x83\xd7\x81\1", EBML + SEGMENT + b"\x16\x54\xae\x6b\x01\xff\xff\xff\xff\xff\xff\xff")
repeated("tags.mkv", b"\x73\x73\x8c\x67\xc8\x89\x45\xa3\x81A\x44\x87\x82ab", EBML + SEGMENT + b"\x12\x54\xc3\x67\x01\xff\xff\xff\xff\xff\xff\xff")
repeated("tags-open.mkv", b"\x73\x73\x01\xff\xff\xff\xff\xff\xff\xff", EBML + SEGMENT + b"\x12\x54\xc3\x67\x01\xff\xff\xff\xff\xff\xff\xff")
repeated("cues.mkv", b"\xbb\x80", EBML + SEGMENT + b"\x1c\x53\xbb\x6b\x01\xff\xff\xff\xff\xff\xff\xff")
repeated("seeks.mkv", b"\x4d\xbb\x8b\x53\xab\x84\x15\x49\xa9\x66\x53\xac\x81\0", EBML + SEGMENT + b"\x11\x4d\x9b\x74\x01\xff\xff\xff\xff\xff\xff\xff")
repeated("headers.mkv", EBML)


def ogg_page(body=b"", kind=0, serial=1, sequence=0, granule=0, table=None):
    table = bytes([len(body)]) if table is None else table
    return b"OggS\0" + bytes([kind]) + struct.pack("<qIII", granule, serial, sequence, 0) + bytes([len(table)]) + table + body


VORBIS = ogg_page(b"\x01vorbis\0\0\0\0\2\x44\xac\0\0" + bytes(12) + b"\xb8\x01", 2)
repeated("pages-empty.ogg", ogg_page(), VORBIS)
repeated("pages-no-segments.ogg", ogg_page(table=b""), VORBIS)
repeated("pages-zero-segments.ogg", ogg_page(table=bytes(255)), VORBIS)
form("pages-streams.ogg")(lambda size: b"".join(ogg_page(b"\x01vorbis\0\0\0\0\2\x44\xac\0\0" + bytes(12) + b"\xb8\x01", 2, serial=i) for i in range(size // 58)))
repeated("pages-marks.ogg", b"OggS", VORBIS)
form("comments.ogg")(lambda size: VORBIS + b"".join(ogg_page(piece, 1, table=b"\xff" * 255) for piece in pieces(b"\x03vorbis\0\0\0\0" + le32(size // 7) + repeat(le32(3) + b"A=b", size), 65025)))
form("comments.opus")(lambda size: ogg_page(b"OpusHead\1\2\0\0\x80\xbb\0\0\0\0\0", 2) + b"".join(ogg_page(piece, 1, table=b"\xff" * 255) for piece in pieces(b"OpusTags\0\0\0\0" + le32(size // 7) + repeat(le32(3) + b"A=b", size), 65025)))


def pieces(data, size):
    return [data[i:i + size].ljust(size, b"\0") for i in range(0, len(data), size)]


WAVE = b"RIFF\xff\xff\xff\x7fWAVEfmt \x10\0\0\0\1\0\1\0\x44\xac\0\0\x88\x58\1\0\2\0\x10\0"
repeated("chunks-empty.wav", chunk(b"abcd", b""), WAVE)
repeated("chunks-data.wav", chunk(b"data", b""), WAVE)
repeated("lists.wav", chunk(b"LIST", b"INFO"), WAVE)
form("list-items.wav")(lambda size: WAVE + chunk(b"LIST", b"INFO" + repeat(chunk(b"INAM", b"a"), size)))
form("lists-deep.avi")(lambda size: b"RIFF" + le32(size) + b"AVI " + b"".join(b"LIST" + le32(size - 12 * i) + b"hdrl" for i in range(size // 12)))
form("lists-streams.avi")(lambda size: b"RIFF\xff\xff\xff\x7fAVI " + chunk(b"LIST", b"hdrl" + chunk(b"avih", bytes(56)) + repeat(chunk(b"LIST", b"strl" + chunk(b"strh", b"vids" + bytes(52))), size)))
form("movie-list.avi")(lambda size: b"RIFF\xff\xff\xff\x7fAVI " + chunk(b"LIST", b"movi" + repeat(chunk(b"00dc", b""), size)))
form("index.avi")(lambda size: b"RIFF\xff\xff\xff\x7fAVI " + chunk(b"idx1", repeat(b"00dc" + bytes(12), size)))
repeated("chunks-empty.aiff", iff(b"ANNO", b""), b"FORM\x7f\xff\xff\xffAIFF" + iff(b"COMM", b"\0\1\0\0\0\1\0\x10\x40\x0e\xac\x44" + bytes(6)))
repeated("forms-deep.iff", b"FORM\0\xff\xff\xffILBM")
repeated("cat.iff", iff(b"FORM", b"ILBM"), b"CAT \x7f\xff\xff\xffILBM")
repeated("sound-fonts.sf2", chunk(b"LIST", b"INFO"), b"RIFF\xff\xff\xff\x7fsfbk")
repeated("tracks-empty.mid", b"MTrk\0\0\0\0", b"MThd\0\0\0\6\0\1\xff\xff\0\x60")
form("events.mid")(lambda size: b"MThd\0\0\0\6\0\0\0\1\0\x60MTrk" + be32(size) + repeat(b"\0\xff\1\0", size))
FLAC = b"fLaC\0\0\0\x22\x10\0\x10\0" + bytes(6) + b"\x0a\xc4\x42\xf0" + bytes(20)
repeated("blocks-empty.flac", b"\1\0\0\0", FLAC)
repeated("blocks-pictures.flac", b"\6\0\0\x20" + bytes(32), FLAC)
form("comments.flac")(lambda size: FLAC + b"\x84" + be32(min(size, 0xFFFFFF))[1:] + le32(0) + le32(size // 7) + repeat(le32(3) + b"A=b", size))
repeated("frames-marks.flac", b"\xff\xf8\xc9\x08\0\0", FLAC[:4] + b"\x80" + FLAC[5:])
repeated("comments-blocks.flac", b"\4\0\0\x0f" + le32(0) + le32(1) + le32(3) + b"A=b", FLAC)


def id3(body, version=3, flags=0):
    size = min(len(body), (1 << 28) - 1)
    return b"ID3" + bytes([version, 0, flags, size >> 21 & 127, size >> 14 & 127, size >> 7 & 127, size & 127]) + body


form("frames.mp3")(lambda size: id3(repeat(b"TIT2\0\0\0\2\0\0\0a", size)))
form("frames-empty.mp3")(lambda size: id3(repeat(b"TIT2\0\0\0\0\0\0", size)))
form("frames-unsynchronised.mp3")(lambda size: id3(repeat(b"TIT2\0\0\0\2\0\0\0\xff\0", size), flags=0x80))
form("frames-long.mp3")(lambda size: id3(b"TIT2" + be32(size) + b"\0\0\0" + b"a" * size))
form("frames-text.mp3")(lambda size: id3(b"TXXX" + be32(size) + b"\0\0\1" + repeat(b"\xff\xfea\0", size)))
form("frames-pictures.mp3")(lambda size: id3(repeat(b"APIC\0\0\0\x0c\0\0\0image/a\0\3\0a", size)))
form("frames-chapters.mp3")(lambda size: id3(repeat(b"CHAP\0\0\0\x12\0\0a\0" + bytes(16), size), 4))
form("padding.mp3")(lambda size: id3(bytes(size)))
repeated("tags-again.mp3", id3(b""))
repeated("frames-sound.mp3", b"\xff\xfb\x90\0" + bytes(413))
repeated("marks.mp3", b"\xff\xfb", b"\xff\xfb\x90\0" + bytes(413))
repeated("frames.aac", b"\xff\xf1\x50\x80\1\x1f\xfc" + bytes(1))
repeated("frames.ac3", b"\x0b\x77\0\0\0\x40" + bytes(122))
repeated("marks.ac3", b"\x0b\x77", b"\x0b\x77\0\0\0\x40" + bytes(122))
repeated("items.ape", le32(1) + le32(0) + b"Ab\0a", b"MAC \x96\x0f\0\0" + bytes(68))
form("ape-tag.mp3")(lambda size: b"\xff\xfb\x90\0" + bytes(413) + repeat(le32(1) + le32(0) + b"Ab\0a", size) + b"APETAGEX\xd0\7\0\0" + le32(size) + le32(size // 12) + le32(0) + bytes(8))
repeated("blocks.wv", b"wvpk\x18\0\0\0\x10\4\0\0" + bytes(20))
repeated("objects.wma", bytes.fromhex("7421061EA5AFD211B23900A0C90349F6") + struct.pack("<Q", 24), bytes.fromhex("3026B2758E66CF11A6D900AA0062CE6C") + struct.pack("<QIBB", 1 << 30, 0x7FFFFFFF, 1, 2))
repeated("tags.flv", b"\x09\0\0\0\0\0\0\0\0\0\0\0\0\0\x0b", b"FLV\1\5\0\0\0\x09\0\0\0\0")
repeated("script-tags.flv", b"\x12\0\0\x0d\0\0\0\0\0\0\0\2\0\x0aonMetaData\0\0\0\x18", b"FLV\1\5\0\0\0\x09\0\0\0\0")
repeated("tags.swf", b"\0\1", b"FWS\7\0\0\x10\0\x78" + bytes(12))
form("packed.swf")(lambda size: b"CWS\7\0\0\x10\0" + deflated(bytes(size * 100)))
repeated("packets.ts", b"\x47\x40\0\x10" + bytes(184))
repeated("packets-sound.ts", b"\x47\x41\0\x10\0\0\1\xe0\0\0\x80\x80\5\x21\0\1\0\1" + bytes(170), b"\x47\x40\0\x10\0\0\xb0\x0d\0\1\xc1\0\0\0\1\xf0\0" + bytes(171))
repeated("marks.ts", b"\x47", b"\x47\x40\0\x10" + bytes(184))
repeated("packs.mpg", b"\0\0\1\xba\x44\0\4\0\4\1\0\0\1\xf8")
repeated("packets.mpg", b"\0\0\1\xe0\0\0", b"\0\0\1\xba\x44\0\4\0\4\1\0\0\1\xf8")
repeated("codes.mpv", b"\0\0\1\xb3", b"\0\0\1\xb3\x10\0\x10\x13\xff\xff\xe0\x80")
repeated("units.h264", b"\0\0\0\1\x67\x42\0\x1e", b"\0\0\0\1\x67\x42\0\x1e\xab")
repeated("units.h265", b"\0\0\0\1\x40\1", b"\0\0\0\1\x40\1\x0c\1")
repeated("zeros.h264", b"\0", b"\0\0\0\1\x67\x42\0\x1e\xab")
repeated("frames.dv", b"\x1f\7\0\x3f" + bytes(76))
repeated("packs.mxf", bytes.fromhex("060E2B34010101020301021001000000") + b"\x83\0\0\0", bytes.fromhex("060E2B34020501010D01020101020400") + b"\x83\0\0\x58" + bytes(88))
repeated("blocks.rm", b"PROP\0\0\0\x0a\0\0", b".RMF\0\0\0\x12\0\0\0\0\0\0\0\0\0\1")
repeated("blocks.voc", b"\1\2\0\0\0\0", b"Creative Voice File\x1a\x1a\0\x0a\1\x29\x11")
repeated("instruments.mod", bytes(30), b"", b"M.K.")
repeated("objects-empty.caf", b"free" + struct.pack(">q", 0), b"caff\0\1\0\0desc" + struct.pack(">q", 32) + bytes(32))
repeated("chunks.dsf", b"abcd" + struct.pack("<Q", 12), b"DSD " + struct.pack("<QQQ", 28, 92, 0))


# ---------------------------------------------------------------- searches that fail at every offset
def crc16(data):
    """Returns FLAC's checksum of a frame (RFC 9639 §9.3)."""
    check = 0
    for byte in data:
        check ^= byte << 8
        for _ in range(8):
            check = (check << 1 ^ 0x8005 if check & 0x8000 else check << 1) & 0xFFFF
    return check


def crc8(data):
    check = 0
    for byte in data:
        check ^= byte
        for _ in range(8):
            check = (check << 1 ^ 0x07 if check & 0x80 else check << 1) & 0xFF
    return check


@form("zeros-behind-frame.flac")
def _(size):
    """A last frame whose checksum matches at every following zero, and a last byte that is not zero."""
    head = b"\xff\xf8\x19\x08\0"
    frame = head + bytes([crc8(head)]) + b"\1\2\3"
    stream = b"fLaC\x80\0\0\x22" + b"\0\xc0\0\xc0" + bytes(6) + b"\x0a\xc4\x42\xf0\0\0\0\x10" + bytes(16)
    return stream + frame + be16(crc16(frame)) + bytes(size) + b"\1"


form("frames-then-noise.aac")(lambda size: repeat(b"\xff\xf1\x50\x80\1\x3f\xfc\0\0", size) + b"noise" * 20)
form("frames-then-noise.mp3")(lambda size: repeat(b"\xff\xf3\x14\xc4" + bytes(20), size) + b"noise" * 20)
form("packs-then-noise.mpg")(lambda size: repeat(b"\0\0\1\xba\x44\0\4\0\4\1\0\0\1\xf8", size) + b"noise" * 20)
form("padding-then-noise.mpg")(lambda size: b"\0\0\1\xba\x44\0\4\0\4\1\0\0\1\xf8" + repeat(b"\0\0\1\xba\x21\0\1\0\1\0\0\0", size) + b"noise" * 20)
form("pages-claiming.ogg")(lambda size: VORBIS + repeat(b"OggS\0\0" + b"\xff" * 20 + b"\xff", size))
form("strips-far-down.tif")(lambda size: tiff([(40000 - i, 3, 1, 1) for i in range(500)] + [(273, 4, size // 4, 6200), (279, 4, size // 4, 6200)], extra=repeat(le32(9), size + 8000)))
form("values-shared.tif")(lambda size: tiff([(40000 - i, 3, 16000, 6200) for i in range(510)], extra=bytes(40000 + size)))
form("captures-shared.tif")(lambda size: tiff([(700, 1, min(size, 500000), 100)], next_offset=26, extra=struct.pack("<HHHIII", 1, 700, 1, min(size, 500000), 100, 44) + b"".join(struct.pack("<HHHIII", 1, 700, 1, min(size, 500000), 5000, 44 + 18 * (i + 1)) for i in range(200)) + IN + repeat(b"<dc:title>a</dc:title>", size)))
form("pictures-shared.jpg")(lambda size: b"\xff\xd8" + jpeg_segment(0xE2, b"MPF\0" + tiff([(45058, 7, 256, 26)], extra=b"".join(be32(0)[::-1] + le32(200000) + le32(400) + bytes(4) for _ in range(16)))) + JPEG_TAIL + bytes(200) + b"\xff\xd8" + repeat(jpeg_segment(0xE1, b"http://ns.adobe.com/xap/1.0/\0" + IN + b"<dc:a>b</dc:a>" * 4000 + OUT), size) + JPEG_TAIL)
repeated("packets-overlapping.mpg", b"\0\0\1\xc0\xff\xff\x80\0\0", b"\0\0\1\xba\x44\0\4\0\4\1\0\0\1\xf8")
form("directories-many.tif")(lambda size: b"II*\0\x08\0\0\0" + b"".join(struct.pack("<HHHII", 1, 330, 4, 8, 8 + 50 * i + 18) + le32(0 if i + 1 == size // 50 else 8 + 50 * (i + 1)) + le32(8 + 50 * i) * 8 for i in range(size // 50)))
