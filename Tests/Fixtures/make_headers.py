#!/usr/bin/env python3
"""Writes made-headers.tsv beside the tests' other tables: small files made byte by byte, and what their headers say.

  Tests/Fixtures/make_headers.py            writes Tests/MediaItemsTests/MetadataTables/made-headers.tsv
  Tests/Fixtures/make_headers.py DIR        writes each row's bytes to a file in DIR, too, for other programs to read

Needs nothing but Python. The expected answers stand beside the bytes, in the columns' names of fixtures.tsv.
"""
import pathlib, struct, sys, zlib

ROOT = pathlib.Path(__file__).resolve().parent
TABLE = ROOT.parent / "MediaItemsTests" / "MetadataTables" / "made-headers.tsv"
ROWS = []


def row(name, kind, data, **says):
    ROWS.append((name, kind, data, "; ".join(f"{key}={value}" for key, value in says.items())))


def big(number, count):
    return number.to_bytes(count, "big", signed=number < 0)


def little(number, count):
    return number.to_bytes(count, "little", signed=number < 0)


# ---------------------------------------------------------------- Exif and XMP
def tiff(entries, tail=b"", order="<"):
    """A TIFF block of one directory: tag, type, count, value in four bytes."""
    data = (b"II*\0" if order == "<" else b"MM\0*") + struct.pack(order + "I", 8) + struct.pack(order + "H", len(entries))
    for tag, kind, count, value in entries:
        data += struct.pack(order + "HHI", tag, kind, count) + value
    return data + struct.pack(order + "I", 0) + tail


def exif(orientation=None, date="2024:05:01 12:00:00"):
    """Orientation, and a directory with the date."""
    count = 1 + (orientation is not None)
    start = 8 + 2 + 12 * count + 4
    inner = little(1, 2) + struct.pack("<HHII", 0x9003, 2, 20, start + 18) + little(0, 4) + date.encode() + b"\0"
    entries = [(0x0112, 3, 1, struct.pack("<HH", orientation, 0))] if orientation else []
    return tiff(entries + [(0x8769, 4, 1, little(start, 4))], inner)


def xmp(attributes):
    return (f'<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description '
            f'rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:GCamera="http://ns.google.com/photos/1.0/camera/" '
            f'{attributes}/></rdf:RDF></x:xmpmeta>').encode()


PLACE = xmp('exif:GPSLatitude="48,6N" exif:GPSLongitude="11,30E"')


# ---------------------------------------------------------------- boxes
def box(kind, *contents):
    data = b"".join(contents)
    return big(len(data) + 8, 4) + kind.encode("latin-1") + data


def mvhd(duration, created=0, scale=600):
    return box("mvhd", big(0, 4), big(created, 4), big(0, 4), big(scale, 4), big(duration, 4), bytes(80))


IDENTITY = struct.pack(">9i", 65536, 0, 0, 0, 65536, 0, 0, 0, 1 << 30)


def trak(handler="vide", coded=(64, 48), shown=None, inside=(), samples=10, delta=60, media=None, before=b"", coding="avc1", edits=()):
    width, height = shown or coded
    tkhd = box("tkhd", big(1, 4), bytes(36), IDENTITY, big(width << 16, 4), big(height << 16, 4))
    edts = box("edts", box("elst", big(0, 4), big(len(edits), 4), *[big(a, 4) + big(b, 4) + big(65536, 4) for a, b in edits])) if edits else b""
    if handler == "vide":
        entry = box(coding, bytes(6), big(1, 2), bytes(16), big(coded[0], 2), big(coded[1], 2), bytes(50), *inside)
    else:
        entry = box(coding, bytes(28), *inside)
    length = samples * delta if media is None else media
    table = box("stbl", box("stsd", big(0, 4), big(1, 4), entry),
                box("stts", big(0, 4), big(1 if samples else 0, 4), *([big(samples, 4), big(delta, 4)] if samples else [])),
                box("stsz", big(0, 4), big(1, 4), big(samples, 4)))
    mdia = box("mdia", box("mdhd", big(0, 12), big(600, 4), big(length, 4), bytes(4)), box("hdlr", bytes(8), handler.encode(), bytes(13)),
               box("minf", table))
    return box("trak", tkhd, before, edts, mdia)


def movie(*inside, brand="isom", between=b"", behind=b"", header=None):
    return (box("ftyp", brand.encode(), big(0, 4), brand.encode()) + between + box("moov", header or mvhd(600), *inside) + behind)


def listed(*items):
    """iTunes' list in user data."""
    entries = [box(name, box("data", big(1, 4), big(0, 4), value)) for name, value in items]
    return box("udta", box("meta", big(0, 4), box("hdlr", bytes(8), b"mdir", bytes(13)), box("ilst", *entries)))


