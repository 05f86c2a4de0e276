internal import ContainerFormats
internal import PropertyLists
internal import SystemCalls
internal import SystemPackage

/// The lines of a journal: each a JSON object whose last member says how long the object is up to there, and its CRC-32.
enum JournalLine {
  /// Longer journals are refused; a million renames take about a third of this.
  static let longest = 1 << 30
  static let end = UInt8(ascii: "\n")

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

  /// A path as JSON can hold it: a byte that is not UTF-8 stands as one character of a private range.
  static func text(_ path: FilePath) -> String { RawText.string(path.bytes) }

  /// The path from the root that a member holds; nil where it is none.
  static func path(_ value: PropertyList?) -> FilePath? {
    guard let text = value?.string, text.hasPrefix("/") else { return nil }
    let bytes = RawText.bytes(text)
    return bytes.contains(0) ? nil : FilePath(bytes: bytes)
  }
}

extension JSONWriter {
  /// Which file it is, in members: as text, since JSON's readers keep only 53 bits of a number.
  mutating func fields(of identity: FileIdentity) {
    field("device", String(identity.device))
    field("node", String(identity.node))
    field("size", String(identity.byteCount))
    field("modified", identity.modified)
  }
}

extension FileIdentity {
  /// Reads the members that ``JSONWriter/fields(of:)`` writes.
  init?(_ object: PropertyList) {
    guard let device = object["device"]?.string.flatMap({ UInt64($0) }),
      let node = object["node"]?.string.flatMap({ UInt64($0) }),
      let size = object["size"]?.string.flatMap({ Int64($0) }), let modified = object["modified"]?.string
    else { return nil }
    self.init(device: device, node: node, byteCount: size, modified: modified)
  }
}
