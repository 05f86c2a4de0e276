internal import ContainerFormats
internal import PropertyLists

// The lines of a journal: each a JSON object whose last member says how long the object is up to there, and its CRC-32.
extension RenameJournal {
  private static let sealStart = Array(#","check":""#.utf8)
  private static let sealEnd = Array(#""}"#.utf8)
  /// The start, the length in up to twenty digits, a colon, eight digits of the checksum, the end.
  private static let longestSeal = sealStart.count + 20 + 1 + 8 + sealEnd.count

  /// A whole line.
  static func record(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.object(body)
    let object = Array(json.bytes.dropLast())
    return object + seal(of: object) + [UInt8(ascii: "\n")]
  }

  /// Whether a line, without its end, is as it was written.
  static func isSealed(_ line: ArraySlice<UInt8>) -> Bool {
    let starts = line.indices.suffix(longestSeal).reversed()
    guard let start = starts.first(where: { line[$0...].starts(with: sealStart) }) else { return false }
    return line[start...].elementsEqual(seal(of: Array(line[..<start])))
  }

  private static func seal(of object: [UInt8]) -> [UInt8] {
    let sum = String(CyclicRedundancyCheck.of(object), radix: 16)
    let padding = String(repeating: "0", count: max(0, 8 - sum.utf8.count))
    return sealStart + Array("\(object.count):\(padding)\(sum)".utf8) + sealEnd
  }
}
