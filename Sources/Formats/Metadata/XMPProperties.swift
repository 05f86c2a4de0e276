internal import ByteSources

/// An iterator over the properties of an XMP packet, written as elements or attributes.
struct XMPProperties {
  enum Step {
    /// The start of an element, the last of ``open``.
    case open
    case value(Property)
    /// The end of an element, already removed from ``open``.
    case close
  }

  /// A value: a range of the packet, or the joined text of several.
  enum Value {
    case range(Range<Int>)
    case text(String)
  }

  struct Property {
    var name: XMPParser.Name
    var value: Value
    /// True if the value is an item of the property's list; the property is in ``open``.
    var isListed = false
  }

  private static let maxTextLength = 4096

  private var parser: XMPParser
  /// The index of the next attribute of the last started element.
  private var attributeIndex = 0
  private var pending: Value?
  private var closes = false
  /// The open elements, outermost first.
  private(set) var open: [XMPParser.Name] = []

  init(_ packet: [UInt8], _ clock: WorkClock? = nil) { parser = XMPParser(packet, clock) }

  /// True if everything read so far is well formed and nothing skipped can hold a value.
  var isWhole: Bool { parser.isWhole }

  /// Returns the next step; nil at the end of the packet or at malformed markup.
  mutating func next() -> Step? {
    if attributeIndex < parser.attributes.count {
      let attribute = parser.attributes[attributeIndex]
      attributeIndex += 1
      return .value(Property(name: attribute.name, value: .range(attribute.value)))
    }
    if closes {
      closes = false
      return .close
    }
    while let event = parser.next() {
      switch event {
      case .start(let name):
        open.append(name)
        pending = nil
        attributeIndex = 0
        return .open
      case .text(let range):
        if let before = pending {
          let start = text(before)
          // Texts between comments are joined, up to the limit.
          pending = .text(start.utf8.count < Self.maxTextLength ? start + parser.decoded(range) : start)
        } else {
          pending = .range(range)
        }
      case .end:
        var value: Value?
        if let text = pending { value = trimmed(text) }
        pending = nil
        guard let name = open.popLast(), let value else { return .close }
        closes = true
        // Alternatives and lists nest their text: the property is the nearest element outside RDF.
        guard name.isRDF, let owner = open.last(where: { !$0.isRDF }) else {
          return .value(Property(name: name, value: value))
        }
        return .value(Property(name: owner, value: value, isListed: true))
      }
    }
    return nil
  }

  /// Returns the nesting depth of `property`; 1 for a property of the picture itself.
  func depth(of property: Property) -> Int {
    open.count { !$0.isRDF && $0.namespace != .packet } + (property.isListed ? 0 : 1)
  }

  /// Returns the value without surrounding white space; nil if nothing remains.
  private func trimmed(_ value: Value) -> Value? {
    guard case .range(let range) = value else {
      let text = text(value).trimmed
      return text.isEmpty ? nil : .text(text)
    }
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, parser[start] <= 0x20 { start += 1 }
    while end > start, parser[end - 1] <= 0x20 { end -= 1 }
    guard start < end else { return nil }
    // A reference may encode white space.
    guard parser[start] == UInt8(ascii: "&") || parser[end - 1] == UInt8(ascii: ";") else {
      return .range(start..<end)
    }
    let text = parser.decoded(range).trimmed
    return text.isEmpty ? nil : .text(text)
  }
}

extension XMPProperties {
  func spells(_ name: XMPParser.Name, _ text: StaticString) -> Bool { parser.spells(name, text) }

  func ends(_ name: XMPParser.Name, with text: StaticString) -> Bool { parser.ends(name, with: text) }

  func local(_ name: XMPParser.Name) -> String { parser.local(name) }

  func text(_ value: Value) -> String {
    switch value {
    case .range(let range): parser.decoded(range)
    case .text(let text): text
    }
  }

  func isEmpty(_ value: Value) -> Bool {
    switch value {
    // Unknown references decode to nothing.
    case .range(let range):
      range.isEmpty || parser[range.lowerBound] == UInt8(ascii: "&") && parser.decoded(range).isEmpty
    case .text(let text): text.isEmpty
    }
  }
}
