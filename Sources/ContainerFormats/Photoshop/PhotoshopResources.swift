package import ByteSources

/// Photoshop's image resources in its own files, JPEG and TIFF, in order (Adobe Photoshop File Formats
/// Specification, "Image Resource Blocks").
package struct PhotoshopResources {
  package struct Resource {
    package var number: UInt16
    package var contents: Range<Int64>
  }

  private static let maxResources = 256

  private let reader: ByteReader
  private var offset: Int64
  private let end: Int64
  private var left = PhotoshopResources.maxResources
  /// True if all bytes of the range were resources; valid at the end.
  package private(set) var isWhole = false

  package init(in range: Range<Int64>, _ reader: ByteReader) {
    (offset, end, self.reader) = (range.lowerBound, range.upperBound, reader)
  }

  /// Returns the next resource; nil at the end, or at invalid bytes.
  package mutating func next() throws(ReadFailure) -> Resource? {
    try reader.step()
    // A resource of odd length may be padded.
    guard end - offset > 1 else {
      isWhole = true
      return nil
    }
    guard left > 0, end - offset >= 12, try reader.available(at: offset, upTo: 4).matches("8BIM") else {
      return nil
    }
    left -= 1
    let number = try reader.bigEndian(UInt16.self, at: offset + 4)
    let name = Int64(try reader.bigEndian(UInt8.self, at: offset + 6))
    let head = offset + 6 + (name + 2) / 2 * 2
    guard end - head >= 4 else { return nil }
    let count = Int64(try reader.bigEndian(UInt32.self, at: head))
    guard count <= end - head - 4 else { return nil }
    let contents = head + 4..<head + 4 + count
    offset = contents.upperBound + count % 2
    return Resource(number: number, contents: contents)
  }
}

/// The caption entries of IPTC, in order (IPTC IIM 4.2, §1.6).
package struct CaptionEntries {
  /// An entry, identified by record and number.
  package struct Entry {
    package var record: UInt8
    package var number: UInt8
    package var contents: Range<Int64>
  }

  private static let maxEntries = 2048

  private let reader: ByteReader
  private var offset: Int64
  private let end: Int64
  private var left = CaptionEntries.maxEntries

  package init(in range: Range<Int64>, _ reader: ByteReader) {
    (offset, end, self.reader) = (range.lowerBound, range.upperBound, reader)
  }

  /// Returns the next entry; nil at the end, or at invalid bytes.
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

  /// Returns true if only padding zeros follow; call it at the end.
  package func isWhole() throws(ReadFailure) -> Bool {
    let rest = try reader.available(at: offset, upTo: Int(min(64, max(0, end - offset))))
    return !rest.array.contains { $0 != 0 }
  }
}
