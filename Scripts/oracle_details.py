#!/usr/bin/env python3
"""Compares the details that `uti --fields all,serial` shows with exiftool and ffprobe.

  Scripts/oracle_details.py DIR…                    a table of fields by format, and what nothing explains
  Scripts/oracle_details.py DIR… --list iso.silent  every file of that outcome; also agree, split, differ, explained, alone
  Scripts/oracle_details.py DIR… --all              all formats, not only those that are measured
  Scripts/oracle_details.py --self-test             measures the measuring, with made answers

`UTI` names the command; without it the debug build is used. The outcomes are those of Scripts/oracle: an oracle may say a
field in several places, and agreeing with one of them while others differ is split.
"""
import collections, concurrent.futures, json, os, pathlib, re, subprocess, sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
MEASURED = {"JPEG": "JPEG", "HEIC": "HEIF", "HEIF": "HEIF", "AVIF": "HEIF", "PNG": "PNG", "APNG": "PNG", "TIFF": "TIFF", "MP4": "MP4",
            "M4V": "MP4", "3GP": "MP4", "3G2": "MP4", "MOV": "MOV", "MKV": "MKV", "MKA": "MKV", "WEBM": "WebM"}
TRANSFERS = {"bt709": "BT.709", "bt470m": "gamma 2.2", "gamma22": "gamma 2.2", "bt470bg": "gamma 2.8", "gamma28": "gamma 2.8",
             "smpte170m": "BT.601", "smpte240m": "SMPTE 240M", "linear": "linear", "iec61966-2-1": "sRGB", "bt2020-10": "BT.2020 10-bit",
             "bt2020-12": "BT.2020 12-bit", "smpte2084": "PQ", "arib-std-b67": "HLG", "iec61966-2-4": "xvYCC", "bt1361e": "BT.1361",
             "log100": "log 100", "log316": "log 316", "smpte428": "SMPTE 428"}


def number(value):
    try:
        return float(value)
    except (TypeError, ValueError):
        return None


def tagged(tags, *names):
    """The values of all tags of these names, the first name's first; a name may have a group's beginning before it."""
    found = []
    for name in names:
        group, _, tag = name.rpartition(":")
        for key, value in tags.items():
            where, _, plain = key.rpartition(":")
            if plain == tag and (not group or where.startswith(group)) and value not in ("", None):
                found.append(value)
    return found


def streams(probe, kind):
    return [s for s in (probe or {}).get("streams", []) if s.get("codec_type") == kind and not (s.get("disposition") or {}).get("attached_pic")]


def numbers(*names):
    return lambda tags, probe: [value for value in map(number, tagged(tags, *names)) if value]


def texts(*names):
    return lambda tags, probe: [str(value).strip() for value in tagged(tags, *names) if str(value).strip()]


def lists(*names):
    def read(tags, probe):
        values = [value if isinstance(value, list) else re.split("[;,]", str(value)) for value in tagged(tags, *names)]
        return [sorted({str(part).strip() for part in value if str(part).strip()}) for value in values]
    return read


def of_stream(kind, read):
    def first(tags, probe):
        found = [read(stream) for stream in streams(probe, kind)[:1]]
        return [value for value in found if value]
    return first


def codecs(tags, probe):
    names = {s["codec_name"] for kind in ("video", "audio", "subtitle") for s in streams(probe, kind) if s.get("codec_name")}
    return [sorted(names)] if names else []


def depth(tags, probe):
    for stream in streams(probe, "video")[:1]:
        wide = re.search(r"p(\d\d)(le|be)$", stream.get("pix_fmt") or "")
        plain = (stream.get("pix_fmt") or "").startswith(("yuv", "nv"))
        value = number(stream.get("bits_per_raw_sample")) or (float(wide[1]) if wide else 8.0 if plain else None)
        return [value] if value else []
    for stream in streams(probe, "audio")[:1]:
        value = number(stream.get("bits_per_raw_sample")) or number(stream.get("bits_per_sample"))
        return [value] if value and stream["codec_name"].startswith(("pcm", "flac", "alac")) else []
    found = tagged(tags, "PNG:BitDepth", "File:BitsPerSample", "IFD0:BitsPerSample", "QuickTime:ImagePixelDepth", "Meta:ImagePixelDepth")
    return [value for value in (number(str(one).split()[0]) for one in found) if value]


def transfer(tags, probe):
    found = [s.get("color_transfer") for s in streams(probe, "video")[:1]]
    return [TRANSFERS.get(name, name) for name in found if name not in (None, "unknown", "reserved")]


def colors(tags, probe):
    return texts("ICC_Profile:ProfileDescription")(tags, probe) or ["sRGB"] * (1 in tagged(tags, "ExifIFD:ColorSpace"))


def people(tags, probe):
    named = [[one] if isinstance(one, str) else one for one in tagged(tags, "XMP-mwg-rs:RegionType")]
    shapes = [[one] if isinstance(one, str) else one for one in tagged(tags, "XMP-MP:RegionRectangle")]
    return [sum(one == "Face" for one in value) for value in named] + [len(value) for value in shapes]


