internal import ByteSources

/// Finds marks that begin with `<` and that a server or a browser runs: one pass, from one `<` to the next.
///
/// Complexity: linear; what follows a mark is looked at once.
struct TagMarks {
  static let php = "a server that runs PHP would run what stands in it"
  static let pages = "a server that runs ASP or JSP would run what stands in it"
  static let includes = "a server that runs includes (SSI) would run what stands in it"
  static let coldFusion = "a server that runs ColdFusion would run what stands in it"
  static let html = "it holds HTML, which runs where a browser takes it for a page"

  let scope: MarkScope
  let view: ByteView
  /// Whether nothing of the part follows the view.
  let isLast: Bool
  /// The next `%>` at or behind the place that was asked for last; the view's end where there is none.
  private var nextClose = -1
  /// How far the bytes behind `<%` were looked through for signs of code.
  private var codeAt = 0
  /// How far attributes were looked through.
  private var attributesEnd = 0

  init(_ scope: MarkScope, in view: ByteView, isLast: Bool) {
    (self.scope, self.view, self.isLast) = (scope, view, isLast)
  }

  /// The first mark that begins before `own`.
  mutating func first(upTo own: Int) -> String? {
    var index = 0
    while let place = view.firstIndex(of: UInt8(ascii: "<"), from: index), place < own {
      index = place + 1
      guard let next = view[place + 1] else { return nil }
      let words: String? =
        switch next {
        case UInt8(ascii: "?"): instruction(at: place)
        case UInt8(ascii: "%"): scope.hasShortTags ? percent(at: place) : nil
        case UInt8(ascii: "!"): declaration(at: place)
        case _ where Self.isLetter(next): element(at: place)
        default: nil
        }
      if let words { return words }
    }
    return nil
  }

  // MARK: PHP