def boxes():
    mov, mp4, m4a = "com.apple.quicktime-movie", "public.mpeg-4", "com.apple.m4a-audio"
    pasp = box("pasp", big(4, 4), big(3, 4))
    row("movie, pixels of 4:3", mp4, movie(trak(coded=(1440, 1080), inside=[pasp])), stored="1440×1080", shown="1920×1080")
    row("movie, pixels of 4:3 that the header counts in", mp4, movie(trak(coded=(1440, 1080), shown=(1920, 1080), inside=[pasp])),
        stored="1440×1080", shown="1920×1080")
    clap = box("clap", *[big(n, 4) for n in (1248, 1, 702, 1, 0, 1, 0, 1)])
    row("movie, clean aperture", mov, movie(trak(coded=(1280, 720), inside=[clap]), brand="qt  "), stored="1280×720", shown="1248×702")
    tapt = box("tapt", box("clef", big(0, 4), big(1888 << 16, 4), big(1062 << 16, 4)))
    row("movie, track apertures", mov, movie(trak(coded=(1440, 1080), before=tapt), brand="qt  "), shown="1888×1062")
    start = "2024-05-01T12:00:00+02:00"
    row("movie, date in user data", mov, movie(trak(), box("udta", box("date", b"2024-05-01T12:00:00+0200")), header=mvhd(600, 3800000000),
        brand="qt  "), captured=start)
    row("movie, day in iTunes' list", mp4, movie(trak(), listed(("©day", b"2024-05-01T12:00:00+0200")), header=mvhd(600, 3800000000)),
        captured=start)
    row("music, release and encoding", m4a, movie(trak("soun", coding="mp4a"), listed(("©day", b"2005-06-21T07:00:00Z"), ("©alb", b"Album")),
        header=mvhd(600, 3800000000), brand="M4A "), captured="-", duration="1.0")
    row("recording of sound", m4a, movie(trak("soun", coding="mp4a"), header=mvhd(600, 3797409600), brand="M4A "),
        captured="2024-05-01T12:00:00Z")
    gpmf = b"DEVC\0\x01\0\x18" + b"MINFc\x01\0\x0cHERO8 Black\0"
    row("movie, a camera's name in its own box", mp4, movie(trak(), box("udta", box("GPMF", gpmf))), camera="GoPro HERO8 Black")
    mvex = box("mvex", box("trex", big(0, 4), big(0, 4), big(1, 4), big(60, 4), big(0, 8)))
    empty = trak(samples=0, media=0, edits=[(300, -1), (0, 0)])
    row("fragments behind an empty edit", mp4, movie(empty, mvex, header=mvhd(300)), duration="-")
    tfhd, tfdt = box("tfhd", big(0, 4), big(0, 4)), box("tfdt", big(0, 4), big(600, 4))
    trun = box("trun", big(0, 4), big(30, 4))
    moof = box("moof", box("traf", tfhd, tfdt, trun))
    row("fragments behind an empty edit, one fragment", mp4, movie(empty, mvex, header=mvhd(300), behind=moof + box("mdat", bytes(8))),
        duration="4.0")
    row("movie, a box of another kind before it", mp4, movie(trak(), between=box("abcd", bytes(4)) + box("\1\2\3\4", bytes(12))),
        stored="64×48")
    row("movie without a length", mp4, movie(trak(samples=0, media=0), header=mvhd(0)), duration="-")


# ---------------------------------------------------------------- HEIF
def heif(properties, associations, items, references=(), data=b"", exif_item=None):
    """`items` are (id, type); `associations` id to places of properties; an Exif item's bytes stand in idat."""
    infe = [box("infe", b"\2\0\0\0", big(number, 2), big(0, 2), kind.encode(), b"\0") for number, kind in items]
    ipma = box("ipma", big(0, 4), big(len(associations), 4),
               *[big(item, 2) + bytes([len(places)]) + bytes(places) for item, places in associations])
    iref = [box("iref", big(0, 4), *[box(kind, big(a, 2), big(len(to), 2), *[big(one, 2) for one in to]) for kind, a, to in references])]
    locations = []
    if exif_item is not None:
        number = next(number for number, kind in items if kind == "Exif")
        locations = [box("iloc", b"\1\0\0\0", b"\x44\0", big(1, 2), big(number, 2), big(1, 2), big(0, 2), big(1, 2), big(0, 4),
                         big(len(exif_item), 4)), box("idat", exif_item)]
    meta = box("meta", big(0, 4), box("hdlr", bytes(8), b"pict", bytes(13)), box("pitm", big(0, 4), big(1, 2)),
               box("iinf", big(0, 4), big(len(infe), 2), *infe), *(iref if references else []),
               box("iprp", box("ipco", *properties), ipma), *locations)
    return box("ftyp", b"heic", big(0, 4), b"mif1heic") + meta


