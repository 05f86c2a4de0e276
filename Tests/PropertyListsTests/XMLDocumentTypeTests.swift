import PropertyLists
import Testing

/// Document types, their entities and attributes, and expansion limits.
@Suite struct XMLDocumentTypeTests {
  private static func read(_ text: String) throws -> XMLDocumentType? {
    for event in try XMLTrace.events(Array((text + "<a/>").utf8), by: 5) {
      if case .documentType(let type) = event { return type }
    }
    return nil
  }

  @Test func identifiers() throws {
    #expect(try Self.read("<!DOCTYPE a>")?.name == "a")
    #expect(try Self.read("<!DOCTYPE a SYSTEM 'x'>")?.systemIdentifier == "x")
    let type = try Self.read("<!DOCTYPE  a  PUBLIC \"-//p\" 'q'  [ ] >")
    #expect(type?.publicIdentifier == "-//p")
    #expect(type?.systemIdentifier == "q")
  }

  static let declarations: [(text: String, declaration: XMLDocumentType.Declaration)] = [
    ("<!ENTITY e 'x&#65;&f;'>", .entity(name: "e", text: Array("xA&f;".utf8))),
    ("<!ENTITY e \"<b/>\">", .entity(name: "e", text: Array("<b/>".utf8))),
    ("<!ENTITY e '&#60;b/>'>", .entity(name: "e", text: Array("<b/>".utf8))),
    ("<!ENTITY e SYSTEM 'x'>", .externalEntity(name: "e")),
    ("<!ENTITY e PUBLIC 'x' 'y' NDATA n >", .externalEntity(name: "e")),
    ("<!ENTITY % e 'x'>", .parameterEntity(name: "e", isExternal: false)),
    ("<!ENTITY % e SYSTEM 'x'>", .parameterEntity(name: "e", isExternal: true)),
    ("<!ATTLIST a b CDATA #IMPLIED>", .attribute(element: "a", name: "b", isText: true, value: nil)),
    (
      "<!ATTLIST a b (x | y) 'x'>",
      .attribute(element: "a", name: "b", isText: false, value: Array("x".utf8))
    ),
    (
      "<!ATTLIST a b CDATA #FIXED 'x'>",
      .attribute(element: "a", name: "b", isText: true, value: Array("x".utf8))
    ),
    ("<!ELEMENT a (b|c)*>", .other("ELEMENT")), ("<!NOTATION n PUBLIC 'x>'>", .other("NOTATION")),
    ("<?p q?>", .instruction(target: "p")),
  ]

  @Test(arguments: declarations.indices) func readsDeclarations(_ index: Int) throws {
    let row = Self.declarations[index]
    let type = try Self.read("<!DOCTYPE a [ <!-- ]> --> \(row.text) ]>")
    #expect(type?.declarations == [row.declaration], "\(row.text)")
  }

  @Test(
    arguments: [
      "%e;", "<!ENTITY % e ''> %e;", "<!ENTITY e '%f;'>", "<!ENTITY e 'x' >]><a>&f;</a>", "<!ENTITY e>",
      "<!ENTITY e 'x",
      "<!ENTITY e SYSTEM>", "<!ENTITY e PUBLIC 'x'>", "<!ATTLIST a b>", "<!ATTLIST a b TEXT 'x'>",
      "<!ATTLIST a b CDATA '<'>", "<!ATTLIST a b CDATA '&e;'>", "<![INCLUDE[]]>", "<!entity e 'x'>", "<b/>",
      "<!-- -- -->",
    ])
  func refuses(_ subset: String) {
    #expect(throws: XMLError.self) { try Self.read("<!DOCTYPE a [\(subset)]>") }
  }

