import Testing
import UploadChecks

/// SVG drawings, checked by tables of allowed elements and attributes.
@Suite struct DrawingTests {
  static let head = #"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">"#

  static func refusal(_ text: String) throws -> UploadRefusal? {
    try Uploads.refusal(Array(text.utf8), "image/*", name: "a.svg")
  }

  /// Output of ordinary programs.
  static let accepted: [String] = [
    #"<circle r="4" fill="red"/>"#, "<!-- <script>alert(1)</script> --><g/>",
    "<text><![CDATA[<script>]]></text>",
    "<text>on load=x javascript: is a word</text>", "<style>a { fill: red; b: url(javascript:x) }</style>",
    #"<a xlink:href="https://example.com/javascript:x"><g/></a>"#,
    ##"<a href="#x" target="_blank"><g/></a>"##,
    #"<a href="mailto:a@example.com"><g/></a>"#, #"<a href="other.html"><g/></a>"#,
    #"<image href="data:image/png;base64,AAAA"/>"#, #"<image xlink:href="photo.jpg"/>"#,
    #"<image xlink:href="C:\Pictures\a.png"/>"#, #"<image href="data:;base64,AAAA"/>"#,
    #"<image href="a.svg"/>"#,
    ##"<use xlink:href="#x"/>"##, ##"<linearGradient id="a" xlink:href="#b"/>"##,
    #"<tspan class="UrlField" xlink:href="https://example.org/">x</tspan>"#,
    #"<g data-name="x" aria-label="y" role="img" font-family="z" enable-background="new"/>"#,
    #"<g gorn="0.1" connectorname="A B" stoke="none"/>"#, #"<g once-more="a(b)"/>"#, #"<g on="2"/>"#,
    #"<animate attributeName="fill" values="red;blue" dur="1s" repeatCount="indefinite"/>"#,
    #"<animateTransform attributeName="transform" type="rotate" from="0" to="360"/>"#,
    #"<set attributeName="stroke-width" to="2" begin="1s"/>"#,
    ##"<filter id="f"><feGaussianBlur in="SourceAlpha" stdDeviation="2"/><feImage href="#g"/></filter>"##,
    #"<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" anything="x(y)"/>"#,
    """
    <metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#">\
    <cc:Work rdf:about=""><cc:license rdf:resource="http://creativecommons.org/licenses/by/4.0/"/></cc:Work></rdf:RDF></metadata>
    """,
    """
    <switch><foreignObject requiredFeatures="http://www.w3.org/TR/SVG11/feature#Extensibility" width="100%">\
    <div xmlns="http://www.w3.org/1999/xhtml" style="display: flex"><p>words<br/><b>more</b><font color="red">x</font></p>\
    <a href="https://example.com/">y</a><img src="data:image/png;base64,AAAA" alt=""/></div></foreignObject>\
    <text>words</text></switch>
    """,
    """
    <foreignObject><math xmlns="http://www.w3.org/1998/Math/MathML" display="block"><mfrac><mi mathvariant="bold">x</mi><mn>2</mn>\
    </mfrac></math></foreignObject>
    """,
    "<metadata><?xpacket begin='' id='W5M0MpCehiHzreSzNTczkc9d'?><x:xmpmeta xmlns:x='adobe:ns:meta/'/><?xpacket end='w'?></metadata>",
    #"<g xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/" i:layer="yes" i:onclick="a(b)"/>"#,
  ]

  @Test(arguments: accepted) func accepts(_ body: String) throws {
    #expect(try Self.refusal(Self.head + body + "</svg>")?.reason == nil, "\(body)")
  }

  static let script = "an address in it is a script"

