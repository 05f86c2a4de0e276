internal import ASCIIBytes
internal import ByteSources

/// Searches for tags that a server or browser runs, from one `<` to the next.
///
/// Complexity: linear.
struct TagMarks {
  static let php = "a server that runs PHP would run what stands in it"
  static let pages = "a server that runs ASP or JSP would run what stands in it"
  static let includes = "a server that runs includes (SSI) would run what stands in it"
  static let coldFusion = "a server that runs ColdFusion would run what stands in it"
  static let html = "it holds HTML, which runs where a browser takes it for a page"

  let scope: MarkScope
  let view: ByteView
  /// True if the view ends the part.
  let isLast: Bool
  /// The next `%>` from the last searched index; the view's end if there is none.
  private var nextClose = -1
  /// The end of the bytes searched for code after `<%`.
  private var codeIndex = 0
  /// The end of the bytes searched for attributes.
  private var attributesEnd = 0

  init(_ scope: MarkScope, in view: ByteView, isLast: Bool) {
    (self.scope, self.view, self.isLast) = (scope, view, isLast)
  }

  /// Returns the reason for the first mark that begins before `own`.
  mutating func first(upTo own: Int) -> String? {
    var index = 0
    while let start = view.firstIndex(of: UInt8(ascii: "<"), from: index), start < own {
      index = start + 1
      guard let next = view[start + 1] else { return nil }
      let words: String? =
        switch next {
        case UInt8(ascii: "?"): instruction(at: start)
        case UInt8(ascii: "%"): scope.hasShortTags ? percent(at: start) : nil
        case UInt8(ascii: "!"): declaration(at: start)
        case _ where next.isASCIILetter: element(at: start)
        default: nil
        }
      if let words { return words }
    }
    return nil
  }

  // MARK: PHP

  /// Checks for `<?php` and, if in scope, the short tags `<?=` and `<?` (PHP manual, "PHP tags"; `short_open_tag` is on by
  /// default).
  private func instruction(at start: Int) -> String? {
    if view.matchesFolded("<?php", at: start) { return Self.php }
    guard scope.hasShortTags else { return nil }
    let tag = ShortTag(view: view, isAmongNumbers: scope.isAmongNumbers)
    let isEcho = view[start + 2] == UInt8(ascii: "=")
    let isCode =
      isEcho
      ? hasText(scope.minEchoLength, from: start + 3) && tag.isValue(at: start + 3)
      : hasASCII(scope.minCodeLength, from: start + 2) && tag.isCode(at: start + 2)
    return isCode ? Self.php : nil
  }

  private func hasText(_ count: Int, from start: Int) -> Bool {
    (start..<start + count).allSatisfy { index in
      view[index].map { Self.isASCIIText($0) || scope.isUnicodeText && $0 >= 0x80 } ?? false
    }
  }

  private func hasASCII(_ count: Int, from start: Int) -> Bool {
    (start..<start + count).allSatisfy { view[$0].map(Self.isASCIIText) ?? false }
  }

  static func isASCIIText(_ byte: UInt8) -> Bool {
    (0x20...0x7E).contains(byte) || byte == 9 || byte == 10 || byte == 13
  }

  // MARK: ASP and JSP

  /// Checks for `<%` with a later `%>`, a template (JavaServer Pages 2.3 §1.3.2).
  private mutating func percent(at start: Int) -> String? {
    guard let next = view[start + 2], hasASCII(scope.minCodeLength, from: start + 2) else { return nil }
    let isOpening = Self.openings.contains(next)
    guard isOpening || next.isASCIILetter || Self.values.contains(next) else { return nil }
    if nextClose < start + 2 { nextClose = view.firstIndex(of: "%>", from: start + 2) ?? view.count }
    // A tag that continues in the next chunk counts.
    if nextClose == view.count, isLast { return nil }
    if isOpening { return Self.pages }
    // `<%s>` is a format string; code contains a call, a semicolon or an assignment.
    codeIndex = max(codeIndex, start + 2)
    while codeIndex < nextClose, let byte = view[codeIndex], !Self.code.contains(byte) { codeIndex += 1 }
    return codeIndex < nextClose ? Self.pages : nil
  }

