#!/usr/bin/env bash
# Makes the files of Details anew: tiny pictures, movies and sounds in which programs that are not this one planted what
# expected.ndjson says. Needs ffmpeg, exiftool and Python (for a colour profile).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/Details"
rm -f -- *.jpg *.png *.tif *.webp *.mp4 *.mov *.mkv *.webm *.flac *.mp3 *.ogg *.opus *.wav *.aiff *.m4a *.avif *.3gp *.wma
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
rm made.icc plain.jpg plain.png
ls -l