def heifs():
    heic = "public.heic"
    size, tile = box("ispe", big(0, 4), big(128, 4), big(64, 4)), box("ispe", big(0, 4), big(64, 4), big(64, 4))
    pq = box("colr", b"nclx", big(9, 2), big(16, 2), big(9, 2), b"\x80")
    row("grid whose tiles are PQ", heic, heif([size, tile, pq], [(1, [1]), (2, [2, 3]), (3, [2, 3])],
        [(1, "grid"), (2, "hvc1"), (3, "hvc1")], [("dimg", 1, [2, 3])]), stored="128×64", subtypes="hdr")
    turn = box("irot", b"\3")
    plain = [(1, "hvc1"), (2, "Exif")]
    row("Exif without a number before it", heic, heif([size], [(1, [1])], plain, exif_item=exif(1)), captured="2024-05-01T12:00:00",
        located="no")
    row("Exif that says another turn", heic, heif([size, turn], [(1, [1, 2])], plain, exif_item=big(0, 4) + exif(3)), orientation="6",
        exifOrientation="3", shown="64×128")
    row("Exif that says the same turn", heic, heif([size, turn], [(1, [1, 2])], plain, exif_item=big(0, 4) + exif(6)), orientation="6",
        exifOrientation="-")


# ---------------------------------------------------------------- pictures
def png(*chunks, behind=()):
    def chunk(kind, data):
        return big(len(data), 4) + kind + data + big(zlib.crc32(kind + data), 4)
    head = chunk(b"IHDR", big(64, 4) + big(48, 4) + bytes([8, 2, 0, 0, 0]))
    pixels = chunk(b"IDAT", b"\1\2\3")
    return (b"\x89PNG\r\n\x1a\n" + head + b"".join(chunk(*one) for one in chunks) + pixels + b"".join(chunk(*one) for one in behind)
            + chunk(b"IEND", b""))


def profile(name, data):
    text = f"\n{name}\n{len(data):8}\n" + "\n".join(data.hex()[at:at + 72] for at in range(0, 2 * len(data), 72)) + "\n"
    return text.encode()


