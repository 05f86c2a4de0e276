internal import ByteReading

/// XML and HTML by declaration, document type and root element.
enum Markup {
  private static func ns(_ namespace: String, _ root: String? = nil) -> @Sendable (MarkupProlog) -> Bool {
    { $0.namespace == namespace && (root == nil || $0.root == root) }
  }
  private static func root(_ name: String) -> @Sendable (MarkupProlog) -> Bool { { $0.root == name } }

  private static let rules: [Rule<MarkupProlog>] = [
    Rule("php-document", when: { $0.hasPHP }, then: .php, because: "the first instruction is PHP's"),
    Rule(
      "xhtml",
      when: {
        $0.root == "html" && $0.namespace == "http://www.w3.org/1999/xhtml"
          && ($0.hasDeclaration || $0.publicIdentifier.hasPrefix("-//W3C//DTD XHTML"))
      },
      then: .xhtml, because: "an XML declaration or XHTML's document type, and its namespace"),
    Rule(
      "xhtml-bare",
      when: {
        $0.root == "html" && $0.namespace == "http://www.w3.org/1999/xhtml" && $0.documentType.isEmpty
      }, then: .xhtml,
      because: "the root is html in XHTML's namespace, without HTML's document type"),
    Rule(
      "html-doctype",
      when: { $0.documentType.lowercased() == "html" }, then: .html,
      because: "HTML's document type"),
    Rule(
      "html-root", when: { $0.root.lowercased() == "html" && !$0.hasDeclaration }, then: .html,
      because: "the root is html"),
    Rule(
      "svg",
      when: {
        $0.root == "svg" && ($0.namespace == "http://www.w3.org/2000/svg" || $0.namespace.isEmpty)
          && ($0.hasDeclaration || $0.documentType == "svg" || !$0.attributes.isEmpty)
      },
      then: .svg, because: "the root is svg in its namespace, or in none"),
    Rule(
      "svg-entity", when: { $0.root == "svg" && $0.documentType == "svg" }, then: .svg,
      because: "the root and the document type are svg"),
    Rule(
      "xml-plist", when: { $0.root == "plist" && ($0.documentType == "plist" || $0.hasDeclaration) },
      then: .xmlPropertyList,
      because: "the root is plist"),
    Rule(
      "rss-1", when: { $0.root == "RDF" && $0.attributes["xmlns"] == "http://purl.org/rss/1.0/" }, then: .rss,
      because: "RDF in RSS 1.0's namespace"),
    Rule(
      "xmp", when: { $0.namespace == "adobe:ns:meta/" || $0.instruction == "xpacket" }, then: .xmp,
      because: "XMP's namespace or packet"),
    Rule(
      "rdf", when: ns("http://www.w3.org/1999/02/22-rdf-syntax-ns#", "RDF"), then: .rdf,
      because: "the root is RDF in its namespace"),
    Rule("rss", when: { $0.root == "rss" && $0.namespace.isEmpty }, then: .rss, because: "the root is rss"),
    Rule(
      "atom",
      when: { $0.namespace == "http://www.w3.org/2005/Atom" || $0.namespace == "http://purl.org/atom/ns#" },
      then: .atom,
      because: "Atom's namespace, or that of its drafts"),
    Rule("gpx", when: { $0.root == "gpx" }, then: .gpx, because: "the root is gpx"),
    Rule(
      "kml", when: { $0.root == "kml" && ($0.namespace.contains("/kml/") || $0.namespace.isEmpty) },
      then: .kml, because: "the root is kml in its namespace"),
    Rule(
      "tcx", when: root("TrainingCenterDatabase"), then: .tcx,
      because: "the root is Garmin's training database"),
    Rule(
      "ttml", when: { $0.root == "tt" && $0.namespace.hasPrefix("http://www.w3.org/") }, then: .ttml,
      because: "the root is tt in a W3C namespace"),
    Rule("collada", when: { $0.root == "COLLADA" }, then: .collada, because: "the root is COLLADA"),
    Rule("x3d", when: { $0.root == "X3D" }, then: .x3d, because: "the root is X3D"),
    Rule(
      "fiction-book", when: { $0.root == "FictionBook" }, then: .fictionBook,
      because: "the root is FictionBook"),
    Rule(
      "xslt", when: { ns("http://www.w3.org/1999/XSL/Transform")($0) }, then: .xslt,
      because: "XSLT's namespace"),
    Rule(
      "xsd", when: { ns("http://www.w3.org/2001/XMLSchema", "schema")($0) }, then: .xmlSchema,
      because: "the root is a schema in its namespace"),
    Rule(
      "wsdl", when: { $0.namespace == "http://schemas.xmlsoap.org/wsdl/" }, then: .wsdl,
      because: "WSDL's namespace"),
    Rule("opml", when: root("opml"), then: .opml, because: "the root is opml"),
    Rule("xspf", when: ns("http://xspf.org/ns/0/"), then: .xspf, because: "XSPF's namespace"),
    Rule(
      "dash",
      when: {
        $0.root == "MPD"
          && ($0.namespace.isEmpty || $0.namespace.lowercased().hasPrefix("urn:mpeg:dash:schema:mpd"))
      }, then: .dashManifest,
      because: "the root is MPD in DASH's namespace, or in none"),
    Rule(
      "smil", when: { $0.root == "smil" && $0.instruction != "wpl" }, then: .smil, because: "the root is smil"
    ),
    Rule(
      "wpl", when: { $0.root == "smil" && $0.instruction == "wpl" }, then: .wpl,
      because: "Windows Media Player's instruction before smil"),
    Rule(
      "mathml", when: ns("http://www.w3.org/1998/Math/MathML"), then: .mathML, because: "MathML's namespace"),
    Rule(
      "word-ml",
      when: {
        $0.root == "wordDocument" && $0.namespace == "http://schemas.microsoft.com/office/word/2003/wordml"
      }, then: .wordML,
      because: "the root is Word 2003's"),
    Rule(
      "flat-odt", when: { $0.isFlat("application/vnd.oasis.opendocument.text") }, then: .flatOpenDocumentText,
      because: "a flat document says so in its mimetype"),
    Rule(
      "flat-ods", when: { $0.isFlat("application/vnd.oasis.opendocument.spreadsheet") },
      then: .flatOpenDocumentSpreadsheet,
      because: "a flat document says so in its mimetype"),
    Rule(
      "flat-odp", when: { $0.isFlat("application/vnd.oasis.opendocument.presentation") },
      then: .flatOpenDocumentPresentation,
      because: "a flat document says so in its mimetype"),
    Rule(
      "flat-odg", when: { $0.isFlat("application/vnd.oasis.opendocument.graphics") },
      then: .flatOpenDocumentGraphics,
      because: "a flat document says so in its mimetype"),
    Rule(
      "opf", when: ns("http://www.idpf.org/2007/opf"), then: .opf,
      because: "the namespace of EPUB's package document"),
    Rule(
      "ncx", when: { $0.root == "ncx" && $0.namespace.contains("daisy.org") }, then: .ncx,
      because: "the root is ncx in DAISY's namespace"),
    Rule(
      "music-xml", when: { $0.root == "score-partwise" || $0.root == "score-timewise" }, then: .musicXML,
      because: "the root is a MusicXML score"),
    Rule("xliff", when: { $0.root == "xliff" }, then: .xliff, because: "the root is xliff"),
    Rule(
      "metalink", when: { $0.root == "metalink" }, then: .metalink,
      because: "the root is metalink"),
    Rule("jnlp", when: root("jnlp"), then: .jnlp, because: "the root is jnlp"),
    Rule(
      "osm", when: { $0.root == "osm" && $0.attributes["version"] != nil }, then: .openStreetMap,
      because: "the root is osm with a version"),
    Rule("xfdf", when: { $0.root == "xfdf" }, then: .xfdf, because: "the root is xfdf"),
    Rule("asx", when: { $0.root.lowercased() == "asx" }, then: .asx, because: "the root is asx"),
    Rule(
      "owl", when: { $0.namespace == "http://www.w3.org/2002/07/owl#" }, then: .rdf,
      because: "OWL's namespace, an RDF vocabulary"),
    Rule(
      "xml", when: { $0.hasDeclaration && !$0.root.isEmpty && !isHTML($0.root) }, then: .xml,
      because: "an XML declaration, and a root that is not known here"),
    Rule(
      "xml-html", decides: false, when: { $0.hasDeclaration && isHTML($0.root) }, then: .html,
      because: "an XML declaration before HTML without its namespace"),
    Rule(
      "xml-doctype", decides: false, when: { !$0.documentType.isEmpty && $0.documentType == $0.root },
      then: .xml,
      because: "a document type that names the root"),
    Rule(
      "xml-namespace", decides: false, when: { !$0.namespace.isEmpty && $0.namespace.contains(":") },
      then: .xml,
      because: "a root with a namespace, without declaration"),
    Rule(
      "xml-cut", decides: false, when: { $0.hasDeclaration }, then: .xml,
      because: "an XML declaration without a root in reach"),
    Rule(
      "html-part", decides: false,
      when: {
        ["head", "body", "title", "script", "table", "h1", "style", "meta", "div", "p", "a", "br"].contains(
          $0.root.lowercased())
      },
      then: .html, because: "a fragment begins with one of HTML's elements"),
  ]

