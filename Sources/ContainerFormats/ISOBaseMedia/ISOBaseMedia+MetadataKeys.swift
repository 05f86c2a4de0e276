package import ByteSources

extension ISOBaseMedia {
  /// One entry of a `keys`/`ilst` pair (QuickTime File Format, "Metadata").
  package struct MetadataValue: Hashable, Sendable {
    /// The key's name, such as `com.apple.quicktime.content.identifier`.
    package var key: String
    /// The key's number among ``KnownKeys``; nil for any other.
    package var known: Int?
    /// The well-known type: 1 UTF-8, 21 signed, 22 unsigned, 23 and 24 floating point.
    package var dataType: UInt32
    /// Where the value's bytes are.
    package var range: Range<Int64>

    private static let longestText: Int64 = 1024

    /// The value as text; numbers in decimal, other data nil.
    package func text(_ reader: ByteReader) throws(ReadFailure) -> String? {
      let count = Int(min(range.upperBound - range.lowerBound, Self.longestText))
      let view = try reader.available(at: range.lowerBound, upTo: count)
      switch dataType {
      case 1: return view.text
      case 21, 65, 66, 67, 74: return Self.signed(view).map(String.init)
      case 22, 75, 76, 77, 78: return Self.unsigned(view).map(String.init)
      case 23: return view.bigEndian(UInt32.self, at: 0).map { String(Float(bitPattern: $0)) }
      case 24: return view.bigEndian(UInt64.self, at: 0).map { String(Double(bitPattern: $0)) }
      default: return nil
      }
    }

    private static func unsigned(_ view: ByteView) -> UInt64? {
      guard (1...8).contains(view.count) else { return nil }
      return view.array.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    }

    private static func signed(_ view: ByteView) -> Int64? {
      guard let value = unsigned(view) else { return nil }
      let shift = UInt64(64 - 8 * view.count)
      return Int64(bitPattern: value << shift) >> Int64(shift)
    }
  }

  private static let mostKeys = 512

  /// The metadata of a movie or track: QuickTime's `meta` in `container`, or ISO's in `udta`.
  ///
  /// Errors: `ReadFailure.malformed` and `ReadFailure.endOfData` for lists that do not fit their boxes.
  /// Complexity: one step per entry, 512 keys at most.
  package static func metadata(in container: Box, _ reader: ByteReader) throws(ReadFailure) -> [MetadataValue]
  {
    var (own, userData): (Box?, Box?)
    var boxes = container.boxes(reader)
    while own == nil || userData == nil, let box = try boxes.next() {
      if own == nil, box.type == "meta" { own = box }
      if userData == nil, box.type == "udta" { userData = box }
    }
    return try metadata(own: own, userData: userData, reader)
  }

  /// As ``metadata(in:_:)``, of the container's first `meta` and `udta`.
  package static func metadata(
    own: Box?, userData: Box?, _ reader: ByteReader
  ) throws(ReadFailure) -> [MetadataValue] {
    let inside = try userData?.first("meta", reader: reader)
    var values = if let own { try metadata(meta: own, reader) } else { [MetadataValue]() }
    if let inside { values += try metadata(meta: inside, reader) }
    return values
  }

  /// What a `meta` box holds: QuickTime's has no version and flags, so that its first child's type stands four bytes
  /// earlier.
  package static func contents(ofMeta meta: Box, _ reader: ByteReader) throws(ReadFailure) -> Range<Int64> {
    let isPlain = try meta.number(UInt32.self, 4, reader) == FourCharacterCode("hdlr").rawValue
    return meta.contents.lowerBound + (isPlain ? 0 : 4)..<meta.contents.upperBound
  }

  /// The values of one `meta` box whose keys are named.
  package static func metadata(meta: Box, _ reader: ByteReader) throws(ReadFailure) -> [MetadataValue] {
    let inside = try contents(ofMeta: meta, reader)
    guard let list = try first("keys", in: inside, reader), let items = try first("ilst", in: inside, reader)
    else {
      return []
    }
    let names = try keys(in: list, reader)
    var values: [MetadataValue] = []
    values.reserveCapacity(names.count)
    var boxes = items.boxes(reader)
    while values.count < mostKeys, let item = try boxes.next() {
      // Items are numbered from 1 by their box type.
      let number = Int(item.type.rawValue)
      guard number >= 1, number <= names.count, let data = try item.first("data", reader: reader) else {
        continue
      }
      let type = try data.number(UInt32.self, 0, reader)
      let start = min(data.contents.lowerBound + 8, data.contents.upperBound)
      values.append(
        MetadataValue(
          key: names[number - 1].text, known: names[number - 1].known, dataType: type,
          range: start..<data.contents.upperBound))
    }
    return values
  }

  /// The names in a `keys` box, in the order of their numbers.
  package static func keyNames(in list: Box, _ reader: ByteReader) throws(ReadFailure) -> [String] {
    try keys(in: list, reader).map(\.text)
  }

  /// Whether a `meta` box lists a key; false where the list is broken.
  ///
  /// Complexity: one step per key, 512 at most; no text is made.
  package static func lists(_ key: StaticString, inMeta meta: Box, _ reader: ByteReader) throws(ReadFailure)
    -> Bool
  {
    do throws(ReadFailure) {
      guard let list = try first("keys", in: contents(ofMeta: meta, reader), reader) else { return false }
      let count = Int64(try list.number(UInt32.self, 4, reader))
      var offset = list.contents.lowerBound + 8
      for _ in 0..<min(count, Int64(mostKeys)) where list.contents.upperBound - offset >= 8 {
        try reader.step()
        let size = Int64(try reader.bigEndian(UInt32.self, at: offset))
        guard size >= 8, size <= list.contents.upperBound - offset else { return false }
        if size - 8 == Int64(key.utf8CodeUnitCount),
          try reader.view(at: offset + 8, count: key.utf8CodeUnitCount).matches(key)
        {
          return true
        }
        offset += size
      }
      return false
    } catch {
      switch error {
      case .endOfData, .malformed: return false
      case .budget, .source: throw error
      }
    }
  }

  private static func keys(in list: Box, _ reader: ByteReader) throws(ReadFailure) -> [(
    text: String, known: Int?
  )] {
    let count = try list.number(UInt32.self, 4, reader)
    var names: [(text: String, known: Int?)] = []
    names.reserveCapacity(min(Int(count), 16))
    var offset = list.contents.lowerBound + 8
    while names.count < min(Int(count), mostKeys), list.contents.upperBound - offset >= 8 {
      try reader.step()
      let size = Int64(try reader.bigEndian(UInt32.self, at: offset))
      guard size >= 8, size <= list.contents.upperBound - offset else {
        throw .malformed("a key longer than its list")
      }
      let name = try reader.view(at: offset + 8, count: Int(min(size - 8, 1024)))
      let known = KnownKeys.number(of: name)
      names.append((known.map { KnownKeys.all[$0] } ?? name.text, known))
      offset += size
    }
    return names
  }
}