  /// The characters after `<%` in an expression, directive, declaration, comment or statement.
  private static let openings: Set<UInt8> = Set("=@!#:- \t\r\n".utf8)
  private static let values: Set<UInt8> = Set("\"'$(/_{}".utf8)
  private static let code: Set<UInt8> = Set("(;=".utf8)

  // MARK: Includes and documents

  private func declaration(at start: Int) -> String? {
    // Apache's mod_include, "Basic Elements".
    if view.matches("<!--#", at: start), view[start + 5].map(\.isASCIILetter) ?? false {
      return Self.includes
    }
    return scope.hasLongPages && view.matchesFolded("<!doctype html", at: start) ? Self.html : nil
  }

  // MARK: Elements

  private struct Element {
    enum Then { case script, page, longPage, server(String) }

    var name: StaticString
    var then: Then
    var because: StaticString
  }

  private static let elements: [Element] = [
    Element(name: "script", then: .script, because: "runs where it is shown; PHP's until version 7"),
    Element(name: "iframe", then: .longPage, because: "shows a document that runs"),
    Element(name: "html", then: .longPage, because: "begins a page"),
    Element(name: "body", then: .page, because: "begins a page; subtitles in movies have it, too"),
    Element(name: "svg", then: .page, because: "a drawing in a page runs scripts"),
    Element(name: "object", then: .page, because: "shows a document that runs"),
    Element(name: "embed", then: .page, because: "shows a document that runs"),
    Element(name: "frameset", then: .page, because: "shows documents that run"),
    Element(name: "jsp:", then: .server(pages), because: "JavaServer Pages in XML (2.3 §5)"),
    Element(name: "cfscript", then: .server(coldFusion), because: "a script of ColdFusion"),
    Element(name: "cfexecute", then: .server(coldFusion), because: "starts a program"),
    Element(name: "cfinclude", then: .server(coldFusion), because: "reads another file"),
  ]

  /// A bit for each first letter of the elements' names.
  private static let initials = elements.reduce(UInt32(0)) { $0 | 1 << UInt32($1.name.utf8Start[0] & 0x1F) }

  private mutating func element(at tagStart: Int) -> String? {
    let start = scope.hasScripts ? localNameStart(at: tagStart + 1) : tagStart + 1
    // Most tags begin with another letter than all rows.
    let isNamed =
      view[start].map { $0.isASCIILetter && Self.initials >> UInt32($0 & 0x1F) & 1 == 1 } ?? false
    for row in Self.elements where isNamed && view.matchesFolded(row.name, at: start) {
      let end = start + row.name.utf8CodeUnitCount
      switch row.then {
      case .server(let words): return words
      case .script where isPHPScript(at: end): return Self.php
      case .script: if scope.hasLongPages || scope.hasScripts, isNameEnd(end) { return Self.html }
      case .longPage: if scope.hasLongPages, isNameEnd(end) { return Self.html }
      case .page: if scope.hasPages, isNameEnd(end) { return Self.html }
      }
      break
    }
    return scope.hasPages || scope.hasScripts ? handler(at: tagStart) : nil
  }

  private static let maxPrefixLength = 64

  /// Returns the start of an element's local name, after an XML prefix.
  private func localNameStart(at start: Int) -> Int {
    var index = start
    while let byte = view[index], byte.isASCIILetter || byte.isASCIIDigit,
      index < start + Self.maxPrefixLength
    {
      index += 1
    }
    return view[index] == UInt8(ascii: ":") ? index + 1 : start
  }

  private func isNameEnd(_ index: Int) -> Bool {
    switch view[index] {
    case nil: isLast
    case 9, 10, 12, 13, 32, UInt8(ascii: ">"), UInt8(ascii: "/"): true
    default: false
    }
  }