  private static func isHTML(_ root: String) -> Bool {
    root.lowercased() == "html" || root.lowercased() == "head" || root.lowercased() == "body"
  }

  private static func embedsPHP(_ head: ByteView) -> Bool {
    var index = 0
    while let at = head.firstIndex(of: 0x3C, from: index) {
      if head.matches("<?php", at: at) { return true }
      index = at + 1
    }
    return false
  }

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let encoding = TextEncoding(reader.head)
    guard encoding.startsWithMarkup(reader.head) else { return nil }
    guard var prolog = MarkupProlog(encoding.ascii(reader.head)) else { return nil }
    if prolog.isCut, !reader.headIsWhole {
      // Long licences in comments stand before many roots.
      guard let longer = MarkupProlog(encoding.ascii(try reader.available(at: 0, upTo: 64 << 10))) else {
        return nil
      }
      prolog = longer
    }
    guard var rule = rules.first(for: prolog) else { return nil }
    if rule.then == .html, embedsPHP(reader.head) {
      rule = Rule(
        "php-in-html", when: { _ in true }, then: .php, because: "HTML with PHP's opening tag in it")
    }
    // The root's name or namespace may be cut, and with them the type.
    let endsEarly = prolog.isCut && reader.headIsWhole
    return ContentFinding(
      rule, range: 0..<Int64(min(reader.head.count, 256)), damage: endsEarly ? .truncated : nil, facts: prolog
    )
  }
}

extension MarkupProlog {
  fileprivate func isFlat(_ type: String) -> Bool {
    root == "document" && namespace.contains("opendocument")
      && attributes.contains { $0.key.hasSuffix("mimetype") && $0.value == type }
  }
}
