internal import ByteSources
internal import Formats
internal import UniformTypes

/// Markup without a declaration: what makes it HTML, XML, or something that only begins with a tag.
enum MarkupFragment {
  /// Elements that fragments of HTML begin with.
  static let elements: Set<String> = [
    "head", "body", "title", "script", "table", "h1", "h2", "h3", "style", "meta", "div", "p", "a", "br",
    "span", "ul",
    "ol", "img", "form", "frameset", "iframe", "link", "base", "nav", "header", "footer", "section", "main",
    "center",
    "font", "pre", "b", "i", "hr", "button", "input", "canvas", "template",
  ]

  /// Roots of languages that look like XML and are none.
  private static let foreignRoots: Set<String> = [
    "template", "script", "style", "component", "xsl", "view", "page",
  ]

  /// What stands within a first element of HTML, whose words say nothing of the file.
  private static let enclosed: [(root: String, types: [DeclaredType])] = [
    ("style", [.css]), ("script", [.javaScript, .typeScript, .vue]),
  ]

  /// Whether a text whose first element was found holds words of the type within that element.
  static func encloses(_ type: DeclaredType, in finding: ContentFinding?) -> Bool {
    guard let finding, finding.declared == .html, let prolog = finding.facts as? MarkupProlog else {
      return false
    }
    let root = prolog.root.lowercased()
    return enclosed.contains { $0.root == root && $0.types.contains(type) }
  }

  /// Single-file components and Markdown begin with HTML's elements too.
  static func isForeign(_ prolog: MarkupProlog, _ head: ByteView) -> Bool {
    let root = prolog.root.lowercased()
    guard !prolog.hasDeclaration, prolog.documentType.isEmpty else { return false }
    if root == "template" { return true }
    if root == "script" || root == "style" {
      if head.contains("export default") { return true }
      if hasLine(beginningWith: componentStarts, in: head) { return true }
    }
    // Handlebars and Mustache: blocks in double braces.
    if head.contains("{{#"), head.contains("{{/") { return true }
    return head.contains("](http") || hasLine(beginningWith: markdownStarts, in: head)
  }

  private static let componentStarts: [StaticString] = ["<template", "<script", "<style", "{#", "{@"]
  private static let markdownStarts: [StaticString] = ["# ", "## ", "### ", "```", "---\n", "* [", "- ["]

  /// Whether a line but the first begins with one of the texts.
  private static func hasLine(beginningWith starts: [StaticString], in head: ByteView) -> Bool {
    var index = 0
    while let end = head.firstIndex(of: 0x0A, from: index) {
      index = end + 1
      guard let byte = head[index] else { return false }
      if starts.contains(where: { $0.utf8Start[0] == byte && head.matches($0, at: index) }) { return true }
    }
    return false
  }

  static func embedsPHP(_ head: ByteView) -> Bool { head.contains("<?php") }

  /// Some writers put a byte-order mark before text that has one already.
  static func hasTwoMarks(_ head: ByteView) -> Bool {
    head.matches([0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF]) && head[6] == 0x3C
  }

  /// Whether the text's last tag ends its first element, or is that element.
  static func isClosed(_ prolog: MarkupProlog, _ reader: ByteReader) throws(ReadFailure) -> Bool {
    let root = prolog.qualifiedRoot
    guard prolog.isTag, !root.isEmpty, !root.contains("-"), !foreignRoots.contains(root.lowercased()),
      !elements.contains(root.lowercased()), !root.lowercased().hasPrefix("cf"),
      let text = TextHead.lend(reader.head, isWhole: reader.headIsWhole, to: { Array($0.bytes) })
    else { return false }
    var tail = text[...]
    if !reader.headIsWhole {
      guard let size = reader.byteCount, case .bytes = TextEncoding(reader.head) else { return false }
      tail = try reader.available(at: max(0, size - 512), upTo: 512).array[...]
    }
    while let byte = tail.last, byte == 0x20 || (0x09...0x0D).contains(byte) { tail.removeLast() }
    if prolog.isEmptyElement { return reader.headIsWhole && prolog.rootEnd == tail.endIndex }
    return tail.suffix(root.utf8.count + 3).elementsEqual(Array("</\(root)>".utf8))
  }
}