  /// Returns true for ` language = "php"` (PHP 5, Zend/zend_language_scanner.l).
  private func isPHPScript(at start: Int) -> Bool {
    var index = start
    func skipBlanks() {
      while let byte = view[index], [9, 10, 13, 32].contains(byte), index < start + 64 { index += 1 }
    }
    skipBlanks()
    guard index > start, view.matchesFolded("language", at: index) else { return false }
    index += 8
    skipBlanks()
    guard view[index] == UInt8(ascii: "=") else { return false }
    index += 1
    skipBlanks()
    if view[index] == UInt8(ascii: "\"") || view[index] == UInt8(ascii: "'") { index += 1 }
    return view.matchesFolded("php", at: index)
  }

  // MARK: Event handlers

  private static let maxTagLength = 1024

  /// Checks a tag for an event handler or script address, including tags that begin inside it.
  private mutating func handler(at start: Int) -> String? {
    guard start >= attributesEnd else { return nil }
    var limit = start + Self.maxTagLength
    var quote: UInt8?
    var followsBreak = false
    var index = start + 1
    while index < limit, let byte = view[index] {
      switch byte {
      case UInt8(ascii: "o"), UInt8(ascii: "O"):
        if followsBreak, isHandler(at: index) { return Self.html }
        followsBreak = false
      case UInt8(ascii: "j"), UInt8(ascii: "J"):
        if view.matchesFolded("javascript:", at: index) { return Self.html }
        followsBreak = false
      case UInt8(ascii: "<"):
        if let next = view[index + 1], next.isASCIILetter { limit = index + Self.maxTagLength }
        followsBreak = false
      case UInt8(ascii: ">"):
        if quote == nil { limit = index }
        followsBreak = false
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        quote = quote == nil ? byte : quote == byte ? nil : quote
        followsBreak = true
      case 9, 10, 12, 13, 32, UInt8(ascii: "/"): followsBreak = true
      default: followsBreak = false
      }
      index += 1
    }
    attributesEnd = index
    return nil
  }

  private static let maxEventLength = 24

  /// Returns true for `on`, an event name, and `=`.
  private func isHandler(at start: Int) -> Bool {
    guard view.matchesFolded("on", at: start),
      Self.events.contains(where: { view.matchesFolded($0, at: start + 2) })
    else { return false }
    var index = start + 2
    while let byte = view[index], byte.isASCIILetter, index < start + Self.maxEventLength { index += 1 }
    while let byte = view[index], [9, 10, 12, 13, 32].contains(byte), index < start + 64 { index += 1 }
    return view[index] == UInt8(ascii: "=")
  }

  /// Prefixes of event names (HTML "GlobalEventHandlers", UI Events, Pointer Events, CSS Animations, SVG animation).
  private static let events: [StaticString] = [
    "abort", "after", "animation", "auxclick", "before", "begin", "blur", "cancel", "can", "change", "click",
    "close", "context", "copy", "cue", "cut", "dbl", "drag", "drop", "duration", "emptied", "end", "error",
    "focus", "form", "full", "got", "hash", "input", "invalid", "key", "language", "load", "lost", "message",
    "mouse", "offline", "online", "page", "paste", "pause", "play", "pointer", "pop", "progress", "rate",
    "repeat", "reset", "resize", "scroll", "search", "security", "seek", "select", "show", "slot", "stalled",
    "start", "storage", "submit", "suspend", "time", "toggle", "touch", "transition", "unload", "volume",
    "waiting", "webkit", "wheel",
  ]
}

extension ByteView {
  /// Returns true if the lower-case `text` stands at an index, ignoring case.
  func matchesFolded(_ text: StaticString, at start: Int) -> Bool {
    for index in 0..<text.utf8CodeUnitCount {
      guard let byte = self[start + index] else { return false }
      if byte.asciiLowercased != text.utf8Start[index] { return false }
    }
    return true
  }
}
