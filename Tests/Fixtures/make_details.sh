#!/usr/bin/env bash
# Makes the files of Details anew: tiny pictures, movies and sounds in which programs that are not this one planted what
# expected.ndjson says. Needs ffmpeg, exiftool and Python (for a colour profile).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/Details"
rm -f -- *.jpg *.png *.tif *.webp *.mp4 *.mov *.mkv *.webm *.flac *.mp3 *.ogg *.opus *.wav *.aiff *.m4a *.avif *.3gp *.wma *.ts *.mpg *.flv *.wv *.ape *.amr *.psd *.mka
probe() { ffmpeg -v error -y -bitexact "$@"; }
plant() { exiftool -q -overwrite_original "$@"; }

probe -f lavfi -i testsrc=size=16x16 -frames:v 1 plain.jpg
python3 - <<'PROFILE'
import struct
name = b"Made for tests\0"
tag = b"desc" + bytes(4) + struct.pack(">I", len(name)) + name + bytes(78)
body = struct.pack(">I4sII", 1, b"desc", 144, len(tag)) + tag
head = struct.pack(">I4sI4s4s4s12s4s", 128 + len(body), bytes(4), 0x02100000, b"mntr", b"RGB ", b"XYZ ", bytes(12), b"acsp")
open("made.icc", "wb").write(head.ljust(128, b"\0") + body)
PROFILE

cp plain.jpg exif.jpg
plant -n -Make=Canon -Model='Canon EOS R5' -LensModel='RF24-105mm F4 L IS USM' -ExposureTime=0.008 -FNumber=5.6 -ISO=400 \
  -FocalLength=50 -Flash=1 -SerialNumber=012345 -Software='Firmware 1.2' -ImageDescription='from Exif' -XPTitle='Windows title' \
  -XPKeywords='sea;sand' -IFD0:Rating=3 -ColorSpace=1 exif.jpg
cp plain.jpg metered.jpg
plant -n -EXIF:MeteringMode=3 metered.jpg
cp plain.jpg metered_xmp.jpg
plant -n -XMP-exif:MeteringMode=5 metered_xmp.jpg
cp plain.jpg located.jpg
plant -n -GPSLatitude=33.86 -GPSLatitudeRef=S -GPSLongitude=151.21 -GPSLongitudeRef=E -GPSAltitude=58 -GPSAltitudeRef=0 located.jpg
cp plain.jpg iptc.jpg
plant -IPTC:ObjectName='A bay' -IPTC:Caption-Abstract='Café by the sea' -IPTC:Keywords=sea -IPTC:Keywords=bay \
  -CodedCharacterSet=UTF8 -ImageDescription='not this one' iptc.jpg
cp plain.jpg xmp.jpg
plant -XMP-dc:Title='Regatta' -XMP-dc:Description='Boats & <sails>' -XMP-dc:Subject=boat -XMP-dc:Subject=wind -XMP-xmp:Rating=5 \
  -XMP-xmp:CreatorTool='Developer 7' -XMP-exif:ExposureTime=1/250 -XMP-exif:FNumber=8 -XMP-aux:Lens='50 mm' \
  -XMP-aux:SerialNumber=777 -XMP-GPano:ProjectionType=equirectangular \
  -RegionInfo='{AppliedToDimensions={W=16,H=16,Unit=pixel},RegionList=[{Area={X=0.5,Y=0.5,W=0.1,H=0.1,Unit=normalized},Name=Ada,Type=Face},{Area={X=0.2,Y=0.2,W=0.1,H=0.1,Unit=normalized},Name=Bob,Type=Face},{Area={X=0.2,Y=0.2,W=0.1,H=0.1,Unit=normalized},Name=Rex,Type=Pet}]}' \
  -IPTC:ObjectName='not this one' xmp.jpg
cp plain.jpg rejected.jpg
plant -XMP-xmp:Rating=-1 '-icc_profile<=made.icc' rejected.jpg

probe -f lavfi -i testsrc=size=16x16 -frames:v 1 -pix_fmt rgb48be plain.png
cp plain.png texts.png
plant -PNG:Title='Chart' -PNG:Description='Of a coast' -PNG:Software='Plotter 3' -n -PNG:SRGBRendering=0 texts.png
cp plain.png profile.png
plant '-icc_profile<=made.icc' -EXIF:ISO=200 -XMP-dc:Title='In XMP' profile.png
probe -f lavfi -i testsrc=size=16x16 -frames:v 1 -compression_algo raw -pix_fmt rgb24 exif.tif
plant -n -ISO=1600 -ExposureTime=30 -LensModel='Macro 100' -XMP-dc:Subject=moss -IPTC:ObjectName='Moss' exif.tif
probe -f lavfi -i testsrc=size=16x16 -frames:v 1 exif.webp
plant -n -ISO=100 -Software='Cutter' -XMP-dc:Description='A square' exif.webp
probe -f lavfi -i testsrc=size=64x64 -frames:v 1 -pix_fmt yuv420p10le -color_primaries bt2020 -color_trc smpte2084 -colorspace bt2020nc \
  -c:v libaom-av1 -still-picture 1 pq.avif

