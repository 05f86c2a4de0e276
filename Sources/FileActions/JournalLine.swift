internal import ContainerFormats
internal import PropertyLists
internal import SystemCalls
internal import SystemPackage

/// Lines of a rename journal: JSON objects whose last member, `check`, holds the length and CRC-32 of what precedes.
enum JournalLine {
  /// The size limit of journals; a million renames take about a third of it.
  static let maxByteCount = 1 << 30
  static let end = UInt8(ascii: "\n")

  private static let checkStart = Array(#","check":""#.utf8)
  private static let checkEnd = Array(#""}"#.utf8)
  /// The start, a length of up to twenty digits, a colon, eight digits of the checksum, the end.
  private static let maxCheckLength = checkStart.count + 20 + 1 + 8 + checkEnd.count

  /// Returns a line with its `check` member and line feed.
  static func record(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.object(body)
    let object = Array(json.bytes.dropLast())
    return object + checkMember(of: object) + [UInt8(ascii: "\n")]
  }

  /// Returns true if the `check` member of a line without its line feed matches the line.
  static func isIntact(_ line: ArraySlice<UInt8>) -> Bool {
    let starts = line.indices.suffix(maxCheckLength).reversed()
    guard let start = starts.first(where: { line[$0...].starts(with: checkStart) }) else { return false }
    return line[start...].elementsEqual(checkMember(of: Array(line[..<start])))
  }

  private static func checkMember(of object: [UInt8]) -> [UInt8] {
    let sum = String(CyclicRedundancyCheck.of(object), radix: 16)
    let padding = String(repeating: "0", count: max(0, 8 - sum.utf8.count))
    return checkStart + Array("\(object.count):\(padding)\(sum)".utf8) + checkEnd
  }

  /// Returns a path as a JSON string by ``RawText``.
  static func text(_ path: FilePath) -> String { RawText.string(path.bytes) }

  /// Returns the absolute path in a member, or nil.
  static func path(_ value: PropertyList?) -> FilePath? {
    guard let text = value?.string, text.hasPrefix("/") else { return nil }
    let bytes = RawText.bytes(text)
    return bytes.contains(0) ? nil : FilePath(bytes: bytes)
  }
}

extension JSONWriter {
  /// Writes a file's identity; numbers as strings, since many JSON parsers keep only 53 bits.
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