def near(share):
    return lambda mine, theirs: abs(mine - theirs) <= share * max(abs(mine), abs(theirs))


def equal(mine, theirs):
    return str(mine).split() == str(theirs).split()


def alike(mine, theirs):
    return sorted(set(mine)) == theirs


FIELDS = {
    "exposureTime": (numbers("ExifIFD:ExposureTime", "IFD0:ExposureTime", "XMP-exif:ExposureTime"), near(0.01)),
    "aperture": (numbers("ExifIFD:FNumber", "XMP-exif:FNumber", "ExifIFD:ApertureValue"), near(0.01)),
    "iso": (numbers("ExifIFD:ISO", "XMP-exif:ISO", "IFD0:ISO"), near(0)),
    "focalLength": (numbers("ExifIFD:FocalLength", "XMP-exif:FocalLength"), near(0.01)),
    "flash": (lambda tags, probe: [bool(int(v) & 1) for v in tagged(tags, "ExifIFD:Flash") if number(v) is not None], lambda a, b: a == b),
    "lens": (texts("ExifIFD:LensModel", "XMP-exifEX:LensModel", "XMP-aux:Lens", "Canon:LensModel", "LensModel"), equal),
    "codecs": (codecs, alike),
    "audioChannels": (of_stream("audio", lambda s: s.get("channels")), near(0)),
    "sampleRate": (of_stream("audio", lambda s: number(s.get("sample_rate"))), near(0)),
    "bitRate": (lambda tags, probe: [v for v in [number(((probe or {}).get("format") or {}).get("bit_rate"))] if v], near(0.05)),
    "bitDepth": (depth, near(0)),
    "colorSpace": (colors, equal),
    "transfer": (transfer, equal),
    "title": (texts("XMP-dc:Title", "IPTC:ObjectName", "IFD0:XPTitle", "PNG:Title", "Title"), equal),
    "description": (texts("XMP-dc:Description", "IPTC:Caption-Abstract", "IFD0:ImageDescription", "PNG:Description", "ItemList:Description",
                          "ItemList:Comment", "UserData:Comment", "Keys:Description", "Matroska:Description", "IFD0:XPComment", "PNG:Comment"), equal),
    "keywords": (lists("XMP-dc:Subject", "IPTC:Keywords", "IFD0:XPKeywords", "Keywords", "ItemList:Keyword"), alike),
    "rating": (numbers("XMP-xmp:Rating", "IFD0:Rating", "Keys:RatingUser"), near(0)),
    "people": (people, near(0)),
    "software": (texts("IFD0:Software", "XMP-xmp:CreatorTool", "PNG:Software", "Keys:Software", "UserData:Software", "WritingApp", "Encoder",
                       "EncoderSettings"), equal),
    "projection": (texts("XMP-GPano:ProjectionType", "XMP-GSpherical:ProjectionType"), equal),
    "serial": (texts("ExifIFD:SerialNumber", "IFD0:SerialNumber", "XMP-exifEX:SerialNumber", "XMP-aux:SerialNumber", "Canon:SerialNumber"),
               lambda mine, theirs: mine == theirs or mine.lstrip("0") == theirs.lstrip("0")),
}

# What is known of differences: field, outcome, whether it is so, why.
EXPLANATIONS = [
    ("bitDepth", "differ", lambda m, t, f: f["form"] == "PNG" and tagged(f["tags"], "PNG:ColorType") == [3],
     "a palette's colours are of eight bits, whatever its numbers are"),
    ("bitDepth", "differ", lambda m, t, f: f["form"] == "HEIF", "exiftool tells the depth of another item than the primary one"),
    ("codecs", "differ", lambda m, t, f: set(m) - set(t[0]) <= {"mov_text", "webvtt", "png", "mjpeg"} and set(t[0]) <= set(m),
     "ffprobe shows chapters and empty tracks of texts as data"),
    ("*", "silent", lambda m, t, f: "Non-standard header for APP1" in str(f["tags"]), "XMP behind a header that is not XMP's"),
    ("*", "silent", lambda m, t, f: f["record"].get("damage") is not None or f["record"].get("incomplete"), "the file is damaged"),
    ("software", "differ", lambda m, t, f: "\ufffd" in m, "bytes that are no text"),
]


def outcome(field, mine, theirs):
    if mine is None:
        return "silent" if theirs else None
    if not theirs:
        return "alone"
    same = [FIELDS[field][1](mine, one) for one in theirs]
    return "agree" if same[0] else "split" if any(same) else "differ"


def explain(field, result, mine, theirs, facts):
    for name, when, holds, because in EXPLANATIONS:
        if name in (field, "*") and when == result and holds(mine, theirs, facts):
            return because
    return None


def run(command, **options):
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, **options).stdout


