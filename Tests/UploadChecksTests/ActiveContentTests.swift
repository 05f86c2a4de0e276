import ContainerFormats
import Testing
import UploadChecks

/// What runs in files is named, and what only looks like it is not.
@Suite struct ActiveContentTests {
  private static let head =
    #"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">"#

  static let pictures: [(body: String, words: String?)] = [
    (#"<circle r="4" fill="red"/>"#, nil), ("<!-- <script>alert(1)</script> --><g/>", nil),
    ("<text><![CDATA[<script>]]></text>", nil), ("<text>on load=x javascript: is a word</text>", nil),
    (#"<a xlink:href="https://example.com/javascript:x"><g/></a>"#, nil),
    (#"<g inkscape:onclick-like="x" ontology-term="x"/>"#, nil), (#"<g once-more="1" on="2"/>"#, nil),
    ("<style>a { fill: red }</style>", nil), ("<foreignObject><p>words</p></foreignObject>", nil),
    (#"<image href="data:image/png;base64,AAAA"/>"#, nil),
    ("<script>alert(1)</script>", "it has an element <script>"),
    ("<SCRIPT href='x'/>", "it has an element <script>"), ("<svg:script/>", "it has an element <script>"),
    ("<g><script\n>", "it has an element <script>"), ("<iframe src='x'/>", "it has an element <iframe>"),
    (#"<g onload="x()"/>"#, "it has an event handler, onload"),
    ("<g id='a'onclick=x />", "it has an event handler, onclick"),
    ("<g\tONMOUSEOVER\n=\n'x'/>", "it has an event handler, onmouseover"),
    (#"<a xlink:href="javascript:alert(1)">"#, "an address in it is a script"),
    (#"<a href=" java&#x0A;script:alert(1)">"#, "an address in it is a script"),
    (#"<a href="&#106;avascript&colon;x">"#, "an address in it is a script"),
    ("<set attributeName='href' to='javascript:x'/>", "an address in it is a script"),
    ("<animate values='a;javascript:x'/>", "an address in it is a script"),
    (#"<use href="data:image/svg+xml;base64,AAAA#x"/>"#, "an address in it is a script"),
    (#"<a title=">" onclick="x">"#, "it has an event handler, onclick"),
  ]

  @Test(arguments: pictures.indices) func drawings(_ index: Int) throws {
    let row = Self.pictures[index]
    let svg = Array((Self.head + row.body + "</svg>").utf8)
    #expect(try Uploads.refusal(svg, "image/*", name: "a.svg")?.reason == row.words, "\(row.body)")
  }

  static let prologs: [(text: String, words: String?)] = [
    (#"<?xml version="1.0"?>"#, nil), (#"<?xml-stylesheet type="text/css" href="a.css"?>"#, nil),
    (#"<?xml-stylesheet type="text/xsl" href="a.xsl"?>"#, "its style sheet is a program"),
    (
      #"<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">"#,
      nil
    ),
    (#"<!DOCTYPE svg [ <!ENTITY ns_svg "http://www.w3.org/2000/svg"> ]>"#, nil),
    (
      #"<!DOCTYPE svg [ <!ENTITY x "&#60;script>"> ]>"#, "an entity of its document type holds markup"
    ),
    (
      #"<!DOCTYPE svg [ <!ENTITY x SYSTEM "file:///etc/passwd"> ]>"#,
      "an entity of its document type is read from elsewhere"
    ),
  ]

  @Test(arguments: prologs.indices) func prologsOfDrawings(_ index: Int) throws {
    let row = Self.prologs[index]
    let svg = Array((row.text + Self.head + "<g/></svg>").utf8)
    #expect(try Uploads.refusal(svg, "image/*", name: "a.svg")?.reason == row.words, "\(row.text)")
  }

  @Test func drawingsInOtherEncodings() throws {
    let text = #"<?xml version="1.0" encoding="UTF-16"?>"# + Self.head + "<script/></svg>"
    let units = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let wide: [UInt8] = [0xFF, 0xFE] + units
    #expect(try Uploads.refusal(wide, "image/*", name: "a.svg")?.code == .active)
    let bytes = Array((Self.head + "<script/></svg>").utf8)
    let trailer: [UInt8] =
      Uploads.bigEndian(Int(CyclicRedundancyCheck.of(bytes))).reversed()
      + Uploads.bigEndian(bytes.count).reversed()
    let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
    let packed = header + (try Deflater.deflate(bytes)) + trailer
    #expect(try Uploads.refusal(packed, "*/*", name: "a.svgz")?.code == .active)
  }

  /// XML of other vocabularies has elements of the same names.
  @Test(
    arguments: [
      ("<a><script/><link/><b onclick='x'/></a>", nil),
      ("<feed xmlns='http://www.w3.org/2005/Atom'><link href='x'/></feed>", nil),
      ("<a><b xmlns='http://www.w3.org/1999/xhtml'><p>words</p></b></a>", nil),
      ("<a><script xmlns='http://www.w3.org/1999/xhtml'/></a>", "it has an element <script>"),
      (
        "<a xmlns:h='http://www.w3.org/1999/xhtml'><h:p onclick='x'/></a>", "it has an event handler, onclick"
      ),
      ("<?xml-stylesheet type='text/xsl' href='a.xsl'?><a/>", "its style sheet is a program"),
    ] as [(String, String?)])
  func otherMarkup(_ text: String, _ words: String?) throws {
    let xml = Array(("<?xml version='1.0'?>\n" + text).utf8)
    #expect(try Uploads.refusal(xml, "*/*", name: "a.xml")?.reason == words)
  }

  /// A script behind more than one piece is found, too.
  @Test func longDrawings() throws {
    for count in [262_000, 262_120, 262_144, 600_000] {
      let svg = Self.head + String(repeating: " ", count: count) + "<script/></svg>"
      #expect(try Uploads.refusal(Array(svg.utf8), "image/*", name: "a.svg")?.code == .active)
    }
  }

  private static let catalog = "<</Type/Catalog/Pages 2 0 R>>"
  private static let pages = "<</Type/Pages/Kids[]/Count 0>>"

  static let documents: [(objects: [String], words: String?)] = [
    ([catalog, pages], nil), ([catalog, pages, "(JavaScript is a word)"], nil),
    ([catalog, pages, "<</S/GoTo/D[2 0 R]>>"], nil), ([catalog, pages, "<</JavaScriptish 1>>"], nil),
    ([catalog, pages, "<</S/JavaScript/JS(app.alert(1))>>"], "it has JavaScript"),
    ([catalog, pages, "<</S/J#61v#61Script/JS 4 0 R>>"], "it has JavaScript"),
    ([catalog, pages, "<</S /Launch/F(a.exe)>>"], "it starts a program"),
    ([catalog, pages, "<</Subtype/RichMedia>>"], "it has embedded Flash or 3D"),
  ]

  @Test(arguments: documents.indices) func pdf(_ index: Int) throws {
    let row = Self.documents[index]
    let bytes = Uploads.pdf(row.objects.map { Array($0.utf8) })
    #expect(try Uploads.refusal(bytes, ".pdf", name: "a.pdf")?.reason == row.words)
  }

  @Test func pdfWithPackedObjects() throws {
    func document(_ text: String, filter: String = "/FlateDecode", garbled: Bool = false) throws -> [UInt8] {
      var data = try Uploads.zlib(Array(text.utf8))
      if garbled { for index in data.indices { data[index] ^= 0x55 } }
      let object =
        Array("<</Type/ObjStm/N 1/First 4/Filter\(filter)/Length \(data.count)>>stream\n".utf8) + data
        + Array("\nendstream".utf8)
      return Uploads.pdf([Array(Self.catalog.utf8), Array(Self.pages.utf8), object])
    }
    #expect(try Uploads.refusal(document("5 0 <</S/GoTo>>"), ".pdf") == nil)
    #expect(
      try Uploads.refusal(document("5 0 <</S/JavaScript/JS(x)>>"), ".pdf")?.reason == "it has JavaScript")
    #expect(
      try Uploads.refusal(document("5 0 <<>>", filter: "/LZWDecode"), ".pdf")?.code == .unexaminable)
    #expect(try Uploads.refusal(document("5 0 <<>>", garbled: true), ".pdf")?.code == .unexaminable)
  }

  @Test func office() throws {
    #expect(try Uploads.refusal(Uploads.word(), ".docx", name: "a.docx") == nil)
    for (member, words) in [
      ("word/vbaProject.bin", "it has macros"),
      ("word/activeX/activeX1.bin", "it has controls that are programs"),
      ("xl/macrosheets/sheet1.xml", "it has macro sheets"),
    ] {
      let bytes = Uploads.word([(member, "x")])
      #expect(try Uploads.refusal(bytes, "*/*", name: "a.docx")?.reason == words, "\(member)")
    }
  }

  @Test(arguments: [
    ("<!DOCTYPE html><p>words</p>", "a.html"), ("#!/bin/sh\necho\n", "a.sh"),
    (#"<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>"#, "a.xhtml"),
  ])
  func programsAndPages(_ text: String, _ name: String) throws {
    #expect(try Uploads.refusal(Array(text.utf8), "*/*", name: name)?.code == .active)
    var policy = try Uploads.policy("*/*")
    policy.allowsActiveContent = true
    let decision = try Uploads.examiner(policy).examine(bytes: Array(text.utf8), name: name)
    #expect(decision.refusal?.code != .active)
    #expect(!decision.serving.isInline)
  }
}
