package import ByteSources

/// Numbers as Int64, so that sums of those of 32 bits cannot overflow; wide ones are bounded.
extension EndReader {
  private static let largest: UInt64 = 1 << 56

  package func byte(_ offset: Int64) throws(ReadFailure) -> UInt8 {
    try reader.bigEndian(UInt8.self, at: offset)
  }

  package func big16(_ offset: Int64) throws(ReadFailure) -> Int64 {
    Int64(try reader.bigEndian(UInt16.self, at: offset))
  }

  package func big32(_ offset: Int64) throws(ReadFailure) -> Int64 {
    Int64(try reader.bigEndian(UInt32.self, at: offset))
  }

  package func big64(_ offset: Int64) throws(ReadFailure) -> Int64 {
    try Self.checked(try reader.bigEndian(UInt64.self, at: offset))
  }

  package func little16(_ offset: Int64) throws(ReadFailure) -> Int64 {
    Int64(try reader.littleEndian(UInt16.self, at: offset))
  }

  package func little32(_ offset: Int64) throws(ReadFailure) -> Int64 {
    Int64(try reader.littleEndian(UInt32.self, at: offset))
  }

  package func little64(_ offset: Int64) throws(ReadFailure) -> Int64 {
    try Self.checked(try reader.littleEndian(UInt64.self, at: offset))
  }

  /// The number that digits in a field of `count` bytes spell; nil where they spell none.
  package func digits(_ offset: Int64, _ count: Int, radix: Int) throws(ReadFailure) -> Int64? {
    let bytes = try reader.view(at: offset, count: count).array
    return Int64(
      String(decoding: bytes.drop { $0 == 0x20 }.prefix { $0 > 0x20 }, as: UTF8.self), radix: radix
    )
    .flatMap { $0 >= 0 ? $0 : nil }
  }

  private static func checked(_ value: UInt64) throws(ReadFailure) -> Int64 {
    guard value < largest else { throw .malformed("an offset or size that no file has") }
    return Int64(value)
  }
}

extension EndReader {
  /// What follows from a length of the whole file that a header states; zero and all ones stand for none.
  func stated(_ length: Int64) throws(ReadFailure) -> EndFinding {
    length == 0 || length == 0xFFFF_FFFF
      ? .unknown("the length in the header, which its writer left open")
      : try .ending(at: length, of: self, "the length in the header")
  }
}
