"""Texts: unclosed marks, deep nesting, long lines, and very many of rare elements."""
from .forms import form, nested, numbered, repeat, repeated

MIB = 1 << 20

# Sources and prose under several names, because the name chooses the readers.
SHAPES = {
    "comments-open": b"/*", "comments-closed": b"/**/", "line-comments": b"//\n", "hashes": b"#\n", "double-quotes": b'"',
    "single-quotes": b"'", "backticks": b"`", "backslashes": b"\\", "quoted-backslashes": b'"\\', "braces": b"{", "brackets": b"[",
    "parentheses": b"(", "closings": b")]}", "angles": b"<", "semicolons": b";", "dashes": b"-", "stars": b"*", "equals": b"=",
    "dollars": b"$", "ats": b"@", "percents": b"%", "colons": b":", "blank-lines": b"\n", "spaces": b" ", "tabs": b"\t",
    "returns": b"\r", "crlf": b"\r\n", "letters": b"a", "words": b"a ", "digits": b"1", "numbers": b"1 2.5e3 ", "dots": b".",
    "heredocs": b"<<A\n", "triple-quotes": b'"""', "begin": b"begin ", "if": b"if (", "functions": b"f(x){", "lambdas": b"\\x->",
    "imports": b"import a\n", "includes": b"#include <", "at-words": b"@a ", "tags-open": b"<a ", "interpolations": b"\"\\(\"",
    "templates": b"`${", "regex": b"/(/", "raw-strings": b'R"(', "hash-strings": b'#"', "pods": b"=pod\n", "labels": b"a:\n",
    "arrows": b"=>", "pipes": b"|", "nested-comments": b"(*", "ml-strings": b"{|", "lua-long": b"[[", "semi-comments": b";;\n",
    "percent-comments": b"%\n", "continuations": b"\\\n", "accents": "é".encode(), "wide": "漢".encode(), "emoji": "😀".encode(),
    "zero-width": "\u200d".encode(), "combining": "e\u0301\u0301\u0301".encode(), "latin": b"\xe9\xe8 ", "escape-codes": b"\x1b[0m",
}
for _name, _unit in SHAPES.items():
    repeated(f"text-{_name}.txt", _unit)
for _extension in ("c", "py", "pl", "sh", "js", "swift", "rb", "md", "html", "css", "tex", "lua", "ml", "m", "sql", "php"):
    for _name in ("comments-open", "double-quotes", "braces", "parentheses", "letters", "backslashes", "heredocs", "blank-lines"):
        repeated(f"code-{_name}.{_extension}", SHAPES[_name])

