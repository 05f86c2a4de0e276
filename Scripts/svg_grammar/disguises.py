"""Other notations of the same document, which may mislead a reader that does not parse XML."""

import re

from .document import SVG, both_sides, chain

# Texts that mislead a reader that counts quotes, angle brackets or the starts of other constructs.
STRAY = [
    "\"",
    "'",
    "<",
    ">",
    "<!-",
    "<![CDATA[",
    "]]",
    "<a b='",
    '<a b="',
    "?",
    "/>",
    "</script>",
    "<svg>",
    "don't",
    "a \" b",
    "[",
    "]>",
    "<!DOCTYPE x [",
    "&",
    "&#",
    "<x y=\"<!",
    "\\",
    "%p;",
    "\u2028",
    "\ufffd",
]


def stray(d):
    return " ".join(d.random.choice(STRAY) for _ in range(d.random.randint(1, 3)))


def instruction(d):
    target = d.random.choice(
        [
            "x",
            "php",
            "script",
            "svg",
            "a.b",
            "xml-model",
            "xpacket",
            "_",
            "é",
            "import",
            "xmlish",
            "style",
            "ENTITY",
            "XML-x",
        ]
    )
    return f"<?{target} {stray(d).replace('?>', '? >')} ?>"


def comment(d):
    inner = re.sub("-+", "-", stray(d))
    return f"<!--{d.random.choice([' ', ' ', '> ', ''])}{inner} -->"


def literal(d):
    return f"<![CDATA[ {stray(d).replace(']]>', ']] >')} ]]>"


def noise_instruction(d):
    both_sides(d, instruction)


def noise_instruction_outside(d):
    d.before.append(instruction(d))
    d.after.append(instruction(d))


def noise_comment(d):
    both_sides(d, comment)
    if d.random.random() < 0.5:
        d.before.append(comment(d))


def noise_literal(d):
    both_sides(d, literal)


def noise_attribute(d):
    values = ["'>'", "'/>'", "'-->'", "'\"'", '"\'"', "']]>'", "'&lt;!--'", '"?>"', "'a\nb'", '">"', "'&#60;!['"]
    both_sides(d, lambda d: f"<{d.tag('g')} id{d.random.choice(['=', ' = '])}{d.random.choice(values)}\n/>")


def noise_text(d):
    both_sides(
        d,
        lambda d: d.element(
            "text",
            ['pointer-events="none"'],
            d.random.choice(["> ' \"", "]] > --", "a > b", '" onload="', "&lt;!--", "é 日本"]),
        ),
    )


def noise_subset(d):
    """Declarations that a reader may take for the end of the internal subset."""
    rows = [
        "<!-- ]> ' -->",
        "<?p ]> \" ?>",
        "<!ENTITY u ']>'>",
        '<!ENTITY v "\'">',
        "<!NOTATION n SYSTEM ']>'>",
        "<!ELEMENT e (#PCDATA|x)*>",
        "<!ATTLIST e f (a|b) 'a' g NMTOKENS #IMPLIED>",
        "<!ENTITY w SYSTEM 'x' NDATA n>",
        "<!ENTITY x '&#60;!--'>",
        '<!ATTLIST e h CDATA "]>">',
    ]
    rows = d.random.sample(rows, d.random.randint(2, 4))
    d.subset = [*rows[1:], *d.subset, rows[0]]


def noise_external(d):
    if not d.external:
        d.external = d.random.choice(
            [
                ' PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"',
                ' SYSTEM "]>"',
                " SYSTEM '\"'",
                ' PUBLIC "" ">"',
                ' SYSTEM "about:legacy-compat"',
            ]
        )


def prefix(d):
    if not d.prefix and not any("<!ATTLIST" in row for row in d.subset):
        old = "".join(d.body)
        name = d.random.choice(["svg", "s", "_", "xhtml", "é"])
        # The parent element gives the namespace to unprefixed elements of the payload.
        d.prefix = name + ":"
        d.body = [f'<g xmlns="{SVG}">{old}</g>']


def inside_page(d):
    if not d.prefix and not d.before and not d.subset and not d.external:
        d.doctype = "html"


def inside(d):
    for name in d.random.choices(["svg", "switch", "g", "a"], k=d.random.randint(1, 4)):
        tag = d.tag(name)
        d.wrappers.append((f"<{tag}>", f"</{tag}>"))


def inside_foreign(d):
    tag = d.tag("foreignObject")
    d.wrappers.append(
        (
            f'<{tag} width="100%" height="100%"><h:div><svg xmlns="{SVG}" width="100%" height="900">',
            f"</svg></h:div></{tag}>",
        )
    )


