public import ByteSources

extension ISOBaseMedia {
  /// One entry of a `keys`/`ilst` pair (QuickTime File Format, "Metadata").
  public struct MetadataValue: Hashable, Sendable {
    /// The key's name, such as `com.apple.quicktime.content.identifier`.
    public var key: String
    /// The well-known type: 1 UTF-8, 21 signed, 22 unsigned, 23 and 24 floating point.
    public var dataType: UInt32
    /// Where the value's bytes are.
    public var range: Range<Int64>
  }

  private static let mostKeys = 512

  /// The metadata of a movie or track: QuickTime's `meta` in `container`, or ISO's in `udta`.
  ///
  /// Errors: `ReadFailure.malformed` and `ReadFailure.endOfData` for lists that do not fit their boxes.
  /// Complexity: one step per entry, 512 keys at most.
  public static func metadata(in container: Box, _ reader: ByteReader) throws(ReadFailure) -> [MetadataValue]
  {
    var values: [MetadataValue] = []
    if let meta = try first("meta", in: container.contents, reader) {
      values += try metadata(meta: meta, reader)
    }
    if let user = try first("udta", in: container.contents, reader),
      let meta = try first("meta", in: user.contents, reader)
    {
      values += try metadata(meta: meta, reader)
    }
    return values
  }

  /// The values of one `meta` box whose keys are named.
  package static func metadata(meta: Box, _ reader: ByteReader) throws(ReadFailure) -> [MetadataValue] {
    // QuickTime's box has no version and flags: its first child's type stands four bytes earlier.
    let isPlain = try field(UInt32.self, 4, in: meta.contents, reader) == FourCharacterCode("hdlr").rawValue
    let inside = meta.contents.lowerBound + (isPlain ? 0 : 4)..<meta.contents.upperBound
    guard let list = try first("keys", in: inside, reader), let items = try first("ilst", in: inside, reader)
    else {
      return []
    }
    let names = try keys(in: list, reader)
    var values: [MetadataValue] = []
    values.reserveCapacity(names.count)
    var boxes = Boxes(reader, in: items.contents)
    while values.count < mostKeys, let item = try boxes.next() {
      // Items are numbered from 1 by their box type.
      let number = Int(item.type.rawValue)
      guard number >= 1, number <= names.count, let data = try first("data", in: item.contents, reader) else {
        continue
      }
      let type = try field(UInt32.self, 0, in: data.contents, reader)
      let start = min(data.contents.lowerBound + 8, data.contents.upperBound)
      values.append(
        MetadataValue(key: names[number - 1], dataType: type, range: start..<data.contents.upperBound))
    }
    return values
  }

  private static func keys(in list: Box, _ reader: ByteReader) throws(ReadFailure) -> [String] {
    let count = try field(UInt32.self, 4, in: list.contents, reader)
    var names: [String] = []
    names.reserveCapacity(min(Int(count), 16))
    var offset = list.contents.lowerBound + 8
    while names.count < min(Int(count), mostKeys), list.contents.upperBound - offset >= 8 {
      try reader.step()
      let size = Int64(try reader.bigEndian(UInt32.self, at: offset))
      guard size >= 8, size <= list.contents.upperBound - offset else {
        throw .malformed("a key longer than its list")
      }
      names.append(try reader.view(at: offset + 8, count: Int(min(size - 8, 1024))).text)
      offset += size
    }
    return names
  }
}
