package import ByteSources

/// Goes through the entries of captions (IPTC IIM 4.2, §1.6).
package struct CaptionEntries {
  /// One entry: record and number say what it is.
  package struct Entry {
    package var record: UInt8
    package var number: UInt8
    package var contents: Range<Int64>
  }

  private static let mostEntries = 2048

  private let reader: ByteReader
  private var offset: Int64
  private let end: Int64
  private var left = CaptionEntries.mostEntries

  package init(in range: Range<Int64>, _ reader: ByteReader) {
    (offset, end, self.reader) = (range.lowerBound, range.upperBound, reader)
  }

  /// The next entry; nil at the end, or at bytes that are none.
  package mutating func next() throws(ReadFailure) -> Entry? {
    try reader.step()
    guard left > 0, end - offset >= 5, try reader.bigEndian(UInt8.self, at: offset) == 0x1C else {
      return nil
    }
    left -= 1
    let record = try reader.bigEndian(UInt8.self, at: offset + 1)
    let number = try reader.bigEndian(UInt8.self, at: offset + 2)
    let count = Int64(try reader.bigEndian(UInt16.self, at: offset + 3))
    guard count < 0x8000, end - offset - 5 >= count else { return nil }
    let contents = offset + 5..<offset + 5 + count
    offset = contents.upperBound
    return Entry(record: record, number: number, contents: contents)
  }

  /// Whether only zeros, which fill up, stand behind the entries; asked for at the end.
  package func isWhole() throws(ReadFailure) -> Bool {
    let rest = try reader.available(at: offset, upTo: Int(min(64, max(0, end - offset))))
    return !rest.array.contains { $0 != 0 }
  }
}
