internal import ASCIIBytes
package import ByteSources

/// Huawei's and Honor's motion photo trailer: version, times, `LIVE_` and length, each padded to 20 bytes.
///
/// The length is the distance from the block of times back to the start of the movie, including any bytes
/// between movie and trailer.
package enum LiveTrailer {
  private static let mark: StaticString = "LIVE_"
  private static let block: Int64 = 20
  /// The distance from the end within which the last block is searched: some writers leave out blanks, others
  /// add bytes.
  private static let searchLength: Int64 = 64

  /// Returns the possible ranges of the movie, the documented one first; empty without the trailer.
  package static func find(_ reader: ByteReader) throws(ReadFailure) -> [Range<Int64>] {
    guard let size = reader.byteCount, size > searchLength else { return [] }
    let start = size - searchLength
    let tail = try reader.view(at: start, count: Int(searchLength))
    guard let index = lastMark(in: tail) else { return [] }
    var length: Int64 = 0
    var digits = 0
    while digits < 15, let byte = tail[index + mark.utf8CodeUnitCount + digits], byte.isASCIIDigit {
      length = length * 10 + Int64(byte - 0x30)
      digits += 1
    }
    guard digits > 0, length > 0 else { return [] }
    let end = start + Int64(index)
    var result: [Range<Int64>] = []
    for lengthBase in [end - block, size - 2 * block, end, size] {
      let first = lengthBase - length
      guard first > 0, first < end, !result.contains(where: { $0.lowerBound == first }) else { continue }
      result.append(first..<end)
    }
    return result
  }

  private static func lastMark(in tail: ByteView) -> Int? {
    var result: Int?
    var index = 0
    while let next = tail.firstIndex(of: mark, from: index) {
      (result, index) = (next, next + 1)
    }
    return result
  }
}
