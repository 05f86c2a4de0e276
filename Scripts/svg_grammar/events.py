"""Payloads: event attributes. `Scripts/test-svg` triggers the events."""

from .document import FULL, PIXEL, shape

POINTER = [
    "onclick",
    "onmousedown",
    "onmouseup",
    "onmousemove",
    "onmouseover",
    "onmouseenter",
    "onpointerdown",
    "onpointerup",
    "onpointermove",
    "onpointerover",
    "onpointerenter",
    "ondblclick",
    "onmouseout",
    "onmouseleave",
    "onpointerout",
    "onpointerleave",
    "onwheel",
    "onmousewheel",
    "oncontextmenu",
    "onauxclick",
]
KEYS = ["onkeydown", "onkeyup", "onkeypress", "onfocus", "onfocusin", "onfocusout", "onblur"]
SMIL = ["onbegin", "onend", "onrepeat"]
ANIMATIONS = [
    "onanimationstart",
    "onanimationend",
    "onanimationiteration",
    "onwebkitanimationstart",
    "onwebkitanimationend",
]
TRANSITIONS = ["ontransitionrun", "ontransitionstart", "ontransitionend", "onwebkittransitionend"]
FOCUSED = ["rect", "g", "a", "path", "circle", "svg"]


def event_pointer(d):
    d.add(shape(d, [(d.random.choice(POINTER), d.script())]))


def event_root(d):
    name = d.random.choice(
        ["onload"] * 4
        + [
            "onfocus",
            "onclick",
            "onscroll",
            "onscrollend",
            "onmousemove",
            "onpointerenter",
            "onkeydown",
            "onunload",
            "onpagehide",
            "onwheel",
        ]
    )
    if name.startswith("onscroll"):
        d.attributes.append('height="9000" width="9000"')
    d.attributes.append(d.attribute(name, d.script()))
    d.add(d.element("rect", [FULL]))


def event_load(d):
    script = d.script()
    kind = d.random.randrange(9)
    if kind == 0:
        d.add(d.element("image", [f'href="{PIXEL}" width="9" height="9"', ("onload", script)]))
    elif kind == 1:
        d.add(d.element("image", ['href="data:," width="9" height="9"', ("onerror", script)]))
    elif kind == 2:
        d.add(d.element("style", [("onload", script)], "rect{fill:red}"))
    elif kind == 3:
        d.add(d.element("script", ['href="data:text/javascript,0"', ("onload", script)]))
    elif kind == 4:
        d.add(d.element("script", ['href="x:y"', ("onerror", script)]))
    elif kind == 5:
        d.add(d.element("svg", [("onload", script)]))
    elif kind == 6:
        d.add(
            d.element("use", ['href="#none"', ("onload", script)]), d.element("g", [("onload", script)])
        )  # Both are controls.
    elif kind == 7:
        d.add(
            d.element("rect", [FULL, 'tabindex="0" autofocus=""', (d.random.choice(["onfocus", "onfocusin"]), script)])
        )
    else:
        d.add(
            d.element("feImage", [f'href="{PIXEL}"', ("onload", script)]),
            d.element("image", ['xlink:href=""', ("onerror", script)]),
        )


def event_key(d):
    d.add(shape(d, ['tabindex="0"', (d.random.choice(KEYS), d.script())], FOCUSED))


def event_smil(d):
    name = d.random.choice(["animate", "set", "animateTransform", "animateMotion"])
    event = d.random.choice(SMIL)
    if name == "set":
        event = d.random.choice(["onbegin", "onend"])
    timing = {"onbegin": 'dur="1s"', "onend": 'dur="0.02s"', "onrepeat": 'dur="0.02s" repeatCount="9"'}[event]
    about = {
        "animate": 'attributeName="x" values="0;1"',
        "set": 'attributeName="x" to="1"',
        "animateTransform": 'attributeName="transform" type="rotate" values="0;9"',
        "animateMotion": 'path="M0 0h9"',
    }[name]
    when = d.random.choice(["", "", 'begin="0s"', 'begin="e.click"', 'begin="e.mouseover"'])
    part = d.element(name, [about, timing, (event, d.script())] + ([when] if when else []))
    d.add(d.element("rect", ['id="e" ' + FULL], part))


def event_animation(d):
    count = ' 3' if d.random.random() < 0.5 else ' 2'
    d.add(
        d.element("style", [], "@keyframes k{from{opacity:.5}to{opacity:1}}.k{animation:k .03s" + count + "}"),
        shape(d, ['class="k"', (d.random.choice(ANIMATIONS), d.script())]),
    )


