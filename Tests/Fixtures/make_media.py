#!/usr/bin/env python3
"""Make tiny Live Photo pairs, motion photos and look-alikes for tests.

Needs: python3 (standard library only), ffmpeg with libx264, heif-enc (libheif).
Usage: make_media.py [OUTPUT_DIRECTORY]     (default: Media, beside this script)
       make_media.py --headers [OUTPUT_DIRECTORY]
              only the folder `headers`, from coded pictures that are there already:
              no encoders needed

Everything is synthetic (ffmpeg test pattern); identifiers are fixed so the
output of two runs differs only where the encoders differ.  All container work
(EXIF, Apple maker note, QuickTime atoms, XMP, trailers) is done here, by hand.
"""
import json
import os
import plistlib
import shutil
import struct
import subprocess
import sys
import tempfile

CID_A = "11111111-AAAA-4AAA-8AAA-000000000001"   # JPEG pair
CID_B = "22222222-BBBB-4BBB-8BBB-000000000002"   # HEIC pair (also in the bundle)
CID_C = "33333333-CCCC-4CCC-8CCC-000000000003"   # still whose movie differs
CID_D = "44444444-DDDD-4DDD-8DDD-000000000004"   # movie whose still differs
CID_E = "66666666-FFFF-4FFF-8FFF-000000000006"   # stills whose identifier lies elsewhere
BURST = "55555555-EEEE-4EEE-8EEE-000000000005"


