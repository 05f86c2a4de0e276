package import ByteSources

/// An entry in the directory of an ICO or CUR file (Windows, `ICONDIRENTRY`).
package struct IconDirectoryEntry: Sendable {
  /// Single bytes, in which 0 stands for 256.
  package var width: Int
  package var height: Int
  /// Usually 0.
  package var reserved: UInt8
  package var byteCount: Int64
  /// The offset of the picture: a PNG, or a bitmap without file header.
  package var offset: Int64

  package init(at index: Int64, _ reader: ByteReader) throws(ReadFailure) {
    try reader.step()
    let row = try reader.view(at: 6 + 16 * index, count: 16)
    guard let width = row[0], let height = row[1], let reserved = row[3],
      let byteCount = row.littleEndian(UInt32.self, at: 8), let offset = row.littleEndian(UInt32.self, at: 12)
    else { throw .endOfData }
    (self.width, self.height) = (width == 0 ? 256 : Int(width), height == 0 ? 256 : Int(height))
    (self.reserved, self.byteCount, self.offset) = (reserved, Int64(byteCount), Int64(offset))
  }

  /// Returns the declared number of rows.
  package static func count(_ reader: ByteReader) throws(ReadFailure) -> Int64 {
    Int64(try reader.littleEndian(UInt16.self, at: 4))
  }

  /// Returns the picture's first bytes, as many as available, and whether it is a PNG.
  package func start(_ reader: ByteReader) throws(ReadFailure) -> (bytes: ByteView, isPNG: Bool) {
    let bytes = try reader.available(at: min(offset, reader.end), upTo: 24)
    return (bytes, bytes.matches([0x89, 0x50, 0x4E, 0x47]))
  }
}
