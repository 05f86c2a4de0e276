import Testing
import UploadChecks

/// Active content in ZIP-based documents, independent of member names.
@Suite struct DocumentArchiveTests {
  typealias Member = (name: String, text: String)

  private static let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/"

  private static func relations(_ type: String, _ target: String, isExternal: Bool = false) -> Member {
    (
      "word/_rels/document.xml.rels",
      "<Relationships><Relationship Id='r1' Type='\(type)' Target='\(target)'\(isExternal ? " TargetMode='External'" : "")/></Relationships>"
    )
  }

  static let documents: [(name: String, members: [Member], words: String?)] = [
    ("plain", [], nil),
    ("a picture", [relations(office + "image", "media/a.png"), ("word/media/a.png", "x")], nil),
    ("a link", [relations(office + "hyperlink", "https://example.com/", isExternal: true)], nil),
    (
      "macros under another name",
      [
        relations("http://schemas.microsoft.com/office/2006/relationships/vbaProject", "media/a.png"),
        ("word/media/a.png", "x"),
      ],
      "it has macros"
    ),
    (
      "a template here",
      [relations(office + "attachedTemplate", "file:///C:\\Users\\a\\Normal.dotm", isExternal: true)], nil
    ),
    ("a template by name", [relations(office + "attachedTemplate", "Normal.dotm", isExternal: true)], nil),
    (
      "a template elsewhere",
      [relations(office + "attachedTemplate", "https://example.com/a.dotm", isExternal: true)],
      "it takes its template from elsewhere"
    ),
    (
      "a template on a server",
      [relations(office + "attachedTemplate", "file://server/share/a.dotm", isExternal: true)],
      "it takes its template from elsewhere"
    ),
    (
      "a template by references",
      [relations(office + "attachedTemplate", "&#104;ttp://example.com/a", isExternal: true)],
      "it takes its template from elsewhere"
    ),
    (
      "a share", [relations(office + "attachedTemplate", "\\\\server\\a.dotm", isExternal: true)],
      "it takes its template from elsewhere"
    ),
    (
      "an object elsewhere", [relations(office + "oleObject", "https://example.com/a", isExternal: true)],
      "it takes an object from elsewhere"
    ),
    (
      "an object of Internet Explorer",
      [relations(office + "oleObject", "mhtml:https://example.com/a!x-usc:https://b", isExternal: true)],
      "an address in it is a script"
    ),
    (
      "a frame", [relations(office + "frame", "http://example.com/", isExternal: true)],
      "it shows a document from elsewhere"
    ),
    (
      "a field",
      [
        (
          "word/footer1.xml",
          "<w:p><w:instrText>DDE</w:instrText><w:instrText>AUTO c:\\\\a.exe</w:instrText></w:p>"
        )
      ],
      "a field of it asks another program (DDE)"
    ),
    (
      "a simple field", [("word/header1.xml", "<w:fldSimple w:instr='DDEAUTO a b'/>")],
      "a field of it asks another program (DDE)"
    ),
    (
      "other fields",
      [("word/footer1.xml", "<w:instrText> PAGE </w:instrText><w:instrText>ADDED</w:instrText>")], nil
    ),
    (
      "a link of a sheet", [("xl/externalLinks/a.xml", "<ddeLink ddeService='cmd'/>")],
      "a field of it asks another program (DDE)"
    ),
    ("one name twice", [("word/Document.xml", "<w:document/>")], "two of its members have one name"),
  ]

