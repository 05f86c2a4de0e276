#!/usr/bin/env python3
"""Plants a place in every part of every format that exiftool can write one to: files and table in Tests/Fixtures/Places.

  Tests/Fixtures/make_places.py           makes the files anew; needs exiftool and ffmpeg, and heif-enc for HEIF and AVIF

The place is 48.1° north, 11.5° east. `places.tsv` names each file, the part that the place was written to, and what is to be found.
"""
import pathlib, shutil, struct, subprocess, tempfile

FOLDER = pathlib.Path(__file__).resolve().parent / "Places"
EXIF = ["-GPS:GPSLatitude=48.1", "-GPS:GPSLatitudeRef=N", "-GPS:GPSLongitude=11.5", "-GPS:GPSLongitudeRef=E"]
PACKET = ["-XMP-exif:GPSLatitude=48.1", "-XMP-exif:GPSLongitude=11.5"]
PARTS = {
    "exif": EXIF, "xmp": PACKET,
    "shown": ["-XMP-iptcExt:LocationShownGPSLatitude=48.1", "-XMP-iptcExt:LocationShownGPSLongitude=11.5"],
    "created": ["-XMP-iptcExt:LocationCreatedGPSLatitude=48.1", "-XMP-iptcExt:LocationCreatedGPSLongitude=11.5"],
    "keys": ["-Keys:GPSCoordinates=48.1, 11.5, 500"], "list": ["-ItemList:GPSCoordinates=48.1, 11.5, 500"],
    "user": ["-UserData:GPSCoordinates=48.1, 11.5, 500"],
    "3gpp": ["-UserData:LocationInformation=Home Role=shooting Lat=48.1 Lon=11.5 Alt=500 Body=earth Notes=x"],
}
STILL = ("exif", "xmp", "shown", "created")
MOVIE = ("xmp", "shown", "created", "keys", "list", "user", "3gpp")
FORMATS = {"jpg": STILL, "png": STILL, "tif": STILL, "gif": STILL[1:], "jp2": STILL[:3], "psd": STILL, "heic": STILL[:2],
           "avif": STILL[:2], "dng": STILL[:2], "jxl": STILL[:2], "mov": MOVIE, "mp4": MOVIE, "3gp": MOVIE[3:], "m4v": MOVIE[3:], "xmp": STILL[1:]}


def run(*command):
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def base(kind, folder):
    """A file of a format without any metadata."""
    path = folder / f"base.{kind}"
    source = ["ffmpeg", "-v", "error", "-y", "-bitexact", "-f", "lavfi", "-i"]
    picture = folder / "picture.png"
    if not picture.exists():
        run(*source, "color=gray:s=16x16:d=1", "-frames:v", "1", str(picture))
    if kind in ("jpg", "png", "tif", "gif"):
        run("ffmpeg", "-v", "error", "-y", "-bitexact", "-i", str(picture), "-q:v", "31", str(path))
    elif kind in ("heic", "avif"):
        run("heif-enc", *(["-A"] if kind == "avif" else []), "-q", "5", "-o", str(path), str(picture))
    elif kind in ("mov", "mp4", "m4v"):
        run(*source, "color=gray:s=16x16:r=5:d=0.4", "-c:v", "mpeg4", "-f", "mov" if kind == "mov" else "mp4", str(path))
    elif kind == "3gp":
        run(*source, "color=gray:s=128x96:r=5:d=0.2", "-c:v", "h263", str(path))
    elif kind == "jp2":
        box = lambda name, *data: struct.pack(">I", 8 + sum(map(len, data))) + name + b"".join(data)
        head = box(b"jp2h", box(b"ihdr", struct.pack(">IIHBBBB", 16, 16, 1, 7, 7, 0, 0)), box(b"colr", b"\1\0\0" + struct.pack(">I", 17)))
        path.write_bytes(box(b"jP  ", b"\r\n\x87\n") + box(b"ftyp", b"jp2 \0\0\0\0jp2 ") + head + box(b"jp2c", b"\xff\x4f\xff\x51\xff\xd9"))
    elif kind == "jxl":
        box = lambda name, *data: struct.pack(">I", 8 + sum(map(len, data))) + name + b"".join(data)
        path.write_bytes(box(b"JXL ", b"\r\n\x87\n") + box(b"ftyp", b"jxl \0\0\0\0jxl ") + box(b"jxlc", b"\xff\x0a\x41\x05" + bytes(24)))
    elif kind == "psd":
        head = b"8BPS\0\1" + bytes(6) + struct.pack(">HIIHH", 1, 16, 16, 8, 1)
        path.write_bytes(head + bytes(4) + bytes(4) + bytes(4) + b"\0\0" + bytes(256))
    elif kind == "dng":
        entries = [(254, 4, 1, 0), (256, 4, 1, 16), (257, 4, 1, 16), (258, 3, 1, 16), (259, 3, 1, 1), (262, 3, 1, 32803), (273, 4, 1, 200),
                   (277, 3, 1, 1), (278, 4, 1, 16), (279, 4, 1, 512), (50706, 1, 4, 0x00000401)]
        data = b"II*\0\x08\0\0\0" + struct.pack("<H", len(entries)) + b"".join(struct.pack("<HHII", *one) for one in entries) + bytes(4)
        path.write_bytes(data.ljust(200, b"\0") + bytes(512))
    return path


def main():
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir()
    rows = []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for kind, parts in FORMATS.items():
            for part in parts:
                path = FOLDER / f"{part}.{kind}"
                command = ["exiftool", "-q", "-q", "-z", "-o", str(path), *PARTS[part]]
                try:
                    if kind != "xmp":
                        command.append(str(base(kind, folder)))
                    run(*command)
                except subprocess.CalledProcessError:
                    print(f"{path.name}: not made")
                    path.unlink(missing_ok=True)
                    continue
                rows.append((path.name, part))
    table = ["# Made by make_places.py: a place at 48.1 11.5, written by exiftool to one part of each file.", "file\tpart"]
    (FOLDER / "places.tsv").write_text("\n".join(table + ["\t".join(row) for row in rows]) + "\n")
    print(f"{len(rows)} files, {sum(path.stat().st_size for path in FOLDER.iterdir())} bytes")


main()