def pictures():
    kind = "public.png"
    date = "2024-05-01T12:00:00"
    block = b"Exif\0\0" + exif(6)
    row("PNG, packed raw profile", kind, png((b"zTXt", b"Raw profile type exif\0\0" + zlib.compress(profile("exif", block)))),
        captured=date, orientation="6", located="no")
    row("PNG, plain raw profile", kind, png((b"tEXt", b"Raw profile type APP1\0" + profile("generic profile", block))), captured=date)
    row("PNG, raw profile of a packet", kind, png((b"tEXt", b"Raw profile type APP1\0" + profile("app1", b"http://ns.adobe.com/xap/1.0/\0" + PLACE))),
        located="yes", place="48.1 11.5")
    row("PNG, packed packet", kind, png((b"iTXt", b"XML:com.adobe.xmp\0\1\0\0\0" + zlib.compress(PLACE))), located="yes", place="48.1 11.5")
    row("PNG, Exif behind the pixels", kind, png(behind=[(b"eXIf", exif(6))]), captured=date, orientation="6")
    many = [(b"IDAT", bytes(1200)) for _ in range(8)]
    row("PNG, Exif behind many chunks of pixels", kind, png(behind=many + [(b"eXIf", exif(6))]), captured=date, orientation="6", located="-")
    packet = b"!\xff\x0bXMP DataXMP" + PLACE + b"\1" + bytes(range(255, -1, -1)) + b"\0"
    gif = b"GIF89a" + little(64, 2) + little(48, 2) + b"\0\0\0"
    frame = b"," + bytes(4) + little(64, 2) + little(48, 2) + b"\0\2\1\0\0"
    row("GIF, packet", "com.compuserve.gif", gif + packet + frame + b";", located="yes", place="48.1 11.5", frames="1")
    row("GIF without metadata", "com.compuserve.gif", gif + frame + b";", located="no")
    row("GIF, an application's own data", "com.compuserve.gif", gif + b"!\xff\x0bSOMEBODY1.0\1a\0" + frame + b";", located="-")
    resources = b"8BIM\x04\x22\0\0" + big(len(exif(6)), 4) + exif(6) + b"8BIM\x04\x24\0\0" + big(len(PLACE), 4) + PLACE + b"\0" * (len(PLACE) % 2)
    jpeg = b"\xff\xd8\xff\xc0\0\x0b\x08" + big(9, 2) + big(12, 2) + b"\1\1\x11\0\xff\xda\0\2\xff\xd9"
    thumb = big(1, 4) + bytes(24) + jpeg
    resources += b"8BIM\x04\x0c\0\0" + big(len(thumb), 4) + thumb + b"\0" * (len(thumb) % 2)
    psd = b"8BPS\0\1" + bytes(6) + big(3, 2) + big(300, 4) + big(400, 4) + big(8, 2) + big(3, 2) + big(0, 4) + big(len(resources), 4) + resources
    row("Photoshop, Exif, packet and thumbnail", "com.adobe.photoshop-image", psd, stored="400×300", shown="300×400", captured=date,
        located="yes", place="48.1 11.5", previews=f"exifThumbnail 12×9 {len(psd) - len(jpeg) - len(thumb) % 2}+{len(jpeg)}")
    jp2 = (box("jP  ", b"\r\n\x87\n") + box("ftyp", b"jp2 ", big(0, 4), b"jp2 ")
           + box("jp2h", box("ihdr", big(30, 4), big(40, 4), big(3, 2), bytes([7, 7, 0, 0])))
           + box("uuid", b"JpgTiffExif->JP2", exif(6)) + box("jp2c", b"\xff\x4f\xff\x51"))
    row("JPEG 2000, Exif", "public.jpeg-2000", jp2, stored="40×30", shown="30×40", captured=date, located="no")
    jp2 = (box("jP  ", b"\r\n\x87\n") + box("ftyp", b"jp2 ", big(0, 4), b"jp2 ")
           + box("jp2h", box("ihdr", big(30, 4), big(40, 4), big(3, 2), bytes([7, 7, 0, 0]))) + box("jp2c", b"\xff\x4f\xff\x51")
           + box("uuid", bytes.fromhex("be7acfcb97a942e89c71999491e3afac"), PLACE))
    row("JPEG 2000, packet", "public.jpeg-2000", jp2, stored="40×30", located="yes", place="48.1 11.5")
    segment = b"http://ns.adobe.com/xap/1.0/\0" + xmp('GCamera:BurstID="11111111-2222-4333-8444-555555555555" '
                                                    'GCamera:SpecialTypeID="com.google.android.apps.camera.gallery.specialtype.SpecialType-PORTRAIT"')
    scan = b"\xff\xc0\0\x0b\x08" + big(48, 2) + big(64, 2) + b"\1\1\x11\0\xff\xda\0\x08\1\1\0\0\x3f\0\x55\xff\xd9"
    row("portrait whose pictures share an identifier", "public.jpeg", b"\xff\xd8\xff\xe1" + big(len(segment) + 2, 2) + segment + scan,
        subtypes="depthEffect")
    first = struct.pack("<HHII", 0x0112, 3, 1, 1)
    second = (little(2, 2) + struct.pack("<HHII", 0x0201, 4, 1, 56) + struct.pack("<HHII", 0x0202, 4, 1, len(jpeg) + 1) + little(0, 4))
    block = b"II*\0" + little(8, 4) + little(1, 2) + first + little(26, 4) + second + jpeg
    segment = b"Exif\0\0" + block
    row("thumbnail of one byte too many", "public.jpeg", b"\xff\xd8\xff\xe1" + big(len(segment) + 2, 2) + segment + scan,
        previews=f"exifThumbnail 12×9 68+{len(jpeg)}", damage="-")