  static let refused: [(body: String, words: String)] = [
    ("<script>alert(1)</script>", "it has an element <script>"),
    ("<SCRIPT href='x'/>", "it has an element <SCRIPT>"),
    ("<s:script xmlns:s='http://www.w3.org/2000/svg'/>", "it has an element <script>"),
    ("<h:script xmlns:h='http://www.w3.org/1999/xhtml'/>", "it has an element <script>"),
    ("<script xmlns=''/>", "it has an element <script>"),
    ("<g><script\n/></g>", "it has an element <script>"),
    ("<iframe src='x'/>", "it has an element <iframe>"), ("<handler/>", "it has an element <handler>"),
    ("<h:iframe xmlns:h='http://www.w3.org/1999/xhtml'/>", "it has an element <iframe>"),
    ("<h:form xmlns:h='http://www.w3.org/1999/xhtml'/>", "it has an element <form>"),
    ("<h:link xmlns:h='http://www.w3.org/1999/xhtml' rel='import'/>", "it has an element <link>"),
    ("<x:template xmlns:x='http://www.w3.org/1999/XSL/Transform'/>", "it has an element <template>"),
    ("<unheardOf/>", "it has an element <unheardOf>"),
    (#"<g onload="x()"/>"#, "it has an event handler, onload"),
    ("<g\tONMOUSEOVER\n=\n'x'/>", "it has an event handler, onmouseover"),
    ("<g onload=''/>", "it has an event handler, onload"),
    ("<h:p xmlns:h='http://www.w3.org/1999/xhtml' onclick='x'/>", "it has an event handler, onclick"),
    ("<x:y xmlns:x='urn:x' onclick='x'/>", "it has an event handler, onclick"),
    (#"<a title=">" onclick="x"/>"#, "it has an event handler, onclick"),
    ("<g unheard='a(b)'/>", "it has an attribute that drawings do not need, unheard"),
    ("<g action='data:,x'/>", "it has an attribute that drawings do not need, action"),
    (#"<a xlink:href="javascript:alert(1)"/>"#, script), (#"<a href=" java&#x0A;script:alert(1)"/>"#, script),
    (#"<a href="&#106;avascript:x"/>"#, script),
    (#"<a href="&#1114111;" xlink:href="JavaScript:x"/>"#, script),
    (#"<a xlink:href="&#x9;vbscript:x"/>"#, script), (#"<a href="data:text/html,x"/>"#, script),
    (#"<a xmlns:x="http://www.w3.org/1999/xlink" x:href="javascript:x"/>"#, script),
    (#"<g xml:base="javascript:x"/>"#, script),
    (#"<x:y xmlns:x="urn:x" xlink:href="javascript:x"/>"#, script),
    (#"<use href="data:image/svg+xml;base64,AAAA#x"/>"#, script),
    (#"<image href="data:image/svg+xml,x"/>"#, script), (#"<image href="data:Image/SVG+xml ,x"/>"#, script),
    (#"<m:math xmlns:m="http://www.w3.org/1998/Math/MathML" href="javascript:x"/>"#, script),
    (#"<a href="custom:x"/>"#, "it has an address of a kind that drawings do not need, custom:"),
    (#"<use href="other.svg#x"/>"#, "an element <use> takes in another file"),
    (#"<textPath xlink:href="//example.com/a.svg#x"/>"#, "an element <textPath> takes in another file"),
    ("<set attributeName='href' to='javascript:x'/>", "an animation in it changes href"),
    (
      "<animate attributeName='xlink:href' values='a;javascript:x'/>", "an animation in it changes xlink:href"
    ),
    ("<animate attributeName='onclick' to='x'/>", "an animation in it changes onclick"),
    (
      "<set xmlns:x-l='http://www.w3.org/1999/xlink' attributeName='x-l:href' to='javascript:x'/>",
      "an animation in it changes x-l:href"
    ),
    ("<set attributeName=' href' to='x'/>", "an animation in it changes  href"),
    ("<?php x ?>", "it has an instruction to a program, php"),
    ("<g>", "it is no well-formed XML: at byte 94 </g> is missing"),
    (
      "<g id='a'onclick='x'/>",
      "it is no well-formed XML: at byte 94 white space before an attribute is missing"
    ),
    ("<g a='1' a='2'/>", "it is no well-formed XML: at byte 101 an attribute only once is missing"),
  ]

  @Test(arguments: refused.indices) func refuses(_ index: Int) throws {
    let row = Self.refused[index]
    let refusal = try Self.refusal(Self.head + row.body + "</svg>")
    #expect(
      refusal?.reason.replacing(#/at byte \d+/#, with: "at byte N")
        == row.words.replacing(#/at byte \d+/#, with: "at byte N"), "\(row.body)")
  }

  /// Processing instructions do not hide markup, and comments are ignored.
  @Test(
    arguments: [
      "<?x don't?><script/><?y '?>", "<?x \"?><script/><?y \"?>", "<?x ><!-- ?><script/><?z --><?>",
      "<?a '?><script/><?b '?>",
      "<!-- <?x --><script/>", "<!-- ' --><script/><!-- ' -->", "<g a=\"'\"/><script/><g b=\"'\"/>",
      "<![CDATA[<!--]]><script/>",
      "<g a='>'/><script/>", "<g a='<!--'/><script/>",
    ])
  func nothingIsHidden(_ body: String) throws {
    #expect(try Self.refusal(Self.head + body + "</svg>") != nil, "\(body)")
  }

  static let prologs: [(text: String, words: String?)] = [
    (#"<?xml version="1.0" encoding="UTF-8" standalone="no"?>"#, nil),
    (#"<?xml-stylesheet type="text/css" href="a.css"?>"#, nil),
    (#"<?xml-stylesheet href='a.css' type='text/css' media="screen"?>"#, nil),
    (#"<?xml-stylesheet type="text/xsl" href="a.xsl"?>"#, "its style sheet is a program"),
    (#"<?xml-stylesheet type="text/xsl" href="a.xsl" title="text/css"?>"#, "its style sheet is a program"),
    (#"<?xml-stylesheet type="text/css" type="text/xsl"?>"#, "its style sheet is a program"),
    (#"<?xml-stylesheet type="text/css" x="y" href="a"?>"#, "its style sheet is a program"),
    (#"<?xml-stylesheet type="text&#47;css" href="a"?>"#, "its style sheet is a program"),
    (#"<?xml-stylesheet href="a.xsl"?>"#, "its style sheet is a program"),
    (
      #"<?xml-stylesheet type="text/css" title="encoding='ISO-2022-JP'" href="a"?>"#,
      "its style sheet is a program"
    ),
    ("<!DOCTYPE svg>", nil), ("<!DOCTYPE svg [ ]>", nil),
    (
      #"<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">"#,
      nil
    ),
    (#"<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 20010904//EN" "svg10.dtd">"#, nil),
    (#"<!DOCTYPE svg SYSTEM "http://example.com/x.dtd">"#, "its document type is read from elsewhere"),
    (
      #"<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://example.com/x.dtd">"#,
      "its document type is read from elsewhere"
    ),
    (
      #"<!DOCTYPE svg PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">"#,
      "its document type is none of SVG's"
    ),
    (#"<!DOCTYPE svg [ <!ENTITY ns_svg "http://www.w3.org/2000/svg"> ]>"#, nil),
    (#"<!DOCTYPE svg [ <!ENTITY x "&#60;script>"> ]>"#, "an entity of its document type holds markup"),
    (
      #"<!DOCTYPE svg [ <!ENTITY x SYSTEM "file:///etc/passwd"> ]>"#,
      "an entity of its document type is read from elsewhere"
    ),
    (
      #"<!DOCTYPE svg [ <!ATTLIST svg xmlns:p CDATA #FIXED "http://www.w3.org/1999/xlink"> ]>"#, nil
    ),
    (
      #"<!DOCTYPE svg [ <!ATTLIST svg onload CDATA "x"> ]>"#,
      "its document type gives its elements attributes"
    ),
    (#"<!DOCTYPE svg [ <!ENTITY % x "y"> ]>"#, "its document type declares what drawings do not need"),
    (#"<!DOCTYPE svg [ <!ELEMENT svg ANY> ]>"#, "its document type declares what drawings do not need"),
    (#"<!DOCTYPE svg [ <?x?> ]>"#, "its document type declares what drawings do not need"),
    (
      #"<?xml version="1.0" encoding="ISO-2022-JP"?>"#,
      "it is in an encoding that is not looked through, iso-2022-jp"
    ),
  ]

  @Test(arguments: prologs.indices) func checksProlog(_ index: Int) throws {
    let row = Self.prologs[index]
    #expect(try Self.refusal(row.text + Self.head + "<g/></svg>")?.reason == row.words, "\(row.text)")
  }

  /// Expanded entities are checked.
  @Test(
    arguments: [
      ("<!ENTITY a 'java'>", "<a href='&a;script:x'/>", script),
      ("<!ENTITY a 'java'><!ENTITY b 'script:x'>", "<a href='&a;&b;'/>", script),
      ("<!ENTITY a 'href'>", "<set attributeName='&a;'/>", "an animation in it changes href"),
      ("<!ENTITY a '#010101'>", "<g fill='&a;'/>", nil),
      ("<!ENTITY a 'fill:none;'>", "<g style='&a;stroke:red'/>", nil),
      ("<!ENTITY a 'http://www.w3.org/1999/xhtml'>", "<script xmlns='&a;'/>", "it has an element <script>"),
      ("<!ENTITY a 'urn:x'>", "<script xmlns='&a;'/>", nil),
    ] as [(String, String, String?)])
  func entities(_ subset: String, _ body: String, _ words: String?) throws {
    let text = "<!DOCTYPE svg [\(subset)]>" + Self.head + body + "</svg>"
    #expect(try Self.refusal(text)?.reason == words, "\(body)")
  }

  /// Prefixes do not matter, and late namespace declarations take effect.
  @Test func otherRoots() throws {
    let prefixed = "<s:svg xmlns:s='http://www.w3.org/2000/svg'><s:g/>"
    #expect(try Self.refusal(prefixed + "</s:svg>")?.code != .active)
    #expect(try Self.refusal(prefixed + "<s:script/></s:svg>") != nil)
    #expect(try Self.refusal("<svg><script/></svg>") != nil)
    #expect(try Self.refusal("<svg xmlns='http://www.w3.org/1999/xhtml'><script/></svg>") != nil)
    #expect(try Self.refusal("<x><svg xmlns='http://www.w3.org/2000/svg'><script/></svg></x>") != nil)
  }

  @Test(arguments: [true, false], [true, false]) func utf16(_ isBigEndian: Bool, _ isDeclared: Bool) throws {
    func bytes(_ text: String) -> [UInt8] {
      ("\u{FEFF}" + (isDeclared ? #"<?xml version="1.0" encoding="UTF-16"?>"# : "") + Self.head + text
        + "</svg>").utf16
        .flatMap { isBigEndian ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }
    #expect(try Uploads.refusal(bytes("<g/>"), "image/*", name: "a.svg") == nil)
    // Characters whose bytes equal quotes and a comment's start.
    for sign in ["\u{2200}", "\u{0022}\u{2200}".suffix(1), "\u{213C}\u{2D2D}", "\u{3C21}\u{2D2D}"] {
      let hidden = bytes("<text>\(sign)</text><script/><text>\(sign)</text>")
      #expect(try Uploads.refusal(hidden, "image/*", name: "a.svg")?.reason == "it has an element <script>")
    }
  }

  /// Scripts after several chunks are found.
  @Test(arguments: [65_000, 65_536, 131_000, 600_000]) func longDrawings(_ count: Int) throws {
    for filler in [
      String(repeating: " ", count: count), "<path d='\(String(repeating: "1", count: count))'/>",
    ] {
      #expect(try Self.refusal(Self.head + filler + "</svg>") == nil)
      #expect(try Self.refusal(Self.head + filler + "<script/></svg>")?.code == .active)
    }
  }
}
