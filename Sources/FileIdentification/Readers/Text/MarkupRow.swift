internal import ByteSources
internal import Formats
internal import UniformTypes

/// An XML format: its root elements, their namespace, and its type.
struct MarkupRow: Sendable {
  /// The condition on the root's namespace.
  enum Namespace: Sendable {
    case any
    /// No namespace.
    case none
    /// Exactly one of these.
    case exactly([String])
    /// A prefix match.
    case under([String])
    /// No namespace, or a prefix match.
    case noneOrUnder([String])

    func holds(_ name: String) -> Bool {
      switch self {
      case .any: true
      case .none: name.isEmpty
      case .exactly(let names): names.contains(name)
      case .under(let starts): starts.contains { name.hasPrefix($0) }
      case .noneOrUnder(let starts): name.isEmpty || starts.contains { name.hasPrefix($0) }
      }
    }
  }

  var name: StaticString
  /// The root elements; empty if the namespace decides alone.
  var roots: [StaticString]
  var namespace: Namespace
  var also: (@Sendable (MarkupProlog) -> Bool)?
  var then: DeclaredType
  var because: StaticString

  init(
    _ name: StaticString, _ roots: [StaticString], in namespace: Namespace = .any,
    also: (@Sendable (MarkupProlog) -> Bool)? = nil, then type: DeclaredType, because: StaticString
  ) {
    self.name = name
    self.roots = roots
    self.namespace = namespace
    self.also = also
    then = type
    self.because = because
  }

  private func holds(_ prolog: MarkupProlog, _ root: TextLine) -> Bool {
    (roots.isEmpty || roots.contains { root == $0 }) && namespace.holds(prolog.namespace)
      && (also?(prolog) ?? true)
  }

  /// All rows by precedence within a family; families share no root.
  static let all: [MarkupRow] = web + documents + data + geography + interfaces + media + messages

  static func first(for prolog: MarkupProlog) -> MarkupRow? {
    if prolog.root.isEmpty, prolog.instruction.isEmpty { return nil }
    var root = prolog.root
    return root.withUTF8 { bytes in all.firstIndex { $0.holds(prolog, TextLine(bytes)) } }.map { all[$0] }
  }
}

extension MarkupRow {
  /// Types whose documents may have other roots than their rows.
  private static let openTypes: [(type: DeclaredType, because: StaticString)] = [
    (.xslt, "a result's own element is a stylesheet, too (XSLT 1.0 §2.3)"),
    (.relaxNG, "any pattern may be the root (RELAX NG §3)"),
    (.rdf, "a node's element is a document, too (RDF/XML §7.2.8)"),
    (.owl, "ontologies are written as RDF, too"),
    (.xmi, "a model's own element may be the root (XMI 2.5.1 §7.5.1)"),
    (.cml, "any element of CML may be the root"),
    (.dita, "topics are known by their document types"),
    (.ditaMap, "maps are specialised under names of their own (DITA 1.3 §2.5)"),
    (.xul, "any element of XUL may be the root"),
    (.glade, "since GTK 3 the root is interface"),
    (.musicXML, "a collection of scores is an opus"),
    (.msbuildProject, "before MSBuild projects were VisualStudioProject"),
    (.drawIO, "libraries of shapes are mxlibrary"),
  ]

  /// The lower-case roots of types that have no others.
  private static let roots: [UTType: Set<String>] = {
    var roots: [UTType: Set<String>] = [:]
    for row in all { roots[row.then.type, default: []].formUnion(row.roots.map { "\($0)".lowercased() }) }
    for row in all where row.roots.isEmpty { roots[row.then.type] = nil }
    for (type, _) in openTypes { roots[type.type] = nil }
    return roots
  }()

  /// Returns true if documents of the type never have the root.
  static func excludes(_ root: String, from type: UTType) -> Bool {
    // An XML property list is the only property list in XML.
    let type = type.conforms(to: DeclaredType.propertyList.type) ? DeclaredType.xmlPropertyList.type : type
    return roots[type].map { !$0.contains(root.lowercased()) } ?? false
  }

  private static let fixedRoots = roots.values.reduce(into: Set<String>()) { $0.formUnion($1) }

  /// Returns true if a type with fixed roots has the root.
  static func hasType(root: String) -> Bool { fixedRoots.contains(root.lowercased()) }
}