# ---------------------------------------------------------------- encoders
def run(*cmd):
    subprocess.run(cmd, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def ff(*args):
    run("ffmpeg", "-v", "error", "-y", "-bitexact", *args)


def base_jpeg(path, size="64x48", frame=3):
    ff("-f", "lavfi", "-i", f"testsrc=s={size}:r=10:d=1", "-vf", f"select=eq(n\\,{frame})",
       "-frames:v", "1", "-q:v", "12", "-pix_fmt", "yuvj420p", path)


def base_movie(path, rate=10, seconds=1, size="64x48", audio=False):
    src = ["-f", "lavfi", "-i", f"testsrc=s={size}:r={rate}:d={seconds}"]
    if audio:
        src += ["-f", "lavfi", "-i", f"sine=f=440:d={seconds}:r=8000"]
    enc = ["-c:v", "libx264", "-preset", "veryslow", "-crf", "45", "-pix_fmt", "yuv420p"]
    if audio:
        enc += ["-c:a", "aac", "-b:a", "8k"]
    ff(*src, *enc, "-fflags", "+bitexact", "-flags:v", "+bitexact", path)


def heic_from_jpeg(jpeg, heic):
    run("heif-enc", "-q", "20", "-o", heic, jpeg)


def exif_like_apple(heic):
    """heif-enc stores the Exif item as 0000 0000 + TIFF; cameras store 0000 0006 +
    'Exif' NUL NUL + TIFF.  Move the item into a second mdat in the camera's form.
    (Handles what heif-enc writes: infe version 2, iloc version 1, one extent.)"""
    d = bytearray(heic)
    meta = next((at, at + len(b)) for k, b, at, _ in children(heic) if k == b"meta")
    inner = {k: (meta[0] + 12 + at, len(b)) for k, b, at, _ in children(heic[meta[0] + 12:meta[1]])}
    at, size = inner[b"iinf"]
    exif_id = None
    for k, b, _, _ in children(bytes(d[at + 14:at + size])):
        if b[16:20] == b"Exif":
            exif_id = struct.unpack(">H", b[12:14])[0]
    at, size = inner[b"iloc"]
    assert d[at + 8] == 1 and (d[at + 12], d[at + 13]) == (0x44, 0x40), "unexpected iloc form"
    count = struct.unpack(">H", d[at + 14:at + 16])[0]
    p = at + 16
    for _ in range(count):
        item, _, _, base, extents = struct.unpack(">HHHIH", d[p:p + 12])
        assert extents == 1
        off, length = struct.unpack(">II", d[p + 12:p + 20])
        if item == exif_id:
            start = base + off
            if d[p + 3] & 15 == 1:
                start += inner[b"idat"][0] + 8
            tiff = bytes(d[start + 4:start + length])
            body = struct.pack(">I", 6) + b"Exif\0\0" + tiff
            d[p + 2:p + 4] = b"\0\0"
            d[p + 6:p + 10] = struct.pack(">I", 0)
            d[p + 12:p + 20] = struct.pack(">II", len(d) + 8, len(body))
            return bytes(d) + box(b"mdat", body)
        p += 20
    raise ValueError("no Exif item")


# ---------------------------------------------------------------- TIFF/EXIF
TYPE_SIZE = {1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8}


def ascii_(s):
    b = s.encode() + b"\0"
    return 2, len(b), b


def short(v):
    return 3, 1, struct.pack(">H", v)


def long_(v):
    return 4, 1, struct.pack(">I", v)


def slong(v):
    return 9, 1, struct.pack(">i", v)


def undef(b):
    return 7, len(b), b


def rational(n, d):
    return 5, 1, struct.pack(">II", n, d)


def ifd(entries, start, next_ifd=0):
    """Big-endian IFD placed at offset `start`; returns its bytes incl. data."""
    entries = sorted(entries.items())
    out = struct.pack(">H", len(entries))
    data_at = start + 2 + 12 * len(entries) + 4
    data = b""
    for tag, (typ, count, raw) in entries:
        assert len(raw) == TYPE_SIZE[typ] * count
        if len(raw) <= 4:
            value = raw.ljust(4, b"\0")
        else:
            if len(data) % 2:
                data += b"\0"
            value = struct.pack(">I", data_at + len(data))
            data += raw
        out += struct.pack(">HHI", tag, typ, count) + value
    return out + struct.pack(">I", next_ifd) + data


def apple_maker_note(tags):
    """'Apple iOS' NUL, version 1, 'MM', then an IFD whose offsets count from the 'A'."""
    head = b"Apple iOS\0\0\x01MM"
    return head + ifd(tags, len(head))


def exif_tiff(maker=None, software="17.0", model="iPhone 15", exif_extra=None, make="Apple",
              when="2024:05:01 12:00:00"):
    exif = {
        0x9000: undef(b"0232"),
        0x9003: ascii_(when),
        0x9011: ascii_("+02:00"),
        0x9291: ascii_("123"),
    }
    if maker is not None:
        exif[0x927C] = undef(maker)
    exif.update(exif_extra or {})
    zero = {
        0x010F: ascii_(make),
        0x0110: ascii_(model),
        0x0112: short(1),
        0x011A: rational(72, 1),
        0x011B: rational(72, 1),
        0x0128: short(2),
        0x0131: ascii_(software),
        0x0132: ascii_(when),
        0x8769: long_(0),
    }
    first = ifd(zero, 8)
    if len(first) % 2:
        first += b"\0"
    zero[0x8769] = long_(8 + len(first))
    first2 = ifd(zero, 8)
    first2 += b"\0" * (len(first) - len(first2))
    return b"MM\0\x2a\0\0\0\x08" + first2 + ifd(exif, 8 + len(first))


def apple_tags(content_id=None, burst=None, capture_type=10, video_index=None):
    tags = {0x0001: slong(14), 0x0004: slong(1), 0x0014: slong(capture_type)}
    if burst:
        tags[0x000B] = ascii_(burst)
    if content_id:
        tags[0x0011] = ascii_(content_id)
        tags[0x0017] = slong(video_index if video_index is not None else 0)
    return tags


# ---------------------------------------------------------------- JPEG
def segments(jpeg):
    """[(marker, whole segment bytes)] up to and excluding SOS, then the rest."""
    assert jpeg[:2] == b"\xff\xd8"
    at, out = 2, []
    while jpeg[at + 1] != 0xDA:
        n = struct.unpack(">H", jpeg[at + 2:at + 4])[0]
        out.append((jpeg[at + 1], jpeg[at:at + 2 + n]))
        at += 2 + n
    return out, jpeg[at:]


def seg(marker, body):
    return bytes((0xFF, marker)) + struct.pack(">H", len(body) + 2) + body


def jpeg_with(jpeg, exif=None, xmp=None, extra=()):
    """Drop JFIF and comments, put Exif first, then XMP, then `extra` segments."""
    segs, tail = segments(jpeg)
    out = b"\xff\xd8"
    if exif is not None:
        out += seg(0xE1, b"Exif\0\0" + exif)
    if xmp is not None:
        out += seg(0xE1, b"http://ns.adobe.com/xap/1.0/\0" + xmp)
    for s in extra:
        out += s
    for m, s in segs:
        if m not in (0xE0, 0xFE):
            out += s
    return out + tail


# ---------------------------------------------------------------- XMP
def xmp_packet(attrs, items=None):
    ns = ('xmlns:GCamera="http://ns.google.com/photos/1.0/camera/" '
          'xmlns:Container="http://ns.google.com/photos/1.0/container/" '
          'xmlns:Item="http://ns.google.com/photos/1.0/container/item/" '
          'xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/"')
    body = ""
    if items:
        lis = ""
        for it in items:
            a = " ".join(f'Item:{k}="{v}"' for k, v in it.items())
            lis += f'<rdf:li rdf:parseType="Resource"><Container:Item {a}/></rdf:li>'
        body = f"<Container:Directory><rdf:Seq>{lis}</rdf:Seq></Container:Directory>"
    a = " ".join(f'{k}="{v}"' for k, v in attrs.items())
    return (f'<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF '
            f'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">'
            f'<rdf:Description rdf:about="" {ns} {a}>{body}</rdf:Description>'
            f'</rdf:RDF></x:xmpmeta>').encode()


def motion_items(video_len, mime="image/jpeg", pad=0, extra=()):
    first = {"Mime": mime, "Semantic": "Primary", "Length": "0", "Padding": str(pad)}
    return [first, *extra,
            {"Mime": "video/mp4", "Semantic": "MotionPhoto", "Length": str(video_len), "Padding": "0"}]


# ---------------------------------------------------------------- QuickTime
def box(kind, *body):
    b = b"".join(body)
    return struct.pack(">I", 8 + len(b)) + kind + b


def children(data):
    at, out = 0, []
    while at + 8 <= len(data):
        n, kind = struct.unpack(">I4s", data[at:at + 8])
        head = 8
        if n == 1:
            n = struct.unpack(">Q", data[at + 8:at + 16])[0]
            head = 16
        if n == 0:
            n = len(data) - at
        out.append((kind, data[at:at + n], at, head))
        at += n
    return out


def qt_hdlr(component, subtype, name=b""):
    pascal = bytes((len(name),)) + name if name else b""
    return box(b"hdlr", b"\0" * 4, component, subtype, b"\0" * 12, pascal or b"\0\0")


def qt_meta(pairs):
    """moov/meta as Apple writes it: no version/flags before hdlr, keys count from 1.
    A str value becomes data type 1 (UTF-8), an int data type 21 or 22 (1 byte)."""
    keys = b"".join(struct.pack(">I4s", 8 + len(k), b"mdta") + k.encode() for k, _ in pairs)
    ilst = b""
    for i, (_, v) in enumerate(pairs, 1):
        kind, raw = (1, v.encode()) if isinstance(v, str) else (22, struct.pack(">B", v))
        ilst += box(struct.pack(">I", i), box(b"data", struct.pack(">II", kind, 0), raw))
    return box(b"meta",
               box(b"hdlr", b"\0" * 8, b"mdta", b"\0" * 12, b"\0\0"),
               box(b"keys", struct.pack(">II", 0, len(pairs)), keys),
               box(b"ilst", ilst))


def still_time_track(track_id, sample_offset, at_units, timescale, refer_to):
    """Timed metadata track: one boxed sample, value -1 (int8, data type 65); the
    sample's presentation time (here: an empty edit) is the still's moment."""
    key = box(struct.pack(">I", 1),
              box(b"keyd", b"mdta" + b"com.apple.quicktime.still-image-time"),
              box(b"dtyp", struct.pack(">II", 0, 65)))
    stsd = box(b"stsd", struct.pack(">II", 0, 1),
               box(b"mebx", b"\0" * 6 + struct.pack(">H", 1), box(b"keys", key)))
    stbl = box(b"stbl", stsd,
               box(b"stts", struct.pack(">IIII", 0, 1, 1, 1)),
               box(b"stsc", struct.pack(">IIIII", 0, 1, 1, 1, 1)),
               box(b"stsz", struct.pack(">III", 0, 9, 1)),
               box(b"stco", struct.pack(">III", 0, 1, sample_offset)))
    matrix = struct.pack(">9I", 0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000)
    tkhd = box(b"tkhd", struct.pack(">I", 0x0F), b"\0" * 8, struct.pack(">III", track_id, 0, at_units + 1),
               b"\0" * 16, matrix, b"\0" * 8)
    elst = box(b"elst", struct.pack(">II", 0, 2),
               struct.pack(">IiI", at_units, -1, 0x10000), struct.pack(">IiI", 1, 0, 0x10000))
    gmhd = box(b"gmhd", box(b"gmin", b"\0" * 4, struct.pack(">H", 0x40), b"\x80\0" * 3, b"\0" * 4))
    dref = box(b"dinf", box(b"dref", struct.pack(">II", 0, 1), box(b"alis", struct.pack(">I", 1))))
    mdia = box(b"mdia",
               box(b"mdhd", b"\0" * 12, struct.pack(">II", timescale, 1), struct.pack(">HH", 0x55C4, 0)),
               qt_hdlr(b"mhlr", b"meta", b"Metadata"),
               box(b"minf", gmhd, qt_hdlr(b"dhlr", b"alis", b"Data"), dref, stbl))
    return box(b"trak", tkhd, box(b"edts", elst),
               box(b"tref", box(b"cdsc", struct.pack(">I", refer_to))), mdia)


def mov_with(movie, pairs, still_time=None, track_pairs=None):
    """Rebuild an ffmpeg .mov (moov after mdat): add moov/meta and, if asked, the
    still-image-time track whose 9-byte sample goes into a second mdat, and a
    metadata atom inside the first track."""
    top = children(movie)
    moov = next(b for k, b, _, _ in top if k == b"moov")
    out = b"".join(b for k, b, _, _ in top if k not in (b"moov", b"free"))
    kids = [(k, b) for k, b, _, _ in children(moov[8:]) if k != b"udta"]
    if track_pairs:
        at = next(i for i, (k, _) in enumerate(kids) if k == b"trak")
        kids[at] = (b"trak", box(b"trak", kids[at][1][8:], qt_meta(track_pairs)))
    timescale = None
    for i, (k, b) in enumerate(kids):
        if k == b"mvhd":
            timescale = struct.unpack(">I", b[20:24])[0]
    assert movie.index(b"moov") > movie.index(b"mdat"), "moov must come last"
    if still_time is not None:
        ids = [struct.unpack(">I", b[28:32])[0] for k, b in kids if k == b"trak"]
        new_id = max(ids) + 1
        out += box(b"mdat", struct.pack(">IIb", 9, 1, -1))
        units = int(round(still_time * timescale))
        kids.append((b"trak", still_time_track(new_id, len(out) - 9, units, timescale, ids[0])))
        for i, (k, b) in enumerate(kids):
            if k == b"mvhd":
                kids[i] = (k, b[:-4] + struct.pack(">I", new_id + 1))
    body = b"".join(b for _, b in kids)
    if pairs:
        body += qt_meta(pairs)
    return out + box(b"moov", body)


def camera_keys(content_id=None):
    pairs = []
    if content_id:
        pairs.append(("com.apple.quicktime.content.identifier", content_id))
    pairs += [("com.apple.quicktime.make", "Apple"),
              ("com.apple.quicktime.model", "iPhone 15"),
              ("com.apple.quicktime.software", "17.0"),
              ("com.apple.quicktime.creationdate", "2024-05-01T12:00:00+0200")]
    return pairs


# ---------------------------------------------------------------- trailers
def samsung_trailer(video):
    """Blocks (type, name, payload), then SEFH directory and SEFT footer (little endian)."""
    name = b"MotionPhoto_Data"
    block = struct.pack("<HHI", 0, 0x0A30, len(name)) + name + video
    entry = struct.pack("<HHII", 0, 0x0A30, len(block), len(block))
    head = b"SEFH" + struct.pack("<II", 107, 1) + entry
    return block + head + struct.pack("<I", len(head)) + b"SEFT"


def samsung_sefd(mpvd_payload_at, video_len):
    """The 'sefd' box newer Samsung HEIC files end with: the MotionPhoto_Data block
    holds only 'mpv2', the video's file offset and its length (big endian)."""
    name = b"MotionPhoto_Data"
    block = (struct.pack("<HHI", 0, 0x0A30, len(name)) + name
             + b"mpv2" + struct.pack(">II", mpvd_payload_at, video_len))
    head = b"SEFH" + struct.pack("<II", 107, 1) + struct.pack("<HHII", 0, 0x0A30, len(block), len(block))
    return box(b"sefd", block + head + struct.pack("<I", len(head)) + b"SEFT")


def mpf_segment(first_len, second_len, second_offset):
    """APP2 MPF with two images; offsets count from the 'MM' of this segment."""
    def entry(attr, size, off):
        return struct.pack(">IIIHH", attr, size, off, 0, 0)
    entries = entry(0x030000, first_len, 0) + entry(0, second_len, second_offset)
    tags = {0xB000: undef(b"0100"), 0xB001: long_(2), 0xB002: undef(entries)}
    return seg(0xE2, b"MPF\0" + b"MM\0\x2a\0\0\0\x08" + ifd(tags, 8))


# ---------------------------------------------------------------- the set
def png_chunk(kind, body):
    import zlib
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


# ---------------------------------------------------------------- headers only
def strip_jpeg(jpeg):
    """The tables and scan of a JPEG, without its application segments."""
    segs, tail = segments(jpeg)
    return b"\xff\xd8" + b"".join(s for m, s in segs if not 0xE0 <= m <= 0xEF) + tail


def strip_png(png):
    at, out = 8, png[:8]
    while at < len(png):
        n = struct.unpack(">I", png[at:at + 4])[0]
        if png[at + 4:at + 8] not in (b"eXIf", b"iTXt", b"acTL"):
            out += png[at:at + 12 + n]
        at += 12 + n
    return out


def xmp_elements(properties, items):
    """The same facts as xmp_packet, as elements, under prefixes of their own, in a packet wrapper."""
    body = "".join(f"<cam:{k}>{v}</cam:{k}>" for k, v in properties.items())
    lis = "".join('<rdf:li rdf:parseType="Resource"><c:Item rdf:parseType="Resource">'
                  + "".join(f"<i:{k}>{v}</i:{k}>" for k, v in it.items()) + "</c:Item></rdf:li>" for it in items)
    return ('<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>'
            '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">'
            '<rdf:Description rdf:about="" xmlns:cam="http://ns.google.com/photos/1.0/camera/" '
            'xmlns:c="http://ns.google.com/photos/1.0/container/" '
            'xmlns:i="http://ns.google.com/photos/1.0/container/item/">'
            f"{body}<c:Directory><rdf:Seq>{lis}</rdf:Seq></c:Directory>"
            '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>').encode()


def extended_xmp(packet, size=150):
    """APP1 segments of an extended packet, cut into parts of `size` bytes."""
    import hashlib
    digest = hashlib.md5(packet).hexdigest().upper()
    parts = [seg(0xE1, b"http://ns.adobe.com/xmp/extension/\0" + digest.encode()
                 + struct.pack(">II", len(packet), at) + packet[at:at + size])
             for at in range(0, len(packet), size)]
    return digest, parts


def samsung_blocks(blocks):
    """A Samsung trailer of several blocks: [(type, name, payload)]."""
    data, entries = b"", []
    for kind, name, payload in blocks:
        block = struct.pack("<HHI", 0, kind, len(name)) + name + payload
        entries.append((kind, len(data), len(block)))
        data += block
    head = b"SEFH" + struct.pack("<II", 107, len(entries))
    for kind, at, size in entries:
        head += struct.pack("<HHII", 0, kind, len(data) - at, size)
    return data + head + struct.pack("<I", len(head)) + b"SEFT"


def fullbox(kind, version, flags, *body):
    return box(kind, struct.pack(">I", version << 24 | flags), *body)


def heif_file(brand, items, primary, properties, associations, references=(), groups=b"", trailer=b""):
    """A HEIF file of items [(id, type, content type, data)]; its coded items hold no real picture."""
    def infe(i, kind, content):
        return fullbox(b"infe", 2, 0, struct.pack(">HH", i, 0), kind, b"\0", content + b"\0" if content else b"")
    iinf = fullbox(b"iinf", 0, 0, struct.pack(">H", len(items)), *(infe(i, k, c) for i, k, c, _ in items))
    iref = fullbox(b"iref", 0, 0, *(box(k, struct.pack(">HH", f, len(t)), *(struct.pack(">H", x) for x in t))
                                    for k, f, t in references)) if references else b""
    ipma = fullbox(b"ipma", 0, 0, struct.pack(">I", len(associations)),
                   *(struct.pack(">HB", i, len(p)) + bytes(p) for i, p in associations))
    iprp = box(b"iprp", box(b"ipco", *properties), ipma)
    hdlr = fullbox(b"hdlr", 0, 0, b"\0" * 4, b"pict", b"\0" * 13)
    pitm = fullbox(b"pitm", 0, 0, struct.pack(">H", primary))

    def build(start):
        rows, at = b"", start
        for i, _, _, data in items:
            rows += struct.pack(">HHHII", i, 0, 1, at, len(data))
            at += len(data)
        iloc = fullbox(b"iloc", 0, 0, struct.pack(">BBH", 0x44, 0x00, len(items)), rows)
        ftyp = box(b"ftyp", brand, b"\0\0\0\0", brand, b"mif1")
        return ftyp + fullbox(b"meta", 0, 0, hdlr, pitm, iinf, iref, iprp, iloc, groups)

    head = build(0)
    head = build(len(head) + 8)
    return head + box(b"mdat", *(d for _, _, _, d in items)) + trailer


def ispe(width, height):
    return fullbox(b"ispe", 0, 0, struct.pack(">II", width, height))


def auxc(urn):
    return fullbox(b"auxC", 0, 0, urn + b"\0")


MATRIX = {1: (0x10000, 0, 0, 0x10000), 6: (0, 0x10000, -0x10000, 0)}


def header_track(track_id, handler, entry, units, samples, timescale=600, size=(0, 0), turn=1, edits=(), extra=b""):
    """A track of a movie without media data: `samples` samples over `units` of its time scale."""
    a, b, c, d = MATRIX[turn]
    tkhd = fullbox(b"tkhd", 0, 15, b"\0" * 8, struct.pack(">III", track_id, 0, units), b"\0" * 16,
                   struct.pack(">9i", a, b, 0, c, d, 0, 0, 0, 0x40000000),
                   struct.pack(">II", size[0] << 16, size[1] << 16))
    edts = b""
    if edits:
        edts = box(b"edts", fullbox(b"elst", 0, 0, struct.pack(">I", len(edits)),
                                    *(struct.pack(">IiI", n, at, 0x10000) for n, at in edits)))
    stbl = box(b"stbl", fullbox(b"stsd", 0, 0, struct.pack(">I", 1), entry),
               fullbox(b"stts", 0, 0, struct.pack(">III", 1, samples, units // max(1, samples))),
               fullbox(b"stsz", 0, 0, struct.pack(">II", 1, samples)))
    mdia = box(b"mdia", fullbox(b"mdhd", 0, 0, b"\0" * 8, struct.pack(">IIHH", timescale, units, 0x55C4, 0)),
               qt_hdlr(b"mhlr", handler), box(b"minf", stbl))
    return box(b"trak", tkhd, edts, mdia, extra)


def video_entry(coding, size, *configuration):
    return box(coding, b"\0" * 6 + struct.pack(">H", 1), b"\0" * 16, struct.pack(">HH", *size), b"\0" * 50,
               *configuration)


def timed_entry(*keys):
    """A boxed metadata entry with one local key per name."""
    rows = [box(struct.pack(">I", n), box(b"keyd", b"mdta" + key), box(b"dtyp", struct.pack(">II", 0, 65)))
            for n, key in enumerate(keys, 1)]
    return box(b"mebx", b"\0" * 6 + struct.pack(">H", 1), box(b"keys", *rows))


def header_movie(tracks, duration, timescale=600, created=0, tail=b"", brand=b"qt  "):
    mvhd = fullbox(b"mvhd", 0, 0, struct.pack(">IIII", created, created, timescale, duration), b"\0" * 80)
    return (box(b"ftyp", brand, b"\0\0\0\0", brand) + box(b"mdat", b"\0" * 16)
            + box(b"moov", mvhd, *tracks, tail))


def little_tiff(directories):
    """A little-endian TIFF of directories that follow one another."""
    out, at = b"", 8
    for entries in directories:
        body = struct.pack("<H", len(entries))
        data_at = at + 2 + 12 * len(entries) + 4
        data = b""
        for tag, typ, count, raw in sorted(entries):
            if len(raw) <= 4:
                value = raw.ljust(4, b"\0")
            else:
                value = struct.pack("<I", data_at + len(data))
                data += raw + b"\0" * (len(raw) % 2)
            body += struct.pack("<HHI", tag, typ, count) + value
        body += b"\0\0\0\0" + data
        out += body
        at += len(body)
    return b"II\x2a\0\x08\0\0\0" + out


def dng_file(jpeg, content_id):
    """A DNG whose first directory is a reduced picture; the raw one and a JPEG preview hang below it."""
    note = apple_maker_note(apple_tags(content_id))
    s2 = lambda t, v: (t, 3, 1, struct.pack("<H", v))
    l4 = lambda t, v: (t, 4, 1, struct.pack("<I", v))
    a = lambda t, v: (t, 2, len(v) + 1, v.encode() + b"\0")

    def build(places):
        raw_at, preview_at, exif_at, jpeg_at = places
        first = [l4(254, 1), s2(256, 16), s2(257, 12), s2(259, 1), s2(262, 2), a(271, "Apple"), a(272, "iPhone 15"),
                 s2(274, 6), (330, 4, 2, struct.pack("<II", raw_at, preview_at)), l4(0x8769, exif_at),
                 (50706, 1, 4, b"\1\4\0\0")]
        raw = [l4(254, 0), s2(256, 4032), s2(257, 3024), s2(259, 7), s2(262, 34892),
               (0xC620, 5, 2, struct.pack("<IIII", 4000, 1, 3000, 1))]
        preview = [l4(254, 1), s2(256, 64), s2(257, 48), s2(259, 7), s2(262, 6), l4(273, jpeg_at), l4(279, len(jpeg))]
        exif = [a(0x9003, "2024:05:01 12:00:00"), a(0x9011, "-03:30"), (0x927C, 7, len(note), note)]
        sizes, at = [], 8
        for d in (first, raw, preview, exif):
            sizes.append(at)
            at += len(little_tiff([d])) - 8
        # Directories follow one another; their own data lie behind each.
        whole, position = b"", 8
        for d in (first, raw, preview, exif):
            whole += relocate(d, position)
            position += len(little_tiff([d])) - 8
        return b"II\x2a\0\x08\0\0\0" + whole, (sizes[1], sizes[2], sizes[3], at)

    def relocate(entries, at):
        """A directory that lies at `at`."""
        body, data = struct.pack("<H", len(entries)), b""
        data_at = at + 2 + 12 * len(entries) + 4
        for tag, typ, count, raw in sorted(entries):
            value = raw.ljust(4, b"\0") if len(raw) <= 4 else struct.pack("<I", data_at + len(data))
            data += b"" if len(raw) <= 4 else raw + b"\0" * (len(raw) % 2)
            body += struct.pack("<HHI", tag, typ, count) + value
        return body + b"\0\0\0\0" + data

    _, places = build((0, 0, 0, 0))
    return build(places)[0] + jpeg


def webp_file(chunks):
    body = b"".join(k + struct.pack("<I", len(b)) + b + b"\0" * (len(b) % 2) for k, b in chunks)
    return b"RIFF" + struct.pack("<I", 4 + len(body)) + b"WEBP" + body


def headers(put, jpg, plain, mp4, png, heic):
    """Files whose headers matter: places of metadata that no encoder at hand writes.

    Those named synthetic hold no decodable picture."""
    def exif(**kw):
        return exif_tiff(make="Google", model="Pixel 8", software="HDR+", **kw)

    # motion photos
    gain = jpg
    flags = {"GCamera:MotionPhoto": 1, "GCamera:MotionPhotoVersion": 1,
             "GCamera:MotionPhotoPresentationTimestampUs": 250000, "hdrgm:Version": "1.0"}
    gain_item = {"Mime": "image/jpeg", "Semantic": "GainMap", "Length": str(len(gain))}
    x = xmp_packet(flags, motion_items(len(mp4), extra=[gain_item]))
    probe = jpeg_with(jpg, exif(), x, [mpf_segment(0, 0, 0)])
    mpf_at = probe.index(b"MPF\0") + 4
    put("headers/gain_map_then_video.jpg",
        jpeg_with(jpg, exif(), x, [mpf_segment(len(probe), len(gain), len(probe) - mpf_at)]) + gain + mp4,
        kind="motionPhoto.google1", videoLength=len(mp4), note="gain map and video, in the Directory's order")
    items = motion_items(len(mp4)) + [gain_item]
    put("headers/video_then_gain_map.jpg", jpeg_with(jpg, exif(), xmp_packet(flags, items)) + mp4 + gain,
        kind="motionPhoto.google1", videoLength=len(mp4), note="the video is not the last item")
    items = motion_items(len(mp4))
    items[-1]["Padding"] = "199"
    put("headers/padding_counted_in.jpg", jpeg_with(jpg, exif(), xmp_packet(flags, items)) + mp4,
        kind="motionPhoto.google1", videoLength=len(mp4), note="a padding that the length holds already")
    x = xmp_elements({"MotionPhoto": 1, "MotionPhotoVersion": 1, "MotionPhotoPresentationTimestampUs": -1},
                     motion_items(len(mp4)))
    put("headers/xmp_elements.jpg", jpeg_with(jpg, exif(), x) + mp4, kind="motionPhoto.google1",
        videoLength=len(mp4), note="elements instead of attributes, other prefixes, timestamp left open")
    digest, parts = extended_xmp(xmp_packet({}, motion_items(len(mp4))))
    x = xmp_packet({"GCamera:MotionPhoto": 1, "xmpNote:HasExtendedXMP": digest}).replace(
        b"xmlns:GCamera", b'xmlns:xmpNote="http://ns.adobe.com/xmp/note/" xmlns:GCamera', 1)
    put("headers/xmp_extended.jpg", jpeg_with(jpg, exif(), x, parts) + mp4, kind="motionPhoto.google1",
        videoLength=len(mp4), note="the Directory is in an extended packet of several parts")
    put("headers/samsung_blocks.jpg",
        jpeg_with(jpg, exif_tiff(make="samsung", model="SM-S901", software="S901"))
        + samsung_blocks([(0x0A01, b"Image_UTC_Data", b"1714557600123"), (0x0A30, b"MotionPhoto_Data", mp4),
                          (0x0A41, b"MotionPhoto_AutoPlay", b"true"), (0x0BA1, b"Original_Path_Hash_Key", b"0" * 16)]),
        kind="motionPhoto.samsung", videoLength=len(mp4), note="the video is the second of four blocks")
    put("headers/samsung_no_video.jpg",
        jpeg_with(jpg, exif_tiff(make="samsung", model="SM-S901", software="S901"))
        + samsung_blocks([(0x0A01, b"Image_UTC_Data", b"1714557600123")]), kind="photo",
        note="Samsung's trailer without a motion photo")
    put("headers/mpvd_without_movie.heic", heic + box(b"mpvd", b"\0" * 64), kind="photo",
        note="an mpvd box that holds no movie")

    # pairing identifiers in other places
    tiff = exif_tiff(apple_maker_note(apple_tags(CID_E)))
    put("headers/identifier.png", png[:33] + png_chunk(b"eXIf", tiff) + png[33:], kind="livePhoto.still",
        contentIdentifier=CID_E)
    put("headers/identifier_behind_pixels.png", png[:-12] + png_chunk(b"eXIf", tiff) + png[-12:],
        kind="livePhoto.still", contentIdentifier=CID_E, note="the eXIf chunk follows the pixels")
    put("headers/identifier.dng", dng_file(jpg, CID_E), kind="livePhoto.still", contentIdentifier=CID_E)
    lower = exif_tiff(apple_maker_note(apple_tags(CID_E.lower())))
    put("headers/identifier_lower_case.jpg", jpeg_with(jpg, lower), kind="livePhoto.still", contentIdentifier=CID_E)
    exif_item = b"\0\0\0\x06Exif\0\0" + tiff
    put("headers/synthetic_thumbnail.avif",
        heif_file(b"avif", [(1, b"av01", b"", b"\0" * 32), (2, b"jpeg", b"", jpg), (3, b"Exif", b"", exif_item)], 1,
                  [ispe(200, 100), ispe(64, 48), box(b"clap", struct.pack(">IIIIiIiI", 150, 1, 90, 1, 0, 1, 0, 1)),
                   box(b"irot", b"\1")],
                  [(1, (1, 3, 4)), (2, (2,))], [(b"thmb", 2, (1,)), (b"cdsc", 3, (1,))]),
        kind="livePhoto.still", contentIdentifier=CID_E, note="headers only: JPEG thumbnail, crop, quarter turn")

    # other HEIF items
    put("headers/synthetic_auxiliary.heic",
        heif_file(b"heic", [(1, b"hvc1", b"", b"\0" * 32), (2, b"hvc1", b"", b"\0" * 16),
                            (3, b"hvc1", b"", b"\0" * 16), (4, b"hvc1", b"", b"\0" * 16),
                            (5, b"mime", b"application/rdf+xml",
                             xmp_packet({"xmp:Rating": 4}).replace(
                                 b"xmlns:GCamera", b'xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:GCamera', 1))], 1,
                  [ispe(4032, 3024), box(b"irot", b"\3"), ispe(320, 240),
                   auxc(b"urn:com:apple:photo:2020:aux:hdrgainmap"), auxc(b"urn:mpeg:hevc:2015:auxid:2")],
                  [(1, (1, 2)), (2, (3,)), (3, (3, 4)), (4, (3, 5))],
                  [(b"thmb", 2, (1,)), (b"auxl", 3, (1,)), (b"auxl", 4, (1,))]),
        kind="photo", subtype="hdr", note="headers only: HEVC thumbnail, gain map, depth, quarter turn")
    put("headers/synthetic_stereo.heic",
        heif_file(b"heic", [(1, b"hvc1", b"", b"\0" * 32), (2, b"hvc1", b"", b"\0" * 32)], 1, [ispe(64, 48)],
                  [(1, (1,)), (2, (1,))],
                  groups=box(b"grpl", fullbox(b"ster", 0, 0, struct.pack(">IIII", 3, 2, 1, 2)))),
        kind="photo", subtype="spatial", note="headers only: an entity group of a stereo pair")
    put("headers/synthetic_tone_map.avif",
        heif_file(b"avif", [(1, b"av01", b"", b"\0" * 32), (2, b"av01", b"", b"\0" * 16), (3, b"tmap", b"", b"\0" * 16)],
                  1, [ispe(64, 48)], [(1, (1,)), (2, (1,)), (3, (1,))], [(b"dimg", 3, (1, 2))],
                  box(b"grpl", fullbox(b"altr", 0, 0, struct.pack(">IIII", 4, 2, 3, 1)))),
        kind="photo", subtype="hdr", note="headers only: a tone-mapped item beside the picture")
    put("headers/synthetic_mirrored.avif",
        heif_file(b"avif", [(1, b"av01", b"", b"\0" * 32)], 1, [ispe(64, 48), box(b"irot", b"\1"), box(b"imir", b"\0")],
                  [(1, (1, 2, 3))]), kind="photo", note="headers only: turned and mirrored, Exif's orientation 5")

    # movies
    avc = video_entry(b"avc1", (1920, 1080), box(b"avcC", b"\1" * 7))
    video = header_track(1, b"vide", avc, 600, 30, size=(1920, 1080))
    put("headers/synthetic_spatial.mov",
        header_movie([header_track(1, b"vide", video_entry(
            b"hvc1", (2200, 2200), box(b"hvcC", b"\1" * 23), box(b"lhvC", b"\1" * 6),
            box(b"vexu", box(b"eyes", fullbox(b"stri", 0, 0, b"\3")))), 600, 30, size=(2200, 2200))], 600),
        kind="video", subtype="spatial", note="headers only: lhvC and vexu in the sample entry")
    put("headers/synthetic_spatial_key.mov",
        header_movie([video], 600, tail=qt_meta([("com.apple.quicktime.spatial.format-version", "1.0")])),
        kind="video", subtype="spatial", note="headers only")
    timed = timed_entry(b"com.apple.quicktime.cinematic-video.rendering", b"com.apple.quicktime.cinematic-video.cinematography")
    disparity = header_track(3, b"auxv", video_entry(b"hvc1", (320, 180)), 600, 30, size=(320, 180))
    put("headers/synthetic_cinematic.mov",
        header_movie([video, header_track(2, b"meta", timed, 600, 30), disparity], 600), kind="video",
        subtype="cinematic", note="headers only: timed metadata keys and a disparity track")
    put("headers/synthetic_cinematic_key.mov",
        header_movie([video], 600, tail=qt_meta([("com.apple.quicktime.cinematic-video", 1)])), kind="video",
        subtype="cinematic", note="headers only")
    put("headers/synthetic_turned.mov",
        header_movie([header_track(1, b"vide", avc, 600, 30, size=(1920, 1080), turn=6)], 600, created=3797402400,
                     tail=box(b"udta", box(b"\xa9mak", struct.pack(">HH", 5, 0), b"Maker"),
                              box(b"\xa9xyz", struct.pack(">HH", 17, 0), b"+48.1000+011.5000"))),
        kind="video", note="headers only: a quarter turn in the matrix, user data, only the header's date")
    floats = struct.pack(">f", 240.0)
    keys = box(b"meta", box(b"hdlr", b"\0" * 8, b"mdta", b"\0" * 12, b"\0\0"),
               box(b"keys", struct.pack(">II", 0, 1),
                   struct.pack(">I4s", 31, b"mdta") + b"com.android.capture.fps"),
               box(b"ilst", box(struct.pack(">I", 1), box(b"data", struct.pack(">II", 23, 0), floats))))
    put("headers/synthetic_android_slow.mp4", header_movie([video], 600, tail=keys, brand=b"mp42"), kind="video",
        subtype="highFrameRate", note="headers only: 30 frames per second, taken with 240 by the recorder's key")
    moment = timed_entry(b"com.apple.quicktime.live-photo-info", b"com.apple.quicktime.still-image-time")
    put("headers/synthetic_moment.mov",
        header_movie([video, header_track(2, b"meta", moment, 1, 1, edits=[(150, -1), (60, -1), (1, 0)])], 600,
                     tail=qt_meta([("com.apple.quicktime.content.identifier", CID_E)])),
        kind="livePhoto.movie", contentIdentifier=CID_E, stillImageTime=0.35,
        note="headers only: the key is the second of its track, two empty edits before it")
    put("headers/synthetic_fragmented.mp4",
        header_movie([video.replace(struct.pack(">IIHH", 600, 600, 0x55C4, 0), struct.pack(">IIHH", 600, 0, 0x55C4, 0))
                      .replace(struct.pack(">III", 1, 0, 600), struct.pack(">III", 1, 0, 0))], 0, brand=b"iso5",
                     tail=box(b"mvex", fullbox(b"mehd", 0, 0, struct.pack(">I", 4500)))),
        kind="video", note="headers only: the duration is in the box for fragments")

    tiff1 = b"MM\0\x2a\0\0\0\x08" + ifd({0x010F: ascii_("Canon"), 0x0110: ascii_("Canon EOS R5"), 0x0112: short(8)}, 8)
    tiff2 = b"MM\0\x2a\0\0\0\x08" + ifd({0x829A: rational(1, 60), 0x9003: ascii_("2024:05:01 12:00:00"),
                                             0x9011: ascii_("+09:00")}, 8)
    tiff4 = b"MM\0\x2a\0\0\0\x08" + ifd({0: (1, 4, b"\2\3\0\0")}, 8)
    canon = box(b"uuid", bytes.fromhex("85c0b687820f11e08111f4ce462b6a48"), box(b"CMT1", tiff1), box(b"CMT2", tiff2),
                box(b"CMT4", tiff4))
    sensor = header_track(1, b"vide", video_entry(b"CRAW", (8192, 5464)), 1, 1, size=(8192, 5464))
    raw = header_movie([canon, sensor], 1, brand=b"crx ")
    put("headers/synthetic.cr3", raw[:8] + b"crx \0\0\0\1" + raw[16:], kind="photo",
        note="headers only: Exif in Canon's own box, an empty place")
    preview = jpeg_with(jpg, exif_tiff(make="FUJIFILM", model="X-T5"))
    put("headers/synthetic.raf",
        b"FUJIFILMCCD-RAW 0201FF119505X-T5".ljust(84, b"\0") + struct.pack(">II", 256, len(preview)) + b"\0" * 164 + preview,
        kind="photo", note="headers only: the JPEG that a raw carries")

    # subtype hints
    put("headers/animated.png",
        png[:33] + png_chunk(b"acTL", struct.pack(">II", 3, 0)) + png[33:], kind="photo", subtype="imageAnimated",
        note="announces three frames")
    frame = struct.pack("<I", 0)[:3] * 2 + b"\x1f\0\0" + b"\x17\0\0" + struct.pack("<I", 100)[:3] + b"\0"
    put("headers/synthetic_animated.webp",
        webp_file([(b"VP8X", b"\x0a\0\0\0" + b"\x1f\0\0" + b"\x17\0\0"), (b"ANIM", b"\0" * 6),
                   (b"ANMF", frame + b"VP8L\0\0\0\0"), (b"ANMF", frame + b"VP8L\0\0\0\0"),
                   (b"EXIF", exif())]), kind="photo", subtype="imageAnimated", note="headers only: two frames")
    packet = xmp_packet({"exif:UserComment": "Screenshot"}).replace(
        b"xmlns:GCamera", b'xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:GCamera', 1)
    put("headers/screenshot_in_xmp.png",
        png[:33] + png_chunk(b"iTXt", b"XML:com.adobe.xmp\0\0\0\0\0" + packet) + png[33:], kind="photo",
        subtype="screenshot", note="the comment is in XMP alone")
    comment = b"UNICODE\0" + "SCREENSHOT".encode("utf-16-be")
    put("headers/screenshot_utf16.jpg", jpeg_with(jpg, exif(exif_extra={0x9286: undef(comment)})), kind="photo",
        subtype="screenshot", note="the comment in UTF-16, in capitals")
    sphere = xmp_packet({"GPano:ProjectionType": "equirectangular", "GPano:UsePanoramaViewer": "True"}).replace(
        b"xmlns:GCamera", b'xmlns:GPano="http://ns.google.com/photos/1.0/panorama/" xmlns:GCamera', 1)
    put("headers/panorama_in_xmp.jpg", jpeg_with(jpg, exif(), sphere), kind="photo", subtype="panorama")
    for value, name in ((3, "hdr"), (4, "hdr_original")):
        put(f"headers/{name}.jpg",
            jpeg_with(jpg, exif_tiff(apple_maker_note(apple_tags()), exif_extra={0xA401: short(value)})),
            kind="photo", **({"subtype": "hdr"} if value == 3 else {}))
    apple = ('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">'
             '<rdf:Description rdf:about="" xmlns:HDRGainMap="http://ns.apple.com/HDRGainMap/1.0/">'
             '<HDRGainMap:HDRGainMapVersion>65536</HDRGainMap:HDRGainMapVersion></rdf:Description></rdf:RDF></x:xmpmeta>')
    gain = jpeg_with(jpg, xmp=apple.encode())
    tiff = exif_tiff(apple_maker_note(apple_tags()))
    probe = jpeg_with(jpg, tiff, extra=[mpf_segment(0, 0, 0)])
    mpf_at = probe.index(b"MPF\0") + 4
    put("headers/gain_map_described_in_itself.jpg",
        jpeg_with(jpg, tiff, extra=[mpf_segment(len(probe), len(gain), len(probe) - mpf_at)]) + gain, kind="photo",
        subtype="hdr", note="the second picture's own packet says that it is a gain map")
    put("headers/located_turned_thumbnail.jpg", jpeg_with(jpg, exif_located(jpg)), kind="photo",
        note="orientation 6, a place, a thumbnail in the second directory")


def live_trailer(video, extra=b"", version=b"v3_f12", times=b"0:1477"):
    """Huawei's: the length counts back from the block of times."""
    blocks = extra + version.ljust(20)
    length = len(video) + len(blocks)
    return video + blocks + times.ljust(20) + (b"LIVE_%d" % length).ljust(20)


def makers(put, jpg, mp4, png):
    """Motion photos and pictures as other makers and tools write them, and what only looks like one."""
    def exif(make, model, **kw):
        return exif_tiff(make=make, model=model, software="1", **kw)

    def with_images(front, images, xmp):
        """The picture, a multi-picture index, and `images` behind it; the index counts from its own header."""
        probe = jpeg_with(jpg, front, xmp, [mpf_segment(0, 0, 0)])
        at = probe.index(b"MPF\0") + 4
        return jpeg_with(jpg, front, xmp, [mpf_segment(len(probe), len(images), len(probe) - at)]) + images

    flags = {"GCamera:MotionPhoto": 1, "GCamera:MotionPhotoVersion": 1,
             "GCamera:MotionPhotoPresentationTimestampUs": 250000}
    moving = dict(kind="motionPhoto.google1", videoLength=len(mp4))
    gain = jpg
    gain_item = {"Mime": "image/jpeg", "Semantic": "GainMap", "Length": str(len(gain))}

    # Google's form with what others add
    trailer = b'[{"length":4,"name":"private.emptyspace","offset":4,"version":1}]' + b"\0\0\0\x49jxrs\x49\0\0\0"
    x = xmp_packet({**flags, "OpCamera:MotionPhotoOwner": "oplus", "OpCamera:OLivePhotoVersion": 2,
                    "OpCamera:VideoLength": len(mp4)}, motion_items(len(mp4) + len(trailer), extra=[gain_item]))
    x = x.replace(b"xmlns:GCamera", b'xmlns:OpCamera="http://ns.oplus.com/photos/1.0/camera/" xmlns:GCamera', 1)
    put("headers/oplus.jpg", with_images(exif("OPPO", "PHZ110"), gain, x) + mp4 + trailer, **moving,
        note="the item's length holds a trailer too; the maker states the video's own")
    x = xmp_packet({**flags, "OpCamera:VideoLength": len(mp4)})
    x = x.replace(b"xmlns:GCamera", b'xmlns:OpCamera="http://ns.oplus.com/photos/1.0/camera/" xmlns:GCamera', 1)
    put("headers/own_length.jpg", jpeg_with(jpg, exif("OPPO", "PHZ110"), x) + mp4, **moving,
        note="no Directory, only the maker's own length")
    x = xmp_packet({**flags, "GCamera:MicroVideo": 1, "GCamera:MicroVideoVersion": 1,
                    "GCamera:MicroVideoOffset": len(mp4)}, motion_items(len(mp4)))
    put("headers/xiaomi.jpg", jpeg_with(jpg, exif("Xiaomi", "2211133C", exif_extra={0x8897: short(1)}), x) + mp4, **moving,
        note="both of Google's forms at once, and a mark of the maker's")
    x = xmp_packet({**flags, "hdrgm:Version": "1.0"},
                   [{"Mime": "image/jpeg", "Semantic": "Primary"}, {"Mime": "image/jpeg", "Semantic": "GainMap"},
                    {"Mime": "video/mp4", "Semantic": "MotionPhoto"}])
    put("headers/no_lengths.jpg", with_images(exif("Google", "Pixel 6 Pro"), gain, x) + mp4, **moving,
        note="a Directory without lengths: the video follows the last image of the index")
    x = xmp_packet(flags, motion_items(len(mp4)) + [gain_item])
    put("headers/wrong_order.jpg", jpeg_with(jpg, exif("Google", "Pixel 8"), x) + gain + mp4, **moving,
        note="the Directory lists the video before the gain map that it follows")
    x = xmp_packet(flags, [{"Mime": "image/jpeg", "Semantic": "Primary"},
                           {"Mime": "video/quicktime", "Semantic": "Video", "Length": str(len(mp4))}])
    put("headers/unknown_semantic.jpg", jpeg_with(jpg, exif("Google", "Pixel 8"), x) + mp4, **moving,
        note="only the MIME type says that the item is a video")
    x = xmp_packet(flags, motion_items(len(mp4), "image/heic"))
    item = [(1, b"hvc1", b"", b"\0" * 32), (2, b"mime", b"application/rdf+xml", x)]
    put("headers/appended.heic", heif_file(b"heic", item, 1, [ispe(64, 48)], [(1, (1,))]) + mp4, **moving,
        note="headers only: a tool's HEIC with the movie behind it and no box around it")
    x = xmp_packet(flags, motion_items(len(mp4), "image/heic", pad=8))
    item = [(1, b"hvc1", b"", b"\0" * 32), (2, b"mime", b"application/rdf+xml", x)]
    front = heif_file(b"heic", item, 1, [ispe(64, 48)], [(1, (1,))])
    put("headers/trailer_in_mpvd.heic", front + box(b"mpvd", mp4 + samsung_sefd(len(front) + 8, len(mp4))),
        kind="motionPhoto.mpvd", videoLength=len(mp4), note="headers only: MotionPhoto2 puts Samsung's trailer into the box")
    item = [(1, b"av01", b"", b"\0" * 32)]
    put("headers/boxed.avif", heif_file(b"avif", item, 1, [ispe(64, 48)], [(1, (1,))]) + box(b"mpvd", mp4),
        kind="motionPhoto.mpvd", videoLength=len(mp4), note="headers only: the box in AVIF")

    # Huawei and Honor
    huawei = exif("HUAWEI", "ALN-AL00")
    live = dict(kind="motionPhoto.live", videoLength=len(mp4))
    put("headers/huawei.jpg", jpeg_with(jpg, huawei) + live_trailer(mp4), **live, note="a trailer that ends LIVE_ and a length")
    put("headers/huawei_effect.jpg", jpeg_with(jpg, huawei) + live_trailer(mp4, b"\0\0\0\4\1\2\3\4", b"v6_f12_c"), **live,
        note="an effect's data between the movie and the trailer")
    older = mp4 + b"0:1477".ljust(20) + (b"LIVE_%d" % len(mp4)).ljust(20)
    put("headers/huawei_older.jpg", jpeg_with(jpg, huawei) + older, **live, note="without the version's block")
    put("headers/honor.jpg", jpeg_with(jpg, exif("HONOR", "AAK-AN00")) + b"HiHonor_OfflineData\0"
        + live_trailer(mp4, b"HiHonor_CWMV2\0"), **live, note="the maker's data before the movie and behind it")
    item = [(1, b"hvc1", b"", b"\0" * 32)]
    put("headers/huawei.heic", heif_file(b"heic", item, 1, [ispe(64, 48)], [(1, (1,))]) + live_trailer(mp4), **live,
        note="headers only: the trailer behind a HEIC")

    # false friends
    put("headers/live_word.jpg", jpeg_with(jpg, huawei) + b"LIVE_1200".ljust(20), kind="photo", note="the word alone, no movie")
    put("headers/appended_without_mark.jpg", jpeg_with(jpg, exif("Google", "Pixel 8")) + mp4, kind="motionPhoto.appended",
        videoLength=len(mp4), note="a movie behind the picture that nothing speaks of")
    x = xmp_packet({"GCamera:MotionPhoto": 0, "GCamera:MotionPhotoVersion": 1})
    put("headers/motion_off.jpg", jpeg_with(jpg, exif("Google", "Pixel 8"), x), kind="photo", note="the flag says no")
    samsung = exif("samsung", "SM-S901")
    cut = mp4[:-40]
    put("headers/samsung_cut.jpg", jpeg_with(jpg, samsung) + samsung_blocks([(0x0A30, b"MotionPhoto_Data", cut)]),
        kind="photo", note="the trailer is right, the movie in it is cut short")
    vivo = b'vivo{"com.vivo.camera":"1","version":1}\0' + b"\xff\xff\xff\xff\x1b*9HWfu\x84\x93\xa2\xb1"
    put("headers/vivo_trailer.jpg", jpeg_with(jpg, exif("vivo", "V2309A")) + b"streamdata" + jpg + b"streaminfo" + vivo,
        kind="photo", note="a maker's trailer with an image in it")
    put("headers/archive_behind.jpg", jpeg_with(jpg, exif("Google", "Pixel 8")) + b"PK\5\6" + b"\0" * 18, kind="photo",
        note="an archive behind the picture")

    # HDR, depth, bursts, identifiers
    iso = b"urn:iso:std:iso:ts:21496:-1\0\0\0\0\0"
    put("headers/iso_gain_map.jpg", jpeg_with(jpg, exif("Google", "Pixel 9"), None, [seg(0xE2, iso)]), kind="photo", subtype="hdr",
        note="the segment of ISO 21496-1 says that a gain map belongs to it")
    depth = jpeg_with(jpg, None, xmp_packet({"depthData:DepthDataVersion": 125537}).replace(
        b"xmlns:GCamera", b'xmlns:depthData="http://ns.apple.com/depthData/1.0/" xmlns:GCamera', 1))
    put("headers/apple_depth.jpg", with_images(exif_tiff(apple_maker_note(apple_tags())), depth, None), kind="photo",
        note="Apple's depth map as the second image, described in itself")

    def colour(transfer):
        return box(b"colr", b"nclx" + struct.pack(">HHHB", 9, transfer, 9, 0x80))

    for name, brand, coding, transfer in [("pq.heic", b"heix", b"hvc1", 16), ("hlg.avif", b"avif", b"av01", 18),
                                          ("sdr.avif", b"avif", b"av01", 13)]:
        put("headers/" + name, heif_file(brand, [(1, coding, b"", b"\0" * 32)], 1, [ispe(64, 48), colour(transfer)],
                                        [(1, (1, 2))]), kind="photo", note="headers only: transfer function %d" % transfer,
            **({"subtype": "hdr"} if transfer != 13 else {}))
    put("headers/pq.png", png[:33] + png_chunk(b"cICP", bytes([9, 16, 0, 1])) + png[33:], kind="photo", subtype="hdr",
        note="PQ by the chunk of coding-independent code points")
    x = xmp_packet({"GCamera:BurstID": "6A1C3F52-0000-4000-8000-0123456789AB", "GCamera:BurstPrimary": 1})
    put("headers/named_series.jpg", jpeg_with(jpg, exif("Google", "Pixel 4"), x), kind="photo", subtype="burst",
        burstUUID="6A1C3F52-0000-4000-8000-0123456789AB")
    braces = exif_tiff(apple_maker_note(apple_tags("{" + CID_E[:-2] + "}")))
    put("headers/identifier_cut.jpg", jpeg_with(jpg, braces), kind="photo", note="36 characters that are no UUID")

    # two movies each: which one is believed
    other = mp4[:8] + b"isom" + mp4[12:]
    order = exif("Google", "Pixel 8")
    gap = b"\0" * 8
    x = xmp_packet({**flags, "GCamera:MicroVideo": 1, "GCamera:MicroVideoOffset": len(other) + len(gap) + len(mp4)},
                   motion_items(len(mp4)))
    put("headers/order_directory.jpg", jpeg_with(jpg, order, x) + other + gap + mp4, **moving,
        note="the Directory is believed before the older offset, which leads to another movie")
    x = xmp_packet(flags, motion_items(len(other) + len(gap) + len(live_trailer(mp4))))
    put("headers/order_live.jpg", jpeg_with(jpg, order, x) + other + gap + live_trailer(mp4), **live,
        note="Huawei's trailer is believed before the Directory, which leads to another movie")
    blocks = samsung_blocks([(0x0A30, b"MotionPhoto_Data", mp4)])
    x = xmp_packet(flags, motion_items(len(other) + len(gap) + len(blocks)))
    put("headers/order_samsung.jpg", jpeg_with(jpg, order, x) + other + gap + blocks,
        kind="motionPhoto.samsung", videoLength=len(mp4), note="Samsung's trailer is believed before the Directory")
    front = heif_file(b"heic", [(1, b"hvc1", b"", b"\0" * 32)], 1, [ispe(64, 48)], [(1, (1,))])
    second = len(front) + 8 + len(mp4) + 8
    put("headers/order_box.heic", front + box(b"mpvd", mp4) + box(b"free", other) + samsung_sefd(second, len(other)),
        kind="motionPhoto.mpvd", videoLength=len(mp4), note="headers only: the box is believed before Samsung's trailer")


def exif_located(thumbnail):
    """Exif with orientation 6, GPS, exposure, and a JPEG thumbnail in IFD1."""
    degrees = lambda *v: (5, 3, b"".join(struct.pack(">II", n, 1) for n in v))
    gps = {1: ascii_("N"), 2: degrees(48, 8, 0), 3: ascii_("E"), 4: degrees(11, 34, 0)}
    exif = {0x829A: rational(1, 120), 0x9003: ascii_("2024:05:01 12:00:00"), 0x9292: ascii_("5")}

    def build(exif_at, gps_at, second_at, jpeg_at):
        zero = ifd({0x010F: ascii_("NIKON CORPORATION"), 0x0110: ascii_("NIKON D90"), 0x0112: short(6),
                    0x8769: long_(exif_at), 0x8825: long_(gps_at)}, 8, second_at)
        one = ifd(exif, 8 + len(zero))
        two = ifd(gps, 8 + len(zero) + len(one))
        three_at = 8 + len(zero) + len(one) + len(two)
        three = ifd({0x0103: short(6), 0x0201: long_(jpeg_at), 0x0202: long_(len(thumbnail))}, three_at)
        places = (8 + len(zero), 8 + len(zero) + len(one), three_at, three_at + len(three))
        return b"MM\0\x2a\0\0\0\x08" + zero + one + two + three + thumbnail, places

    return build(*build(0, 0, 0, 0)[1])[0]


def only_headers(out):
    """Remake the folder `headers` from the coded pictures of the other folders, and its rows of the manifest."""
    def rd(name):
        with open(os.path.join(out, name), "rb") as f:
            return f.read()

    with open(os.path.join(out, "manifest.json")) as f:
        manifest = [e for e in json.load(f)["files"] if not e["path"].startswith("headers/")]
    put = putter(out, manifest)
    plain = b"".join(b for k, b, _, _ in children(rd("subtypes/plain.mov")))
    headers(put, strip_jpeg(rd("subtypes/plain.jpg")), plain, rd("subtypes/plain.mp4"),
            strip_png(rd("subtypes/screenshot.png")), rd("subtypes/plain.heic"))
    makers(put, strip_jpeg(rd("subtypes/plain.jpg")), rd("subtypes/plain.mp4"), strip_png(rd("subtypes/screenshot.png")))
    write_manifest(out, manifest)


def putter(out, manifest):
    def put(name, data, **facts):
        path = os.path.join(out, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as f:
            f.write(data)
        manifest.append({"path": name, "bytes": len(data), **facts})
    return put


def write_manifest(out, manifest):
    total = sum(e["bytes"] for e in manifest)
    with open(os.path.join(out, "manifest.json"), "w") as f:
        json.dump({"totalBytes": total, "files": manifest}, f, indent=1)
        f.write("\n")
    print(f"{len(manifest)} files, {total} bytes")


def main(out):
    os.makedirs(out, exist_ok=True)
    tmp = tempfile.mkdtemp()
    manifest = []

    put = putter(out, manifest)

    def t(name):
        return os.path.join(tmp, name)

    def rd(p):
        with open(p, "rb") as f:
            return f.read()

    base_jpeg(t("a.jpg"))
    base_jpeg(t("pano.jpg"), size="320x48")
    base_movie(t("a.mov"), audio=True)
    base_movie(t("plain.mov"))
    base_movie(t("fast.mov"), rate=240, seconds=0.25)
    base_movie(t("a.mp4"))
    jpg, mov, plain, mp4 = rd(t("a.jpg")), rd(t("a.mov")), rd(t("plain.mov")), rd(t("a.mp4"))

    def still(cid=None, **kw):
        extra = kw.pop("exif_extra", None)
        return jpeg_with(jpg, exif_tiff(apple_maker_note(apple_tags(cid, **kw)), exif_extra=extra))

    def heic(jpeg_bytes):
        with open(t("h.jpg"), "wb") as f:
            f.write(jpeg_bytes)
        heic_from_jpeg(t("h.jpg"), t("h.heic"))
        return rd(t("h.heic"))

    # Live Photo pairs
    put("live/IMG_0001.JPG", still(CID_A), kind="livePhoto.still", contentIdentifier=CID_A)
    put("live/IMG_0001.MOV", mov_with(mov, camera_keys(CID_A), still_time=0.4),
        kind="livePhoto.movie", contentIdentifier=CID_A, stillImageTime=0.4)
    h = exif_like_apple(heic(still(CID_B)))
    m = mov_with(mov, camera_keys(CID_B), still_time=0.5)
    put("live/IMG_0002.HEIC", h, kind="livePhoto.still", contentIdentifier=CID_B)
    put("live/IMG_0002.MOV", m, kind="livePhoto.movie", contentIdentifier=CID_B, stillImageTime=0.5)
    put("live/renamed_clip.mov", mov_with(plain, camera_keys(CID_A), still_time=0.4),
        kind="livePhoto.movie", contentIdentifier=CID_A, stillImageTime=0.4,
        note="pairs with IMG_0001.JPG by identifier although the name differs")

    # a .pvt bundle
    put("bundle/IMG_0003.pvt/IMG_0003.HEIC", h, kind="livePhoto.still", contentIdentifier=CID_B)
    put("bundle/IMG_0003.pvt/IMG_0003.MOV", m, kind="livePhoto.movie", contentIdentifier=CID_B)
    put("bundle/IMG_0003.pvt/metadata.plist",
        plistlib.dumps({"PFVideoComplementMetadataVersionKey": "1"}), kind="livePhoto.metadata")

    # Android motion photos
    x = xmp_packet({"GCamera:MotionPhoto": 1, "GCamera:MotionPhotoVersion": 1,
                    "GCamera:MotionPhotoPresentationTimestampUs": 400000}, motion_items(len(mp4)))
    ex = exif_tiff(make="Google", model="Pixel 8", software="HDR+")
    put("motion/PXL_0001.MP.jpg", jpeg_with(jpg, ex, x) + mp4, kind="motionPhoto.google1",
        videoLength=len(mp4))
    x = xmp_packet({"GCamera:MicroVideo": 1, "GCamera:MicroVideoVersion": 1,
                    "GCamera:MicroVideoOffset": len(mp4),
                    "GCamera:MicroVideoPresentationTimestampUs": 400000})
    put("motion/MVIMG_0002.jpg", jpeg_with(jpg, ex, x) + mp4, kind="motionPhoto.microVideo",
        videoLength=len(mp4))
    ex = exif_tiff(make="samsung", model="SM-S901", software="S901")
    put("motion/20240501_samsung.jpg", jpeg_with(jpg, ex) + samsung_trailer(mp4),
        kind="motionPhoto.samsung", videoLength=len(mp4))
    x = xmp_packet({"GCamera:MotionPhoto": 1, "GCamera:MotionPhotoVersion": 1,
                    "GCamera:MotionPhotoPresentationTimestampUs": 400000},
                   motion_items(len(mp4), "image/heic", pad=8))
    put("motion/20240501_mpvd.heic", heic(jpeg_with(jpg, ex, x)) + box(b"mpvd", mp4),
        kind="motionPhoto.mpvd", videoLength=len(mp4))

    x = xmp_packet({"GCamera:MotionPhoto": 1, "GCamera:MotionPhotoVersion": 1,
                    "GCamera:MotionPhotoPresentationTimestampUs": 400000},
                   motion_items(80, "image/heic", pad=67))
    h2 = heic(jpeg_with(jpg, ex, x))
    put("motion/20240501_samsung_wrong_length.heic",
        h2 + box(b"mpvd", mp4) + samsung_sefd(len(h2) + 8, len(mp4)), kind="motionPhoto.mpvd",
        videoLength=len(mp4), note="XMP Length says 80 (seen in a real Samsung file); mpvd box and sefd are right")

    # how exporters rename the pair
    put("takeout/IMG_0005.HEIC", h, kind="livePhoto.still", contentIdentifier=CID_B)
    put("takeout/IMG_0005.MP4", m, kind="livePhoto.movie", contentIdentifier=CID_B,
        note="QuickTime bytes under the extension MP4")
    put("takeout/IMG_0006.HEIC", h, kind="livePhoto.still", contentIdentifier=CID_B)
    put("takeout/IMG_0006_HEVC.MOV", m, kind="livePhoto.movie", contentIdentifier=CID_B,
        note="suffix between name and extension")
    ff("-i", t("plain.mov"), "-c", "copy", "-movflags", "use_metadata_tags", "-metadata",
       "com.apple.quicktime.content.identifier=" + CID_A, t("udta.mov"))
    put("live/keys_in_udta.mov", rd(t("udta.mov")), kind="livePhoto.movie", contentIdentifier=CID_A,
        note="keys sit in moov/udta/meta (a FullBox) as ffmpeg writes them; no still-image-time track")

    # false friends
    x = xmp_packet({"GCamera:MotionPhoto": 1, "GCamera:MotionPhotoVersion": 1}, motion_items(len(mp4)))
    put("traps/motion_flag_but_no_video.jpg", jpeg_with(jpg, ex, x), kind="photo",
        note="MotionPhoto=1 in XMP, the appended video is gone")
    x = xmp_packet({"GCamera:MicroVideo": 1, "GCamera:MicroVideoVersion": 1, "GCamera:MicroVideoOffset": 1024})
    put("traps/microvideo_wrong_offset.jpg", jpeg_with(jpg, ex, x) + mp4[:200], kind="photo",
        note="MicroVideoOffset points into the picture, the video is cut short")
    gain = jpg
    x = xmp_packet({"hdrgm:Version": "1.0"},
                   [{"Mime": "image/jpeg", "Semantic": "Primary"},
                    {"Mime": "image/jpeg", "Semantic": "GainMap", "Length": str(len(gain))}])
    probe = jpeg_with(jpg, ex, x, [mpf_segment(0, 0, 0)])
    mpf_at = probe.index(b"MPF\0") + 4
    put("traps/ultrahdr_mpf.jpg",
        jpeg_with(jpg, ex, x, [mpf_segment(len(probe), len(gain), len(probe) - mpf_at)]) + gain, kind="photo",
        note="gain map appended as a second JPEG: trailing bytes, but no video")
    put("traps/IMG_0009.JPG", still(CID_C), kind="livePhoto.still", contentIdentifier=CID_C,
        note="same name as IMG_0009.MOV, another identifier: not a pair")
    put("traps/IMG_0009.MOV", mov_with(plain, camera_keys(CID_D), still_time=0.4),
        kind="livePhoto.movie", contentIdentifier=CID_D)
    put("traps/IMG_0010.JPG", still(), kind="photo", note="same name as a plain movie, no identifier")
    put("traps/IMG_0010.MOV", mov_with(plain, camera_keys()), kind="video")
    put("traps/IMG_E0001.JPG", still(CID_A), kind="livePhoto.still", contentIdentifier=CID_A,
        note="edited copy of IMG_0001 with the same identifier: one movie, two stills")
    put("traps/IMG_0001(1).JPG", still(CID_A), kind="livePhoto.still", contentIdentifier=CID_A,
        note="duplicate file name as exporters write it")
    put("traps/video_index_no_identifier.JPG",
        jpeg_with(jpg, exif_tiff(apple_maker_note({0x0001: slong(14), 0x0017: slong(5)}))), kind="photo",
        note="maker note tag 0x0017 is there, 0x0011 is not: an ordinary photo")

    # subtypes
    put("subtypes/plain.jpg", still(), kind="photo")
    put("subtypes/plain.heic", heic(still()), kind="photo")
    put("subtypes/panorama.jpg",
        jpeg_with(rd(t("pano.jpg")), exif_tiff(apple_maker_note(apple_tags()), exif_extra={0xA401: short(6)})),
        kind="photo", subtype="panorama")
    put("subtypes/portrait.jpg", still(exif_extra={0xA401: short(8)}, capture_type=2), kind="photo", subtype="depthEffect")
    put("subtypes/burst_1.jpg", still(burst=BURST), kind="photo", subtype="burst", burstUUID=BURST)
    put("subtypes/burst_2.jpg", still(burst=BURST), kind="photo", subtype="burst", burstUUID=BURST)
    ff("-i", t("a.jpg"), "-pix_fmt", "pal8", t("s.png"))
    png = rd(t("s.png"))
    tiff = exif_tiff(exif_extra={0x9286: undef(b"ASCII\0\0\0Screenshot")}, model="iPhone 15")
    put("subtypes/screenshot.png", png[:33] + png_chunk(b"eXIf", tiff) + png[33:], kind="photo", subtype="screenshot")
    put("subtypes/plain.mov", mov_with(plain, camera_keys()), kind="video")
    put("subtypes/plain.mp4", mp4, kind="video")
    put("subtypes/slomo_240fps.mov",
        mov_with(rd(t("fast.mov")),
                 camera_keys() + [("com.apple.quicktime.full-frame-rate-playback-intent", 0)]),
        kind="video", subtype="highFrameRate")
    put("subtypes/timelapse.mov",
        mov_with(plain, camera_keys(), track_pairs=[("com.apple.photos.captureMode", "Time-lapse")]),
        kind="video", subtype="timelapse", note="key in the video track's own metadata atom")
    put("subtypes/screen_recording.mov", mov_with(plain, [("com.apple.quicktime.author", "ReplayKitRecording")]),
        kind="video", subtype="screenRecording")
    ff("-f", "lavfi", "-i", "testsrc=s=32x24:r=5:d=0.6", t("a.gif"))
    put("subtypes/animated.gif", rd(t("a.gif")), kind="photo", subtype="imageAnimated")

    headers(put, strip_jpeg(jpg), plain, mp4, strip_png(png), heic(still()))
    makers(put, strip_jpeg(jpg), mp4, strip_png(png))
    write_manifest(out, manifest)
    shutil.rmtree(tmp)


if __name__ == "__main__":
    arguments = sys.argv[1:]
    is_partial = arguments[:1] == ["--headers"]
    if is_partial:
        arguments = arguments[1:]
    if len(arguments) > 1 or arguments[:1] in (["-h"], ["--help"]):
        sys.exit(__doc__)
    place = arguments[0] if arguments else os.path.join(os.path.dirname(os.path.abspath(__file__)), "Media")
    only_headers(place) if is_partial else main(place)
