import PropertyLists
import Testing

/// Documents as a line of text: `<name attribute=value|…>`, `</name>`, text as it is, `<!--…-->`, `<?target data?>`.
enum XMLTrace {
  /// The events of a document, read in pieces of so many bytes.
  static func events(
    _ bytes: [UInt8], by size: Int = .max, _ limits: XMLLimits = XMLLimits(),
    encodings: XMLReader.Encodings = .latin1
  ) throws -> [XMLEvent] {
    var rest = bytes[...]
    var reader = XMLReader(limits, encodings: encodings) { () throws(XMLError) in
      guard !rest.isEmpty else { return nil }
      defer { rest = rest.dropFirst(size) }
      return Array(rest.prefix(size))
    }
    var events: [XMLEvent] = []
    while let event = try reader.next() { events.append(event) }
    return events
  }

  static func line(_ events: [XMLEvent]) -> String {
    events.map { event in
      switch event {
      case .documentType(let type): "<!\(type.name)>"
      case .start(let element):
        "<" + name(element.name)
          + element.attributes.filter { $0.name.namespace != XMLNamespace.declarations }
          .map { " \(name($0.name))=\($0.text)|" }.joined() + ">"
      case .end(let end): "</\(name(end))>"
      case .text(let text): String(decoding: text, as: UTF8.self)
      case .characterData(let text): "[" + String(decoding: text, as: UTF8.self) + "]"
      case .comment(let text): "<!--" + String(decoding: text, as: UTF8.self) + "-->"
      case .instruction(let target, let data): "<?\(target) \(data)?>"
      }
    }.joined()
  }

  private static func name(_ name: XMLName) -> String {
    name.namespace.isEmpty ? name.local : "{\(name.namespace)}\(name.local)"
  }

  static func line(_ text: String, by size: Int = .max, _ limits: XMLLimits = XMLLimits()) throws -> String {
    line(try events(Array(text.utf8), by: size, limits))
  }
}

@Suite struct XMLReaderTests {
  static let documents: [(text: String, line: String)] = [
    ("<a/>", "<a></a>"), ("<a></a >", "<a></a>"), (" \n<a/>\n<!-- x --> ", "<a></a><!-- x -->"),
    ("<a b='1' c=\"2\"/>", "<a b=1| c=2|></a>"), ("<a\n\tb = \"'\"\n/>", "<a b='|></a>"),
    ("<?xml version=\"1.0\"?><a/>", "<a></a>"),
    ("<?xml version='1.1' encoding='utf-8' standalone='no' ?>\r\n<a/>", "<a></a>"),
    ("<a>x<b>y</b>z</a>", "<a>x<b>y</b>z</a>"), ("<a>&lt;&amp;&gt;&quot;&apos;</a>", "<a><&>\"'</a>"),
    ("<a>&#65;&#x42;&#x1F600;</a>", "<a>AB😀</a>"), ("<a>1\r\n2\r3\n4</a>", "<a>1\n2\n3\n4</a>"),
    ("<a b=\"1\r\n2\t3&#10;4&#x9;\"/>", "<a b=1 2 3\n4\t|></a>"),
    ("<a><![CDATA[<b>&c;]]]]><![CDATA[>]]></a>", "<a>[<b>&c;]]][>]</a>"),
    ("<a><![CDATA[]]]></a>", "<a>[]]</a>"), ("<a>]] ]>]&gt;</a>", "<a>]] ]>]></a>"),
    ("<a><!----><!-- - --></a>", "<a><!----><!-- - --></a>"),
    ("<a><?x?><?y  z ?></a>", "<a><?x ?><?y z ?></a>"), ("<?x <b>'\" ?><a/>", "<?x <b>'\" ?><a></a>"),
    ("<a><?x ><!-- ?><b/><?z --><?></a>", "<a><?x ><!-- ?><b></b><?z --><?></a>"),
    ("<é ü='ö'/>", "<é ü=ö|></é>"), ("<a.b-c_1/>", "<a.b-c_1></a.b-c_1>"),
  ]

