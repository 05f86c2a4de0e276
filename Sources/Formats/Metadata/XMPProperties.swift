internal import ByteSources

/// Goes through the properties of an XMP packet, whether they are written as elements or as attributes.
struct XMPProperties {
  enum Step {
    /// An element began: the last of ``open``.
    case open
    case value(Property)
    /// An element ended; it is not among ``open`` any more.
    case close
  }

  /// A value where it stands in the packet, or as text where it stands there in several pieces.
  enum Value {
    case written(Range<Int>)
    case text(String)
  }

  struct Property {
    var name: XMPParser.Name
    var value: Value
    /// Whether the value stands in an item of the property's list, the property being one of ``open``.
    var isListed = false
  }

  private static let longestText = 4096

  private var parser: XMPParser
  /// How many attributes of the element that began last were gone through.
  private var attributesSeen = 0
  private var pending: Value?
  private var closes = false
  /// The elements around, the outermost first.
  private(set) var open: [XMPParser.Name] = []

  init(_ packet: [UInt8], _ clock: WorkClock? = nil) { parser = XMPParser(packet, clock) }

  /// Whether what was read so far is markup, and nothing in it was stepped over that may hold a value.
  var isWhole: Bool { parser.isWhole }

  /// The next step; nil at the end of the packet or where it is no markup any more.
  mutating func next() -> Step? {
    if attributesSeen < parser.attributes.count {
      let attribute = parser.attributes[attributesSeen]
      attributesSeen += 1
      return .value(Property(name: attribute.name, value: .written(attribute.value)))
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
        attributesSeen = 0
        return .open
      case .text(let range):
        if let before = pending {
          let start = text(before)
          // Pieces between comments make one value, which is as long as values are read.
          pending = .text(start.utf8.count < Self.longestText ? start + parser.decoded(range) : start)
        } else {
          pending = .written(range)
        }
      case .end:
        var value: Value?
        if let written = pending { value = trimmed(written) }
        pending = nil
        guard let name = open.popLast(), let value else { return .close }
        closes = true
        // Alternatives and lists hold their text one level down: the property is the nearest named by a schema.
        guard name.isRDF, let owner = open.last(where: { !$0.isRDF }) else {
          return .value(Property(name: name, value: value))
        }
        return .value(Property(name: owner, value: value, isListed: true))
      }
    }
    return nil
  }

  /// How deep `property` stands: 1 where it is the picture's own, and not part of another one.
  func depth(of property: Property) -> Int {
    open.count { !$0.isRDF && $0.namespace != .packet } + (property.isListed ? 0 : 1)
  }

  /// The value without blanks around it; nil where nothing else is.
  private func trimmed(_ value: Value) -> Value? {
    guard case .written(let range) = value else {
      let text = text(value).trimmed
      return text.isEmpty ? nil : .text(text)
    }
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, parser[start] <= 0x20 { start += 1 }
    while end > start, parser[end - 1] <= 0x20 { end -= 1 }
    guard start < end else { return nil }
    // A reference may stand for a blank.
    guard parser[start] == UInt8(ascii: "&") || parser[end - 1] == UInt8(ascii: ";") else {
      return .written(start..<end)
    }
    let text = parser.decoded(range).trimmed
    return text.isEmpty ? nil : .text(text)
  }
}

// What is asked of names and values: texts are made of those that are taken.
extension XMPProperties {
  func spells(_ name: XMPParser.Name, _ text: StaticString) -> Bool { parser.spells(name, text) }

  func ends(_ name: XMPParser.Name, with text: StaticString) -> Bool { parser.ends(name, with: text) }

  func local(_ name: XMPParser.Name) -> String { parser.local(name) }

  func text(_ value: Value) -> String {
    switch value {
    case .written(let range): parser.decoded(range)
    case .text(let text): text
    }
  }

  func isEmpty(_ value: Value) -> Bool {
    switch value {
    // References to nothing that is known stand for nothing.
    case .written(let range):
      range.isEmpty || parser[range.lowerBound] == UInt8(ascii: "&") && parser.decoded(range).isEmpty
    case .text(let text): text.isEmpty
    }
  }
}