  static let references: [(subset: String, body: String, line: String)] = [
    ("<!ENTITY e 'x'>", "<a b='&e;'>&e;&e;</a>", "<a b=x|>xx</a>"),
    ("<!ENTITY e 'x&f;z'><!ENTITY f 'y'>", "<a>&e;</a>", "<a>xyz</a>"),
    ("<!ENTITY e '1\n2'>", "<a b='&e;'>&e;</a>", "<a b=1 2|>1\n2</a>"),
    ("<!ENTITY e '&#38;#60;b/>'>", "<a b='&e;'>&e;</a>", "<a b=<b/>|><b/></a>"),
    ("<!ENTITY e '1'><!ENTITY e '2'>", "<a>&e;</a>", "<a>1</a>"),
    ("<!ENTITY lt 'x'>", "<a>&lt;</a>", "<a><</a>"),
    ("<!ATTLIST a b CDATA 'x'>", "<a><a b='y'/><c/></a>", "<a b=x|><a b=y|></a><c></c></a>"),
    ("<!ENTITY e 'x'><!ATTLIST a b CDATA '&e;y'>", "<a/>", "<a b=xy|></a>"),
    ("<!ATTLIST a b CDATA '1'><!ATTLIST a b CDATA '2' c CDATA '3'>", "<a/>", "<a b=1| c=3|></a>"),
    ("<!ATTLIST a b CDATA #IMPLIED><!ATTLIST a b CDATA '2'>", "<a/>", "<a></a>"),
    ("<!ATTLIST a xmlns CDATA 'u' xmlns:p CDATA #FIXED 'v'>", "<a p:b=''/>", "<{u}a {v}b=|></{u}a>"),
    ("<!ENTITY e 'u'>", "<a xmlns='&e;'/>", "<{u}a></{u}a>"),
  ]

  @Test(arguments: references.indices, [1, 1 << 20]) func resolvesReferences(_ index: Int, by size: Int)
    throws
  {
    let row = Self.references[index]
    let line = try XMLTrace.line("<!DOCTYPE a [\(row.subset)]>" + row.body, by: size)
    #expect(line == "<!a>" + row.line, "\(row.subset) \(row.body)")
  }

  /// Entities with markup and external entities are distinguished without reading them.
  @Test func entitiesThatAreNotText() {
    for body in ["<a>&e;</a>", "<a b='&e;'/>", "<a>&f;</a>"] {
      let error = #expect(throws: XMLError.self) {
        try XMLTrace.line("<!DOCTYPE a [<!ENTITY e '&#60;b/>'><!ENTITY f 'x&e;'>]>" + body)
      }
      #expect(error?.kind == .markupInEntity("e"))
      let outside = #expect(throws: XMLError.self) {
        try XMLTrace.line("<!DOCTYPE a [<!ENTITY e SYSTEM 'x'><!ENTITY f 'x&e;'>]>" + body)
      }
      #expect(outside?.kind == .externalEntity("e"))
    }
  }

  /// Nested entities stop at a depth or size, even if they expand to nothing.
  @Test(arguments: ["lol", ""]) func nestedEntityLimits(_ text: String) {
    let names = (0..<12).map { "e\($0)" }
    let inner = zip(names.dropFirst(), names).map { outer, inner in
      "<!ENTITY \(outer) '\(String(repeating: "&\(inner);", count: 10))'>"
    }
    let document = "<!DOCTYPE a [<!ENTITY e0 '\(text)'>\(inner.joined())]><a>&e11;</a>"
    let error = #expect(throws: XMLError.self) { try XMLTrace.line(document) }
    #expect(error?.kind == .limit("its entities become too long"))
  }

  @Test func recursiveEntities() {
    for subset in ["<!ENTITY e '&e;'>", "<!ENTITY e '&f;'><!ENTITY f '&e;'>"] {
      let error = #expect(throws: XMLError.self) { try XMLTrace.line("<!DOCTYPE a [\(subset)]><a>&e;</a>") }
      #expect(error?.kind == .limit("too many entities are inside each other"))
    }
  }

  /// Default attributes count against the limit.
  @Test func defaultAttributeLimits() {
    var limits = XMLLimits()
    limits.expandedByteCount = 10_000
    let text = "<!DOCTYPE a [<!ATTLIST b c CDATA '\(String(repeating: "x", count: 1000))'>]><a>"
    #expect(throws: Never.self) {
      try XMLTrace.line(text + String(repeating: "<b/>", count: 9) + "</a>", limits)
    }
    #expect(throws: XMLError.self) {
      try XMLTrace.line(text + String(repeating: "<b/>", count: 10) + "</a>", limits)
    }
  }

  @Test func countsExpandedBytes() throws {
    let text = "<!DOCTYPE a [<!ENTITY e '\(String(repeating: "x", count: 100))'>]><a>&e;&e;</a>"
    var reader = XMLReader(Array(text.utf8))
    while try reader.next() != nil {}
    #expect((200...300).contains(reader.expandedByteCount))
  }
}
