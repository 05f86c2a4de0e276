internal import ContainerFormats

/// Goes through the properties of an XMP packet, whether they are written as elements or as attributes.
struct XMPProperties {
  enum Step {
    /// An element began: the last of ``open``.
    case open
    case value(Property)
    /// An element ended; it is not among ``open`` any more.
    case close
  }

  struct Property {
    var name: XMPParser.Name
    var value: String
    /// Whether the value stands in an item of the property's list, the property being one of ``open``.
    var isListed = false
  }

  private var parser: XMPParser
  private var attributes: ArraySlice<(name: XMPParser.Name, value: String)> = []
  private var pending = ""
  private var closes = false
  /// The elements around, the outermost first.
  private(set) var open: [XMPParser.Name] = []

  init(_ packet: [UInt8]) { parser = XMPParser(packet) }

  /// Whether what was read so far is markup, and nothing in it was stepped over that may hold a value.
  var isWhole: Bool { parser.isWhole }

  /// The next step; nil at the end of the packet or where it is no markup any more.
  mutating func next() -> Step? {
    if let attribute = attributes.popFirst() {
      return .value(Property(name: attribute.name, value: attribute.value))
    }
    if closes {
      closes = false
      return .close
    }
    while let event = parser.next() {
      switch event {
      case .start(let name, let attributes):
        open.append(name)
        pending = ""
        self.attributes = attributes[...]
        return .open
      case .text(let text): pending += text
      case .end:
        let value = pending.trimmed
        pending = ""
        guard let name = open.popLast(), !value.isEmpty else { return .close }
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
    open.count { !$0.isRDF && $0.namespace != "adobe:ns:meta/" } + (property.isListed ? 0 : 1)
  }
}