  @Test(arguments: documents.indices) func office(_ index: Int) throws {
    let row = Self.documents[index]
    #expect(
      try Uploads.refusal(Uploads.word(row.members), "*/*", name: "a.docx")?.reason == row.words,
      "\(row.name)")
  }

  @Test func contentTypes() throws {
    for type in [
      "application/vnd.ms-office.vbaProject", "application/vnd.ms-word.document.macroEnabled.main+xml",
      "application/VND.MS-OFFICE.vbaPROJECT",
    ] {
      let types =
        "<Types><Override PartName='/word/document.xml' ContentType='application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'/><Default Extension='png' ContentType='\(type)'/></Types>"
      let bytes = Uploads.zip([
        ("[Content_Types].xml", types), ("word/document.xml", "<w:document/>"), ("word/a.png", "x"),
      ])
      #expect(try Uploads.refusal(bytes, "*/*", name: "a.docx")?.reason == "it has macros", "\(type)")
    }
  }

  /// Local headers that contradict the central directory.
  @Test func contradictoryHeaders() throws {
    var bytes = Uploads.word([("word/note.xml", "<x/>")])
    let name = Array("word/note.xml".utf8)
    let place = try #require(
      (0..<bytes.count - name.count).first { Array(bytes[$0..<$0 + name.count]) == name })
    bytes.replaceSubrange(place..<place + 4, with: Array("vord".utf8))
    let refusal = try Uploads.refusal(bytes, "*/*", name: "a.docx")
    #expect(refusal?.code == .unexaminable)
    #expect(refusal?.reason == "its members and their list contradict each other")
  }

  /// Documents with too many members are refused; plain archives are not.
  @Test func manyMembers() throws {
    let many = (0..<20_010).map { (name: "a\($0)", text: "") }
    #expect(
      try Uploads.refusal(Uploads.word(many), "*/*", name: "a.docx")?.reason
        == "it has more members than are looked through")
    #expect(try Uploads.refusal(Uploads.zip(many), "*/*", name: "a.zip") == nil)
  }

  @Test func encryptedMembers() throws {
    func encrypted(_ bytes: [UInt8]) -> [UInt8] {
      var bytes = bytes
      for index in 0..<bytes.count - 10 {
        if bytes[index...].starts(with: [0x50, 0x4B, 3, 4]) { bytes[index + 6] |= 1 }
        if bytes[index...].starts(with: [0x50, 0x4B, 1, 2]) { bytes[index + 8] |= 1 }
      }
      return bytes
    }
    for (bytes, name) in [(Uploads.word(), "a.docx"), (Uploads.zip([("a.txt", "words")]), "a.zip")] {
      #expect(try Uploads.refusal(bytes, "*/*", name: name) == nil)
      let refusal = try Uploads.refusal(encrypted(bytes), "*/*", name: name)
      #expect(refusal?.code == .unexaminable, "\(name)")
      #expect(refusal?.reason == "a member of it is encrypted", "\(name)")
    }
  }

  static let publications: [(name: String, members: [Member], words: String?)] = [
    ("plain", [("OPS/a.xhtml", "<html><body><p>words</p><svg/></body></html>")], nil),
    ("code as text", [("OPS/a.xhtml", "<html><p>&lt;script&gt; onclick=x</p></html>")], nil),
    (
      "a script", [("OPS/a.xhtml", "<html><head><script>x()</script></head></html>")], "its pages run scripts"
    ),
    (
      "a script by prefix", [("OPS/a.xhtml", "<h:html><h:script>x()</h:script></h:html>")],
      "its pages run scripts"
    ),
    ("a handler", [("OPS/a.xhtml", "<html><p onclick='x()'/></html>")], "its pages run scripts"),
    (
      "an address", [("OPS/a.xhtml", "<html><a href='java&#115;cript:x()'/></html>")], "its pages run scripts"
    ),
    ("under another name", [("OPS/a.png", "\u{FEFF} <html><script/></html>")], "its pages run scripts"),
    ("a member", [("OPS/a.js", "x()")], "its pages run scripts"),
    (
      "fonts",
      [
        (
          "META-INF/encryption.xml",
          "<e><EncryptionMethod Algorithm='http://www.idpf.org/2008/embedding'/></e>"
        )
      ], nil
    ),
    (
      "encrypted",
      [("META-INF/encryption.xml", "<e><EncryptionMethod Algorithm='http://example.com/drm'/></e>")],
      "it is encrypted"
    ),
  ]

  @Test(arguments: publications.indices) func epub(_ index: Int) throws {
    let row = Self.publications[index]
    let opf =
      "<package><manifest><item id='a' href='a.xhtml' media-type='application/xhtml+xml'/></manifest></package>"
    let head: [Member] = [
      ("mimetype", "application/epub+zip"), ("META-INF/container.xml", "<container/>"), ("OPS/a.opf", opf),
    ]
    #expect(
      try Uploads.refusal(Uploads.zip(head + row.members), "*/*", name: "a.epub")?.reason == row.words,
      "\(row.name)")
    if row.words == nil {
      let scripted = opf.replacing("id='a'", with: "properties='nav scripted' id='a'")
      let bytes = Uploads.zip(Array(head.dropLast()) + [("OPS/a.opf", scripted)] + row.members)
      #expect(
        try Uploads.refusal(bytes, "*/*", name: "a.epub")?.reason == "its pages run scripts", "\(row.name)")
    }
  }

  static let openDocuments: [(name: String, members: [Member], words: String?)] = [
    ("plain", [("content.xml", "<office:document-content/>")], nil),
    (
      "a presentation's own action",
      [
        (
          "content.xml",
          "<presentation:event-listener script:event-name='dom:click' presentation:action='next-page'/>"
        )
      ], nil
    ),
    ("a library", [("Basic/Standard/Module1.xml", "<x/>")], "it has macros"),
    ("a script", [("Scripts/python/a.py", "x")], "it has macros"),
    (
      "a listener", [("content.xml", "<s:event-listener s:language='x' x:href='macro:///a.b.c'/>")],
      "it has an event handler"
    ),
    ("macros elsewhere", [("styles.xml", "<x y='vnd.sun.star.script:a?language=Python'/>")], "it has macros"),
    (
      "another program", [("content.xml", "<office:dde-source office:dde-application='soffice'/>")],
      "a field of it asks another program (DDE)"
    ),
    ("encrypted", [("META-INF/manifest.xml", "<m><manifest:encryption-data/></m>")], "it is encrypted"),
  ]

  @Test(arguments: openDocuments.indices) func openDocument(_ index: Int) throws {
    let row = Self.openDocuments[index]
    let head: [Member] = [("mimetype", "application/vnd.oasis.opendocument.text")]
    let manifest: [Member] = row.name == "encrypted" ? [] : [("META-INF/manifest.xml", "<m/>")]
    #expect(
      try Uploads.refusal(Uploads.zip(head + manifest + row.members), "*/*", name: "a.odt")?.reason
        == row.words, "\(row.name)")
  }
}
