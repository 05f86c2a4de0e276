package import ByteSources

/// Huawei's and Honor's trailer: version, times, and `LIVE_` with a length, each padded to twenty bytes with blanks.
///
/// The length counts back from the block of times to where the movie begins; what lies between the movie and the
/// trailer is counted in.
package enum LiveTrailer {
  private static let mark: StaticString = "LIVE_"
  private static let block: Int64 = 20
  /// How far from the end the last block is looked for: some writers leave the blanks out, others add some bytes.
  private static let searched: Int64 = 64

  /// The places where the movie may be, the documented one first; empty without the trailer.
  package static func find(_ reader: ByteReader) throws(ReadFailure) -> [Range<Int64>] {
    guard let size = reader.byteCount, size > searched else { return [] }
    let start = size - searched
    let tail = try reader.view(at: start, count: Int(searched))
    guard let place = lastMark(in: tail) else { return [] }
    var length: Int64 = 0
    var digits = 0
    while digits < 15, let byte = tail[place + mark.utf8CodeUnitCount + digits], (0x30...0x39).contains(byte)
    {
      length = length * 10 + Int64(byte - 0x30)
      digits += 1
    }
    guard digits > 0, length > 0 else { return [] }
    let end = start + Int64(place)
    var found: [Range<Int64>] = []
    for behind in [end - block, size - 2 * block, end, size] {
      let first = behind - length
      guard first > 0, first < end, !found.contains(where: { $0.lowerBound == first }) else { continue }
      found.append(first..<end)
    }
    return found
  }

  private static func lastMark(in tail: ByteView) -> Int? {
    var found: Int?
    var index = 0
    while let next = tail.firstIndex(of: mark, from: index) {
      (found, index) = (next, next + 1)
    }
    return found
  }
}