picture=(-f lavfi -i "testsrc=size=32x32:rate=5")
sound=(-f lavfi -i "sine=frequency=440:sample_rate=22050")
hlg=(-color_primaries bt2020 -color_trc arib-std-b67 -colorspace bt2020nc)
probe "${picture[@]}" "${sound[@]}" -t 1 -c:v libx265 -x265-params log-level=none:info=0 -tag:v hvc1 -pix_fmt yuv420p10le "${hlg[@]}" \
  -movflags +write_colr -c:a aac -ac 2 -b:a 32k -metadata title='Surf' -metadata comment='Waves' -metadata description='A beach' hlg.mp4
probe "${picture[@]}" "${sound[@]}" -t 0.4 -c:v mpeg4 -c:a pcm_s16le -ac 1 -movflags use_metadata_tags \
  -metadata com.apple.quicktime.title='Clip' -metadata com.apple.quicktime.keywords='one, two' \
  -metadata com.apple.quicktime.software='Recorder 2' keys.mov
probe "${picture[@]}" "${sound[@]}" -t 1 -c:v libx264 -pix_fmt yuv420p -c:a libopus -ac 2 -b:a 24k -metadata title='Reel' \
  -metadata description='Of film' tags.mkv
probe "${picture[@]}" "${sound[@]}" -t 1 -c:v libvpx -b:v 20k -c:a libvorbis -ac 1 plain.webm
probe "${sound[@]}" -t 0.2 -sample_fmt s16 -metadata title='Tone' -metadata comment='A sine' tags.flac
probe "${sound[@]}" -t 0.2 -c:a libmp3lame -b:a 32k -id3v2_version 3 -metadata title='Töne' -metadata comment='hum' tags.mp3
probe "${sound[@]}" -t 0.2 -c:a libvorbis -metadata title='Vorbis tone' -metadata description='In Ogg' tags.ogg
probe "${sound[@]}" -t 0.2 -c:a libopus -ac 2 -b:a 24k -metadata title='Opus tone' tags.opus
probe "${sound[@]}" -t 0.1 -c:a pcm_s24le -metadata title='Wave tone' -metadata comment='raw' -metadata keywords='a;b' tags.wav
probe "${sound[@]}" -t 0.1 -c:a pcm_s16be -metadata title='Aiff tone' tags.aiff
probe "${sound[@]}" -t 0.2 -c:a alac -ac 1 -metadata title='Lossless' tags.m4a
probe "${sound[@]}" -t 0.2 -c:a wmav2 -b:a 32k -metadata title='Media tone' -metadata comment='of Windows' tags.wma
# Streams that say themselves what their containers do not.
probe "${picture[@]}" "${sound[@]}" -t 0.4 -c:v libx264 -pix_fmt yuv420p -color_primaries bt709 -color_trc bt709 -colorspace bt709 \
  -c:a mp2 -ac 2 -b:a 64k advanced.ts
probe -f lavfi -i testsrc=size=32x32:rate=25 "${sound[@]}" -t 0.4 -c:v mpeg2video -color_primaries bt470bg -color_trc gamma28 \
  -colorspace bt470bg -c:a ac3 -ar 48000 -ac 2 -b:a 64k second.ts
probe -f lavfi -i testsrc=size=32x32:rate=25 "${sound[@]}" -t 0.4 -c:v mpeg1video -c:a mp2 -ac 1 -b:a 64k first.mpg
probe "${picture[@]}" -t 0.4 -c:v libvpx-vp9 -profile:v 2 -pix_fmt yuv420p10le -b:v 20k ten_bits.webm
probe "${picture[@]}" -f lavfi -i sine=frequency=440:sample_rate=44100 -t 0.4 -c:v libx264 -pix_fmt yuv420p -c:a aac -ac 1 -b:a 32k tags.flv
probe "${sound[@]}" -t 0.1 -c:a wavpack -ac 1 -metadata title='Pack tone' -metadata comment='packed' tags.wv
probe "${picture[@]}" -t 0.4 -c:v libx265 -x265-params log-level=none:info=0 -tag:v hvc1 -pix_fmt yuv420p10le "${hlg[@]}" silent_box.mp4
probe "${picture[@]}" -t 0.4 -c:v libaom-av1 -cpu-used 8 -pix_fmt yuv420p -color_primaries bt2020 -color_trc smpte2084 -colorspace bt2020nc \
  silent_box_av1.mp4
python3 - <<'FILES'
import struct, zlib
def chunk(kind, data): return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
def entry(tag, kind, count, value): return struct.pack(">HHI", tag, kind, count) + value.ljust(4, b"\0")
def exif(iso): return (b"MM\0*" + struct.pack(">IH", 8, 1) + entry(0x8769, 4, 1, struct.pack(">I", 26)) + bytes(4)
                       + struct.pack(">H", 1) + entry(0x8827, 3, 1, struct.pack(">H", iso)) + bytes(4))