def ask(paths, records):
    listed = "\n".join(paths).encode("utf-8", "surrogateescape")
    text = run(["exiftool", "-j", "-n", "-G1", "-a", "-charset", "filename=utf8", "-@", "-"], input=listed)
    tags = {row["SourceFile"]: row for row in json.loads(text.decode("utf-8", "replace") or "[]")}

    def probe(path):
        if records[path].get("kind") not in ("video", "audio"):
            return path, None
        try:
            return path, json.loads(run(["ffprobe", "-v", "quiet", "-of", "json", "-show_streams", "-show_format", path], timeout=60) or "{}")
        except (subprocess.TimeoutExpired, ValueError):
            return path, None

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        return tags, dict(pool.map(probe, paths))


def measure(folders, wanted, all_formats):
    command = os.environ.get("UTI") or str(ROOT / ".build" / "debug" / "uti")
    text = run([command, "classify", "-r", "--no-pairing", "--fields", "basic,all,serial", "--format", "ndjson", *folders])
    records = {row["path"]: row for row in map(json.loads, text.splitlines()) if row.get("kind") in ("photo", "video", "audio", "livePhoto")}
    tags, probes = ask(list(records), records)
    counts, lines, reasons = collections.defaultdict(collections.Counter), [], collections.Counter()
    for path, record in records.items():
        kind = str((tagged(tags.get(path, {}), "File:FileType") or ["none"])[0])
        form = MEASURED.get(kind)
        if not form and not all_formats:
            continue
        for field, (read, _) in FIELDS.items():
            mine, theirs = record.get(field), read(tags.get(path, {}), probes.get(path))
            result = outcome(field, mine, theirs)
            if result is None:
                continue
            facts = {"record": record, "tags": tags.get(path, {}), "probe": probes.get(path), "form": form or kind}
            because = explain(field, result, mine, theirs, facts)
            if because:
                result, _ = "explained", reasons.update([because])
            counts[field][result] += 1
            if f"{field}.{result}" in wanted or result == "differ":
                lines.append(f"{result} {field} {form or kind} {path}: uti {mine!r:.80}, oracles {theirs!r:.160}")
    print(f"{'field':<14}" + "".join(f"{name:>10}" for name in ("agree", "split", "explained", "differ", "silent", "alone")) + "  coverage")
    for field in FIELDS:
        row = counts[field]
        known = sum(row[name] for name in ("agree", "split", "explained", "differ", "silent"))
        covered = 100 * (known - row["differ"] - row["silent"]) / known if known else 100
        print(f"{field:<14}" + "".join(f"{row[name]:>10}" for name in ("agree", "split", "explained", "differ", "silent", "alone")) + f"{covered:>8.1f} %")
    print(*lines, sep="\n")
    for because, count in reasons.most_common():
        print(f"{count:>6}  {because}")
    return 1 if any(row["differ"] for row in counts.values()) else 0


def self_test():
    tags = {"ExifIFD:ISO": 100, "IFD0:ISO": 200, "XMP-dc:Subject": ["b", "a"], "XMP-mwg-rs:RegionType": ["Face", "Pet", "Face"]}
    checks = [
        (FIELDS["iso"][0](tags, None), [100.0, 200.0]), (outcome("iso", 100, [100.0, 200.0]), "agree"),
        (outcome("iso", 200, [100.0, 200.0]), "split"), (outcome("iso", 300, [100.0, 200.0]), "differ"),
        (outcome("iso", None, [100.0]), "silent"), (outcome("iso", 100, []), "alone"), (outcome("iso", None, []), None),
        (outcome("keywords", ["a", "b"], FIELDS["keywords"][0](tags, None)), "agree"), (outcome("keywords", ["a"], [["a", "b"]]), "differ"),
        (people(tags, None), [2]), (outcome("serial", "12", ["0012"]), "agree"),
        (depth({}, {"streams": [{"codec_type": "video", "pix_fmt": "yuv420p10le"}]}), [10.0]),
        (transfer({}, {"streams": [{"codec_type": "video", "color_transfer": "smpte2084"}]}), ["PQ"]),
        (codecs({}, {"streams": [{"codec_type": "video", "codec_name": "png", "disposition": {"attached_pic": 1}}]}), []),
        (explain("bitDepth", "differ", 8, [4.0], {"form": "PNG", "tags": {"PNG:ColorType": 3}}) is not None, True),
        (explain("bitDepth", "differ", 8, [4.0], {"form": "PNG", "tags": {"PNG:ColorType": 2}}), None),
    ]
    for index, (value, expected) in enumerate(checks):
        if value != expected:
            sys.exit(f"oracle_details: check {index} gives {value!r} instead of {expected!r}")
    print(f"{len(checks)} checks hold")
    return 0


if __name__ == "__main__":
    arguments = sys.argv[1:]
    if "--self-test" in arguments:
        sys.exit(self_test())
    chosen = {arguments[index + 1] for index, word in enumerate(arguments) if word == "--list" and index + 1 < len(arguments)}
    folders = [word for index, word in enumerate(arguments) if not word.startswith("--") and (index == 0 or arguments[index - 1] != "--list")]
    if not folders:
        sys.exit(__doc__)
    sys.exit(measure(folders, chosen, "--all" in arguments))