# ---------------------------------------------------------------- raw pictures
def raws():
    start = 38
    stated = little(2, 2) + struct.pack("<HHII", 0xA002, 4, 1, 3072) + struct.pack("<HHII", 0xA003, 4, 1, 2048) + little(0, 4)
    entries = [(256, 3, 1, little(1536, 4)), (257, 3, 1, little(1024, 4)), (0x8769, 4, 1, little(16 + 2 + 36 + 4, 4))]
    cr2 = b"II*\0" + little(16, 4) + b"CR\2\0" + little(0, 4) + little(3, 2)
    for tag, kind, count, value in entries:
        cr2 += struct.pack("<HHI", tag, kind, count) + value
    cr2 += little(0, 4) + stated
    row("CR2 with a preview's size", "com.canon.cr2-raw-image", cr2, stored="3072×2048")
    jpeg = b"\xff\xd8\xff\xc0\0\x0b\x08" + big(480, 2) + big(640, 2) + b"\1\1\x11\0\xff\xda\0\2\xff\xd9"
    records = big(2, 4) + big(0x100, 2) + big(4, 2) + big(2010, 2) + big(3010, 2) + big(0x111, 2) + big(4, 2) + big(2000, 2) + big(3000, 2)
    head = b"FUJIFILMCCD-RAW ".ljust(84, b"\0")
    raf = head + big(108, 4) + big(len(jpeg), 4) + big(108 + len(jpeg), 4) + big(len(records), 4) + bytes(8) + jpeg + records
    row("RAF by its records", "com.fuji.raw-image", raf, stored="3000×2000", previews=f"rawPreview 640×480 108+{len(jpeg)}")
    prd = b"\0PRD" + big(24, 4) + b"27820001" + big(2472, 2) + big(3288, 2) + big(2448, 2) + big(3264, 2) + bytes(8)
    ttw = exif(6)
    blocks = prd + b"\0TTW" + big(len(ttw), 4) + ttw
    row("Minolta's raw", "com.konicaminolta.raw-image", b"\0MRM" + big(len(blocks), 4) + blocks, stored="3264×2448", shown="2448×3264",
        captured="2024-05-01T12:00:00")
    def heap(*records):
        data, entries = b"", []
        for tag, value in records:
            entries.append(struct.pack("<HII", tag, len(value), len(data)))
            data += value
        return data + little(len(records), 2) + b"".join(entries) + little(len(data), 4)
    info = struct.pack("<IIfI", 2048, 1360, 1.0, 90) + bytes(12)
    crw = b"II" + little(26, 4) + b"HEAPCCDR" + bytes(12)
    crw += heap((0x080A, b"Canon\0Canon EOS D30\0"), (0x300A, heap((0x1810, info), (0x300E, heap((0x180E, struct.pack("<III", 1714564800, 0, 0)))))))
    row("Canon's first raw", "com.canon.crw-raw-image", crw, stored="2048×1360", shown="1360×2048", camera="Canon EOS D30",
        captured="2024-05-01T12:00:00")
    row("Sigma's raw", "com.sigma.x3f-raw-image", b"FOVb" + little(0x20002, 4) + bytes(20) + little(2268, 4) + little(1512, 4) + little(90, 4),
        stored="2268×1512", shown="1512×2268")


