#!/usr/bin/env bash
# Makes the files of Playing anew: a second of a test pattern in what browsers play and in what they do not, each with a
# place or a name planted in it. Needs ffmpeg with libx264, libx265 and libvpx.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/Playing"
pattern=(-f lavfi -i "testsrc2=size=96x72:rate=10:duration=1")
coded() { ffmpeg -v error -y -bitexact "${pattern[@]}" "$@"; }
small=(-c:v libx264 -preset veryslow -x264-params crf=36 -pix_fmt yuv420p)

# Both halves of a Live Photo: the still's own identifier stands in the movie.
cp ../Media/live/IMG_0001.JPG IMG_0100.JPG
coded -f lavfi -i "sine=frequency=440:duration=1:sample_rate=8000" "${small[@]}" -c:a aac -b:a 8k -movflags use_metadata_tags \
  -metadata com.apple.quicktime.content.identifier=11111111-AAAA-4AAA-8AAA-000000000001 \
  -metadata com.apple.quicktime.location.ISO6709="+48.1000+011.5000+520.000/" \
  -metadata com.apple.quicktime.author=Anna IMG_0100.MOV
coded "${small[@]}" -metadata location="+48.1000+011.5000/" -metadata title=Anna clip.mp4
coded -c:v libx265 -tag:v hvc1 -x265-params log-level=error:crf=40 -pix_fmt yuv420p hevc.mov
coded -c:v libvpx -b:v 40k -metadata title=Anna clip.webm