def event_transition(d):
    d.add(
        d.element("style", [], ".k{transition:opacity .01s}.k:active{opacity:.3}"),
        shape(d, ['class="k"', (d.random.choice(TRANSITIONS), d.script())]),
    )


XHTML_EVENTS = [
    '<h:img src="x:" {onerror}/>',
    f'<h:img src="{PIXEL}" {{onload}}/>',
    '<h:iframe {onload}/>',
    '<h:input autofocus="" {onfocus}/>',
    '<h:details open="" {ontoggle}><h:p>x</h:p></h:details>',
    '<h:video><h:source src="x:" {onerror}/></h:video>',
    '<h:audio src="x:" {onerror}/>',
    '<h:object data="x:" {onerror}/>',
    '<h:style {onload}>x{{}}</h:style>',
    '<h:link rel="stylesheet" href="data:text/css," {onload}/>',
    '<h:body {onload}/>',
    '<h:marquee {onstart}>x</h:marquee>',
    '<h:button {onclick} style="width:100%;height:900px">x</h:button>',
    '<h:div style="content-visibility:auto" {oncontentvisibilityautostatechange}>x</h:div>',
    '<h:video src="x:" {onerror}/>',
    '<h:textarea {onselect} {onfocus} autofocus="" style="width:100%;height:900px">xxxx</h:textarea>',
    '<h:select autofocus="" {onfocus}/>',
    '<h:div style="overflow:scroll;height:500px" {onscroll}><h:p style="height:9000px">x</h:p></h:div>',
    '<h:input style="width:100%;height:900px" {oninput} {onbeforeinput} {onkeydown}/>',
    '<h:img srcset="x: 1x" {onerror}/>',
    '<h:div popover="" id="p" {onbeforetoggle}>x</h:div><h:button popovertarget="p" style="width:100%;height:900px">x</h:button>',
    '<h:label style="display:block;height:900px">x<h:input type="checkbox" {onchange}/></h:label>',
    '<h:embed src="data:text/plain," {onload}/>',
    '<h:a href="#x" {onclick} style="display:block;height:900px">x</h:a>',
    '<h:div contenteditable="" {onfocus} autofocus="">x</h:div>',
    '<h:button commandfor="d" command="show-modal" style="width:100%;height:900px">x</h:button><h:dialog id="d" {oncommand}>x</h:dialog>',
    '<h:div style="overflow:scroll;height:300px;scroll-snap-type:y mandatory" {onscrollsnapchange}><h:p style="height:900px;scroll-snap-align:start">x'
    '</h:p><h:p style="height:900px;scroll-snap-align:start">x</h:p></h:div>',
    '<h:dialog open="" {onfocusin}><h:input autofocus=""/></h:dialog>',
    '<h:form {onsubmit} action="#"><h:input type="submit" style="width:100%;height:900px"/></h:form>',
    '<h:picture><h:img src="" {onerror}/></h:picture>',
]


def event_xhtml(d):
    template = d.random.choice(XHTML_EVENTS)
    script = d.script()
    for name in {part.split("}")[0] for part in template.split("{")[1:]} - {""}:
        template = template.replace("{" + name + "}", d.attribute(name, script))
    d.add(d.foreign(template.replace("{{}}", "{}")))


def event_other(d):
    """Controls: events of SVG Tiny and XML Events, which no browser has."""
    d.namespaces["ev"] = "http://www.w3.org/2001/xml-events"
    d.add(
        d.random.choice(
            [
                d.element("handler", ['type="text/javascript" ev:event="load"'], d.script("<&")),
                d.element("listener", ['event="click" handler="#x"']),
                d.element("rect", [FULL, ("xlink:onclick", d.script())]),
                d.element("rect", [FULL, ("ONCLICK", d.script())]),
                d.element("rect", [FULL, ("DOMActivate", d.script())]),
                f'<?xml-stylesheet href="javascript:{d.plain_script()}"?>',
                d.foreign(
                    f'<m:math xmlns:m="http://www.w3.org/1998/Math/MathML"><m:mtext {d.attribute("href", d.address())} mathsize="900px">x</m:mtext></m:math>'
                ),
                d.element("g", ['xlink:type="simple"', ("xlink:href", d.address())], d.element("rect", [FULL])),
            ]
        )
    )