def references(d):
    """Writes the values of event attributes and addresses as character references."""

    def spelled(c):
        number = d.random.choice(
            [f"#{'0' * d.random.randrange(6)}{ord(c)}", f"#x{'0' * d.random.randrange(6)}{ord(c):x}", f"#x{ord(c):X}"]
        )
        return f"&{number};"

    def rewrite(text):
        def value(match):
            kept = re.split(r"(&[^;]*;)", match[3])
            share = d.random.choice([0.1, 0.5, 1])
            told = "".join(
                part if part.startswith("&") else "".join(spelled(c) if d.random.random() < share else c for c in part)
                for part in kept
            )
            return match[1] + match[2] + told + match[2]

        head, start, rest = text.partition("<" + d.tag("svg"))
        rest = re.sub(
            r"""(?s)( (?:on\w+|href|xlink:href|src|to|values|from|action|formaction|attributeName)\s*=\s*)(["'])(.*?)\2""",
            value,
            rest,
        )
        return head + start + rest

    chain(d, rewrite)


def entities(d):
    """Writes parts of values and text as entities."""
    if d.external:
        return
    words = {
        "ran": "e1",
        "Image": "e2",
        "document": "e3",
        "ipt:": "e4",
        "new": "e5",
        "java": "e6",
        "text/": "e7",
        "http": "e8",
    }
    chosen = d.random.sample(sorted(words), 4)

    def rewrite(text):
        start = text.find("<" + d.tag("svg"))
        rest = text[start:]
        # Not inside CDATA, comments, instructions and namespace declarations.
        parts = re.split(r"""(?s)(<!\[CDATA\[.*?\]\]>|<!--.*?-->|<\?.*?\?>|xmlns[^=]*=["'][^"']*["'])""", rest)
        for place in range(0, len(parts), 2):
            for word in chosen:
                parts[place] = re.sub(
                    f"(?<![&\\w]){re.escape(word)}|(?<=script:){re.escape(word)}", f"&{words[word]};", parts[place]
                )
        return text[:start] + "".join(parts)

    d.subset += [f'<!ENTITY {words[word]} "{word}">' for word in chosen]
    chain(d, rewrite)


def padding(d):
    size = d.random.choice([70_000, 70_000, 300_000, 300_000, 1_100_000, 2_100_000])
    kind = d.random.choice(
        ["comment", "space", "instruction", "text", "elements", "attribute", "subset", "literal", "root", "gap"]
    )
    parts = {
        "comment": "<!--" + " x" * (size // 2) + " -->",
        "space": "\n" * size,
        "instruction": "<?x " + "y" * size + "?>",
        "text": f"<{d.tag('desc')}>" + "lorem " * (size // 6) + f"</{d.tag('desc')}>",
        "elements": f"<{d.tag('g')}/>" * (min(size, 200_000) // 4),
        "root": f"<{d.tag('g')} class='{'z' * size}'>" + "".join(d.body) + f"</{d.tag('g')}>",
        "attribute": f"<{d.tag('g')} id='{'z' * size}'/>",
        "literal": f"<{d.tag('desc')}><![CDATA[{'w' * size}]]></{d.tag('desc')}>",
    }
    if kind == "gap":
        chain(d, lambda text: text.replace("<" + d.tag("svg") + " ", "<" + d.tag("svg") + " " * size, 1))
    elif kind == "root":
        d.body = [parts[kind]]
    elif kind == "subset":
        d.subset.insert(0, "<!--" + " s" * (min(size, 300_000) // 2) + " -->")
    elif kind in ("comment", "instruction") and d.random.random() < 0.5:
        d.before.insert(0, parts[kind])
    else:
        d.body.insert(0, parts[kind])


def broken_after(d):
    """Errors after the payload, which the browser has run by then."""
    d.after.append(
        d.random.choice(
            [
                "text",
                "<more/>",
                "</svg>",
                "<script>",
                "&none;",
                "<!DOCTYPE x>",
                "\0\0\0",
                "<?xml version='1.0'?>",
                "<a b=c>",
                "-->",
                "\x01",
            ]
        )
    )


def broken_inside(d):
    d.body.append(
        d.random.choice(
            [
                "<g></a>",
                "&none;",
                "<g id=x>",
                "<g id='1' id='2'/>",
                "<",
                "<none:x/>",
                "\x01",
                "]]>",
                "<!-- a -- b -->",
                "<g id='<'/>",
            ]
        )
    )


def cut(d):
    d.filters.append(lambda data: data[: max(data.rfind(b"</"), 1)])


def spaces_before(d):
    d.has_declaration = False
    if not d.encoding:
        d.before.insert(0, d.random.choice([" ", "\n\n\n", "\t", "\r\n", "\r", " " * 2000, "<!---->"]))


def declared_oddly(d):
    d.has_declaration = True
    d.version, d.standalone = d.random.choice(["1.1", "1.2", "1.0", "1.0"]), d.random.choice(
        ["", ' standalone="no"', ' standalone="yes"', "\n "]
    )
    if d.version == "1.1" and d.random.random() < 0.5:
        d.body.insert(0, "\x85\u2028")


def line_ends(d):
    end = d.random.choice(["\r", "\r\n"])
    chain(d, lambda text: text.replace("\n", end))