# A beginning that selects a reader, and a unit that it searches repeatedly.
LINES = [
    ("html-comments.html", b"<!-- ", b"<!DOCTYPE html><html><body>", b""),
    ("html-comments-only.html", b"<!--", b"", b""),
    ("html-comment-ends.html", b"--", b"<!DOCTYPE html><!--", b""),
    ("html-comment-dashes.html", b"--!", b"<!--", b""),
    ("html-tags.html", b"<b ", b"<html>", b""),
    ("html-quotes.html", b"='\"", b"<html><a b", b""),
    ("html-lower.html", b"<", b"<html>", b""),
    ("html-scripts.html", b"<script>", b"<html>", b""),
    ("html-spaces.html", b" ", b"", b"<html></html>"),
    ("xml-comments.xml", b"<!-- ", b'<?xml version="1.0"?>', b"<a/>"),
    ("xml-comments-closed.xml", b"<!---->", b'<?xml version="1.0"?>', b"<a/>"),
    ("xml-instructions.xml", b"<? ?>", b'<?xml version="1.0"?>', b"<a/>"),
    ("xml-instructions-open.xml", b"<? ", b'<?xml version="1.0"?>', b""),
    ("xml-cdata.xml", b"<![CDATA[", b'<?xml version="1.0"?><a>', b"</a>"),
    ("xml-cdata-ends.xml", b"]]", b'<?xml version="1.0"?><a><![CDATA[', b"]]></a>"),
    ("xml-doctype-brackets.xml", b"[", b'<?xml version="1.0"?><!DOCTYPE a ', b""),
    ("xml-doctype-quotes.xml", b"'\"", b'<?xml version="1.0"?><!DOCTYPE a ', b""),
    ("xml-entities.xml", b'<!ENTITY a "b">', b'<?xml version="1.0"?><!DOCTYPE a [', b"]><a/>"),
    ("xml-references.xml", b"&amp;", b'<?xml version="1.0"?><a>', b"</a>"),
    ("xml-ampersands.xml", b"&", b'<?xml version="1.0"?><a>', b"</a>"),
    ("xml-spaces.xml", b" ", b'<?xml version="1.0"?>', b"<a/>"),
    ("xml-long-name.xml", b"a", b'<?xml version="1.0"?><', b"/>"),
    ("xml-long-value.xml", b"a", b'<?xml version="1.0"?><a b="', b'"/>'),
    ("xml-siblings.xml", b"<a/>", b'<?xml version="1.0"?><r>', b"</r>"),
    ("xml-ends.xml", b"</a>", b'<?xml version="1.0"?><r>', b"</r>"),
    ("json-commas.json", b",", b"[", b"]"),
    ("json-spaces.json", b" ", b"[", b"]"),
    ("json-strings.json", b'"",', b"[", b'""]'),
    ("json-escapes.json", b"\\u0061", b'["', b'"]'),
    ("json-string-open.json", b"a", b'["', b""),
    ("json-backslashes.json", b"\\\\", b'["', b'"]'),
    ("json-digits.json", b"1", b"[", b"]"),
    ("json-pairs.json", b'"a":1,', b"{", b'"a":1}'),
    ("geojson-points.geojson", b"[0,0],", b'{"type":"FeatureCollection","features":[{"geometry":{"coordinates":[', b"[0,0]]}}]}"),
    ("notebook-cells.ipynb", b'{"cell_type":"code"},', b'{"cells":[', b'{}],"nbformat":4}'),
    ("gltf-nodes.gltf", b'{"mesh":0},', b'{"asset":{"version":"2.0"},"nodes":[', b"{}]}"),
    ("lines.jsonl", b'{"a":1}\n', b"", b""), ("empty-lines.jsonl", b"\n", b'{"a":1}\n', b""),
    ("csv-commas.csv", b",", b"", b"\n"), ("csv-quotes.csv", b'"', b"", b"\n"), ("csv-rows.csv", b"a,b\n", b"", b""),
    ("csv-quoted.csv", b'"a",', b"", b"\n"), ("csv-uneven.csv", b"a,b\na\n", b"", b""), ("tsv-tabs.tsv", b"\t", b"a", b"\n"),
    ("mbox-froms.mbox", b"From a@b Mon Jan  1 00:00:00 2024\n", b"", b""), ("mbox-lines.mbox", b">From \n", b"From a@b Mon Jan  1 00:00:00 2024\n", b""),
    ("mail-headers.eml", b"Received: from a\n", b"From: a@b\nTo: c@d\nSubject: x\n", b"\n"),
    ("mail-folds.eml", b" a\n", b"From: a@b\nTo: c@d\nSubject: x\n", b"\n"),
    ("mail-boundaries.eml", b"--x\n", b"From: a@b\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=x\n\n", b"--x--\n"),
    ("mail-long-header.eml", b"a", b"From: a@b\nTo: ", b"\n\n"),
    ("rtf-groups.rtf", b"{", b"{\\rtf1", b""), ("rtf-pairs.rtf", b"{}", b"{\\rtf1", b"}"), ("rtf-words.rtf", b"\\b", b"{\\rtf1", b"}"),
    ("rtf-escapes.rtf", b"\\{", b"{\\rtf1", b"}"), ("rtf-hex.rtf", b"\\'e9", b"{\\rtf1", b"}"), ("rtf-bin.rtf", b"\\bin1 {", b"{\\rtf1", b"}"),
    ("card-folds.vcf", b"\r\n a", b"BEGIN:VCARD\r\nVERSION:4.0\r\nFN:a", b"\r\nEND:VCARD\r\n"),
    ("cards.vcf", b"BEGIN:VCARD\r\nVERSION:4.0\r\nEND:VCARD\r\n", b"", b""),
    ("card-begins.vcf", b"BEGIN:VCARD\r\n", b"", b""), ("events.ics", b"BEGIN:VEVENT\r\nEND:VEVENT\r\n", b"BEGIN:VCALENDAR\r\nVERSION:2.0\r\n", b"END:VCALENDAR\r\n"),
    ("event-begins.ics", b"BEGIN:VEVENT\r\n", b"BEGIN:VCALENDAR\r\nVERSION:2.0\r\n", b""),
    ("cues.srt", b"1\n00:00:00,000 --> 00:00:01,000\na\n\n", b"", b""), ("srt-numbers.srt", b"1\n", b"1\n00:00:00,000 --> 00:00:01,000\na\n\n", b""),
    ("srt-arrows.srt", b"-->", b"1\n00:00:00,000 ", b""), ("srt-blank.srt", b"\n", b"", b"1\n00:00:00,000 --> 00:00:01,000\na\n"),
    ("cues.vtt", b"00:00.000 --> 00:01.000\na\n\n", b"WEBVTT\n\n", b""), ("vtt-notes.vtt", b"NOTE\n", b"WEBVTT\n\n", b""),
    ("ass-events.ass", b"Dialogue: 0,0:00:00.00,0:00:01.00,,,0,0,0,,a\n", b"[Script Info]\nScriptType: v4.00+\n[Events]\n", b""),
    ("playlist.m3u8", b"#EXTINF:1,\na\n", b"#EXTM3U\n", b""), ("playlist.pls", b"File1=a\n", b"[playlist]\n", b""),
    ("asciidoc-links.adoc", b"://", b"= T\n:a: b\n\n", b""), ("asciidoc-marks.adoc", b"a::", b"= T\n", b""), ("markdown-named.md", b"](a", b"# T\n\n[", b""),
    ("markdown-named-wide.md", b"[]( ", b"# T\n\n", b""), ("markdown-notes.md", b"]:", b"# T\n\n[", b""), ("org-links.org", b"[[", b"* TODO T\n#+TITLE: a\n", b""),
    ("wiki-links.wiki", b"[[a|", b"== T ==\n", b""), ("wiki-templates.wiki", b"{{a|", b"== T ==\n", b""), ("rst-roles.rst", b":a:`", b"T\n=\n\n.. a::\n", b""),
    ("triples.nt", b"<a:", b"", b""), ("triples-literals.nt", b'<a:b> <a:b> "\\', b"", b""),
    ("markdown-links.md", b"[a](", b"# T\n", b""), ("markdown-stars.md", b"*a **a ", b"# T\n", b""), ("markdown-fences.md", b"```\n", b"", b""),
    ("markdown-quotes.md", b"> ", b"", b""), ("markdown-headings.md", b"# a\n", b"", b""), ("markdown-tables.md", b"|-", b"|a|\n", b""),
    ("yaml-dashes.yaml", b"- ", b"---\n", b""), ("yaml-keys.yaml", b"a:\n", b"---\n", b""), ("yaml-anchors.yaml", b"&a *a ", b"---\n", b""),
    ("toml-tables.toml", b"[a]\n", b"", b""), ("ini-sections.ini", b"[a]\nb=c\n", b"", b""), ("properties.properties", b"a=\\\n", b"", b""),
    ("patch.diff", b"@@ -1 +1 @@\n-a\n+b\n", b"--- a\n+++ b\n", b""), ("patch-heads.diff", b"--- a\n", b"", b""),
    ("pem.pem", b"-----BEGIN CERTIFICATE-----\n", b"", b""), ("pem-lines.pem", b"AAAA\n", b"-----BEGIN CERTIFICATE-----\n", b"-----END CERTIFICATE-----\n"),
    ("script-shebang.sh", b" ", b"#!", b"/bin/sh\n"), ("script-lines.sh", b"echo 'a\n", b"#!/bin/sh\n", b""),
    ("latex-groups.tex", b"\\begin{a}", b"\\documentclass{a}", b""), ("troff.1", b".B a\n", b".TH A 1\n", b""),
    ("postscript.ps", b"(", b"%!PS-Adobe-3.0\n", b"%%EOF\n"), ("postscript-comments.ps", b"%%a\n", b"%!PS-Adobe-3.0\n", b"%%EOF\n"),
    ("postscript-box.eps", b"%%BoundingBox: (atend)\n", b"%!PS-Adobe-3.0 EPSF-3.0\n", b"%%EOF\n"),
    ("postscript-eof.eps", b"%%EOF\n", b"%!PS-Adobe-3.0 EPSF-3.0\n", b""),
    ("portable.ppm", b"#\n", b"P3\n", b"1 1 255 0 0 0\n"), ("portable-numbers.pgm", b"1 ", b"P2\n1000 1000 255\n", b""), ("pam.pam", b"#a\n", b"P7\n", b"ENDHDR\n"),
    ("bitmap.xbm", b"0x00,", b"#define a_width 8\n#define a_height 8\nstatic char a_bits[] = {", b"};"), ("pixmap.xpm", b'"a",\n', b"/* XPM */\nstatic char *a[] = {\n", b"};"),
    ("model.obj", b"v 0 0 0\n", b"# obj\n", b""), ("model.stl", b"facet normal 0 0 0\n", b"solid a\n", b"endsolid a\n"), ("model.ply", b"element a 0\n", b"ply\nformat ascii 1.0\n", b"end_header\n"),
    ("cells.pdb", b"ATOM\n", b"HEADER\n", b"END\n"), ("cube.cube", b"0 0 0\n", b"LUT_3D_SIZE 2\n", b""), ("drawing.dxf", b"0\nLINE\n", b"0\nSECTION\n2\nHEADER\n", b"0\nEOF\n"),
    ("svg-path.svg", b"M0,0", b'<svg xmlns="http://www.w3.org/2000/svg"><path d="', b'"/></svg>'),
    ("svg-comments.svg", b"<!-- -->", b"", b'<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ("svg-size.svg", b" ", b'<svg xmlns="http://www.w3.org/2000/svg" width="', b'1"/>'),
    ("plist-strings.plist", b"<string>a</string>", b'<?xml version="1.0"?><plist version="1.0"><array>', b"</array></plist>"),
    ("plist-comments.plist", b"<!-- ", b'<?xml version="1.0"?><plist version="1.0">', b"</plist>"),
    ("openstep.strings", b'"a" = "b";\n', b"", b""), ("openstep-open.strings", b'"a" = "', b"", b""), ("openstep-comments.strings", b"/* a */", b"", b""),
    ("torrent-lists.torrent", b"l", b"d8:announce1:a4:info", b""), ("fasta.fa", b">a\nACGT\n", b"", b""), ("tzdata.tab", b"a\tb\n", b"#\n", b""),
    ("hexlines.hex", b":00000001FF\n", b"", b""), ("srec.s19", b"S00600004844521B\n", b"", b""), ("uuencode.uue", b"M\n", b"begin 644 a\n", b"end\n"),
    ("changelog.txt", b"2024-01-01  A  <a@b>\n\n\t* a: b\n\n", b"", b""), ("log.log", b"[2024-01-01 00:00:00] a\n", b"", b""),
]
for _name, _unit, _before, _after in LINES:
    repeated(_name, _unit, _before, _after)

nested("xml-deep.xml", b"<a>", b"</a>", b'<?xml version="1.0"?>')
nested("xml-deep-namespaces.xml", b'<a:b xmlns:a="c">', b"</a:b>", b'<?xml version="1.0"?>')
nested("html-deep.html", b"<div>", b"</div>", b"<!DOCTYPE html><html>")
nested("svg-deep.svg", b"<g>", b"</g>", b'<svg xmlns="http://www.w3.org/2000/svg">', b"</svg>")
nested("json-deep.json", b"[", b"]")
nested("json-deep-pairs.json", b'{"a":', b"}", middle=b"1")
nested("plist-deep.plist", b"<array>", b"</array>", b'<?xml version="1.0"?><plist version="1.0">', b"</plist>")
nested("plist-deep-dicts.plist", b"<dict><key>a</key>", b"</dict>", b'<?xml version="1.0"?><plist version="1.0">', b"</plist>")
nested("lisp-deep.lisp", b"(", b")", b"(defun a ()", b")")
nested("rtf-deep.rtf", b"{\\b ", b"}", b"{\\rtf1", b"}")
nested("yaml-deep.yaml", b"[", b"]", b"---\na: ")
nested("latex-deep.tex", b"{", b"}", b"\\documentclass{a}")
numbered("xml-attributes.xml", b' a%d="b"', b'<?xml version="1.0"?><r', b"/>")
numbered("xml-namespaces.xml", b' xmlns:a%d="b%d"', b'<?xml version="1.0"?><r', b"/>")
numbered("xml-entities-many.xml", b'<!ENTITY a%d "b">', b'<?xml version="1.0"?><!DOCTYPE r [', b"]><r/>")
numbered("svg-attributes.svg", b' a%d="b"', b'<svg xmlns="http://www.w3.org/2000/svg"', b"/>")
numbered("html-attributes.html", b' a%d="b"', b"<html", b"></html>")
numbered("json-keys.json", b'"a%d":%d,', b"{", b'"b":0}')
numbered("plist-keys.plist", b"<key>a%d</key><true/>", b'<?xml version="1.0"?><plist version="1.0"><dict>', b"</dict></plist>")
numbered("words-many.txt", b"w%d ")
numbered("functions-many.c", b"int f%d(void) { return %d; }\n")
numbered("variables-many.py", b"v%d = %d\n")
numbered("rules-many.css", b".a%d { color: red }\n")
numbered("headers-many.eml", b"X-A%d: b\n", b"From: a@b\nTo: c@d\n", b"\n")


def wide(name, text, encoding):
    form(name)(lambda size: text.encode("utf-16-" + encoding)[:2] and
               (b"\xff\xfe" if encoding == "le" else b"\xfe\xff") + repeat(text.encode("utf-16-" + encoding), size))


wide("wide-letters.txt", "a", "le")
wide("wide-words-big.txt", "a b ", "be")
wide("wide-comments.c", "/*", "le")
wide("wide-tags.xml", "<a/>", "le")
wide("wide-open.html", "<!--", "be")
wide("wide-commas.csv", ",", "le")
wide("wide-surrogates.txt", "😀", "be")


@form("wide-unmarked.txt")
def _(size):
    return repeat("a ".encode("utf-16-le"), size)


@form("long-lines.txt")
def _(size):
    """Lines that grow: each one byte longer than the one before."""
    lines, left, length = [], size, 1
    while left > 0:
        lines.append(b"x" * length)
        left -= length + 1
        length += 1
    return b"\n".join(lines)


@form("regex-like.txt")
def _(size):
    return repeat(b"a" * 63 + b"!", size)


@form("mixed-signs.txt")
def _(size):
    return repeat(bytes(range(0x20, 0x7F)), size)


@form("fences-and-quotes.py")
def _(size):
    return repeat(b"'''\"\"\"\\", size)


@form("billion-laughs.xml")
def _(size):
    names = [b'<!ENTITY a0 "lol">'] + [b'<!ENTITY a%d "%s">' % (i, b"&a%d;" % (i - 1) * 10) for i in range(1, 20)]
    return b'<?xml version="1.0"?><!DOCTYPE r [' + b"".join(names) + b"]><r>" + repeat(b"&a19;", size) + b"</r>"


@form("billion-laughs.svg")
def _(size):
    names = [b'<!ENTITY a0 "lol">'] + [b'<!ENTITY a%d "%s">' % (i, b"&a%d;" % (i - 1) * 10) for i in range(1, 20)]
    return (b'<?xml version="1.0"?><!DOCTYPE svg [' + b"".join(names) + b']><svg xmlns="http://www.w3.org/2000/svg"><text>'
            + repeat(b"&a19;", size) + b"</text></svg>")


@form("quadratic-entity.svg")
def _(size):
    """One long entity, and as many references to it as it is long."""
    return (b'<!DOCTYPE svg [<!ENTITY a "' + b"b" * (size // 2) + b'">]><svg xmlns="http://www.w3.org/2000/svg"><text>'
            + repeat(b"&a;", size // 2) + b"</text></svg>")
