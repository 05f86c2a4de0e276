#!/usr/bin/env python3
"""Makes the files of Views anew: headers of movies for two eyes and of spheres, Apple Immersive Video, QuickTime audio, iTunes' captions.

  Tests/Fixtures/make_views.py [OUTPUT_DIRECTORY]

Needs Python alone. The files hold no decodable picture or sound: headers are all that is read of them. `Views/expected.ndjson` is
written by hand, by the numbers here.
"""
import os
import struct
import sys

from make_media import box, fullbox, header_movie, header_track, qt_meta, video_entry

UNITS, FRAMES, SIZE = 600, 30, (2200, 2200)
LAYERS = box(b"hvcC", b"\1" * 23), box(b"lhvC", b"\1" * 6)


def eyes(bits, hero=None, baseline=None, shift=None):
    parts = [fullbox(b"stri", 0, 0, bytes([bits]))]
    if hero is not None:
        parts.append(fullbox(b"hero", 0, 0, bytes([hero])))
    if baseline is not None:
        parts.append(box(b"cams", fullbox(b"blin", 0, 0, struct.pack(">I", baseline))))
    if shift is not None:
        parts.append(box(b"cmfy", fullbox(b"dadj", 0, 0, struct.pack(">i", shift))))
    return box(b"eyes", *parts)


def proj(kind, version=0):
    return box(b"proj", fullbox(b"prji", version, 0, kind))


def hfov(thousandths):
    return box(b"hfov", struct.pack(">I", thousandths))


def movie(*configuration, coding=b"hvc1", layers=LAYERS, tail=b"", brand=b"qt  "):
    entry = video_entry(coding, SIZE, *layers, *configuration)
    return header_movie([header_track(1, b"vide", entry, UNITS, FRAMES, size=SIZE)], UNITS, tail=tail, brand=brand)


def sound():
    entry = box(b"sowt", b"\0" * 6 + struct.pack(">H", 1), b"\0" * 8, struct.pack(">HHHHI", 1, 16, 0, 0, 8000 << 16))
    return header_movie([header_track(1, b"soun", entry, UNITS, 8000)], UNITS)


IMMERSIVE = qt_meta([("com.apple.quicktime.make", "Maker"), ("com.apple.quicktime.aime-data", "{}")])
CAPTIONS = """<?xml version="1.0" encoding="UTF-8"?>
<tt xmlns="http://www.w3.org/ns/ttml" xmlns:ttp="http://www.w3.org/ns/ttml#parameter" xml:lang="en" ttp:timeBase="smpte">
  <body><div><p begin="00:00:01:00" end="00:00:02:00">A line</p></div></body>
</tt>
"""

FILES = {
    # The bytes of Media3's test: a flat movie for two eyes.
    "stereo.mov": movie(box(b"vexu", eyes(3, 1, 19240, 200), proj(b"rect")), hfov(63400)),
    # No projection is said: flat.
    "shifted.mov": movie(box(b"vexu", eyes(3, 0, 64000, -150)), hfov(71500)),
    "side_by_side.mov": movie(box(b"vexu", eyes(3, 2), proj(b"rect"), box(b"pack", fullbox(b"pkin", 0, 0, b"side"))),
                              coding=b"avc1", layers=()),
    "over_under.mov": movie(box(b"vexu", eyes(11), box(b"pack", fullbox(b"pkin", 0, 0, b"over"))), layers=()),
    "sphere.mov": movie(box(b"vexu", proj(b"equi")), layers=()),
    "half_sphere.mov": movie(box(b"vexu", eyes(3, 2, 65000), proj(b"hequ")), hfov(180000)),
    "parametric.mp4": movie(box(b"vexu", eyes(3), proj(b"prim")), brand=b"mp42"),
    "fisheye.mov": movie(box(b"vexu", proj(b"fish")), layers=()),
    "flat.mov": movie(box(b"vexu", proj(b"rect")), layers=()),
    "one_eye.mov": movie(box(b"vexu", eyes(1))),
    "more_views.mov": movie(box(b"vexu", eyes(7))),
    # Numbers that cannot be, versions that nobody knows, and boxes without room for what they hold.
    "lying.mov": movie(box(b"vexu", eyes(3, 9, 19240, 20000), proj(b"equi", version=1)), hfov(400000)),
    "short.mov": movie(box(b"vexu", box(b"eyes", fullbox(b"stri", 0, 0, b"\3"), box(b"hero", b"\0\0")), proj(b"equi")), hfov(63400)),
    "long.mov": movie(box(b"vexu", eyes(3, 1)[:-13] + struct.pack(">I4sIB", 0x7FFFFFFF, b"hero", 0, 1))),
    "empty.mov": movie(box(b"vexu"), box(b"hfov"), layers=()),
    "immersive.aivu": movie(box(b"vexu", eyes(3, 1), proj(b"prim")), tail=IMMERSIVE),
    "immersive.mov": movie(tail=IMMERSIVE),
    "immersive_iso.aivu": movie(tail=IMMERSIVE, brand=b"mp42"),
    # The name alone says what it is.
    "named.aivu": movie(),
    "sound.qta": sound(),
    "pictures.qta": movie(),
    "captions.itt": CAPTIONS.encode(),
    "captions.xml": CAPTIONS.encode(),
}

if __name__ == "__main__":
    if len(sys.argv) > 2 or sys.argv[1:2] in (["-h"], ["--help"]):
        sys.exit(__doc__)
    here = os.path.dirname(os.path.abspath(__file__))
    out = sys.argv[1] if len(sys.argv) > 1 else os.path.join(here, "Views")
    os.makedirs(out, exist_ok=True)
    for name in os.listdir(out):
        if name != "expected.ndjson":
            os.remove(os.path.join(out, name))
    for name, data in FILES.items():
        with open(os.path.join(out, name), "wb") as file:
            file.write(data)
