internal import ByteSources

/// Where Java classes end: with the last attribute (Java Virtual Machine Specification, 4.1).
enum JavaClassEnd {
  private static let checked = "the constants, fields, methods and attributes"
  /// Bytes behind the tag of a constant; the text of tag 1 states its own.
  private static let constants: [UInt8: Int64] = [
    3: 4, 4: 4, 5: 8, 6: 8, 7: 2, 8: 2, 9: 4, 10: 4, 11: 4, 12: 4, 15: 3, 16: 2, 17: 4, 18: 4, 19: 2, 20: 2,
  ]

  static func read(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    var place: Int64 = 10
    var left = try file.big16(8) - 1
    while left > 0 {
      try file.reader.step()
      let tag = try file.byte(place)
      if tag == 1 {
        place += 3 + (try file.big16(place + 1))
      } else {
        guard let size = constants[tag] else { return .unknown(checked) }
        place += 1 + size
      }
      // Numbers of eight bytes count twice.
      left -= tag == 5 || tag == 6 ? 2 : 1
    }
    place += 8 + (try file.big16(place + 6)) * 2
    for _ in 0..<2 {
      let count = try file.big16(place)
      place += 2
      for _ in 0..<count { try skipAttributes(from: 6, &place, file) }
    }
    try skipAttributes(from: 0, &place, file)
    return try .ending(at: place, of: file, checked)
  }

  private static func skipAttributes(
    from skipped: Int64, _ place: inout Int64, _ file: EndReader
  ) throws(ReadFailure) {
    place += skipped
    let count = try file.big16(place)
    place += 2
    for _ in 0..<count {
      try file.reader.step()
      place += 6 + (try file.big32(place + 2))
    }
  }
}
