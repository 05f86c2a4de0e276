"""The document that payloads and disguises change."""

import urllib.parse

SVG = "http://www.w3.org/2000/svg"
XHTML = "http://www.w3.org/1999/xhtml"
XLINK = "http://www.w3.org/1999/xlink"
XSL = "http://www.w3.org/1999/XSL/Transform"
PIXEL = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="


class Document:
    """An SVG under construction; `data` is its bytes."""

    def __init__(self, random, host, name):
        self.random, self.host, self.name = random, host, name
        self.prefix, self.has_namespace = "", True
        self.version, self.encoding, self.standalone, self.codec, self.mark = "1.0", None, "", "utf-8", b""
        self.has_declaration = random.random() < 0.4
        self.before, self.after = [], []
        self.doctype, self.external, self.subset = "svg", "", []
        self.namespaces = {"xlink": XLINK, "h": XHTML}
        self.attributes, self.body = [], []
        self.wrappers = []
        self.spell = lambda value: value
        self.rewrite = lambda text: text
        self.filters = []
        self.compression = None

    def script(self, forbidden=""):
        """Returns JavaScript that reports to the server, without the characters in `forbidden`."""
        url = f"http://{self.host}/ran/{self.name}"
        forms = [f"new Image().src={q}{url}{q};document.title={q}ran{q}" for q in "'\"`"]
        forms += [f"fetch({q}{url}{q},{{mode:{q}no-cors{q}}})" for q in "'\"`"]
        forms.append(f"new Image().src=String.fromCharCode({','.join(str(ord(c)) for c in url)})")
        return self.random.choice([form for form in forms if not any(c in forbidden for c in form)])

    def plain_script(self):
        """Like `script`, without quotes."""
        return self.script("'\"`")

    def address(self, spelled=True):
        """Returns a `javascript:` address."""
        scheme = "javascript:"
        if spelled:
            scheme = self.random.choice(
                [
                    scheme,
                    scheme,
                    "JavaScript:",
                    "JAVASCRIPT:",
                    "java&#10;script:",
                    "java&#x9;script:",
                    "  javascript:",
                    "&#13;&#10;javascript:",
                    "j&#97;vascript:",
                    "&#x00006a;avascript:",
                    "javascript&#0058;",
                    "javascript&#x3a;",
                    "javascript:&#10;",
                    "javascript://%0a",
                    "javascript:/*\n*/",
                    "jav&#9;as&#10;cr&#13;ipt&#58;",
                ]
            )
        return scheme + self.script('"').replace("&", "&amp;") + ";void 0"

    def data_script(self):
        return "data:text/javascript," + urllib.parse.quote(self.script())

    def data_page(self):
        return "data:text/html," + urllib.parse.quote(f"<script>{self.script()}</script>")

    def data_svg(self):
        return "data:image/svg+xml," + urllib.parse.quote(
            f'<svg id="x" xmlns="{SVG}"><script>{self.script()}</script></svg>'
        )

    def attribute(self, name, value):
        quote = self.random.choice("'\"") if "'" not in value and '"' not in value else "'" if '"' in value else '"'
        gap = self.random.choice(["", "", "", " ", "\n", "\t"])
        return f"{name}{gap}={gap}{quote}{self.spell(value)}{quote}"

    def tag(self, name):
        return self.prefix + name

    def element(self, name, attributes=(), content=""):
        """Returns an SVG element; `attributes` are pairs, or literal text."""
        name = self.tag(name)
        written = "".join(" " + (a if isinstance(a, str) else self.attribute(*a)) for a in attributes)
        return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"

    def foreign(self, content):
        """Returns XHTML that fills the window."""
        return self.element("foreignObject", ['width="100%" height="100%"'], content)

    def add(self, *parts):
        self.body += parts

    def text(self):
        body = "".join(self.body)
        for opening, closing in self.wrappers:
            body = opening + body + closing
        spaces = "".join(f' xmlns:{key}="{value}"' for key, value in self.namespaces.items())
        own = f' xmlns:{self.prefix[:-1]}="{SVG}"' if self.prefix else f' xmlns="{SVG}"'
        own = own if self.has_namespace else ""
        attributes = "".join(" " + a for a in self.attributes)
        root = f"<{self.tag('svg')}{own}{spaces}{attributes}>{body}</{self.tag('svg')}>"
        if self.doctype == "html":
            root = f'<html xmlns="{XHTML}"><body>{root}</body></html>'
        declaration = ""
        if self.has_declaration or self.encoding:
            quote, equals = self.random.choice(["\"", "\"", "'"]), self.random.choice(["=", "=", " = ", "\n="])
            named = f" encoding{equals}{quote}{self.encoding}{quote}" if self.encoding else ""
            declaration = f"<?xml version{equals}{quote}{self.version}{quote}{named}{self.standalone}?>\n"
        doctype = ""
        if self.subset or self.external:
            inner = " [\n" + "\n".join(self.subset) + "\n]" if self.subset else ""
            doctype = f"<!DOCTYPE {self.doctype}{self.external}{inner}>\n"
        return declaration + "".join(self.before) + doctype + root + "".join(self.after)

    def data(self):
        data = self.rewrite(self.text())
        if isinstance(data, str):
            data = self.mark + data.encode(self.codec)
        for filter in self.filters:
            data = filter(data)
        return self.compression(data) if self.compression else data


FULL = 'width="100%" height="100%" fill="#cde"'
SHAPES = ["rect", "g", "text", "a", "svg", "use", "image", "path", "foreignObject", "switch", "circle"]


def shape(d, attributes, names=SHAPES):
    """Returns an element that fills the window."""
    name = d.random.choice(names)
    inner = d.element("rect", [FULL])
    if name == "rect":
        return d.element("rect", [FULL, *attributes])
    if name == "circle":
        return d.element("circle", ['cx="50%" cy="50%" r="5000"', *attributes])
    if name == "path":
        return d.element("path", ['d="M0 0h5000v5000h-5000z"', *attributes])
    if name == "text":
        return d.element("text", ['x="0" y="2000" font-size="3000"', *attributes], "███")
    if name == "use":
        return d.element("defs", [], d.element("rect", ['id="r" ' + FULL])) + d.element(
            "use", ['href="#r"', *attributes]
        )
    if name == "image":
        return d.element(
            "image", ['width="100%" height="100%" preserveAspectRatio="none"', f'href="{PIXEL}"', *attributes]
        )
    if name == "foreignObject":
        return d.element(
            "foreignObject",
            ['width="100%" height="100%"', *attributes],
            f'<p xmlns="{XHTML}" style="height:3000px">x</p>',
        )
    return d.element(name, ['width="100%" height="100%"' if name == "svg" else 'id="e"', *attributes], inner)


def both_sides(d, make):
    """Inserts one text before and one after the payload."""
    d.body.insert(0, make(d))
    d.body.append(make(d))


def chain(d, rewrite):
    earlier = d.rewrite
    d.rewrite = lambda text: rewrite(earlier(text))