  /// `<?php` and, where short tags are looked for, `<?=` and `<?` (PHP manual, "PHP tags"; `short_open_tag` is on unless it is
  /// turned off).
  private func instruction(at place: Int) -> String? {
    if view.matchesFolded("<?php", at: place) { return Self.php }
    guard scope.hasShortTags else { return nil }
    let tag = ShortTag(view: view, isAmongNumbers: scope.isAmongNumbers)
    let isEcho = view[place + 2] == UInt8(ascii: "=")
    let isCode =
      isEcho
      ? hasText(scope.leastEcho, from: place + 3) && tag.isValue(at: place + 3)
      : hasASCII(scope.leastCode, from: place + 2) && tag.isCode(at: place + 2)
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

  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  // MARK: ASP and JSP

  /// `<%` with `%>` behind it: a template, and not a less-than sign (JavaServer Pages 2.3 §1.3.2).
  private mutating func percent(at place: Int) -> String? {
    guard let next = view[place + 2], hasASCII(scope.leastCode, from: place + 2) else { return nil }
    let isOpening = Self.openings.contains(next)
    guard isOpening || Self.isLetter(next) || Self.values.contains(next) else { return nil }
    if nextClose < place + 2 { nextClose = view.firstIndex(of: "%>", from: place + 2) ?? view.count }
    // A tag that goes on in the next piece is one.
    if nextClose == view.count, isLast { return nil }
    if isOpening { return Self.pages }
    // `<%s>` is a format: code calls something, ends with a semicolon, or sets a value.
    codeAt = max(codeAt, place + 2)
    while codeAt < nextClose, let byte = view[codeAt], !Self.code.contains(byte) { codeAt += 1 }
    return codeAt < nextClose ? Self.pages : nil
  }

  /// The code behind `<%`: an expression, a directive, a declaration, a comment, white space before a statement.
  private static let openings: Set<UInt8> = Set("=@!#:- \t\r\n".utf8)
  private static let values: Set<UInt8> = Set("\"'$(/_{}".utf8)
  private static let code: Set<UInt8> = Set("(;=".utf8)

  // MARK: Includes and documents

  private func declaration(at place: Int) -> String? {
    // Apache's mod_include, "Basic Elements".
    if view.matches("<!--#", at: place), view[place + 5].map(Self.isLetter) ?? false { return Self.includes }
    return scope.hasLongPages && view.matchesFolded("<!doctype html", at: place) ? Self.html : nil
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

  /// The first letters of the elements' names: a bit for each, by its number in the alphabet.
  private static let initials = elements.reduce(UInt32(0)) { $0 | 1 << UInt32($1.name.utf8Start[0] & 0x1F) }

  private mutating func element(at place: Int) -> String? {
    let start = scope.hasScripts ? behindPrefix(at: place + 1) : place + 1
    // Most tags begin with a letter that no row does.
    let isNamed =
      view[start].map { Self.isLetter($0) && Self.initials >> UInt32($0 & 0x1F) & 1 == 1 } ?? false
    for row in Self.elements where isNamed && view.matchesFolded(row.name, at: start) {
      let end = start + row.name.utf8CodeUnitCount
      switch row.then {
      case .server(let words): return words
      case .script where isScriptOfPHP(at: end): return Self.php
      case .script: if scope.hasLongPages || scope.hasScripts, isNameEnd(end) { return Self.html }
      case .longPage: if scope.hasLongPages, isNameEnd(end) { return Self.html }
      case .page: if scope.hasPages, isNameEnd(end) { return Self.html }
      }
      break
    }
    return scope.hasPages || scope.hasScripts ? handler(at: place) : nil
  }

  private static let longestPrefix = 64

  /// Where an element's local name begins: in XML a prefix may stand before it.
  private func behindPrefix(at start: Int) -> Int {
    var index = start
    while let byte = view[index], Self.isLetter(byte) || (0x30...0x39).contains(byte),
      index < start + Self.longestPrefix
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

  /// ` language = "php"` (PHP 5, Zend/zend_language_scanner.l).
  private func isScriptOfPHP(at start: Int) -> Bool {
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

  private static let longestTag = 1024

  /// An event handler, or an address that is a script, in a tag that begins at `place`.
  ///
  /// Tags that begin inside are looked through with it, so that no byte is looked at twice.
  private mutating func handler(at place: Int) -> String? {
    guard place >= attributesEnd else { return nil }
    var limit = place + Self.longestTag
    var quote: UInt8?
    var isBehindBreak = false
    var index = place + 1
    while index < limit, let byte = view[index] {
      switch byte {
      case UInt8(ascii: "o"), UInt8(ascii: "O"):
        if isBehindBreak, isHandler(at: index) { return Self.html }
        isBehindBreak = false
      case UInt8(ascii: "j"), UInt8(ascii: "J"):
        if view.matchesFolded("javascript:", at: index) { return Self.html }
        isBehindBreak = false
      case UInt8(ascii: "<"):
        if let next = view[index + 1], Self.isLetter(next) { limit = index + Self.longestTag }
        isBehindBreak = false
      case UInt8(ascii: ">"):
        if quote == nil { limit = index }
        isBehindBreak = false
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        quote = quote == nil ? byte : quote == byte ? nil : quote
        isBehindBreak = true
      case 9, 10, 12, 13, 32, UInt8(ascii: "/"): isBehindBreak = true
      default: isBehindBreak = false
      }
      index += 1
    }
    attributesEnd = index
    return nil
  }

  private static let longestEvent = 24

  /// `on`, the name of an event, and `=`.
  private func isHandler(at start: Int) -> Bool {
    guard view.matchesFolded("on", at: start),
      Self.events.contains(where: { view.matchesFolded($0, at: start + 2) })
    else { return false }
    var index = start + 2
    while let byte = view[index], Self.isLetter(byte), index < start + Self.longestEvent { index += 1 }
    while let byte = view[index], [9, 10, 12, 13, 32].contains(byte), index < start + 64 { index += 1 }
    return view[index] == UInt8(ascii: "=")
  }

  /// The beginnings of the events' names (HTML "GlobalEventHandlers", UI Events, Pointer Events, CSS Animations, SVG animation).
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
  /// Whether `text`, which is in lower case, stands at a place in letters of either case.
  func matchesFolded(_ text: StaticString, at start: Int) -> Bool {
    for index in 0..<text.utf8CodeUnitCount {
      guard let byte = self[start + index] else { return false }
      let folded = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
      if folded != text.utf8Start[index] { return false }
    }
    return true
  }
}
