internal import ASCIIBytes
internal import ByteSources
internal import Formats
internal import UniformTypes

/// Rules for markup without declaration: HTML, XML, or another text that begins with a tag.
enum MarkupFragment {
  /// Elements at the start of HTML fragments.
  static let elements: Set<String> = [
    "head", "body", "title", "script", "table", "h1", "h2", "h3", "style", "meta", "div", "p", "a", "br",
    "span", "ul",
    "ol", "img", "form", "frameset", "iframe", "link", "base", "nav", "header", "footer", "section", "main",
    "center",
    "font", "pre", "b", "i", "hr", "button", "input", "canvas", "template",
  ]

  /// Roots of languages that resemble XML.
  private static let foreignRoots: Set<String> = [
    "template", "script", "style", "component", "xsl", "view", "page",
  ]

  /// Types of text inside a first HTML element, which do not identify the file.
  private static let enclosed: [(root: String, types: [DeclaredType])] = [
    ("style", [.css]), ("script", [.javaScript, .typeScript, .vue]),
  ]

  /// Returns true if text of the type belongs inside the first element of the finding.
  static func encloses(_ type: DeclaredType, in finding: ContentFinding?) -> Bool {
    guard let finding, finding.declared == .html, let prolog = finding.facts as? MarkupProlog else {
      return false
    }
    let root = prolog.root.lowercased()
    return enclosed.contains { $0.root == root && $0.types.contains(type) }
  }

  /// Returns true for single-file components, templates and Markdown, which begin with HTML elements too.
  static func isForeign(_ prolog: MarkupProlog, _ head: ByteView) -> Bool {
    let root = prolog.root.lowercased()
    guard !prolog.hasDeclaration, prolog.documentType.isEmpty else { return false }
    if root == "template" { return true }
    if root == "script" || root == "style" {
      if head.contains("export default") { return true }
      if hasLine(beginningWith: componentStarts, in: head) { return true }
    }
    // Blocks of Handlebars and Mustache.
    if head.contains("{{#"), head.contains("{{/") { return true }
    return head.contains("](http") || hasLine(beginningWith: markdownStarts, in: head)
  }

  private static let componentStarts: [StaticString] = ["<template", "<script", "<style", "{#", "{@"]
  private static let markdownStarts: [StaticString] = ["# ", "## ", "### ", "```", "---\n", "* [", "- ["]

  /// Returns true if a line after the first begins with one of the strings.
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

  /// Returns true for two byte-order marks, as some writers emit.
  static func hasTwoMarks(_ head: ByteView) -> Bool {
    head.matches([0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF]) && head[6] == 0x3C
  }

  /// Returns true if the text ends with the end tag of its first element.
  static func isClosed(_ prolog: MarkupProlog, _ reader: ByteReader) throws(ReadFailure) -> Bool {
    let root = prolog.qualifiedRoot
    guard prolog.isTag, !root.isEmpty, !root.contains("-"), !foreignRoots.contains(root.lowercased()),
      !elements.contains(root.lowercased()), !root.lowercased().hasPrefix("cf"),
      let text = TextHead.withHead(of: reader.head, isWhole: reader.headIsWhole, { Array($0.bytes) })
    else { return false }
    var tail = text[...]
    if !reader.headIsWhole {
      guard let size = reader.byteCount, case .bytes = TextEncoding(reader.head) else { return false }
      tail = try reader.available(at: max(0, size - 512), upTo: 512).array[...]
    }
    while let byte = tail.last, byte.isASCIIWhitespace { tail.removeLast() }
    if prolog.isEmptyElement { return reader.headIsWhole && prolog.rootEnd == tail.endIndex }
    return tail.suffix(root.utf8.count + 3).elementsEqual(Array("</\(root)>".utf8))
  }
}