# The container's word on colours taken out: the stream's is left.
for name in ("silent_box.mp4", "silent_box_av1.mp4"):
    data = open(name, "rb").read()
    assert data.count(b"colr") == 1
    open(name, "wb").write(data.replace(b"colr", b"free"))
# Exif behind more pixel chunks than anybody looks at one by one for a list.
pixels = zlib.compress(bytes(17) * 16)
head = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 16, 16, 8, 0, 0, 0, 0))
parts = b"".join(chunk(b"IDAT", pixels[i:i + 1]) for i in range(len(pixels))) + chunk(b"IDAT", b"") * 400
open("exif_behind.png", "wb").write(head + parts + chunk(b"eXIf", exif(640)) + chunk(b"prVt", bytes(300)) + chunk(b"IEND", b""))
profile = b"Exif\0\0" + exif(320)
text = b"\nexif\n%8d\n" % len(profile) + profile.hex().encode() + b"\n"
packet = zlib.compress(text)
open("raw_profile.png", "wb").write(head + chunk(b"zTXt", b"Raw profile type exif\0\0" + packet) + chunk(b"tEXt", b"comment\0small letters")
                                   + chunk(b"IDAT", pixels) + chunk(b"IEND", b""))
# Monkey's Audio: a descriptor, a header, and a tag.
def item(name, value): return struct.pack("<II", len(value), 0) + name + b"\0" + value
items = item(b"Title", "Affe".encode()) + item(b"Comment", b"of apes")
foot = b"APETAGEX" + struct.pack("<IIII", 2000, len(items) + 32, 2, 0) + bytes(8)
descriptor = b"MAC " + struct.pack("<HHIIIIIII", 3990, 0, 52, 24, 0, 0, 0, 0, 0) + bytes(16)
header = struct.pack("<HHIIIHHI", 2000, 0, 73728, 44100, 1, 24, 2, 44100)
open("tags.ape", "wb").write(descriptor + header + items + foot)
# AMR of two kinds: frames of no data but their first byte and what its type takes.
open("narrow.amr", "wb").write(b"#!AMR\n" + (b"\x3c" + bytes(31)) * 25)
open("wide.amr", "wb").write(b"#!AMR-WB\n" + (b"\x04" + bytes(17)) * 50)
# A picture of Photoshop's: header, no colours, no resources, no layers, pixels.
open("resources.psd", "wb").write(b"8BPS\0\1" + bytes(6) + struct.pack(">HIIHH", 3, 4, 4, 16, 3) + bytes(12) + b"\0\0" + bytes(96))
# Samples of twenty bits in three bytes.
sound = struct.pack("<HHIIHH", 1, 1, 8000, 24000, 3, 20)
open("twenty_bits.wav", "wb").write(b"RIFF" + struct.pack("<I", 36 + 2400) + b"WAVEfmt " + struct.pack("<I", 16) + sound
                                    + b"data" + struct.pack("<I", 2400) + bytes(2400))
# A song of an album in Matroska: both have a title.
def element(name, *parts): return name + struct.pack(">Q", len(b"".join(parts)) | 1 << 56) + b"".join(parts)
def tag(level, title, *track):
    target = element(b"\x63\xc0", element(b"\x68\xca", bytes([level])), *track)
    return element(b"\x73\x73", target, element(b"\x67\xc8", element(b"\x45\xa3", b"TITLE"), element(b"\x44\x87", title)))
head = element(b"\x1a\x45\xdf\xa3", element(b"\x42\x82", b"matroska"))
info = element(b"\x15\x49\xa9\x66", element(b"\x2a\xd7\xb1", b"\x0f\x42\x40"), element(b"\x44\x89", struct.pack(">d", 2000)))
track = element(b"\xae", element(b"\xd7", b"\1"), element(b"\x73\xc5", b"\1"), element(b"\x83", b"\2"), element(b"\x86", b"A_VORBIS"),
                element(b"\xe1", element(b"\xb5", struct.pack(">d", 44100)), element(b"\x9f", b"\2")))
tags = element(b"\x12\x54\xc3\x67", tag(50, b"An album"), tag(30, b"A song", element(b"\x63\xc5", b"\1")))
open("song.mka", "wb").write(head + element(b"\x18\x53\x80\x67", info, element(b"\x16\x54\xae\x6b", track), tags,
                                           element(b"\x1f\x43\xb6\x75", element(b"\xe7", b"\0"), element(b"\xa3", b"\x81\0\0\x80" + bytes(8)))))
# Bytes that are no box before the main one.
data = open("keys.mov", "rb").read()
place = data.index(b"moov") - 4
assert data.index(b"mdat") < place
open("stray.mov", "wb").write(data[:place] + b"\0\0\0\3stray bytes" + data[place:])
FILES
plant -EXIF:ISO=125 -EXIF:Software='Layers 9' -XMP-dc:Title='Collage' -IPTC:Keywords=paste resources.psd
rm made.icc plain.jpg plain.png
ls -l
