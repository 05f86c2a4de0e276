internal import ByteSources
internal import Formats
internal import UniformTypes

/// XML and HTML by declaration, document type and root element.
enum Markup {
  /// What is asked before the tables of roots.
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

  /// What is left when no root is known.
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
    if prolog.isCut, !reader.headIsWhole {
      // Long licences in comments stand before many roots.
      guard let longer = MarkupProlog(encoding.ascii(try reader.available(at: 0, upTo: 64 << 10))) else {
        return nil
      }
      prolog = longer
    }
    guard let rule = try rule(for: prolog, reader) else { return nil }
    // The root's name or namespace may be cut, and with them the type.
    let endsEarly = prolog.isCut && reader.headIsWhole
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
    guard let rule = last.first(for: prolog) else { return try bare(prolog, reader) }
    if rule.then == .html, MarkupFragment.isForeign(prolog, reader.head) { return nil }
    return embedding(rule, reader.head)
  }

  private static func embedding(_ rule: Rule<MarkupProlog>, _ head: ByteView) -> Rule<MarkupProlog> {
    guard rule.then == .html, MarkupFragment.embedsPHP(head) else { return rule }
    return Rule(
      "php-in-html", when: { _ in true }, then: .phpScript, because: "HTML with PHP's opening tag in it")
  }

  /// An element without any declaration is XML when the text ends with its end tag.
  private static func bare(
    _ prolog: MarkupProlog, _ reader: ByteReader
  ) throws(ReadFailure) -> Rule<MarkupProlog>? {
    guard !prolog.isCut, try MarkupFragment.isClosed(prolog, reader) else { return nil }
    return Rule(
      "xml-closed", when: { _ in true }, then: .xml,
      because: "the text is one element, from its first tag to its last")
  }
}
