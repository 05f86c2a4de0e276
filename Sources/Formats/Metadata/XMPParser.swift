internal import ByteSources
internal import PropertyLists

/// A parser for the subset of XML in XMP packets: elements, attributes, namespaces, text.
///
/// Comments, processing instructions and CDATA are skipped; only the five predefined entities and numbers are resolved. Names and
/// values are ranges of the packet, decoded on demand.
struct XMPParser {
  struct Name {
    var namespace: XMPNamespace
    /// The part after the prefix.
    var local: Range<Int>
    var isRDF: Bool { namespace == .rdf }
  }

  enum Event {
    /// The start of an element, whose attributes are ``attributes``.
    case start(Name)
    /// Text with unresolved references.
    case text(Range<Int>)
    case end
  }

  private static let deepest = 64
  private static let maxElements = 4096
  private static let maxValueLength = 4096
  /// The limit of prefixes in scope, which are searched for each name.
  private static let maxPrefixes = 256

  private let bytes: [UInt8]
  private var text: MarkupScanner
  /// The prefixes in scope, inner elements last.
  private var prefixes: [(prefix: Range<Int>, namespace: XMPNamespace)] = []
  /// The number of outer prefixes, for each open element.
  private var scopes: [Int] = []
  private var elements = 0
  private var pendingEnd = false
  private let clock: WorkClock?
  /// The index up to which the clock was checked.
  private var clockedIndex = 0
  /// The attributes of the current tag, including declarations.
  private var tagAttributes: [MarkupAttribute] = []
  /// The attributes of the last started element, without declarations; references are not resolved.
  private(set) var attributes: [(name: Name, value: Range<Int>)] = []
  /// True if everything read so far is well formed and nothing skipped can hold a value.
  private(set) var isWhole = true

  init(_ bytes: [UInt8], _ clock: WorkClock? = nil) {
    self.clock = clock
    self.bytes = Self.utf8(bytes)
    text = MarkupScanner(self.bytes)
  }

