internal import ByteSources

/// Where BPG ends: with the picture's data, whose length the header states or leaves open (BPG Specification 0.9.5, 3).
enum BPGEnd {
  static func read(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let hasExtension = try file.byte(5) & 8 != 0
    var place: Int64 = 6
    _ = try number(&place, file)
    _ = try number(&place, file)
    let length = try number(&place, file)
    guard length > 0 else { return .unknown("the length of the picture's data, which its writer left open") }
    if hasExtension {
      let size = try number(&place, file)
      place += size
    }
    return try .ending(at: place + length, of: file, "the length of the picture's data")
  }

  /// Seven bits a byte, the highest first; the eighth says that there are more.
  private static func number(_ place: inout Int64, _ file: EndReader) throws(ReadFailure) -> Int64 {
    var value: Int64 = 0
    for _ in 0..<5 {
      let byte = try file.byte(place)
      place += 1
      value = value << 7 | Int64(byte & 0x7F)
      if byte & 0x80 == 0 { return value }
    }
    throw .malformed("a number that does not end")
  }
}