# ---------------------------------------------------------------- sizes in headers
def sizes():
    def attribute(name, kind, value):
        return name + b"\0" + kind + b"\0" + little(len(value), 4) + value
    window = struct.pack("<4i", -10, 0, 629, 479)
    row("OpenEXR", "com.ilm.openexr-image", b"\x76\x2f\x31\x01\2\0\0\0" + attribute(b"dataWindow", b"box2i", struct.pack("<4i", 0, 0, 9, 9))
        + attribute(b"displayWindow", b"box2i", window) + b"\0", stored="640×480")
    row("Radiance", "public.radiance", b"#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 12 +X 20\n\1", stored="20×12")
    row("Radiance, turned", "public.radiance", b"#?RADIANCE\n\n+X 20 -Y 12\n\1", stored="20×12")
    row("MIFF", "org.imagemagick.miff", b"id=ImageMagick  version=1.0\nclass=DirectClass\ncolumns=70  rows=46  depth=8\n\x0c\n:\x1a", stored="70×46")
    row("WMF with a placeable header", "com.microsoft.windows-metafile",
        struct.pack("<IHhhhhHIH", 0x9AC6CDD7, 0, 0, 0, 2880, 1440, 1440, 0, 0), stored="192×96")
    row("WMF without one", "com.microsoft.windows-metafile", b"\1\0\x09\0\0\3" + bytes(12), stored="-")
    row("BPG", "org.bellard.bpg", b"BPG\xfb\0\0\x82\x40\x81\x5e\0\0", stored="320×222")
    block = exif(6)
    extension = b"\1" + bytes([len(block) // 128 | 0x80, len(block) % 128]) + block
    row("BPG, Exif", "org.bellard.bpg", b"BPG\xfb\0\x08\x82\x40\x81\x5e\0" + bytes([len(extension)]) + extension, stored="320×222",
        captured="2024-05-01T12:00:00", located="no")
    svg = "public.svg-image"
    head = b'<?xml version="1.0"?>\n<!-- a -->\n<svg xmlns="http://www.w3.org/2000/svg" '
    row("SVG in pixels", svg, head + b'width="16" height="24px"/>', stored="16×24")
    row("SVG in millimetres", svg, head + b'width="25.4mm" height="50.8mm" viewBox="0 0 1 2"/>', stored="96×192")
    row("SVG by its view", svg, head + b'width="100%" height="100%" viewBox="0 0 30 40"/>', stored="30×40")
    row("SVG, one side", svg, head + b'width="60" viewBox="0 0 30 40"/>', stored="60×80")
    row("SVG without a size", svg, head + b"/>", stored="-")
    class Bits:
        def __init__(self):
            self.text = ""
        def put(self, value, count):
            self.text += format(value, f"0{count}b")[::-1] if count else ""
            return self
        def bytes(self):
            text = self.text + "0" * 64
            return bytes(int(text[at:at + 8][::-1], 2) for at in range(0, len(text) // 8 * 8, 8))
    # A small size, 8 × (5 + 1) by the ratio 4:3, then image metadata with all fields.
    bits = Bits().put(1, 1).put(5, 5).put(3, 3).put(0, 1).put(1, 1).put(5, 3).put(0, 1).put(0, 1).put(1, 1)
    bits.put(0, 2).put(0, 2).put(0, 2).put(0, 1)
    row("JPEG XL, animation header", "public.jpeg-xl", b"\xff\x0a" + bits.bytes(), stored="64×48", shown="48×64", subtypes="animated")
    bits = Bits().put(1, 1).put(5, 5).put(3, 3).put(0, 1).put(0, 1).put(0, 1).put(1, 2).put(1, 1).put(0, 2).put(1, 1)
    bits.put(0, 1).put(0, 1).put(0, 2).put(1, 2).put(2, 2).put(7, 4).put(0, 1).put(2, 2).put(14, 4)
    row("JPEG XL, PQ", "public.jpeg-xl", b"\xff\x0a" + bits.bytes(), stored="64×48", subtypes="hdr")


# ---------------------------------------------------------------- sound
def sounds():
    ape = b"MAC " + little(3990, 2) + little(0, 2) + little(52, 4) + little(24, 4) + bytes(36)
    ape += little(2000, 2) + little(0, 2) + little(73728, 4) + little(14472, 4) + little(2, 4) + little(16, 2) + little(2, 2) + little(44100, 4)
    row("Monkey's Audio", "com.monkeysaudio.ape", ape, duration="2.0")
    old = b"MAC " + little(3970, 2) + little(2000, 2) + bytes(2) + little(2, 2) + little(44100, 4) + bytes(8) + little(1, 4) + little(22050, 4)
    row("Monkey's Audio, old", "com.monkeysaudio.ape", old, duration="0.5")
    row("Monkey's Audio, numbers that contradict each other", "com.monkeysaudio.ape", b"MAC " + little(3920, 2) + bytes(2) + little(52, 4)
        + little(24, 4) + bytes(4) + little(1000, 4) + little(9, 4) + little(70000, 4), duration="-")
    wv = b"wvpk" + little(24, 4) + little(0x410, 2) + b"\0\0" + little(88200, 4) + little(0, 4) + little(0, 4) + little(9 << 23, 4) + little(0, 4)
    row("WavPack", "com.wavpack.wv", wv, duration="2.0")
    part = b"\x27\x02" + little(12345, 4)
    odd = b"wvpk" + little(24 + len(part), 4) + little(0x410, 2) + b"\0\0" + little(24690, 4) + little(0, 8) + little(15 << 23, 4) + little(0, 4) + part
    row("WavPack, unusual rate", "com.wavpack.wv", odd, duration="2.0")
    dsf = b"DSD " + little(28, 8) + bytes(16) + b"fmt " + little(52, 8) + little(1, 4) + little(0, 4) + little(2, 4) + little(2, 4)
    dsf += little(2822400, 4) + little(1, 4) + little(1411200, 8) + little(4096, 4) + little(0, 4)
    row("DSF", "com.sony.dsf", dsf, duration="0.5")
    row("True Audio", "net.tta.tta", b"TTA1" + little(1, 2) + little(2, 2) + little(16, 2) + little(44100, 4) + little(66150, 4) + bytes(4), duration="1.5")
    row("Sun's sound", "public.au-audio", b".snd" + big(24, 4) + big(8, 4) + big(1, 4) + big(8, 4) + big(1, 4) + bytes(8), duration="1.0")
    data = bytes(400)
    rf64 = b"RF64\xff\xff\xff\xffWAVE" + b"ds64" + little(28, 4) + little(0, 8) + little(400, 8) + little(100, 8) + little(0, 4)
    rf64 += b"fmt " + little(16, 4) + struct.pack("<HHIIHH", 1, 1, 200, 400, 2, 16) + b"data\xff\xff\xff\xff" + data
    row("RF64", "org.ebu.rf64", rf64, duration="1.0")
    def page(flags, position, serial, packet):
        return b"OggS\0" + bytes([flags]) + little(position, 8) + little(serial, 4) + little(0, 4) + little(0, 4) + b"\1" + bytes([len(packet)]) + packet
    theora = (b"\x80theora\3\2\1" + big(4, 2) + big(3, 2) + big(64, 3) + big(48, 3) + b"\0\0" + big(10, 4) + big(1, 4) + bytes(10) + big(6 << 5, 2))
    vorbis = b"\1vorbis" + bytes(4) + b"\1" + little(8000, 4) + bytes(14)
    ogg = page(2, 0, 1, theora) + page(2, 0, 2, vorbis) + page(4, 20 << 6, 1, b"a") + page(4, 24000, 2, b"b")
    row("Ogg, sound longer than the pictures", "org.xiph.ogg-video", ogg, duration="3.0", stored="64×48")


# ---------------------------------------------------------------- AVI, Matroska, transport streams
def chunk(kind, data):
    return kind + little(len(data), 4) + data + b"\0" * (len(data) % 2)


def group(kind, *chunks):
    return chunk(b"LIST", kind + b"".join(chunks))


def movies():
    avih = struct.pack("<10I", 100000, 0, 0, 0, 10, 0, 2, 0, 64, 48) + bytes(16)
    def strl(kind, scale, rate, length, form):
        return group(b"strl", chunk(b"strh", kind + bytes(16) + struct.pack("<IIII", scale, rate, 0, length) + bytes(20)), chunk(b"strf", form))
    video = strl(b"vids", 1, 10, 10, little(40, 4) + struct.pack("<iiHH", 64, 48, 1, 24) + b"MJPG" + bytes(20))
    audio = strl(b"auds", 1, 8000, 12000, struct.pack("<HHIIHH", 1, 1, 8000, 8000, 1, 8))
    idit = chunk(b"IDIT", b"Wed May 01 12:00:00 2024\n\0")
    camera = group(b"exif", chunk(b"ecor", b"Canon\0"), chunk(b"emdl", b"Canon A1\0"))
    body = b"AVI " + group(b"hdrl", chunk(b"avih", avih), video, audio, idit) + camera + group(b"movi", bytes(8))
    row("AVI, sound longer than the pictures", "public.avi", b"RIFF" + little(len(body), 4) + body, duration="1.5",
        captured="2024-05-01T12:00:00", camera="Canon A1")

    def element(identifier, data):
        return bytes.fromhex(identifier) + bytes([0x40 | len(data) >> 8, len(data) & 0xFF]) + data
    def mkv(*video):
        track = element("AE", element("83", b"\1") + element("86", b"V_VP8") + element("E0", b"".join(video)))
        return element("1A45DFA3", element("4282", b"matroska")) + element("18538067", element("1654AE6B", track))
    def number(identifier, value):
        return element(identifier, big(value, 2))
    size = [number("B0", 720), number("BA", 576)]
    row("Matroska, a proportion in the place of pixels", "org.matroska.mkv", mkv(*size, number("54B0", 4), number("54BA", 3)), stored="720×576",
        shown="768×576")
    row("Matroska, a proportion by its unit", "org.matroska.mkv", mkv(*size, number("54B0", 160), number("54BA", 90), element("54B2", b"\3")),
        shown="1024×576")
    row("Matroska, display size", "org.matroska.mkv", mkv(*size, number("54B0", 1024), number("54BA", 576)), shown="1024×576")
    row("Matroska, cropped", "org.matroska.mkv", mkv(*size, number("54CC", 8), number("54DD", 8)), shown="704×576")
    streams()


def escaped(data):
    """What would look like a start code, broken up."""
    result, zeros = bytearray(), 0
    for byte in data:
        if zeros >= 2 and byte <= 3:
            result.append(3)
            zeros = 0
        zeros = zeros + 1 if byte == 0 else 0
        result.append(byte)
    return bytes(result)


class HighBits:
    """Bits from the highest of each byte on, with Exp-Golomb numbers."""

    def __init__(self):
        self.text = ""

    def put(self, value, count):
        self.text += format(value, f"0{count}b") if count else ""
        return self

    def exp(self, *values):
        for value in values:
            text = format(value + 1, "b")
            self.text += "0" * (len(text) - 1) + text
        return self

    def signed(self, value):
        return self.exp(2 * value - 1 if value > 0 else -2 * value)

    def bytes(self):
        text = self.text + "1"
        text += "0" * (-len(text) % 8)
        data = bytes(int(text[at:at + 8], 2) for at in range(0, len(text), 8))
        return escaped(data)


def transport(kind, elementary):
    def packet(identifier, begins, payload):
        stuffing = 184 - len(payload)
        head = b"\x47" + big(identifier | (0x4000 if begins else 0), 2)
        if stuffing == 0:
            return head + b"\x10" + payload
        return head + b"\x30" + (b"\0" if stuffing == 1 else bytes([stuffing - 1, 0]) + b"\xff" * (stuffing - 2)) + payload
    def table(number, body):
        return b"\0" + bytes([number]) + big(0xB000 | len(body) + 4, 2) + body + bytes(4)
    pat = table(0, big(1, 2) + b"\xc1\0\0" + big(1, 2) + big(0xE100, 2))
    pmt = table(2, big(1, 2) + b"\xc1\0\0" + big(0xE101, 2) + big(0xF000, 2) + bytes([kind]) + big(0xE101, 2) + big(0xF000, 2))
    data = packet(0, True, pat) + packet(0x100, True, pmt)
    pes = b"\0\0\1\xe0\0\0\x80\0\0" + elementary
    first = True
    while pes:
        # Packets of few bytes, so that headers are cut between them.
        data += packet(0x101, first, pes[:40])
        pes, first = pes[40:], False
    while len(data) < 188 * 8:
        data += packet(0x1FFF, False, b"\xff" * 184)
    return data


def avc(width, height, scaling=False, ratio=None):
    bits = HighBits().put(100, 8).put(0, 8).put(40, 8).exp(0, 1, 0, 0).put(0, 1).put(1 if scaling else 0, 1)
    if scaling:
        for index in range(8):
            bits.put(1 if index in (0, 6) else 0, 1)
            if index in (0, 6):
                for _ in range(16 if index < 6 else 64):
                    bits.signed(1 if _ % 2 else -1)
    bits.exp(0, 0, 0, 1).put(0, 1).exp(width // 16 - 1, (height + 15) // 16 - 1).put(1, 1).put(1, 1)
    crop = (-height % 16) // 2
    bits.put(1 if crop else 0, 1)
    if crop:
        bits.exp(0, 0, 0, crop)
    bits.put(1 if ratio else 0, 1)
    if ratio:
        bits.put(1, 1).put(ratio, 8)
    return b"\0\0\0\1\x67" + bits.bytes()


def streams():
    kind = "public.mpeg-2-transport-stream"
    row("transport stream, scaling lists", kind, transport(0x1B, avc(1920, 1080, scaling=True)), stored="1920×1080")
    row("transport stream, pixels of 4:3", kind, transport(0x1B, avc(1440, 1080, ratio=14)), shown="1920×1080")
    bits = HighBits().put(0, 4).put(0, 3).put(1, 1).put(0, 32).put(0, 32).put(0, 32).exp(0, 1, 864, 480).put(1, 1).exp(0, 5, 0, 0)
    row("transport stream, H.265", kind, transport(0x24, b"\0\0\0\1\x42\1" + bits.bytes()), stored="854×480")
    bits = HighBits().put(0, 1).put(1, 8).put(0, 1).put(1, 4).put(0, 1).put(0, 2).put(1, 1).put(25, 16).put(1, 1).put(0, 1)
    bits.put(1, 1).put(320, 13).put(1, 1).put(240, 13).put(1, 1)
    row("transport stream, MPEG-4", kind, transport(0x10, b"\0\0\1\x20" + bits.bytes()), stored="320×240")
    bits = HighBits().put(0x20, 22).put(0, 8).put(2, 2).put(0, 3).put(2, 3)
    row("transport stream, H.263", kind, transport(0x10, bits.bytes() + bytes(8)), stored="176×144")
    notes = b"\x18\x04\x20\x24\x05" + b"\x19\x01\x12\x00\x00" + b"\xe0\x01\x08\x00\x00" + b"\xe4HDR-" + b"\xe5CX1\0"
    places = b"\xb1N\0\0\0" + b"".join(bytes([tag]) + big(value, 2) + big(1, 2) for tag, value in ((0xB2, 48), (0xB3, 6), (0xB4, 0)))
    places += b"\xb5E\0\0\0" + b"".join(bytes([tag]) + big(value, 2) + big(1, 2) for tag, value in ((0xB6, 11), (0xB7, 30), (0xB8, 0)))
    body = bytes.fromhex("17ee8c60f84d11d98cd60800200c9a66") + b"MDPM"
    for name, entries, says in (("a camera's notes", notes, {"located": "-"}), ("a camera's notes with a place", notes + places, {"located": "yes", "place": "48.1 11.5"})):
        payload = body + bytes([len(entries) // 5]) + entries
        sei = b"\0\0\0\1\x06\5" + bytes([len(payload)]) + escaped(payload) + b"\x80"
        row("transport stream, " + name, kind, transport(0x1B, avc(1440, 1080, ratio=14) + sei), captured="2024-05-01T12:00:00+02:00",
            camera="Sony HDR-CX1", **says)


def main():
    for make in (boxes, heifs, pictures, raws, sizes, sounds, movies):
        make()
    lines = ["# Made by Tests/Fixtures/make_headers.py: files as hexadecimal bytes, the type they are read as, and what they say.",
             "name\ttype\thex\tsays"]
    lines += ["\t".join((name, kind, data.hex(), says)) for name, kind, data, says in ROWS]
    TABLE.write_text("\n".join(lines) + "\n")
    if len(sys.argv) > 1:
        folder = pathlib.Path(sys.argv[1])
        folder.mkdir(parents=True, exist_ok=True)
        for name, kind, data, _ in ROWS:
            (folder / (name.replace(" ", "-").replace(",", "") + "." + kind.split(".")[-1])).write_bytes(data)
    print(f"{len(ROWS)} rows, {TABLE.stat().st_size} bytes")


main()