extension MarkupProlog {
  func contradicts(_ type: UTType) -> Bool { isTag && !root.isEmpty && MarkupRow.excludes(root, from: type) }

  /// True if no type with fixed roots has the root, so it contradicts all their names.
  var hasForeignRoot: Bool { isTag && !root.isEmpty && !MarkupRow.hasType(root: root) }

  /// Returns true if the document type is `text` or its identifiers contain it.
  func hasDocumentType(_ text: String) -> Bool {
    documentType == text || publicIdentifier.contains(text) || systemIdentifier.contains(text)
  }
}

/// Detects XML and HTML formats by declaration, document type and root element.
enum Markup {
  /// Rules before the tables of roots.
  private static let first: [Rule<MarkupProlog>] = [
    Rule("php-document", when: { $0.hasPHP }, then: .phpScript, because: "the first instruction is PHP's"),
    Rule(
      "netscape-bookmarks", when: { $0.documentType.uppercased().hasPrefix("NETSCAPE-BOOKMARK-FILE") },
      then: .mozillaBookmarks, because: "the document type that browsers export bookmarks with"),
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
  ]

  /// Rules after the tables of roots.
  private static let last: [Rule<MarkupProlog>] = [
    Rule(
      "xml", when: { $0.hasDeclaration && !$0.root.isEmpty && !isHTML($0.root) }, then: .xml,
      because: "an XML declaration, and a root that is not known here"),
    Rule(
      "xml-html", when: { $0.hasDeclaration && isHTML($0.root) }, then: .html,
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
      "html-part", decides: false, when: { MarkupFragment.elements.contains($0.root.lowercased()) },
      then: .html, because: "a fragment begins with one of HTML's elements"),
  ]

  private static func isHTML(_ root: String) -> Bool {
    root.lowercased() == "html" || root.lowercased() == "head" || root.lowercased() == "body"
  }

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let encoding = TextEncoding(reader.head)
    guard encoding.startsWithMarkup(reader.head) || MarkupFragment.hasTwoMarks(reader.head) else {
      return nil
    }
    guard var prolog = MarkupProlog(encoding.ascii(reader.head)) else { return nil }
    if prolog.isTruncated, !reader.headIsWhole {
      // Long licence comments precede many roots.
      guard let longer = MarkupProlog(encoding.ascii(try reader.available(at: 0, upTo: 64 << 10))) else {
        return nil
      }
      prolog = longer
    }
    guard let rule = try rule(for: prolog, reader) else { return nil }
    // A truncated root may lack the name or namespace of its type.
    let endsEarly = prolog.isTruncated && reader.headIsWhole
    return ContentFinding(
      rule, range: 0..<Int64(min(reader.head.count, 256)), damage: endsEarly ? .truncated : nil, facts: prolog
    )
  }

  private static func rule(
    for prolog: MarkupProlog, _ reader: ByteReader
  ) throws(ReadFailure) -> Rule<MarkupProlog>? {
    if let rule = first.first(for: prolog) { return embedding(rule, reader.head) }
    if let row = MarkupRow.first(for: prolog) {
      return Rule(row.name, when: { _ in true }, then: row.then, because: row.because)
    }
    guard let rule = last.first(for: prolog) else { return try closedElementRule(prolog, reader) }
    if rule.then == .html, MarkupFragment.isForeign(prolog, reader.head) { return nil }
    return embedding(rule, reader.head)
  }

  private static func embedding(_ rule: Rule<MarkupProlog>, _ head: ByteView) -> Rule<MarkupProlog> {
    guard rule.then == .html, MarkupFragment.embedsPHP(head) else { return rule }
    return Rule(
      "php-in-html", when: { _ in true }, then: .phpScript, because: "HTML with PHP's opening tag in it")
  }

  /// Returns the rule for XML without declaration: one element up to its end tag.
  private static func closedElementRule(
    _ prolog: MarkupProlog, _ reader: ByteReader
  ) throws(ReadFailure) -> Rule<MarkupProlog>? {
    guard !prolog.isTruncated, try MarkupFragment.isClosed(prolog, reader) else { return nil }
    return Rule(
      "xml-closed", when: { _ in true }, then: .xml,
      because: "the text is one element, from its first tag to its last")
  }
}
