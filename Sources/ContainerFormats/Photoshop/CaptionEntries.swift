package import ByteSources

/// Goes through captions as newspapers' systems write them (IPTC IIM 4.2): data sets of numbered records.
package struct CaptionEntries {
  /// One data set.
  package struct Entry {
    package var record: UInt8
    package var number: UInt8
    package var contents: Range<Int64>
  }

  private let reader: ByteReader
  private let end: Int64
  private var left: Int
  /// Where the entries end: behind them stand filling zeros, or bytes that are none.
  package private(set) var offset: Int64

  /// Begins at the start of `range`; `limit` entries are read at most.
  package init(in range: Range<Int64>, upTo limit: Int, _ reader: ByteReader) {
    (offset, end, left, self.reader) = (range.lowerBound, range.upperBound, limit, reader)
  }

  /// The next data set; nil at the end, and at one of the extended form, whose length has a length.
  package mutating func next() throws(ReadFailure) -> Entry? {
    try reader.step()
    guard left > 0, end - offset >= 5, try reader.bigEndian(UInt8.self, at: offset) == 0x1C else {
      return nil
    }
    left -= 1
    let count = Int64(try reader.bigEndian(UInt16.self, at: offset + 3))
    guard count < 0x8000, end - offset - 5 >= count else { return nil }
    let entry = Entry(
      record: try reader.bigEndian(UInt8.self, at: offset + 1),
      number: try reader.bigEndian(UInt8.self, at: offset + 2), contents: offset + 5..<offset + 5 + count)
    offset = entry.contents.upperBound
    return entry
  }
}
