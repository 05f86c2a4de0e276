package import ByteSources

/// Goes through Photoshop's image resources, as its own files, JPEG and TIFF keep them (Adobe Photoshop File Formats
/// Specification, "Image Resource Blocks").
package struct PhotoshopResources {
  /// One block.
  package struct Resource {
    package var number: UInt16
    package var contents: Range<Int64>
  }

  private static let mostResources = 256

  private let reader: ByteReader
  private var offset: Int64
  private let end: Int64
  private var left = PhotoshopResources.mostResources
  /// Whether all bytes of the range were blocks; asked for at the end.
  package private(set) var isWhole = false

  package init(in range: Range<Int64>, _ reader: ByteReader) {
    (offset, end, self.reader) = (range.lowerBound, range.upperBound, reader)
  }

  /// The next block; nil at the end, or at bytes that are none.
  package mutating func next() throws(ReadFailure) -> Resource? {
    try reader.step()
    // A block may end with a zero that makes it even.
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
