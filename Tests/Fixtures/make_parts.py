#!/usr/bin/env python3
"""Writes Parts/parts.tsv: the parts of fixtures by their formats' specifications, read without the package.

Some files are written to Parts first: fixtures changed in ways that specifications and decoders allow. Each part is its name, where it begins and how many bytes it has, head and filling included; the parts inside stand in braces.
"""
import os
import struct

FOLDER = os.path.dirname(os.path.abspath(__file__))
SAMPLES = [
    ("Details/exif.jpg", "jpeg"), ("Details/iptc.jpg", "jpeg"), ("Media/motion/20240501_samsung.jpg", "jpeg"),
    ("Media/headers/gain_map_then_video.jpg", "jpeg"), ("Media/headers/xmp_extended.jpg", "jpeg"),
    ("Media/headers/animated.png", "png"), ("Details/texts.png", "png"), ("Details/exif_behind.png", "png"),
    ("Places/xmp.gif", "gif"), ("Places/created.gif", "gif"),
    ("Details/exif.webp", "riff"), ("Media/headers/synthetic_animated.webp", "riff"),
    ("Details/tags.wav", "riff"), ("Details/twenty_bits.wav", "riff"), ("Ends/picture.avi", "riff"),
    ("Details/tags.aiff", "iff"), ("Ends/tone.aifc", "iff"),
    ("Media/headers/synthetic_stereo.heic", "boxes"), ("Media/headers/synthetic_tone_map.avif", "boxes"),
    ("Media/motion/20240501_mpvd.heic", "boxes"), ("Media/headers/synthetic.cr3", "boxes"),
    ("Media/live/IMG_0001.MOV", "boxes"), ("Media/headers/synthetic_fragmented.mp4", "boxes"),
    ("Places/keys.mp4", "boxes"), ("Places/xmp.jp2", "boxes"),
    ("Parts/stray.jpg", "jpeg"), ("Parts/zeros.gif", "gif"), ("Parts/odd.wav", "riff"), ("Parts/wide.mp4", "boxes"),
    ("Parts/open.mp4", "boxes"), ("Parts/short_float.webm", "ebml"),
    ("Details/tags.mkv", "ebml"), ("Details/plain.webm", "ebml"), ("Ends/tone-live.mka", "ebml"),
]


def read(path):
    with open(os.path.join(FOLDER, path), "rb") as file:
        return file.read()


def write(name, data):
    with open(os.path.join(FOLDER, "Parts", name), "wb") as file:
        file.write(data)


def make_files():
    """Stray and filling bytes, a chunk of odd length, a wide size, a last box without one, a number of four bytes."""
    picture = read("Details/exif.jpg")
    # Behind the first segment bytes that begin none; before the tables an empty comment, a marker that stands alone, two bytes that fill.
    between = b"\xFF\xFE\0\2" + b"\xFF\1" + b"\xFF\xFF"
    write("stray.jpg", picture[:20] + b"stray\0" + picture[20:3514] + between + picture[3514:])
    picture = read("Places/xmp.gif")
    write("zeros.gif", picture[:800] + b"\0" + picture[800:1539] + b"\0" + picture[1539:])
    sound = read("Details/tags.wav")
    sound = sound[:60] + b"odd \3\0\0\0abc\0" + sound[60:]
    write("odd.wav", sound[:4] + struct.pack("<I", len(sound) - 8) + sound[8:])
    # The eight bytes of `free` become those of a wide size: all data stay where they are.
    movie = read("Places/keys.mp4")
    assert movie[28:36] == b"\0\0\0\x08free" and movie[1057:1061] == b"mdat"
    head, data = movie[:28] + movie[36:1053], movie[1061:]
    write("wide.mp4", head + struct.pack(">I4sQ", 1, b"mdat", 16 + len(data)) + data)
    write("open.mp4", movie[:1053] + struct.pack(">I4s", 0, b"mdat") + data)
    # The duration's eight bytes become four, and four of nothing.
    movie = read("Details/plain.webm")
    at = movie.index(b"\x44\x89\x88")
    number = struct.pack(">f", struct.unpack(">d", movie[at + 3:at + 11])[0])
    write("short_float.webm", movie[:at] + b"\x44\x89\x84" + number + b"\xEC\x82\0\0" + movie[at + 11:])


def part(name, start, end, inside=None):
    text = "%s %d+%d" % (name, start, end - start)
    return text + ("{%s}" % "; ".join(inside) if inside else "")