  /// The events do not depend on the chunk size.
  @Test(arguments: documents.indices, [1, 2, 3, 1 << 20]) func reads(_ index: Int, by size: Int) throws {
    let row = Self.documents[index]
    #expect(try XMLTrace.line(row.text, by: size) == row.line, "\(row.text)")
  }

  static let namespaces: [(text: String, line: String)] = [
    ("<a xmlns='u'><b c='1'/></a>", "<{u}a><{u}b c=1|></{u}b></{u}a>"),
    ("<p:a xmlns:p='u' p:b='1'/>", "<{u}a {u}b=1|></{u}a>"),
    ("<a xmlns='u'><b xmlns=''/><c/></a>", "<{u}a><b></b><{u}c></{u}c></{u}a>"),
    ("<a xmlns:p='u'><b xmlns:p='v'><p:c/></b><p:d/></a>", "<a><b><{v}c></{v}c></b><{u}d></{u}d></a>"),
    ("<a xml:lang='e'/>", "<a {http://www.w3.org/XML/1998/namespace}lang=e|></a>"),
    ("<a xmlns:p='&#117;'><p:b/></a>", "<a><{u}b></{u}b></a>"),
    ("<a b='1' p:b='2' xmlns:p='u'/>", "<a b=1| {u}b=2|></a>"),
  ]

  @Test(arguments: namespaces.indices) func resolvesNamespaces(_ index: Int) throws {
    let row = Self.namespaces[index]
    #expect(try XMLTrace.line(row.text) == row.line, "\(row.text)")
  }

  /// Errors do not depend on the chunk size.
  @Test(
    arguments: [
      "", " ", "a", "<", "<a", "<a>", "<a/", "</a>", "<a/><b/>", "<a/>x", "x<a/>", "<a></b>",
      "<a><b></a></b>",
      "<a b/>", "<a b=1/>", "<a b='1'c='2'/>", "<a b='1' b='2'/>", "<a b='<'/>", "<a b='1/>", "< a/>", "<1/>",
      "<-a/>",
      "<a>&b;</a>", "<a>&</a>", "<a>&amp</a>", "<a>&#;</a>", "<a>&#x;</a>", "<a>&#0;</a>", "<a>&#xD800;</a>",
      "<a>&#x110000;</a>", "<a>&#xFFFE;</a>", "<a>&#12a;</a>", "<a>&#X41;</a>", "<a>&1;</a>", "<a b='&c;'/>",
      "<a>]]></a>", "<a>\u{1}</a>", "<a>\u{0}</a>", "<a>\u{FFFF}</a>", "<a><!-- -- --></a>", "<a><!-- --->",
      "<a><!-- </a>", "<a><![CDATA[</a>", "<![CDATA[]]><a/>", "<a><?x</a>", "<a><?xml version='1.0'?></a>",
      " <?xml version='1.0'?><a/>", "<?XML version='1.0'?><a/>", "<?xml?><a/>", "<?xml version='2.0'?><a/>",
      "<?xml encoding='utf-8'?><a/>", "<?xml version='1.0' standalone='maybe'?><a/>",
      "<?xml version='1.0' encoding='utf-8' x='y'?><a/>", "<a><?x:y z?></a>", "<a><?x??></a>",
      "<!DOCTYPE a><!DOCTYPE a><a/>",
      "<a/><!DOCTYPE a>", "<!DOCTYPE a", "<!DOCTYPE a []", "<!DOCTYPE a [x]><a/>", "<!doctype a><a/>",
      "<p:a/>", "<a p:b='1'/>", "<a xmlns:p=''/>", "<a xmlns:xmlns='u'/>", "<a xmlns:xml='u'/>",
      "<a:b:c xmlns:a='u'/>",
      "<:a/>", "<a:/>", "<a xmlns:p='http://www.w3.org/2000/xmlns/'/>", "<xmlns:a/>",
      "<a xmlns:p='u' xmlns:q='u' p:b='1' q:b='2'/>", "<a xmlns:p='u' xmlns:p='v'/>",
    ], [1, 1 << 20])
  func refuses(_ text: String, by size: Int) throws {
    let error = #expect(throws: XMLError.self) { try XMLTrace.line(text, by: size) }
    guard case .malformed? = error?.kind else {
      Issue.record("\(text): \(String(describing: error?.kind))")
      return
    }
  }

