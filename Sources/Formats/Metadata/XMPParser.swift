internal import ByteSources
internal import PropertyLists

/// The little of XML that XMP packets use: elements, attributes, namespaces, text.
///
/// Comments, processing instructions and CDATA are stepped over; there are no entities but the five and numbers. Names
/// and values are places in the packet: texts are made only of those that somebody reads.
struct XMPParser {
  struct Name {
    var namespace: XMPNamespace
    /// Where the part behind the prefix stands.
    var local: Range<Int>
    var isRDF: Bool { namespace == .rdf }
  }

  enum Event {
    /// An element begins; its attributes are ``attributes``.
    case start(Name)
    /// Text, references and all.
    case text(Range<Int>)
    case end
  }

  private static let deepest = 64
  private static let mostElements = 4096
  private static let longestValue = 4096
  /// More prefixes at one place than any writer's packets have: each name is looked for among them.
  private static let mostPrefixes = 256

  private let bytes: [UInt8]
  private var text: MarkupScanner
  /// The prefixes that count, those of inner elements behind those of outer ones.
  private var prefixes: [(prefix: Range<Int>, namespace: XMPNamespace)] = []
  /// How many prefixes are of the elements around each one that is open.
  private var scopes: [Int] = []
  private var elements = 0
  private var pendingEnd = false
  private let clock: WorkClock?
  /// How much of the packet the clock was asked for.
  private var asked = 0
  /// The attributes of the tag that is read, before it is known which of them declare prefixes.
  private var written: [MarkupAttribute] = []
  /// Those of the element that began last, without declarations; references in their values are not resolved.
  private(set) var attributes: [(name: Name, value: Range<Int>)] = []
  /// Whether what was read so far is markup, and nothing in it was stepped over that may hold a value.
  private(set) var isWhole = true

  init(_ bytes: [UInt8], _ clock: WorkClock? = nil) {
    self.clock = clock
    self.bytes = Self.plain(bytes)
    text = MarkupScanner(self.bytes)
  }

  /// The markup in UTF-8, where it was written in two bytes a unit.
  private static func plain(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count >= 2 else { return bytes }
    let isBig: Bool
    switch (bytes[0], bytes[1]) {
    case (0xFE, 0xFF), (0, 0x3C): isBig = true
    case (0xFF, 0xFE), (0x3C, 0): isBig = false
    default: return bytes
    }
    return String.utf16(bytes[...], isBigEndian: isBig).map { Array($0.utf8) } ?? bytes
  }

  /// The next event; nil at the end of the packet, where it is no markup any more, and once the time is up.
  mutating func next() -> Event? {
    if let clock {
      let passed = text.index - asked
      asked = text.index
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
        if text.index - start > Self.longestValue { isWhole = false }
        return .text(start..<min(text.index, start + Self.longestValue))
      }
      switch text.peek(1) {
      case UInt8(ascii: "/"):
        isWhole = text.skip(past: ">") && isWhole
        guard !scopes.isEmpty else { return nil }
        leave()
        return .end
      case UInt8(ascii: "!"), UInt8(ascii: "?"): stepOver()
      default:
        let event = element()
        if event == nil { isWhole = false }
        return event
      }
    }
    return nil
  }

  /// Steps over what is neither an element nor text.
  private mutating func stepOver() {
    if text.starts(with: "<![CDATA[") {
      isWhole = false
      _ = text.skip(past: "]]>")
    } else if let isEnded = text.skipRemark() {
      isWhole = isWhole && isEnded
    } else if text.skip("<!") {
      // Declarations may define what stands for a value.
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
    written.removeAll(keepingCapacity: true)
    guard elements <= Self.mostElements, scopes.count < Self.deepest, let tag = try? text.startTag(&written)
    else { return nil }
    scopes.append(prefixes.count)
    var hasDeclarations = false
    for attribute in written {
      guard let prefix = declared(attribute.name) else { continue }
      guard prefixes.count < Self.mostPrefixes else { return nil }
      prefixes.append((prefix, namespace(attribute.value)))
      hasDeclarations = true
    }
    pendingEnd = tag.isEmpty
    attributes.removeAll(keepingCapacity: true)
    for attribute in written where !hasDeclarations || declared(attribute.name) == nil {
      let start = attribute.value.lowerBound
      let value = start..<min(attribute.value.upperBound, start + Self.longestValue)
      attributes.append((resolve(attribute.name), value))
    }
    return .start(resolve(tag.name))
  }

  /// The prefix that an attribute declares, empty where it is all names without one; nil for other attributes.
  private func declared(_ name: Range<Int>) -> Range<Int>? {
    guard name.count >= 5, bytes.spells("xmlns", in: name.lowerBound..<name.lowerBound + 5) else {
      return nil
    }
    if name.count == 5 { return name.upperBound..<name.upperBound }
    let colon = name.lowerBound + 5
    return bytes[colon] == UInt8(ascii: ":") ? colon + 1..<name.upperBound : nil
  }

  private func namespace(_ value: Range<Int>) -> XMPNamespace {
    let value = value.lowerBound..<min(value.upperBound, value.lowerBound + Self.longestValue)
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
  /// Whether a name is this one behind its prefix.
  func spells(_ name: Name, _ text: StaticString) -> Bool { bytes.spells(text, in: name.local) }

  /// Whether a name ends so.
  func ends(_ name: Name, with text: StaticString) -> Bool { bytes.ends(with: text, in: name.local) }

  /// A name behind its prefix, as text.
  func local(_ name: Name) -> String { String(decoding: bytes[name.local], as: UTF8.self) }

  subscript(position: Int) -> UInt8 { bytes[position] }

  /// The text in a range, its references resolved.
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