def jpeg(data):
    """ITU-T T.81, B.1.1: markers, segments with lengths, coded data behind the head of a scan."""
    parts, at = [part("SOI", 0, 2)], 2
    while at < len(data):
        start = at
        if data[at] != 0xFF:
            at = data.index(0xFF, at)
            parts.append(part("stray", start, at))
            start = at
        while data[at + 1] == 0xFF:
            at += 1
        marker = data[at + 1]
        if marker == 0xD9:
            parts.append(part("D9", start, at + 2))
            return parts + ([part("rest", at + 2, len(data))] if at + 2 < len(data) else [])
        if marker == 1:
            parts.append(part("1", start, at + 2))
            at += 2
            continue
        end = at + 2 + struct.unpack(">H", data[at + 2:at + 4])[0]
        parts.append(part("%02X" % marker, start, end))
        at = end
        if marker == 0xDA:
            while not (data[at] == 0xFF and data[at + 1] != 0 and data[at + 1] & 0xF8 != 0xD0):
                at += 1
            parts.append(part("data", end, at))
    return parts


def png(data):
    """PNG, third edition, 5.3: length, type, contents, checksum."""
    parts, at = [part("signature", 0, 8)], 8
    while at < len(data):
        end = at + 12 + struct.unpack(">I", data[at:at + 4])[0]
        parts.append(part(data[at + 4:at + 8].decode(), at, end))
        at = end
    return parts


def gif(data):
    """GIF89a, 17 to 27: screen, colour table, blocks of sub-blocks, trailer."""
    def table(flags):
        return 3 << (flags & 7) + 1 if flags & 0x80 else 0

    def sub_blocks(at):
        while data[at]:
            at += 1 + data[at]
        return at + 1

    at = 13 + table(data[10])
    parts = [part("screen", 0, at)]
    while data[at] != 0x3B:
        start = at
        if data[at] == 0:
            # Some writers put one zero too many between blocks.
            at += 1
            continue
        if data[at] == 0x2C:
            at = sub_blocks(at + 10 + table(data[at + 9]) + 1)
        else:
            at = sub_blocks(at + 2)
        parts.append(part("%02X" % (data[start] if data[start] == 0x2C else data[start + 1]), start, at))
    return parts + [part("trailer", at, at + 1)]


def chunks(data, order, at, end):
    """Multimedia Programming Interface 1.0, 2 and EA IFF 85, 3: chunks are filled up to an even length."""
    parts = []
    while end - at >= 8:
        name, length = data[at:at + 4].decode("latin-1"), struct.unpack(order + "I", data[at + 4:at + 8])[0]
        stop = min(end, at + 8 + length)
        inside = None
        if name in ("LIST", "RIFF", "FORM"):
            name += " " + data[at + 8:at + 12].decode("latin-1")
            inside = chunks(data, order, at + 12, stop)
        parts.append(part(name, at, min(end, stop + length % 2), inside))
        at = stop + length % 2
    return parts


def riff(data):
    return chunks(data, "<", 0, len(data))


def iff(data):
    return chunks(data, ">", 0, len(data))


CONTAINERS = {"moov", "trak", "mdia", "minf", "stbl", "moof", "traf", "iprp", "ipco", "dinf", "edts"}


def boxes(data, at=0, end=None):
    """ISO/IEC 14496-12, 4.2: size, type; 1 announces a wide size, 0 reaches to the end."""
    end = len(data) if end is None else end
    parts = []
    while end - at >= 8:
        size, name = struct.unpack(">I", data[at:at + 4])[0], data[at + 4:at + 8].decode("latin-1")
        head = 8
        if size == 1:
            size, head = struct.unpack(">Q", data[at + 8:at + 16])[0], 16
        stop = end if size == 0 else at + size
        inside = None
        if name in CONTAINERS:
            inside = boxes(data, at + head, stop)
        elif name == "meta":
            # QuickTime's has no version and flags.
            inside = boxes(data, at + head + (0 if data[at + head + 4:at + head + 8] == b"hdlr" else 4), stop)
        parts.append(part(name, at, stop, inside))
        at = stop
    return parts


def ebml(data, at=0, end=None, isSegment=False):
    """RFC 8794, 4 to 6: identifier and size of variable length; a size of ones is unknown."""
    end = len(data) if end is None else end
    parts = []
    while at < end:
        length = 9 - data[at].bit_length()
        name = int.from_bytes(data[at:at + length], "big")
        size_at = at + length
        length = 9 - data[size_at].bit_length()
        size = int.from_bytes(data[size_at:size_at + length], "big") & (1 << 7 * length) - 1
        body = size_at + length
        stop = end if size == (1 << 7 * length) - 1 else body + size
        inside = ebml(data, body, stop, True) if name == 0x18538067 else None
        parts.append(part("%X" % name, at, stop, inside))
        at = stop
    return parts


def main():
    os.makedirs(os.path.join(FOLDER, "Parts"), exist_ok=True)
    make_files()
    with open(os.path.join(FOLDER, "Parts", "parts.tsv"), "w", encoding="utf-8") as table:
        table.write("# The parts of fixtures, read by make_parts.py.\npath\tgrammar\tparts\n")
        for path, grammar in SAMPLES:
            parts = globals()[grammar](read(path))
            table.write("%s\t%s\t%s\n" % (path, grammar, "; ".join(parts)))


if __name__ == "__main__":
    main()