  @Test func manyAttributes() throws {
    let names = (0..<20).map { "a\($0)" }
    #expect(throws: Never.self) {
      try XMLTrace.line("<a \(names.map { "\($0)=''" }.joined(separator: " "))/>")
    }
    let twice = (names + ["a7"]).map { "\($0)=''" }.joined(separator: " ")
    #expect(throws: XMLError.self) { try XMLTrace.line("<a \(twice)/>") }
  }

  @Test func errorOffsets() {
    for size in [1, 4, 100] {
      let error = #expect(throws: XMLError.self) { try XMLTrace.line("<a>xyz</b>", by: size) }
      #expect(error?.offset == 10)
    }
  }

  /// Long text, comments and sections are split into limited chunks.
  @Test func longTextInChunks() throws {
    var limits = XMLLimits()
    limits.textEventByteCount = 100
    let long = String(repeating: "0123456789", count: 95)
    for text in ["<a>\(long)</a>", "<a><!--\(long)--></a>", "<a><![CDATA[\(long)]]></a>"] {
      let events = try XMLTrace.events(Array(text.utf8), limits)
      let pieces: [[UInt8]] = events.compactMap { event in
        switch event {
        case .text(let text), .comment(let text), .characterData(let text): text
        default: nil
        }
      }
      #expect(pieces.count >= 10)
      #expect(pieces.allSatisfy { $0.count <= 200 })
      #expect(String(decoding: pieces.joined(), as: UTF8.self) == long)
    }
  }

  /// Exceeded limits are reported as such, not as malformed.
  static let limits: [(what: String, text: String)] = [
    ("depth", String(repeating: "<a>", count: 2000)), ("name", "<\(String(repeating: "a", count: 2000))/>"),
    ("attributes", "<a \((0..<2000).map { "a\($0)=''" }.joined(separator: " "))/>"),
    ("attribute's name", "<a \(String(repeating: "a", count: 2000))=''/>"),
    (
      "namespaces",
      (0..<900).map { place in "<a \((0..<9).map { "xmlns:p\(place)-\($0)='u'" }.joined(separator: " "))>" }
        .joined()
    ),
    ("declarations", "<!DOCTYPE a [\((0..<5000).map { "<!ENTITY e\($0) ''>" }.joined())]><a/>"),
    (
      "attributes of a type",
      "<!DOCTYPE a [<!ATTLIST a \((0..<5000).map { "b\($0) CDATA 'x'" }.joined(separator: " "))>]><a/>"
    ),
    ("identifier", "<!DOCTYPE a SYSTEM '\(String(repeating: "a", count: 2000))'><a/>"),
  ]

  @Test(arguments: limits.indices) func bounds(_ index: Int) throws {
    let row = Self.limits[index]
    let error = #expect(throws: XMLError.self) { try XMLTrace.line(row.text) }
    guard case .limit? = error?.kind else {
      Issue.record("\(row.what): \(String(describing: error?.kind))")
      return
    }
  }

  @Test func longTags() {
    var limits = XMLLimits()
    limits.tagByteCount = 1000
    let value = String(repeating: "x", count: 600)
    #expect(throws: Never.self) { try XMLTrace.line("<a b='\(value)'/>", limits) }
    for text in ["<a b='\(value)' c='\(value)'/>", "<a b='\(value)\(value)'/>", "<?x \(value)\(value)?><a/>"]
    {
      #expect(throws: XMLError.self) { try XMLTrace.line(text, by: 64, limits) }
    }
  }

  /// The source of the chunks can stop the reading.
  @Test func interruption() {
    var count = 0
    var reader = XMLReader { () throws(XMLError) in
      count += 1
      if count > 600 { throw XMLError(.interrupted) }
      return Array("<a>text".utf8)
    }
    let error = #expect(throws: XMLError.self) { while try reader.next() != nil {} }
    #expect(error?.kind == .interrupted)
  }
}
