internal import ByteSources
internal import UniformTypes

/// PDF behind other bytes.
enum PDF {
  /// PDF readers accept the mark anywhere in the first 1,024 bytes (ISO 32000 Annex H); only at the start does it decide.
  static func readLate(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head.slice(0..<1029)
    var index = 0
    while let at = head.firstIndex(of: "%PDF-", from: index) {
      index = at + 1
      guard let major = head[at + 5], (0x30...0x39).contains(major),
        head[at + 6] == 0x2E
      else { continue }
      let preamble = head.slice(0..<at)
      let isBlank = preamble.array.allSatisfy { $0 <= 0x20 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
      return ContentFinding(
        .pdf, by: .signature, decided: isBlank, range: Int64(at)..<Int64(at + 8), rule: "pdf-late",
        because: isBlank ? "the mark behind nothing but white space" : "the mark behind other bytes")
    }
    return nil
  }
}