  /// Converts UTF-16 markup to UTF-8.
  private static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count >= 2 else { return bytes }
    let isBig: Bool
    switch (bytes[0], bytes[1]) {
    case (0xFE, 0xFF), (0, 0x3C): isBig = true
    case (0xFF, 0xFE), (0x3C, 0): isBig = false
    default: return bytes
    }
    return String.utf16(bytes[...], isBigEndian: isBig).map { Array($0.utf8) } ?? bytes
  }

  /// Returns the next event; nil at the end of the packet, at malformed markup, and after the time limit.
  mutating func next() -> Event? {
    if let clock {
      let passed = text.index - clockedIndex
      clockedIndex = text.index
      if clock.isOver(after: passed) {
        isWhole = false
        return nil
      }
    }
    let event = read()
    if event == nil, !scopes.isEmpty || text.peek() != nil || elements == 0 { isWhole = false }
    return event
  }

  private mutating func read() -> Event? {
    if pendingEnd {
      pendingEnd = false
      leave()
      return .end
    }
    while let byte = text.peek() {
      if byte != 0x3C {
        let start = text.index
        text.skip(to: 0x3C)
        guard !scopes.isEmpty else { continue }
        if text.index - start > Self.maxValueLength { isWhole = false }
        return .text(start..<min(text.index, start + Self.maxValueLength))
      }
      switch text.peek(1) {
      case UInt8(ascii: "/"):
        isWhole = text.skip(past: ">") && isWhole
        guard !scopes.isEmpty else { return nil }
        leave()
        return .end
      case UInt8(ascii: "!"), UInt8(ascii: "?"): skipOther()
      default:
        let event = element()
        if event == nil { isWhole = false }
        return event
      }
    }
    return nil
  }

  /// Skips comments, CDATA, declarations and instructions.
  private mutating func skipOther() {
    if text.starts(with: "<![CDATA[") {
      isWhole = false
      _ = text.skip(past: "]]>")
    } else if let isEnded = text.skipCommentOrInstruction() {
      isWhole = isWhole && isEnded
    } else if text.skip("<!") {
      // Declarations may define entities.
      isWhole = false
      _ = text.skipDeclaration()
    }
  }

  private mutating func leave() {
    guard let outer = scopes.popLast() else { return }
    prefixes.removeLast(prefixes.count - outer)
  }

  private mutating func element() -> Event? {
    elements += 1
    tagAttributes.removeAll(keepingCapacity: true)
    guard elements <= Self.maxElements, scopes.count < Self.deepest,
      let tag = try? text.startTag(&tagAttributes)
    else { return nil }
    scopes.append(prefixes.count)
    var hasDeclarations = false
    for attribute in tagAttributes {
      guard let prefix = declaredPrefix(attribute.name) else { continue }
      guard prefixes.count < Self.maxPrefixes else { return nil }
      prefixes.append((prefix, namespace(attribute.value)))
      hasDeclarations = true
    }
    pendingEnd = tag.isEmpty
    attributes.removeAll(keepingCapacity: true)
    for attribute in tagAttributes where !hasDeclarations || declaredPrefix(attribute.name) == nil {
      let start = attribute.value.lowerBound
      let value = start..<min(attribute.value.upperBound, start + Self.maxValueLength)
      attributes.append((resolve(attribute.name), value))
    }
    return .start(resolve(tag.name))
  }

  /// Returns the prefix that an attribute declares, empty for the default namespace; nil for other attributes.
  private func declaredPrefix(_ name: Range<Int>) -> Range<Int>? {
    guard name.count >= 5, bytes.spells("xmlns", in: name.lowerBound..<name.lowerBound + 5) else {
      return nil
    }
    if name.count == 5 { return name.upperBound..<name.upperBound }
    let colon = name.lowerBound + 5
    return bytes[colon] == UInt8(ascii: ":") ? colon + 1..<name.upperBound : nil
  }

  private func namespace(_ value: Range<Int>) -> XMPNamespace {
    let value = value.lowerBound..<min(value.upperBound, value.lowerBound + Self.maxValueLength)
    guard bytes[value].contains(UInt8(ascii: "&")) else { return XMPNamespace(bytes, in: value) }
    let text = Array(decoded(value).utf8)
    return XMPNamespace(text, in: 0..<text.count)
  }

  private func resolve(_ name: Range<Int>) -> Name {
    var colon = name.lowerBound
    while colon < name.upperBound, bytes[colon] != UInt8(ascii: ":") { colon += 1 }
    let hasPrefix = colon < name.upperBound
    let prefix = name.lowerBound..<(hasPrefix ? colon : name.lowerBound)
    let local = hasPrefix ? colon + 1..<name.upperBound : name
    var position = prefixes.count
    while position > 0 {
      position -= 1
      if bytes.areEqual(prefixes[position].prefix, prefix) {
        return Name(namespace: prefixes[position].namespace, local: local)
      }
    }
    return Name(namespace: .other, local: local)
  }
}

extension XMPParser {
  /// Returns true if a name equals `text`, without its prefix.
  func spells(_ name: Name, _ text: StaticString) -> Bool { bytes.spells(text, in: name.local) }

  /// Returns true if a name ends with `text`.
  func ends(_ name: Name, with text: StaticString) -> Bool { bytes.ends(with: text, in: name.local) }

  /// Returns a name without its prefix, as text.
  func local(_ name: Name) -> String { String(decoding: bytes[name.local], as: UTF8.self) }

  subscript(position: Int) -> UInt8 { bytes[position] }

  /// Returns the text in a range, with references resolved.
  func decoded(_ range: Range<Int>) -> String {
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard bytes[range].contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    for (number, part) in text.split(separator: "&", omittingEmptySubsequences: false).enumerated() {
      guard number > 0, let end = part.firstIndex(of: ";") else {
        result += (number > 0 ? "&" : "") + part
        continue
      }
      if let scalar = Unicode.Scalar(reference: part[..<end]) { result.unicodeScalars.append(scalar) }
      result += part[part.index(after: end)...]
    }
    return result
  }
}
